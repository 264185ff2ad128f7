# Ship, captain, mate and crew: five dice, a six, a five and a four in this order, the rest counts.

crew-name = Kapal, kapten, mualim, awak
crew-also = kapal kapten | awak kapal
crew-about = Lima dadu, tiga lemparan: enam jadi kapal, lalu lima jadi kapten, lalu empat jadi mualim. Dua sisanya awakmu.
crew-brief = lima dadu, lima menit
crew-rules =
    Tiap giliran ada sampai tiga lemparan; yang pertama dengan kelima dadu. Tekan tombol atau tulis “lempar”.

    Pertama perlu kapal: enam. Lalu kapal perlu kapten: lima. Lalu mualim: empat. Mereka naik persis dengan urutan itu, boleh beberapa dalam satu lemparan kalau ada, dan tetap di sana. Lima tanpa enam tinggal di darat. Bot yang menaikkannya, dan kamu melempar sisanya lagi.

    Kalau ketiganya sudah ada, dua dadu sisanya jadi awak, dan jumlahnya poinmu. Kalau masih ada lemparan, boleh “stop”, atau lempar lagi kedua dadu itu supaya lebih banyak; lemparan terakhir yang berlaku. Kalau setelah tiga lemparan masih ada yang kurang, tidak dapat apa-apa.

    Contoh: 6 4 4 3 2, enamnya kapalmu. 5 4 1 1, naiklah kapten dan mualim, dengan awak cuma 2. 6 3, dan awaknya 9.

    Tiap ronde satu giliran masing-masing. Poin terbanyak setelah sepuluh ronde menang; “ronde” mengubah jumlahnya.

crew-word-roll = lempar | kocok | lagi | lempar dadu
crew-word-hold = stop | berhenti | cukup | setop

crew-ask = awakmu { $sum }, sisa { $left } lemparan. Lempar kedua dadu lagi atau stop?
crew-ask-all = kapalnya lengkap, sisa { $left } lemparan. Lempar awak lagi atau stop?
crew-adrift = { $seat }, lemparan { $throw }: { $faces }. Belum ada kapal.
crew-ship = { $seat }, lemparan { $throw }: { $faces }. Kapalnya ada, kaptennya belum.
crew-captain = { $seat }, lemparan { $throw }: { $faces }. Kaptennya ada, mualimnya belum.
crew-manned = { $seat }, lemparan { $throw }: { $faces }. Semua sudah naik, awaknya { $sum }.
crew-scored = { $seat }, lemparan { $throw }: { $faces }. Giliran selesai, { $sum } poin untuk awaknya.
crew-nothing = { $seat }, lemparan { $throw }: { $faces }. Giliran selesai, belum lengkap: nol poin.

crew-lesson-1 = Kapal 6, kapten 5, mualim 4: berurutan
crew-lesson-2 = Dua sisanya jadi awak: 6 + 3 = 9
crew-lesson-3 = “lempar” cari lebih, “stop” catat
crew-lesson-4 = Tidak ada 4 sampai lemparan ketiga: nol
crew-sheet = Ronde { $round } dari { $rounds }. 6, 5, 4 dulu; dua sisanya dihitung
