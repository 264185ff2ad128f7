takeback-name = Ambil kembali
takeback-also = empat puluh keping
takeback-about = Empat puluh keping di tengah, dan dadu menentukan berapa yang dipindah. Buat tiga tumpukan sama tinggi di barismu sebelum diambil lagi.
takeback-brief = satu dadu, lima menit
takeback-rules =
    Tabelnya tiga baris berisi empat petak. Baris luar milik kedua pemain, dan di tiap petak baris tengah ada sepuluh keping.

    Bergiliran melempar dadu dan memindahkan keping persis sebanyak itu, semuanya dari satu petak ke petak sebelahnya, mendatar atau tegak. Petak mana saja boleh, juga di baris lawan. Kalau tidak ada yang bisa, lemparanmu hangus. Tidak boleh mengembalikan langsung, dengan angka yang sama, yang baru dipindahkan lawan.

    Begitu tiga atau empat tumpukan di barismu sama tinggi, kamu menang; petak kosong bukan tumpukan. Dengan 4 4 1 0 di barismu dan dadu 3, tiga keping dari tengah ke yang 1 jadi 4 4 4.

    Kalau karena itu justru tumpukan lawan yang jadi sama, lawan yang menang. Setelah 200 lemparan rondenya seri.

    Biasanya satu ronde. Di pertandingan panjang tiap ronde bernilai tinggi tumpukan yang sama, sampai 20 poin atau sesuai kesepakatan, paling banyak 20 ronde.

    Ketik dari mana ke mana: b2 b3. Atau pakai tombol.
takeback-opt-points = poin untuk menang; dengan 1 hanya satu ronde
takeback-key-points = poin
takeback-set-points = { $value ->
    [1] satu ronde
   *[other] sampai { $value } poin
}
takeback-preset-series = panjang

takeback-word-throw = lempar | kocok | lempar dadu

takeback-ask = pindahkan { $count } keping ke petak sebelahnya
takeback-told-moved = { $seat }: { $from } { $to }, { $count } keping.
takeback-told-skip = { $seat } melempar { $count }, dan tidak ada yang bisa dipindahkan.
takeback-told-won = { $points ->
        [1] { $seat } punya tumpukan sama setinggi { $height } dan menang!
       *[other] { $seat } punya tumpukan sama setinggi { $height }, jadi { $total } dari { $points }.
    }
takeback-told-draw = { $throws } lemparan tanpa pemenang: rondenya seri.

takeback-sheet-points = { $won } dari { $points }
takeback-sheet-aim = Tiga tumpukan sama di baris sendiri menang
takeback-sheet-moved = { $count } keping: { $from } → { $to }

takeback-reject-syntax = Ketik dari mana ke mana, misalnya b2 b3.
takeback-reject-throw = Lempar dadu dulu.
takeback-reject-thrown = Dadunya sudah dilempar: sekarang pindahkan keping.
takeback-reject-off = Itu di luar tabel, yang berakhir di { $last }.
takeback-reject-far = { $from } dan { $to } tidak bersebelahan.
takeback-reject-few = { $chips ->
        [0] Tidak ada keping di { $from }, padahal perlu { $count }.
       *[other] Hanya ada { $chips } keping di { $from }, padahal perlu { $count }.
    }
takeback-reject-back = Itu cuma membalikkan langkah tadi. Pindahkan yang lain.

# What the board in letters says.
takeback-board-seat = kursi
takeback-board-has-thrown = melempar
takeback-board-throws = lempar
takeback-board-to = ke

takeback-lesson-1 = Baris Andi; yang di atas baris Bayu
takeback-lesson-2 = Dadu: pindahkan persis sebanyak itu
takeback-lesson-3 = Dari mana ke mana, sebelahan: “b2 b3”
takeback-lesson-4 = Petak kosong bukan tumpukan
