# Macao: one die, as near to nine as one dares.

macao-name = Makau
macao-also = sembilan maut
macao-about = Lempar satu dadu berkali-kali: dekati sembilan sedekat mungkin, sebab kalau lewat kamu keluar dari ronde.
macao-brief = satu dadu, lima menit
macao-rules =
    Saat giliranmu, lempar dadu sesukamu, sedikitnya sekali, dan jumlahkan hasilnya. Di sembilan otomatis berhenti, sebab tidak ada yang lebih bagus. Lebih dari sembilan keluar dari ronde ini.

    Kalau semua sudah main, yang terbanyak mengambil satu keping. Kalau ada yang sama, mereka adu lagi, dan yang main terakhir mulai. Kalau semua keluar, kepingnya tidak untuk siapa pun; saat adu lagi mereka mengulang. Pemain berikutnya membuka ronde berikutnya.

    Yang duluan punya tiga keping menang.

    Dengan “sembilan”, angka sembilan langsung mengambil keping, sebelum yang lain melempar. Dengan “bersama” satu lemparan berlaku untuk semua, dan yang bertahan paling lama tanpa melewati sembilan mengambil keping.

    Tulis “lempar” dan “stop”, atau tekan tombol.

macao-opt-chips = berapa keping untuk menang
macao-opt-nine = sembilan langsung mengambil keping, sebelum yang lain melempar

macao-key-chips = keping
macao-key-nine = sembilan
macao-set-chips = { $value } keping menang
macao-set-nine = { $value ->
    [on] sembilan langsung
   *[other] semua main
}

macao-word-roll = lempar | kocok | lagi | ikut | lempar dadu
macao-word-hold = stop | berhenti | cukup | setop

macao-sheet = { $chips } keping menang; lebih dari 9 keluar
macao-lesson-1 = Andi berhenti di 7: “stop”
macao-lesson-2 = 5 + 6 = 11: lewat sembilan, keluar
macao-lesson-3 = Citra masih bisa 8 atau 9: “lempar”
macao-lesson-4 = Keping di sini; dua keping menang
