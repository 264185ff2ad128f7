# The game of the goose: a spiral of sixty-three squares.

goose-name = The goose
goose-also = game of the goose | goose game | snakes
goose-about = A spiral of sixty-three squares: geese carry you on, bridge, inn, well, maze, prison and death do the rest. The first one on 63 wins.
goose-brief = one die or two, ten minutes
goose-rules =
    You want to be the first on square 63, in the middle of the spiral. On your turn roll the die once: press the button or say “roll”. Your piece moves by that number.

    On a goose you move by the same number again, until you come to a square without one.

    6, the bridge: you cross it to 12. 19, the inn: you miss two turns. 31, the well, and 52, the prison: you wait until somebody else comes there, but three turns at most. 42, the maze: back to 30. 58, death: back to the start.

    If you come to a square with somebody on it, that piece goes to the square you came from.

    You need 63 exactly: whatever is too much you go back. From 60 a 5 takes you to 63 and back to 61. A goose on the way back carries you further back.

    With “pair” you roll two dice. Then a nine as your very first roll leads to 26 (with 6 3) or to 53 (with 5 4).

goose-opt-pair = two dice instead of one
goose-key-pair = pair
goose-set-pair = { $value ->
    [on] two dice
   *[other] one die
}

goose-word-roll = roll | throw

goose-threw = { $seat } rolls { $faces }: { $stops }.
goose-stop-square = on { $square }
goose-stop-goose = the goose on { $square } carries on
goose-stop-back = to 63 and back to { $square }
goose-stop-nine = a first nine leads to { $square }
goose-stop-bridge = over the bridge to { $square }
goose-stop-inn = the inn on { $square }, two turns of rest
goose-stop-well = into the well on { $square }
goose-stop-maze = lost in the maze, back to { $square }
goose-stop-prison = into prison on { $square }
goose-stop-death = death, back to the start
goose-stop-home = 63, home
goose-met = { $square ->
    [0] { $seat } has to go back to the start.
   *[other] { $seat } has to go to { $square }.
}
goose-missed = { $left ->
    [0] { $seat } misses a turn, the last one.
   *[other] { $seat } misses a turn.
}

goose-sheet = The first one on 63 wins
goose-sheet-missed = { $square } · missed
goose-sheet-start = start
goose-sheet-square = square
goose-sheet-waits = { $square } · misses { $left }

goose-lesson-1 = You start here: say “roll”
goose-lesson-2 = A goose: the same number again
goose-lesson-3 = The bridge leads to 12
goose-lesson-4 = The inn costs two turns
goose-lesson-5 = You need 63 exactly
