# What the games share that fill grids of five by five with digits.

crisscross-opt-centre = prima ognuno tira una volta per sé e scrive quella cifra al centro
crisscross-key-centre = centro | prima il centro
crisscross-set-centre = { $value ->
    [on] si comincia dal centro
   *[other] tutte le caselle sono vuote
}
crisscross-opt-games = quante griglie si riempiono; dopo ognuna si scambiano righe e colonne
crisscross-key-games = griglie | partite
crisscross-set-games = { $value ->
    [one] { $value } griglia
   *[other] { $value } griglie
}

crisscross-cell = { $place }
crisscross-digit = { $digit }
crisscross-shut = ·

crisscross-ask-all = { $digit } per tutti: in quale casella va?
crisscross-ask = scrivi { $digit } in una casella vuota
crisscross-holds = La tua griglia: { $grid }. { $rows } nelle righe, { $columns } nelle colonne.
crisscross-centre = { $seat }: { $digit } al centro.
crisscross-threw = { $seat } fa { $faces }: { $digit }.
crisscross-wrote = { $seat } scrive { $digit } in { $place }.
crisscross-game-over = { $rows } ha { $along } nelle righe, { $columns } ha { $across } nelle colonne.

crisscross-reject-syntax = Scrivi una casella, per esempio { $place }.
crisscross-reject-outside = { $place } non c’è: l’ultima casella è { $last }.
crisscross-reject-taken = In { $place } c’è già { $digit }.

crisscross-sheet-throw = lancio { $throw } di { $all }
crisscross-sheet-game = griglia { $game } di { $games }
crisscross-sheet-rows = righe
crisscross-sheet-columns = col.
crisscross-sheet-points = pt
crisscross-sheet-lesser = righe : colonne → il minore
crisscross-sheet-both = righe + colonne = punti
crisscross-sheet-against = righe : colonne
crisscross-sheet-the-lesser = → il minore
crisscross-sheet-plus = righe + colonne
crisscross-sheet-are-points = = punti
crisscross-sheet-out = fuori
crisscross-sheet-has-rows = righe: { $points }
crisscross-sheet-has-columns = colonne: { $points }
crisscross-sheet-all = in tutto { $points }

crisscross-board-rows = righe
crisscross-board-columns = colonne
crisscross-board-game = griglia
