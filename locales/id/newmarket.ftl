# Newmarket: three dice, then two, then one; the highest stays each time.

newmarket-name = Newmarket
newmarket-also = tiga dua satu
newmarket-about = Tiga dadu, lalu dua, lalu satu: yang tertinggi tiap lemparan disimpan, dan jumlah terbaik menang ronde.
newmarket-brief = tiga dadu, dua menit
newmarket-rules =
    Kejar jumlah tertinggi dari tiga dadu, yang dikumpulkan satu per satu. Saat giliranmu, lempar ketiga dadu: yang tertinggi tinggal di meja, satu saja walaupun ada yang sama. Lempar dua sisanya, dan lagi-lagi yang tertinggi tinggal. Lempar yang terakhir, dan itu tinggal berapa pun angkanya. Jumlahkan ketiganya.

    Contoh, 6 6 2 menyisakan enam, lalu 5 3 menyisakan lima, lalu keluar 4: jadi 15.

    Tidak ada yang perlu diputuskan. Tekan tombol atau tulis “lempar” untuk tiap lemparan.

    Kalau semua sudah melempar, jumlah tertinggi dapat satu poin; kalau sama, masing-masing satu. Poin terbanyak setelah lima ronde menang (opsi “ronde”).

newmarket-word-roll = lempar | kocok | lempar dadu

newmarket-threw = { $seat } melempar { $faces }: { $kept } tinggal, jumlahnya { $sum }.

newmarket-sheet = Ronde { $round } dari { $rounds }; dadu tertinggi yang dihitung
newmarket-sheet-old = Ronde { $round } dari { $rounds }. Pucat: ronde tadi

newmarket-lesson-1 = “lempar”: dari 6 6 2 satu enam tinggal
newmarket-lesson-2 = Sisa dua dadu: lima tinggal
newmarket-lesson-3 = Dadu terakhir: 6 + 5 + 4 = 15
newmarket-lesson-4 = Jumlah terbaik dapat satu poin
