# Drop the dead one: five dice, twos and fives drop dead.

dropdead-name = Dadu mati
dropdead-also = buang yang mati
dropdead-about = Lempar lima dadu dan kumpulkan poin, selama tidak keluar dua atau lima: dadu itu mati dan disingkirkan.
dropdead-brief = lima dadu, lima menit
dropdead-rules =
    Kumpulkan poin sebanyak mungkin sebelum dadumu habis. Mulai giliran dengan lima dadu: tekan tombol atau tulis “lempar”.

    Kalau tidak ada dua dan tidak ada lima, lemparannya bernilai: jumlahkan semua dadu. Kalau ada, lemparannya nol, dan tiap dua dan tiap lima mati dan disingkirkan. Apa pun hasilnya, lempar lagi dadu yang tersisa. Kalau dadu terakhir mati, giliranmu selesai. Tidak ada yang perlu diputuskan.

    Contoh: 1 2 4 5 6 nol, sisa tiga dadu. 3 4 6 bernilai 13. 1 5 4 nol, sisa dua. 6 4 bernilai 10. 2 2, selesai: 23 poin.

    Tiap ronde satu giliran masing-masing. Poin terbanyak setelah lima ronde menang (opsi “ronde”).

dropdead-word-roll = lempar | kocok | lempar dadu

dropdead-ask = { $dice ->
    [1] sejauh ini { $sum } poin, lempar dadu terakhir
   *[other] sejauh ini { $sum } poin, lempar { $dice } dadu
}
dropdead-scored = { $seat } melempar { $faces }: { $points } poin.
dropdead-dead = { $seat } melempar { $faces }: { $dead } dadu mati.
dropdead-over = { $seat } melempar { $faces }: mati semua, dengan { $sum } poin.

dropdead-sheet = Ronde { $round } dari { $rounds }. Ada 2 atau 5: nol, dadunya mati

dropdead-lesson-1 = Ada 2 dan 5: nol, keduanya mati
dropdead-lesson-2 = Tanpa 2 dan 5: 3 + 4 + 6 = 13
dropdead-lesson-3 = Mati semua: giliran ini dapat 23
dropdead-lesson-4 = “lempar”: Bayu mulai dengan lima dadu
