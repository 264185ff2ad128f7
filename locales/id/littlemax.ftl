# Little Max: dice under a cup, a number that is true or not, and whoever doubts it lifts the cup.

littlemax-name = Max Kecil
littlemax-also = dadu gertak | tipu dadu
littlemax-about = Lempar di bawah gelas, lihat sendiri, dan sebut angka yang lebih tinggi, benar atau tidak. Siapa yang membuka gelasnya?
littlemax-brief = dua dadu di bawah gelas, sepuluh menit
littlemax-rules =
    Lempar dua dadu di bawah gelas (“lempar”): hanya kamu yang melihatnya. Dibaca satu angka, dadu besar di depan: 5 dan 4 jadi 54. Yang terbaik 21 (Max), lalu dadu kembar dari 66 turun ke 11, lalu sisanya, 65 sampai 31.

    Sebut angka seperti “65”, benar atau tidak. Pemain berikutnya percaya (“percaya”), lalu melempar dan menyebut yang lebih tinggi, atau membuka gelas (“buka”). Kalau dadunya senilai yang disebut atau lebih, yang membuka kehilangan satu keping; kalau kurang, yang menyebut. Yang kalah melempar berikutnya.

    Masing-masing punya tiga keping (opsi “keping”). Yang kehabisan keluar; yang terakhir bertahan menang.

    Contoh: Andi menyebut 54. Bayu percaya, melempar 4 dan 1, dan menyebut 61. Citra membuka gelas: 41 kurang dari 61, jadi Bayu kehilangan keping.

    21 tidak bisa dikalahkan. Pemain berikutnya membayar satu keping dan gelas tetap tertutup, atau membuka gelas: kalau 21 itu benar, ruginya dua keping; kalau bohong, si pembohong rugi satu.

    Dadumu terlihat lewat tombol.

littlemax-opt-chips = berapa keping masing-masing
littlemax-key-chips = keping
littlemax-set-chips = { $value } keping

littlemax-word-throw = lempar | kocok | lempar di bawah gelas
littlemax-word-believe = percaya | aku percaya | percaya dan lempar
littlemax-word-lift = buka | buka gelas | angkat | bohong
littlemax-word-pay = bayar | bayar keping | bayar satu keping

littlemax-throw = 🎲 Lempar di bawah gelas
littlemax-throw-news = { $seat } melempar di bawah gelas.
littlemax-believe = 🎲 Percaya dan lempar
littlemax-believe-news = { $seat } percaya dan melempar.
littlemax-lift = 👀 Buka gelas
littlemax-lift-news = { $seat } membuka gelas.
littlemax-pay = Bayar satu keping
littlemax-pay-news = { $seat } membayar satu keping.
littlemax-say = { $number }
littlemax-holds = Di bawah gelas ada { $number }.

littlemax-ask-throw = lempar di bawah gelas; orang lain tidak melihat dadunya
littlemax-ask-say-first = sebut angka, benar atau tidak
littlemax-ask-say = sebut lebih dari { $number }, benar atau tidak
littlemax-ask-answer = percaya { $number } dari { $seat } dan lempar, atau buka gelas?
littlemax-ask-top = bayar satu keping untuk 21 dari { $seat }, atau buka gelas?

littlemax-believes = { $seat } percaya dan melempar.
littlemax-says = { $seat } menyebut { $number }.
littlemax-true = { $seat } membuka gelas: { $number }, jadi { $said } bukan bohong. { $seat } kehilangan { $chips } keping{ $left ->
    [0] {" "}dan keluar
   *[other] , sisa { $left }
}.
littlemax-false = { $seat } membuka gelas: { $number }, bukan { $said }. { $liar } kehilangan satu keping{ $left ->
    [0] {" "}dan keluar
   *[other] , sisa { $left }
}.
littlemax-pays = { $seat } membayar satu keping{ $left ->
    [0] {" "}dan keluar
   *[other] , sisa { $left }
}. Isi gelasnya tidak dilihat siapa pun.
littlemax-anew = Gelasnya kosong: { $seat } melempar berikutnya.

littlemax-reject-syntax = Sebut angka seperti 65, atau “percaya” atau “buka”.
littlemax-reject-number = Dua dadu tidak pernah dibaca { $number }. Urutannya 31, 32, 41 … 65, lalu 11, 22 … 66, lalu 21.
littlemax-reject-low = Sebut lebih dari { $number }. Urutannya 31, 32, 41 … 65, lalu 11, 22 … 66, lalu 21.
littlemax-reject-say = Sebut angka dulu, misalnya 65.
littlemax-reject-throw = Lempar di bawah gelas dulu.
littlemax-reject-answer = Percaya atau buka gelas dulu.
littlemax-reject-top = Tidak ada yang lebih tinggi dari 21: bayar satu keping, atau buka gelas.

littlemax-board-seat = kursi
littlemax-board-chips = keping
littlemax-board-left = keluar
littlemax-board-said = sebut
littlemax-board-lifted = dibuka
littlemax-board-not-lifted = tertutup
littlemax-board-cup = gelas

littlemax-sheet-chips = keping
littlemax-sheet-chain = sebut:
littlemax-sheet-said = { $seat }: sebut { $number }
littlemax-sheet-lay = nyatanya { $number }
littlemax-sheet-doubt = { $seat } membuka
littlemax-sheet-before = ronde tadi:
littlemax-sheet-last = ronde terakhir:
littlemax-sheet-throws = { $seat } melempar
littlemax-sheet-says = { $seat } menyebut angka
littlemax-sheet-more = > { $number }
littlemax-sheet-lost = { $seat }: −{ $chips } keping

littlemax-lesson-1 = Andi menyebut 54, yang lain tidak melihat
littlemax-lesson-2 = “percaya”: Bayu harus menyebut di atas 54
littlemax-lesson-3 = “buka”: ternyata 41, jadi 61 itu bohong
littlemax-lesson-4 = Bohong rugi satu keping, salah buka juga
