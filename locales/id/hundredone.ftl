# A hundred and one: six rolls, each of them ones or tens.

hundredone-name = Seratus satu
hundredone-also = 101 | seratus lebih keluar
hundredone-about = Enam lemparan, masing-masing satuan atau puluhan: dekati seratus sedekat mungkin, tapi jangan lewat.
hundredone-brief = satu dadu, dua menit
hundredone-rules =
    Satu ronde enam lemparan satu dadu. Setelah tiap lemparan tulis sebagai satuan atau puluhan: 4 jadi 4 atau 40. Keenamnya dihitung, dan tidak ada yang diubah lagi.

    Keenam angkamu dijumlahkan. Yang paling dekat ke 100 dari bawah menang ronde dan dapat satu poin; kalau sama, masing-masing satu. Tepat 100 paling bagus, 101 atau lebih keluar.

    Lemparannya untuk semua: masing-masing menulis diam-diam, dan setelah tiap lemparan semuanya dibuka. Dengan “bersama=tidak” tiap pemain melempar enam kali sendiri, satu per satu.

    Poin terbanyak setelah lima ronde menang; “ronde” mengubah jumlahnya. Untuk menulis, tekan tombol, atau ketik angkanya ke bot lewat chat pribadi, misalnya 40.

hundredone-word-throw = lempar | kocok | lempar dadu
hundredone-word-name = sebut

hundredone-writes = { $worth }

hundredone-ask = jumlahmu { $sum }, dadunya { $face }: jadi { $face } atau { $tens }?
hundredone-ask-all = ditulis { $face } atau { $tens }?

hundredone-threw = { $seat } melempar { $faces }.
hundredone-wrote = { $seat } menulis { $worth }, jadi { $sum }.
hundredone-made = { $seat } menulis { $worth } dan selesai di { $sum }.
hundredone-out = { $seat } menulis { $worth } dan keluar dengan { $sum }.
hundredone-lost = Lewat seratus: { $names }.

hundredone-reject = Dadunya { $face }: tulis { $face } atau { $tens }.
hundredone-syntax = Ketik angka yang ditulis: angka dadunya, atau sepuluh kalinya.

hundredone-sheet = Ronde { $round } dari { $rounds }; dadu atau ×10, di atas { $most } keluar
hundredone-sheet-before = tadi { $sums }
hundredone-sheet-short = ke 100: { $points }
hundredone-sheet-out = lewat

hundredone-lesson-1 = 4 ditulis sebagai “4” atau “40”
hundredone-lesson-2 = Semua dijumlahkan: 20 ini tadinya 2
hundredone-lesson-3 = 84 terdekat ke 100 dari bawah: satu poin
hundredone-lesson-4 = 101 atau lebih keluar
