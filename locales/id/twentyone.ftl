# Twenty-one: one die, as near to 21 as one dares.

twentyone-name = Dua puluh satu
twentyone-also = dua satu
twentyone-about = Lempar satu dadu sesukamu: dekati 21 sedekat mungkin, tapi jangan lewat.
twentyone-brief = satu dadu, lima menit
twentyone-rules =
    Saat giliranmu, lempar dadu sesukamu, sedikitnya sekali, dan jumlahkan hasilnya. Di 21 otomatis berhenti. Lebih dari 21 keluar dari ronde ini.

    Kalau semua sudah main, yang terdekat ke 21 dapat satu poin; kalau ada beberapa yang sama, semuanya dapat; kalau semua keluar, tidak ada. Pemain berikutnya membuka ronde berikutnya.

    Poin terbanyak setelah lima ronde menang.

    Dengan “bersama” satu lemparan berlaku untuk semua, dan yang bertahan paling lama tanpa melewati 21 dapat poinnya.

    Tulis “lempar” dan “stop”, atau tekan tombol. Jumlah ronde bisa dipilih, misalnya ronde=3.

twentyone-opt-rounds = berapa ronde dimainkan
twentyone-key-rounds = ronde
twentyone-set-rounds = { $value } ronde

twentyone-word-roll = lempar | kocok | lagi | ikut | lempar dadu
twentyone-word-hold = stop | berhenti | cukup | setop

twentyone-sheet = Ronde { $round } dari { $rounds }; di atas 21 keluar

twentyone-lesson-1 = Andi berhenti di 18: “stop”
twentyone-lesson-2 = 6 + 6 + 4 + 6 = 22: keluar dari ronde
twentyone-lesson-3 = Citra boleh lagi: “lempar”
twentyone-lesson-4 = Terdekat ke 21 dapat satu poin
