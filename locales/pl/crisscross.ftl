# What the games share that fill grids of five by five with digits.

crisscross-opt-centre = najpierw każdy rzuca sam i wpisuje tę cyfrę na środku
crisscross-key-centre = środek
crisscross-set-centre = { $value ->
    [on] środek jest wypełniony na początku
   *[other] wszystkie pola są puste
}
crisscross-opt-games = ile siatek się wypełnia; po każdej gracze zamieniają się wierszami i kolumnami
crisscross-key-games = siatki
crisscross-set-games = { $value ->
    [one] { $value } siatka
    [few] { $value } siatki
   *[many] { $value } siatek
}

crisscross-cell = { $place }
crisscross-digit = { $digit }
crisscross-shut = ·

crisscross-ask-all = { $digit } dla wszystkich: w które pole?
crisscross-ask = wpisz { $digit } w wolne pole
crisscross-holds = Twoja siatka: { $grid }. W wierszach { $rows }, w kolumnach { $columns }.
crisscross-centre = { $seat }: { $digit } na środku.
crisscross-threw = { $seat } rzuca { $faces }: { $digit }.
crisscross-wrote = { $seat } wpisuje { $digit } na { $place }.
crisscross-game-over = { $rows } ma { $along } w wierszach, { $columns } ma { $across } w kolumnach.

crisscross-reject-syntax = Podaj pole, na przykład { $place }.
crisscross-reject-outside = Nie ma { $place }: ostatnie pole to { $last }.
crisscross-reject-taken = Na { $place } jest już { $digit }.

crisscross-sheet-throw = rzut { $throw } z { $all }
crisscross-sheet-game = siatka { $game } z { $games }
crisscross-sheet-rows = wier.
crisscross-sheet-columns = kol.
crisscross-sheet-points = pkt
crisscross-sheet-lesser = wiersze : kolumny → mniej
crisscross-sheet-both = wiersze + kolumny = punkty
crisscross-sheet-against = wiersze : kolumny
crisscross-sheet-the-lesser = → mniejsza
crisscross-sheet-plus = wiersze + kolumny
crisscross-sheet-are-points = = punkty
crisscross-sheet-out = poza grą
crisscross-sheet-has-rows = wiersze: { $points }
crisscross-sheet-has-columns = kolumny: { $points }
crisscross-sheet-all = razem { $points }

crisscross-board-rows = wiersze
crisscross-board-columns = kolumny
crisscross-board-game = siatka
