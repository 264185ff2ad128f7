# Chicago: eleven rounds, in each of which another sum is aimed at.

chicago-name = Chicago
chicago-also = sebelas ronde
chicago-about = Dua dadu, sebelas ronde: mula-mula dikejar dua, lalu tiga, dan seterusnya sampai dua belas. Kena jumlahnya, dapat poinnya.
chicago-brief = dua dadu, dua menit
chicago-rules =
    Kejar jumlah yang pas di ronde yang pas. Ada sebelas ronde. Di ronde pertama semua mengejar dua, berikutnya tiga, dan seterusnya; yang terakhir dua belas.

    Saat giliranmu, lempar dua dadu sekali: tekan tombol atau tulis “lempar”. Kalau jumlahnya yang dikejar, kamu dapat poin sebanyak itu; kalau tidak, tidak dapat apa-apa.

    Contoh, di ronde delapan, 5 3 dapat 8 poin, dan 5 4 nol.

    Setelah ronde dua belas selesai: poin terbanyak menang, dan paling banyak bisa 77. Pemain dengan poin sama berbagi urutan.

chicago-word-roll = lempar | kocok | lempar dadu

chicago-ask = kejar { $aim } dengan dua dadu
chicago-hit = { $seat } melempar { $faces }, kena: { $sum } poin.
chicago-missed = { $seat } melempar { $faces }: jumlahnya { $sum }, meleset.
chicago-sheet = Sekarang semua mengejar { $aim }
chicago-sheet-last = Lemparan tadi: { $faces } = { $sum }
chicago-sheet-aim = kejar

chicago-lesson-1 = 5 + 3 = 8, dan delapan dikejar: 8 poin
chicago-lesson-2 = 5 + 4 = 9 bukan delapan: nol
chicago-lesson-3 = Ronde berikutnya sembilan: “lempar”
chicago-lesson-4 = Usai dua belas, terbanyak menang
