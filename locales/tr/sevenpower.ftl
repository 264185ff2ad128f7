# Seven to the power: seven brings seven chips, other sums cost.

sevenpower-name = Yedinin gücü
sevenpower-also = yedi | yediler
sevenpower-about = Yedi eden iki zar yedi fiş getirir; başka her toplam yediye uzaklığı kadar götürür. Fişi olan son kişi kazanır.
sevenpower-brief = iki zar, on dakika
sevenpower-rules =
    Herkesin yirmi fişi var. Sıra sendeyken iki zar at ve topla.

    Yedi sana pottan yedi fiş getirir; potta az varsa eksiğini banka tamamlar. Başka her toplam yediden ne kadar uzaksa o kadar fişe mal olur: pota gider.

    Tamamını ödeyemezsen elindekinin hepsini ödersin. Fişi kalmayan çıkar. Fişi olan son kişi kazanır.

    Örneğin 6 4, on eder ve üç fiş götürür, 3 2 beş eder ve iki fiş götürür.

    “toplam=on bir” ile on bire uzaklığı ödersin. On bir bütün potu alır, on ikide pottaki kadar fiş ödersin.

    “at” de ya da düğmeye bas.

sevenpower-opt-chips = herkesin kaç fişi var
sevenpower-opt-sum = hangi toplam kazandırır: yedi yedi fiş getirir, on bir bütün potu
sevenpower-key-chips = fiş | fişler
sevenpower-key-sum = toplam
sevenpower-is-seven = yedi
sevenpower-is-eleven = on bir
sevenpower-set-chips = kişi başına { $value } fiş
sevenpower-set-sum = { $value ->
    [eleven] on bir potu alır
   *[other] yedi yedi fiş getirir
}

sevenpower-word-roll = at | atıyorum | salla | zar at

sevenpower-takes = { $seat } { $faces } attı, { $sum }: pottan { $chips }!
sevenpower-takes-more = { $seat } { $faces } attı, { $sum }: { $chips }, { $pot ->
    [0] hepsi bankadan!
   *[other] pottan { $pot }, bankadan { $lacks }!
}
sevenpower-pays = { $seat } { $faces } attı, { $sum }; ödedi: { $chips }.
sevenpower-all = { $seat } { $faces } attı, { $sum }; kalanın hepsini ödedi: { $chips }.
sevenpower-sheet-seven = 7 yedi fiş alır, yoksa uzaklık ödenir
sevenpower-sheet-eleven = 11 potu alır, 12 ikiye katlar, yoksa uzaklık
sevenpower-sheet-left = potta kalan: { $count }
sevenpower-sheet-aim = hedef: { $aim }
sevenpower-sheet-puts = toplam { $sum }, uzaklığı öder: { $off }
sevenpower-sheet-doubles = { $sum } potu katlar, öder: { $count }
sevenpower-sheet-rest = { $sum }: son { $count } pota gider
sevenpower-sheet-last = toplam { $sum }, uzaklık { $off }: sonunu öder: { $count }
sevenpower-sheet-takes = toplam { $sum }, alır: { $count }

sevenpower-lesson-1 = 6 + 4 = 10, yediye uzaklık 3: Ayşe ödedi
sevenpower-lesson-2 = 4 + 3 = 7: Burak’a yedi fiş
sevenpower-lesson-3 = “at”: potun eksiğini banka tamamlar
