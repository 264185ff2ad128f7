fiveinarow-name = Five in a row
fiveinarow-also = gomoku | gobang | renju
fiveinarow-about = Crosses and noughts on an endless sheet: the first to put five in a row wins.
fiveinarow-brief = ten minutes
fiveinarow-rules =
    On squared paper without end (40 × 40 cells, which nobody fills) you put crosses and noughts in turn, one on any empty cell. The first five in a row – across, down or diagonally – win; a full sheet is a draw. The picture shows the part you play on and grows as needed.

    Type a cell, for example t20.

    Variants: line – four or six in a row; exact – longer rows do not win. open3 – with one mark crosses may not make two open threes, unless it wins. An open three is one that another mark turns into a four which wins at either end (with four in a row an open two, with six an open four).

    swap2 – the first player puts cross, nought, cross (t20 u19 s22, or one by one). The second takes crosses, takes noughts, or puts a nought and a cross more and leaves the choice to the first. Then noughts move.
fiveinarow-opt-line = how many marks in a row win
fiveinarow-opt-exact = a longer row does not win
fiveinarow-opt-open3 = crosses may not make two open threes with one mark
fiveinarow-opt-swap2 = tournament opening: one puts three marks, the other chooses a side
fiveinarow-key-line = line | row
fiveinarow-key-exact = exact | exactly
fiveinarow-key-open3 = open3 | three and three
fiveinarow-key-swap2 = swap2 | swap
fiveinarow-preset-tournament = tournament
fiveinarow-set-line = { $value } in a row
fiveinarow-set-exact = { $value ->
    [off] a longer row wins too
   *[on] a longer row does not win
}
fiveinarow-set-open3 = { $value ->
    [off] crosses may do anything
   *[on] no two open threes at once for crosses
}
fiveinarow-set-swap2 = { $value ->
    [off] crosses begin
   *[on] swap2 opening
}
fiveinarow-word-crosses = crosses | cross | play crosses | take crosses
fiveinarow-word-rings = rings | ring | noughts | nought | play noughts | take noughts | play rings | take rings
fiveinarow-word-more = more | two more | two more marks | put two more

fiveinarow-crosses = ✕ Crosses
fiveinarow-rings = ◯ Noughts
fiveinarow-more = Two more marks

fiveinarow-ask-cross = put a cross
fiveinarow-ask-ring = put a nought
fiveinarow-ask-three = open with three marks: cross, nought, cross
fiveinarow-ask-two = put a nought and a cross
fiveinarow-ask-choice = choose: crosses, noughts, or two more marks
fiveinarow-ask-take = choose: crosses or noughts

fiveinarow-took-crosses = { $seat } takes crosses. Noughts move.
fiveinarow-took-rings = { $seat } takes noughts, and moves.
fiveinarow-took-more = { $seat } puts two more marks and leaves the choice.

fiveinarow-reject-syntax = Type one cell, for example t20.
fiveinarow-reject-syntax-choice = Type what you choose: “crosses”, “noughts” or “two more”.
fiveinarow-reject-outside = There is no { $place } on this sheet: the last cell is { $last }.
fiveinarow-reject-taken = { $place } is taken. Choose an empty cell.
fiveinarow-reject-threes = A cross at { $place } would make two open threes at once. Crosses may do that only where they win.
fiveinarow-reject-many = { $left ->
    [one] You put one mark now. Type one cell.
   *[other] You put { $left } marks now, no more.
}
fiveinarow-reject-choose = Choose first: “crosses”, “noughts” or “two more”.
fiveinarow-reject-take = Choose first: “crosses” or “noughts”.
fiveinarow-reject-more = Two more marks have been put already: choose “crosses” or “noughts”.
fiveinarow-reject-settled = There is nothing to choose now. Type a cell.

fiveinarow-sheet-three = { $seat } puts the first three marks
fiveinarow-sheet-chooses = { $seat } chooses:
fiveinarow-sheet-choice = crosses, noughts or two more marks
fiveinarow-sheet-two = { $seat } puts two more marks
fiveinarow-sheet-take = crosses or noughts

fiveinarow-lesson-1 = The fifth cross goes here and wins: “x20”
fiveinarow-lesson-2 = Crosses and noughts take turns, one each
fiveinarow-lesson-3 = A row goes straight or diagonally
