fiveinarow-name = Lima berjajar
fiveinarow-also = lima jajar | lima sebaris
fiveinarow-about = Silang dan bulat di lembar tanpa batas: yang duluan membuat lima berjajar menang.
fiveinarow-brief = sepuluh menit
fiveinarow-rules =
    Di kertas tanpa batas (40 × 40 kotak, tidak akan penuh) kalian bergiliran menaruh silang dan bulat, satu di kotak kosong mana saja. Lima pertama yang berjajar – mendatar, menurun, atau miring – menang; lembar penuh berarti seri. Gambar menunjukkan bagian yang dipakai dan melebar seperlunya.

    Ketik satu kotak, misalnya t20.

    Variasi: jajar – empat atau enam berjajar; tepat – lebih panjang tidak menang. tiga – satu silang tidak boleh membuat dua tiga terbuka sekaligus, kecuali langsung menang. Tiga terbuka adalah yang dengan satu tanda lagi jadi empat yang menang di kedua ujungnya (kalau empat berjajar: dua terbuka; kalau enam: empat terbuka).

    swap2 – yang pertama menaruh silang, bulat, silang (t20 u19 s22, atau satu per satu). Yang kedua memilih silang, memilih bulat, atau menaruh bulat dan silang lagi dan menyerahkan pilihan. Lalu bulat jalan.
fiveinarow-opt-line = berapa tanda berjajar supaya menang
fiveinarow-opt-exact = yang lebih panjang tidak menang
fiveinarow-opt-open3 = silang tidak boleh membuat dua tiga terbuka dengan satu tanda
fiveinarow-opt-swap2 = pembukaan turnamen: satu menaruh tiga tanda, yang lain memilih pihak
fiveinarow-key-line = jajar | berjajar
fiveinarow-key-exact = tepat
fiveinarow-key-open3 = tiga | tiga terbuka
fiveinarow-key-swap2 = swap2 | tukar
fiveinarow-preset-tournament = turnamen
fiveinarow-set-line = { $value } berjajar
fiveinarow-set-exact = { $value ->
    [off] lebih panjang juga menang
   *[on] lebih panjang tidak menang
}
fiveinarow-set-open3 = { $value ->
    [off] silang bebas
   *[on] silang tidak boleh membuat dua tiga terbuka sekaligus
}
fiveinarow-set-swap2 = { $value ->
    [off] silang mulai
   *[on] pembukaan swap2
}
fiveinarow-word-crosses = silang | pilih silang | main silang
fiveinarow-word-rings = bulat | pilih bulat | main bulat
fiveinarow-word-more = dua lagi | lagi | tambah dua | dua tanda lagi

fiveinarow-crosses = ✕ Silang
fiveinarow-rings = ◯ Bulat
fiveinarow-more = Dua tanda lagi

fiveinarow-ask-cross = taruh silang
fiveinarow-ask-ring = taruh bulat
fiveinarow-ask-three = buka dengan tiga tanda: silang, bulat, silang
fiveinarow-ask-two = taruh satu bulat dan satu silang
fiveinarow-ask-choice = pilih: silang, bulat, atau dua tanda lagi
fiveinarow-ask-take = pilih: silang atau bulat

fiveinarow-took-crosses = { $seat } memilih silang. Bulat jalan.
fiveinarow-took-rings = { $seat } memilih bulat, dan langsung jalan.
fiveinarow-took-more = { $seat } menaruh dua tanda lagi dan menyerahkan pilihan.

fiveinarow-reject-syntax = Ketik satu kotak, misalnya t20.
fiveinarow-reject-syntax-choice = Ketik pilihanmu: “silang”, “bulat”, atau “dua lagi”.
fiveinarow-reject-outside = Tidak ada { $place } di lembar ini: kotak terakhirnya { $last }.
fiveinarow-reject-taken = { $place } sudah terisi. Pilih kotak kosong.
fiveinarow-reject-threes = Silang di { $place } membuat dua tiga terbuka sekaligus. Silang hanya boleh begitu kalau langsung menang.
fiveinarow-reject-many = Sekarang kamu menaruh { $left } tanda, tidak lebih.
fiveinarow-reject-choose = Pilih dulu: “silang”, “bulat”, atau “dua lagi”.
fiveinarow-reject-take = Pilih dulu: “silang” atau “bulat”.
fiveinarow-reject-more = Dua tanda tambahan sudah ditaruh: pilih “silang” atau “bulat”.
fiveinarow-reject-settled = Sekarang tidak ada yang perlu dipilih. Ketik satu kotak.

fiveinarow-sheet-three = { $seat } menaruh tiga tanda pertama
fiveinarow-sheet-chooses = { $seat } memilih:
fiveinarow-sheet-choice = silang, bulat, atau dua tanda lagi
fiveinarow-sheet-two = { $seat } menaruh dua tanda lagi
fiveinarow-sheet-take = silang atau bulat

fiveinarow-lesson-1 = Silang kelima di sini menang: “x20”
fiveinarow-lesson-2 = Silang dan bulat bergantian, satu-satu
fiveinarow-lesson-3 = Barisan boleh lurus atau miring
