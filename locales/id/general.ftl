# General: five dice, three rolls, ten boxes.

general-name = Jenderal
general-also = dadu jenderal
general-about = Lima dadu, sampai tiga lemparan, sepuluh kotak; lima dadu sama di lemparan pertama langsung menang.
general-brief = lima dadu, seperempat jam
general-rules =
    Kamu punya sepuluh giliran. Lempar lima dadu; sampai dua kali boleh melempar lagi yang mana saja. Lalu isi satu kotak kosong.

    Satu sampai enam: jumlah dadu berangka itu. Urut 1–5 atau 2–6, full house (tiga dan dua), empat sama, jenderal (lima sama): 10, 20, 30, 40 poin, atau 20, 30, 40, 60 dengan poin=umum. Yang tidak kamu punya dicoret. Lima dadu sama juga empat sama, tapi bukan full house.

    Di lemparan pertama, urut, full house, atau empat sama ditambah 5, dan jenderal yang ditulis di kotaknya langsung menang. Poin terbanyak menang.

    Ketuk dadu yang disimpan, lalu “Lempar”. Atau ketik: “simpan 3 5 5” menandai dadu, “lempar” melempar sisanya; “lagi 1 2” sekaligus keduanya. Lalu kotaknya: “jenderal”, “5”.

    Dengan “bersama” satu lemparan untuk semua, semua memutuskan diam-diam lewat tombol, dan lembar dibuka di akhir; jenderal di lemparan pertama lalu hanya dihitung poinnya.

general-opt-points = nilai kotak: klasik (jenderal 40), atau umum (jenderal 60)
general-key-points = poin | nilai
general-is-book = klasik
general-is-public = umum
general-set-points = { $value ->
    [public] jenderal 60
   *[other] jenderal 40
}

general-word-throw = lempar | kocok
general-word-name = sebut
general-word-keep = simpan | tahan
general-word-again = lagi | ulang | lempar lagi
general-word-die = dadu
general-word-ones = satu
general-word-twos = dua
general-word-threes = tiga
general-word-fours = empat
general-word-fives = lima
general-word-sixes = enam
general-word-straight = urut
general-word-full = full | full house | rumah penuh
general-word-four = empat sama
general-word-general = jenderal | lima sama

general-box-ones = Satu
general-box-twos = Dua
general-box-threes = Tiga
general-box-fours = Empat
general-box-fives = Lima
general-box-sixes = Enam
general-box-straight = Urut
general-box-full = Full house
general-box-four = Empat sama
general-box-general = Jenderal


general-lesson-1 = Untuk full house: “simpan 1 1 2 2”, “lempar”
general-lesson-2 = Satu kotak tiap giliran: 16 untuk empat 4
general-lesson-3 = Full house di lemparan pertama: 30 + 5
general-lesson-4 = Dalam kurung: nilai dadunya sekarang
