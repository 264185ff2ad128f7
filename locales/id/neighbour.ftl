# Help your neighbour: everybody owns numbers and pays for them.

neighbour-name = Bantu tetangga
neighbour-also = tetangga
neighbour-about = Masing-masing memiliki beberapa angka dadu. Untuk tiap dadu yang keluar, pemilik angkanya menaruh satu keping di tengah; yang duluan habis menang.
neighbour-brief = tiga dadu, lima menit
neighbour-rules =
    Masing-masing punya sepuluh keping, dan ingin menghabiskannya. Keenam angka dadu dibagikan: tiga untuk dua pemain, dua untuk tiga pemain, satu untuk empat sampai enam pemain. Dengan empat atau lima pemain, angka sisanya bukan milik siapa-siapa.

    Saat giliranmu, lempar tiga dadu. Untuk tiap dadu, pemilik angkanya menaruh satu keping di tengah, siapa pun yang melempar. Jadi kamu membantu tetangga, dan mereka membantumu.

    Yang pertama kehabisan keping menang. Kalau beberapa habis di lemparan yang sama, mereka menang bersama.

    Contoh, empat orang main, dan keluar 2 2 5: pemilik angka 2 menaruh dua keping, dan untuk 5 tidak ada yang membayar.

    Tulis “lempar” atau tekan tombol.

neighbour-opt-chips = berapa keping masing-masing
neighbour-key-chips = keping
neighbour-set-chips = masing-masing { $value } keping

neighbour-word-roll = lempar | kocok | lempar dadu

neighbour-threw = { $seat } melempar { $faces }. Ke tengah: { $paid }.
neighbour-part = { $seat } { $chips }
neighbour-nobody = { $seat } melempar { $faces }: bukan milik siapa-siapa.
neighbour-sheet = Yang pertama kehabisan keping menang
neighbour-sheet-left = Yang lain keluar, jadi ini menang
neighbour-sheet-middle = di tengah: { $count }
neighbour-sheet-over = Duluan habis menang; { $count ->
    [1] { $last } bebas
   *[other] { $first } dan { $last } bebas
}
neighbour-sheet-numbers = Dadu di bawah nama adalah angkanya
neighbour-sheet-nobody = bebas
neighbour-sheet-own = bayar { $count }
neighbour-sheet-pays = { $seat } bayar { $count }
neighbour-sheet-pay = { $paid } bayar
neighbour-sheet-part = { $seat } { $count }
neighbour-sheet-three = bertiga bayar 1

neighbour-lesson-1 = 1 dan 2 milik Andi
neighbour-lesson-2 = 4 4: Bayu membayar dua keping
neighbour-lesson-3 = Mulai dengan 4 keping. Kini Bayu: “lempar”
