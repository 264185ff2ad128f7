## Results

casual-wrong = “santai” diisi ya atau tidak, bukan “{ $given }”.
casual-about = pertandingan yang tidak memengaruhi rating
lobby-casual = Tidak memengaruhi rating.
lobby-met = Antara { $one } dan { $other } sejauh ini { $own } : { $theirs }{ $drawn ->
    [0] .
   *[other] , seri { $drawn } kali.
}
rated = Rating: { $players }.
rated-player = { $seat } { $points }{ $guess ->
    [yes] ?
   *[no] {""}
} ({ $change })
rated-between = Antara kalian: { $one } { $own } : { $theirs } { $other }{ $drawn ->
    [0] .
   *[other] , seri { $drawn } kali.
}
lobby-hints = Petunjuk dibolehkan.
lobby-no-hints = Tanpa petunjuk.
unrated-casual = Tanpa rating, sesuai kesepakatan.
unrated-computer = Tanpa rating: ada komputer yang main.
unrated-shared = Tanpa rating: ada kursi yang dipakai bersama.
unrated-twice = Tanpa rating: ada yang memegang dua kursi.
unrated-short = Tanpa rating: terlalu singkat.
unrated-often = Tanpa rating: ini pertandingan keenam kalian hari ini.
unrated-vote = Tanpa rating: warga chat main bersama.

rating = { $points }{ $guess ->
    [yes] ?
   *[no] {""}
}
rating-none = –
score = { $won } : { $lost }{ $drawn ->
    [0] {""}
   *[other] {" "}(= { $drawn })
}
month-points = { $points }
month-matches = { $count } pertandingan
top-group = Peringkat itu milik grup: tanyakan di sana. Di sini, /stats menunjukkan hasilmu.
top-game = { $game }: rating
top-month = Bulan ini, semua permainan
top-past = { $month }, semua permainan
top-month-nobody = Bulan ini belum ada yang menyelesaikan pertandingan dengan rating.
top-nobody = Di sini belum ada pertandingan dengan rating. Mulai dengan /{ $command } @teman.
top-few = Namamu masuk peringkat setelah { $enough } pertandingan dengan rating, dan belum ada yang sebanyak itu.
top-nothing = Di sini belum ada pertandingan yang tuntas. Mulai dengan /{ $command } @teman.
top-all = Siapa yang paling jago di sini
top-leader = { $game }: { $name } { $value }
top-leaderless = { $game }: belum ada yang punya { $enough } pertandingan dengan rating
top-line = { $place }. { $name } { $value } · { $detail }
top-between = …
key-month = Bulan ini
key-all-games = Semua permainan
key-picture = Gambar
key-picture-of = Gambar: { $chat }
stats-group = Tanyakan tentang orang lain di grup tempat kalian main.
stats-head = { $name }
stats-chat = { $chat }:
stats-private = Berdua denganku
stats-elsewhere = Di chat lain
stats-chats-more = …dan { $count } grup lagi
stats-nothing = Kamu belum menyelesaikan pertandingan di sini. Mulai dengan /{ $command } @teman.
stats-nothing-of = { $name } belum menyelesaikan pertandingan di sini.
stats-game = { $game }: { $value } · { $detail }
stats-latest = Pertandingan terakhir: { $marks }
stats-longest = Menang beruntun terbanyak: { $count } ({ $game })
stats-computer = Melawan komputer: { $levels }
stats-level = level { $level } – { $won } dari { $played }
stats-alone = Sendirian: { $count } pertandingan
stats-between = Kamu dan { $name }: { $games }
stats-met = { $game } { $own } : { $theirs }{ $drawn ->
    [0] {""}
   *[other] {" "}(= { $drawn })
}
stats-line = Rating: { $game }
stats-line-points = { $line } { $points }
person-unknown = Aku tidak kenal yang namanya { $name }. Balas saja salah satu pesannya.

annulled = №{ $number } tidak dihitung lagi.
annulled-now = №{ $number } tidak dihitung lagi. { $ratings }.
annulled-rating = { $seat } { $points }{ $guess ->
    [yes] ?
   *[no] {""}
}

## Cups

cup-word-stop = hentikan | setop
cup-word-out = keluarkan | coret
cup-word-knockout = gugur | sistem gugur
cup-word-tables = meja
cup-word-round = ronde
cup-group = Turnamen dimainkan di grup.
cup-none = Belum ada turnamen di sini. Buka dengan /cup { $command }.
cup-none-alive = Tidak ada turnamen yang sedang berjalan di sini.
cup-which = Yang mana? Tambahkan nomornya: { $cups }
cup-many = Di sini paling banyak { $most } turnamen sekaligus. Yang membukanya atau admin bisa menghentikannya: /cup stop dan nomornya. { $cups }
cup-unknown = Tidak ada turnamen №{ $number }.
cup-founder = Itu hanya bisa dilakukan yang membuka turnamen.
cup-admins = Hanya admin grup yang bisa.
cup-leaders = Hanya yang membuka turnamen atau admin grup yang bisa.
cup-no-form = Permainan ini tidak bisa dijadikan turnamen seperti itu.
cup-no-vote = Di turnamen yang bermain orang, bukan obrolan: tidak ada pemungutan suara.
cup-not-started = Turnamennya belum dimulai.
cup-running = Turnamennya sudah dimulai.
cup-is-over = Turnamennya sudah selesai.
cup-too-few = Yang ikut kurang: perlu sedikitnya dua orang, atau satu meja penuh.
cup-too-many = Turnamennya sudah penuh.
cup-too-late = Sudah terlambat untuk ikut turnamen ini.
cup-not-in = Orang itu tidak ikut turnamen ini.
cup-you-not-in = Kamu tidak ikut turnamen ini.
cup-already-in = Kamu sudah ikut.
cup-gone = Kamu sudah keluar.
cup-put-out = Admin mengeluarkanmu dari turnamen ini.
cup-eliminated = Kamu sudah gugur.
cup-closing = Turnamennya memang berakhir dengan ronde ini.
cup-decided = Itu tidak bisa diubah lagi: turnamennya sudah berlanjut.
cup-round-wrong = Satu ronde lamanya 10 menit sampai 60 hari, misalnya ronde=1d, bukan “{ $given }”.
cup-list = Turnamen di sini (/cup dengan nomor menampilkan satu lagi)
cup-line-joining = №{ $number } { $game }: { $count } ikut
cup-line-running = №{ $number } { $game }: ronde { $round } dari { $rounds }
cup-line-over = №{ $number } { $game }: 🏆 { $winners }
cup-line-off = №{ $number } { $game }: dibatalkan
cup-head = Turnamen №{ $number } · { $game }
cup-invites = 🏆 { $cup }. Dibuka oleh { $name }; { $form }.
cup-is-by-count = sampai enam orang semua saling bertemu, lebih dari itu sistem Swiss
cup-is-round-robin = semua bertemu semua
cup-is-swiss = sistem Swiss
cup-is-knockout = sistem gugur
cup-is-tables = meja beberapa orang
cup-round-time = Waktu satu ronde { $time }.
cup-nobody = Belum ada yang ikut.
cup-begun = Sudah dimulai.
cup-off = Dibatalkan.
cup-pledge = Undian, sudah ditetapkan sebelumnya: { $pledge }
cup-secret = Undiannya berasal dari { $secret }
cup-round = { $cup } · ronde { $round } dari { $rounds } ({ $form })
cup-open = №{ $number } { $players }
cup-result = №{ $number } { $players } { $own } : { $theirs }
cup-table = №{ $number } { $names }
cup-until = Ronde ini sampai { $day }.
cup-until-hour = Ronde ini sampai { $day } pukul { $time }.
cup-over-time = Waktu ronde habis. Pertandingannya lanjut, tapi yang total waktu berpikirnya mencapai { $share } dinyatakan kalah.
cup-bye = { $name } dapat bye: satu poin.
cup-rest = { $name } istirahat ronde ini.
cup-withdrawn = { $name } tidak muncul dan dikeluarkan; bisa masuk lagi lewat Ikut.
cup-absent = { $name } tidak muncul dan dikeluarkan.
cup-forfeit = { $name } lolos tanpa main.
cup-forfeit-point = { $gone } keluar: poinnya untuk { $name }.
cup-forfeit-struck = { $gone } keluar, jadi { $name } tidak main di ronde ini.
cup-lot = Undian memihak { $name }.
cup-again = №{ $former } diulang sebagai №{ $number }.
cup-won = 🏆 { $winners } juara!
cup-shared = 🏆 { $winners } juara bersama.
cup-stopped = Turnamennya dihentikan.
cup-unwon = Turnamennya tanpa juara.
cup-closes = Turnamennya berhenti setelah ronde ini, dan ronde ini dihitung.
key-cups = Turnamen
cup-no-undo = Di turnamen, langkah tidak bisa ditarik kembali.
cup-no-cancel = Peserta turnamen tidak bisa membatalkan pertandingannya. Kalau mau menyerah, balas gambar dengan “menyerah”.
cup-no-out = Peserta turnamen tidak bisa mengeluarkan yang lain. Admin yang tidak ikut bisa.
cup-anonymous = Peserta turnamen tidak ikut menentukan hal ini, jadi tulislah dengan namamu sendiri.
cup-draw-early = Di turnamen, seri baru boleh disepakati setelah semua melangkah.
cup-clock-long = { $clock }: terlalu lama untuk ronde { $round }. Paling lama: { $most }.

## Privacy

privacy-text = Yang kusimpan: namamu, username, dan bahasamu seperti yang ditunjukkan Telegram; pertandingan yang kamu mainkan di sini beserta langkahnya; hasil, rating, dan turnamennya. Tulisanmu yang lain tidak kusimpan. Semuanya tetap ada sampai kamu minta dihapus; salinan cadangan buatan pengelola bot ini dihapus kalau sudah lama.
privacy-file = Yang kusimpan tentang kamu: hasil dan catatan.
privacy-sure = Hapus datamu? Pertandingan yang masih berjalan dianggap menyerah, rating dan peringkatmu hilang, dan di pertandingan yang sudah selesai kamu jadi pemain tanpa nama. Teka-teki yang sudah kamu mulai hari ini tidak bisa dimulai lagi hari ini. Ini tidak bisa dibatalkan.
privacy-not = Tidak ada yang dihapus.
privacy-under-way = Sedang dikerjakan.
privacy-done = Selesai: tidak ada lagi yang tersimpan dengan namamu. Di pertandingan yang sudah selesai kamu sekarang { $name }. Cadangan buatan pengelola hilang seiring waktu; gambar di chat tetap ada.
key-my-data = Dataku sebagai file
key-erase = Hapus dataku
key-erase-sure = Ya, hapus
key-erase-not = Tidak
fair-erased = (dihapus atas permintaan seorang pemain; benihnya disimpan)

## Votes

chat-name = Warga chat
table-key-vote = suara | voting
table-is-first = pertama
vote-allowed = 10m, 1d, pertama
vote-about = satu pihak dimainkan warga chat: langkahnya dipilih lewat suara, dan pemilihan ditutup sekian lama setelah suara pertama; dengan “pertama”, langkah pertama yang berlaku
vote-wrong = Lama pemungutan suara 10s sampai 7d, misalnya suara=10m atau suara=1d, atau suara=pertama, bukan { $given }.
vote-secrets = Di permainan { $game } ada rahasia, jadi warga chat tidak bisa memilih bersama.
vote-clock = Pemungutan suara itulah jam untuk chat: hilangkan “jam”.
vote-private = Pemungutan suara perlu grup: minta di sana.
vote-alone = Sebutkan warga chat melawan siapa: tambahkan “bot:4” atau nama teman.
vote-how = Semua di sini boleh memilih; ditutup { $span } setelah balasan pertama.
vote-how-first = Siapa saja di sini boleh membalas: langkah pertama yang berlaku.
lobby-vote = Satu pihak adalah warga chat: semua memilih, dan tiap pemilihan ditutup { $span } setelah balasan pertama.
lobby-vote-first = Satu pihak adalah warga chat: yang pertama membalas, dia yang melangkah.
vote-count = { $choice } { $count }
vote-count-named = { $choice } { $count } ({ $voters })
vote-resign = menyerah
vote-draw = seri
vote-undo = menarik kembali langkah
vote-open = №{ $number } · Suara warga chat: { $counts }. { $closes } Balas dengan langkah; boleh diubah.
vote-closes = Ditutup pukul { $time }.
vote-closes-on = Ditutup { $day } pukul { $time }.
vote-closes-in = Ditutup dalam { $seconds } detik.
vote-closed = №{ $number } · Warga chat sudah memilih: { $counts }.
vote-undecided = №{ $number } · Pemilihan selesai tanpa keputusan: { $counts }.
vote-off = №{ $number } · Pemilihan ini batal: pertandingannya lanjut tanpa itu.
vote-no-undo = Warga chat tidak menarik kembali langkah.
news-vote = Suara: { $counts }.
toast-vote = Suaramu: { $move }. Boleh diubah.
toast-vote-against = Yang tidak setuju tinggal memilih satu langkah.

## Months

month-head = 🏆 Peringkat { $month }:
month-1 = Januari
month-2 = Februari
month-3 = Maret
month-4 = April
month-5 = Mei
month-6 = Juni
month-7 = Juli
month-8 = Agustus
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Desember

## The puzzle of the day

daily-word-yesterday = kemarin
daily-head = 🧩 Teka-teki harian №{ $number } · { $day }
daily-how = Semua main sendiri di chat pribadi, dan teka-tekinya sama untuk semua. Yang baru pukul { $time }.
daily-alone = Hari ini sama untuk semua, dan tiap teka-teki hanya bisa dimainkan sekali. Yang baru pukul { $time }.
daily-was = Itu teka-teki { $day }. Yang hari ini ada di /daily.
daily-over = Hari itu sudah lewat. Teka-teki hari ini ada di /daily.
daily-game = { $game }
daily-place = { $place }. { $name }: { $feat } { $signs }
daily-place-unsolved = –. { $name }: tidak terpecahkan
daily-more = …dan { $count } lagi
daily-row = Tujuh hari terakhir: { $row }
daily-points = { $points } poin
daily-score = { $points } : { $other }
daily-line = Kletka { $number } · { $game } · { $signed ->
    [yes] { $signs } · { $feat }
   *[no] { $feat }
}
daily-line-unsolved = Kletka { $number } · { $game } · tidak terpecahkan
daily-pledge = Rahasia hari ini dikunci oleh { $pledge }; /daily kemarin menunjukkan rahasia hari sebelumnya.
daily-secret = Rahasia hari itu: { $secret }. SHA-256-nya { $pledge }, seperti yang ditunjukkan hari itu; SHA-256 dari byte-nya dan dua baris, { $date } dan permainannya, memberi rahasia tiap teka-teki.
daily-none = Teka-teki harian: { $games }.
daily-nobody = Kemarin tidak ada yang meminta teka-teki.
daily-done = Yang itu sudah kamu mainkan hari ini: { $line }
daily-spent = Yang itu sudah kamu mainkan hari ini.
daily-gone = Pertandingan itu sudah selesai; teka-teki berikutnya besok.
daily-full = Peringkat grup itu sudah penuh.
daily-no-cancel = Teka-teki harian tidak bisa dibatalkan. Kalau mau menyerah: /resign
daily-no-undo = Di teka-teki harian, langkah tidak bisa ditarik kembali.
key-pass-on = Bagikan hasil
