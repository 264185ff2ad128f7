takeback-name = Take it back
takeback-also = takebacktoe | forty chips
takeback-about = Forty chips in the middle, and the die says how many you move. Make three equal stacks in your row before they are taken back.
takeback-brief = one die, five minutes
takeback-rules =
    The grid has three rows of four spaces. The outer rows belong to the two of you, and on each space of the middle row there are ten chips.

    You take turns to roll the die and move exactly as many chips as it shows, all of them from one space to a space next to it, across or up and down. Any space will do, also in the other player’s row. If no space allows it, your roll is skipped. You may not put straight back, with the same roll, what the other one has just moved.

    As soon as three or four stacks in your row are equal, you win; an empty space is no stack. With 4 4 1 0 in your row and a 3 on the die, three chips from the middle onto the 1 make 4 4 4.

    If that makes the other one’s stacks equal instead of yours, the other one wins. After 200 rolls the round is a draw.

    Usually you play one round. In a longer match each round scores the height of the equal stacks, up to 20 points or as you agree, for at most 20 rounds.

    Type from where to where: b2 b3. Or use the buttons.
takeback-opt-points = points that win the match; with 1 it is a single round
takeback-key-points = points | match
takeback-set-points = { $value ->
    [one] a single round
   *[other] match to { $value } points
}
takeback-preset-series = series | long match

takeback-word-throw = roll | throw

takeback-ask = { $count ->
    [one] move { $count } chip to the next space
   *[other] move { $count } chips to the next space
}
takeback-told-moved = { $seat }: { $from } { $to }, { $count ->
    [one] { $count } chip.
   *[other] { $count } chips.
}
takeback-told-skip = { $seat } rolls a { $count }, and nothing can be moved by that.
takeback-told-won = { $points ->
        [1] { $seat } has equal stacks of { $height } and wins!
       *[other] { $seat } has equal stacks of { $height } and now { $total } of { $points }.
    }
takeback-told-draw = { $throws } rolls and no winner: the round is a draw.

takeback-sheet-points = { $won } of { $points }
takeback-sheet-aim = Three equal stacks in your own row win
takeback-sheet-moved = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}: { $from } → { $to }

takeback-reject-syntax = Type from where to where, for example b2 b3.
takeback-reject-throw = Roll the die first.
takeback-reject-thrown = The die is rolled: now move the chips.
takeback-reject-off = That is off the grid, which ends at { $last }.
takeback-reject-far = { $from } and { $to } are not side by side.
takeback-reject-few = { $chips ->
        [0] There are no chips on { $from }, and you need { $count }.
        [one] There is only one chip on { $from }, and you need { $count }.
       *[other] There are only { $chips } chips on { $from }, and you need { $count }.
    }
takeback-reject-back = That would only undo the last move. Move something else.

# What the board in letters says.
takeback-board-seat = seat
takeback-board-has-thrown = has rolled
takeback-board-throws = rolls
takeback-board-to = to

takeback-lesson-1 = Anna’s row; the upper one is Boris’s
takeback-lesson-2 = The die: move exactly that many chips
takeback-lesson-3 = From where to where, next door: “b2 b3”
takeback-lesson-4 = An empty space is no stack
