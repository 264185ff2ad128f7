# Thirteen: a running total that scores wherever it is a multiple of thirteen.

thirteen-name = Thirteen
thirteen-also = times thirteen
thirteen-about = Five rolls make one running total: whenever it is a multiple of thirteen, it scores.
thirteen-brief = two dice, five minutes
thirteen-rules =
    There are two dice, one of them with faces 2 to 7, so a roll is worth 3 to 13. A turn is five rolls. The first one begins your running total.

    With each of the other four do one thing: add the roll, take it away (never below zero), add it two, three or four times, or add a half, a third or a quarter of it, rounded down. If the new total is a multiple of 13, it scores that many points: 39 is three times 13, so 3 points. The total goes on to the next roll.

    Everybody has five turns (option “rounds”), and most points win. Zero scores nothing, and neither does the first roll.

    With real dice, type the ordinary die first, then the one from 2 to 7. If you have none, take a second ordinary die: its 1 counts as 7.

    Type “+”, “-”, “x3”, “:2” or simply the new total, or use the buttons.

thirteen-opt-divisor = of which number the total must be a multiple: 11 is easier, 17 is harder
thirteen-opt-rounds = how many turns everybody has

thirteen-key-divisor = divisor | number
thirteen-key-rounds = rounds | turns
thirteen-set-divisor = multiples of { $value }
thirteen-set-rounds = { $value ->
    [one] one turn each
   *[other] { $value } turns each
}

thirteen-word-throw = roll | throw
thirteen-word-name = name

thirteen-op = { $op }
thirteen-op-makes = { $op } → { $total }
thirteen-op-scores = { $points ->
    [one] { $op } → { $total } = { $points } point
   *[other] { $op } → { $total } = { $points } points
}

thirteen-ask = { $total } and a roll of { $sum } – what do you make of it?
thirteen-ask-all = a roll of { $sum } for everybody – what do you make of it?

thirteen-holds = { $points ->
    [one] Your total: { $total }, { $points } point in this turn, { $all } in all.
   *[other] Your total: { $total }, { $points } points in this turn, { $all } in all.
}
thirteen-threw = { $seat } rolls { $faces }, that is { $sum }.
thirteen-scored = { $points ->
    [one] { $seat } makes { $total }: { $points } point!
   *[other] { $seat } makes { $total }: { $points } points!
}
thirteen-turn = { $points ->
    [0] { $seat }: no point in this turn, { $all } in all.
    [one] { $seat }: { $points } point in this turn, { $all } in all.
   *[other] { $seat }: { $points } points in this turn, { $all } in all.
}

thirteen-reject-syntax = Type “+”, “-”, “x2” to “x4”, “:2” to “:4”, or the new total.
thirteen-reject-total = { $number } cannot be made. What can: { $made }.
thirteen-reject-minus = { $total } less { $sum } is below zero: add something.

thirteen-sheet-now = now
thirteen-sheet-all = points
thirteen-sheet-total = points: { $points }
thirteen-sheet-of = Round { $turn } of { $turns }. Ringed: the points, number ÷ { $divisor }
thirteen-sheet-other = A thick frame: the die from 2 to 7
thirteen-sheet-turns = Above the points: round by round

thirteen-lesson-1 = 9 + 3×10 = 39, three times 13: 3 points
thirteen-lesson-2 = “+” adds the roll, “-” takes it away
thirteen-lesson-3 = “x2” to “x4”, or a part of it: “:2” to “:4”
thirteen-lesson-4 = An ordinary die, and one from 2 to 7
thirteen-lesson-5 = This turn’s points; usually five turns each
