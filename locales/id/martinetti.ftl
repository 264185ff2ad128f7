# Martinetti: from one to twelve and back, by three dice and their sums.

martinetti-name = Martinetti
martinetti-also = pulang pergi | satu sampai dua belas
martinetti-about = Tiga dadu dan jumlahnya membawamu dari satu ke dua belas dan kembali ke satu, angka demi angka. Yang duluan kembali menang.
martinetti-brief = tiga dadu, sepuluh menit
martinetti-rules =
    Lewati angka 1 sampai 12 berurutan, lalu kembali ke 1. Saat giliranmu, lempar tiga dadu sekali: tekan tombol atau tulis “lempar”.

    Angka yang kamu perlukan boleh satu dadu, jumlah dua dadu, atau jumlah ketiganya. Kalau dapat, lemparan yang sama bisa memberi angka berikutnya juga, dan seterusnya, sejauh mungkin; tiap dadu boleh dipakai lagi untuk tiap angka. Bot mengambil semuanya untukmu.

    Contoh, lemparan pertama 1 1 3: itu 1, lalu 1 + 1 = 2, lalu 3, 3 + 1 = 4, dan 3 + 1 + 1 = 5 – lima angka dengan satu lemparan.

    Setelah 12, kamu perlu 11, 10, dan seterusnya. Yang duluan kembali di 1 langsung menang.

    Dengan “lagi” kamu melempar lagi selama tiap lemparan membawamu maju.

martinetti-opt-again = yang maju melempar lagi
martinetti-key-again = lagi
martinetti-set-again = { $value ->
    [on] lagi kalau maju
   *[other] satu lemparan tiap giliran
}

martinetti-word-roll = lempar | kocok | lempar dadu

martinetti-ask = lempar tiga dadu: perlu { $next }
martinetti-got = { $seat } melempar { $faces } dan dapat { $numbers }. Berikutnya { $next }.
martinetti-nothing = { $seat } melempar { $faces }: tidak ada { $next }.
martinetti-home = { $seat } melempar { $faces }, dapat { $numbers }, dan sudah kembali!
martinetti-sheet = Lingkaran: angka yang dicari
martinetti-sheet-again = Lingkaran: angka yang dicari; dapat, lempar lagi
martinetti-sheet-got = dapat { $numbers }

martinetti-lesson-1 = 4 + 6 = 10 dan 6 + 3 = 9: dua sekaligus
martinetti-lesson-2 = Lingkaran: angka yang dicari sekarang
martinetti-lesson-3 = Garis di atas: dari 12 kembali ke 1
martinetti-lesson-4 = Sekarang giliran Bayu: “lempar”
