digitwar-name = Perang digit
digitwar-also = perang angka
digitwar-about = Sebaris digit dan penghapus: kecilkan satu digit, atau hapus nol beserta semua di kanannya. Yang menghapus seluruh baris kalah.
digitwar-brief = lima menit
digitwar-rules =
    Sebaris digit dituliskan. Saat giliranmu, lakukan satu dari dua hal.

    Kecilkan: buat satu digit lebih kecil, boleh sampai 0. Nol tidak bisa dikecilkan.

    Hapus: buang satu nol beserta semua digit di kanannya.

    Yang menghapus seluruh baris kalah. Dengan tiga atau empat pemain, ia di urutan terakhir dan yang lain berbagi urutan pertama.

    Nomor tempatnya ada di bawah baris. Ketik 4>3 untuk mengubah digit di tempat 4 jadi 3, atau x5 untuk menghapus nol di tempat 5 beserta semua di kanannya.

    Opsi: berapa digit diundi, atau tulis barisnya sendiri: “/digitwar baris=53690846”.
digitwar-opt-length = berapa digit diundi (20 kalau tidak disebut)
digitwar-opt-row = baris awal, ditulis lengkap: baris=53690846
digitwar-key-length = panjang | digit
digitwar-key-row = baris | awal
digitwar-set-length = { $value } digit
digitwar-set-row = baris { $value }

digitwar-ask = kecilkan satu digit atau hapus satu nol
digitwar-lower = tempat { $place } sekarang { $to }
digitwar-sheet-aim = Yang menghapus seluruh baris kalah
digitwar-sheet-lost = { $seat } menghapus semuanya
digitwar-erase = semua dihapus mulai tempat { $place }
digitwar-erase-sure = hapus seluruh baris dan kalah

digitwar-reject-syntax = Ketik 4>3 untuk mengubah digit di tempat 4 jadi 3, atau x5 untuk menghapus nol di tempat 5 dan semua di kanannya.
digitwar-reject-place = Tidak ada digit di tempat { $place }: barisnya sampai { $last }.
digitwar-reject-zero = Di tempat { $place } ada nol. Tidak bisa lebih kecil, hanya bisa dihapus: x{ $place }.
digitwar-reject-higher = Digit hanya bisa mengecil: di tempat { $place } ada { $digit }, jadi bisa menjadi { $most ->
    [0] 0.
    [1] 0 atau 1.
   *[other] 0 sampai { $most }.
}
digitwar-reject-erase = Hanya nol yang dihapus beserta semua di kanannya, dan di tempat { $place } ada { $digit }.
digitwar-reject-length = Barisnya { $count } digit, bukan { $length }. Hilangkan salah satu.

digitwar-lesson-1 = Nol hilang beserta semua di kanannya: “x6”
digitwar-lesson-2 = Atau kecilkan satu digit: “5>1”
digitwar-lesson-3 = Menghapus seluruh baris = kalah
