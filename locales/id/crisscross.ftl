# What the games share that fill grids of five by five with digits.

crisscross-opt-centre = mula-mula masing-masing melempar sekali sendiri dan menulis digit itu di tengah
crisscross-key-centre = tengah | tengah dulu
crisscross-set-centre = { $value ->
    [on] tengah diisi dulu
   *[other] semua kotak kosong
}
crisscross-opt-games = berapa tabel diisi; setelah tiap tabel pemain bertukar baris dan kolom
crisscross-key-games = tabel
crisscross-set-games = { $value } tabel

crisscross-cell = { $place }
crisscross-digit = { $digit }
crisscross-shut = ·

crisscross-ask-all = { $digit } untuk semua: ditulis di kotak mana?
crisscross-ask = tulis { $digit } di kotak kosong
crisscross-holds = Tabelmu: { $grid }. { $rows } di baris, { $columns } di kolom.
crisscross-centre = { $seat }: { $digit } di tengah.
crisscross-threw = { $seat } melempar { $faces }: { $digit }.
crisscross-wrote = { $seat } menulis { $digit } di { $place }.
crisscross-game-over = { $rows } dapat { $along } dari baris, { $columns } dapat { $across } dari kolom.

crisscross-reject-syntax = Sebut satu kotak, misalnya { $place }.
crisscross-reject-outside = Tidak ada { $place }: kotak terakhirnya { $last }.
crisscross-reject-taken = Di { $place } sudah ada { $digit }.

crisscross-sheet-throw = lempar { $throw } dari { $all }
crisscross-sheet-game = tabel { $game } dari { $games }
crisscross-sheet-rows = baris
crisscross-sheet-columns = kolom
crisscross-sheet-points = poin
crisscross-sheet-lesser = baris : kolom → terkecil
crisscross-sheet-both = baris + kolom = poin
crisscross-sheet-against = baris : kolom
crisscross-sheet-the-lesser = → terkecil
crisscross-sheet-plus = baris + kolom
crisscross-sheet-are-points = = poin
crisscross-sheet-out = keluar
crisscross-sheet-has-rows = baris: { $points }
crisscross-sheet-has-columns = kolom: { $points }
crisscross-sheet-all = semua { $points }

crisscross-board-rows = baris
crisscross-board-columns = kolom
crisscross-board-game = tabel
