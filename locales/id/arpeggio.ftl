# Arpeggio: one list rises, the other one falls.

arpeggio-name = Arpeggio
arpeggio-also = arpegio | naik turun
arpeggio-about = Dua dadu jadi angka dua digit. Daftarmu harus naik, daftar lawan harus turun: yang duluan sepuluh angka menang.
arpeggio-brief = dua dadu, lima menit
arpeggio-rules =
    Satu daftar naik dan yang lain turun; undian menentukan siapa yang mana. Yang duluan punya sepuluh angka menang.

    Saat giliranmu bot melempar dua dadu. Baca sebagai angka dengan urutan sesukamu: 3 dan 4 jadi 34 atau 43. Tulis kalau sesuai arahmu, atau lewat. Kalau dadunya sama, satu boleh dilempar lagi, sekali.

    Kalau kamu lewat, lawan boleh menulis angka dari dadumu, lalu giliranmu lagi. Atau ia menolak dengan “lempar” dan mendapat dadu sendiri.

    Sekali dalam pertandingan masing-masing boleh mundur: menulis angka melawan arah, dan lanjut dari sana. Tidak ada angka yang mengikuti dirinya sendiri.

    Daftarmu naik dan sampai 24, dadunya 3 4: ketik “34” atau “43”.

    Ketik angkanya, “lewat”, atau “lagi” (satu dari dua dadu sama), atau tekan tombol. Kalau satu pemain buntu, yang lain terus; kalau keduanya buntu, atau setelah 80 giliran, daftar terpanjang menang. “panjang” mengatur berapa angka yang diperlukan; gilirannya delapan kali lipat.
arpeggio-opt-length = berapa angka supaya daftar penuh
arpeggio-key-length = panjang | angka
arpeggio-set-length = daftar { $value } angka

arpeggio-word-roll = lempar | kocok | lempar dadu
arpeggio-word-pass = lewat | skip
arpeggio-word-again = lagi | satu lagi | ulang | satu dadu lagi

arpeggio-write = { $number }
arpeggio-write-news = { $seat }: { $number }
arpeggio-pass = Lewat
arpeggio-pass-news = { $seat } lewat.
arpeggio-roll = 🎲 Lempar
arpeggio-roll-news = { $seat } menolak dadunya.
arpeggio-again = 🎲 Satu dadu lagi
arpeggio-again-news = { $seat } melempar satu dadu lagi.

arpeggio-ask-rises = tulis angka dari { $faces } yang naik, atau lewat{ arpeggio-back }
arpeggio-ask-falls = tulis angka dari { $faces } yang turun, atau lewat{ arpeggio-back }
arpeggio-ask-offered = ketik angka dari { $faces }, atau “lempar” untuk dadu sendiri{ arpeggio-back }
arpeggio-back = { $back ->
    [0] {""}
    [1] {" "}({ $one } berarti mundur, boleh sekali)
   *[other] {" "}({ $one } dan { $two } berarti mundur, boleh sekali)
}

arpeggio-threw = { $seat } melempar { $faces }.
arpeggio-writes = { $count ->
    [1] { $seat } menulis { $number }, angka pertama.
   *[other] { $seat } menulis { $number } dan punya { $count } angka.
}
arpeggio-steps-back = { $seat } mundur ke { $number }; itu hanya boleh sekali.
arpeggio-passes = { $seat } lewat dan menawarkan dadunya.

arpeggio-reject-syntax = Ketik angka dari dadunya, atau “lewat”.
arpeggio-reject-dice = Dadu ini bisa jadi: { $numbers }.
arpeggio-reject-rises = Daftarmu naik dari { $last }, dan kamu sudah pernah mundur: tulis angka lebih tinggi, atau lewat.
arpeggio-reject-falls = Daftarmu turun dari { $last }, dan kamu sudah pernah mundur: tulis angka lebih rendah, atau lewat.
arpeggio-reject-roll = Dadunya sudah dilempar: tulis angka, atau lewat.
arpeggio-reject-again = Hanya satu dari dua dadu sama yang boleh dilempar lagi, dan cuma sekali.
arpeggio-reject-pass = Dadu yang ditawarkan padamu tidak ditawarkan lagi: ambil, atau lempar.

arpeggio-board-count = jumlah
arpeggio-board-list = daftar
arpeggio-board-rises = naik
arpeggio-board-falls = turun
arpeggio-board-throw = lempar
arpeggio-board-offered = tawaran
arpeggio-board-step-back-used = sudah mundur:

arpeggio-sheet-threw = lemparan tadi
arpeggio-sheet-double = { $one }, atau ulang satu
arpeggio-sheet-one = { $one }
arpeggio-sheet-two = { $one } atau { $two }
arpeggio-sheet-back = mundur
arpeggio-sheet-rises = naik: { $count } dari { $length }
arpeggio-sheet-falls = turun: { $count } dari { $length }
arpeggio-sheet-count = angka

arpeggio-lesson-1 = Daftar Andi naik, dari bawah
arpeggio-lesson-2 = Daftar Bayu turun: makin lama makin rendah
arpeggio-lesson-3 = Andi lewat, dan Bayu mengambil dadunya
arpeggio-lesson-4 = Mundur, sekali saja
arpeggio-lesson-5 = Bayu melempar 5 dan 4: ketik “54” atau “45”
