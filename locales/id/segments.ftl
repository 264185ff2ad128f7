segments-name = Titik dan garis
segments-also = hubung titik | garis
segments-about = Hubungkan titik bebas dua-dua, dan jangan memotong apa pun. Yang kehabisan sambungan kalah.
segments-brief = lima menit
segments-rules =
    Lembarnya penuh titik bernomor. Bergiliran menghubungkan dua titik dengan garis lurus. Tiap titik hanya boleh jadi ujung satu garis.

    Garis tidak boleh memotong atau menyentuh garis lain, dan tidak boleh melalui titik ketiga.

    Yang tidak menemukan dua titik lagi untuk dihubungkan kalah. Titik yang tidak bisa dihubungkan lagi dicoret.

    Ketik nomor kedua titik, misalnya 3-9.

    Opsi: berapa titik, dari 8 sampai 30, dan apakah tersebar acak atau terletak di lingkaran.
segments-opt-points = berapa titik
segments-opt-layout = acak – titik tersebar di lembar; lingkaran – terletak di lingkaran
segments-key-points = titik
segments-key-layout = letak
segments-is-random = acak | tersebar
segments-is-circle = lingkaran
segments-set-points = { $value } titik
segments-set-layout = { $value ->
    [circle] di lingkaran
   *[other] tersebar acak
}

segments-ask = hubungkan dua titik bebas

segments-reject-syntax = Ketik nomor dua titik, misalnya 3-9.
segments-reject-none = Titik itu tidak ada: nomornya 1 sampai { $last }.
segments-reject-same = Garis menghubungkan dua titik berbeda.
segments-reject-taken = Titik { $point } sudah terpakai: terhubung ke { $other }. Tiap titik jadi ujung satu garis saja.
segments-reject-cross = Itu memotong { $a }–{ $b }. Garis bahkan tidak boleh bersentuhan.
segments-reject-through = Garisnya melalui { $point }. Tidak boleh ada titik lain di jalurnya.

segments-sheet-closed = — tidak bisa dihubungkan lagi
segments-sheet-stuck = { $seat }: buntu

segments-lesson-1 = Langkah menghubungkan dua titik: ketik 2-6
segments-lesson-2 = Titik tercoret tidak bisa disambung lagi
segments-lesson-3 = Jangan memotong; kalau buntu, kalah
