# The game of the goose: a spiral of sixty-three squares.

goose-name = Angsa
goose-also = permainan angsa | spiral angsa
goose-about = Spiral enam puluh tiga petak: angsa membawamu terus, sisanya jembatan, penginapan, sumur, labirin, penjara, dan maut. Yang duluan di 63 menang.
goose-brief = satu atau dua dadu, sepuluh menit
goose-rules =
    Jadilah yang pertama di petak 63, di tengah spiral. Saat giliranmu, lempar dadu sekali: tekan tombol atau tulis “lempar”. Bidakmu maju sebanyak itu.

    Di petak angsa kamu maju lagi sebanyak itu, sampai di petak tanpa angsa.

    6, jembatan: menyeberang ke 12. 19, penginapan: kehilangan dua giliran. 31, sumur, dan 52, penjara: tunggu sampai ada yang datang ke sana, tapi paling lama tiga giliran. 42, labirin: kembali ke 30. 58, maut: kembali ke awal.

    Kalau petaknya sudah ditempati, bidak di sana pindah ke petak asalmu.

    Harus tepat 63: kelebihannya dihitung mundur. Dari 60, angka 5 membawamu ke 63 lalu mundur ke 61. Angsa saat mundur membawamu mundur lagi.

    Dengan “dua” kamu melempar dua dadu. Lalu sembilan di lemparan paling pertama membawamu ke 26 (dengan 6 3) atau ke 53 (dengan 5 4).

goose-opt-pair = dua dadu, bukan satu
goose-key-pair = dua | dua dadu
goose-set-pair = { $value ->
    [on] dua dadu
   *[other] satu dadu
}

goose-word-roll = lempar | kocok | lempar dadu

goose-threw = { $seat } melempar { $faces }: { $stops }.
goose-stop-square = di { $square }
goose-stop-goose = angsa di { $square } membawa maju lagi
goose-stop-back = ke 63 lalu mundur ke { $square }
goose-stop-nine = sembilan pertama membawa ke { $square }
goose-stop-bridge = lewat jembatan ke { $square }
goose-stop-inn = penginapan di { $square }, istirahat dua giliran
goose-stop-well = masuk sumur di { $square }
goose-stop-maze = tersesat di labirin, kembali ke { $square }
goose-stop-prison = masuk penjara di { $square }
goose-stop-death = maut, kembali ke awal
goose-stop-home = 63, sampai
goose-met = { $square ->
    [0] { $seat } harus kembali ke awal.
   *[other] { $seat } harus ke { $square }.
}
goose-missed = { $left ->
    [0] { $seat } kehilangan giliran, yang terakhir.
   *[other] { $seat } kehilangan giliran.
}

goose-sheet = Yang duluan di 63 menang
goose-sheet-missed = { $square } · menunggu
goose-sheet-start = awal
goose-sheet-square = petak
goose-sheet-waits = { $square } · tunggu { $left }

goose-lesson-1 = Mulai di sini: tulis “lempar”
goose-lesson-2 = Angsa: maju lagi sebanyak itu
goose-lesson-3 = Jembatan menuju 12
goose-lesson-4 = Penginapan: dua giliran
goose-lesson-5 = Harus tepat 63
