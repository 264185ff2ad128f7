barriers-name = Barriers
barriers-also = barricades
barriers-about = One barrier over two cells at a time, and barriers keep their distance. A player with no room left is out.
barriers-brief = ten minutes
barriers-rules =
    Players take turns drawing a barrier: one stroke over two free cells side by side, across or down.

    Barriers keep their distance: a new one may not touch another, neither by a side nor by a corner of its cells. Hatched cells are lost for everybody: no barrier fits there any more.

    Whoever cannot draw loses. Up to six can play: a player who cannot draw is out, and the last one standing wins – the one who drew the last barrier.

    Type the two cells, for example b2-b3.

    The host chooses the sheet and how near barriers may come: no touching – not even by corners; corners may meet – but sides may not; touching allowed – they only need cells of their own.
barriers-opt-size = columns and rows of the sheet
barriers-opt-touch = what may not touch: no touching – nothing, not even corners; corners may meet – sides may not; touching allowed – barriers touch as they like
barriers-key-size = size | sheet | board
barriers-key-touch = touch | touching
barriers-is-corners = no touching | corners
barriers-is-sides = corners may meet | sides
barriers-is-free = touching allowed | free | cram
barriers-set-size = sheet { $value }
barriers-set-touch = { $value ->
    [sides] corners may meet, sides may not
    [free] barriers may touch
   *[other] no touching, not even at corners
}

barriers-ask = draw a barrier over two free cells

barriers-reject-syntax = Type two cells side by side, for example b2-b3.
barriers-reject-outside = There is no { $place } on this sheet: the last cell is { $last }.
barriers-reject-apart = { $a } and { $b } do not lie side by side. A barrier covers two neighbours, across or down.
barriers-reject-taken = { $place } is under a barrier already. Choose two free cells.
barriers-reject-touch = { $place } would touch the barrier on { $other }, and barriers may not touch at all.
barriers-reject-side = { $place } would touch the barrier on { $other } by a side; only corners may meet.
barriers-reject-corner = { $place } would touch the barrier on { $other } by a corner, and barriers may not touch at all.
barriers-sheet-dead = no barrier fits here any more

barriers-lesson-1 = A move: a barrier on two cells, “c3-d3”
barriers-lesson-2 = Hatched: too close to a barrier, lost to all
barriers-lesson-3 = Not even corners may touch
barriers-lesson-4 = No room for a barrier? Then you have lost
