boxes-name = Dots and squares
boxes-also = dots and boxes
boxes-about = Join neighbouring dots; whoever closes a square gets it and moves again. Most squares win.
boxes-brief = ten minutes
boxes-rules =
    Players take turns joining two neighbouring dots by a line, across or down.

    Whoever draws the fourth side of a square gets it – or both, where one line closes two – and must draw another line, as long as there is one.

    When all lines are drawn, the one with most squares wins; with three or four players places follow the squares.

    Type the two dots: b2-b3. Shorter: b2> for the line to the right of b2, b2v for the one below.

    The host may choose the size, from 2 × 2 to 9 × 9 squares. With “diagonal” you may also draw a diagonal inside an open square, once in each: it closes nothing, but it is a move, so the next player goes on.
boxes-opt-size = squares across and down
boxes-opt-diagonal = instead of a line one may draw a diagonal in an open square, once in each square
boxes-key-size = size | sheet
boxes-key-diagonal = diagonal | diagonals
boxes-set-size = { $value } squares
boxes-set-diagonal = { $value ->
    [on] with diagonals
   *[other] no diagonals
}

boxes-ask = draw a line
boxes-ask-again = you closed a square, so draw again
boxes-count = { $count }

boxes-reject-syntax = Type the two dots that you join, for example b2-b3, or b2> (to the right), b2v (down).
boxes-reject-outside = There is no dot { $place } on this sheet: the last one is { $last }.
boxes-reject-drawn = The line from { $from } to { $to } is drawn already.
boxes-reject-apart = { $from } and { $to } are not neighbours: a line goes to the next dot across or down.
boxes-reject-diagonal = From { $from } to { $to } goes a diagonal, and this match is without them.
boxes-reject-closed = The square between { $from } and { $to } is closed; a diagonal goes only into an open one.
boxes-reject-slanted = There is a diagonal in the square between { $from } and { $to } already; one is all it takes.

boxes-lesson-1 = The fourth side takes the square: you go on
boxes-lesson-2 = A move joins two neighbours: “c2-d2”
boxes-lesson-3 = Three sides: the next one takes this square
