# Spider: cross out the sums of two dice.

spider-name = Spider
spider-also = the spider
spider-about = Cross out the sums of two dice. What you need lets you roll again, what you have goes to somebody else.
spider-brief = two dice, five minutes
spider-rules =
    You want to be the first to cross out ten sums: 2, 3, 4, 5, 6, 8, 9, 10, 11 and 12. They hang on the threads of your web.

    On your turn roll two dice: press the button or type “roll”. If you still need their sum, the bot crosses it out for you, and you roll again. If you have it already, it is a gift for the next player in turn who still needs it, and your turn is over.

    A seven is a joker: cross out any sum you like, by a button or by typing it, for example 12. After that your turn is over.

    For example: you roll 1 and 1, and the 2 is crossed out. You roll 1 and 1 again: now the next player crosses out the 2, and has the next turn.

    Whoever crosses out the last sum wins at once, even if somebody else has rolled it.

spider-word-throw = roll | throw

spider-cross = ✗ { $sum }
spider-cross-news = { $seat } crosses out { $sum }.
spider-ask = { $left ->
    [one] roll the dice, one sum is missing
   *[other] roll the dice, { $left } sums are missing
}
spider-ask-any = for the seven cross out any sum
spider-crossed = { $seat } rolls { $faces } and crosses out { $sum }.
spider-gift = { $seat } rolls { $faces }: { $other } crosses out { $sum }.
spider-nobody = { $seat } rolls { $faces }: nobody needs { $sum } any more.
spider-any = { $seat } rolls { $faces }: seven, any sum.
spider-chosen = { $seat } crosses out { $sum }.
spider-reject-syntax = Type “roll”, or after a seven the sum that you cross out.
spider-reject-throw = Roll first: press the button or type “roll”.
spider-reject-cross = Cross out one of these: { $open }.

spider-sheet = Seven is any sum; ten crossed sums win
spider-sheet-of = { $count } of { $all }
spider-sheet-crossed = crossed

spider-board-crossed = crossed
spider-board-open = open

spider-lesson-1 = 5 + 6: Anna crosses out 11 and rolls again
spider-lesson-2 = 3 + 4 = 7: any sum she likes, so “12”
spider-lesson-3 = 2 was crossed out already: Boris got it
spider-lesson-4 = Whoever has crossed all ten sums wins
