# Beetle: one die draws a beetle, part by part.

beetle-name = Kumbang
beetle-also = gambar kumbang
beetle-about = Tiap lemparan dadu menggambar satu bagian kumbangmu, kalau masih perlu. Kumbang utuh pertama menang.
beetle-brief = satu dadu, dua menit
beetle-rules =
    Jadilah yang pertama punya kumbang utuh. Pemain bergiliran melempar satu dadu sekali: tekan tombol atau tulis “lempar”. Bot menggambar bagian sesuai angkanya.

    1 badan, 2 kepala, 3 kaki, 4 mata, 5 antena, dan 6 ekor. Kumbang punya satu badan, satu kepala, enam kaki, dua mata, dua antena, dan satu ekor: tiga belas bagian.

    Badan lebih dulu. Kepala, kaki, dan ekor perlu badan; mata dan antena perlu kepala. Kalau hasil lemparan belum bisa dipakai, atau bagian itu sudah cukup, tidak ada yang digambar dan pemain berikutnya melempar.

    Contoh: lemparan pertamamu 3, tapi badannya belum ada, jadi tidak dapat apa-apa. Berikutnya 1, badannya. Lalu 3 lagi, dan muncullah kaki pertama.

    Yang duluan melengkapi kumbangnya langsung menang.

beetle-word-roll = lempar | kocok | lempar dadu

beetle-body = badan
beetle-head = kepala
beetle-leg = kaki
beetle-eye = mata
beetle-feeler = antena
beetle-tail = ekor

beetle-ask-first = lempar dadunya: perlu { $face } untuk { $part }
beetle-ask = lempar dadunya: kurang { $left } bagian
beetle-drawn = { $seat } melempar { $face }: { $part }.
beetle-needs = { $seat } melempar { $face }: percuma, harus ada { $part } dulu.
beetle-enough = { $seat } melempar { $face }: percuma, { $part } sudah cukup.
beetle-whole = { $seat } melempar { $face }: { $part }, dan kumbangnya utuh!

beetle-sheet = Badan dulu; mata dan antena setelah kepala
beetle-sheet-parts = { $parts } dari { $all }
beetle-sheet-all = bagian
beetle-sheet-times = { $part } × { $count }

beetle-board-parts = bagian
beetle-board-body = badan
beetle-board-head = kepala
beetle-board-leg = kaki
beetle-board-eye = mata
beetle-board-feeler = antena
beetle-board-tail = ekor

beetle-lesson-1 = 1 menggambar badan: harus paling dulu
beetle-lesson-2 = 2 kepala; lalu mata dan antena
beetle-lesson-3 = 3 kaki; kumbang punya enam
beetle-lesson-4 = “lempar”: Bayu masih perlu kepala, 2
beetle-lesson-5 = Tiga belas bagian satu kumbang
