troika-name = Tiga serangkai
troika-also = tiga huruf
troika-about = Bergiliran menulis huruf: lengkapi kata tiga huruf, dan kata itu milikmu.
troika-brief = sepuluh menit
troika-rules =
    Dua pemain bergiliran menulis satu huruf apa saja di kotak kosong. Setiap kali tiga huruf bertetangga di baris, kolom, atau diagonal menjadi kata, yang hurufnya melengkapinya mendapat satu poin. Kata boleh dibaca dari ujung mana pun; tiga kotak dihitung sekali, walaupun jadi kata dari dua arah. Satu huruf bisa melengkapi beberapa kata.

    Yang sah kata benda tiga huruf dari kamus. Di papan lebih besar dari 3 × 3, tiap tiga tetangga segaris dihitung.

    Kalau papan penuh, kata terbanyak menang. Dengan “pertama” kata pertama langsung menang.

    Ketik kotak dan huruf: b2 k.

    Opsi: papan, 3 × 3 sampai 6 × 6, dan bahasa katanya.
troika-opt-size = banyak kotak di tiap sisi papan
troika-opt-first = kata pertama menang
troika-opt-lang = bahasa kata-katanya
troika-key-size = ukuran | papan
troika-key-first = pertama | kata pertama
troika-key-lang = bahasa
troika-set-size = papan { $value } × { $value }
troika-set-first = { $value ->
    [on] kata pertama menang
   *[other] kata terbanyak menang
}
troika-set-lang = kata: { $language }

troika-ask = tulis satu huruf di kotak kosong
troika-ask-first = tulis satu huruf di kotak kosong; kata pertama menang
troika-write = { $place } { $letter }
troika-scored = { $seat }: { $place } { $letter } – { $words }, { $count } poin!

troika-reject-syntax = Ketik satu kotak dan satu huruf, misalnya b2 k.
troika-reject-letters = Bahasa katanya: { $language }. Tulis huruf bahasa itu.
troika-reject-outside = Tidak ada { $place } di papan ini: kotak terakhirnya { $last }.
troika-reject-taken = { $place } sudah ada hurufnya. Pilih kotak kosong.

troika-lesson-1 = P dari Andi jadi TOP secara miring: 1 poin
troika-lesson-2 = POM atau MOP, dua arah: tetap satu poin
troika-lesson-3 = Huruf apa saja di kotak kosong: a2 k
troika-lesson-4 = Kalau papan penuh, kata terbanyak menang
