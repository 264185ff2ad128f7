# Sixteen: near to fifteen, but sixteen is dead.

sixteen-name = On altı
sixteen-also = on altı ölür
sixteen-about = On beşe yaklaş: on altı ve fazlası ölür, bir fiş öder; sağ kalanların en küçüğü de öder.
sixteen-brief = üç zar, beş dakika
sixteen-rules =
    Fişlerini koru: herkeste beş tane var. On altı ve fazlası ölür. Yani cesaretin yettikçe on beşe yaklaş.

    Sıra sendeyken üç zar at. Sonra durabilir ya da istediğini, en çok iki kez, yeniden atabilirsin. Yalnız sondaki toplam sayılır. Bir düğmeye bas ya da “at” ile yeniden attığın zarları yaz (yalnız “at”, hepsi), ya da “dur”. Örneğin 4 3 2 geldi, 9 eder, “at 2” yazdın; zar şimdi 6, 13 oldu. Başka biri 5 5 6 ile bitirir, 16: öldü.

    Herkes oynayınca ölenlerin her biri bir fiş öder. Sağ kalanların en küçüğü de öder; birkaç en küçük varsa hepsi. Tek kişi sağsa o ödemez. Sonraki turu sıradaki oyuncu açar.

    Fişi kalmayan çıkar. Sonda fişi olan kazanır.

    “birlikte” ile tek atış herkese sayılır: herkes aynı zarları kullanır, neyi tutacağına gizlice karar verir.

sixteen-rules-three = Yukarıda anlatıldığı gibi: üç zar, istediğini en çok iki kez yeniden atarsın. 2’yi yeniden atmak için “at 2”, iki zar için “at 2 3”, hepsini tutmak için “dur” yaz.
sixteen-rules-one = Tek zarı istediğin kadar, en az bir kez atar, toplarsın: 6 + 5 + 3, 14 eder. On beşi geçersen hemen ölürsün; on beşte kendiliğinden durursun. “at” ve “dur” de.

sixteen-opt-form = bir bölümü yeniden atılan üç zar, ya da toplanan tek zar
sixteen-opt-chips = herkesin kaç fişi var
sixteen-key-form = biçim
sixteen-key-chips = fiş | fişler
sixteen-is-three = üç zar | üç
sixteen-is-one = bir zar | bir
sixteen-set-form = { $value ->
    [one] bir zar
   *[other] üç zar
}
sixteen-set-chips = { $value } fiş

sixteen-word-roll = at | yeniden at | atıyorum | salla | zar at
sixteen-word-hold = dur | duruyorum | yeter

sixteen-again = 🎲 { $faces }
sixteen-again-news = { $seat } yeniden atıyor: { $faces }.

sixteen-ask = { $least ->
    [0] sende { $sum } var. Yeniden mi atıyorsun, duruyor musun?
   *[other] sende { $sum } var, sağ kalanların en küçüğü { $least }. Yeniden mi atıyorsun, duruyor musun?
}
sixteen-ask-three = sende { $sum } var, kalan atış { $left }. Hangi zarları yeniden atıyorsun, yoksa duruyor musun?
sixteen-ask-all = { $several ->
    [yes] içerideki herkeste { $sum } var. Atıyor musunuz, duruyor musunuz?
   *[no] içerideki herkeste { $sum } var. Atıyor musun, duruyor musun?
}
sixteen-ask-all-three = { $several ->
    [yes] kalan atış { $left }. Hangi zarları yeniden atıyorsunuz, yoksa duruyor musunuz?
   *[no] kalan atış { $left }. Hangi zarları yeniden atıyorsun, yoksa duruyor musun?
}

sixteen-threw = { $seat } { $faces } attı: { $sum }.
sixteen-dead = { $seat } { $faces } attı: { $sum }, öldü.
sixteen-dead-pay = { $count ->
    [one] Ölen bir fiş öder: { $names }.
   *[other] Ölenler birer fiş öder: { $names }.
}
sixteen-lowest-pay = { $count ->
    [one] En küçük { $sum }, bir fiş öder: { $names }.
   *[other] En küçük { $sum }, birer fiş öder: { $names }.
}
sixteen-out = Fişi bitti, oyundan çıktı: { $names }.
sixteen-reject-syntax = “at” ya da “dur” yaz; üç zarla hangilerini yeniden attığını da: “at 2 3”.

sixteen-sheet = 16 ve fazlası bir fiş, en küçük de bir fiş
sixteen-sheet-chips = fiş
sixteen-sheet-sum = toplam
sixteen-sheet-made = { $sum } yaptı
sixteen-sheet-dead = öldü: { $sum }
sixteen-sheet-lowest = en az: { $sum }
sixteen-sheet-past = önce { $sum }

sixteen-board-three = üç
sixteen-board-one = bir

sixteen-lesson-1 = Ayşe 2’yi yeniden attı: “at 2”, oldu 13
sixteen-lesson-2 = Burak’ta 11: iki atış daha ya da “dur”
sixteen-lesson-3 = 16 ve fazlasında ölür, bir fiş ödersin
sixteen-lesson-4 = En küçük de öder. Fişi biten çıkar
sixteen-one-lesson-1 = Ayşe topladı, 6 + 5 + 3 = 14: “dur”
sixteen-one-lesson-2 = 6 + 4 + 6 = 16: öldü, bir fiş gitti
sixteen-one-lesson-3 = Sağ kalanların en küçüğü de öder
