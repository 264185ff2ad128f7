# Macao: one die, as near to nine as one dares.

macao-name = Macao
macao-also = evil nine
macao-about = Keep rolling one die: come as near to nine as you can, for beyond it you are out of the round.
macao-brief = one die, five minutes
macao-rules =
    On your turn roll the die as often as you like, but at least once, and add up what falls. At nine you stop, since nothing is better. Beyond nine you are out of this round.

    When everybody has played, whoever has most takes a chip. Those who are level play off among themselves, and whoever played last begins. If all are out, nobody takes the chip; in a play-off they play again. The next player opens the next round.

    Whoever has three chips first wins.

    With “nine”, nine takes the chip at once, before the others have rolled. With “together” one roll counts for everybody, and whoever stays in longest without going beyond nine takes the chip.

    Say “roll” and “stop”, or press the buttons.

macao-opt-chips = how many chips win
macao-opt-nine = nine takes the chip at once, before the others have rolled

macao-key-chips = chips
macao-key-nine = nine
macao-set-chips = { $value ->
    [one] { $value } chip wins
   *[other] { $value } chips win
}
macao-set-nine = { $value ->
    [on] nine at once
   *[other] everybody plays
}

macao-word-roll = roll | throw | again | in
macao-word-hold = stop | hold | stand

macao-sheet = { $chips ->
    [one] { $chips } chip wins; over 9 is out
   *[other] { $chips } chips win; over 9 is out
}
macao-lesson-1 = Anna stopped at 7: “stop”
macao-lesson-2 = 5 + 6 = 11: past nine, out of the round
macao-lesson-3 = Vera may still make 8 or 9: “roll”
macao-lesson-4 = A chip goes here; two chips win this match
