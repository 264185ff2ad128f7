# The counter of Cameroon: marks on the sums of dice.

countercameroon-name = Cameroon counter
countercameroon-also = counter | counter cameroon
countercameroon-about = Split four dice into two pairs and mark their sums: the first with four marks on a sum wins it. The rarer the sum, the more it counts.
countercameroon-brief = four dice, ten minutes
countercameroon-rules =
    Win sums that count much. On your turn four dice fall; split them into two pairs and put a mark on each of the two sums. Whoever has four marks on a sum first wins it, and it is closed for everybody.

    The number behind each sum is what it counts: 1 for the 7, and more the rarer it is, up to 11 for 2 and 12. With “values=flat” it is 1 to 6.

    You roll 1 4 5 6: mark 5 and 11, or 6 and 10, or 7 and 9. Type “mark 5 11” or just “5 11”, or press a button.

    With “form=two” two dice fall and make one sum: mark it, or roll both “again”, up to three times in a turn; the last sum must be marked.

    The match ends when all eleven sums are won; most points win. With one roll for everybody, those who reach four marks at the same time both have the sum.

countercameroon-opt-form = four dice that make two sums, or two dice that make one
countercameroon-opt-throws = how often two dice may be rolled in a turn
countercameroon-opt-values = what sums count: 1 to 11, or 1 to 6
countercameroon-key-form = form
countercameroon-key-throws = rolls | throws
countercameroon-key-values = values
countercameroon-is-four = four
countercameroon-is-two = two
countercameroon-is-steep = steep
countercameroon-is-flat = flat
countercameroon-set-form = { $value ->
    [two] two dice
   *[other] four dice
}
countercameroon-set-throws = { $value ->
    [one] { $value } roll of two dice
   *[other] up to { $value } rolls of two dice
}
countercameroon-set-values = { $value ->
    [flat] sums count 1 to 6
   *[other] sums count 1 to 11
}

countercameroon-word-throw = roll | throw
countercameroon-word-name = name
countercameroon-word-mark = mark
countercameroon-word-again = again | roll again | reroll

countercameroon-mark = { $sums }
countercameroon-mark-news = { $seat } marks { $sums }.

countercameroon-again = 🎲 Roll again
countercameroon-again-news = { $seat } rolls again.
countercameroon-ask = which sums do you make of { $faces }?
countercameroon-ask-two = mark the { $sum }, or roll again?

countercameroon-threw = { $seat } rolls { $faces }.
countercameroon-marks = { $seat } marks { $sums }.
countercameroon-won = { $points ->
    [one] The { $sum } is won, { $points } point: { $names }.
   *[other] The { $sum } is won, { $points } points: { $names }.
}

countercameroon-reject-syntax = Type the sums that you mark: “5 11” marks the 5 and the 11.
countercameroon-reject-sums = These dice give: { $ways }.
countercameroon-reject-again = There is no further roll in this turn: mark what you have.
countercameroon-reject-name = Name dice with a sum that is still open.

countercameroon-sheet = Four marks win a sum
countercameroon-sheet-two = Four marks win a sum; roll { $throw }
countercameroon-sheet-closed = sum is closed
countercameroon-sheet-points = points

countercameroon-lesson-1 = What each sum is worth
countercameroon-lesson-2 = Four marks: Anna has won the 2
countercameroon-lesson-3 = Closed for all the others
countercameroon-lesson-4 = Split the dice: “6 8” or “7 7”
