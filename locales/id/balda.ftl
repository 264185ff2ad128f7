balda-name = Balda
balda-also = kotak kata
balda-about = Tambahkan satu huruf dan baca kata baru yang memakainya. Makin panjang makin bernilai. Untuk 1 sampai 4.
balda-brief = setengah jam
balda-rules =
    Satu kata tertulis di baris tengah. Saat giliranmu, tulis satu huruf di kotak kosong dan sebut kata yang memakainya. Kata dibaca dari kotak ke kotak, ke atas, bawah, atau samping, tiap kotak sekali, tidak pernah miring. Tiap huruf satu poin.

    Yang sah hanya kata benda umum dalam bentuk dasar, dan tidak ada kata yang diulang, termasuk kata pertama. Kalau kamus tidak mengenal katamu, yang lain memutuskan: sah kalau ada yang setuju dan tidak ada yang menolak. Kata seperti itu boleh dicoba sekali tiap giliran. Komputer tidak ikut memilih.

    Boleh lewat. Kalau papan penuh, atau semua lewat berturut-turut, poin terbanyak menang. Kalau main sendiri, tujuanmu memenuhi papan.

    Ketik kotak, huruf, dan kata: c2 k crank.

    Opsi: panjang sisi (ukuran=7), kata pertama (kata=ghost), atau jumlah giliran masing-masing (giliran=5). Dengan “/balda nama=ya” yang lain juga ditanya soal nama diri.
balda-opt-size = banyak kotak tiap sisi, angka ganjil (5, atau sebanyak huruf kata pertama)
balda-opt-word = kata pertama: kata=ghost (diundi kalau tidak disebut)
balda-opt-proper = nama diri juga sah, kalau yang lain mau
balda-opt-turns = berapa giliran masing-masing; 0: sampai papan penuh
balda-opt-lang = bahasa kata-katanya
balda-key-size = ukuran | papan | kotak
balda-key-word = kata | kata pertama
balda-key-proper = nama | nama diri
balda-key-turns = giliran
balda-key-lang = bahasa
balda-set-size = papan { $value } × { $value }
balda-set-word = kata pertama { $value }
balda-set-proper = { $value ->
    [on] nama diri sah kalau yang lain mau
   *[other] hanya kata benda umum
}
balda-set-turns = { $value ->
    [0] sampai papan penuh
   *[other] masing-masing { $value } giliran
}
balda-set-lang = kata: { $language }

balda-word-pass = lewat | aku lewat | pas | skip
balda-word-counts = sah | itu sah
balda-word-void = tidak sah | nggak sah | gak sah | bukan kata
balda-word-abstain = abstain | netral

balda-ask = tulis satu huruf dan sebut kata yang memakainya, atau lewat
balda-sheet-vote = { $word } tidak ada di kamus: yang lain memilih
balda-ask-vote = kamus tidak mengenal { $word }. Itu kata benda umum?
balda-ask-proper = kamus tidak mengenal { $word }. Sah? Nama diri boleh
balda-write = { $place } { $letter }: { $word }, { $count } poin
balda-pass = ⏭ Lewat
balda-yes = ✅ Sah
balda-no = ❌ Tidak sah
balda-abstain = abstain
balda-pass-news = { $seat }: lewat.
balda-yes-news = { $seat }: sah.
balda-no-news = { $seat }: tidak sah.
balda-offered = { $seat }: { $place } { $letter }, menawarkan { $word }: { $count } poin kalau yang lain setuju.
balda-taken = { $word } sah.
balda-turned-down = { $word } tidak sah. { $seat } boleh coba lagi, dengan kata dari kamus.

balda-reject-syntax = Ketik kotak, huruf, dan kata, misalnya c2 k crank, atau “lewat”.
balda-reject-letters = Bahasa katanya: { $language }. Tulis huruf dan kata dalam bahasa itu.
balda-reject-outside = Tidak ada { $place } di sini: kotak terakhirnya { $last }.
balda-reject-taken = { $place } sudah ada hurufnya. Pilih kotak kosong.
balda-reject-short = Kata sedikitnya dua huruf.
balda-reject-letter = Jalurnya harus lewat { $place }, tapi tidak ada { $letter } di { $word }.
balda-reject-used = { $word } sudah dipakai.
balda-reject-through = Jalurnya harus lewat { $place }: { $word } hanya bisa dibaca tanpa kotak itu.
balda-reject-path = Jalurnya tidak ada: { $word } tidak bisa dibaca dari kotak ke kotak lewat { $place }.
balda-reject-unknown = { $word } tidak ada di kamus.
balda-reject-turned-down = { $word } tidak ada di kamus, dan yang lain tidak menerimanya.
balda-reject-one-try = { $word } tidak ada di kamus, dan kata di luar kamus hanya boleh dicoba sekali tiap giliran. Pakai kata dari kamus, atau lewat.
balda-reject-vote = Jawab dulu apakah { $word } sah: “sah” atau “tidak sah”.
balda-reject-no-vote = Tidak ada yang perlu diputuskan.
balda-reject-word-letters = { $word } punya huruf yang tidak ada di bahasa ini: { $language }. Untuk kata bahasa lain, sebutkan bahasanya, misalnya bahasa=fr.
balda-reject-word-even = Kata pertama harus berjumlah huruf ganjil supaya ada baris tengahnya: { $word } tidak.
balda-reject-word-size = { $word } punya { $count } huruf, sedangkan papannya { $size } kotak tiap sisi. Hilangkan salah satu.

balda-lesson-1 = Huruf baru A membentuk ATOM: 4 poin
balda-lesson-2 = Baca dari kotak ke kotak, jangan miring
balda-lesson-3 = Ketik kotak, huruf, kata: “c1 e mope”
balda-lesson-4 = Kalau penuh, poin terbanyak menang
