# Who is slyer: both choose a number in secret and score it, unless the other one is lower by exactly one.

slyer-name = Siapa lebih cerdik
slyer-also = cerdik | satu di bawah
slyer-about = Keduanya memilih angka diam-diam dan mendapat angkanya. Tapi kalau angkamu tepat satu di bawah, keduanya milikmu.
slyer-brief = tanpa dadu, lima menit
slyer-rules =
    Kedua pemain memilih angka dari 1 sampai 5 diam-diam, lewat tombol atau chat pribadi. Lalu keduanya dibuka, dan masing-masing mendapat poin sebesar angkanya: 1 dan 4 berarti 1 poin dan 4 poin.

    Tapi kalau satu angka tepat satu di bawah yang lain, yang memilihnya mendapat keduanya, dan lawan tidak dapat apa-apa: 2 lawan 3 jadi 5 lawan nol. Jadi lima paling untung, asal lawan tidak memilih empat; terhadap empat, tiga yang bagus, dan seterusnya.

    Yang unggul 11 poin menang. Gambarnya menunjukkan siapa yang unggul dan berapa poin.

    Dengan “angka” boleh memilih sampai 6.

slyer-opt-numbers = angka terbesar yang boleh dipilih
slyer-key-numbers = angka | terbesar
slyer-set-numbers = angka 1 sampai { $value }

slyer-ask = pilih angka dari 1 sampai { $most }
slyer-round = { $first } { $one }, { $second } { $two }: masing-masing dapat angkanya.
slyer-both = { $first } { $one }, { $second } { $two }: satu di bawah, { $points } poin untuk { $seat }.
slyer-reject = Pilih angka dari 1 sampai { $most }.

slyer-board-points = poin
slyer-board-chosen = pilih
slyer-board-yes = ya
slyer-board-no = belum

slyer-lesson-1 = Angkamu tertutup sampai keduanya memilih
slyer-lesson-2 = 1 dan 4: masing-masing dapat angkanya
slyer-lesson-3 = 2 tepat satu di bawah 3: dapat 2 + 3
slyer-lesson-4 = Yang unggul 11 menang

slyer-sheet = Dapat angkanya; 1 di bawah dapat semua
