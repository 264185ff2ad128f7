# What all games of dice share: one roll for everybody, named rolls, real dice.

dice-opt-together = satu lemparan untuk semua; masing-masing memutuskan sendiri, diam-diam, lewat tombol atau chat pribadi
dice-opt-named = tidak ada yang melempar: pemain bergiliran menyebut angka dadunya, dan itu berlaku untuk semua
dice-opt-dice = dadu siapa yang dilempar: dadu bot, atau dadu sungguhan di mejamu, lalu kamu ketik hasilnya

dice-key-together = bersama | serentak
dice-key-named = disebut
dice-key-dice = dadu
dice-is-bot = bot
dice-is-real = asli | sungguhan
dice-set-together = { $value ->
    [on] satu lemparan untuk semua
   *[other] masing-masing melempar sendiri
}
dice-set-named = { $value ->
    [on] lemparan disebut
   *[other] dengan dadu
}
dice-set-dice = { $value ->
    [real] dadu sungguhan
   *[other] bot yang melempar
}

dice-throw = 🎲 Lempar
dice-throw-news = { $seat } melempar.
dice-rethrow = 🎲 Lempar
dice-rethrow-news = { $seat } melempar lagi.
dice-ask-throw = lempar { $dice } dadu dan ketik angkanya
dice-ask-real = { $ask } (kalau mau melempar, ketik angka { $dice } dadunya)
dice-ask-name = sebut angka { $dice } dadu, untuk semua
dice-fell = { $dice ->
   *[other] Dadu: { $faces }.
}
dice-seat = { $seat }
dice-seats = { $count } pemain
dice-all-chosen = Pilihan sudah dibuat.
dice-all-open = Pilihan sudah dibuat: sekarang semuanya dibuka.

dice-name-syntax = Sebut dadunya, misalnya “sebut { $example }”.
dice-name-count = Sebut { $dice } dadu.
dice-not-now = Nanti dulu: dadunya dulu.
dice-named-real = Pilih salah satu: lemparan disebut atau dadu sungguhan.
dice-named-many = Pemainnya lebih banyak dari lemparannya, jadi tidak semua kebagian menyebut. Mainkan bersama saja.

# Games in which one rolls as often as one dares and stops in time.

dice-roll = 🎲 Lempar
dice-hold = ✋ Stop
dice-stop = Stop: { $names }.
dice-roll-first = Lempar sedikitnya sekali sebelum stop.
dice-roll-or-hold = Tulis “lempar” atau “stop”.
dice-roll-only = Tulis “lempar”, atau tekan tombolnya.
dice-roll-must = Belum boleh stop: lempar lagi.
dice-ask-forced = lempar { $dice } dadu
dice-stops = { $seat } stop di { $sum }.
dice-threw-makes = { $seat } melempar { $faces }: { $sum }.

# Games of several rounds.

dice-opt-rounds = berapa ronde dimainkan
dice-key-rounds = ronde
dice-set-rounds = { $value } ronde
dice-round-won = { $names }: satu poin untuk { $sum }, yang terbaik di ronde ini.
dice-round-nobody = Semua kalah di ronde ini: tidak ada yang dapat poin.
dice-sheet-round = Ronde { $round } dari { $rounds }
dice-sheet-points = poin
dice-sheet-now = kini
dice-sheet-made = ronde: +{ $sum }
dice-sheet-runs = sudah +{ $sum }
dice-sheet-lost = nol
dice-sheet-past = tadi { $sum }
dice-sheet-past-lost = tadi 0
dice-sheet-wins = poin: { $count }

# Games with a sheet of boxes: up to three rolls, dice are kept in between, then a box is filled.

dice-die = No. { $die }
dice-loose = { $face }
dice-kept = 🔒 { $face }
dice-holds = Dadumu: { $faces }.
dice-keep = simpan { $faces }
dice-keep-news = { $seat } menyimpan { $faces }.
dice-keep-none = jangan simpan
dice-keep-none-news = { $seat } tidak menyimpan apa-apa.
dice-again = lempar { $faces } lagi
dice-again-news = { $seat } melempar { $faces } lagi.
dice-threw = { $seat } melempar { $faces }.
dice-rethrew = { $seat } melempar { $again } lagi, keluar { $faces }: sekarang { $hand }.
dice-rethrew-all = { $seat } melempar semua dadu lagi: { $faces }.
dice-box = { $box }
dice-box-back = ✓ { $box }
dice-box-points = { $box }: { $points }

dice-ask-boxes = ini lemparan { $throw } dari 3: ketuk dadu yang mau disimpan lalu lempar sisanya, atau isi satu kotak
dice-ask-second = kotak pertama { $box }. Sekarang kotak kedua
dice-ask-fill = itu lemparan ketiga: isi satu kotak

dice-wrote = { $seat }: { $box }, { $points } poin.
dice-struck = { $seat } mencoret kotak { $box }.
dice-wins = Jenderal di lemparan pertama: { $seat } langsung menang!

dice-box-syntax = Ketuk tombol, atau ketik dadu yang disimpan (“simpan 5 5”) lalu “lempar”; atau kotak yang diisi.
dice-box-filled = Yang itu sudah diisi. Masih kosong: { $open }.
dice-box-alone = Kotak itu memakai semua dadu apa adanya: ketik namanya saja.
dice-not-there = Kamu tidak punya dadu ini: { $faces }.
dice-no-throw-left = Itu tadi lemparan ketiga: sekarang isi satu kotak.
dice-all-kept = Semua dadu kamu simpan: lepaskan satu, atau isi satu kotak.

dice-sheet-threw = { $seat }
dice-sheet-did = { $seat }: { $did }
dice-sheet-throw = { $seat }: lemparan { $throw }, ronde { $turn } dari { $turns }
dice-sheet-earlier = lempar { $throw }
dice-sheet-before = tadi:
dice-sheet-common = untuk semua: lemparan { $throw }, ronde { $turn } dari { $turns }
dice-sheet-left = sisa
dice-sheet-left-all = bersama
dice-sheet-once = sekali
dice-sheet-for = buat
dice-sheet-for-both = berdua
dice-sheet-for-all = semua
dice-sheet-last = Lempar akhir
dice-sheet-last-of = { $seat }: lempar akhir
dice-sheet-key = Dalam kurung: nilai dadu ini di kotak itu
dice-sheet-key-none = Dadu ini belum bernilai
dice-sheet-kept = Bergaris: disimpan
dice-sheet-out = keluar
dice-sheet-throws = lempar { $throw } dari { $throws }
dice-sheet-won = Langsung jenderal: { $seat } menang
dice-sheet-total = Jumlah
dice-sheet-hidden = tutup
dice-sheet-hidden-end = sampai akhir
dice-sheet-hidden-all = tutup sampai akhir
dice-sheet-marked = lemparan tadi:
outguess-sheet-more = { $points } lagi
outguess-sheet-goal = ke { $points }
outguess-sheet-lead = unggul { $points } menang

# What the board in letters says.
dice-board-seat = kursi
dice-board-turn = jalan
dice-board-all = semua
dice-board-and = dan
dice-board-total = total
dice-board-left = keluar
dice-board-dice = dadu
dice-board-ones = satu
dice-board-twos = dua
dice-board-threes = tiga
dice-board-fours = empat
dice-board-fives = lima
dice-board-sixes = enam
dice-board-straight = urut
dice-board-full = full
dice-board-four = 4 sama
dice-board-general = jenderal
dice-board-yacht = yacht
dice-board-large = besar
dice-board-small = kecil
dice-board-pairs = 2 psg
dice-board-three = 3 sama
dice-board-pair = pasang
dice-board-bonus = bonus
dice-board-yatzy = yatzy
dice-board-columns = kolom
dice-board-runners = pelari
dice-board-equal = sama
dice-board-out = buang
dice-board-chance = bebas
dice-board-goal = target
dice-board-die = dadu
dice-board-bust-on = hangus di
dice-board-bust-on-red = hangus di merah
dice-board-bust-on-a-double = hangus di kembar
dice-board-overtaking = menyalip
dice-board-one-throw-for-all = satu untuk semua
dice-board-burnt = hangus
dice-board-in = ikut
dice-board-stopped = stop
dice-board-round = ronde
dice-board-no-throw-yet = belum lempar
dice-board-banked = stop
dice-board-bust = hangus
dice-board-throw = lempar
dice-board-divisor = pembagi
dice-board-turns = jalan
dice-board-points = poin
dice-board-table = meja
dice-board-bids = tawaran
dice-board-chips = keping
dice-board-sum = jumlah
dice-board-now = kini
dice-board-best-at-once = juara langsung
dice-board-play-off = adu lagi
dice-board-fields = petak
dice-board-gondola = gondola
dice-board-away = di luar main
dice-board-square = petak
dice-board-rests = rehat
dice-board-next = lanjut
dice-board-done = beres
dice-board-pot = pot
dice-board-middle = tengah
dice-board-numbers = angka
dice-board-sevens = tujuh

# Games in which the sum nearest to a number wins the round.

nearest-ask-roll = lempar dadunya
nearest-ask = { $best ->
    [0] jumlahmu { $sum }{ $sure ->
        [yes] , yang lain sudah keluar: stop berarti menang ronde ini
       *[no] {""}
    }. Lempar lagi atau stop?
   *[other] jumlahmu { $sum }, yang terbaik sejauh ini { $best }. Lempar lagi atau stop?
}
nearest-ask-all = { $sum } untuk semua yang masih ikut. Lempar lagi atau stop?
nearest-threw = { $seat } melempar { $face }: { $sum }.
nearest-best = { $seat } melempar { $face }: { $sum }!
nearest-lost = { $seat } melempar { $face }: { $sum }, keluar.
nearest-stops = { $seat } stop di { $sum }.
nearest-chip = { $seat } mengambil satu keping dan punya { $chips }.
## Sums of two pairs of dice, on buttons and in sentences

tally-sheet-sums = jumlah
tally-sheet-worth = nilai
dice-both = { $one } & { $other }
dice-one = { $one }

nearest-tie = Sama kuat: { $names } adu lagi.
nearest-nobody = Semua keluar: tidak ada yang menang ronde ini.
nearest-sheet-tie = Adu lagi
nearest-sheet-old = Ronde baru. Pucat: ronde tadi
nearest-sheet-chips = keping
nearest-sheet-sum = jumlah
nearest-sheet-made = jumlah { $sum }
nearest-sheet-lost = keluar: { $sum }
nearest-sheet-past = tadi { $sum }
nearest-sheet-none = kosong
nearest-share = { $count ->
    [1] Satu poin: { $names }.
   *[other] Masing-masing satu poin: { $names }.
}
nearest-sheet-own = { $points } poin
nearest-sheet-points = poin

# Games in which every roll moves chips.

chips-count = { $count } keping
chips-out = Kehabisan keping: { $names }.
chips-sheet-pot = pot: { $count }
