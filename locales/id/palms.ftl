palms-name = Telapak tangan
palms-also = telapak
palms-about = Angka tersebar di telapak tanganmu. Selama kamu mencari yang disebut, lawan mengisi tabelnya dengan silang.
palms-brief = sepuluh menit
palms-rules =
    Masing-masing punya telapak tangan dengan angka 1 sampai 30 tersebar, yang tidak terlihat orang lain, dan tabel kosong 8 × 8 kotak.

    Pertama lihat telapakmu, yang hanya terlihat olehmu, dan tulis “siap”, dengan membalasnya atau ke bot lewat chat pribadi. Kalau keduanya siap, angka pertama disebut.

    Bergiliran menyebut angka: 17. Lawan mencarinya di telapaknya dan mengetik kotaknya, juga dengan membalas telapak atau lewat chat pribadi: f9. Untuk tiap detik penuh sejak angka muncul sampai jawaban benar, yang menyebut membuat satu silang. Kotak salah menambah satu lagi. Setelah dua puluh detik selesai, dan paling banyak dua puluh silang. Lalu giliran lawan menyebut.

    Tiap angka hanya boleh kamu sebut sekali, apa pun yang disebut lawan. Yang duluan memenuhi tabel menang. Kalau semua angka sudah disebut, silang terbanyak menang.

    Opsi: 10 sampai 60 angka dan ukuran tabel.
palms-opt-numbers = berapa angka di telapak
palms-opt-grid = tabel yang diisi silang
palms-key-numbers = angka | jumlah
palms-key-grid = tabel | ukuran
palms-set-numbers = { $value } angka
palms-set-grid = tabel { $value }

palms-word-ready = siap | sudah | aku siap

palms-own-secret = ✋ Telapakku
palms-ask-ready = lihat telapak dulu, lalu tulis “siap”, lewat tombol atau chat pribadi
palms-ask-call = sebut angka dari 1 sampai { $most }
palms-ask-find = cari { $number } di telapakmu dan ketik kotaknya
palms-do-ready = ✅ Siap
palms-do-ready-news = { $seat } siap.
palms-do-call = { $number }
palms-do-find = satu kotak di telapak
palms-crosses = { $count } dari { $all }
palms-lost = rugi { $seconds } dtk

palms-ready = { $seat } siap.
palms-called = { $seat } menyebut { $number }!
palms-wrong = { $seat }: { $number } tidak di situ. Rugi satu silang.
palms-found = { $seat } menemukan { $number } dalam { $seconds } detik: { $crosses ->
    [0] tanpa silang
   *[other] { $crosses } silang
} untuk { $caller }{ $wrong ->
    [0] {""}
   *[other] , { $wrong } di antaranya karena kotak salah
}.
palms-late = { $seat } tidak menemukan { $number } dalam { $seconds } detik: { $crosses } silang untuk { $caller }.

palms-reject-syntax-ready = Lihat telapakmu dulu. Lalu tulis “siap” padaku lewat chat pribadi.
palms-reject-syntax-call = Ketik angka yang disebut, dari 1 sampai { $most }.
palms-reject-syntax-find = Ketik kotak tempat angka itu, misalnya f9.
palms-reject-wait = Angkamu yang tadi harus ditemukan dulu. Setelah itu sebut berikutnya.
palms-reject-number = Angka di telapak dari 1 sampai { $most }.
palms-reject-called = { $number } sudah pernah kamu sebut. Sebut angka lain.
palms-reject-outside = Tidak ada { $place } di lembar ini: kotak terakhirnya { $last }.

# What the board in letters says.
palms-board-crosses = silang
palms-board-of = /
palms-board-lost = rugi
palms-board-called = disebut
palms-board-sought = dicari
palms-board-ready = siap
palms-board-yes = ya
palms-board-no = belum

palms-sheet-called = tercoret: sudah disebut

palms-lesson-1 = Andi menyebut 1: ketik “c8” ke bot
palms-lesson-2 = Tiap detik mencari: satu silang untuk Andi
palms-lesson-3 = Duluan penuh menang
palms-lesson-4 = Hanya Bayu melihat telapak ini
