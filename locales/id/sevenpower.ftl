# Seven to the power: seven brings seven chips, other sums cost.

sevenpower-name = Pangkat tujuh
sevenpower-also = tujuh
sevenpower-about = Dua dadu yang berjumlah tujuh memberi tujuh keping; jumlah lain rugi sebesar jaraknya dari tujuh. Yang terakhir punya keping menang.
sevenpower-brief = dua dadu, sepuluh menit
sevenpower-rules =
    Masing-masing punya dua puluh keping. Saat giliranmu, lempar dua dadu dan jumlahkan.

    Tujuh memberimu tujuh keping dari pot; kalau kurang, bank menambah kekurangannya. Jumlah lain rugi keping sebanyak jaraknya dari tujuh: masuk ke pot.

    Kalau tidak cukup, bayar semua yang ada. Yang kehabisan keping keluar. Yang terakhir punya keping menang.

    Contoh, 6 4 jadi sepuluh dan rugi tiga keping, 3 2 jadi lima dan rugi dua.

    Dengan “jumlah=sebelas” yang dibayar jaraknya dari sebelas. Sebelas mengambil seluruh pot, dan dengan dua belas kamu membayar sebanyak isinya.

    Tulis “lempar” atau tekan tombol.

sevenpower-opt-chips = berapa keping masing-masing
sevenpower-opt-sum = jumlah mana yang untung: tujuh memberi tujuh keping, sebelas seluruh pot
sevenpower-key-chips = keping
sevenpower-key-sum = jumlah
sevenpower-is-seven = tujuh
sevenpower-is-eleven = sebelas
sevenpower-set-chips = masing-masing { $value } keping
sevenpower-set-sum = { $value ->
    [eleven] sebelas mengambil pot
   *[other] tujuh memberi tujuh keping
}

sevenpower-word-roll = lempar | kocok | lempar dadu

sevenpower-takes = { $seat } melempar { $faces }, { $sum }: { $chips } dari pot!
sevenpower-takes-more = { $seat } melempar { $faces }, { $sum }: { $chips }, { $pot ->
    [0] semuanya dari bank!
   *[other] { $pot } dari pot dan { $lacks } dari bank!
}
sevenpower-pays = { $seat } melempar { $faces }, { $sum }, dan membayar { $chips }.
sevenpower-all = { $seat } melempar { $faces }, { $sum }, dan membayar semua sisanya: { $chips }.
sevenpower-sheet-seven = 7 dapat 7 keping, selain itu bayar jaraknya
sevenpower-sheet-eleven = 11 ambil pot, 12 menggandakannya, lainnya bayar jarak
sevenpower-sheet-left = sisa di pot: { $count }
sevenpower-sheet-aim = kejar: { $aim }
sevenpower-sheet-puts = jumlah { $sum }, bayar jarak: { $off }
sevenpower-sheet-doubles = { $sum }: pot dobel, bayar { $count }
sevenpower-sheet-rest = { $sum }: { $count } terakhir ke pot
sevenpower-sheet-last = jumlah { $sum }, jarak { $off }: bayar { $count } terakhir
sevenpower-sheet-takes = jumlah { $sum }, ambil { $count }

sevenpower-lesson-1 = 6 + 4 = 10, tiga dari tujuh: Andi bayar 3
sevenpower-lesson-2 = 4 + 3 = 7: tujuh keping untuk Bayu
sevenpower-lesson-3 = “lempar”: bank menambah kekurangan pot
