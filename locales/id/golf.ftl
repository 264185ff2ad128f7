golf-name = Golf
golf-also = golf kertas
golf-about = Sentil bolamu melewati bukit ke lubang dengan pukulan paling sedikit.
golf-brief = sepuluh menit
golf-rules =
    Bola mulai berdampingan di tepi bawah lembar, lubangnya di atas. Bergiliran menyebut ke mana menyentil, paling jauh 12 kotak. Pena tidak pernah tepat sampai di sana: makin panjang goresannya, makin liar.

    Bola masuk kalau garisnya berakhir paling jauh 0,4 kotak dari lubang, atau melewatinya dengan sisa laju kurang dari 2 kotak. Yang lebih cepat lewat begitu saja. Tepi lembar menghentikan bola.

    Garis yang menabrak bukit berhenti di kakinya. Lawan yang giliran berikutnya lalu menggulirkan bola itu 3 kotak ke arah mana saja: gulir b (barat, ke kiri), atau tombol. Dengan “penalti” pukulannya ditambah saja.

    Yang paling sedikit pukulannya menang. Setelah pukulan ke-25 bola diangkat.

    Ketik persilangan garis, k24, atau dengan desimal: 11,5 24,2 atau k,5 24,2.

    Opsi: berapa bukit, sampai 8.
golf-opt-hills = berapa bukit yang menghalangi
golf-opt-penalty = tambahan pukulan kalau menabrak bukit, sebagai ganti digulirkan; 0: digulirkan
golf-key-hills = bukit
golf-key-penalty = penalti
golf-set-hills = { $value ->
    [0] tanpa bukit
   *[other] { $value } bukit
}
golf-set-penalty = { $value ->
    [0] bukit menggulirkan
   *[other] bukit menambah { $value } pukulan
}

golf-word-roll = gulir | gulirkan | gelinding
golf-word-n = u | utara | atas
golf-word-ne = tl | timur laut
golf-word-e = t | timur | kanan
golf-word-se = tg | tenggara
golf-word-s = s | selatan | bawah
golf-word-sw = bd | barat daya
golf-word-w = b | barat | kiri
golf-word-nw = bl | barat laut

golf-ask = pukulan { $stroke }: sebut ke mana menyentil, paling jauh { $most } kotak
golf-ask-roll = gulirkan bola { $other } 3 kotak: ke arah mana?
golf-ball = ⚪
golf-way-n = ⬆️ u
golf-way-ne = ↗️ tl
golf-way-e = ➡️ t
golf-way-se = ↘️ tg
golf-way-s = ⬇️ s
golf-way-sw = ↙️ bd
golf-way-w = ⬅️ b
golf-way-nw = ↖️ bl
golf-way-n-news = { $seat } menggulirkan bola ke utara.
golf-way-ne-news = { $seat } menggulirkan bola ke timur laut.
golf-way-e-news = { $seat } menggulirkan bola ke timur.
golf-way-se-news = { $seat } menggulirkan bola ke tenggara.
golf-way-s-news = { $seat } menggulirkan bola ke selatan.
golf-way-sw-news = { $seat } menggulirkan bola ke barat daya.
golf-way-w-news = { $seat } menggulirkan bola ke barat.
golf-way-nw-news = { $seat } menggulirkan bola ke barat laut.

golf-told-in = { $seat } masuk dengan { $strokes } pukulan!
golf-told-hill = { $seat } menabrak bukit. { $other } menggulirkan bolanya.
golf-told-blocked = { $seat } menggulirkan bola { $other }, tapi terhalang bukit.
golf-told-penalty = { $seat } menabrak bukit: tambah { $count } pukulan jadi { $strokes }.
golf-told-up = { $seat } mengangkat bola setelah { $strokes } pukulan.
golf-is-in = masuk lubang
golf-is-out = tidak masuk lubang
golf-is-rolled = bukit: digulirkan { $other }
golf-has-strokes = { $count } pukulan
golf-is-up = diangkat
golf-is-left = keluar
golf-sheet-reach = batas sentil
golf-sheet-mover = memukul

golf-reject-syntax = Ketik ke mana menyentil: persilangan seperti k24, atau dengan desimal 11,5 24,2.
golf-reject-way = Ketik ke mana bola digulirkan: u, tl, t, tg, s, bd, b, atau bl.
golf-reject-off = Itu di luar lembar: lembarnya dari a1 sampai { $last }.
golf-reject-here = Bolamu sudah di situ. Bidik tempat lain.
golf-reject-far = Itu { $far } kotak jauhnya. Paling jauh { $most } kotak, sampai garis putus-putus.
golf-reject-roll = Gulirkan dulu bola { $other }: ketik arahnya, misalnya gulir b.
golf-reject-stroke = Bola digulirkan hanya kalau menabrak bukit. Sekarang sebut ke mana menyentil.

# What the board in letters says.
golf-board-at = di
golf-board-strokes = pukulan
golf-board-in = masuk
golf-board-picked-up = diangkat
golf-board-left = keluar

golf-lesson-1 = Bukit menghentikan bola Andi
golf-lesson-2 = Bayu menggulirkannya 3 kotak: “gulir s”
golf-lesson-3 = Ketik titik sentil, dalam busur: “k14”
golf-lesson-4 = Makin panjang goresan, makin melenceng
golf-lesson-5 = Pukulan paling sedikit menang
