# Thirteen: a running total that scores wherever it is a multiple of thirteen.

thirteen-name = Tiga belas
thirteen-also = kelipatan tiga belas
thirteen-about = Lima lemparan jadi satu jumlah berjalan: setiap kali kelipatan tiga belas, dapat poin.
thirteen-brief = dua dadu, lima menit
thirteen-rules =
    Ada dua dadu, salah satunya berangka 2 sampai 7, jadi satu lemparan bernilai 3 sampai 13. Satu giliran lima lemparan. Yang pertama memulai jumlahmu.

    Untuk tiap lemparan dari keempat sisanya lakukan satu hal: tambahkan, kurangkan (tidak boleh di bawah nol), tambahkan dua, tiga, atau empat kalinya, atau tambahkan separuh, sepertiga, atau seperempatnya, dibulatkan ke bawah. Kalau jumlah barunya kelipatan 13, dapat poin sebanyak itu: 39 tiga kali 13, jadi 3 poin. Jumlahnya dibawa ke lemparan berikutnya.

    Masing-masing lima giliran (opsi “ronde”), dan poin terbanyak menang. Nol tidak bernilai, lemparan pertama juga tidak.

    Dengan dadu asli, ketik dadu biasa dulu, lalu yang 2 sampai 7. Kalau tidak punya, pakai dadu biasa kedua: angka 1 dianggap 7.

    Ketik “+”, “-”, “x3”, “:2”, atau jumlah barunya saja, atau pakai tombol.

thirteen-opt-divisor = jumlahnya harus kelipatan angka ini: 11 lebih gampang, 17 lebih susah
thirteen-opt-rounds = berapa giliran masing-masing

thirteen-key-divisor = pembagi | angka
thirteen-key-rounds = ronde | giliran
thirteen-set-divisor = kelipatan { $value }
thirteen-set-rounds = masing-masing { $value } giliran

thirteen-word-throw = lempar | kocok | lempar dadu
thirteen-word-name = sebut

thirteen-op = { $op }
thirteen-op-makes = { $op } → { $total }
thirteen-op-scores = { $op } → { $total } = { $points } poin

thirteen-ask = { $total } dan lemparan { $sum } – mau diapakan?
thirteen-ask-all = lemparan { $sum } untuk semua – mau diapakan?

thirteen-holds = Jumlahmu: { $total }, { $points } poin di giliran ini, { $all } semuanya.
thirteen-threw = { $seat } melempar { $faces }, yaitu { $sum }.
thirteen-scored = { $seat } membuat { $total }: { $points } poin!
thirteen-turn = { $points ->
    [0] { $seat }: tanpa poin di giliran ini, { $all } semuanya.
   *[other] { $seat }: { $points } poin di giliran ini, { $all } semuanya.
}

thirteen-reject-syntax = Ketik “+”, “-”, “x2” sampai “x4”, “:2” sampai “:4”, atau jumlah barunya.
thirteen-reject-total = { $number } tidak bisa dibuat. Yang bisa: { $made }.
thirteen-reject-minus = { $total } dikurangi { $sum } di bawah nol: tambahkan sesuatu.

thirteen-sheet-now = kini
thirteen-sheet-all = poin
thirteen-sheet-total = poin: { $points }
thirteen-sheet-of = Ronde { $turn } dari { $turns }. Dilingkari: poin, angka ÷ { $divisor }
thirteen-sheet-other = Bingkai tebal: dadu 2 sampai 7
thirteen-sheet-turns = Di atas poin: ronde demi ronde

thirteen-lesson-1 = 9 + 3×10 = 39, tiga kali 13: 3 poin
thirteen-lesson-2 = “+” menambah lemparan, “-” mengurangi
thirteen-lesson-3 = “x2” sampai “x4”, atau bagi: “:2” – “:4”
thirteen-lesson-4 = Satu dadu biasa, satu dari 2 sampai 7
thirteen-lesson-5 = Poin giliran ini; biasanya lima giliran
