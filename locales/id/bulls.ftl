bulls-name = Banteng dan sapi
bulls-also = sapi dan banteng | tebak angka
bulls-about = Tebak angka rahasia digit demi digit: banteng untuk tiap digit di tempatnya, sapi untuk tiap digit yang tempatnya lain.
bulls-brief = sepuluh menit
bulls-rules =
    Masing-masing memikirkan angka empat digit yang digitnya semua berbeda (0 boleh di depan) dan mengirimnya ke bot lewat chat pribadi.

    Lalu bergiliran menebak. Jawabannya menghitung banteng, digit di tempat yang benar, dan sapi, digit yang ada tapi di tempat lain. Kalau rahasianya 6109, tebakan 0123 dapat satu banteng (si 1) dan satu sapi (si 0).

    Yang duluan menebak angka lawan dengan tepat menang. Kalau itu pemain yang mulai, lawan masih punya satu tebakan terakhir; dua-duanya benar berarti seri.

    Untuk menebak, ketik digitnya: 0123.

    Opsi: tiga sampai enam digit, dan dengan “ulang” satu digit boleh muncul beberapa kali. Kalau main sendiri, kamu menebak angka bot dengan tebakan sesedikit mungkin.
bulls-opt-digits = banyak digit
bulls-opt-repeat = satu digit boleh muncul beberapa kali
bulls-opt-solo = satu orang sendirian menebak angka bot
bulls-key-digits = digit | panjang
bulls-key-repeat = ulang | berulang
bulls-key-solo = sendiri | sendirian
bulls-set-digits = { $value } digit
bulls-set-repeat = { $value ->
    [on] digit boleh berulang
   *[other] semua digit berbeda
}
bulls-set-solo = { $value ->
    [on] sendirian, menebak angka bot
   *[other] sendirian atau saling menebak
}

bulls-ask-secret = pikirkan angka rahasia { $digits } digit
bulls-ask-guess = tebak angkanya: ketik { $digits } digit
bulls-ask-last = angkamu sudah tertebak: satu tebakan terakhir untuk seri
bulls-own-secret = ✏ Pilih angkaku
bulls-do-secret = angka sudah dipilih
bulls-do-guess = { $guess }

bulls-ready = { $seat } sudah punya angka.
bulls-answer = { $seat }: { $guess } — { $bulls ->
    [0] tanpa banteng
   *[other] { $bulls } banteng
}, { $cows ->
    [0] tanpa sapi
   *[other] { $cows } sapi
}.
bulls-found = { $seat }: { $guess } — tepat!
bulls-unset = belum ada
bulls-bull = di tempatnya
bulls-cow = di tempat lain
bulls-seeks = mencari angka { $seat }
bulls-seeks-bot = mencari angka bot

bulls-feat = { $guesses } tebakan

bulls-reject-syntax = { $digits ->
    [3] Ketik tiga digit, misalnya 609.
    [4] Ketik empat digit, misalnya 6109.
    [5] Ketik lima digit, misalnya 61093.
   *[other] Ketik { $digits } digit, misalnya 610934.
}
bulls-reject-count = Angka di sini { $digits } digit; angkamu { $given }.
bulls-reject-repeat = Semua digit harus berbeda, dan { $digit } muncul lebih dari sekali.
bulls-reject-solo = “sendiri” untuk satu orang. Hilangkan untuk saling melawan.

bulls-lesson-1 = Banteng: 1 ada di tempatnya
bulls-lesson-2 = Sapi: 0 ada, tapi di tempat lain
bulls-lesson-3 = Ketik digit: “6109”, dan Andi menemukannya
bulls-lesson-4 = Angka Andi, dikirim ke bot secara pribadi
bulls-lesson-5 = Andi mulai, jadi Bayu menebak sekali lagi
