# A thousand with six dice: set aside what counts, roll the rest.

thousand-name = Seribu enam dadu
thousand-also = seribu | dadu seribu
thousand-about = Sisihkan dadu yang bernilai dan lempar sisanya, seberani mungkin: yang duluan 1000 menang.
thousand-brief = enam dadu, seperempat jam
thousand-rules =
    Jadilah yang pertama punya 1000 poin. Saat giliranmu, bot melempar enam dadu. Dari tiap lemparan sisihkan setidaknya satu dadu bernilai; lalu stop dan catat poinnya, atau lempar sisanya. Kalau satu lemparan tidak bernilai sama sekali, poin giliran ini hilang. Kalau keenamnya disisihkan, semua boleh dilempar lagi.

    Angka 1 bernilai 10, angka 5 bernilai 5. Tiga sama dalam satu lemparan: sepuluh kali angkanya, dan 1 dianggap sepuluh: 4 4 4 jadi 40, 1 1 1 jadi 100. Empat: dua puluh kali, 80 dan 200; lima: seratus kali, 400 dan 1000. 1 2 3 4 5 6: 150. Enam sama langsung menang.

    Kamu melempar 1 1 1 5 2 6: ketik “lempar 1 1 1 5”, jadi 105. Dua sisanya 5 dan 3: “stop” mencatat 110. “lempar” dan “stop” saja menyisihkan semua yang bernilai.

    Opsi: target; “pembuka”, poin pertama paling sedikit; “lubang”: di 200 sampai 295 kamu baru boleh stop kalau sampai 300; begitu juga 600 ke 700. “bersama”: enam dadu untuk semua; yang sisa dadunya lebih sedikit mengambil yang paling kiri.

thousand-opt-goal = berapa poin untuk menang
thousand-opt-opening = berapa poin paling sedikit di giliran pertama yang dicatat
thousand-opt-pits = poin 200 sampai 300 dan 600 sampai 700 harus dilewati dalam satu giliran
thousand-key-goal = target | poin
thousand-key-opening = pembuka
thousand-key-pits = lubang
thousand-set-goal = sampai { $value } poin
thousand-set-opening = { $value ->
    [0] tanpa pembuka
   *[other] pembuka { $value }
}
thousand-set-pits = { $value ->
    [on] dengan lubang
   *[other] tanpa lubang
}

thousand-word-roll = lempar | kocok | lagi
thousand-word-hold = stop | berhenti | cukup | setop

thousand-roll = 🎲 { $faces }: { $points }, lempar { $dice }
thousand-roll-news = { $seat } menyisihkan { $faces } dan melempar { $dice }.
thousand-hold = ✋ Stop: +{ $points }
thousand-hold-news = { $seat } stop dengan { $points }.

thousand-ask = { $now ->
    [0] mana yang disisihkan? Semua yang bernilai: { $points }
   *[other] mana yang disisihkan? Kalau semuanya, giliran ini jadi { $points }
}
thousand-ask-all = lempar lagi atau stop?
thousand-holds = Dadumu: { $faces }. Di giliran ini: { $points }.
thousand-holds-none = Di giliran ini: { $points }.

thousand-threw = { $seat } melempar { $faces }.
thousand-bust = { $points ->
    [0] { $seat } melempar { $faces }: tidak bernilai.
   *[other] { $seat } melempar { $faces }: tidak bernilai, { $points } hilang.
}
thousand-six = { $seat } melempar { $faces }: enam sama!
thousand-aside = { $seat } menyisihkan { $faces }: { $points } di giliran ini.
thousand-banks = { $seat } mencatat { $points }: total { $total }.

thousand-reject-syntax = Ketik “lempar” atau “stop”, boleh dengan dadu yang disisihkan: “lempar 1 5”.
thousand-reject-set = { $faces } tidak bisa disisihkan: 1 dan 5 bernilai sendirian, yang lain mulai tiga sama, semuanya dari lemparan ini.
thousand-reject-stop = Kamu belum boleh stop dengan { $points }: perlu { $least } dalam satu giliran. Lempar lagi.

thousand-sheet-points = poin
thousand-sheet-now = kini
thousand-sheet-turn = { $seat }: { $points } di giliran ini
thousand-sheet-bust = hangus
thousand-sheet-ticked = bisa disisihkan: { $points }
thousand-sheet-all = untuk semua: lemparan { $throw }

thousand-lesson-1 = “lempar 4 4 4 1”: disisihkan, jadi 50
thousand-lesson-2 = Kini “lempar” sisanya, atau “stop” dan catat
thousand-lesson-3 = Tidak ada yang bernilai: giliran itu hilang
thousand-lesson-4 = Yang duluan di target, di sini 300, menang
