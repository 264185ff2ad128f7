golf-name = Golf
golf-also = golf kertas
golf-about = Sentil bolamu melewati bukit ke lubang dengan pukulan paling sedikit.
golf-brief = sepuluh menit
golf-rules =
    Bola mulai berdampingan di bawah lembar, lubangnya di atas. Bergiliran menyebut ke mana menyentil, paling jauh 12 kotak. Pena tidak pernah tepat sampai di sana: makin panjang goresannya, makin liar.

    Bola masuk kalau garisnya berakhir dalam 0,4 kotak dari lubang, atau melewatinya dengan sisa laju kurang dari 2 kotak. Yang lebih cepat lewat begitu saja. Tepi lembar menghentikan bola.

    Garis yang menabrak bukit berhenti di kakinya. Lawan yang giliran berikutnya lalu menggelindingkan bola itu 3 kotak ke arah mana saja: gulir b (barat, ke kiri), atau tombol. Dengan “penalti” pukulannya ditambah saja.

    Yang paling sedikit pukulannya menang. Setelah 25 bola diangkat.

    Ketik tempat garis bersilangan, k24, atau dengan persepuluhan: 11.5 24.2 atau k.5 24.2.

    Opsi: berapa bukit, sampai 8.
golf-opt-hills = berapa bukit yang menghalangi
golf-opt-penalty = tambahan pukulan kalau menabrak bukit, sebagai ganti digelindingkan; 0: digelindingkan
golf-key-hills = bukit
golf-key-penalty = penalti
golf-set-hills = { $value ->
    [0] tanpa bukit
   *[other] { $value } bukit
}
golf-set-penalty = { $value ->
    [0] bukit menggelindingkan
   *[other] bukit menambah { $value } pukulan
}

golf-word-roll = gulir | gelinding
golf-word-n = u | utara | atas
golf-word-ne = tl | timur laut
golf-word-e = t | timur | kanan
golf-word-se = tg | tenggara
golf-word-s = s | selatan | bawah
golf-word-sw = bd | barat daya
golf-word-w = b | barat | kiri
golf-word-nw = bl | barat laut

golf-ask = pukulan { $stroke }: sebut ke mana menyentil, sampai { $most } kotak
golf-ask-roll = gelindingkan bola { $other } 3 kotak: ke arah mana?
golf-ball = ⚪
golf-way-n = ⬆️ u
golf-way-ne = ↗️ tl
golf-way-e = ➡️ t
golf-way-se = ↘️ tg
golf-way-s = ⬇️ s
golf-way-sw = ↙️ bd
golf-way-w = ⬅️ b
golf-way-nw = ↖️ bl
golf-way-n-news = { $seat } menggelindingkan bola ke utara.
golf-way-ne-news = { $seat } menggelindingkan bola ke timur laut.
golf-way-e-news = { $seat } menggelindingkan bola ke timur.
golf-way-se-news = { $seat } menggelindingkan bola ke tenggara.
golf-way-s-news = { $seat } menggelindingkan bola ke selatan.
golf-way-sw-news = { $seat } menggelindingkan bola ke barat daya.
golf-way-w-news = { $seat } menggelindingkan bola ke barat.
golf-way-nw-news = { $seat } menggelindingkan bola ke barat laut.

golf-told-in = { $seat } masuk dengan { $strokes } pukulan!
golf-told-hill = { $seat } menabrak bukit. { $other } menggelindingkan bolanya.
golf-told-blocked = { $seat } menggelindingkan bola { $other }, tapi terhalang bukit.
golf-told-penalty = { $seat } menabrak bukit: tambah { $count } pukulan jadi { $strokes }.
golf-told-up = { $seat } mengangkat bola setelah { $strokes } pukulan.
golf-is-in = masuk lubang
golf-is-out = tidak masuk lubang
golf-is-rolled = bukit: digelindingkan { $other }
golf-has-strokes = { $count } pukulan
golf-is-up = diangkat
golf-is-left = keluar
golf-sheet-reach = batas sentil
golf-sheet-mover = memukul

golf-reject-syntax = Ketik ke mana menyentil: tempat seperti k24, atau dengan persepuluhan 11.5 24.2.
golf-reject-way = Ketik ke mana bola digelindingkan: u, tl, t, tg, s, bd, b, atau bl.
golf-reject-off = Itu di luar lembar: lembarnya dari a1 sampai { $last }.
golf-reject-here = Bolamu sudah di situ. Bidik tempat lain.
golf-reject-far = Itu { $far } kotak jauhnya. Paling jauh { $most } kotak, sampai garis putus-putus.
golf-reject-roll = Gelindingkan dulu bola { $other }: ketik arahnya, misalnya gulir b.
golf-reject-stroke = Bola digelindingkan hanya kalau menabrak bukit. Sekarang sebut ke mana menyentil.

# What the board in letters says.
golf-board-at = di
golf-board-strokes = pukulan
golf-board-in = masuk
golf-board-picked-up = diangkat
golf-board-left = keluar

golf-lesson-1 = Bukit menghentikan bola Andi
golf-lesson-2 = Bayu menggulirkannya 3 kotak: “gulir s”
golf-lesson-3 = Ketik arah sentilan, dalam busur: “k14”
golf-lesson-4 = Makin panjang goresan, makin melenceng
golf-lesson-5 = Pukulan paling sedikit menang
