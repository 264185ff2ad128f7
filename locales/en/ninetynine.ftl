# Ninety-nine: a number, five dice, and a formula of all of them.

ninetynine-name = Ninety-nine
ninetynine-also = 99 | countdown | thirty-three to ninety-nine
ninetynine-about = A number is named and five dice fall: make a formula of all five that comes as near to the number as you can.
ninetynine-brief = five dice, a quarter of an hour
ninetynine-rules =
    In each round another player names a number from 33 to 99. Then five dice fall. Make a formula that uses each of the five exactly once and comes as near to the number as possible. You may add, subtract, multiply, divide and use brackets; fractions on the way are fine.

    Send your formula to the bot in private, for example 5*5*3-(2+6). You may write × or x for “times” and : for “divided by”. You may send as many as you like while time is left: your best one counts. Type “done” when you have nothing better. The round ends when everybody is done, or after three minutes.

    Then all formulas are shown, and the best one that was possible. Whoever is nearest, above or below, gets a point; if the formula hits the number, two points. Several who are equally near all get theirs.

    Five rounds make a match. “rounds” sets how many, “minutes” how long there is to think.
ninetynine-opt-rounds = how many numbers are named
ninetynine-opt-minutes = how long there is to think, in minutes
ninetynine-key-rounds = rounds
ninetynine-key-minutes = minutes
ninetynine-set-rounds = { $value ->
    [one] { $value } round
   *[other] { $value } rounds
}
ninetynine-set-minutes = { $value ->
    [one] { $value } minute to think
   *[other] { $value } minutes to think
}

ninetynine-word-done = done | ready | nothing better

ninetynine-board-round = round
ninetynine-board-seat = seat
ninetynine-board-points = points
ninetynine-board-value = result
ninetynine-board-formula = formula
ninetynine-board-left = left
ninetynine-board-of = of
ninetynine-board-target = target
ninetynine-board-dice = dice
ninetynine-board-best = best

ninetynine-ask-name = name a number from 33 to 99
ninetynine-ask = make { $target } of { $faces } and send the formula

ninetynine-name-it = { $target }
ninetynine-send = a formula
ninetynine-done = ✓ Done
ninetynine-done-news = { $seat } is done.

ninetynine-named = { $seat } names { $target }. The dice: { $faces }.
ninetynine-made = That is { $value }, { $off } off. Send something better, or “done”.
ninetynine-worse = That is { $value }, { $off } off: you had something better.
ninetynine-hit = That is { $value }: you have hit it!
ninetynine-nobody = Nobody has sent a formula.
ninetynine-exact = { $count ->
    [one] { $names } hits the number: two points.
   *[other] { $names } hit the number: two points each.
}
ninetynine-nearest = { $count ->
    [one] { $names } is nearest, { $off } off: one point.
   *[other] { $names } are nearest, { $off } off: a point each.
}
ninetynine-silent = No answer: { $names }.
ninetynine-best = It could be done: { $formula } = { $value }.

ninetynine-reject-number = Name a whole number from 33 to 99.
ninetynine-reject-formula = Send a formula of the five dice, for example 5*5*3-(2+6), or “done”.
ninetynine-reject-dice = Use each die exactly once: { $faces }.
ninetynine-reject-equals = This formula makes { $value }, not { $said }.
ninetynine-reject-zero = This formula divides by zero.
ninetynine-reject-wait = First a number has to be named.

ninetynine-sheet-points = points
ninetynine-sheet-value = result
ninetynine-sheet-target = target
ninetynine-sheet-how = All five dice, + − × : and brackets
ninetynine-sheet-off = off by { $off }
ninetynine-sheet-exact = exactly
ninetynine-sheet-none = no answer
ninetynine-sheet-formula = formula
ninetynine-sheet-round = Round { $round } of { $rounds }
ninetynine-sheet-after = After round { $round } of { $rounds }
ninetynine-sheet-best = Best: { $formula } = { $value }

ninetynine-lesson-1 = Anna names 67; these five dice fall
ninetynine-lesson-2 = Boris: 5 × 5 × 3 − (2 + 6) = 67, two points
ninetynine-lesson-3 = 68 would have been one point, if nearest
ninetynine-lesson-4 = After each round the best one is shown
