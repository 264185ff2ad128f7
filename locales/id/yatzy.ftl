# Yatzy: five dice, three rolls, fifteen boxes and a bonus.

yatzy-name = Yatzy
yatzy-also = yatze
yatzy-about = Lima dadu, sampai tiga lemparan, lima belas kotak, dan bonus kalau enam kotak atas mencapai 63.
yatzy-brief = lima dadu, dua puluh menit
yatzy-rules =
    Kumpulkan poin lebih banyak dari yang lain. Saat giliranmu, lempar lima dadu; sampai dua kali boleh melempar lagi yang mana saja. Lalu isi satu kotak kosong; yang tidak kamu punya bernilai 0.

    1 sampai 6: jumlah angka itu; kalau semuanya 63 atau lebih, bonus 50. Sepasang, dua pasang (beda angka), tiga sama, empat sama: jumlah dadu itu. Urut 1–5: 15, 2–6: 20. Full house (3 + 2): semua dadu. Bebas: semua dadu. Yatzy, lima sama: 50.

    “lembar=tiga belas” tanpa pasangan: tiga sama, empat sama, dan bebas menghitung semua dadu, full house 25, empat urut 30, lima urut 40, yatzy 50, tiap yatzy berikutnya 100 lagi; bonusnya 35.

    Selesai kalau semua kotak terisi.

    Ketuk dadu untuk menyimpannya, atau ketik “simpan 3 5 5” dan “lempar”, atau “lagi 1 2”; lalu kotaknya: “yatzy”, “full”, “5” untuk lima.

    Dengan “bersama” satu lemparan untuk semua, semua memutuskan diam-diam lewat tombol, dan lembar dibuka di akhir.

yatzy-opt-sheet = lima belas kotak, atau tiga belas dengan nilai tetap untuk full house dan urut
yatzy-key-sheet = lembar | kotak
yatzy-is-fifteen = lima belas
yatzy-is-thirteen = tiga belas
yatzy-set-sheet = { $value ->
    [thirteen] tiga belas kotak
   *[other] lima belas kotak
}

yatzy-further = Yatzy lagi: { $seat } dapat { $points } tambahan.

yatzy-word-throw = lempar | kocok
yatzy-word-name = sebut
yatzy-word-keep = simpan | tahan
yatzy-word-again = lagi | ulang | lempar lagi
yatzy-word-die = dadu
yatzy-word-ones = satu
yatzy-word-twos = dua
yatzy-word-threes = tiga
yatzy-word-fours = empat
yatzy-word-fives = lima
yatzy-word-sixes = enam
yatzy-word-pair = sepasang | pasang
yatzy-word-pairs = dua pasang
yatzy-word-three = tiga sama
yatzy-word-four = empat sama
yatzy-word-small = kecil | urut kecil
yatzy-word-large = besar | urut besar
yatzy-word-full = full | full house | rumah penuh
yatzy-word-chance = bebas
yatzy-word-yatzy = yatzy | lima sama

yatzy-box-ones = Satu
yatzy-box-twos = Dua
yatzy-box-threes = Tiga
yatzy-box-fours = Empat
yatzy-box-fives = Lima
yatzy-box-sixes = Enam
yatzy-box-bonus = Bonus (63+)
yatzy-box-pair = Sepasang
yatzy-box-pairs = Dua pasang
yatzy-box-three = Tiga sama
yatzy-box-four = Empat sama
yatzy-box-small = Urut kecil
yatzy-box-large = Urut besar
yatzy-box-full = Full house
yatzy-box-chance = Bebas
yatzy-box-yatzy = Yatzy

yatzy-lesson-1 = “simpan 4 4”, lalu “lempar”, paling banyak 3
yatzy-lesson-2 = Empat enam: 24 dari 63 untuk bonus
yatzy-lesson-3 = Full house: kelima dadu, 18
yatzy-lesson-4 = Dalam kurung: nilai kotaknya; ketik saja
