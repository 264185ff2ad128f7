race-name = Yarış
race-also = araba yarışı | kâğıt yarışı
race-about = Kâğıtta arabalar: kaleme fiske vurarak pisti dön, kenara değme.
race-brief = on beş dakika
race-rules =
    Arabalar halka pistte ok yönünde döner. Sıra sendeyken arabanı fiskeyle nereye göndereceğini söylersin, en çok 8 kare öteye. Araba tam oraya gitmez: vuruş uzadıkça daha çok şaşar.

    Kenara değen orada durur, bir çarpı alır, bir sıra bekler ve 5 candan birini kaybeder. Can bitince sonraki çarpma arabayı hurdaya çevirir.

    Tam bir turdan sonra çizgiyi ilk geçen kazanır. Ötekiler sıralama için yarışı sürdürür; hurdalar, ne kadar gittiklerine göre sona kalır.

    Çizgilerin kesiştiği bir yer yaz, k7, ya da ondalıkla: 11.5 7.2 veya k.5 7.2.

    Seçenekler: turlar; çarpmanın iki cana mal olduğu tehlike bölgeleri; kapılar, sırayla geçilecek halkalar; engeller; geçme: yarım kareden yakın geçilen araba can kaybeder; 5, 3, 2 ve 1 puanlık yarış dizisi, puanla arada can ve diken alınır. Diken, geçtiğin herkesten bir can götürür.
race-opt-laps = kaç tur atılır
race-opt-danger = kenarda tehlike bölgeleri: oradaki çarpma iki cana mal olur
race-opt-gates = çizginin sırayla geçmesi gereken küçük halkalar
race-opt-obstacles = yolda kamalar ve adalar
race-opt-overtake = yarım kareden yakın geçilen araba can kaybeder
race-opt-series = kaç yarış; arada puanla can ve diken alınır
race-key-laps = turlar
race-key-danger = tehlike | bölgeler
race-key-gates = kapılar | kapı
race-key-obstacles = engeller | engel
race-key-overtake = geçme | geçiş
race-key-series = dizi | yarışlar
race-set-laps = { $value } tur
race-set-danger = { $value ->
    [on] tehlike bölgeli
   *[other] tehlike bölgesiz
}
race-set-gates = { $value ->
    [on] kapılı
   *[other] kapısız
}
race-set-obstacles = { $value ->
    [on] engelli
   *[other] engelsiz
}
race-set-overtake = { $value ->
    [on] geçilen can kaybeder
   *[other] geçmek serbest
}
race-set-series = { $value } yarış

race-word-life = can | can al
race-word-spikes = diken | dikenler
race-word-go = devam | sür | haydi

race-ask = nereye fiske vuracağını yaz, en çok { $most } kare öteye
race-ask-shop = harcanacak { $purse } puan: can mı, diken mi, yoksa sonraki yarış mı?
race-life = ❤️ Can ({ $price })
race-spikes = 🦔 Diken ({ $price })
race-go = 🏁 Devam
race-go-news = { $seat } sürüyor.

race-told-contact = { $lives ->
        [0] { $seat } kenara çarptı, bir sıra bekliyor. Canı kalmadı!
       *[other] { $seat } kenara çarptı, bir sıra bekliyor: { $lives } canı kaldı.
    }
race-told-danger = { $lives ->
        [0] { $seat } tehlike bölgesinde çarptı: iki canı gitti, bir sıra bekliyor. Canı kalmadı!
       *[other] { $seat } tehlike bölgesinde çarptı: iki canı gitti, { $lives } canı kaldı, bir sıra bekliyor.
    }
race-told-passed = { $lives ->
        [0] { $seat } çok yakından geçti; canı kalmayan: { $other }.
       *[other] { $seat } çok yakından geçti; { $other } can kaybetti, kalan: { $lives }.
    }
race-told-wrecked = { $seat } hurdaya döndü, yarıştan çıktı.
race-told-gate = { $seat }: kapı { $gate } / { $gates }.
race-told-lap = { $seat }: tur { $lap } / { $laps } bitti.
race-told-home = { $seat } çizgiyi geçti: { $place }. oldu!
race-told-life = { $seat } can aldı.
race-told-spikes = { $seat } diken aldı.
race-told-next = Yarış { $race } / { $races } yeni pistte başlıyor.

race-sheet-gate = kapılar, sırayla
race-sheet-contact = kenar: bir can gider
race-sheet-zone = eksi 2 can
race-sheet-obstacle = engel
race-sheet-lives = can
race-sheet-reach = nişan sınırı
race-is = { $all }
race-is-home = { $place }. sıra
race-is-wrecked = hurda
race-is-left = yarıştan çıktı
race-is-turned = sıra bekliyor
race-is-missed = sıra bekledi
race-is-lap = tur { $lap }/{ $laps }
race-is-gate = kapı { $gate }/{ $gates }
race-is-spiked = dikenli
race-is-points = { $points } puan

race-reject-syntax = Nereye fiske vuracağını yaz: k7 gibi, ya da ondalıkla 11.5 7.2.
race-reject-off = Orası kâğıdın dışı: kâğıt a1 ile { $last } arası.
race-reject-here = Araban zaten orada. Başka yere nişan al.
race-reject-far = Orası { $far } kare ötede. En çok { $most } kare öteye, kesik çizgiye kadar nişan alabilirsin.
race-reject-shop = Yarış bitti. Bir şey al ya da “devam” yaz.
race-reject-drive = Alışveriş bir dizinin yarışları arasında olur. Şimdi nereye süreceğini söyle.
race-reject-price = Bu { $price } puan, sende { $purse } var.
race-reject-spikes = Arabanda zaten diken var; dizinin sonuna kadar kalır.

# What the board in letters says.
race-board-race = yarış
race-board-of = /
race-board-laps = tur
race-board-at = yer
race-board-lives = can
race-board-done = bitti
race-board-gates = kapı
race-board-points = puan
race-board-purse = kese
race-board-home = vardı
race-board-wrecked = hurda
race-board-left = çıktı
race-board-turned = bekler
race-board-spikes = diken

race-lesson-1 = Kenar: bir can ve bir sıra gitti
race-lesson-2 = Halkanın içinde bir hedef yaz: ab15
race-lesson-3 = Vuruş uzadıkça daha çok şaşar
race-lesson-4 = Pisti dönüp bu çizgiyi ilk geçen kazanır
race-lesson-5 = Canlar: bitince ilk çarpmada hurdasın
