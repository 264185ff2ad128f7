# Words of the table. Games bring their own files.
# Messages hold no markup: names are made bold or turned into mentions where they are put in.

move = { $move }
player = { $seat }
name = { $name }
partners = { $one } & { $two }
versus = { $one } — { $two }
names = { $names }
names-more = dan { $count } lagi
computer-name = Kletka{ $nth ->
        [0] { "" }
       *[other] { " " }{ $nth }
    } (level { $level })

# What a player says instead of a command, as an answer to a board.
word-resign = menyerah | nyerah | aku menyerah | saya menyerah | aku nyerah
word-draw = seri | seri? | ajak seri | remis
word-undo = tarik | tarik kembali | tarik langkah | batalkan
word-board = papan | lihat papan | tampilkan
word-near = dekat
word-whole = utuh | semua | seluruhnya

# The answer to a question whether it is meant.
word-yes = ya | iya | yakin | oke
word-no = tidak | nggak | enggak | gak | ga | jangan

## Refusals

reject-over = Pertandingan ini sudah selesai.
match-not-begun = Pertandingan ini belum dimulai.
reject-turn = Belum giliranmu: sekarang giliran { $seat }.
reject-turn-others = Belum giliranmu.
reject-sealed = Ini rahasia: ketuk salah satu tombol, tidak ada yang akan melihatnya, atau kirim lewat chat pribadi.
reject-private = Langkah ini rahasia: kirim lewat chat pribadi kita.
reject-alone = Langkah ini rahasia, dan di sini semua bisa membacanya: ketuk saja tombol di bawah papan.
reject-draws = Undian itu tidak mungkin terjadi.
reject-by-hand = Dadunya sungguhan: lempar { $dice } dadu, lalu ketik angkanya.
reject-wrong-dice = { $dice ->
        [1] Ketik angka dadumu, dari { $least } sampai { $most }, misalnya { $example }.
       *[other] Ketik { $dice } dadu, dari { $least } sampai { $most }, misalnya { $example }.
    }
reject-seats = { $max ->
    [2] Permainan ini untuk dua orang.
   *[other] Permainan ini untuk { $min } sampai { $max } orang.
}
reject-letters = Huruf di papan ini lain: { $letters }
reject-gone = Kamu sudah keluar dari pertandingan ini.
undo-none = Kamu tidak punya langkah yang bisa ditarik kembali.
undo-chance = Lemparan dadu tidak bisa ditarik kembali.
undo-reveal = Sejak itu sebuah rahasia sudah terbuka, jadi langkah itu tidak bisa ditarik kembali.
undo-gone = Pertandingannya sudah berlanjut.

move-how = Tulis langkahmu setelah perintah: /m e4. Kalau kamu ikut beberapa pertandingan, nomornya di depan: /m 17 e4.
match-none-here = Kamu tidak sedang main di sini. Mulai dengan /play, lihat yang sedang berjalan dengan /matches.
match-unknown = Tidak ada pertandingan №{ $number }.
match-unreadable = Pertandingan №{ $number } memakai aturan lama yang sudah tidak kukenal. Yang tersisa hanya gambar terakhirnya.
match-outdated = { $match } berakhir tanpa hasil: aturannya berubah sejak dimulai, dan aku tidak bisa lagi main dengan aturan lama.
match-line = №{ $number } { $game } ({ $players })
match-which = Yang mana maksudmu? { $matches }. Tulis nomornya di depan: /m { $number } { $move }
match-which-word = Yang mana maksudmu? { $matches }. Misalnya: { $command }
command-unknown = Aku tidak kenal /{ $name }. Lihat /help untuk semua yang kubisa.
anonymous-plays = Kamu menulis sebagai grup atau channel, padahal yang bisa main hanya orang: tulislah atas namamu sendiri.
private-idle = Tidak ada pertandingan yang menunggumu di sini. Ketik /play untuk melihat semua permainan; untuk main dengan teman, tambahkan aku ke grup.

limit-here = { $most ->
        [1] Satu tantanganmu sudah menunggu di sini. Tarik dulu, atau tunggu sampai ada yang ikut.
       *[other] { $most } tantanganmu sudah menunggu di sini. Tarik dulu salah satu, atau tunggu sampai ada yang ikut.
    }
limit-challenges = { $most ->
        [1] Satu tantanganmu sudah menunggu di salah satu chat. Tarik dulu, atau tunggu sampai ada yang ikut.
       *[other] { $most } tantanganmu sudah menunggu, dihitung dari semua chat. Tarik dulu salah satu; daftarnya di /matches.
    }
limit-matches = { $most ->
        [1] Kamu sudah ikut satu pertandingan, dan lebih dari itu tidak sanggup kucatat untuk satu orang. Selesaikan dulu.
       *[other] Kamu sudah ikut { $most } pertandingan, dan lebih dari itu tidak sanggup kucatat untuk satu orang. Selesaikan dulu salah satu; daftarnya di /matches.
    }
limit-files = Sudah { $most } film, kartu, atau catatan dalam satu menit. Tunggu semenit, lalu coba lagi.

## Toasts

toast-sealed = Pilihanmu: { $move }. Orang lain tidak melihatnya.
toast-sealed-open = Pilihanmu: { $move }. Semua sudah memilih, jadi sekarang semuanya dibuka.
toast-sealed-late = Sudah terlambat untuk mengubah: pilihanmu tetap { $move }.
toast-sealed-holds = Pilihanmu: { $move }. { $holds }
toast-outside = Kamu bukan anggota grup tempat pertandingan ini.
toast-stranger = Kamu tidak ikut main di №{ $number }.
toast-old-board = Tombol ini sudah tidak berlaku.
toast-host-only = Itu hanya bisa dilakukan pembuat tantangan.
toast-host-leaves = Tantangan ini milikmu dan sudah ada yang ikut. “Tarik tantangan” membatalkannya untuk semua.
toast-not-invited = Tantangan ini untuk orang lain.
toast-joined-already = Kamu sudah ikut.
toast-not-joined = Kamu belum ikut.
toast-wait-others = Kamu sudah setuju. Sekarang tinggal menunggu jawaban.
toast-lobby-void = Tantangan ini batal.
toast-lobby-started = Pertandingannya sudah dimulai.
toast-invite-own = Orang lain yang harus menekannya: ini undanganmu sendiri.
toast-invite-computer = Ini undanganmu sendiri. Tekan sekali lagi untuk melawan komputer.
toast-lobby-full = Semua kursi sudah terisi.
toast-too-few = Kurang { $count } orang lagi. Jumlah pemain: { $counts }.
toast-shared = Kamu ikut: silakan melangkah kapan saja.
toast-count = Permainan ini untuk { $counts } orang.
toast-rematch-there = Tanding ulangnya sudah ada: №{ $number }.
toast-offer-gone = Tawaran itu sudah lewat.
toast-question = Yakin? Jawab pertanyaan di bawah.
toast-again = Yakin? Tekan tombol yang sama sekali lagi.
toast-half = { $typed }…
toast-half-row = { $typed }…{ $row }
toast-question-no = Tidak terjadi apa-apa.
toast-question-late = Terlambat: waktu semenit untuk menjawab sudah lewat.
toast-question-gone = Pertanyaan ini sudah beres.
toast-question-other = Bukan kamu yang ditanya.
toast-admins-only = Hanya admin grup yang bisa mengubah pengaturan.
toast-admins-unsure = Saat ini tidak bisa diketahui apakah kamu admin. Coba lagi.
toast-change-late = Opsi hanya bisa diubah sebelum langkah pertama.
toast-tune-late = Sudah ada yang ikut dengan syarat ini.
toast-saved = Tersimpan.

## Challenges

game-unknown = Tidak ada permainan “{ $name }”. Semuanya ada di /play.
game-unknown-near = Tidak ada permainan “{ $name }”. Maksudmu { $near }?
game-which-one = Tidak ada permainan “{ $name }”. Maksudmu { $games }? Kalau begitu tulis { $example }
game-which = “{ $name }” cocok dengan beberapa permainan: { $games }. Tulis perintah yang kamu maksud, misalnya { $example }
game-command = { $game } (/{ $command })
game-which-more = dan { $count } lagi
option-value = { $key } tidak bisa diisi { $given }. Yang bisa: { $allowed }.
option-unknown = Tidak ada opsi “{ $name }” di sini. Yang ada: { $known }. Tulis nilainya langsung setelah tanda “=”.
option-unknown-near = Tidak ada opsi “{ $name }” di sini. Maksudmu { $near }?
option-counted = { $word }:{ $from }…{ $to }
table-key-clock = jam | waktu
table-key-resigns = menyerah | nyerah
table-key-hints = petunjuk | bantuan
table-key-casual = santai | persahabatan
table-key-bot = bot | komputer
table-is-on = ya | aktif | nyala | hidup
table-is-off = tidak | mati | nonaktif
table-is-blitz = kilat | blitz
clock-wrong = Jam tidak bisa diisi { $given }. Tulis waktu per langkah dan cadangannya, seperti jam=10s+1m atau jam=12h+2d (s detik, m menit, h jam, d hari; per langkah paling lama 30d, cadangan paling lama 60d), atau jam=kilat, atau jam=tidak.
hints-wrong = Petunjuk diisi ya atau tidak, bukan { $given }.
resigns-wrong = Boleh tidaknya komputer menyerah diisi ya atau tidak, bukan { $given }.
challenge-level = Tidak ada komputer “{ $given }”: levelnya 1 sampai 5, misalnya bot:3.
challenge-no-computer = Aku sendiri tidak bisa main ini.
challenge-private = Tantang temanmu di grup. Di sini kamu bisa melawan aku: tambahkan “bot”, atau “bot:1” sampai “bot:5”.
challenge-group = Permainan ini perlu orang lain: tambahkan aku ke grup dan mainkan di sana.
challenge-alone = Ini permainan untuk satu orang. Yang lain bisa ikut membantu lewat tombol di bawah gambar.
challenge-oneself = Kamu tidak bisa menantang diri sendiri.
challenge-bot-how = Untuk melawan aku, tulis “bot” atau “bot:3”, bukan namaku.
challenge-twice = { $name } kamu sebut dua kali.
lobby-open = { $seat } mengajak main { $into }, №{ $number }. Siapa ikut?
lobby-challenge = { $seat } menantang { $guests } main { $into }, №{ $number }.
lobby-alone = { $seat } main { $game }, №{ $number }.
lobby-options = Syarat: { $options }.
lobby-clock = Jam: { $clock }.
lobby-counts = Jumlah pemain: { $counts }.
lobby-joined = Yang ikut ({ $count }): { $names }
lobby-invited = Menunggu { $guests }.
lobby-ready = Sudah siap? Tekan Mulai.
lobby-crowded = ⚠ Ada { $count } pertandingan lain di sini, dan Telegram hanya membolehkan sekitar 15 gambar per menit di satu grup: papan akan datang pelan-pelan. Lebih cocok pakai jam seperti jam=1m, atau main lewat chat pribadi denganku, di sana papan langsung datang begitu pertandingan dimulai: { $link }
# Behind the first line of a challenge and of a board where chance plays a part: a link.
luck-sign = 🎲
lobby-started = №{ $number } { $game }: { $names }. Pertandingan dimulai.
lobby-void = Tantangan { $game } №{ $number } batal.
lobby-lapsed = Tidak ada yang menjawab dalam sehari.
lobby-changed = Opsinya sedang diubah: lanjut sebagai №{ $number }.
lobby-withdrawn = Tantangan ditarik.
lobby-declined = { $seat } menolak.
lobby-left = { $seat } sudah keluar dari grup.

key-value = { $value }
key-unlimited = ∞
key-join = Ikut
key-start = Mulai
key-leave = Keluar
key-change = ⚙ Ubah opsi
key-withdraw = Tarik tantangan
key-call-off = Batalkan
key-accept = Terima
key-decline = Tolak
key-yes = Ya
key-no = Tidak
key-drop = Tidak usah ditunggu
key-agree = Setuju
key-refuse = Tidak mau
key-rematch = Tanding ulang
key-film = Film
key-card = Kartu
key-lookback = Ulasan
key-record = Catatan
key-group = Kembali ke grup
key-object = ✋ Bukan itu yang keluar
key-share = Ikut main
key-again = Main lagi
key-holds = 👁 Rahasiaku
key-hint = ▶ Mainkan
key-in-private = Chat pribadi
key-secret = ✏ Jawab rahasia
key-own = 👁 Papanku
key-answer-again = Ubah
key-private = Buka papanku
key-play-move = ▶ Mainkan { $move }
key-move = ✏️ Langkah
key-more = ⋯
key-draw = 🤝 Seri
key-undo = ↩ Tarik
key-resign = 🏳 Menyerah
key-nudge = 🔔 Colek
key-down = ⬇ Turunkan
key-show = Lihat papan
key-catalogue = Permainan
key-add-group = Tambahkan aku ke grup
key-alone = Main
key-open = Siapa saja boleh ikut
key-level = 🤖 { $level }
key-rules = Aturan
key-back = « Kembali
key-earlier = «
key-later = »
key-board = 👆 Ketuk papan
key-view-near = 🔍 Langkah terakhir
key-view-whole = 🗺 Seluruh lembar
key-turn = №{ $number } { $game }
key-page = { $page } / { $pages }
key-chosen = ✓ { $label }
key-option = { $name }: { $label }
key-setting = { $name }: { $value }

## Titles of pictures: beside them there is little room

decimal-point = ,
title-turn = jalan { $number }: { $seat }
title-move = jalan { $number }
title-round = ronde { $number }
title-round-turn = ronde { $number }: { $seat }
title-round-of = ronde { $number }/{ $of }
title-round-of-turn = ronde { $number }/{ $of }: { $seat }
title-won = { $seat } menang
title-shared = { $seat } menang
title-draw = seri
title-over = tamat
seat-mark = pemain { $number }
picture-name = { $shown } = { $name }
picture-names = Di gambar: { $names }

## What stands for a player on a board in letters, before their name: “x = Anna”

mark-number = { $number }
mark-sign = { $sign }
mark-both = { $sign } { $side }
mark-left = kiri
mark-right = kanan
mark-up = atas
mark-down = bawah

## How a match has ended, in large letters below its last board

result-won = { $seat } menang
result-won-by = { $seat } menang { $own } : { $theirs }
result-draw = Seri
result-draw-at = Seri { $own } : { $theirs }
result-resigned = { $seat } menyerah
result-timeout = { $seat } kehabisan waktu
result-agreed = sepakat
result-place = { $place }. { $seat }
result-place-at = { $place }. { $seat }: { $points }

## Days

day-1 = { $day } Januari { $year }
day-2 = { $day } Februari { $year }
day-3 = { $day } Maret { $year }
day-4 = { $day } April { $year }
day-5 = { $day } Mei { $year }
day-6 = { $day } Juni { $year }
day-7 = { $day } Juli { $year }
day-8 = { $day } Agustus { $year }
day-9 = { $day } September { $year }
day-10 = { $day } Oktober { $year }
day-11 = { $day } November { $year }
day-12 = { $day } Desember { $year }

## Boards

news-move = { $seat }: { $move }
news-resigned = { $people ->
   *[other] { $seat } menyerah.
}
news-agreed = Sepakat: pertandingan berakhir di sini.
news-objected = { $seat } keberatan: dadu dilempar ulang.
news-gap = …
object-late = Terlambat: hasilnya tetap.
object-once = Kamu sudah sekali keberatan atas lemparan ini. Sekarang lemparan ini berlaku.
object-own = Hanya yang lain yang bisa keberatan atas lemparanmu.
news-undone = { $people ->
   *[other] { $seat } menarik kembali langkahnya.
}
ask-colon = :
ask-private = Ini rahasia: kirim lewat chat pribadi, jangan di sini.
ask-alone = Ini rahasia: ketuk tombol di bawah. Pertanyaannya hanya terlihat { $several ->
    [yes] oleh kalian
   *[no] olehmu
}, jawabannya hanya olehku.
alone-ask = №{ $number }: { $ask }{ $ends ->
    [yes] {""}
   *[no] .
} Balas pesan ini: orang lain tidak melihatnya.
alone-board = №{ $number }: papanmu.
alone-reply = Balas pesan ini, misalnya { $example }.
alone-kept = Kucatat: { $answer }
alone-off = Saat ini belum bisa di grup ini. Buka saja chat pribadi kita.
alone-nothing = Di sini tidak ada rahasia yang khusus untukmu.
alone-wait = Pelan-pelan: tunggu semenit, lalu coba lagi.
alone-late = Terlambat: pertandingannya sudah berlanjut.
alone-idle = Tidak ada pertandingan di sini yang menunggu rahasia darimu.
alone-failed = { $seat }, { $match } menunggu rahasia darimu, tapi aku tidak bisa menanyakannya di sini: buka chat pribadi kita dan tekan Mulai.
ask-sealed = Ketuk satu tombol: orang lain tidak melihat yang mana.
ask-wait = Menunggu { $players }.
board-written = Grup ini tidak mengizinkan foto, jadi ini papannya dalam bentuk teks:
board-no-place = { $place } tidak ada di lembar ini; sudut terakhirnya { $last }.
film-barred = Filmnya tidak bisa kutampilkan di sini: grup ini tidak mengizinkan GIF.
card-barred = Kartunya tidak bisa kutampilkan di sini: grup ini tidak mengizinkan foto.
record-barred = Catatannya tidak bisa kukirim di sini: grup ini tidak mengizinkan file.
topic-closed = Topik pertandingan №{ $number } sedang ditutup. Yang terjadi di pertandingan akan muncul di sana begitu topiknya dibuka lagi.
how-type = Tinggal ketik, misalnya { $example }.
how-react = 👍 atau 👎 di pesan ini juga dihitung.
how-react-object = 👎 di gambar ini juga berarti keberatan.
how-card = Pakai tombolnya, atau tekan ✏️ Langkah dan ketik, misalnya { $example }.
how-halves = Ketuk satu huruf dan satu angka, misalnya { $example }.
how-places = Ketuk tempatnya satu per satu, misalnya { $example }.
how-drawn = semuanya ditaruh acak: tombol 👁 menunjukkannya hanya untuk { $several ->
    [yes] masing-masing
   *[no] kamu
}. Acak lagi sesukanya, lalu tekan “Siap”.
how-elsewhere = Ini rahasia: tombol di bawah membuka chat pribadi kita.
card-below = ⬇ Lanjut di bawah.
card-turns = 🔔 Mau kukabari lewat chat pribadi saat giliranmu? Kirim ke sana: /settings giliran=ya
how-reply = Balas gambar ini dengan { $several ->
    [yes] langkah kalian
   *[no] langkahmu
}, misalnya { $example }.
over-won = 🏆 { $winners } menang!
over-shared = 🏆 { $winners } menang!
over-draw = Seri.
over-solved = 🏆 Terpecahkan!
over-unsolved = Kali ini belum.
over-points = { $end } { $points } poin.
over-cancelled = Dibatalkan: tidak dihitung.
over-all-late = Waktu semua pemain habis: tidak ada yang menang.

## Time

span-seconds = { $n } detik
span-minutes = { $n } menit
span-hours = { $n } jam
span-days = { $n } hari
time-digits = { $digits }
time-until = { $left }
time-seconds = { $seconds } dtk
time-hours = { $hours } jam
time-hours-minutes = { $hours } jam { $minutes } mnt
time-days = { $days } hr
time-days-hours = { $days } hr { $hours } jam
clock-both = { $turn } per langkah, lalu cadangan { $reserve }
clock-turn = { $turn } per langkah
clock-reserve = { $reserve } per pemain untuk seluruh pertandingan
clock-blitz = { $turn } per langkah; kalau telat, langkahnya acak
clock-allowed = 10s+1m, 12h+2d, kilat, tidak
clock-about = waktu per langkah, dan cadangan untuk seluruh pertandingan; saat main kilat, langkah yang telat dipilih acak
resigns-allowed = ya, tidak
resigns-about = komputer boleh menyerah kalau keadaan sudah tidak bisa berubah lagi; kalau tidak disebut, berlaku mulai level 3
hints-about = boleh tidaknya minta saran langkah dengan /hint; kalau tidak disebut, boleh selama rating tidak dipertaruhkan
clock-left = ⏳ { $clocks }
clock-running = { $seat } { $turn } + { $reserve }
clock-waiting = { $seat } { $left }
news-dropped = { $seat } keluar dari grup: dianggap kehabisan waktu.
news-flag = { $seat } kehabisan waktu.
news-all-late = Waktu semua pemain habis.
news-round-over = Waktu ronde habis saat giliran { $seat }.
news-round-over-all = Waktu ronde habis saat giliran semua.
news-round-over-rest = Waktu ronde habis: pertandingan dihitung seperti adanya.
news-blitz = { $people ->
   *[other] { $seat } terlalu lama, jadi langkahnya acak: { $move }
}
news-blitz-secret = { $people ->
   *[other] { $seat } terlalu lama, jadi langkahnya acak.
}
news-long = Pertandingan ini sudah { $most } baris, lebih dari itu tidak bisa kucatat. Pertandingannya berakhir di sini dan tidak dihitung.
news-unattended = Sepuluh giliran berturut-turut dimainkan acak: sepertinya tidak ada yang main.
news-absent = { $people ->
   *[other] { $seat } tidak melangkah selama seminggu: dianggap menyerah.
}
news-all-absent = Tidak ada yang melangkah selama seminggu.
late-flag = Terlambat: waktumu di №{ $number } sudah habis.
late-blitz = Terlambat: waktumu habis, dan langkahnya sudah dipilih acak.
left-waits = { $name } keluar dari grup, padahal { $match } sedang menunggunya.
left-plays = { $name } keluar dari grup, tapi masih punya kursi di { $match }, yang nanti akan menunggunya.
left-off = { $seat } keluar dari grup, jadi tantangannya batal: { $match }.
drop-late = Tidak perlu lagi: orangnya sudah kembali, atau sudah tidak ikut main.
shut-out = { $seat }, { $match } menunggu jawabanmu lewat chat pribadi, tapi aku tidak bisa menulis ke sana: buka chat kita dan tekan Mulai.
remind-clock = { $match }: { $players }, waktunya hampir habis. Sisa untuk langkah ini: { $left }.
remind-silence = { $match }: { $players }, ditunggu langkahnya. Seminggu diam dianggap menyerah.
remind-nobody = { $match }: { $players }, ditunggu langkahnya. Setelah seminggu tanpa langkah, pertandingan dibatalkan.

## The table

offer-draw = { $seat } menawarkan seri di №{ $number }.
offer-undo = { $seat } minta menarik kembali langkahnya di №{ $number }.
sure-resign = { $match }: { $seat }, mau menyerah?
host-asked = Yang memulai pertandingan ditanya di sana.
sure-resign-along = { $match }: { $by } mau menyerah. { $host }, kamu yang memulai: diakhiri saja?
sure-cancel-along = { $match }: { $by } mau membatalkan. { $host }, kamu yang memulai: diakhiri tanpa dihitung?
sure-cancel = { $match }: dibatalkan saja? Jadinya tidak dihitung.
sure-drop = { $match }: { $seat }, { $name } sudah keluar dari grup. Tidak usah ditunggu? Dianggap kehabisan waktu.
sure-draw = { $match }: { $seat }, mau kutawarkan seri di sana?
sure-undo = { $match }: { $seat }, mau kutanyakan di sana apa langkahmu boleh ditarik kembali?
sure-move = { $match }: { $seat }, “{ $move }” – yakin? Tidak bisa ditarik lagi.
sure-how-reply = Tekan tombol atau balas “ya”. Kalau tidak ada jawaban dalam semenit, tidak ada yang berubah.
sure-how = Tekan tombol atau ketik “ya”. Kalau tidak ada jawaban dalam semenit, tidak ada yang berubah.
question-lapsed = { $match }: tidak ada jawaban dalam semenit, jadi tidak ada yang berubah.
board-there = Gambarnya ada di grup.
offer-lapsed = Tawaran ini sudah lewat.
offer-agreed = { $seat } setuju.
offer-refused = { $seat } tidak mau.
offer-withdrawn = { $seat } berubah pikiran.
draw-alone = Tidak ada yang bisa diajak sepakat. Untuk mengakhiri, balas gambar dengan “menyerah”.
draw-computer = Komputer mau lanjut main.
cancel-who = Yang bisa membatalkan hanya para pemain, sebelum ada yang melangkah dua kali, atau admin grup.
cancel-too-late = Sudah terlambat untuk dibatalkan. Kalau mau menyerah, balas gambar dengan “menyerah”.
hint-move = №{ $number }, petunjuk: “{ $move }”.
hint-more = petunjuk: “{ $move }”. { $more }
hint-later = Petunjuk kuberikan saat giliranmu.
hint-thinking = Petunjukmu masih kupikirkan.
hint-nothing = Untuk langkah ini aku tidak punya petunjuk.
hint-rated = Di pertandingan dengan rating tidak ada petunjuk, kecuali tantangannya memuat “petunjuk=ya”.
hint-cup = Di turnamen ini tidak ada petunjuk. Kalau mau ada, buka turnamen dengan “petunjuk=ya”.
hint-daily = Untuk teka-teki harian tidak ada petunjuk.
hint-off = Pertandingan ini disepakati tanpa petunjuk.
hint-none = Tidak ada lagi selain yang terlihat di gambar.
hint-private = Ini hanya boleh kamu lihat: buka chat pribadi kita dan tulis /hint di sana. { $link }
hint-shut = { $match }: { $seat }, jawabannya hanya boleh kamu lihat, tapi aku tidak bisa menulis ke chat pribadimu. Buka chat kita, tekan Mulai, lalu tanya lagi.
back = №{ $number }, langkah { $ply }: { $seat } memainkan “{ $played }”. Lebih bagus “{ $better }”.
back-points = Ruginya { $points } poin.
back-chances = Dengan langkah itu: { $before }. Setelah langkah yang dimainkan: { $after }.
back-looking = Pertandingannya sedang kuperiksa.
back-busy = Satu-satu ya: aku masih memeriksa pertandingan lain untukmu.
back-later = Ulasan baru bisa setelah pertandingan selesai.
back-nothing = Di pertandingan ini tidak ada yang bisa diulas.
back-there = Gambarnya sudah ada di chat ini.
back-none = Di pertandingan ini tidak ada langkah yang merugikan banyak.
back-none-found = №{ $number }: tidak kutemukan langkah yang merugikan banyak.
back-failed = №{ $number }: aku tidak berhasil menghitung nilai langkah-langkahnya.
value-points = unggul { $points } poin di akhir
value-won = menang
value-ahead = unggul
value-level = seimbang
value-behind = tertinggal
value-lost = kalah
export-secret = Catatan ini memuat rahasia; baru bisa dibuka setelah pertandingan selesai.
replay-secret = Pertandingan ini memuat rahasia; filmnya ada setelah selesai.
card-later = Kartunya ada setelah pertandingan selesai.
card-cancelled = Pertandingan yang dibatalkan tidak punya kartu.
replay-so-far = { $count ->
    [0] Belum ada yang melangkah.
   *[other] Sejauh ini { $count } langkah.
}
matches-none = Tidak ada pertandingan di sini. Mulai dengan /play.
matches-head = Pertandingan:
matches-lobby = { $match }: menunggu pemain
match-void = { $match }: tantangannya batal
matches-turn = { $match }: giliran { $asked }
turns-head = Giliranmu:
turns-none = Sekarang tidak ada yang menunggumu.
matches-more = dan { $count } lagi
fair-pledge = №{ $number }: semua yang acak berasal dari satu rahasia yang diundi saat tantangan dibuat. SHA-256-nya: { $pledge }
fair-pledge-cup = №{ $number }: semua yang acak berasal dari satu rahasia yang diundi saat turnamen memulai pertandingan ini. SHA-256-nya: { $pledge }
fair-wait = Rahasianya dibuka setelah pertandingan selesai; lalu siapa saja bisa memeriksa bahwa tidak ada yang diubah.
fair-secret = Rahasianya: { $secret }
fair-joined = Urutan orang bergabung:
    { $joined }
fair-joined-cup = Yang ditambahkan turnamen (nomornya, nomor pertandingan di dalamnya, pemain), sudah diketahui saat rahasia diundi:
    { $joined }
fair-seed = Benih = SHA-256 dari 32 byte rahasia itu dan tiap baris ini dengan ganti baris (LF): { $seed }
fair-dice = Dadu berasal dari benih itu. Tiap langkah punya aliran ChaCha20 sendiri (kunci: benih; aliran: 0 untuk persiapan, lalu nomor langkah; penghitung mulai 0), dibaca sebagai kata 32 bit. Dadu bersisi n mengambil kata w berikutnya yang di bawah kelipatan n terbesar sampai 2³²: yang keluar w mod n + 1. Program pendeknya dalam Python ada di docs/fair.md.

## Reading

greet-hello = Halo! Aku bawa kertas kotak-kotak, pensil, dan dadu untuk grup ini: pilih permainan, atau tantang teman dengan /play.
greet-deaf = Di sini aku hanya membaca perintah dan balasan ke pesanku, kecuali aku dijadikan admin: setelah itu cukup tulis “e4” untuk melangkah.
greet-hears = Aku membaca semua yang ditulis di sini, jadi cukup tulis “e4” untuk melangkah.
start-title = Kletka
start-hello = Halo! Ini permainan kertas dan pensil untuk chat grup, digambar di kertas kotak-kotak ala buku tulis.
start-how = Tantang teman, atau coba dulu melawan aku di sini.
start-how-group = Pilih satu dan lihat siapa yang ikut, atau lawan aku.
start-friend = Untuk main dengan teman, tambahkan aku ke grup dan tulis /{ $command } @teman di sana. Tanpa nama, siapa pun yang menekan Ikut boleh main.
key-play-friend = 👥 Lawan teman
key-play-computer = 🤖 Lawan komputer
help-how = Untuk mulai, sebut permainan dan temanmu: /dots @teman. Untuk melawan komputer, ganti nama teman dengan bot:1 … bot:5. Kalau hanya nama permainan, siapa pun boleh ikut.
help-moves = Untuk melangkah, tinggal ketik, misalnya e4. Kalau ada beberapa pertandingan, nomornya di depan: 17 e4.
help-answers = Untuk melangkah, balas gambarnya, misalnya e4, atau tulis /m e4. Kalau aku dijadikan admin, e4 saja sudah cukup.
help-group = { $name }: { $commands }
help-group-open = Mulai
help-group-match = Saat bertanding
help-group-besides = Lainnya
help-play = /play
help-matches = /matches
help-rules = /rules
help-m = /m (melangkah)
help-board = /board (tampilkan lagi; lembar besar bisa sebagian saja: /board dekat atau /board k12)
help-resign = /resign
help-draw = /draw
help-undo = /undo (tarik langkah)
help-cancel = /cancel (batalkan)
help-hint = /hint (saran langkahku, hanya untukmu)
help-export = /export (catatan)
help-replay = /replay (pertandingan sebagai film)
help-fair = /fair (periksa kejujuran dadu dan undian)
help-cup = /cup (turnamen)
help-daily = /daily (teka-teki harian)
help-top = /top (peringkat)
help-stats = /stats (hasilmu)
help-privacy = /privacy (datamu)
help-settings = /settings
lesson-film = { $game }: satu pertandingan sebagai film
lesson-players = Andi | Bayu | Citra | Dewi | Eko | Fitri | Gilang | Hana
key-rules-options = Opsi
rules-head = { $game }
rules-variant = { $game }: { $variant }
rules-which = Aturan permainan yang mana?
rules-options = Opsi:
rules-option = { $key } ({ $allowed }): { $about }
rules-preset = { $name }: { $sets }
catalogue-head = Mau main apa?
catalogue-found = “{ $name }” cocok dengan beberapa permainan. Yang mana?
catalogue-computer = Ini yang bisa kumainkan. Yang mana?
# A game in a list: how many dice it takes and how long, and for how many it is.
catalogue-line = { $game }: { $brief }, { $most ->
    [1] sendirian
   *[other] { $counts } orang
}
catalogue-alone = Untuk main sendiri: /{ $game }
catalogue-command = Untuk menantang teman: /{ $game } @teman
catalogue-levels = 🤖 1 … 5: lawan komputer, 5 paling kuat.
catalogue-how-strong = Seberapa kuat aku harus main? 1 gampang, 5 sekuat tenaga.
catalogue-luck = Di sini dadu yang menentukan semuanya, jadi mainku tidak bisa bagus atau jelek.
family-lines = Garis dan kotak
family-battles = Pertempuran
family-strokes = Bola, balap, golf
family-words = Kata
family-figures = Angka
family-dice = Dadu
family-stopping = Tahu kapan berhenti
family-combinations = Kombinasi
family-reckoning = Hitungan
family-crossing = Mendatar dan menurun
family-power = Adu kuat
family-bluff = Gertakan
family-boards = Di papan
family-races = Balapan
family-chips = Keping
family-children = Untuk anak
family-luck = Untung-untungan
family-alone = Main sendiri

settings-head = Pengaturan chat ini
setting-lang = Bahasa
setting-labels = Huruf di papan
setting-labels-auto = menurut bahasa
setting-labels-latin = a b c d
setting-labels-cyrillic = а б в г
setting-boards = Papan
setting-boards-replace = gambar baru, yang lama dihapus
setting-boards-edit = gambar berubah di tempat
setting-boards-keep = semua gambar disimpan
setting-theme = Tampilan
setting-theme-paper = buku tulis
setting-theme-dark = gelap
setting-theme-contrast = kontras tinggi
setting-view = Lembar besar
setting-view-auto = menurut ukuran
setting-view-whole = seluruh lembar
setting-view-near = sekitar langkah terakhir
setting-quiet = Jam tenang
setting-quiet-off = tidak ada
setting-hours = { $from }.00 sampai { $to }.00
setting-zone = Zona waktu
setting-utc = UTC{ $zone }
setting-place = { $zone }
setting-daily = Teka-teki harian
setting-daily-off = hanya kalau diminta
setting-daily-on = tiap pagi jam sembilan
setting-month = Peringkat bulanan
setting-month-off = tidak diumumkan
setting-month-on = diumumkan
setting-move = Tombol Langkah
setting-move-on = di bawah papan
setting-move-off = tidak ada
setting-app = Papan yang bisa diketuk
setting-app-on = lewat tombol di bawah
setting-app-off = tidak ada
setting-colours = Warna tombol
setting-colours-on = giliran siapa, dan mana yang final
setting-colours-off = tidak ada
setting-times = Sisa waktu
setting-times-on = saat kamu melihat
setting-times-off = saat pesan dikirim
setting-cards = Tantangan lewat @nama
setting-cards-on = diterima
setting-cards-off = tidak di sini
setting-secrets = Rahasia
setting-secrets-on = di sini, hanya terlihat satu orang
setting-secrets-off = hanya di chat pribadi
setting-answers = Jawaban untuk satu orang
setting-answers-on = hanya terlihat orang itu
setting-answers-off = terlihat semua
setting-reactions = 👍, 👎, dan 🤔
setting-reactions-on = dihitung sebagai jawaban
setting-reactions-off = tidak berarti apa-apa
setting-turns = Ingatkan giliranku
setting-turns-off = tidak
setting-turns-on = ya
setting-wrong = { $given } tidak bisa diatur di sini. Yang bisa diatur: bahasa=id atau bahasa lain, huruf=otomatis, latin, atau kiril, papan=baru, ubah, atau semua, lembar=otomatis, utuh, atau dekat, tampilan=buku, gelap, atau kontras, tenang=23-8 atau tidak, zona=+7 atau Asia/Jakarta, ketuk=ya atau tidak, warna=ya atau tidak, sisa=ya atau tidak, di grup teka-teki=ya atau tidak, bulan=ya atau tidak, langkah=ya atau tidak, tantangan=ya atau tidak, rahasia=ya atau tidak, jawaban=ya atau tidak, reaksi=ya atau tidak, dan di chat pribadi giliran=ya atau tidak.

# How settings are typed behind the command: /settings theme=dark.
setting-key-lang = bahasa
setting-key-labels = huruf
setting-key-boards = papan
setting-key-view = lembar
setting-key-theme = tampilan | tema
setting-key-quiet = tenang | senyap
setting-key-zone = zona | zona waktu
setting-key-daily = teka-teki
setting-key-month = bulan | bulanan
setting-key-move = langkah
setting-key-app = ketuk | aplikasi
setting-key-colours = warna
setting-key-times = sisa | sisa waktu
setting-key-cards = tantangan
setting-key-secrets = rahasia
setting-key-answers = jawaban
setting-key-reactions = reaksi
setting-key-turns = giliran | ingatkan
setting-is-auto = otomatis
setting-is-latin = latin
setting-is-cyrillic = kiril
setting-is-replace = baru | ganti
setting-is-edit = ubah
setting-is-keep = semua | simpan
setting-is-whole = utuh | seluruhnya
setting-is-near = dekat
setting-is-paper = buku | buku tulis | kertas
setting-is-dark = gelap
setting-is-contrast = kontras

## What the messenger’s menu of commands says

command-play = pilih permainan, tantang teman
command-m = melangkah: /m e4
command-board = tampilkan papan lagi
command-matches = pertandingan di sini
command-rules = aturan permainan
command-resign = menyerah
command-draw = tawarkan seri
command-undo = minta menarik kembali langkahmu
command-cancel = batalkan pertandingan
command-hint = saran langkahku, hanya untukmu
command-export = catatan pertandingan sebagai file
command-replay = pertandingan sebagai film
command-fair = periksa apakah dadu dan undiannya jujur
command-daily = teka-teki harian, sama untuk semua
command-cup = turnamen: /cup dots
command-top = siapa yang paling jago di sini
command-stats = hasilmu, atau hasil orang lain
command-privacy = apa yang kusimpan tentang kamu, dan cara menghapusnya
command-settings = bahasa, papan, tampilan, jam tenang
command-help = cara main

# What the bot suggests to those who type behind its name.
inline-refused = ✗ { $move }
inline-gain = { $match }: +{ $points } poin
inline-off = Tantangan lewat @nama dimatikan di sini. Ketik sendiri: /{ $game }
inline-challenge = { $name } mengajak main { $into }. Siapa ikut?
guest-how = Tulis nama permainannya setelah namaku, misalnya: @{ $bot } dots
inline-title = { $game } · { $terms }
inline-blitz = Main kilat hanya bisa di chat tempat aku bergabung: di tempat lain papannya tidak bisa berubah secepat itu.
nudge = { $names }, sekarang giliran { $several ->
    [yes] kalian
   *[no] kamu
} di №{ $number }.
nudge-nobody = Tidak ada yang perlu dipanggil di №{ $number }.
show-here = Tampilkan №{ $number } di sini
inline-long = Terlalu banyak untuk satu tombol. Kurangi pengaturannya.
