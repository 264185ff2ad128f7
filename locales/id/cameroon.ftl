# Cameroon: five dice, three rolls, ten turns.

cameroon-name = Kamerun
cameroon-also = dadu kamerun
cameroon-about = Lima dadu, sampai tiga lemparan, sepuluh giliran: kotak sendiri, atau kolom yang diisi bersama.
cameroon-brief = lima dadu, sepuluh menit
cameroon-rules =
    Lempar lima dadu; sampai dua kali boleh melempar lagi yang mana saja. Lalu isi satu kotak; yang tidak kamu punya bernilai 0.

    Satu sampai enam: jumlah angka itu. Full house (3 + 2): semua dadu. Urut kecil 1–5: 21, besar 2–6: 30, lima sama: 50.

    Setelah 5 5 5 6 2 ketik “lima” untuk 15. Atau kejar full house: “lagi 2 6”, atau “simpan 5 5 5” lalu “lempar”. Atau ketuk dadu yang disimpan, lalu tombol.

    Setelah masing-masing sepuluh giliran selesai, poin terbanyak menang.

    Dengan “bersama” satu lemparan untuk semua, diputuskan diam-diam, dan lembar dibuka di akhir. Dengan “kolom=gabung” semua menambah di kolom yang sama, berkali-kali, sampai penuh dan ditutup. Dengan kolom terakhir langsung selesai, walaupun ada yang kurang satu giliran. Angka di belakang namanya adalah kekurangannya: tiga dadu tiap pemain untuk tiap angka, 20 poin tiap pemain di full house, 60 di lima sama. Nilainya lain: urut 15 dan 20, sekali untuk semua, lima sama 30.

cameroon-opt-columns = kotak sendiri, atau kolom yang diisi bersama
cameroon-key-columns = kolom | kotak
cameroon-is-own = sendiri
cameroon-is-shared = gabung
cameroon-set-columns = { $value ->
    [shared] kolom gabungan
   *[other] kotak sendiri
}
cameroon-reject-shared = Kolom gabungan dimainkan bergiliran: hilangkan “bersama” dan “disebut”.

cameroon-full = Penuh dan ditutup untuk semua: { $box }.

cameroon-word-throw = lempar | kocok
cameroon-word-name = sebut
cameroon-word-keep = simpan | tahan
cameroon-word-again = lagi | ulang | lempar lagi
cameroon-word-die = dadu
cameroon-word-ones = satu
cameroon-word-twos = dua
cameroon-word-threes = tiga
cameroon-word-fours = empat
cameroon-word-fives = lima
cameroon-word-sixes = enam
cameroon-word-small = kecil | urut kecil
cameroon-word-large = besar | urut besar
cameroon-word-full = full | full house | rumah penuh
cameroon-word-equal = lima sama | sama

cameroon-box-ones = Satu
cameroon-box-twos = Dua
cameroon-box-threes = Tiga
cameroon-box-fours = Empat
cameroon-box-fives = Lima
cameroon-box-sixes = Enam
cameroon-box-small = Urut kecil
cameroon-box-large = Urut besar
cameroon-box-full = Full house
cameroon-box-equal = Lima sama

cameroon-lesson-1 = Sampai tiga lemparan: “lagi 1 6”
cameroon-lesson-2 = Tiga angka lima: 15 di kotak Lima
cameroon-lesson-3 = Urut kecil: 21
cameroon-lesson-4 = Dalam kurung: nilai kotaknya sekarang
