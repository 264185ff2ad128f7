# What the games share that fill grids of five by five with digits.

crisscross-opt-centre = primero cada cual tira una vez por su cuenta y escribe esa cifra en el centro
crisscross-key-centre = centro | primero el centro
crisscross-set-centre = { $value ->
    [on] primero se rellena el centro
   *[other] todas las casillas vacías
}
crisscross-opt-games = cuántas cuadrículas se llenan; tras cada una se cambian filas por columnas
crisscross-key-games = cuadrículas | partidas
crisscross-set-games = { $value ->
    [one] { $value } cuadrícula
   *[other] { $value } cuadrículas
}

crisscross-cell = { $place }
crisscross-digit = { $digit }
crisscross-shut = ·

crisscross-ask-all = { $digit } para todos: ¿en qué casilla va?
crisscross-ask = escribe el { $digit } en una casilla vacía
crisscross-holds = Tu cuadrícula: { $grid }. { $rows } en las filas, { $columns } en las columnas.
crisscross-centre = { $seat }: { $digit } en el centro.
crisscross-threw = { $seat } saca { $faces }: { $digit }.
crisscross-wrote = { $seat } escribe { $digit } en { $place }.
crisscross-game-over = { $rows } tiene { $along } en las filas; { $columns }, { $across } en las columnas.

crisscross-reject-syntax = Di una casilla, por ejemplo { $place }.
crisscross-reject-outside = No hay { $place }: la última casilla es { $last }.
crisscross-reject-taken = En { $place } ya hay un { $digit }.

crisscross-sheet-throw = tirada { $throw } de { $all }
crisscross-sheet-game = cuadro { $game } de { $games }
crisscross-sheet-rows = filas
crisscross-sheet-columns = cols.
crisscross-sheet-points = ptos.
crisscross-sheet-lesser = filas : columnas → lo menor
crisscross-sheet-both = filas + columnas = puntos
crisscross-sheet-against = filas : columnas
crisscross-sheet-the-lesser = → lo menor
crisscross-sheet-plus = filas + columnas
crisscross-sheet-are-points = = puntos
crisscross-sheet-out = fuera
crisscross-sheet-has-rows = filas: { $points }
crisscross-sheet-has-columns = columnas: { $points }
crisscross-sheet-all = total { $points }

crisscross-board-rows = filas
crisscross-board-columns = columnas
crisscross-board-game = cuadro
