turnover-name = Balik dadu
turnover-also = balik | balikkan dadu
turnover-about = Balik dadumu sendiri atau buang dadu lawan: yang kehabisan dadu kalah. Setelah lemparan, tidak ada lagi untung-untungan.
turnover-brief = masing-masing lima dadu, sepuluh menit
turnover-rules =
    Masing-masing melempar lima dadu, dan jumlah yang lebih kecil mulai. Setelah itu tidak ada yang melempar.

    Saat giliranmu, lakukan satu dari dua hal. Balik salah satu dadumu (“balik 2”): sisi berseberangan berjumlah tujuh, jadi 2 menjadi 5. Dadu yang sudah dibalik bertanda panah lengkung, dan tidak bisa dibalik lagi sebelum kamu membuang satu.

    Atau buang salah satu dadu lawan (“buang 5”): masuk ke tengah. Gantinya, lawan mengambil dari tengah dadu mana saja yang jumlahnya kurang dari angka itu, lalu gilirannya. Kalau 5 dibuang dan di tengah ada 1 2 3, “ambil 1 3” boleh, tapi 2 dan 3 tidak. Atau tidak sama sekali: “kosong”.

    Yang tidak punya dadu lagi, dan tidak mengambil, kalah. Ronde tidak bisa terus selamanya, sebab tiap buangan mengisi tengah.

    Di pertandingan sampai 50, pemenang ronde mendapat jumlah mata dadu yang tersisa, lalu dadunya dilempar lagi.

    Kalau dua dadu lawan sama, “buang 5” mengambil yang belum dibalik, “buang terbalik 5” yang sudah.
turnover-opt-points = mata dadu untuk menang; dengan 1 hanya satu ronde
turnover-key-points = poin | mata
turnover-set-points = { $value ->
    [1] satu ronde
   *[other] sampai { $value } mata
}
turnover-preset-series = panjang

turnover-word-throw = lempar | kocok | lempar dadu
turnover-word-flip = balik | balikkan
turnover-word-trash = buang
turnover-word-turned = terbalik
turnover-word-take = ambil
turnover-word-nothing = kosong | nihil

turnover-ask = balik satu dadumu atau buang satu dadu lawan
turnover-ask-trash = semua dadumu sudah dibalik: buang satu dadu lawan
turnover-ask-take = ambil dadu yang jumlahnya kurang dari { $limit }
turnover-flip = ↻ { $face } → { $to }
turnover-flip-news = { $seat } membalik { $face }: sekarang { $to }.
turnover-trash = 🗑 { $face }
turnover-trash-news = { $seat } membuang { $face }.
turnover-trash-turned = 🗑 { $face } ↻
turnover-trash-turned-news = { $seat } membuang { $face } yang terbalik.
turnover-take = ↩ { $faces }
turnover-take-news = { $seat } mengambil { $faces }.
turnover-nothing = Kosong
turnover-nothing-news = { $seat } tidak mengambil apa-apa.

turnover-told-begins = { $seat } punya { $low }, { $other } punya { $high }: jumlah lebih kecil mulai. Giliran { $seat }.
turnover-told-tie = Sama-sama { $sum }: semua dadu dilempar lagi.
turnover-told-none = { $seat } kehilangan satu dadu, dan tengahnya kosong: tidak ada yang bisa diambil.
turnover-told-more = { $seat } kehilangan satu dadu, dan di tengah tidak ada yang kurang dari { $limit }.
turnover-told-won = { $points ->
        [1] Dadu { $other } habis. { $seat } menang dengan { $pips } mata di meja!
       *[other] Dadu { $other } habis. { $seat } mendapat { $pips } mata, jadi { $total } dari { $points }.
    }

turnover-sheet-middle = Tengah
turnover-sheet-empty = Tengah kosong
turnover-sheet-trashed = { $seat } membuang { $face }
turnover-sheet-none = { $other } membuang { $face }; { $seat } kosong
turnover-sheet-take = Ambil kurang dari { $limit }
turnover-sheet-points = { $won } dari { $points }
turnover-sheet-hand = { $count } dadu, jumlah { $sum }
turnover-sheet-turned = Berpanah: sudah dibalik, jangan dulu

turnover-reject-syntax = Ketik misalnya balik 2 atau buang 5; dan untuk mengambil, ambil 1 3 atau kosong.
turnover-reject-throw = Dadunya dilempar dulu.
turnover-reject-thrown = Dadunya sudah dilempar.
turnover-reject-take = Ambil dulu dadu yang jumlahnya kurang dari { $limit }, atau kosong.
turnover-reject-act = Sekarang tidak ada yang bisa diambil: balik satu dadumu atau buang satu dadu lawan.
turnover-reject-face = Dadu berangka 1 sampai { $most }.
turnover-reject-own = Dadumu tidak ada yang { $face }.
turnover-reject-turned = { $face } itu sudah dibalik. Bisa dibalik lagi setelah kamu membuang satu dadu.
turnover-reject-other = Dadu lawan tidak ada yang { $face }.
turnover-reject-other-turned = Dadu lawan yang terbalik tidak ada yang { $face }.
turnover-reject-sum = Jumlahnya { $sum }, dan harus kurang dari { $limit }.
turnover-reject-middle = Di tengah tidak ada dadu { $face } sebanyak itu.

# What the board in letters says.
turnover-board-seat = kursi
turnover-board-middle = tengah
turnover-board-throws = lempar
turnover-board-takes-less-than = ambil kurang dari
turnover-board-to = ke

turnover-lesson-1 = Balik dadumu: 4 jadi 3. Ketik “balik 4”
turnover-lesson-2 = Terbalik: baru lagi setelah membuang dadu
turnover-lesson-3 = “buang 5”: dadu lawan, masuk ke tengah
turnover-lesson-4 = Lawan mengambil kurang dari angka itu
turnover-lesson-5 = Dadu habis: kalah ronde
