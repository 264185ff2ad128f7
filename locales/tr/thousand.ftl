# A thousand with six dice: set aside what counts, roll the rest.

thousand-name = Altı zarla bin
thousand-also = bin | farkle | zar binlik
thousand-about = Sayılan zarları kenara koy, ötekileri cesaretin yettikçe yeniden at: bine ilk varan kazanır.
thousand-brief = altı zar, on beş dakika
thousand-rules =
    1000 puana ilk sen var. Sıra sendeyken bot altı zar atar. Her atıştan sayılan en az bir zarı kenara koy; sonra durup puanı yaz ya da ötekileri at. Atışta sayılan bir şey yoksa bu sıranın bütün puanı gider. Altısı da kenardaysa hepsini yeniden atabilirsin.

    1, 10 sayılır, 5 ise 5. Bir atışta üç eşit: sayının on katı, 1 burada on sayılır: 4 4 4 40, 1 1 1 100. Dört eşit: yirmi kat, 80 ve 200; beş: yüz kat, 400 ve 1000. 1 2 3 4 5 6: 150. Altı eşit hemen kazandırır.

    1 1 1 5 2 6 attın: “at 1 1 1 5” yaz, 105 olur. Öteki ikisi 5 ve 3 geldi: “dur” 110 yazar. Yalnız “at” ve “dur”, sayılan her şeyi kenara koyar. Ya da düğmelere bas.

    Seçenekler: hedef; “açılış”, ilk puanların en azı; “çukur”: 200–295’te ancak bu sıra seni 300’e çıkarırsa durursun, 600–700’de de öyle. “birlikte”: altı zar herkese; zarı az kalan soldan ilklerini alır.

thousand-opt-goal = kaç puan kazandırır
thousand-opt-opening = sayılan ilk sıra kaç puan getirmeli
thousand-opt-pits = 200–300 ve 600–700 arası tek sırada geçilmeli
thousand-key-goal = hedef | puan
thousand-key-opening = açılış
thousand-key-pits = çukur | çukurlar
thousand-set-goal = hedef { $value } puan
thousand-set-opening = { $value ->
    [0] açılışsız
   *[other] açılış { $value }
}
thousand-set-pits = { $value ->
    [on] çukurlu
   *[other] çukursuz
}

thousand-word-roll = at | yeniden at | devam | kenara | salla | zar at
thousand-word-hold = dur | duruyorum | yaz | yeter

thousand-roll = 🎲 { $faces }: { $points }, at: { $dice }
thousand-roll-news = { $seat } kenara koydu: { $faces }, { $dice } zar atıyor.
thousand-hold = ✋ Dur: +{ $points }
thousand-hold-news = { $seat } { $points } puanla durdu.

thousand-ask = { $now ->
    [0] kenara ne koyuyorsun? Sayılanların hepsi: { $points }
   *[other] kenara ne koyuyorsun? Hepsiyle bu sırada: { $points }
}
thousand-ask-all = devam mı, dur mu?
thousand-holds = Zarların: { $faces }. Bu sırada: { $points }.
thousand-holds-none = Bu sırada: { $points }.

thousand-threw = { $seat } { $faces } attı.
thousand-bust = { $points ->
    [0] { $seat } { $faces } attı: sayılan yok.
   *[other] { $seat } { $faces } attı: sayılan yok, { $points } puan gitti.
}
thousand-six = { $seat } { $faces } attı: altısı da eşit!
thousand-aside = { $seat } kenara koydu: { $faces }; bu sırada { $points }.
thousand-banks = { $seat } { $points } yazdı, toplamı { $total }.

thousand-reject-syntax = “at” ya da “dur” yaz, istersen kenara koyduğun zarlarla: “at 1 5”.
thousand-reject-set = { $faces } kenara konmaz: birler ve beşler tek başına sayılır, ötekiler üç eşitten başlar, hepsi bu atıştan.
thousand-reject-stop = { $points } ile duramazsın: bir sırada { $least } gerek. Atmaya devam.

thousand-sheet-points = puan
thousand-sheet-now = sıra
thousand-sheet-turn = { $seat }: bu sırada { $points }
thousand-sheet-bust = yandı
thousand-sheet-ticked = kenara konabilir: { $points }
thousand-sheet-all = herkese: atış { $throw }

thousand-lesson-1 = “at 4 4 4 1”: 50 puanla kenara kondu
thousand-lesson-2 = Şimdi ötekileri “at” ya da “dur”, yazılsın
thousand-lesson-3 = Sayılan yoktu: bütün sıra gitti
thousand-lesson-4 = Hedefe (burada 300) ilk varan kazanır
