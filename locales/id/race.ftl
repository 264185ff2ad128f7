race-name = Balap mobil
race-also = balap kertas | balap
race-about = Mobil di atas kertas: sentil penamu mengelilingi lintasan dan jauhi tepinya.
race-brief = seperempat jam
race-rules =
    Mobil mengelilingi lintasan searah panah. Saat giliranmu, sebut ke mana pena disentil, paling jauh 8 kotak. Pena tidak pernah tepat sampai di sana: makin panjang goresannya, makin liar.

    Yang menyentuh tepi berhenti di sana, diberi silang, kehilangan satu giliran dan satu dari 5 nyawa. Kalau nyawa habis, sentuhan berikutnya menghancurkan mobil.

    Yang pertama melewati garis setelah satu putaran penuh menang. Yang lain terus melaju untuk urutan berikutnya; mobil yang hancur paling belakang, menurut jauhnya.

    Ketik persilangan garis, k7, atau dengan desimal: 11,5 7,2 atau k,5 7,2.

    Opsi: putaran; zona bahaya, sentuhan di sana memakan dua nyawa; gerbang, lingkaran yang harus dilewati berurutan; rintangan; menyalip: mobil yang disalip kurang dari setengah kotak kehilangan nyawa; rangkaian balapan bernilai 5, 3, 2, dan 1 poin, untuk membeli nyawa dan paku di sela balapan. Paku mengambil satu nyawa dari tiap mobil yang kamu salip.
race-opt-laps = berapa putaran
race-opt-danger = zona bahaya di tepi: sentuhan di sana memakan dua nyawa
race-opt-gates = lingkaran kecil yang harus dilewati berurutan
race-opt-obstacles = baji dan pulau di lintasan
race-opt-overtake = mobil yang disalip kurang dari setengah kotak kehilangan nyawa
race-opt-series = berapa balapan; poinnya untuk membeli nyawa dan paku di sela balapan
race-key-laps = putaran
race-key-danger = bahaya | zona bahaya
race-key-gates = gerbang
race-key-obstacles = rintangan
race-key-overtake = salip | menyalip
race-key-series = rangkaian | balapan
race-set-laps = { $value } putaran
race-set-danger = { $value ->
    [on] dengan zona bahaya
   *[other] tanpa zona bahaya
}
race-set-gates = { $value ->
    [on] dengan gerbang
   *[other] tanpa gerbang
}
race-set-obstacles = { $value ->
    [on] dengan rintangan
   *[other] tanpa rintangan
}
race-set-overtake = { $value ->
    [on] disalip berarti kehilangan nyawa
   *[other] menyalip bebas
}
race-set-series = { $value } balapan

race-word-life = nyawa
race-word-spikes = paku
race-word-go = lanjut | jalan | berikutnya

race-ask = sebut ke mana pena disentil, paling jauh { $most } kotak
race-ask-shop = ada { $purse } poin untuk belanja: nyawa, paku, atau lanjut ke balapan berikutnya?
race-life = ❤️ Nyawa ({ $price })
race-spikes = 🦔 Paku ({ $price })
race-go = 🏁 Lanjut
race-go-news = { $seat } melaju lagi.

race-told-contact = { $lives ->
        [0] { $seat } menyentuh tepi dan kehilangan giliran. Nyawanya habis!
       *[other] { $seat } menyentuh tepi dan kehilangan giliran: sisa { $lives } nyawa.
    }
race-told-danger = { $lives ->
        [0] { $seat } menabrak di zona bahaya: dua nyawa hilang, giliran juga. Nyawanya habis!
       *[other] { $seat } menabrak di zona bahaya: dua nyawa hilang, sisa { $lives }, giliran juga hilang.
    }
race-told-passed = { $lives ->
        [0] { $seat } menyalip { $other } dari dekat, yang kini kehabisan nyawa.
       *[other] { $seat } menyalip { $other } dari dekat, yang kini punya { $lives } nyawa.
    }
race-told-wrecked = Mobil { $seat } hancur dan keluar dari balapan.
race-told-gate = { $seat }: gerbang { $gate } dari { $gates }.
race-told-lap = { $seat } menyelesaikan putaran { $lap } dari { $laps }.
race-told-home = { $seat } melewati garis finis: urutan { $place }!
race-told-life = { $seat } membeli nyawa.
race-told-spikes = { $seat } membeli paku.
race-told-next = Balapan { $race } dari { $races } dimulai di lintasan baru.

race-sheet-gate = gerbang, berurutan
race-sheet-contact = tepi: kurang satu nyawa
race-sheet-zone = kurang 2 nyawa
race-sheet-obstacle = rintangan
race-sheet-lives = nyawa
race-sheet-reach = batas sentil
race-is = { $all }
race-is-home = urutan { $place }
race-is-wrecked = hancur
race-is-left = keluar dari balapan
race-is-turned = kehilangan giliran
race-is-missed = giliran hilang
race-is-lap = putaran { $lap }/{ $laps }
race-is-gate = gerbang { $gate }/{ $gates }
race-is-spiked = paku
race-is-points = { $points } poin

race-reject-syntax = Ketik ke mana pena disentil: persilangan seperti k7, atau dengan desimal 11,5 7,2.
race-reject-off = Itu di luar lembar: lembarnya dari a1 sampai { $last }.
race-reject-here = Mobilmu sudah di situ. Bidik tempat lain.
race-reject-far = Itu { $far } kotak jauhnya. Paling jauh { $most } kotak, sampai garis putus-putus.
race-reject-shop = Balapannya selesai. Beli sesuatu, atau ketik “lanjut”.
race-reject-drive = Belanja hanya di antara balapan. Sekarang sebut ke mana mobilmu.
race-reject-price = Harganya { $price }, kamu punya { $purse }.
race-reject-spikes = Mobilmu sudah berpaku; pakunya awet sampai akhir rangkaian.

# What the board in letters says.
race-board-race = balapan
race-board-of = dari
race-board-laps = putaran
race-board-at = di
race-board-lives = nyawa
race-board-done = selesai
race-board-gates = gerbang
race-board-points = poin
race-board-purse = dompet
race-board-home = finis
race-board-wrecked = hancur
race-board-left = keluar
race-board-turned = tunggu
race-board-spikes = paku

race-lesson-1 = Tepi: hilang satu nyawa dan satu giliran
race-lesson-2 = Ketik titik sentil, dalam lingkaran: ab15
race-lesson-3 = Makin panjang goresan, makin melenceng
race-lesson-4 = Duluan satu putaran ke garis ini, menang
race-lesson-5 = Nyawa: kalau habis, sentuhan = hancur
