# House numbers: three rolls, three digits, each written at once.

housenumbers-name = Nomor rumah
housenumbers-also = angka rumah
housenumbers-about = Tiga lemparan dadu jadi angka tiga digit: tiap digit langsung ditulis sebagai ratusan, puluhan, atau satuan. Tertinggi menang.
housenumbers-brief = satu dadu, dua menit
housenumbers-rules =
    Kejar nomor rumah tertinggi. Saat giliranmu dadu dilempar tiga kali. Setelah tiap lemparan, langsung tulis angkanya di salah satu dari tiga tempatmu: ratusan, puluhan, atau satuan. Yang sudah ditulis tetap, dan tiap tempat satu digit.

    Tekan tombol, atau ketik “ratusan”, “puluhan”, atau “satuan”. Contoh: 3 di puluhan, 6 di ratusan, dan 2 tinggal di satuan: 632.

    Kalau semua sudah punya angka, yang tertinggi dapat satu poin; kalau sama, masing-masing satu. Lalu pemain berikutnya membuka ronde baru. Poin terbanyak setelah lima ronde menang (opsi “ronde”).

    Dengan “terendah” angka terendah menang. Dengan “buta” tempatnya dipilih sebelum dadu jatuh, jadi murni untung-untungan. Dengan satu lemparan untuk semua, semua menulis tiga digit yang sama di tempat pilihan sendiri; pilihan yang lain terlihat kalau semua sudah memilih.

housenumbers-opt-lowest = angka terendah menang
housenumbers-opt-blind = tempat dipilih sebelum dadu jatuh
housenumbers-key-lowest = terendah
housenumbers-key-blind = buta
housenumbers-set-lowest = { $value ->
    [on] terendah menang
   *[other] tertinggi menang
}
housenumbers-set-blind = { $value ->
    [on] tempat dipilih buta
   *[other] dadu dulu, baru tempat
}

housenumbers-word-hundreds = ratusan | ratus
housenumbers-word-tens = puluhan | puluh
housenumbers-word-units = satuan | satu
housenumbers-word-throw = lempar | kocok | lempar dadu
housenumbers-word-name = sebut

housenumbers-hundreds = Ratusan: { $shown }
housenumbers-tens = Puluhan: { $shown }
housenumbers-units = Satuan: { $shown }
housenumbers-hundreds-news = { $seat } memilih ratusan.
housenumbers-tens-news = { $seat } memilih puluhan.
housenumbers-units-news = { $seat } memilih satuan.

housenumbers-ask = { $best ->
    [0] tulis { $face }: ratusan, puluhan, atau satuan?
   *[other] tulis { $face }: ratusan, puluhan, atau satuan? Angka terbaik sejauh ini { $best }
}
housenumbers-ask-blind = pilih tempat sebelum dadu jatuh: ratusan, puluhan, atau satuan?
housenumbers-threw = { $seat } melempar { $face }.
housenumbers-made = { $seat } punya angka { $number }.
housenumbers-reject-filled = Tempat itu sudah ada digitnya.
housenumbers-reject-syntax = Ketik “ratusan”, “puluhan”, atau “satuan”.

housenumbers-sheet = Ronde { $round } dari { $rounds }, tertinggi menang
housenumbers-sheet-lowest = Ronde { $round } dari { $rounds }, terendah menang
housenumbers-sheet-number = angka
housenumbers-sheet-before = tadi
housenumbers-sheet-was = tadi { $number }

housenumbers-board-points = poin
housenumbers-board-number = angka
housenumbers-board-before = tadi
housenumbers-board-lowest = rendah

housenumbers-lesson-1 = 3 jadi puluhan: “puluhan”
housenumbers-lesson-2 = 6 paling bagus di ratusan: 632
housenumbers-lesson-3 = Bayu melempar 4: ditulis di mana?
housenumbers-lesson-4 = Angka tertinggi dapat poin; biasanya 5 ronde
