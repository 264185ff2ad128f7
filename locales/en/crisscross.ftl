# What the games share that fill grids of five by five with digits.

crisscross-opt-centre = first everybody rolls once alone and writes that digit in the centre
crisscross-key-centre = centre | centre first
crisscross-set-centre = { $value ->
    [on] the centre is filled first
   *[other] all cells are empty
}
crisscross-opt-games = how many grids are filled; after each the players swap rows and columns
crisscross-key-games = games | grids
crisscross-set-games = { $value ->
    [one] { $value } grid
   *[other] { $value } grids
}

crisscross-cell = { $place }
crisscross-digit = { $digit }
crisscross-shut = ·

crisscross-ask-all = { $digit } for everybody: which cell does it go into?
crisscross-ask = write the { $digit } in an empty cell
crisscross-holds = Your grid: { $grid }. { $rows } in the rows, { $columns } in the columns.
crisscross-centre = { $seat }: { $digit } in the centre.
crisscross-threw = { $seat } rolls { $faces }: { $digit }.
crisscross-wrote = { $seat } writes { $digit } at { $place }.
crisscross-game-over = { $rows } has { $along } in the rows, { $columns } has { $across } in the columns.

crisscross-reject-syntax = Name a cell, for example { $place }.
crisscross-reject-outside = There is no { $place }: the last cell is { $last }.
crisscross-reject-taken = { $place } has a { $digit } already.

crisscross-sheet-throw = roll { $throw } of { $all }
crisscross-sheet-game = grid { $game } of { $games }
crisscross-sheet-rows = rows
crisscross-sheet-columns = cols
crisscross-sheet-points = pts
crisscross-sheet-lesser = rows : columns → the lesser
crisscross-sheet-both = rows + columns = points
crisscross-sheet-against = rows : columns
crisscross-sheet-the-lesser = → the lesser
crisscross-sheet-plus = rows + columns
crisscross-sheet-are-points = = points
crisscross-sheet-out = out
crisscross-sheet-has-rows = rows: { $points }
crisscross-sheet-has-columns = columns: { $points }
crisscross-sheet-all = in all { $points }

crisscross-board-rows = rows
crisscross-board-columns = columns
crisscross-board-game = grid
