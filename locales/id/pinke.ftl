# Pinke: nine fields, one of which keeps its chips.

pinke-name = Pinke
pinke-also = papan pinke | sapu papan
pinke-about = Sembilan petak untuk dua dadu: petak kosong minta satu keping, yang isi mengembalikannya, dan kembar satu atau enam menyapu papan.
pinke-brief = dua dadu, sepuluh menit
pinke-rules =
    Masing-masing punya dua puluh keping. Di tengah ada sembilan petak, untuk jumlah 3 sampai 11.

    Saat giliranmu, lempar dua dadu. Kalau petak jumlah itu kosong, taruh satu keping, dan giliranmu selesai. Kalau ada kepingnya, ambil; lalu lempar lagi, atau stop.

    Tujuh lain sendiri. Yang melemparnya menaruh satu keping, yang tetap di sana, dan giliran selesai: kepingnya menumpuk.

    2 atau 12 menyapu papan: kamu mengambil semuanya, termasuk tujuh, dan wajib melempar lagi. Tapi 2 atau 12 lagi di giliran yang sama minta satu keping untuk tiap petak dari kesembilannya.

    Yang kehabisan keping keluar. Selesai kalau hanya satu yang masih punya keping, atau setelah lima belas ronde (“ronde” mengubahnya): yang terbanyak menang.

    Contoh: di papan kosong 3 2 menaruh keping di 5. Pemain berikutnya melempar 4 1, juga lima, mengambil kepingnya dan boleh melempar lagi.

    Tulis “lempar” dan “stop”, atau tekan tombol.

pinke-opt-chips = berapa keping masing-masing
pinke-opt-rounds = paling banyak berapa ronde
pinke-key-chips = keping
pinke-key-rounds = ronde
pinke-set-chips = masing-masing { $value } keping
pinke-set-rounds = { $value } ronde

pinke-word-roll = lempar | kocok | lagi | lempar dadu
pinke-word-hold = stop | berhenti | cukup | setop

pinke-ask-throw = lempar dua dadu
pinke-ask = { $fields ->
    [0] papannya kosong. Lempar lagi atau stop?
   *[other] ada keping di { $fields } petak. Lempar lagi atau stop?
}
pinke-put = { $seat } melempar { $faces } dan menaruh keping di { $sum }.
pinke-take = { $seat } melempar { $faces } dan mengambil keping dari { $sum }.
pinke-seven = { $seat } melempar { $faces }: satu keping tinggal di 7.
pinke-sweep = { $seat } melempar { $faces } dan menyapu papan: { $chips }!
pinke-flood = { $seat } melempar { $faces } lagi: satu keping di tiap petak, { $chips }.
pinke-holds = { $seat } stop.
pinke-sheet = Ronde { $round } dari { $rounds }; keping di 7 tetap
pinke-sheet-more = Ronde { $round } dari { $rounds }: lempar lagi atau stop?
pinke-sheet-again = Ronde { $round } dari { $rounds }: lempar lagi
pinke-sheet-puts = { $sum } kosong, taruh { $count }
pinke-sheet-takes = { $sum } isi, ambil { $count }
pinke-sheet-seven = { $sum }, taruh { $count }, tetap
pinke-sheet-sweeps = { $sum } menyapu papan, dapat { $count }
pinke-sheet-floods = { $sum } lagi, taruh { $count }

pinke-lesson-1 = Petak kosong minta satu keping
pinke-lesson-2 = Keping di 7 tetap di sana
pinke-lesson-3 = Kepingnya milikmu. “lempar” atau “stop”?
pinke-lesson-4 = 1 1 atau 6 6 menyapu semua
