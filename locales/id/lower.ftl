# Who is lower: both choose a number in secret, and the lower one scores, if it is lower by enough.

lower-name = Siapa lebih rendah
lower-also = angka rendah
lower-about = Keduanya memilih angka diam-diam. Yang lebih rendah dapat angkanya, kecuali yang lain tepat satu di atasnya: yang itu dapat keduanya.
lower-brief = tanpa dadu, lima menit
lower-rules =
    Kedua pemain memilih angka dari 1 sampai 6 diam-diam, lewat tombol atau chat pribadi. Lalu keduanya dibuka, seperti dua dadu yang tadi ditutup tangan.

    Angka yang lebih rendah dapat nilainya sendiri: 2 lawan 5 jadi 2 poin untuk yang 2. Tapi kalau yang lain tepat satu di atasnya, yang lebih tinggi dapat keduanya: 4 lawan 5 jadi 9 poin untuk yang 5. Angka sama tidak bernilai.

    Jadi satu aman terhadap semuanya kecuali dua, tapi hasilnya kecil; yang berharap lebih, risikonya lebih. Yang duluan punya 30 poin menang.

    Dengan “target” bisa diatur berapa poin untuk menang.

lower-opt-goal = berapa poin untuk menang
lower-key-goal = target | poin
lower-set-goal = sampai { $value } poin

lower-ask = pilih angka dari 1 sampai { $most }
lower-round = { $first } { $one }, { $second } { $two }: { $points } poin untuk { $seat }.
lower-both = { $first } { $one }, { $second } { $two }: tepat satu di atas, { $points } poin untuk { $seat }.
lower-equal = Sama-sama { $number }: tidak ada yang dapat.
lower-reject = Pilih angka dari 1 sampai { $most }.

lower-board-points = poin
lower-board-chosen = pilih
lower-board-yes = ya
lower-board-no = belum

lower-lesson-1 = Angkamu tertutup sampai keduanya memilih
lower-lesson-2 = 2 lawan 5: yang rendah dapat 2
lower-lesson-3 = 5 tepat satu di atas 4: dapat 4 + 5
lower-lesson-4 = Duluan 15 menang (biasanya 30)

lower-sheet = Yang rendah dapat; 1 di atas dapat semua
