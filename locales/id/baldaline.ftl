baldaline-name = Balda sebaris
baldaline-also = kata hantu | hantu
baldaline-about = Tambah huruf ke deret, tapi jangan sampai jadi kata; gertak dan ragukan. Untuk 2 sampai 6, dikenal juga sebagai Superghost.
baldaline-brief = lima menit
baldaline-rules =
    Bergiliran menambah satu huruf di depan atau di belakang deret, dan harus punya kata yang memuat seluruh deret itu. Yang melengkapi kata tiga huruf atau lebih kalah ronde.

    Alih-alih menambah, boleh meragukan: pemain sebelummu menyebut katanya. Kalau ada di kamus dan memuat deret itu, kamu kalah ronde; kalau tidak, dia. Boleh juga melepas ronde.

    Yang kalah ronde mendapat huruf berikutnya dari sebuah kata lima huruf (GHOST dalam bahasa Inggris) dan memulai ronde berikutnya. Kalau lengkap lima, keluar. Yang terakhir tersisa menang.

    Ketik k+ untuk menaruh K di depan, +k untuk di belakang, “ragu”, “lepas ronde”, dan kalau diragukan “kata crown”.

    Yang sah kata benda umum dari kamus. Bahasanya bisa dipilih.
baldaline-opt-lang = bahasa kata-katanya
baldaline-key-lang = bahasa
baldaline-set-lang = kata: { $language }

baldaline-word-doubt = ragu | aku ragu | ragukan | tidak percaya | nggak percaya
baldaline-word-word = kata | katanya
baldaline-word-giveup = lepas ronde | lepas | lepaskan ronde

baldaline-ask-first = mulai deret dengan satu huruf
baldaline-ask = …{ $row }…: tambah huruf di depan atau belakang, ragukan, atau lepas ronde
baldaline-ask-word = sebut kata yang memuat { $row }, atau lepas ronde
baldaline-front = { $letter }…
baldaline-behind = …{ $letter }
baldaline-doubt = 🤨 Ragu
baldaline-doubt-news = { $seat } ragu.
baldaline-word = { $word }
baldaline-give-up = 🏳 Lepas ronde

baldaline-complete = { $row } adalah kata: { $seat } melengkapinya dan sekarang punya { $letters }.
baldaline-named = Ada kok: { $word }. { $seat } salah meragukan dan sekarang punya { $letters }.
baldaline-wrong = { $word } bukan kata yang memuat { $row }: { $seat } sekarang punya { $letters }.
baldaline-gave-up = { $seat } melepas ronde pada { $row } dan sekarang punya { $letters }.
baldaline-out = { $seat } keluar.
baldaline-sheet-new = ronde baru
baldaline-sheet-how = Huruf di depan atau belakang; kata utuh kalah
baldaline-past-complete = { $seat }: { $row } adalah kata → { $letters }
baldaline-past-named = { $seat } salah meragukan { $row }: { $word } → { $letters }
baldaline-past-wrong = { $seat }: { $word } bukan kata dengan { $row } → { $letters }
baldaline-past-gave-up = { $seat } melepas ronde pada { $row } → { $letters }

baldaline-reject-syntax = Ketik k+ untuk menaruh huruf di depan, +k di belakang, “ragu”, “lepas ronde”, atau “kata crown” kalau kamu diragukan.
baldaline-reject-letters = Bahasa katanya: { $language }. Tulis huruf bahasa itu.
baldaline-reject-name = Kamu diragukan: sebut kata yang memuat { $row }, atau lepas ronde.
baldaline-reject-nobody = Belum ada yang bisa diragukan atau dilepas: mulai deret dengan satu huruf.
baldaline-reject-undoubted = Tidak ada yang meragukanmu. Tambah huruf, ragukan, atau lepas ronde.
baldaline-reject-long = Tidak ada kata yang lebih panjang dari { $row }. Ragukan, atau lepas ronde.

# What the board in letters says.
baldaline-board-out = keluar

baldaline-lesson-1 = Bayu menaruh A di depan: “a+”
baldaline-lesson-2 = Kalau Andi menambah M, jadi ATOM: kalah
baldaline-lesson-3 = Menurutmu tidak ada katanya? “ragu”
baldaline-lesson-4 = Tiap kalah ronde satu huruf; lima, keluar
baldaline-lesson-5 = Ronde tadi: Bayu salah meragukan
