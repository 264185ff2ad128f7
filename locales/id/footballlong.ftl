footballlong-name = Bola jauh
footballlong-also = umpan jauh | bola kertas umpan jauh
footballlong-about = Sepak bola di kertas, empat garis tiap giliran: bola hanya ke titik yang belum dilewati, dan kalau kamu kehabisan jalan, lawan menendang bebas.
footballlong-brief = seperempat jam
footballlong-rules =
    Bola mulai di tengah. Satu giliran adalah empat garis mengikuti garis kertas, masing-masing ke titik yang belum dilewati. Tepi lapangan tertutup, tapi titik di antara tiang gawang terbuka.

    Dari titik di antara tiang, bawa bola melewati garis gawang: gol. Giliran seperti itu boleh kurang dari empat garis. Menyentuh garis gawang saja belum gol. Panah di samping namamu menunjukkan arah seranganmu.

    Kalau kamu buntu, yaitu giliran penuh tidak bisa lagi, lawan menendang bebas: enam garis lurus ke salah satu dari delapan arah, menembus semua garis, tapi tidak keluar lapangan kecuali ke gawangmu. Tiang memantulkan bola. Setelah sepuluh tendangan berturut-turut ada penalti: keduanya memilih sisi diam-diam.

    Setelah gol, yang kebobolan mulai. Ketik titik atau mata angin: i12 i11 j11 j10, u u t u, tendang tl. “langkah=miring”: tiga garis, boleh miring, dan tidak boleh bersilangan.
footballlong-opt-size = lebar dan panjang lapangan dalam kotak, keduanya genap; gawang ada di sisi pendek
footballlong-opt-goal = lebar gawang, angka genap (sekitar seperempat lebar lapangan kalau tidak disebut)
footballlong-opt-step = satu giliran: 4 lurus – empat garis mengikuti kertas; 3 bebas – tiga, boleh miring
footballlong-opt-kick = berapa garis tendangan bebas, 6 atau 13
footballlong-opt-goals = berapa gol untuk menang
footballlong-opt-after = lapangan setelah gol: bersih, atau lanjut – garisnya tetap
footballlong-key-size = ukuran | lapangan
footballlong-key-goal = gawang | lebar gawang
footballlong-key-step = langkah
footballlong-key-kick = tendangan | tendangan bebas
footballlong-key-goals = gol
footballlong-key-after = setelah | setelah gol
footballlong-is-4 = 4 lurus | empat | lurus
footballlong-is-3d = 3 bebas | tiga | miring
footballlong-is-6 = 6 | pendek
footballlong-is-13 = 13 | panjang
footballlong-is-clean = bersih
footballlong-is-continue = lanjut | garis tetap
footballlong-set-size = lapangan { $value }
footballlong-set-goal = gawang selebar { $value } kotak
footballlong-set-step = { $value ->
    [4] empat garis lurus tiap giliran
   *[other] tiga garis tiap giliran, boleh miring
}
footballlong-set-kick = tendangan bebas { $value } garis
footballlong-set-goals = { $value } gol menang
footballlong-set-after = { $value ->
    [continue] garis tetap ada setelah gol
   *[other] lapangan bersih setelah gol
}
footballlong-word-n = u | utara | atas
footballlong-word-ne = tl | timur laut
footballlong-word-e = t | timur
footballlong-word-se = tg | tenggara
footballlong-word-s = s | selatan | bawah
footballlong-word-sw = bd | barat daya
footballlong-word-w = b | barat
footballlong-word-nw = bl | barat laut
footballlong-word-kick = tendang | tendangan bebas | tembak
footballlong-word-left = kiri
footballlong-word-middle = tengah
footballlong-word-right = kanan

footballlong-ask = gerakkan bola sejauh { $links } garis
footballlong-ask-kick = tendangan bebas: pilih arahnya
footballlong-ask-aim = penalti: pilih sisi tembakan
footballlong-ask-jump = penalti: pilih sisi lompatan
footballlong-kick = tendang { $arrow }
footballlong-left = ← kiri
footballlong-middle = tengah
footballlong-right = kanan →
footballlong-ball = ●
footballlong-none = ·
footballlong-goal = Gol untuk { $seat }!
footballlong-stuck = { $seat } buntu: tendangan bebas untuk { $other }.
footballlong-penalties = Sepuluh tendangan bebas berturut-turut: penalti! { $seat } menembak duluan.
footballlong-converted = { $seat } mencetak gol penalti.
footballlong-saved = { $other } menepis penalti { $seat }.
footballlong-is-penalties = Penalti
footballlong-is-shooting = Penalti: { $seat } menembak, { $other } menjaga
footballlong-is-in = gol
footballlong-is-kept = ditepis
footballlong-is-keeper = kiper
footballlong-sheet-arrow = ke gawang
footballlong-sheet-open = bisa dituju

footballlong-reject-syntax = Ketik titik-titik jalurnya, misalnya i12 i11 j11 j10, atau arah: u u t u.
footballlong-reject-syntax-kick = Ketik arah tendangan bebas, misalnya tendang tl.
footballlong-reject-syntax-side = Pilih sisi: kiri, tengah, atau kanan.
footballlong-reject-outside = Tidak ada { $place } di lapangan ini: titik terakhirnya { $last }.
footballlong-reject-far = Dari { $ball } satu garis tidak sampai ke { $place }: sebut tiap titik di jalurnya.
footballlong-reject-slants = Di sini garis mengikuti garis kertas, dan dari { $ball } itu miring.
footballlong-reject-visited = Di { $ball } sudah pernah ada garis.
footballlong-reject-crosses = Dari { $ball } garis itu memotong garis lain.
footballlong-reject-border = { $ball } ada di tepi, yang tertutup kecuali di antara tiang.
footballlong-reject-leaves = Dari { $ball } garis itu keluar lapangan. Gol dicetak dari titik di antara kedua tiang, bukan dari tiangnya.
footballlong-reject-own = Dari { $ball } itu gawangmu sendiri; seranganmu ke gawang satunya.
footballlong-reject-count = Itu { $count } garis; satu giliran { $want }, kurang dari itu hanya kalau gol.
footballlong-reject-goal = Saat itu bola sudah masuk gawang. Hapus sisanya.
footballlong-reject-kick = Tendangan { $arrow } sepanjang itu keluar lapangan. Yang tetap di dalam: { $arrows }
footballlong-reject-shorter = Di sini tidak ada tendangan yang penuh, jadi yang terpanjang berlaku, { $links } garis: { $arrows }
footballlong-reject-no-kick = Bola masih bisa digerakkan, jadi tidak ada tendangan. Sebut titik-titik jalurmu.
footballlong-reject-only-kick = { $other } buntu, jadi kamu menendang bebas. Pilih arah, misalnya tendang tl.
footballlong-reject-wide = Gawang { $goal } kotak terlalu lebar: di sini paling lebar { $most }.

footballlong-lesson-1 = Andi buntu: Bayu menendang bebas
footballlong-lesson-2 = Tendangan bebas, enam garis: “tendang s”
footballlong-lesson-3 = Giliran: empat garis, ke titik baru saja
footballlong-lesson-4 = Giliran Andi: “c8 d8 d7 e7”
footballlong-lesson-5 = Bayu mencetak gol di sini, lewat garis
