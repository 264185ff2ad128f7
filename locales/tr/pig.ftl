# Pig: one or two dice, stop in time.

pig-name = Domuzcuk
pig-also = domuz | kumbara
pig-about = Cesaretin yettikçe at, sonra dur: tek bir kötü atış bu sıradaki bütün puanı yakar.
pig-brief = iki zar, on dakika
pig-rules =
    Sıra sendeyken zarları istediğin kadar at, en az bir kez. Attıkların toplanır. Durursan yazılır; sıra öbür oyuncuya geçer.

    Zarlar iki tane, kırmızı (çift çerçeveli) ve beyaz: kırmızıda 1 gelirse bu sırada topladığın yanar. Daha önce yazılanlar kalır, sıra biter. Beyazda ne gelirse gelsin.

    Toplamda 200 puana ilk varan hemen kazanır. Bunun için durman gerekmez: eksiği tamamlayan toplam kendiliğinden yazılır.

    Kâğıt herkesin yaktığı puanları da sayar. Âdettendir, kaybedenler on kez çömelip kalkar.

    “at” ve “dur” yaz ya da düğmeleri kullan.

pig-opt-goal = kazandıran puan (söylemezsen iki zarla 200, bir zarla 100)
pig-opt-dice = kaç zar; tek zarda 1 gelirse toplanan yanar. Gerçek zarda masanda geleni sen yazarsın (önce kırmızı)
pig-opt-bust = toplananı ne yakar: kırmızı zarda 1, ya da herhangi bir çift (o zaman iki zar da aynı renktir)
pig-opt-overtake = duran, yakaladığı ya da geçtiği herkese 10 puan kaybettirir, ama 0’ın altına inmez

pig-key-goal = hedef | puan
pig-key-dice = zar | zarlar
pig-key-bust = yakan | yanma
pig-key-overtake = geçme | geçiş
pig-is-2 = iki
pig-is-1 = bir
pig-is-real = gerçek
pig-is-red = kırmızı
pig-is-double = çift
pig-set-goal = ilk { $value } yapan
pig-set-dice = { $value ->
    [one] bir zar
    [real] { $count } gerçek zar
   *[other] { $value } zar
}
pig-set-bust = { $value ->
    [double] çift yakar
   *[other] kırmızı 1 yakar
}
pig-set-overtake = { $value ->
    [on] geçmeli
   *[other] geçmesiz
}

pig-word-roll = at | atıyorum | yeniden at | devam | salla | zar at
pig-word-hold = dur | duruyorum | yaz | yeter

pig-ask-roll = { $several ->
    [yes] zarları atın
   *[no] zarları at
}
pig-ask-choice = bu sırada { $points } puan{ $score ->
        [0] {""}
       *[other] , durursan toplam { $total }
    }. Atıyor musun, duruyor musun?

pig-ask-all = bu turda { $points } puan. Devam mı, dur mu?

pig-threw = { $seat } { $dice } attı.
pig-bust = { $points ->
        [0] Yandı! { $seat } { $dice } attı, yanacak puan yoktu daha.
       *[other] Yandı! { $seat } { $dice } attı, { $points } puan yandı.
    }
pig-banked = { $seat } { $points } puanla durdu, toplamı { $total }.
pig-overtaken = { $seat } geçildi, { $points } puan gitti: kalan { $total }.
pig-reached = { $seat } { $dice } attı ve { $points } puanla hedefe vardı!

pig-round-stop = { $points } puanla durdu: { $names }.
pig-round-bust = { $points ->
        [0] İlk atışta yandı, yanacak puan yoktu daha: { $names }.
       *[other] Yandı! { $points } puan gitti: { $names }.
    }

pig-round-new = Yeni tur: yine herkes içeride.

pig-double-needs-two = Çift için iki zar gerek: zar=iki ya da yakan=kırmızı seç.

pig-sheet-burnt = { $points ->
    [0] {""}
   *[other] yanan { $points }
}
pig-sheet-gained = +{ $points }
pig-sheet-overtaken = geçildi −{ $points }
pig-sheet-out = yandı
pig-sheet-goal = hedef { $points }
pig-sheet-red = çift çerçevede 1, bu sırada toplananı yakar
pig-sheet-would = şimdi duranın toplamı
pig-sheet-total = toplam
pig-sheet-lost = yandı
pig-sheet-first = { $seat } atıyor
pig-sheet-series = { $seat }: şimdilik { $points }
pig-sheet-banked = { $seat }: { $points } ile durdu
pig-sheet-bust = { $seat }: yandı! { $points } gitti
pig-sheet-round = Tur: şimdilik { $points }
pig-sheet-round-bust = Tur: yandı! { $points } gitti
pig-sheet-before = Önceki tur: { $throws } atış, toplam { $points }
pig-sheet-before-bust = { $throws ->
    [one] Önceki tur: ilk atışta yandı
   *[other] Önceki tur: { $throws } atışta yandı, { $points } gitti
}

pig-lesson-1 = Cesaretin yettikçe “at”: toplanır
pig-lesson-2 = Öteki zarda 1 gelmesi zarar vermez
pig-lesson-3 = Çift çerçevede 1 geldi, 8 puan yandı
pig-lesson-4 = “dur” deyince bu puanlar güvende
pig-lesson-5 = Bu çizgiyi ilk geçen kazanır
