# The airship: chips on fields, and a gondola that keeps them.

zeppelin-name = Kapal udara
zeppelin-also = balon udara | balon
zeppelin-about = Taruh keping di petak kosong, ambil dari yang isi – dan enam masuk gondola, yang tidak pernah mengembalikan. Yang terakhir punya keping menang.
zeppelin-brief = satu dadu, lima menit
zeppelin-rules =
    Masing-masing punya enam keping. Kapal udaranya punya lima petak, 1 sampai 5, dan di bawahnya tergantung gondola, nomor 6.

    Saat giliranmu, lempar satu dadu. Kalau petak bernomor itu kosong, taruh satu keping di sana. Kalau ada kepingnya, ambil. Dengan 6 kamu selalu menaruh keping di gondola, dan keping itu tetap di sana.

    Yang kehabisan keping keluar. Yang terakhir punya keping menang.

    Contoh: Andi melempar 3 dan menaruh keping di petak 3. Bayu juga melempar 3, dan mengambilnya.

    Tulis “lempar” atau tekan tombol.

zeppelin-opt-chips = berapa keping masing-masing
zeppelin-key-chips = keping
zeppelin-set-chips = masing-masing { $value } keping

zeppelin-word-roll = lempar | kocok | lempar dadu

zeppelin-put = { $seat } melempar { $face } dan menaruh keping di sana.
zeppelin-take = { $seat } melempar { $face } dan mengambil kepingnya.
zeppelin-gondola = { $seat } melempar { $face }: satu keping masuk gondola.
zeppelin-sheet = Yang terakhir punya keping menang
zeppelin-sheet-puts = { $face } kosong, taruh 1
zeppelin-sheet-takes = { $face } isi, ambil 1
zeppelin-sheet-keeps = { $face }, taruh 1 di gondola
zeppelin-sheet-gondola = × { $count }

zeppelin-lesson-1 = “lempar”: petak 2 kosong, Andi membayar
zeppelin-lesson-2 = Angka 6 masuk gondola dan tetap di sana
zeppelin-lesson-3 = Petak 1 isi: Bayu mengambil kepingnya
zeppelin-lesson-4 = Andi kehabisan keping dan keluar
