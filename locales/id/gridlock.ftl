gridlock-name = Macet total
gridlock-also = macet | petak dadu
gridlock-about = Dua dadu jadi sisi persegi panjang: arsir di tabelmu, atau taruh di tabel lawan yang paling menyakitkan. Kotak terarsir terbanyak menang.
gridlock-brief = dua dadu, sepuluh menit
gridlock-rules =
    Masing-masing punya tabel 10 × 10 kotak. Huruf kolomnya bersambung dari tabel pemain pertama ke tabel kedua, jadi tiap kotak punya nama sendiri.

    Bergiliran melempar dua dadu: itu sisi persegi panjang kosong yang diarsir, tegak atau rebah. Dengan 3 dan 5 kamu mengarsir 15 kotak. Persegi panjang boleh bersentuhan tapi tidak boleh bertumpuk, dan tetap di dalam satu tabel.

    Ketik dua sudut berseberangan: b2 d6. Untuk persegi cukup kotak kiri atas: b2.

    Boleh mengarsir di kedua tabel, tapi kotaknya dihitung untuk pemilik tabel. Di tabel lawan kamu memberi poin, tapi satu kotak yang pas bisa merusak banyak ruang.

    Kalau di tabelmu tidak ada tempat, giliranmu hilang. Kamu masih boleh mengarsir di tabel lawan, atau ketik “lewat”. Kalau tidak ada tempat sama sekali, giliran lewat sendiri.

    Dua giliran hilang berturut-turut mengakhiri ronde, siapa pun yang kehilangan. Kotak terarsir terbanyak di tabel sendiri menang. Beberapa ronde dijumlahkan, dan yang mulai bergantian.
gridlock-opt-size = banyak kotak di tiap sisi tabel
gridlock-key-size = ukuran | tabel
gridlock-set-size = tabel { $value } × { $value }
gridlock-opt-games = berapa ronde dimainkan; kotak semuanya dijumlahkan
gridlock-key-games = ronde
gridlock-set-games = { $value ->
    [1] satu ronde
   *[other] { $value } ronde
}

gridlock-word-throw = lempar | kocok | lempar dadu
gridlock-word-pass = lewat | skip

gridlock-pass = lewat
gridlock-pass-news = { $seat } lewat: giliran hilang.
gridlock-ask = arsir { $a } × { $b } di salah satu tabel
gridlock-ask-spoil = di tabel sendiri { $a } × { $b } tidak muat, gilirannya hilang: arsir di tabel lawan atau lewat
gridlock-told-stuck = { $seat } melempar { $a } dan { $b }: tidak muat di mana pun, giliran hilang.
gridlock-told-next = Dua giliran hilang: ronde selesai. Sejauh ini { $one } : { $two }. Ronde { $game } mulai.
gridlock-told-over = Dua giliran hilang berturut-turut: selesai, { $one } : { $two }.

gridlock-sheet-lost = giliran lewat
gridlock-sheet-key = garis: pengarsir; angka: pemilik poin

gridlock-reject-syntax = Ketik dua sudut berseberangan, misalnya b2 d6.
gridlock-reject-throw = Lempar dadu dulu.
gridlock-reject-thrown = Dadunya sudah dilempar: sekarang arsir persegi panjang.
gridlock-reject-sides = Dadunya { $a } × { $b }, sedangkan itu { $width } × { $height }. Sebut dua sudut berseberangan.
gridlock-reject-off = Itu di luar tabel, yang berakhir di { $last }.
gridlock-reject-across = Itu melintasi kedua tabel. Persegi panjang tetap di dalam satu tabel.
gridlock-reject-taken = Sebagian kotak itu sudah diarsir.
gridlock-reject-pass = Di tabelmu masih ada tempat, jadi tidak boleh lewat.

# What the board in letters says.
gridlock-board-has-thrown = melempar
gridlock-board-throws = lempar
gridlock-board-lost-turns = hilang
gridlock-board-games-over = ronde usai
gridlock-board-of = /

gridlock-lesson-1 = Di atas: tabel Andi. Di bawah: tabel Bayu
gridlock-lesson-2 = Dadunya jadi sisi: 3 × 3
gridlock-lesson-3 = Satu kotak dari Andi merusak tabel Bayu
gridlock-lesson-4 = Semua dihitung, siapa pun pengarsirnya
gridlock-lesson-5 = Mengarsir: ketik dua sudut, “g4 i6”
