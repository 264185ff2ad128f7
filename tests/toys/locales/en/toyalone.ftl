# Toy: lamps, for one.

toyalone-name = Lamps
toyalone-about = Put all lamps out: each press switches a lamp and its neighbours.
toyalone-rules =
    Some lamps are lit. A press on a cell switches its lamp and those above, below, to the left and to the right of it. Put all of them out before you run out of presses; the presses that are left are your score.

    Type a cell, for example b2, or “enough” to give up.

toyalone-opt-size = side of the board
toyalone-opt-presses = how many presses (as many as there are cells, unless you say)
toyalone-key-size = size
toyalone-key-presses = presses
toyalone-set-size = side { $value }
toyalone-set-presses = presses: { $value }

toyalone-word-enough = enough | give up

toyalone-ask = { $left ->
        [one] press a lamp, { $left } press is left
       *[other] press a lamp, { $left } presses are left
    }
toyalone-left = { $left ->
        [one] { $left } press left
       *[other] { $left } presses left
    }
toyalone-outside = { $place } is not on the board: press one of its lamps.
toyalone-syntax = Type a cell, for example b2, or “enough”.
