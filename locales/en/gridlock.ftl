gridlock-name = Gridlock
gridlock-also = rectangles of dice | traffic jam
gridlock-about = Two dice give the sides of a rectangle: shade it at home, or put it where it hurts on the other grid. More shaded cells win.
gridlock-brief = two dice, ten minutes
gridlock-rules =
    Each of you has a grid of 10 × 10 cells. The letters of the columns go on from the first player’s grid to the second’s, so each cell has a name of its own.

    You take turns to roll two dice: the sides of a rectangle of empty cells that you shade, upright or on its side. With 3 and 5 you shade 15 cells. Rectangles may touch but not overlap, and they stay within one grid.

    Type two opposite corners: b2 d6. For a square the upper left cell is enough: b2.

    You may shade on either grid, but the cells count for the owner of the grid. On the other grid you give something away, yet one cell in a good place can spoil a lot of room.

    If there is no room on your own grid, your turn is lost. You may still shade on the other grid, or type “pass”. If there is no room anywhere, the turn passes by itself.

    Two lost turns in a row end the round, whoever has lost them. More shaded cells on your own grid win. In a series the cells of all rounds count, and you take turns to begin.
gridlock-opt-size = cells along a side of each grid
gridlock-key-size = size | grid
gridlock-set-size = grids of { $value } × { $value }
gridlock-opt-games = how many rounds are played; the cells of all of them count
gridlock-key-games = games | series | rounds
gridlock-set-games = { $value ->
    [one] a single round
   *[other] { $value } rounds
}

gridlock-word-throw = roll | throw
gridlock-word-pass = pass | skip

gridlock-pass = pass
gridlock-pass-news = { $seat } passes: a lost turn.
gridlock-ask = shade { $a } × { $b } on either grid
gridlock-ask-spoil = no room at home for { $a } × { $b }, the turn is lost: shade it on the other grid or pass
gridlock-told-stuck = { $seat } rolls { $a } and { $b }: no room anywhere, a lost turn.
gridlock-told-next = Two lost turns: the round is over. So far it is { $one } : { $two }. Round { $game } begins.
gridlock-told-over = Two lost turns in a row: that is the end, { $one } : { $two }.

gridlock-sheet-lost = lost turn
gridlock-sheet-key = lines: who shaded; number: who scores

gridlock-reject-syntax = Type two opposite corners of your rectangle, for example b2 d6.
gridlock-reject-throw = Roll the dice first.
gridlock-reject-thrown = The dice are rolled: now shade a rectangle.
gridlock-reject-sides = The dice say { $a } × { $b }, and that is { $width } × { $height }. Name two opposite corners.
gridlock-reject-off = That is off the grids, which end at { $last }.
gridlock-reject-across = That is across both grids. A rectangle stays within one.
gridlock-reject-taken = Some of these cells are shaded already.
gridlock-reject-pass = There is room on your own grid, so you cannot pass.

# What the board in letters says.
gridlock-board-has-thrown = has rolled
gridlock-board-throws = rolls
gridlock-board-lost-turns = lost turns
gridlock-board-games-over = rounds over
gridlock-board-of = of

gridlock-lesson-1 = Above: Anna’s grid. Below: Boris’s grid
gridlock-lesson-2 = The dice are the sides: 3 × 3
gridlock-lesson-3 = One cell of Anna’s spoils Boris’s grid
gridlock-lesson-4 = All cells count, whoever shaded them
gridlock-lesson-5 = To shade, type two corners: “g4 i6”
