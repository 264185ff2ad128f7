numbers-name = Coret angka
numbers-also = pasangan sepuluh
numbers-about = Coret tetangga yang sama atau berjumlah sepuluh, salin sisanya ke belakang, sampai lembarnya kosong. Sendirian atau berlomba.
numbers-brief = seperempat jam
numbers-rules =
    Di lembar ada digit dari 1 sampai 9 dan 11 sampai 19, sembilan tiap baris.

    Coret dua digit yang sama atau berjumlah sepuluh, kalau bertetangga: berurutan menurut arah baca (ujung baris bersambung ke awal baris berikutnya), atau di satu kolom. Yang sudah dicoret di antaranya tidak dihitung.

    Kalau pasangannya habis, atau sebelum itu, ketik “tambah”: semua digit yang tersisa disalin ke belakang kotak terakhir, berurutan. Menang kalau semuanya tercoret. Dengan seratus baris lembarnya penuh.

    Ketik dua kotak: i1-a2. /hint menunjukkan pasangan, dan sendirian kamu boleh menarik langkah sesukamu.

    Beberapa pemain berlomba di lembar yang sama, masing-masing dengan kecepatannya: yang paling sedikit menambah menang, lalu yang paling sedikit langkah. Tambahan “buntu”: sisanya baru disalin kalau tidak ada pasangan. “jatah=3” memberi tiga kali; kalau habis dan tidak ada pasangan, selesai. “awal=acak” mulai dengan digit acak.
numbers-opt-refill = kapan sisanya boleh disalin: kapan saja, atau hanya kalau tidak ada pasangan
numbers-opt-refills = berapa kali sisanya boleh disalin; 0: sesukamu
numbers-opt-start = digit di awal: yang biasa, atau acak
numbers-key-refill = tambahan
numbers-key-refills = jatah
numbers-key-start = awal
numbers-is-any = bebas | kapan saja
numbers-is-stuck = buntu
numbers-is-usual = biasa
numbers-is-drawn = acak
numbers-set-refill = { $value ->
    [stuck] sisanya disalin hanya kalau buntu
   *[other] sisanya disalin kapan saja
}
numbers-set-refills = { $value ->
    [0] disalin sesukamu
   *[other] disalin paling banyak { $value } kali
}
numbers-set-start = { $value ->
    [drawn] digit acak
   *[other] digit biasa
}

numbers-word-more = tambah | salin | lagi

numbers-ask = coret satu pasangan, atau salin sisanya dengan “tambah”
numbers-more = ✏️ Tambah
numbers-more-sure = salin lagi, padahal masih ada pasangan
numbers-more-news = { $seat }: sisanya disalin.
numbers-strike = { $one }–{ $two }
numbers-count = sisa { $left } · { $moves } langkah
numbers-refills = tambahan { $refills }
numbers-folded = … { $rows } baris tercoret
numbers-feat = sisa { $left } digit
numbers-feat-cleared = bersih dalam { $moves } langkah
numbers-hint = { $one } dan { $two } bisa dicoret.
numbers-hint-none = Tidak ada pasangan lagi: ketik “tambah”.

numbers-reject-syntax = Ketik dua kotak yang dicoret, misalnya i1-a2, atau “tambah”.
numbers-reject-outside = Tidak ada { $place } di lembar ini: kotak terakhirnya { $last }.
numbers-reject-struck = { $place } sudah dicoret.
numbers-reject-same = { $place } kamu sebut dua kali. Sebut dua kotak.
numbers-reject-fit = { $one } dan { $two } tidak sama dan tidak berjumlah sepuluh.
numbers-reject-between = Di antaranya ada { $digit }, di { $place }.
numbers-reject-order = Keduanya tidak sekolom, dan menurut arah baca di antaranya ada { $digit }, di { $place }.
numbers-reject-stuck = Masih ada pasangan yang bisa dicoret; di sini sisanya baru disalin kalau tidak ada lagi.
numbers-reject-refills = Sisanya sudah disalin { $count } kali: jatahnya habis.
numbers-reject-full = Digit yang tersisa tidak muat: lembarnya { $count } baris.

# What the board in letters says.
numbers-board-seat = kursi
numbers-board-left = sisa
numbers-board-refills = tambah
numbers-board-moves = langkah

numbers-lesson-1 = 9 dan 1 jadi sepuluh, i1 ke a2: i1-a2
numbers-lesson-2 = Dua yang sama, bersebelahan: b2-c2
numbers-lesson-3 = 8 dan 2: yang tercoret dilompati
numbers-lesson-4 = Satu di bawah yang lain: i2-i3
numbers-lesson-5 = Buntu: “tambah”. Menang kalau habis semua
