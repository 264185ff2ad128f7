segments-name = Points and segments
segments-also = join the points | lines
segments-about = Join free points two by two, and never cross anything. If you find nothing left to join, you lose.
segments-brief = five minutes
segments-rules =
    The sheet is strewn with numbered points. Players take turns joining two of them by a straight segment. Each point may be the end of one segment only.

    A segment may not cross or touch another one, nor pass through a third point.

    Whoever finds no two points left to join loses. Points that nothing can be joined to any more are crossed out.

    Type the numbers of the two points, for example 3-9.

    The host chooses how many points there are, from 8 to 30, and whether they are strewn at random or lie on a circle.
segments-opt-points = how many points
segments-opt-layout = random – points are strewn over the sheet; circle – they lie on a circle
segments-key-points = points
segments-key-layout = layout
segments-is-random = random | strewn
segments-is-circle = circle | round
segments-set-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
segments-set-layout = { $value ->
    [circle] on a circle
   *[other] strewn at random
}

segments-ask = join two free points

segments-reject-syntax = Type the numbers of two points, for example 3-9.
segments-reject-none = There is no such point: they are numbered 1 to { $last }.
segments-reject-same = A segment joins two different points.
segments-reject-taken = Point { $point } is taken: it is joined to { $other }. Each point ends one segment only.
segments-reject-cross = It would cross { $a }–{ $b }. Segments may not even touch.
segments-reject-through = It passes through { $point }. No other point may lie on the way.

segments-sheet-closed = — cannot be joined any more
segments-sheet-stuck = { $seat }: no move left

segments-lesson-1 = A move joins two free points: type 2-6
segments-lesson-2 = From a crossed point nothing can be drawn
segments-lesson-3 = Lines may not cross; no move: you lose
