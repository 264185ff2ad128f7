# Spider: cross out the sums of two dice.

spider-name = Laba-laba
spider-also = jaring laba-laba
spider-about = Coret jumlah dua dadu. Kalau jumlahnya masih perlu, kamu melempar lagi; kalau sudah ada, jatuh ke orang lain.
spider-brief = dua dadu, lima menit
spider-rules =
    Jadilah yang pertama mencoret sepuluh jumlah: 2, 3, 4, 5, 6, 8, 9, 10, 11, dan 12. Semuanya tergantung di benang jaringmu.

    Saat giliranmu, lempar dua dadu: tekan tombol atau ketik “lempar”. Kalau jumlahnya masih kamu perlu, bot mencoretnya untukmu, dan kamu melempar lagi. Kalau sudah punya, itu hadiah untuk pemain berikutnya yang masih perlu, dan giliranmu selesai.

    Tujuh itu joker: coret jumlah mana saja, lewat tombol atau dengan mengetiknya, misalnya 12. Setelah itu giliranmu selesai.

    Contoh: kamu melempar 1 dan 1, dan 2 dicoret. Kamu melempar 1 dan 1 lagi: sekarang pemain berikutnya mencoret 2, dan giliran pindah ke sana.

    Yang mencoret jumlah terakhir langsung menang, walaupun orang lain yang melemparnya.

spider-word-throw = lempar | kocok | lempar dadu

spider-cross = ✗ { $sum }
spider-cross-news = { $seat } mencoret { $sum }.
spider-ask = lempar dadunya, kurang { $left } jumlah
spider-ask-any = dapat tujuh: coret jumlah mana saja
spider-crossed = { $seat } melempar { $faces } dan mencoret { $sum }.
spider-gift = { $seat } melempar { $faces }: { $other } mencoret { $sum }.
spider-nobody = { $seat } melempar { $faces }: tidak ada lagi yang perlu { $sum }.
spider-any = { $seat } melempar { $faces }: tujuh, jumlah mana saja.
spider-chosen = { $seat } mencoret { $sum }.
spider-reject-syntax = Ketik “lempar”, atau setelah tujuh jumlah yang dicoret.
spider-reject-throw = Lempar dulu: tekan tombol atau ketik “lempar”.
spider-reject-cross = Coret salah satu dari ini: { $open }.

spider-sheet = Tujuh bebas; sepuluh coretan menang
spider-sheet-of = { $count } dari { $all }
spider-sheet-crossed = dicoret

spider-board-crossed = dicoret
spider-board-open = sisa

spider-lesson-1 = 5 + 6: Andi mencoret 11 dan melempar lagi
spider-lesson-2 = 3 + 4 = 7: jumlah mana saja, jadi “12”
spider-lesson-3 = 2 sudah dicoret: jatuh ke Bayu
spider-lesson-4 = Yang mencoret kesepuluhnya menang
