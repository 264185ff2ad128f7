golf-name = Golf
golf-also = paper golf
golf-about = Flick your ball past the hills into the hole with the fewest strokes.
golf-brief = ten minutes
golf-rules =
    The balls start side by side at the bottom of the sheet, the hole is at the top. Players take turns to say where to flick, at most 12 squares away. The pen never goes quite there: the longer the stroke, the wilder.

    The ball is in when its line ends within 0.4 of a square of the hole, or passes over it with less than 2 squares still to run. Faster ones roll over. The edge of the sheet stops a ball.

    A line that meets a hill stops at its foot. The opponent who sits next then rolls the ball 3 squares any way they like: roll w (west, to the left), or a button. With “penalty” strokes are added instead.

    Whoever needs the fewest strokes wins. After 25 a ball is picked up.

    Type a place where lines cross, k24, or with tenths: 11.5 24.2 or k.5 24.2.

    The host chooses how many hills there are, up to 8.
golf-opt-hills = how many hills stand in the way
golf-opt-penalty = strokes added for meeting a hill, instead of being rolled back; 0: rolled back
golf-key-hills = hills
golf-key-penalty = penalty
golf-set-hills = { $value ->
    [0] no hills
    [one] { $value } hill
   *[other] { $value } hills
}
golf-set-penalty = { $value ->
    [0] hills roll back
    [one] a hill costs { $value } stroke
   *[other] a hill costs { $value } strokes
}

golf-word-roll = roll
golf-word-n = n | north | up
golf-word-ne = ne | northeast
golf-word-e = e | east | right
golf-word-se = se | southeast
golf-word-s = s | south | down
golf-word-sw = sw | southwest
golf-word-w = w | west | left
golf-word-nw = nw | northwest

golf-ask = stroke { $stroke }: say where to flick, up to { $most } squares
golf-ask-roll = roll the ball of { $other } 3 squares: which way?
golf-ball = ⚪
golf-way-n = ⬆️ n
golf-way-ne = ↗️ ne
golf-way-e = ➡️ e
golf-way-se = ↘️ se
golf-way-s = ⬇️ s
golf-way-sw = ↙️ sw
golf-way-w = ⬅️ w
golf-way-nw = ↖️ nw
golf-way-n-news = { $seat } rolls the ball north.
golf-way-ne-news = { $seat } rolls the ball north-east.
golf-way-e-news = { $seat } rolls the ball east.
golf-way-se-news = { $seat } rolls the ball south-east.
golf-way-s-news = { $seat } rolls the ball south.
golf-way-sw-news = { $seat } rolls the ball south-west.
golf-way-w-news = { $seat } rolls the ball west.
golf-way-nw-news = { $seat } rolls the ball north-west.

golf-told-in = { $strokes ->
        [one] { $seat } is in with { $strokes } stroke!
       *[other] { $seat } is in with { $strokes } strokes!
    }
golf-told-hill = { $seat } meets a hill. { $other } rolls the ball.
golf-told-blocked = { $seat } rolls the ball of { $other }, but a hill stops it.
golf-told-penalty = { $count ->
        [one] { $seat } meets a hill: { $count } stroke more makes { $strokes }.
       *[other] { $seat } meets a hill: { $count } strokes more make { $strokes }.
    }
golf-told-up = { $seat } picks the ball up after { $strokes } strokes.
golf-is-in = in the hole
golf-is-out = not in the hole
golf-is-rolled = hill: { $other } rolls it
golf-has-strokes = { $count ->
    [one] { $count } stroke
   *[other] { $count } strokes
}
golf-is-up = picked up
golf-is-left = left
golf-sheet-reach = how far to aim
golf-sheet-mover = plays

golf-reject-syntax = Type where to flick: a place such as k24, or with tenths 11.5 24.2.
golf-reject-way = Type which way the ball is rolled: n, ne, e, se, s, sw, w or nw.
golf-reject-off = That is off the sheet: it goes from a1 to { $last }.
golf-reject-here = That is where your ball lies. Aim somewhere else.
golf-reject-far = That is { $far } squares away. You may aim at most { $most } squares away, up to the dashed line.
golf-reject-roll = First roll the ball of { $other }: type a way, for example roll w.
golf-reject-stroke = Balls are rolled when they have met a hill. Now say where to flick.

# What the board in letters says.
golf-board-at = at
golf-board-strokes = strokes
golf-board-in = in
golf-board-picked-up = picked up
golf-board-left = left

golf-lesson-1 = The hill has stopped Anna’s ball
golf-lesson-2 = Boris rolled it 3 squares away: “roll s”
golf-lesson-3 = Type where to flick, within the arc: “k14”
golf-lesson-4 = The longer the stroke, the more it strays
golf-lesson-5 = Fewest strokes to the hole win
