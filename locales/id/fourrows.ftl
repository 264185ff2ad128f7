# Four rows: two white dice for everybody, four coloured ones for whoever rolls.

fourrows-name = Empat baris
fourrows-also = baris warna | baris demi baris
fourrows-about = Dadu putih untuk semua, dadu berwarna untuk yang melempar: silang angka di empat baris dari kiri ke kanan, lompati sesedikit mungkin.
fourrows-brief = enam dadu, lima belas menit
fourrows-rules =
    Masing-masing punya empat baris: merah dan kuning dari 2 sampai 12, hijau dan biru dari 12 ke 2. Silang angka hanya dari kiri ke kanan; yang dilompati hilang.

    Bergiliran melempar dua dadu putih dan satu tiap warna. Pertama, semua boleh menyilang jumlah dadu putih di satu baris, diam-diam. Lalu yang melempar boleh menyilang putih tambah warna, di baris warna itu. Yang melempar dan tidak menyilang apa-apa kena penalti.

    Tekan tombol, atau ketik baris dan angkanya: “merah 7” atau “m7”; “lewat” kalau tidak menyilang. Jumlah putih: ke bot lewat chat pribadi.

    Angka terakhir perlu lima silang dulu. Gemboknya ikut disilang; beberapa orang boleh sekaligus. Lalu baris itu ditutup dan dadunya disingkirkan. Selesai kalau dua baris tergembok, atau ada yang kena penalti keempat.

    Silang di satu baris bernilai 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, dan 78 poin, penalti mengurangi 5. 4, 7, 0, dan 2 silang dengan satu penalti: 10 + 28 + 0 + 3 − 5 = 36. Poin terbanyak menang.

fourrows-opt-locks = jumlah baris tergembok yang mengakhiri pertandingan
fourrows-opt-penalties = jumlah penalti satu pemain yang mengakhiri pertandingan
fourrows-key-locks = gembok
fourrows-key-penalties = penalti
fourrows-set-locks = selesai di { $value } baris tergembok
fourrows-set-penalties = selesai di { $value } penalti

fourrows-word-throw = lempar | kocok | lempar dadu
fourrows-word-red = merah | m
fourrows-word-yellow = kuning | k
fourrows-word-green = hijau | h
fourrows-word-blue = biru | b
fourrows-word-pass = lewat | skip

fourrows-row-red = merah
fourrows-row-yellow = kuning
fourrows-row-green = hijau
fourrows-row-blue = biru
fourrows-letter-red = M
fourrows-letter-yellow = K
fourrows-letter-green = H
fourrows-letter-blue = B

fourrows-cross-red = 🔴 { $number }
fourrows-cross-red-news = { $seat } menyilang merah { $number }.
fourrows-cross-yellow = 🟡 { $number }
fourrows-cross-yellow-news = { $seat } menyilang kuning { $number }.
fourrows-cross-green = 🟢 { $number }
fourrows-cross-green-news = { $seat } menyilang hijau { $number }.
fourrows-cross-blue = 🔵 { $number }
fourrows-cross-blue-news = { $seat } menyilang biru { $number }.
fourrows-pass = Lewat

fourrows-ask-throw = lempar { $dice } dadu dan ketik angkanya: dua putih, lalu { $colours }
fourrows-ask-first = dadu putih { $seat } berjumlah { $sum }: silang di satu baris, atau lewat
fourrows-ask-white = dadu putih berjumlah { $sum }: silang di satu baris, atau lewat
fourrows-ask-coloured = silang satu putih tambah satu warna, atau lewat
fourrows-ask-penalty = silang satu putih tambah satu warna, atau kena penalti 5

fourrows-die-red = 🔴 { $face }
fourrows-die-yellow = 🟡 { $face }
fourrows-die-green = 🟢 { $face }
fourrows-die-blue = 🔵 { $face }
fourrows-threw = { $seat } melempar ⚪ { $one } + { $two } = { $sum }, { $coloured }.
fourrows-crossed = Jumlah putih: { $crosses }.
fourrows-crossed-one = { $seat } – { $row } { $number }
fourrows-crossed-none = Tidak ada yang menyilang jumlah putih.
fourrows-crosses = { $seat } menyilang { $row } { $number }.
fourrows-passes = { $seat } lewat.
fourrows-penalty = { $seat } tidak menyilang apa-apa dan kena { $count ->
    [1] penalti pertama
    [2] penalti kedua
    [3] penalti ketiga
    [4] penalti keempat
   *[other] penalti ke-{ $count }
}.
fourrows-locked = Gembok baris { $row } untuk { $names }: barisnya ditutup untuk semua.
fourrows-over-locks = { $count } baris tergembok: selesai.
fourrows-over-penalties = { $seat } kena { $count } penalti: selesai.

fourrows-reject-syntax = Ketik baris dan angkanya, misalnya “merah 7”, atau “lewat”.
fourrows-reject-throw = Dadunya dulu.
fourrows-reject-thrown = Dadunya sudah dilempar: silang satu angka atau lewat.
fourrows-reject-locked = Baris { $row } sudah digembok.
fourrows-reject-sum = Sekarang hanya jumlah dadu putih yang berlaku: { $sum }.
fourrows-reject-colour = Dengan satu dadu putih dan yang { $row } kamu bisa membuat { $other ->
    [0] { $sum }
   *[other] { $sum } atau { $other }
}.
fourrows-reject-left = Tidak bisa mundur ke { $row } { $number }: di { $last } sudah ada silang.
fourrows-reject-last = Angka terakhir, { $row } { $number }, perlu { $needed } silang sebelumnya, dan baru ada { $count }.

fourrows-holds = Lembarmu, { $points } poin: { $rows }.
fourrows-holds-row = { $count ->
    [1] { $row } { $count } silang (di { $last })
   *[other] { $row } { $count } silang (terakhir { $last })
}
fourrows-holds-empty = { $row } kosong

fourrows-sheet-penalties = penalti
fourrows-sheet-points = poin
fourrows-sheet-white = dadu putih: jumlahnya boleh disilang semua
fourrows-sheet-coloured = putih + warna: hanya yang melempar
fourrows-sheet-before = lemparan tadi

fourrows-board-seat = kursi
fourrows-board-left = keluar
fourrows-board-red = merah
fourrows-board-yellow = kuning
fourrows-board-green = hijau
fourrows-board-blue = biru
fourrows-board-penalties = penalti
fourrows-board-points = poin
fourrows-board-white = putih

fourrows-lesson-1 = Semua boleh menyilang putih: “hijau 4”
fourrows-lesson-2 = Hanya pelempar: satu putih + satu warna
fourrows-lesson-3 = Dari kiri ke kanan; yang dilompati hilang
fourrows-lesson-4 = Gembok dihitung juga dan menutup baris
fourrows-lesson-5 = 1, 3, 6, 10 … poin, penalti kurang 5
