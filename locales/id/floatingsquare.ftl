floatingsquare-name = Kotak mengapung
floatingsquare-also = kotak melayang
floatingsquare-about = Silang dan bulat di kotak 4 × 4 yang mengapung: letaknya baru ketahuan sambil main. Tiga berjajar terbanyak menang.
floatingsquare-brief = lima menit
floatingsquare-rules =
    Silang pertama ada di tengah lembar. Lalu bulat dan silang bergiliran, satu tanda di kotak kosong tiap kali.

    Semua tanda bersama-sama harus muat di persegi 4 × 4 kotak. Letak persegi itu terserah para pemain: kotak berarsir adalah yang masih mungkin. Dengan tanda keenam belas persegi penuh dan pertandingan selesai.

    Tiap tiga tandamu yang bersebelahan – mendatar, menurun, atau miring – bernilai satu poin, jadi empat berjajar bernilai dua. Poin terbanyak menang; sama berarti seri.

    Ketik satu kotak, misalnya c3. Variasi: pindah – sekali dalam pertandingan, pindahkan satu tandamu sebelum menaruh (d4>e5 c3); potong – dua tiga-jajarmu yang berpotongan bernilai satu poin lebih; dempet – tiap tanda menyentuh yang sudah ada; terbalik – poin paling sedikit menang; luas – lembar 8 × 8, silang pertama di salah satu dari empat kotak tengah.
floatingsquare-opt-relocate = sekali dalam pertandingan boleh memindahkan satu tanda sebelum menaruh
floatingsquare-opt-shared = dua tiga-jajar yang berpotongan bernilai satu poin lebih
floatingsquare-opt-adjacent = tiap tanda menyentuh yang sudah ada
floatingsquare-opt-misere = tiga-jajar paling sedikit menang
floatingsquare-opt-board = lembar 8 × 8, dan silang pertama di salah satu dari empat kotak
floatingsquare-key-relocate = pindah
floatingsquare-key-shared = potong
floatingsquare-key-adjacent = dempet
floatingsquare-key-misere = terbalik
floatingsquare-key-board = luas | lembar besar
floatingsquare-set-relocate = { $value ->
    [off] tanda tetap di tempatnya
   *[on] sekali, satu tanda boleh dipindah dulu
}
floatingsquare-set-shared = { $value ->
    [off] perpotongan tidak ditambah
   *[on] perpotongan ditambah satu poin
}
floatingsquare-set-adjacent = { $value ->
    [off] tanda tidak harus bersentuhan
   *[on] tiap tanda menyentuh yang sudah ada
}
floatingsquare-set-misere = { $value ->
    [off] tiga-jajar terbanyak menang
   *[on] tiga-jajar paling sedikit menang
}
floatingsquare-set-board = { $value ->
    [off] lembar 7 × 7
   *[on] lembar 8 × 8
}

floatingsquare-ask-cross = taruh silang
floatingsquare-ask-round = taruh bulat
floatingsquare-scores = { $seat }: { $move } – { $points } poin!
floatingsquare-legend-free = di sini masih boleh
floatingsquare-legend-triple = tiga berjajar – satu poin

floatingsquare-reject-syntax = Ketik satu kotak, misalnya c3.
floatingsquare-reject-outside = Tidak ada { $place } di lembar ini: kotak terakhirnya { $last }.
floatingsquare-reject-taken = { $place } sudah terisi. Pilih kotak kosong.
floatingsquare-reject-wide = Dengan { $place } perseginya jadi selebar { $count } kotak; yang boleh hanya 4.
floatingsquare-reject-high = Dengan { $place } perseginya jadi setinggi { $count } kotak; yang boleh hanya 4.
floatingsquare-reject-apart = { $place } tidak menyentuh tanda apa pun, padahal di sini harus.
floatingsquare-reject-middle = Silang pertama di salah satu dari empat kotak tengah.
floatingsquare-reject-fixed = Di pertandingan ini tanda tetap di tempatnya. Ketik satu kotak.
floatingsquare-reject-moved = Kamu sudah pernah memindahkan tanda; itu hanya boleh sekali.
floatingsquare-reject-own = { $place } bukan tandamu.
floatingsquare-reject-same = Tandanya tidak berpindah. Sebut kotak lain, atau taruh saja yang baru.

floatingsquare-lesson-1 = Tiga silang berjajar: satu poin
floatingsquare-lesson-2 = Empat jadi dua poin: bulat menahannya
floatingsquare-lesson-3 = Abu-abu yang masih boleh: ketik “b4”
floatingsquare-lesson-4 = Di sini tidak: semua harus muat di 4 × 4
