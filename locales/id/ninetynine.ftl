# Ninety-nine: a number, five dice, and a formula of all of them.

ninetynine-name = Sembilan puluh sembilan
ninetynine-also = angka target | adu rumus
ninetynine-about = Satu angka disebut dan lima dadu dilempar: buat rumus dari kelimanya yang sedekat mungkin dengan angka itu.
ninetynine-brief = lima dadu, seperempat jam
ninetynine-rules =
    Di tiap ronde pemain lain menyebut angka dari 33 sampai 99. Lalu lima dadu dilempar. Buat rumus yang memakai kelimanya tepat sekali dan sedekat mungkin dengan angka itu. Boleh tambah, kurang, kali, bagi, dan tanda kurung; pecahan di tengah jalan tidak apa-apa.

    Kirim rumusmu ke bot lewat chat pribadi, misalnya 5*5*3-(2+6). Boleh × atau x untuk “kali” dan : untuk “bagi”. Boleh mengirim sebanyak apa pun selama masih ada waktu: yang terbaik yang dihitung. Ketik “selesai” kalau sudah mentok. Ronde berakhir kalau semua selesai, atau setelah tiga menit.

    Lalu semua rumus dibuka, juga yang terbaik yang mungkin. Yang terdekat, di atas atau di bawah, dapat satu poin; kalau rumusnya tepat, dua poin. Kalau ada beberapa yang sama dekat, semuanya dapat.

    Satu pertandingan lima ronde. “ronde” mengatur jumlahnya, “menit” lamanya berpikir.
ninetynine-opt-rounds = berapa angka disebut
ninetynine-opt-minutes = lama berpikir, dalam menit
ninetynine-key-rounds = ronde
ninetynine-key-minutes = menit
ninetynine-set-rounds = { $value } ronde
ninetynine-set-minutes = { $value } menit berpikir

ninetynine-word-done = selesai | sudah | mentok

ninetynine-board-round = ronde
ninetynine-board-seat = kursi
ninetynine-board-points = poin
ninetynine-board-value = hasil
ninetynine-board-formula = rumus
ninetynine-board-left = keluar
ninetynine-board-of = dari
ninetynine-board-target = target
ninetynine-board-dice = dadu
ninetynine-board-best = top

ninetynine-ask-name = sebut angka dari 33 sampai 99
ninetynine-ask = buat { $target } dari { $faces } dan kirim rumusnya

ninetynine-name-it = { $target }
ninetynine-send = satu rumus
ninetynine-done = ✓ Selesai
ninetynine-done-news = { $seat } selesai.

ninetynine-named = { $seat } menyebut { $target }. Dadunya: { $faces }.
ninetynine-made = Itu { $value }, selisih { $off }. Kirim yang lebih bagus, atau “selesai”.
ninetynine-worse = Itu { $value }, selisih { $off }: tadi kamu punya yang lebih bagus.
ninetynine-hit = Itu { $value }: tepat!
ninetynine-nobody = Tidak ada yang mengirim rumus.
ninetynine-exact = { $count ->
    [1] Tepat: { $names }, dua poin.
   *[other] Tepat: { $names }, masing-masing dua poin.
}
ninetynine-nearest = { $count ->
    [1] Terdekat: { $names }, selisih { $off }, satu poin.
   *[other] Terdekat: { $names }, selisih { $off }, masing-masing satu poin.
}
ninetynine-silent = Tidak menjawab: { $names }.
ninetynine-best = Sebenarnya bisa: { $formula } = { $value }.

ninetynine-reject-number = Sebut bilangan bulat dari 33 sampai 99.
ninetynine-reject-formula = Kirim rumus dari kelima dadu, misalnya 5*5*3-(2+6), atau “selesai”.
ninetynine-reject-dice = Pakai tiap dadu tepat sekali: { $faces }.
ninetynine-reject-equals = Hasil rumus ini { $value }, bukan { $said }.
ninetynine-reject-zero = Rumus ini membagi dengan nol.
ninetynine-reject-wait = Angkanya harus disebut dulu.

ninetynine-sheet-points = poin
ninetynine-sheet-value = hasil
ninetynine-sheet-target = target
ninetynine-sheet-how = Kelima dadu, + − × : dan kurung
ninetynine-sheet-off = selisih { $off }
ninetynine-sheet-exact = tepat
ninetynine-sheet-none = kosong
ninetynine-sheet-formula = rumus
ninetynine-sheet-round = Ronde { $round } dari { $rounds }
ninetynine-sheet-after = Usai ronde { $round } dari { $rounds }
ninetynine-sheet-best = Top: { $formula } = { $value }

ninetynine-lesson-1 = Andi menyebut 67; ini kelima dadunya
ninetynine-lesson-2 = Bayu: 5 × 5 × 3 − (2 + 6) = 67, dua poin
ninetynine-lesson-3 = 68 dapat satu poin, kalau terdekat
ninetynine-lesson-4 = Usai tiap ronde yang terbaik ditunjukkan
