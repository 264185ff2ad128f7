tanks-name = Perang tank
tanks-also = tank | tank kertas
tanks-about = Dua pasukan di lembar terlipat: gambar tembakan di sisimu, dan lipatan membawanya ke sisi lawan.
tanks-brief = sepuluh menit
tanks-rules =
    Lembar 40 × 28 satuan dilipat di tengah. Masing-masing menaruh sepuluh tank di sisinya lewat chat pribadi: ketik titik tengah tank, mendatar dan menurun, 7.3 12.8 (di sisi kanan 27.3 12.8), atau beberapa sekaligus; ketik lagi untuk mengangkatnya. Atau tulis “acak”. Dengan “siap” kedua pasukan dibuka.

    Lalu bergiliran menggambar tembakan, juga di sisi sendiri. Kalau dilipat, tembakan mendarat sejauh itu dari lipatan di sisi satunya. Kena langsung menghancurkan tank. Tembakan sejauh 0,6 melumpuhkannya, yang kedua menghancurkannya; ukuran tank 2 × 1,4. Yang kena menembak lagi; hanya giliran paling pertama cuma satu tembakan. Yang menghancurkan semua tank lawan menang.

    Hanya sisimu sendiri yang tepinya berangka: selebihnya andalkan matamu.

    Opsi: 7 sampai 10 tank, “jangan ulang” (tembakan berikutnya tidak boleh ke tank yang baru dilumpuhkan, kecuali itu yang terakhir), dan kotak-kotak untuk anak.
tanks-opt-tanks = tank masing-masing
tanks-opt-norepeat = tembakan berikutnya tidak boleh ke tank yang baru kena
tanks-opt-help = kotak-kotak di lembar, untuk anak
tanks-key-tanks = tank | jumlah
tanks-key-norepeat = jangan ulang
tanks-key-help = bantuan anak | alat bantu
tanks-is-none = polos
tanks-is-grid = kotak | kotak-kotak
tanks-set-tanks = { $value } tank
tanks-set-norepeat = { $value ->
    [on] tidak dua kali ke tank yang sama
   *[other] tank mana saja boleh ditembak lagi
}
tanks-set-help = { $value ->
    [grid] dengan kotak-kotak
   *[other] tanpa kotak-kotak
}
tanks-word-random = acak | tank acak | otomatis
tanks-word-clear = kosongkan | hapus | ulang
tanks-word-ready = siap | sudah | aku siap

tanks-own = 👁 Tankku
tanks-own-secret = ✏ Taruh tankku
tanks-ask-place = taruh { $count } tank dengan mengetik titik tengahnya, lalu tulis “siap”
tanks-ask-fire = gambar tembakan di sisimu sendiri
tanks-do-random = 🎲 Tank acak
tanks-do-clear = Kosongkan
tanks-do-ready = ✅ Siap
tanks-do-place = tank sedang ditaruh
tanks-left = { $count } tank

tanks-ready = { $seat } siap.
tanks-open = Kedua pasukan sudah di medan.
tanks-complete = Semua tankmu sudah ditaruh. Tulis “siap”, atau atur ulang.
tanks-miss = { $seat } menembak di { $point }: meleset.
tanks-knocked = { $seat } menembak di { $point }: satu tank lumpuh!
tanks-finished = { $seat } menembak di { $point }: tank itu habis!
tanks-direct = { $seat } menembak di { $point }: kena langsung!

tanks-reject-syntax-place = Ketik titik tengah tank, mendatar dan menurun, misalnya 7.3 12.8, atau di sisi kanan 27.3 12.8 (beberapa sekaligus dengan koma), atau “acak”, “kosongkan”, “siap”.
tanks-reject-syntax-fire = Ketik tempat tembakanmu, mendatar dan menurun, misalnya 7.3 12.8, atau di sisi kanan 27.3 12.8.
tanks-reject-outside = Tank harus seluruhnya di sisimu: tengahnya dari { $left } sampai { $right } mendatar dan dari { $top } sampai { $low } menurun.
tanks-reject-near = Terlalu dekat dengan tankmu di { $point }: jarak antartank harus lebih dari { $apart }.
tanks-reject-among = { $point }: { $why } Tank-tank ini tidak jadi ditaruh.
tanks-reject-spent = Semua { $count } tankmu sudah ditaruh. Ketik titik tengah salah satu untuk mengangkatnya.
tanks-reject-missing = Masih kurang { $count } tank.
tanks-reject-half = Gambarlah di sisimu sendiri: dari { $left } sampai { $right } mendatar dan dari 0 sampai { $low } menurun. Sisanya urusan lipatan.
tanks-reject-repeat = Tembakan itu mengenai tank yang baru kamu lumpuhkan. Tembak yang lain.

tanks-sheet-placing = menaruh tank
tanks-sheet-placed = tank siap
tanks-sheet-knocked = lumpuh
tanks-sheet-wreck = hancur
tanks-sheet-aim = bidikan
tanks-sheet-landed = jatuhnya

tanks-lesson-1 = Tembak di sisimu: Andi mengetik 5 21
tanks-lesson-2 = Dilipat, jatuhnya di sini: meleset
tanks-lesson-3 = Kena langsung = hancur, Andi menembak lagi
tanks-lesson-4 = Hampir kena = lumpuh; dua kali = hancur
tanks-lesson-5 = Hancurkan semua tank lawan
