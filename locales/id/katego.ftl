# Katego: a row of columns for each player; the single highest entry has the column. With 26 variants.

katego-name = Katego
katego-also = dadu katego
katego-about = Tulis tiap lemparan di satu kolom barismu: angka tertinggi yang sendirian merebut kolom, kalau sama hangus.
katego-brief = dua dadu, lima menit
katego-rules =
    Masing-masing punya satu baris berisi 12 kolom (15 untuk tujuh pemain atau lebih, 18 untuk sepuluh). Saat giliranmu dua dadu dilempar; tulis jumlahnya di kolom kosong mana saja di barismu: “k7”.

    Kalau kolom 7 sudah terisi di semua baris, 7 poinnya untuk pemain yang angkanya tertinggi di sana. Kalau angka tertinggi itu sama pada dua pemain atau lebih, kolomnya hangus: tidak ada yang dapat. Poin terbanyak menang.

    Ada 26 varian lain: satu tabel untuk semua, berpasangan, menawar kolom… Pilih salah satu: /katego varian=besar. Semua namanya ada di opsi.

katego-rules-base = Seperti di atas: satu angka di tiap kolom, dan angka tertinggi merebutnya kalau tidak ada yang menyamai.
katego-rules-big = Tiap kolom memuat dua angka dari tiap pemain, jadi gilirannya dua kali lebih banyak. Kolom untuk jumlah kedua angka yang tertinggi; jumlah tertinggi yang sama menghanguskannya. 9 + 4 tidak mengalahkan 7 + 7.
katego-rules-product = Yang ditulis hasil kali kedua dadu, bukan jumlahnya: 3 dan 5 jadi 15. Ada 18 hasil kali, dari 1 sampai 36. Selebihnya seperti katego dasar.
katego-rules-super = Kamu punya dua kotak di tiap kolom, dan lemparan boleh ditulis di kotak kosong siapa saja: angka 2 paling bagus ditaruh di punya orang. Kedua kotakmu di satu kolom dikalikan; hasil kali tertinggi yang sendirian merebut kolom. 9 dan 4 jadi 36, begitu juga 6 dan 6: kolom itu hangus.
katego-rules-quench = Yang ditulis hasil kali. Kalau hasil kali itu sudah ada di kolom yang sama, di baris siapa pun, kolomnya langsung padam: tidak bernilai, dan tidak ada yang menulis di sana lagi. Kamu wajib menulis selama punya kotak kosong di kolom terbuka; kalau tidak ada, kamu selesai dan yang lain lanjut.
katego-rules-power = Barismu harus menurun dari kiri ke kanan: setelah 9 di kolom 3 hanya boleh angka yang lebih kecil. Kamu punya sepuluh lemparan cadangan untuk seluruh pertandingan; pakai satu untuk melempar kedua dadu lagi, dan lemparan terakhir yang berlaku. Satu kotak boleh dilepas dengan strip, dan wajib kalau lemparannya tidak muat. Strip tidak pernah merebut kolom.
katego-rules-firtree = Untuk dua orang. Kolom bernilai 1 2 3 4 5 6 6 5 4 3 2 1 poin. Satu baris harus menurun dari kiri ke kanan, yang lain menaik; undian menentukan siapa yang mana. Masing-masing punya sepuluh lemparan cadangan untuk seluruh pertandingan, dan satu kotak boleh dilepas dengan strip, wajib kalau lemparannya tidak muat.
katego-rules-pairs = Pasangan duduk berhadapan: 4, 6, atau 8 orang. Kolom untuk pasangan dengan jumlah dua angka tertinggi; jumlah sama menghanguskannya. Dengan tiga atau empat pasangan, angka yang juga dimiliki pasangan lain di kolom itu tidak dihitung: dari 9 + 6, 9 + 5, dan 8 + 4, sembilannya gugur, dan pasangan ketiga menang.
katego-rules-pairquench = Pasangan duduk berhadapan, dan kolom untuk pasangan dengan jumlah tertinggi. Tapi kalau dua angka pasangan terdepan berbeda dan pasangan lain punya dua angka sama, kolomnya padam: 8 + 7 lawan 6 + 6 tidak bernilai, 8 + 8 lawan 6 + 6 untuk yang delapan.
katego-rules-rivals = Untuk empat orang, dua pasangan di dua meja: kamu dan rekanmu masing-masing melawan satu lawan. Lawan di meja berbeda mendapat lemparan yang sama, jadi keberuntungan terbagi rata. Tiap meja dihitung seperti katego dasar, lalu tiap pasangan menjumlahkan kedua hasilnya.
katego-rules-capture = Pasangan duduk berhadapan, dan yang ditulis hasil kali. Begitu kedua rekan punya hasil kali yang sama di satu kolom, kolom itu langsung mereka rebut beserta poinnya; kotak kosong di sana tidak dihitung lagi. Kolom yang tidak direbut siapa pun untuk pasangan dengan jumlah tertinggi saat penuh.
katego-rules-olympic = Untuk empat orang, dua pasangan. Satu lemparan tiap ronde, dan keempatnya menulis serentak di baris masing-masing. Kamu melihat tulisan lawan, tapi tidak baris rekanmu. Dihitung seperti berpasangan: kolom untuk pasangan dengan jumlah tertinggi.
katego-rules-psychological = Satu lemparan tiap ronde untuk semua. Kamu menulisnya di barismu sendiri, yang tidak terlihat orang lain sampai akhir. Lalu semua baris dibuka dan dihitung seperti katego dasar: yang untung yang memilih kolom sepi.
katego-rules-diceless = Tanpa dadu: pemain bergiliran menyebut lemparan, misalnya 6 5, dan semua menulis jumlahnya di baris yang tertutup sampai akhir. Tidak ada yang menyebut jumlah yang sama dua kali. Lemparan yang tidak bisa dibagi rata diserahkan ke bot; kalau pemain lebih banyak dari lemparan, pemain-pemain pertama menyebut masing-masing satu.
katego-rules-spare = Kamu punya lima lemparan cadangan untuk seluruh pertandingan: setelah lemparan mana pun boleh dipakai satu untuk melempar kedua dadu lagi. Lemparan terakhir yang berlaku. Selebihnya seperti katego dasar.
katego-rules-saving = Tiap giliran memberimu dua lemparan. Sedikitnya satu harus dipakai; sisanya disimpan untuk giliran nanti. Lemparan terakhir di giliran itu yang berlaku.
katego-rules-limited = Kamu punya 20 lemparan untuk semua giliran: sedikitnya satu tiap giliran, selebihnya terserah. Lemparan terakhir di giliran itu yang berlaku. Kalau habis, kotak kosongmu bernilai 0, dan 0 tidak pernah menang.
katego-rules-city = Kamu punya 15 lemparan, dan yang ditulis hasil kali. Angka harus lebih tinggi dari yang terakhir di kolom itu, siapa pun yang menulisnya: setelah 10 boleh 12, tapi 9 tidak. Kalau lemparan tidak muat di mana pun, lempar lagi. Tanpa lemparan, kotak kosongmu bernilai 0. Kolom untuk angka tertingginya, yaitu yang terakhir.
katego-rules-village = Kamu punya 30 lemparan. Di giliran pertama satu dadu dipasang di 1, di giliran kedua di 2, dan seterusnya sampai 6, lalu mulai 1 lagi. Dadu satunya boleh dilempar sesukamu, dan yang ditulis hasil kalinya: di giliran 3, angka 5 jadi 15.
katego-rules-skittles = Kamu punya 30 dadu untuk seluruh pertandingan. Tiap giliran lempar sesukamu, dari 1 sampai 10; dadu itu habis dipakai, dan jumlahnya ditulis. Tanpa dadu, kotak kosongmu bernilai 0. Selebihnya seperti katego dasar.
katego-rules-ladder = Kolom diperebutkan satu per satu, dengan 30 dadu tiap pemain. Saat giliranmu, lempar dadu satu per satu sampai jumlahmu di kolom ini melebihi yang terdepan, atau lewat. Kalau lewat atau kurang, kamu keluar dari kolom ini. Yang terakhir bertahan merebutnya dan membuka yang berikut. Kalau hanya kamu yang masih punya dadu, kamu tetap harus melempar untuk tiap kolom; kalau lewat, tidak ada yang dapat. Tiap dadu yang dilempar habis dipakai.
katego-rules-skirmish = Satu baris kolom 4 sampai 15, dan 30 dadu tiap pemain. Bergiliran melempar dadu sesukanya, dari 1 sampai 10, untuk kolom berikutnya. Yang pertama jumlahnya mencapai angka kolom itu merebutnya. Dadunya habis dipakai; selesai kalau semua kolom sudah direbut atau semua dadu habis.
katego-rules-trade = Satu baris kolom 4 sampai 15, dan 30 dadu tiap pemain. Untuk kolom berikutnya kalian menawar banyaknya dadu, tiap tawaran lebih tinggi dari sebelumnya; lewat tidak bisa kembali. Yang membuka adalah pemain setelah penawar tertinggi tadi, atau setelah pembuka tadi kalau semua lewat. Penawar tertinggi melempar persis sebanyak itu: kalau jumlahnya mencapai angkanya, kolom jadi miliknya, kalau tidak, hilang untuk semua.
katego-rules-auction = Seperti “dagang”, yang ditawar dadu, tiap tawaran lebih tinggi dari sebelumnya. Tapi pemenang lelang melempar, lalu boleh mengambil kolom kosong mana saja yang angkanya tercapai. Dengan 8 boleh mengambil 6 atau 4, misalnya. Kalau tidak ada yang cocok, tidak ada yang diambil dan lelang berikutnya mulai. Kalau semua lewat, pertandingan selesai.
katego-rules-progressive = Satu tabel untuk semua: boleh menulis di satu kolom sesering apa pun, tapi tiap angka baru harus lebih tinggi dari sebelumnya, siapa pun yang menulisnya. Lemparan yang tidak muat di mana pun hilang. Kolom untuk yang menulis angka terakhirnya; kolom kosong tidak bernilai.
katego-rules-podium = Satu tabel untuk semua. Di tiap kolom, angka tertinggi yang sendirian dapat poinnya, dan yang terendah sendirian kehilangan sebanyak itu, kalau sudah ada dua pemain yang menulis di sana. Boleh tidak menulis: katakan “lewat”.
katego-rules-golf = Satu tabel untuk semua, dan 50 dadu tiap pemain. Tiap giliran lempar sesukamu, dari 1 sampai 10, dan tulis jumlahnya; tiap angka baru di satu kolom harus lebih tinggi dari sebelumnya. Tanpa dadu kamu keluar. Kolom untuk angka terakhirnya.

katego-opt-variant = katego yang mana. Sederhana: dasar, besar (masing-masing dua angka, dijumlahkan), kali (hasil kali dadu), super (dua kotak, dikalikan; boleh di baris siapa saja), padam (hasil kali sama memadamkan kolom), kuasa (baris harus menurun, sepuluh lemparan cadangan, strip), cemara (dua orang, satu baris menurun, satu menaik). Berpasangan: pasangan, pasangan padam, bersaing, rebut, olimpiade. Psikologis: psikologis (satu lemparan untuk semua, baris tertutup), tanpa dadu. Lemparan: lima cadangan, hemat, terbatas, kota, desa. Dadu: boling, tangga. Satu baris: serbu, dagang, lelang. Satu tabel: bertahap, podium, golf
katego-opt-columns = berapa kolom (12; untuk 7 sampai 9 pemain 15; mulai 10 pemain 18)
katego-opt-table = kolom dihitung mulai dari satu atau dari dua

katego-key-variant = varian | jenis
katego-key-columns = kolom
katego-key-table = nomor | tabel
katego-is-base = dasar | biasa
katego-is-big = besar
katego-is-product = kali | hasil kali
katego-is-super = super
katego-is-quench = padam
katego-is-power = kuasa
katego-is-firtree = cemara
katego-is-pairs = pasangan | berpasangan
katego-is-pairquench = pasangan padam
katego-is-rivals = bersaing
katego-is-capture = rebut
katego-is-olympic = olimpiade
katego-is-psychological = psikologis
katego-is-diceless = tanpa dadu
katego-is-spare = lima cadangan | cadangan
katego-is-saving = hemat
katego-is-limited = terbatas
katego-is-city = kota
katego-is-village = desa
katego-is-skittles = boling
katego-is-ladder = tangga
katego-is-skirmish = serbu
katego-is-trade = dagang
katego-is-auction = lelang
katego-is-progressive = bertahap
katego-is-podium = podium
katego-is-golf = golf
katego-is-book = satu
katego-is-knizia = dua
katego-preset-classic = klasik

katego-set-variant = { $value ->
    [base] katego dasar
    [big] katego besar
    [product] katego hasil kali
    [super] superkatego
    [quench] katego padam
    [power] katego kuasa
    [firtree] katego cemara
    [pairs] katego berpasangan
    [pairquench] katego pasangan padam
    [rivals] pasangan bersaing di dua meja
    [capture] katego pasangan dengan rebutan
    [olympic] katego olimpiade
    [psychological] katego psikologis
    [diceless] katego tanpa dadu
    [spare] katego lima lemparan cadangan
    [saving] katego hemat lemparan
    [limited] katego 20 lemparan
    [city] katego kota
    [village] katego desa
    [skittles] katego boling
    [ladder] katego tangga
    [skirmish] katego serbu
    [trade] katego dagang
    [auction] katego lelang
    [progressive] katego bertahap
    [podium] katego podium
   *[golf] katego golf
}
katego-set-columns = { $value } kolom
katego-set-table = { $value ->
    [knizia] kolom mulai 2
   *[other] kolom mulai 1
}

katego-word-throw = lempar | kocok | lagi
katego-word-name = sebut
katego-word-column = kolom | ambil
katego-word-dash = strip | coret
katego-word-pass = lewat | cukup | berhenti
katego-word-bid = tawar
katego-word-dice = dadu
katego-word-row = baris

katego-column = { $column }
katego-column-of = { $column } · { $seat }
katego-dash = — { $column }
katego-again = 🎲 Lempar
katego-again-news = { $seat } melempar lagi.
katego-dice = 🎲 { $dice }
katego-dice-news = { $seat } melempar { $dice } dadu.
katego-bid = Tawar { $dice } dadu
katego-pass = ✋ Lewat
katego-pass-news = { $seat } lewat.
katego-row = ✍ { $seat }

katego-holds = { $count ->
    [0] Barismu masih kosong.
   *[other] Barismu: { $row }.
}
katego-ask = tulis { $value } di satu kolom
katego-ask-again = tulis { $value } di satu kolom, atau lempar lagi: sisa { $throws } lemparan
katego-ask-stuck = { $value } tidak muat di mana pun: lempar lagi
katego-ask-dash = { $value } tidak muat di mana pun: lepaskan satu kolom
katego-ask-podium = tulis { $value } di satu kolom, atau lewat
katego-ask-dice = { $dice ->
    [1] lempar dadu terakhirmu
   *[other] dari { $dice } dadumu, berapa yang dilempar?
}
katego-ask-dice-for = { $dice ->
    [1] kolom { $column }: lempar dadu terakhirmu
   *[other] kolom { $column }: dari { $dice } dadumu, berapa yang dilempar?
}
katego-ask-ladder = kolom { $column }: kamu punya { $total }, harus melebihi { $lead }, sisa { $dice } dadu. Lempar atau lewat?
katego-ask-bid = kolom { $column }: { $bid ->
        [0] belum ada tawaran, kamu punya { $dice } dadu. Mau menawar
       *[other] tawarannya { $bid }, kamu punya { $dice } dadu. Lebih tinggi
    }, atau lewat?
katego-ask-take = { $value }: ambil satu kolom

katego-wrote = { $seat } menulis { $value } di kolom { $column }.
katego-wrote-at = { $seat } menulis { $value } di kolom { $column } milik { $row }.
katego-dashed = { $seat } melepas kolom { $column }.
katego-lost = { $seat } melempar { $value }, tidak muat di mana pun.
katego-quenched = Kolom { $column } padam: angka itu sudah ada.
katego-captured = { $seat } dan rekannya merebut kolom { $column }!
katego-takes = { $seat } merebut kolom { $column }!
katego-leads = { $seat } terdepan di kolom { $column } dengan { $total }.
katego-gives-up = { $seat } melepas kolom { $column } dengan { $total }.
katego-misses = { $seat } melempar { $dice } dadu: { $value }, kurang.
katego-threw = { $seat } melempar { $dice } dadu: { $value }.
katego-bids = { $seat } menawar { $dice } dadu.
katego-passes = { $seat } lewat.
katego-nobody = Tidak ada yang menawar kolom { $column }.

katego-moves = Sebut kolomnya: “k7”. Ada juga “lempar”, “lempar 4”, “strip 5”, “tawar 4”, dan “lewat”, kalau variannya begitu.
katego-columns = Kolomnya { $first } sampai { $last }.
katego-full = Kolom { $column } sudah penuh.
katego-closed = Kolom { $column } sudah ditutup.
katego-own-row = Tulislah di barismu sendiri.
katego-higher = Di kolom { $column } ada { $last }: hanya boleh angka yang lebih tinggi, { $value } tidak.
katego-falls = { $value } tidak cocok di kolom { $column }: baris harus menurun dari kiri ke kanan.
katego-rises = { $value } tidak cocok di kolom { $column }: baris harus menaik dari kiri ke kanan.
katego-no-throws = Lemparannya sudah habis: tulis { $value }.
katego-write-now = Tulis { $value } di satu kolom.
katego-throw-again = { $value } tidak muat di mana pun: lempar lagi.
katego-give-up = { $value } tidak muat di mana pun: lepaskan satu kolom dengan “strip 5”.
katego-count = { $dice ->
    [1] Kamu bisa melempar satu dadu: tulis “lempar { $dice }”.
   *[other] Tulis berapa dadu yang dilempar, dari 1 sampai { $dice }: “lempar 2”.
}
katego-take = Dengan { $value } kamu bisa mengambil: { $columns }.
katego-bid-more = Tawar lebih dari { $bid } dan paling banyak { $dice } dadu, atau lewat.
katego-ladder-moves = Tulis “lempar” atau “lewat”.
katego-named = { $value } sudah pernah kamu sebut: sebut yang lain.

katego-seats = Jumlah pemain di varian ini: { $seats }.
katego-own-numbers = Varian ini punya nomor kolom sendiri: biarkan nomor=satu.
katego-not-together = Di varian ini pemain saling menghalangi giliran demi giliran, jadi satu lemparan untuk semua tidak cocok.
katego-named-is-diceless = Katego psikologis dengan lemparan disebut adalah varian tanpa dadu: pilih “tanpa dadu”.
katego-few-values = Hanya ada { $values } angka, dan tidak ada yang boleh disebut dua kali: kurangi kolomnya.

katego-sheet-bid = { $seat } menawar { $dice } dadu
katego-sheet-points = poin
katego-sheet-column = kolom
katego-sheet-goal = Tertinggi dapat angka kolomnya; kalau sama hangus
katego-sheet-won = kolom direbut
katego-sheet-burnt = kolom hangus
katego-sheet-out = kolom padam
katego-sheet-lost = tanpa pemilik
katego-sheet-loser = rugi poin
katego-sheet-dice = sisa dadu
katego-sheet-throws = sisa lemparan

katego-lesson-1 = Jumlahnya, 9, masuk barismu: ketik k3
katego-lesson-2 = Tertinggi sendirian merebut kolom 2: 2 poin
katego-lesson-3 = Dua sama tertinggi: kolom tanpa pemilik
katego-lesson-4 = Kolom yang direbut, dijumlahkan

katego-city-lesson-1 = Tulis hasil kali dadunya: 3 × 3 = 9
katego-city-lesson-2 = 9 mengalahkan yang terakhir: ketik k2
katego-city-lesson-3 = Angka terakhir, 15, memegang kolom
katego-city-lesson-4 = Sisa lemparan: “lempar” kalau mau lagi

katego-big-lesson-1 = 9 + 4 = 13, tapi 7 + 7 menang
katego-big-lesson-2 = 6 + 5 lawan 5 + 6: sama, jadi hangus
katego-big-lesson-3 = Angka kedua masih bisa di sini: ketik k1

katego-product-lesson-1 = Tulis hasil kali: 1 × 4 = 4, ketik k1
katego-product-lesson-2 = 3 × 4 dan 2 × 6 sama: tanpa pemilik
katego-product-lesson-3 = 6 × 6 = 36: tidak ada yang lebih tinggi

katego-super-lesson-1 = Angka 2 Bayu merusaknya: 12 × 2 cuma 24
katego-super-lesson-2 = Dua kotak satu kolom dikalikan: 10 × 9 = 90
katego-super-lesson-3 = k1 b: angka 3 masuk baris Bayu

katego-quench-lesson-1 = 12 sudah ada: kolom 4 padam
katego-quench-lesson-2 = Tulis hasil kali: 2 × 3 = 6, ketik k1
katego-quench-lesson-3 = 3 kedua di sini memadamkan kolom 1

katego-power-lesson-1 = 8 setelah 12: baris harus menurun
katego-power-lesson-2 = “lempar” memakai satu dari 10 cadangan
katego-power-lesson-3 = 9 tidak muat: “strip 4”

katego-firtree-lesson-1 = Yang tengah paling bernilai: 3 poin
katego-firtree-lesson-2 = Baris Andi menurun: 4 sampai 6 cocok di sini
katego-firtree-lesson-3 = Baris Bayu menaik: 7 sampai 9 cocok di sini

katego-pairs-lesson-1 = Andi dan Dewi berpasangan: dijumlahkan
katego-pairs-lesson-2 = Pasangan lain juga punya 9: keduanya gugur
katego-pairs-lesson-3 = 8 + 4 terbanyak dari yang tersisa

katego-pairquench-lesson-1 = 8 + 7 lebih, tapi 6 dan 6 memadamkannya
katego-pairquench-lesson-2 = 10 + 10: dua angka sama itu aman
katego-pairquench-lesson-3 = Rekan duduk berhadapan: dijumlahkan

katego-rivals-lesson-1 = Lemparan Andi juga untuk Dewi: sama-sama 11
katego-rivals-lesson-2 = Dua meja: masing-masing satu lawan
katego-rivals-lesson-3 = Andi dan Citra berpasangan: 6 + 2 = 8

katego-capture-lesson-1 = 12 dari kedua rekan: langsung direbut
katego-capture-lesson-2 = Tidak direbut: jumlah tertinggi, 25 + 20
katego-capture-lesson-3 = Direbut: kolom 1 tidak ditulisi lagi

katego-olympic-lesson-1 = Yang Andi lihat: baris rekannya tertutup
katego-olympic-lesson-2 = Baris lawan terbuka untuknya
katego-olympic-lesson-3 = Satu lemparan: berempat menulis serentak

katego-psychological-lesson-1 = Satu lemparan: keduanya menulis 11 ini
katego-psychological-lesson-2 = Baris Bayu tertutup sampai akhir
katego-psychological-lesson-3 = Kalau sama hangus: cari tempat lain

katego-diceless-lesson-1 = Tanpa dadu: kata Andi “sebut 5 4”
katego-diceless-lesson-2 = Keduanya menulis 9 itu: ketik k2
katego-diceless-lesson-3 = Baris Bayu tertutup sampai akhir
katego-diceless-lesson-4 = Andi sudah menyebut 11: tidak dua kali

katego-spare-lesson-1 = Jelek? “lempar” lagi memakai satu cadangan
katego-spare-lesson-2 = 4 dari lima cadangan Andi masih ada
katego-spare-lesson-3 = 3 dulu, lalu 11: yang terakhir berlaku

katego-saving-lesson-1 = Dua lemparan tiap giliran: Bayu pakai dua
katego-saving-lesson-2 = Andi menghemat satu: bisa “lempar” lagi
katego-saving-lesson-3 = Lemparan terakhir berlaku, sekarang 4

katego-limited-lesson-1 = 20 lemparan untuk semuanya: sisa 17
katego-limited-lesson-2 = Untuk 11 ini Andi pakai 3 lemparan
katego-limited-lesson-3 = Lemparan habis: kotak kosong bernilai 0

katego-village-lesson-1 = Giliran 3: satu dadu di 3; 3 × 4 = 12
katego-village-lesson-2 = “lempar” lagi? Sisa 27 dari 30 lemparan
katego-village-lesson-3 = Giliran 1: 1 × 6; giliran 6: sampai 6 × 6

katego-skittles-lesson-1 = 30 dadu untuk semuanya: Andi punya 17 lagi
katego-skittles-lesson-2 = “lempar 7”: tujuh dadu sekaligus jadi 30
katego-skittles-lesson-3 = Dadu habis: kotak kosong bernilai 0

katego-ladder-lesson-1 = Andi stop di 8: Bayu harus lebih
katego-ladder-lesson-2 = 6, 1, 4, satu-satu: Bayu unggul; “lewat”
katego-ladder-lesson-3 = Yang terakhir merebutnya; ini berikutnya
katego-ladder-lesson-4 = 30 dadu: tiap “lempar” memakai satu

katego-skirmish-lesson-1 = 6 + 2 mencapai 6: Bayu merebut kolomnya
katego-skirmish-lesson-2 = Berikutnya 7: “lempar 2”, atau lebih?
katego-skirmish-lesson-3 = Masing-masing 30; yang dilempar habis

katego-trade-lesson-1 = Kolom 6 ditawar dua dadu: “tawar 3”?
katego-trade-lesson-2 = Dua dadu Andi, 3 + 4, mencapai 5: direbut
katego-trade-lesson-3 = Dua dadu Bayu cuma 3: hilang untuk semua

katego-auction-lesson-1 = Bayu tertinggi, “tawar 2”, jadi lempar dua
katego-auction-lesson-2 = 8 cukup untuk kolom mana saja: ketik k6
katego-auction-lesson-3 = Dua dari 30 dadunya terpakai

katego-progressive-lesson-1 = 6, 8, 11: makin lama makin tinggi
katego-progressive-lesson-2 = Angka terakhir, 10, memegang kolom
katego-progressive-lesson-3 = 4 mengalahkan 3 di kolom 2: ketik k2

katego-podium-lesson-1 = 12, tertinggi sendirian: +4 untuk Bayu
katego-podium-lesson-2 = 11, terendah sendirian: −4 untuk Andi
katego-podium-lesson-3 = Lebih baik tidak menulis? “lewat”

katego-golf-lesson-1 = “lempar 7” jadi 27, lebih dari 21: ketik k3
katego-golf-lesson-2 = 21 mengalahkan 14: yang terakhir memegang
katego-golf-lesson-3 = Masing-masing 50 dadu, paling banyak 10
