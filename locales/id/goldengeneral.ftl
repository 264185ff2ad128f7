# Golden general: ten dice in five colours, two boxes a turn.

goldengeneral-name = Jenderal emas
goldengeneral-also = jenderal warna
goldengeneral-about = Sepuluh dadu lima warna: bagi jadi dua tangan berisi semua warna, dan isi dua kotak sekaligus.
goldengeneral-brief = sepuluh dadu lima warna, seperempat jam
goldengeneral-rules =
    Kamu punya lima giliran. Lempar sepuluh dadu, dua tiap warna; sampai dua kali boleh melempar lagi yang mana saja. Lalu kesepuluhnya dibagi jadi dua tangan berisi lima, masing-masing dengan kelima warna, dan tiap tangan mengisi satu kotak.

    Satu sampai enam: jumlah dadu berangka itu. Urut 1–5 atau 2–6, full house, empat sama, jenderal (lima sama): 10, 20, 30, 40 poin, atau 20, 30, 40, 60 dengan poin=umum. Yang tidak dimiliki tangan itu dicoret. Lemparan pertama dihitung biasa. Poin terbanyak menang.

    Ketuk dadu untuk menyimpannya, atau ketik “simpan 5 5 5” dan “lempar”, atau “lagi 1 2”. Lalu ketuk dua kotak atau ketik: “jenderal 6”; dadu dibagi supaya hasilnya paling banyak. Atau sebut dadu untuk kotak pertama: “full 6 66111”.

    Dengan “bersama” satu lemparan untuk semua, semua memutuskan diam-diam lewat tombol, dan lembar dibuka di akhir.

goldengeneral-opt-points = nilai kotak: klasik (jenderal 40), atau umum (jenderal 60)
goldengeneral-key-points = poin | nilai
goldengeneral-is-book = klasik
goldengeneral-is-public = umum
goldengeneral-set-points = { $value ->
    [public] jenderal 60
   *[other] jenderal 40
}

goldengeneral-word-throw = lempar | kocok
goldengeneral-word-name = sebut
goldengeneral-word-keep = simpan | tahan
goldengeneral-word-again = lagi | ulang | lempar lagi
goldengeneral-word-die = dadu
goldengeneral-word-ones = satu
goldengeneral-word-twos = dua
goldengeneral-word-threes = tiga
goldengeneral-word-fours = empat
goldengeneral-word-fives = lima
goldengeneral-word-sixes = enam
goldengeneral-word-straight = urut
goldengeneral-word-full = full | full house | rumah penuh
goldengeneral-word-four = empat sama
goldengeneral-word-general = jenderal | lima sama

goldengeneral-box-ones = Satu
goldengeneral-box-twos = Dua
goldengeneral-box-threes = Tiga
goldengeneral-box-fours = Empat
goldengeneral-box-fives = Lima
goldengeneral-box-sixes = Enam
goldengeneral-box-straight = Urut
goldengeneral-box-full = Full house
goldengeneral-box-four = Empat sama
goldengeneral-box-general = Jenderal

goldengeneral-letter-red = M
goldengeneral-letter-green = H
goldengeneral-letter-blue = B
goldengeneral-letter-yellow = K
goldengeneral-letter-white = P

goldengeneral-no-hand = Dari dadu ini tidak bisa dibuat tangan dengan kelima warna.

goldengeneral-lesson-1 = Sepuluh dadu, dua tiap warna
goldengeneral-lesson-2 = Jadi dua tangan, dengan semua warna
goldengeneral-lesson-3 = Tiap giliran dua kotak, misalnya “full 1”
goldengeneral-lesson-4 = Dalam kurung: nilai dadunya sekarang
