# Minimum: as along and across, but the lesser one of rows and columns counts.

minimum-name = Minimum
minimum-also = yang terkecil
minimum-about = Tabel 5 × 5 masing-masing, diisi digit yang sama; yang terkecil dari baris dan kolom jadi hasilmu.
minimum-brief = dua dadu, sepuluh menit
minimum-rules =
    Masing-masing punya tabel kosong lima kali lima. Bot melempar dua dadu, 25 kali, untuk semua sekaligus. Yang dipakai digit terakhir jumlahnya: 7 tetap 7, tapi 10 jadi 0, 11 jadi 1, dan 12 jadi 2. Tiap kali semua memilih diam-diam kotak kosong di tabel sendiri untuk digit itu. Yang sudah ditulis tetap.

    Di akhir tiap baris dan tiap kolom dinilai: dua digit sama 1 poin, tiga 3, empat 6, lima 10. Dua pasang 2, tiga dan dua 4. Digit sama tidak perlu bersebelahan. Lima digit berurutan 5, susunannya bebas: 4 6 8 5 7. Nol berada sebelum satu atau setelah sembilan: 0 1 2 3 4 dan 6 7 8 9 0 berurutan, 8 9 0 1 2 tidak.

    Lalu jumlahkan baris, jumlahkan kolom, dan ambil yang lebih kecil: itu hasilmu. Dengan 21 di baris dan 2 di kolom, hasilnya 2. Hasil tertinggi menang, jadi jaga keduanya seimbang.

    Tekan satu kotak, atau ketik lewat chat pribadi: “b3”.

minimum-word-throw = lempar | kocok | lempar dadu

minimum-lesson-1 = Baris : kolom → yang kecil dihitung
minimum-lesson-2 = Empat sembilan di baris ini: 6 poin
minimum-lesson-3 = 6 7 8 9 0 berurutan, susunan bebas: 5 poin
minimum-lesson-4 = 4 + 4 jadi 8; 10, 11, 12 jadi 0, 1, 2
minimum-lesson-5 = Tekan kotak, atau ketik: “b5”
