# The counter of Cameroon: marks on the sums of dice.

countercameroon-name = Penghitung Kamerun
countercameroon-also = penghitung
countercameroon-about = Bagi empat dadu jadi dua pasang dan tandai jumlahnya: yang duluan empat tanda merebut jumlah itu. Makin langka, makin bernilai.
countercameroon-brief = empat dadu, sepuluh menit
countercameroon-rules =
    Rebut jumlah yang nilainya tinggi. Saat giliranmu empat dadu dilempar; bagi jadi dua pasang dan beri tanda pada kedua jumlahnya. Yang duluan punya empat tanda di satu jumlah merebutnya, dan jumlah itu ditutup untuk semua.

    Angka di belakang tiap jumlah adalah nilainya: 1 untuk 7, dan makin tinggi kalau makin langka, sampai 11 untuk 2 dan 12. Dengan “nilai=landai” nilainya 1 sampai 6.

    Kamu melempar 1 4 5 6: tandai 5 dan 11, atau 6 dan 10, atau 7 dan 9. Ketik “tandai 5 11” atau “5 11” saja, atau tekan tombol.

    Dengan “bentuk=dua” dua dadu dilempar dan jadi satu jumlah: tandai, atau lempar keduanya “lagi”, sampai tiga kali tiap giliran; jumlah terakhir wajib ditandai.

    Selesai kalau kesebelas jumlah sudah direbut; poin terbanyak menang. Dengan satu lemparan untuk semua, yang mencapai empat tanda bersamaan sama-sama mendapatkannya.

countercameroon-opt-form = empat dadu jadi dua jumlah, atau dua dadu jadi satu
countercameroon-opt-throws = berapa kali dua dadu boleh dilempar tiap giliran
countercameroon-opt-values = nilai jumlah: 1 sampai 11, atau 1 sampai 6
countercameroon-key-form = bentuk
countercameroon-key-throws = lemparan
countercameroon-key-values = nilai
countercameroon-is-four = empat
countercameroon-is-two = dua
countercameroon-is-steep = curam
countercameroon-is-flat = landai
countercameroon-set-form = { $value ->
    [two] dua dadu
   *[other] empat dadu
}
countercameroon-set-throws = sampai { $value } lemparan dua dadu
countercameroon-set-values = { $value ->
    [flat] jumlah bernilai 1 sampai 6
   *[other] jumlah bernilai 1 sampai 11
}

countercameroon-word-throw = lempar | kocok | lempar dadu
countercameroon-word-name = sebut
countercameroon-word-mark = tandai | tanda
countercameroon-word-again = lagi | lempar lagi | ulang

countercameroon-mark = { $sums }
countercameroon-mark-news = { $seat } menandai { $sums }.

countercameroon-again = 🎲 Lempar lagi
countercameroon-again-news = { $seat } melempar lagi.
countercameroon-ask = jumlah mana yang dibuat dari { $faces }?
countercameroon-ask-two = tandai { $sum }, atau lempar lagi?

countercameroon-threw = { $seat } melempar { $faces }.
countercameroon-marks = { $seat } menandai { $sums }.
countercameroon-won = Jumlah { $sum } direbut, { $points } poin: { $names }.

countercameroon-reject-syntax = Ketik jumlah yang ditandai: “5 11” menandai 5 dan 11.
countercameroon-reject-sums = Dadu ini memberi: { $ways }.
countercameroon-reject-again = Tidak ada lemparan lagi di giliran ini: tandai yang ada.
countercameroon-reject-name = Sebut dadu yang jumlahnya masih terbuka.

countercameroon-sheet = Empat tanda: direbut
countercameroon-sheet-two = Empat tanda: direbut; lempar { $throw }
countercameroon-sheet-closed = ditutup
countercameroon-sheet-points = poin

countercameroon-lesson-1 = Nilai tiap jumlah
countercameroon-lesson-2 = Empat tanda: Andi merebut 2
countercameroon-lesson-3 = Ditutup untuk yang lain
countercameroon-lesson-4 = Bagi dadunya: “6 8” atau “7 7”
