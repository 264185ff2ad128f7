floatingsquare-name = Floating square
floatingsquare-also = wandering square | drifting square
floatingsquare-about = Crosses and noughts on a square of 4 × 4 that floats: where it lies shows only as you play. Most rows of three win.
floatingsquare-brief = five minutes
floatingsquare-rules =
    The first cross is in the middle of the sheet. Then noughts and crosses take turns, one mark on an empty cell each time.

    All marks together must fit into a square of 4 × 4 cells. Where that square lies is up to you: the shaded cells are those that are still possible. With the sixteenth mark it is full and the match is over.

    Each three of your own marks side by side – across, down or diagonally – count one point, so a row of four counts two. More points win; equal is a draw.

    Type a cell, for example c3. Variants: relocate – once in a match, move one of your marks before placing (d4>e5 c3); shared – two triples of yours that cross count one point more; adjacent – each mark touches an earlier one; misere – fewer points win; board – a sheet of 8 × 8, where the first cross takes any of the four cells in the middle.
floatingsquare-opt-relocate = once in a match a player may move one of their marks before placing
floatingsquare-opt-shared = two triples of a player that cross count one point more
floatingsquare-opt-adjacent = each mark touches an earlier one
floatingsquare-opt-misere = fewer triples win
floatingsquare-opt-board = a sheet of 8 × 8, and the first cross goes on one of four cells
floatingsquare-key-relocate = relocate | moving
floatingsquare-key-shared = shared | crossing
floatingsquare-key-adjacent = adjacent | touching
floatingsquare-key-misere = misere | fewest
floatingsquare-key-board = board | large sheet
floatingsquare-set-relocate = { $value ->
    [off] marks stay where they are
   *[on] once each, a mark may be moved first
}
floatingsquare-set-shared = { $value ->
    [off] crossing triples count as they are
   *[on] crossing triples count one more
}
floatingsquare-set-adjacent = { $value ->
    [off] marks need not touch
   *[on] each mark touches an earlier one
}
floatingsquare-set-misere = { $value ->
    [off] more triples win
   *[on] fewer triples win
}
floatingsquare-set-board = { $value ->
    [off] sheet 7 × 7
   *[on] sheet 8 × 8
}

floatingsquare-ask-cross = put a cross
floatingsquare-ask-round = put a nought
floatingsquare-scores = { $seat }: { $move } – { $points ->
    [one] { $points } point!
   *[other] { $points } points!
}
floatingsquare-legend-free = a mark may still go here
floatingsquare-legend-triple = three in a row – one point

floatingsquare-reject-syntax = Type one cell, for example c3.
floatingsquare-reject-outside = There is no { $place } on this sheet: the last cell is { $last }.
floatingsquare-reject-taken = { $place } is taken. Choose an empty cell.
floatingsquare-reject-wide = With { $place } the square would be { $count } cells wide; only 4 are allowed.
floatingsquare-reject-high = With { $place } the square would be { $count } cells high; only 4 are allowed.
floatingsquare-reject-apart = { $place } touches no mark, and here each mark must touch one.
floatingsquare-reject-middle = The first cross goes on one of the four cells in the middle.
floatingsquare-reject-fixed = Marks stay where they are in this match. Type one cell.
floatingsquare-reject-moved = You have moved a mark already; that is allowed once in a match.
floatingsquare-reject-own = { $place } is not a mark of yours.
floatingsquare-reject-same = The mark would stay where it is. Name another cell, or just place a new one.

floatingsquare-lesson-1 = Three crosses in a row: one point
floatingsquare-lesson-2 = Four would be two points: a nought stops it
floatingsquare-lesson-3 = Grey is where you may go: type “b4”
floatingsquare-lesson-4 = Not here: all marks must fit into 4 × 4
