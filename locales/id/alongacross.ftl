# Along and across: digits of shared rolls in a grid of five by five.

alongacross-name = Mendatar dan menurun
alongacross-also = datar turun
alongacross-about = Lemparan sama untuk semua, tabel 5 × 5 masing-masing: digit sama dan urutan bernilai mendatar dan menurun.
alongacross-brief = dua dadu, sepuluh menit
alongacross-rules =
    Masing-masing punya tabel kosong lima kali lima. Bot melempar dua dadu, 25 kali, untuk semua sekaligus. Yang dipakai digit terakhir jumlahnya: 7 tetap 7, tapi 10 jadi 0, 11 jadi 1, dan 12 jadi 2. Tiap kali semua memilih diam-diam kotak kosong di tabel sendiri untuk digit itu. Yang sudah ditulis tetap.

    Di akhir, kelima baris dan kelima kolom dinilai: dua digit sama 1 poin, tiga 3, empat 6, lima 10. Dua pasang 2, tiga dan dua 4. Digit sama tidak perlu bersebelahan. Lima digit berurutan 5, susunannya bebas: 4 6 8 5 7. Nol berada sebelum satu atau setelah sembilan: 0 1 2 3 4 dan 6 7 8 9 0 berurutan, 8 9 0 1 2 tidak.

    Poin semua baris dan kolom dijumlahkan, dan yang terbanyak menang.

    Tujuh paling sering, lalu enam dan delapan; satu, dua, dan tiga jarang. Tekan satu kotak, atau ketik lewat chat pribadi: “b3”.

alongacross-word-throw = lempar | kocok | lempar dadu

alongacross-lesson-1 = 6 7 8 9 0 berurutan, susunan bebas: 5 poin
alongacross-lesson-2 = Empat delapan di kolom ini: 6 poin
alongacross-lesson-3 = 3 + 1 jadi 4; 10, 11, 12 jadi 0, 1, 2
alongacross-lesson-4 = Semua baris + semua kolom = poinmu
alongacross-lesson-5 = Tekan kotak, atau ketik: “c5”
