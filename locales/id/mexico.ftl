# Mexico: two dice read as a number; the lowest one costs a life.

mexico-name = Meksiko
mexico-also = dadu meksiko
mexico-about = Dua dadu jadi satu angka, dan dua puluh satu mengalahkan semuanya. Angka terendah di ronde ini kehilangan nyawa.
mexico-brief = dua dadu, lima menit
mexico-rules =
    Jangan sampai jadi yang terendah. Dua dadu dibaca sebagai satu angka, yang tertinggi di depan: 5 dan 3 jadi 53. Yang terbaik 21, namanya Meksiko. Lalu dadu kembar, dari 66 turun ke 11. Lalu sisanya, dari 65 turun ke 31, yang paling rendah.

    Pembuka ronde melempar sekali, dua, atau tiga kali, dan stop kalau angkanya sudah cukup: tulis “lempar” dan “stop”, atau tekan tombol. Hanya lemparan terakhir yang berlaku. Yang lain boleh sebanyak lemparan pembuka, tidak lebih. Setelah Meksiko giliran langsung selesai.

    Contoh: Andi membuka dengan 53 lalu 65, dan stop setelah dua lemparan. Bayu melempar 11, kembar, dan stop. Citra melempar 42, lalu 31: paling rendah.

    Yang terendah kehilangan satu dari tiga nyawa dan membuka ronde berikutnya. Kalau ada beberapa, mereka adu lagi, yang main terakhir mulai. Kalau nyawa habis, keluar; yang terakhir bertahan menang.

    Dengan “nyawa” bisa diatur berapa nyawa masing-masing.

mexico-opt-lives = berapa nyawa masing-masing
mexico-key-lives = nyawa
mexico-set-lives = { $value } nyawa

mexico-word-roll = lempar | kocok | lagi | lempar dadu
mexico-word-hold = stop | berhenti | cukup | setop

mexico-ask-roll = { $worst ->
    [0] buka ronde: paling banyak { $left } lemparan
   *[other] { $left ->
        [1] lempar sekali, yang terendah sejauh ini { $worst }
       *[other] lempar sampai { $left } kali, yang terendah sejauh ini { $worst }
    }
}
mexico-ask = sisa { $left } lemparan{ $worst ->
    [0] { "" }
   *[other] , yang terendah sejauh ini { $worst }
}. Lempar lagi atau stop?

mexico-threw = { $seat } melempar { $number }.
mexico-mexico = { $seat } melempar { $number }: Meksiko!
mexico-stops = { $seat } stop di { $number }.
mexico-lost = { $lives ->
    [0] { $seat } terendah dengan { $number } dan keluar.
   *[other] { $seat } terendah dengan { $number }: sisa { $lives } nyawa.
}
mexico-tie = Sama-sama terendah: { $names } adu lagi.

mexico-board-throws = lempar
mexico-board-lives = nyawa
mexico-board-shows = angka

mexico-sheet = { $throws } lemparan; 21 tertinggi, lalu kembar
mexico-sheet-tie = Adu lagi, { $throws } lemparan
mexico-sheet-old = Ronde baru. Pucat: ronde tadi
mexico-sheet-small = Kecil: lemparan tadi
mexico-sheet-lives = nyawa
mexico-sheet-shows = angka
mexico-sheet-past = tadi { $number }
mexico-sheet-fell = { $number }, keluar

mexico-lesson-1 = Lemparan terakhir berlaku: 65
mexico-lesson-2 = Kembar kalahkan 65; 21 kalahkan semua
mexico-lesson-3 = Andi pakai dua, jadi yang lain juga dua
mexico-lesson-4 = 42 terendah sejauh ini: “lempar” lagi
mexico-lesson-5 = Bulatan itu nyawa: masing-masing tiga
