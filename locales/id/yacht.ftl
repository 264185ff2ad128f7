# Yacht: five dice, three rolls, fifteen boxes.

yacht-name = Yacht
yacht-also = poker dadu | kapal pesiar
yacht-about = Lima dadu, sampai tiga lemparan, lima belas kotak; yang didapat di lemparan pertama dihitung dobel.
yacht-brief = lima dadu, dua puluh menit
yacht-rules =
    Kamu punya lima belas giliran. Lempar lima dadu; sampai dua kali boleh melempar lagi yang mana saja. Lalu isi satu kotak kosong; kalau dadunya tidak cocok, nilainya 0.

    Yacht: lima sama, jumlahnya + 50. Urut besar 2–6: 40. Kecil 1–5: 35. Empat sama: jumlahnya + 10. Full house (3 + 2): semua dadu. Dua pasang, tiga sama, sepasang: jumlah dadu itu. Bebas: semua dadu.
    1 sampai 6: tiga dadu angka itu bernilai 0, tiap dadu yang kurang −10; empat atau lima dihitung jumlahnya.

    Diisi langsung setelah lemparan pertama, jumlah dadunya dihitung dobel, kecuali bebas dan 1 sampai 6: urut besar jadi 40 + 20 = 60, kecil 35 + 15 = 50. Poin terbanyak menang.

    Ketuk dadu untuk menyimpannya, atau ketik “simpan 3 5 5” dan “lempar”, atau “lagi 1 2”; lalu kotaknya: “yacht”, “5”. Kalau ada dua pasang, “sepasang 3” mengambil yang kecil.

    Dengan “bersama” satu lemparan untuk semua, semua memutuskan diam-diam lewat tombol, dan lembar dibuka di akhir.

yacht-word-throw = lempar | kocok
yacht-word-name = sebut
yacht-word-keep = simpan | tahan
yacht-word-again = lagi | ulang | lempar lagi
yacht-word-die = dadu
yacht-word-yacht = yacht | lima sama
yacht-word-large = besar | urut besar
yacht-word-small = kecil | urut kecil
yacht-word-four = empat sama
yacht-word-full = full | full house | rumah penuh
yacht-word-pairs = dua pasang
yacht-word-three = tiga sama
yacht-word-pair = sepasang | pasang
yacht-word-chance = bebas
yacht-word-ones = satu
yacht-word-twos = dua
yacht-word-threes = tiga
yacht-word-fours = empat
yacht-word-fives = lima
yacht-word-sixes = enam

yacht-box-yacht = Yacht
yacht-box-large = Urut besar
yacht-box-small = Urut kecil
yacht-box-four = Empat sama
yacht-box-full = Full house
yacht-box-pairs = Dua pasang
yacht-box-three = Tiga sama
yacht-box-pair = Sepasang
yacht-box-chance = Bebas
yacht-box-ones = Satu
yacht-box-twos = Dua
yacht-box-threes = Tiga
yacht-box-fours = Empat
yacht-box-fives = Lima
yacht-box-sixes = Enam


yacht-lesson-1 = “simpan 4 5”, lalu “lempar”, paling banyak 3
yacht-lesson-2 = Dalam kurung: nilai kotaknya; ketik saja
yacht-lesson-3 = Urut di lemparan pertama: 40 dan 20 lagi
yacht-lesson-4 = Empat sama: jumlahnya dan 10
yacht-lesson-5 = Satu sampai enam: empat 1 dihitung jumlahnya
