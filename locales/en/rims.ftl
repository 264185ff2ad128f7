rims-name = Rims
rims-also = loops
rims-about = Draw closed curves through the points, and never touch another one. Whoever draws the last rim loses.
rims-brief = five minutes
rims-rules =
    The sheet is strewn with points. Players take turns drawing a rim: a closed line through at least one point and at most four, and only through points that are on no rim yet.

    A rim may not touch or cross itself or any other rim. It may lie inside another one, or go round points and rims as it likes.

    Whoever draws the last rim – that is when every point is on one – loses. With three or four players the others share the win.

    Type the corners in order, 3 to 12 nodes of the sheet: c3 f5 e9 b7. The line is closed and rounded for you. A point alone, c3, is a small loop through it.

    The host chooses how many points there are (8 to 24), how many a rim may pass through (up to “unlimited”), and with misere=off the last rim wins.
rims-opt-points = how many points
rims-opt-max = through how many points a rim may pass
rims-opt-misere = whoever draws the last rim loses; off – wins
rims-key-points = points
rims-key-max = max | at most | on a rim
rims-key-misere = misere | last loses
rims-is-1 = 1
rims-is-2 = 2
rims-is-3 = 3
rims-is-4 = 4
rims-is-5 = 5
rims-is-6 = 6
rims-is-7 = 7
rims-is-8 = 8
rims-is-9 = 9
rims-is-10 = 10
rims-is-11 = 11
rims-is-12 = 12
rims-is-unlimited = unlimited | no limit
rims-set-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
rims-set-max = { $value ->
    [1] one point on a rim
    [unlimited] as many points on a rim as you like
   *[other] up to { $value } points on a rim
}
rims-set-misere = { $value ->
    [on] the last rim loses
   *[other] the last rim wins
}

rims-ask = { $free ->
    [one] draw a rim: one point is left
   *[other] draw a rim: { $free } points are left
}
rims-point = { $place }

rims-reject-syntax = Type the corners of a rim in order, for example c3 f5 e9 b7, or one point alone.
rims-reject-outside = There is no { $place } on this sheet: the last node is { $last }.
rims-reject-corners = { $count ->
    [one] A rim has { $least } to { $most } corners, and this is { $count }.
   *[other] A rim has { $least } to { $most } corners, and these are { $count }.
}
rims-reject-bare = There is no point on { $place }: a small loop is drawn at a free point. A larger rim needs three corners or more.
rims-reject-knot = Such a line touches or crosses itself. A rim may not.
rims-reject-taken = { $place } is on a rim already. Rims go only through points that are still free.
rims-reject-empty = This rim passes through no point. It must go through at least one free point; to go round it is not enough.
rims-reject-many = { $most ->
    [one] This rim passes through { $count } points, and only one may be on a rim.
   *[other] This rim passes through { $count } points, and at most { $most } may be on a rim.
}
rims-reject-meets = It would touch or cross the rim through { $place }. Rims may not meet.

rims-sheet-misere = the last rim loses
rims-sheet-last = the last rim wins

rims-lesson-1 = A rim runs through one to four points
rims-lesson-2 = Type the corners: i2 o3 p8 f10
rims-lesson-3 = Inside is fine, touching a rim is not
rims-lesson-4 = A point alone is a small loop: s3
rims-lesson-5 = Whoever must take the last point loses
