# Put and take: the first die says which, the second how much.

putandtake-name = Taruh dan ambil
putandtake-also = taruh ambil | gasing
putandtake-about = Dua dadu: yang pertama menentukan taruh atau ambil dari pot, yang kedua berapa keping. Yang kehabisan keluar.
putandtake-brief = dua dadu, lima menit
putandtake-rules =
    Masing-masing punya lima keping dan menaruh satu di pot.

    Saat giliranmu, lempar dua dadu. Kalau yang pertama genap, kamu mengambil dari pot; kalau ganjil, menaruh. Yang kedua menentukan berapa: 1 satu keping, 2 dua, 3 tiga, 4 juga tiga, 5 empat, dan 6 semuanya – kamu mengambil seluruh pot, atau menaruh sebanyak isinya.

    Tidak ada yang mengambil lebih dari yang ada, dan tidak ada yang menaruh lebih dari yang dimiliki. Kalau potnya kosong, semua menaruh satu keping lagi.

    Yang kehabisan keping keluar. Yang terakhir punya keping menang.

    Contoh, 4 6 mengambil semua, dan 1 5 menaruh empat.

    Tulis “lempar” atau tekan tombol.

putandtake-opt-chips = berapa keping masing-masing
putandtake-key-chips = keping
putandtake-set-chips = masing-masing { $value } keping

putandtake-word-roll = lempar | kocok | lempar dadu

putandtake-takes = { $seat } melempar { $faces } dan mengambil { $chips }.
putandtake-takes-rest = { $seat } melempar { $faces } dan mengambil { $chips }: potnya habis.
putandtake-takes-all = { $seat } melempar { $faces } dan mengambil seluruh pot: { $chips }!
putandtake-puts = { $seat } melempar { $faces } dan menaruh { $chips }.
putandtake-puts-rest = { $seat } melempar { $faces } dan menaruh { $chips }, sampai habis.
putandtake-puts-all = { $seat } melempar { $faces } dan menaruh sebanyak isi pot: { $chips }.
putandtake-ante = Potnya kosong: semua menaruh satu keping.
putandtake-sheet-first = Dadu satu: genap ambil, ganjil taruh
putandtake-sheet = Dadu dua: 1–3 apa adanya, 4 jadi tiga, 5 empat, 6 semua
putandtake-sheet-puts = taruh { $count }
putandtake-sheet-same = taruh seisi pot: { $count }
putandtake-sheet-last = taruh { $count } terakhir
putandtake-sheet-takes = ambil { $count }
putandtake-sheet-takes-all = ambil semua { $count }, tiap orang taruh 1

putandtake-lesson-1 = Dadu satu, 1: taruh. Dadu dua, 5: empat
putandtake-lesson-2 = Bayu cuma punya tiga keping dan keluar
putandtake-lesson-3 = “lempar”: genap, lalu 6 mengambil pot
