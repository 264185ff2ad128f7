gridlock-name = Tıkanıklık
gridlock-also = zar dikdörtgenleri | trafik tıkanıklığı
gridlock-about = İki zar bir dikdörtgenin kenarlarını verir: kendi ızgaranda tara ya da ötekinde can yakan yere koy. Taralı karesi çok olan kazanır.
gridlock-brief = iki zar, on dakika
gridlock-rules =
    Herkesin 10 × 10 karelik bir ızgarası var. Sütun harfleri ilk oyuncunun ızgarasından ikincininkine sürer, her karenin kendi adı olur.

    Sırayla iki zar atılır: boş karelerden taranacak dikdörtgenin kenarları, dik ya da yatık. 3 ile 5, 15 kare tarar. Dikdörtgenler değebilir ama örtüşmez, tek ızgarada kalır.

    Karşılıklı iki köşe yaz: b2 d6. Kare için sol üst köşe yeter: b2.

    İki ızgarada da tarayabilirsin, ama kareler ızgara sahibine sayılır. Ötekinde bir şey hediye edersin, yine de iyi yerdeki tek kare çok yer bozar.

    Kendi ızgaranda yer yoksa sıran yanar. Öteki ızgarada yine tarayabilir ya da “pas” yazabilirsin. Hiçbir yerde yer yoksa sıra kendiliğinden geçer.

    Üst üste iki yanan sıra, kimin olursa olsun, turu bitirir. Kendi ızgarasında taralı karesi çok olan kazanır. Dizide bütün turların kareleri sayılır, sırayla başlanır.
gridlock-opt-size = her ızgaranın bir kenarındaki kare
gridlock-key-size = boy | ızgara
gridlock-set-size = { $value } × { $value } ızgaralar
gridlock-opt-games = kaç tur oynanır; hepsinin kareleri sayılır
gridlock-key-games = turlar | dizi
gridlock-set-games = { $value ->
    [one] tek tur
   *[other] { $value } tur
}

gridlock-word-throw = at | atıyorum | salla | zar at
gridlock-word-pass = pas | pas geçiyorum

gridlock-pass = pas
gridlock-pass-news = { $seat } pas dedi: sıra yandı.
gridlock-ask = ızgaralardan birinde { $a } × { $b } tara
gridlock-ask-spoil = kendi ızgaranda { $a } × { $b } için yer yok, sıra yandı: ötekinde tara ya da pas de
gridlock-told-stuck = { $seat } { $a } ve { $b } attı: hiçbir yerde yer yok, sıra yandı.
gridlock-told-next = İki yanan sıra: tur bitti. Şimdilik { $one } : { $two }. { $game }. tur başlıyor.
gridlock-told-over = Üst üste iki yanan sıra: bitti, { $one } : { $two }.

gridlock-sheet-lost = yanan sıra
gridlock-sheet-key = çizgi: kim taradı; sayı: kime sayılır

gridlock-reject-syntax = Dikdörtgeninin karşılıklı iki köşesini yaz, örneğin b2 d6.
gridlock-reject-throw = Önce zarları at.
gridlock-reject-thrown = Zarlar atıldı: şimdi bir dikdörtgen tara.
gridlock-reject-sides = Zarlar { $a } × { $b } diyor, bu ise { $width } × { $height }. Karşılıklı iki köşe söyle.
gridlock-reject-off = Orası ızgaraların dışı; son kare { $last }.
gridlock-reject-across = Bu iki ızgaraya da taşıyor. Dikdörtgen tek ızgarada kalır.
gridlock-reject-taken = Bu karelerin bir bölümü zaten taralı.
gridlock-reject-pass = Kendi ızgaranda yer var, pas olmaz.

# What the board in letters says.
gridlock-board-has-thrown = attı
gridlock-board-throws = atar
gridlock-board-lost-turns = yanan sıra
gridlock-board-games-over = biten tur
gridlock-board-of = /

gridlock-lesson-1 = Üstte Ayşe’nin, altta Burak’ın ızgarası
gridlock-lesson-2 = Zarlar kenarlardır: 3 × 3
gridlock-lesson-3 = Ayşe’nin tek karesi Burak’ınkini bozuyor
gridlock-lesson-4 = Kim tararsa tarasın, hepsi sayılır
gridlock-lesson-5 = Taramak için iki köşe yaz: “g4 i6”
