footballbounce-name = Bola pantul
footballbounce-also = sepak bola kertas | bola kertas
footballbounce-about = Sepak bola di kertas, garis demi garis: bola memantul di dinding, dan di titik yang sudah dilewati kamu jalan terus.
footballbounce-brief = seperempat jam
footballbounce-rules =
    Bola mulai di tengah. Satu langkah adalah satu garis ke titik tetangga, lurus atau miring. Garis boleh bersilangan, tapi tidak ada yang digambar dua kali.

    Kalau bola sampai di titik yang sudah dilewati garis, pemain yang sama jalan lagi, begitu seterusnya.

    Dinding langsung memantulkan bola, seperti cahaya di cermin. Kalau garis pantulannya sudah ada, lanjut sesukamu. Dari sudut tidak ada jalan keluar.

    Panah di samping namamu menunjukkan arah seranganmu. Garis masuk gawang berarti gol (biasanya d1, e1, f1 atau d11, e11, f11: tiang ikut dihitung), ke gawang sendiri: gol untuk lawan. Yang harus jalan tapi tidak bisa, kalah ronde. Lalu lapangan bersih lagi, dan yang kalah mulai.

    Ketik titik berikutnya, f7, atau arah, tg (tenggara). Kalau di f7 sudah pernah ada garis, boleh ketik rangkaian: f7 g8.
footballbounce-opt-size = lebar dan panjang lapangan dalam kotak, keduanya genap; gawang ada di sisi pendek
footballbounce-opt-goal = lebar gawang, angka genap
footballbounce-opt-goals = berapa gol untuk menang
footballbounce-opt-bounce = tepinya: pantul – bola dipantulkan; bebas – titik tepi dianggap sudah dilewati, dan gawang satu garis di belakangnya
footballbounce-key-size = ukuran | lapangan
footballbounce-key-goal = gawang | lebar gawang
footballbounce-key-goals = gol
footballbounce-key-bounce = dinding | pantulan
footballbounce-is-reflect = pantul | cermin
footballbounce-is-free = bebas
footballbounce-set-size = lapangan { $value }
footballbounce-set-goal = gawang selebar { $value } kotak
footballbounce-set-goals = { $value } gol menang
footballbounce-set-bounce = { $value ->
    [free] tepi dianggap sudah dilewati
   *[other] dinding memantulkan bola
}
footballbounce-word-n = u | utara | atas
footballbounce-word-ne = tl | timur laut
footballbounce-word-e = t | timur | kanan
footballbounce-word-se = tg | tenggara
footballbounce-word-s = s | selatan | bawah
footballbounce-word-sw = bd | barat daya
footballbounce-word-w = b | barat | kiri
footballbounce-word-nw = bl | barat laut

footballbounce-ask = gerakkan bola ke titik tetangga
footballbounce-ask-on = di sini sudah ada garis: jalan lagi
footballbounce-shot = gol { $arrow }
footballbounce-ball = ●
footballbounce-drawn = ·
footballbounce-thrown = { $move }, memantul ke { $end }
footballbounce-goal = { $seat } mencetak gol!
footballbounce-own-goal = Gol bunuh diri { $seat }: dihitung untuk { $other }.
footballbounce-sheet-stuck = Bola buntu: { $seat } tidak bisa jalan
footballbounce-sheet-arrow = ke gawang
footballbounce-sheet-open = bisa dituju
footballbounce-stuck = { $seat } tidak punya jalan lagi: ronde ini untuk { $other }.

footballbounce-reject-syntax = Ketik titik berikutnya, misalnya f7, rangkaian f7 g8, atau arah: u tl t tg s bd b bl.
footballbounce-reject-outside = Tidak ada { $place } di lapangan ini: titik terakhirnya { $last }.
footballbounce-reject-far = { $place } bukan tetangga bola di { $ball }: garis menuju salah satu dari delapan titik di sekitarnya.
footballbounce-reject-nowhere = Bola memang sudah di { $ball }. Sebut titik tujuannya.
footballbounce-reject-drawn = Garis dari { $ball } itu sudah ada. Pilih yang kosong; wajik di gambar menunjukkan ke mana.
footballbounce-reject-border = Dari { $ball } garis itu menyusuri tepi, yang dianggap sudah digambar.
footballbounce-reject-leaves = Dari { $ball } garis itu keluar lapangan.
footballbounce-reject-rests = Di { $ball } belum pernah ada garis, jadi gilirannya selesai di sana. Hapus sisanya.
footballbounce-reject-goal = Saat itu bola sudah masuk gawang. Hapus sisanya.
footballbounce-reject-wide = Gawang { $goal } kotak terlalu lebar: di sini paling lebar { $most }.

footballbounce-lesson-1 = Dinding memantulkan bola seperti cermin
footballbounce-lesson-2 = Sudah ada garis di sini: Andi jalan lagi
footballbounce-lesson-3 = Wajik menunjukkan jalan: ketik “d5”
footballbounce-lesson-4 = Gawang sasaran Andi; tiang ikut dihitung
footballbounce-lesson-5 = Buntu, misalnya di sudut? Kalah ronde
