# Sixteen: near to fifteen, but sixteen is dead.

sixteen-name = Enam belas
sixteen-also = enam belas mati
sixteen-about = Dekati lima belas: enam belas atau lebih mati dan bayar satu keping, begitu juga yang terendah dari yang hidup.
sixteen-brief = tiga dadu, lima menit
sixteen-rules =
    Jaga kepingmu: masing-masing punya lima. Enam belas atau lebih mati. Jadi dekati lima belas seberani mungkin.

    Saat giliranmu, lempar tiga dadu. Lalu boleh stop, atau melempar lagi yang mana saja, paling banyak dua kali. Hanya jumlah akhirnya yang dihitung. Tekan tombol, atau ketik “lempar” dengan dadu yang dilempar lagi (“lempar” saja berarti semua), atau “stop”. Contoh: kamu punya 4 3 2, jumlahnya 9, dan mengetik “lempar 2”; sekarang keluar 6, jadi 13. Pemain lain berakhir dengan 5 5 6, yaitu 16: mati.

    Kalau semua sudah main, tiap yang mati membayar satu keping. Yang terendah dari yang hidup juga; kalau ada beberapa, semuanya membayar. Kalau hanya satu yang hidup, ia tidak membayar. Pemain berikutnya membuka ronde berikutnya.

    Tanpa keping kamu keluar. Yang terakhir punya keping menang.

    Dengan “bersama” satu lemparan untuk semua: dadunya sama, dan masing-masing memutuskan diam-diam mana yang disimpan.

sixteen-rules-three = Seperti di atas: tiga dadu, boleh melempar lagi yang mana saja, paling banyak dua kali. Ketik “lempar 2” untuk melempar 2 lagi, “lempar 2 3” untuk dua dadu, “stop” untuk menyimpan semua.
sixteen-rules-one = Lempar satu dadu sesukamu, sedikitnya sekali, dan jumlahkan: 6 + 5 + 3 jadi 14. Lebih dari lima belas langsung mati; di lima belas otomatis berhenti. Tulis “lempar” dan “stop”.

sixteen-opt-form = tiga dadu yang sebagian dilempar lagi, atau satu dadu yang dijumlahkan
sixteen-opt-chips = berapa keping masing-masing
sixteen-key-form = bentuk
sixteen-key-chips = keping
sixteen-is-three = tiga dadu | tiga
sixteen-is-one = satu dadu | satu
sixteen-set-form = { $value ->
    [three] tiga dadu
   *[other] satu dadu
}
sixteen-set-chips = { $value } keping

sixteen-word-roll = lempar | kocok | lagi
sixteen-word-hold = stop | berhenti | cukup | setop

sixteen-again = 🎲 { $faces }
sixteen-again-news = { $seat } melempar { $faces } lagi.

sixteen-ask = { $least ->
    [0] jumlahmu { $sum }. Lempar lagi atau stop?
   *[other] jumlahmu { $sum }, terendah yang hidup { $least }. Lempar lagi atau stop?
}
sixteen-ask-three = jumlahmu { $sum }, sisa { $left } lemparan. Dadu mana dilempar lagi, atau stop?
sixteen-ask-all = { $sum } untuk semua yang masih ikut. Lempar lagi atau stop?
sixteen-ask-all-three = sisa { $left } lemparan. Dadu mana dilempar lagi, atau stop?

sixteen-threw = { $seat } melempar { $faces }: { $sum }.
sixteen-dead = { $seat } melempar { $faces }: { $sum }, mati.
sixteen-dead-pay = { $count ->
    [1] Mati, satu keping: { $names }.
   *[other] Mati, masing-masing satu keping: { $names }.
}
sixteen-lowest-pay = { $count ->
    [1] Terendah dengan { $sum }, satu keping: { $names }.
   *[other] Terendah dengan { $sum }, masing-masing satu keping: { $names }.
}
sixteen-out = Kehabisan keping dan keluar: { $names }.
sixteen-reject-syntax = Ketik “lempar” atau “stop”; dengan tiga dadu boleh sebut yang dilempar lagi: “lempar 2 3”.

sixteen-sheet = 16 atau lebih bayar satu keping, terendah juga
sixteen-sheet-chips = keping
sixteen-sheet-sum = jumlah
sixteen-sheet-made = jumlah { $sum }
sixteen-sheet-dead = mati: { $sum }
sixteen-sheet-lowest = rendah: { $sum }
sixteen-sheet-past = tadi { $sum }

sixteen-board-three = tiga
sixteen-board-one = satu

sixteen-lesson-1 = Andi melempar 2 lagi: “lempar 2”, jadi 13
sixteen-lesson-2 = Bayu 11: sisa dua lemparan, atau “stop”
sixteen-lesson-3 = 16 atau lebih mati dan bayar satu keping
sixteen-lesson-4 = Terendah juga bayar. Habis keping: keluar
sixteen-one-lesson-1 = Jumlah Andi 6 + 5 + 3 = 14: “stop”
sixteen-one-lesson-2 = 6 + 4 + 6 = 16: mati, bayar satu keping
sixteen-one-lesson-3 = Terendah yang hidup juga bayar satu
