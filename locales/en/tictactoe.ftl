tictactoe-name = Tic-tac-toe
tictactoe-also = noughts and crosses | noughts | xo
tictactoe-about = Crosses against noughts: be the first to make a row. From 3 × 3 up to 10 × 10.
tictactoe-brief = one minute
tictactoe-rules =
    Two players take turns putting their mark on an empty cell. Whoever begins draws crosses, the other draws noughts.

    The first to get enough of their own marks in an unbroken row – across, down or diagonally – wins. On the usual 3 × 3 board that takes three in a row; a longer row is just as good. If the board fills up and nobody has a row, it is a draw.

    To move, type the cell: a letter for the column and a number for the row, for example b2. On small boards you can tap the cell instead.

    The host may choose the size of the board and how long the row must be: /tictactoe size=5 line=4.
tictactoe-opt-size = cells on each side of the board
tictactoe-opt-line = how many marks in a row win
tictactoe-key-size = size | board
tictactoe-key-line = line | row
tictactoe-set-size = board { $value } × { $value }
tictactoe-set-line = { $value } in a row

tictactoe-ask-cross = put a cross on an empty cell
tictactoe-ask-round = put a nought on an empty cell
tictactoe-cross = ✕
tictactoe-round = ◯

tictactoe-reject-syntax = Type one cell, for example b2.
tictactoe-reject-outside = There is no { $place } on this board: the last cell is { $last }.
tictactoe-reject-taken = { $place } is taken. Choose an empty cell.
tictactoe-reject-line = A row of { $line } does not fit on a board of { $size } × { $size }.

tictactoe-lesson-1 = Three in a row win: down, across, diagonally
tictactoe-lesson-2 = A cross on a2 will finish the row
tictactoe-lesson-3 = A move is any free cell: tap it or type c2
