# Along but not across: one grid for two, one scores the rows, the other the columns.

alongonly-name = Mendatar lawan menurun
alongonly-also = baris lawan kolom
alongonly-about = Dua orang mengisi satu tabel 5 × 5: satu menghitung baris, yang lain kolom.
alongonly-brief = dua dadu, sepuluh menit
alongonly-rules =
    Dua pemain berbagi satu tabel kosong lima kali lima. Diundi: satu menghitung baris, yang lain kolom. Yang punya baris mulai. Saat giliranmu bot melempar dua dadu: tulis digit terakhir jumlahnya di kotak kosong mana saja: 7 tetap 7, tapi 10 jadi 0, 11 jadi 1, dan 12 jadi 2. Yang sudah ditulis tetap.

    Tiap jalur dinilai seiring terisi: dua digit sama 1 poin, tiga 3, empat 6, lima 10. Dua pasang 2, tiga dan dua 4. Digit sama tidak perlu bersebelahan. Lima digit berurutan 5, susunannya bebas: 4 6 8 5 7. Nol berada sebelum satu atau setelah sembilan: 0 1 2 3 4 dan 6 7 8 9 0 berurutan, 8 9 0 1 2 tidak.

    Jadi cari kotak tempat satu digit membantu jalurmu dan merusak jalur lawan. Lalu baris dan kolom ditukar, dan main sekali lagi di tabel baru. Kedua hasil dijumlahkan; poin terbanyak menang.

    Tekan satu kotak, atau ketik: “b3”.

alongonly-word-throw = lempar | kocok | lempar dadu

alongonly-sheet-worth = pasang 1 · tiga 3 · empat 6 · lima 10 · urut 5

alongonly-lesson-1 = Satu menghitung baris, yang lain kolom
alongonly-lesson-2 = Tiga tujuh di baris ini: 3 poin
alongonly-lesson-3 = Tiga delapan dan dua empat: 4 poin
alongonly-lesson-4 = 4 + 4 jadi 8, tapi 10, 11, 12 jadi 0, 1, 2
alongonly-lesson-5 = Tekan kotak kosong, atau ketik: “e5”
