turnover-name = Ters yüz
turnover-also = zarı ters çevir | takla
turnover-about = Kendi zarını ters çevir ya da ötekinin zarını at gitsin: zarı biten kaybeder. Atıştan sonra şansa yer yok.
turnover-brief = beşer zar, on dakika
turnover-rules =
    Herkes beş zar atar, toplamı küçük olan başlar. Ondan sonra kimse zar atmaz.

    Sıra sendeyken ikisinden birini yaparsın. Kendi zarlarından birini ters çevir (“çevir 2”): karşılıklı yüzler yedi eder, 2 5 olur. Çevirdiğin zarın altında kıvrık ok durur; bir zar çöpe atmadan onu yine çeviremezsin.

    Ya da ötekinin bir zarını çöpe at (“çöp 5”): ortaya gider. Karşılığında öteki, toplamı onun gösterdiğinden küçük olan zarları ortadan geri alır, sonra sıra onundur. 5 çöpe gittiyse ve ortada 1 2 3 varsa “al 1 3” olur, 2 ile 3 olmaz. Ya da “hiçbiri”.

    Zarı kalmayıp geri de alamayan kaybeder. Tur sonsuza dek sürmez, her çöp ortayı zenginleştirir.

    50’lik maçta turu kazanan, kalan zarlardaki benekler kadar puan alır, zarlar yeniden atılır.

    Düğmeler de var. Ötekinin iki zarı eşitse “çöp 5” daha çevrilmemişi, “çöp ters 5” çevrilmişi alır.
turnover-opt-points = maçı kazandıran benek; 1 ise tek tur
turnover-key-points = puan | benek | maç
turnover-set-points = { $value ->
    [one] tek tur
   *[other] { $value } beneklik maç
}
turnover-preset-series = dizi | uzun maç

turnover-word-throw = at | atıyorum | salla | zar at
turnover-word-flip = çevir | çeviriyorum
turnover-word-trash = çöp | çöpe at
turnover-word-turned = ters | çevrilmiş
turnover-word-take = al | alıyorum
turnover-word-nothing = hiçbiri | hiç | almıyorum

turnover-ask = kendi zarını çevir ya da ötekinin bir zarını çöpe at
turnover-ask-trash = bütün zarların çevrilmiş: ötekinin bir zarını çöpe at
turnover-ask-take = toplamı { $limit } altında kalan zarları geri al
turnover-flip = ↻ { $face } → { $to }
turnover-flip-news = { $seat } çevirdi: { $face } → { $to }.
turnover-trash = 🗑 { $face }
turnover-trash-news = { $seat } çöpe attı: { $face }.
turnover-trash-turned = 🗑 { $face } ↻
turnover-trash-turned-news = { $seat } çevrilmiş zarı çöpe attı: { $face }.
turnover-take = ↩ { $faces }
turnover-take-news = { $seat } geri aldı: { $faces }.
turnover-nothing = Hiçbiri
turnover-nothing-news = { $seat } hiçbir şey geri almadı.

turnover-told-begins = { $seat }: { $low }, { $other }: { $high }. Küçük toplam başlar. Sıra: { $seat }.
turnover-told-tie = İkisinde de { $sum }: bütün zarlar yeniden atılıyor.
turnover-told-none = { $seat } bir zar kaybetti, orta boştu: geri alacak bir şey yok.
turnover-told-more = { $seat } bir zar kaybetti, ortada { $limit } altında kalan yok.
turnover-told-won = { $points ->
        [1] { $other }: zar kalmadı. { $seat } masadaki { $pips } benekle kazandı!
       *[other] { $other }: zar kalmadı. { $seat } { $pips } benek aldı, puanı { $total } / { $points }.
    }

turnover-sheet-middle = Orta
turnover-sheet-empty = Orta boş
turnover-sheet-trashed = { $seat } çöpe attı: { $face }
turnover-sheet-none = { $other } çöpe attı: { $face }; { $seat } hiç almadı
turnover-sheet-take = { $limit } altında geri al
turnover-sheet-points = { $won } / { $points }
turnover-sheet-hand = { $count } zar, toplam { $sum }
turnover-sheet-turned = Oklu: çevrilmiş, şimdilik bir daha olmaz

turnover-reject-syntax = Örneğin çevir 2 ya da çöp 5 yaz; geri almak için al 1 3 ya da hiçbiri.
turnover-reject-throw = Önce zarlar atılır.
turnover-reject-thrown = Zarlar atıldı bile.
turnover-reject-take = Önce { $limit } altında kalan zarları geri al ya da “hiçbiri” de.
turnover-reject-act = Şimdi geri alacak bir şey yok: kendi zarını çevir ya da ötekinin bir zarını çöpe at.
turnover-reject-face = Zar 1 ile { $most } arasını gösterir.
turnover-reject-own = Zarlarından hiçbiri { $face } göstermiyor.
turnover-reject-turned = Bu { $face } zaten çevrilmiş. Bir zar çöpe atınca yine çevirebilirsin.
turnover-reject-other = Ötekinin hiçbir zarı { $face } göstermiyor.
turnover-reject-other-turned = Ötekinin çevrilmiş zarlarından hiçbiri { $face } göstermiyor.
turnover-reject-sum = Bu { $sum } ediyor, { $limit } altında olmalı.
turnover-reject-middle = Ortada o kadar çok { $face } yok.

# What the board in letters says.
turnover-board-seat = yer
turnover-board-middle = orta
turnover-board-throws = atar
turnover-board-takes-less-than = alır, altında:
turnover-board-to = →

turnover-lesson-1 = Kendininkini çevir: 4, 3 olur. “çevir 4”
turnover-lesson-2 = Çevrildi: çöp atmadan bir daha olmaz
turnover-lesson-3 = “çöp 5”: ötekinin zarı ortaya gider
turnover-lesson-4 = Öteki, gösterdiğinden azını geri alır
turnover-lesson-5 = Zar kalmadı: tur kaybedildi
