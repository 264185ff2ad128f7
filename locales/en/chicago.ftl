# Chicago: eleven rounds, in each of which another sum is aimed at.

chicago-name = Chicago
chicago-also = eleven rounds
chicago-about = Two dice, eleven rounds: first a two is wanted, then a three, and so on up to twelve. Hit the sum and score it.
chicago-brief = two dice, two minutes
chicago-rules =
    You want to roll just the right sum at the right time. There are eleven rounds. In the first one everybody aims at two, in the next one at three, and so on; the last one is for twelve.

    On your turn roll two dice once: press the button or say “roll”. If their sum is the one that is aimed at, you score that many points; if not, you score nothing.

    For example, in the round for eight 5 3 brings 8 points, and 5 4 brings none.

    After the round for twelve the match is over: most points win, and nobody can have more than 77. Players with equal points share the place.

chicago-word-roll = roll | throw

chicago-ask = make { $aim } with two dice
chicago-hit = { $seat } rolls { $faces } and hits: { $sum } points.
chicago-missed = { $seat } rolls { $faces }: that is { $sum }, missed.
chicago-sheet = Now everybody aims at { $aim }
chicago-sheet-last = Last roll: { $faces } = { $sum }
chicago-sheet-aim = aim

chicago-lesson-1 = 5 + 3 = 8, and eight is wanted: 8 points
chicago-lesson-2 = 5 + 4 = 9 is no eight: nothing
chicago-lesson-3 = The next round aims at nine: “roll”
chicago-lesson-4 = After twelve, most points win
