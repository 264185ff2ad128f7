# Sixteen: near to fifteen, but sixteen is dead.

sixteen-name = Sixteen
sixteen-also = sixteen is dead
sixteen-about = Come near to fifteen: sixteen or more is dead and pays a chip, and so does the lowest of those who live.
sixteen-brief = three dice, five minutes
sixteen-rules =
    You want to keep your chips: everybody has five. Sixteen or more is dead. So come as near to fifteen as you dare.

    On your turn roll three dice. Then you may stop, or roll any of them again, twice at most. Only the sum at the end counts. Press a button, or type “roll” with the dice that you roll again (“roll” alone means all), or “stop”. For example: you have 4 3 2, which makes 9, and type “roll 2”; the die shows 6 now, and you have 13. Another player ends with 5 5 6, which is 16: dead.

    When everybody has played, each of the dead pays a chip. The lowest of the living pays one as well; if several are lowest, they all pay. If only one player is alive, that one pays nothing. The next player opens the next round.

    Without chips you are out. Whoever has chips left at the end wins.

    With “together” one roll is for everybody: all use the same dice, and each decides in secret what to keep.

sixteen-rules-three = As told above: three dice, any of which you may roll again, twice at most. Type “roll 2” to roll the 2 again, “roll 2 3” for two dice, “stop” to keep all.
sixteen-rules-one = You roll a single die as often as you like, at least once, and add up: 6 + 5 + 3 make 14. Beyond fifteen you are dead at once; at fifteen you stop by yourself. Say “roll” and “stop”.

sixteen-opt-form = three dice, of which some are rolled again, or one die that is added up
sixteen-opt-chips = how many chips everybody has
sixteen-key-form = form
sixteen-key-chips = chips
sixteen-is-three = three dice | three
sixteen-is-one = one die | one
sixteen-set-form = { $value ->
    [one] one die
   *[other] three dice
}
sixteen-set-chips = { $value ->
    [one] { $value } chip
   *[other] { $value } chips
}

sixteen-word-roll = roll | throw | again
sixteen-word-hold = stop | hold | stand

sixteen-again = 🎲 { $faces }
sixteen-again-news = { $seat } rolls { $faces } again.

sixteen-ask = { $least ->
    [0] you have { $sum }. Roll again or stop?
   *[other] you have { $sum }, the lowest alive is { $least }. Roll again or stop?
}
sixteen-ask-three = you have { $sum }, { $left ->
    [one] one roll is left
   *[other] { $left } rolls are left
}. Roll which dice again, or stop?
sixteen-ask-all = { $sum } for everybody who is in. Roll on or stop?
sixteen-ask-all-three = { $left ->
    [one] one roll is left
   *[other] { $left } rolls are left
}. Roll which dice again, or stop?

sixteen-threw = { $seat } rolls { $faces }: { $sum }.
sixteen-dead = { $seat } rolls { $faces }: { $sum }, dead.
sixteen-dead-pay = { $count ->
    [one] Dead, a chip: { $names }.
   *[other] Dead, a chip each: { $names }.
}
sixteen-lowest-pay = { $count ->
    [one] Lowest with { $sum }, a chip: { $names }.
   *[other] Lowest with { $sum }, a chip each: { $names }.
}
sixteen-out = Without chips and out: { $names }.
sixteen-reject-syntax = Type “roll” or “stop”; with three dice you may say which you roll again: “roll 2 3”.

sixteen-sheet = 16 or more costs a chip, and so does the lowest
sixteen-sheet-chips = chips
sixteen-sheet-sum = sum
sixteen-sheet-made = sum { $sum }
sixteen-sheet-dead = dead: { $sum }
sixteen-sheet-lowest = lowest: { $sum }
sixteen-sheet-past = was { $sum }

sixteen-board-three = three
sixteen-board-one = one

sixteen-lesson-1 = Anna rolled her 2 again: “roll 2”, then 13
sixteen-lesson-2 = Boris has 11: two rolls left, or “stop”
sixteen-lesson-3 = At 16 or more you are dead and pay a chip
sixteen-lesson-4 = The lowest pays too. Without chips: out
sixteen-one-lesson-1 = Anna added 6 + 5 + 3 = 14: “stop”
sixteen-one-lesson-2 = 6 + 4 + 6 = 16: dead, that costs a chip
sixteen-one-lesson-3 = The lowest alive pays one as well
