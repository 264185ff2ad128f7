# What the games share that fill grids of five by five with digits.

crisscross-opt-centre = chacun lance d’abord une fois pour soi et écrit ce chiffre au centre
crisscross-key-centre = centre
crisscross-set-centre = { $value ->
    [on] le centre d’abord
   *[other] toutes les cases sont vides
}
crisscross-opt-games = combien de grilles on remplit ; après chacune, on échange lignes et colonnes
crisscross-key-games = grilles
crisscross-set-games = { $value ->
    [one] { $value } grille
   *[other] { $value } grilles
}

crisscross-cell = { $place }
crisscross-digit = { $digit }
crisscross-shut = ·

crisscross-ask-all = { $digit } pour tout le monde : dans quelle case ?
crisscross-ask = écris le { $digit } dans une case vide
crisscross-holds = Ta grille : { $grid }. { $rows } dans les lignes, { $columns } dans les colonnes.
crisscross-centre = { $seat } : { $digit } au centre.
crisscross-threw = { $seat } fait { $faces } : { $digit }.
crisscross-wrote = { $seat } écrit { $digit } en { $place }.
crisscross-game-over = { $rows } a { $along } dans les lignes, { $columns } a { $across } dans les colonnes.

crisscross-reject-syntax = Nomme une case, par exemple { $place }.
crisscross-reject-outside = Il n’y a pas de { $place } : la dernière case est { $last }.
crisscross-reject-taken = Il y a déjà un { $digit } en { $place }.

crisscross-sheet-throw = lancer { $throw } sur { $all }
crisscross-sheet-game = grille { $game } sur { $games }
crisscross-sheet-rows = lignes
crisscross-sheet-columns = col.
crisscross-sheet-points = pts
crisscross-sheet-lesser = lignes : colonnes → le moindre
crisscross-sheet-both = lignes + colonnes = points
crisscross-sheet-against = lignes : colonnes
crisscross-sheet-the-lesser = → le moindre
crisscross-sheet-plus = lignes + colonnes
crisscross-sheet-are-points = = points
crisscross-sheet-out = hors
crisscross-sheet-has-rows = lignes : { $points }
crisscross-sheet-has-columns = colonnes : { $points }
crisscross-sheet-all = en tout { $points }

crisscross-board-rows = lignes
crisscross-board-columns = colonnes
crisscross-board-game = grille
