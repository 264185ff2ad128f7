# Express: two sums of five dice, and a die to reject.

express-name = Ekspres
express-also = dadu soliter
express-about = Buat dua jumlah dari lima dadu dan buang yang kelima. Jangan mulai terlalu banyak: jumlah kurang tanda rugi 200.
express-brief = lima dadu, sepuluh menit
express-rules =
    Kumpulkan poin lebih banyak di daftar jumlah 2 sampai 12. Lima dadu dilempar untuk semua. Masing-masing membuat dua pasang dari empat dadu, menandai kedua jumlahnya, dan membuang dadu kelima.

    Boleh membuang tiga angka berbeda. Kalau sudah tiga, wajib membuang salah satunya kalau keluar; kalau tidak ada, lepaskan dadu mana saja, tidak dihitung. Daftarmu berakhir kalau salah satu angka itu sudah dibuang delapan kali; yang lain lanjut.

    Jumlah tanpa tanda bernilai 0, satu sampai empat tanda rugi 200, lima bernilai 0. Tiap tanda dari keenam sampai kesepuluh bernilai angka di belakang jumlahnya: 30 untuk 7, sampai 100 untuk 2 dan 12. Lima ratus poin sudah bagus.

    Dadunya 1 2 3 4 5: tekan tombol, atau ketik “5 9 buang 1” ke bot: 2 + 3, 4 + 5, dan 1 dibuang.

    Poin terbanyak menang. Semua memutuskan diam-diam; dengan “bersama=tidak” masing-masing melempar sendiri. Dengan “disebut” pemain bergiliran menyebut lemparan, tiga puluh semuanya.

express-word-throw = lempar | kocok | lempar dadu
express-word-name = sebut
express-word-take = ambil | tandai
express-word-out = buang | tanpa

express-take = { $low } & { $high } buang { $out }
express-take-news = { $seat } mengambil { $low } dan { $high }, dan membuang { $out }.

express-ask = dua jumlah mana dari { $faces }, dan dadu mana dibuang?
express-holds = Daftarmu: { $rejects ->
    [none] { $points } poin.
   *[other] { $points } poin, dibuang: { $rejects }.
}

express-threw = { $seat } melempar { $faces }.
express-takes = { $seat } mengambil { $low } dan { $high }, dan membuang { $out }.
express-done = { $seat } selesai dengan { $points } poin.

express-reject-syntax = Ketik dua jumlah dan dadu yang dibuang: “5 9 buang 1” membuat 5 dan 9 dan membuang 1.
express-reject-dice = Itu tidak bisa dibuat dari { $faces }: dua jumlah dari dua dadu, dan dadu kelima.
express-reject-out = Wajib membuang salah satu dari tiga angkamu: { $faces }.

express-sheet-points = poin
express-sheet-out = buang
express-sheet-rejected = dibuang
express-sheet = 1–4 tanda: −200; 5: nol; mulai keenam, nilainya tiap tanda
express-sheet-throw = Lempar { $throw }:
express-sheet-last = Terakhir:
express-sheet-full = Dilingkari: { $marks } tanda di dadu buangan mengakhiri lembar

express-lesson-1 = 2 jumlah, 1 dadu: “9 11 buang 6”
express-lesson-2 = Kurang tanda, sejauh ini rugi 200
express-lesson-3 = Tanda di 8 bernilai 40 mulai yang keenam
express-lesson-4 = Tiga angka buangan; tanda ke-8 mengakhiri
