# What the games share that fill grids of five by five with digits.

crisscross-opt-centre = önce herkes tek başına bir kez atar, rakamı ortaya yazar
crisscross-key-centre = orta | önce orta
crisscross-set-centre = { $value ->
    [on] önce orta dolar
   *[other] bütün kareler boş
}
crisscross-opt-games = kaç ızgara doldurulur; her birinden sonra oyuncular satırla sütunu değişir
crisscross-key-games = ızgaralar | ızgara
crisscross-set-games = { $value } ızgara

crisscross-cell = { $place }
crisscross-digit = { $digit }
crisscross-shut = ·

crisscross-ask-all = herkese { $digit }: hangi kareye yazılsın?
crisscross-ask = { $digit } hangi boş kareye yazılsın?
crisscross-holds = Izgaran: { $grid }. Satırlarda { $rows }, sütunlarda { $columns }.
crisscross-centre = { $seat }: ortada { $digit }.
crisscross-threw = { $seat } { $faces } attı: { $digit }.
crisscross-wrote = { $seat } yazdı: { $place } karesine { $digit }.
crisscross-game-over = { $rows }: satırlarda { $along }; { $columns }: sütunlarda { $across }.

crisscross-reject-syntax = Bir kare söyle, örneğin { $place }.
crisscross-reject-outside = { $place } yok: son kare { $last }.
crisscross-reject-taken = { $place } karesinde zaten { $digit } var.

crisscross-sheet-throw = atış { $throw } / { $all }
crisscross-sheet-game = ızgara { $game } / { $games }
crisscross-sheet-rows = satır
crisscross-sheet-columns = sütun
crisscross-sheet-points = puan
crisscross-sheet-lesser = satır : sütun → küçüğü
crisscross-sheet-both = satır + sütun = puan
crisscross-sheet-against = satır : sütun
crisscross-sheet-the-lesser = → küçüğü
crisscross-sheet-plus = satır + sütun
crisscross-sheet-are-points = = puan
crisscross-sheet-out = çıktı
crisscross-sheet-has-rows = satır: { $points }
crisscross-sheet-has-columns = sütun: { $points }
crisscross-sheet-all = toplam { $points }

crisscross-board-rows = satır
crisscross-board-columns = sütun
crisscross-board-game = ızgara
