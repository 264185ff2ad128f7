# The counter of Cameroon: marks on the sums of dice.

countercameroon-name = Kamerun sayacı
countercameroon-also = sayaç
countercameroon-about = Dört zarı iki çifte ayır, toplamlarını işaretle: bir toplama dört işareti ilk koyan onu alır. Toplam seyrekleştikçe değeri artar.
countercameroon-brief = dört zar, on dakika
countercameroon-rules =
    Değerli toplamları al. Sıra sendeyken dört zar atılır; iki çifte ayır ve iki toplamın her birine işaret koy. Bir toplamda dört işarete ilk varan onu alır, toplam herkese kapanır.

    Her toplamın ardındaki sayı değeridir: 7 için 1, seyrekleştikçe çoğu, 2 ve 12 için 11’e kadar. “değerler=düz” ile 1–6.

    1 4 5 6 attın: 5 ve 11’i, 6 ve 10’u ya da 7 ve 9’u işaretle. “işaret 5 11” ya da kısaca “5 11” yaz, ya da bir düğmeye bas.

    “biçim=iki” ile iki zar atılır, bir toplam eder: işaretle, ya da ikisini de “yeniden” at, sırada en çok üç kez; son toplam işaretlenmek zorunda.

    On bir toplamın hepsi alınınca maç biter; en çok puanı olan kazanır. Tek atış herkese sayılıyorsa, dört işarete aynı anda varanların hepsi toplamı alır.

countercameroon-opt-form = iki toplam eden dört zar, ya da bir toplam eden iki zar
countercameroon-opt-throws = bir sırada iki zar kaç kez atılabilir
countercameroon-opt-values = toplamların değeri: 1–11 ya da 1–6
countercameroon-key-form = biçim
countercameroon-key-throws = atışlar | atış
countercameroon-key-values = değerler | değer
countercameroon-is-four = dört
countercameroon-is-two = iki
countercameroon-is-steep = dik
countercameroon-is-flat = düz
countercameroon-set-form = { $value ->
    [two] iki zar
   *[other] dört zar
}
countercameroon-set-throws = iki zarla en çok { $value } atış
countercameroon-set-values = { $value ->
    [flat] toplamların değeri 1–6
   *[other] toplamların değeri 1–11
}

countercameroon-word-throw = at | atıyorum | salla | zar at
countercameroon-word-name = söyle | söylüyorum
countercameroon-word-mark = işaret | işaretle
countercameroon-word-again = yeniden | yeniden at | tekrar

countercameroon-mark = { $sums }
countercameroon-mark-news = { $seat } işaretledi: { $sums }.

countercameroon-again = 🎲 Yeniden at
countercameroon-again-news = { $seat } yeniden atıyor.
countercameroon-ask = bu zarlardan hangi toplamlar: { $faces }?
countercameroon-ask-two = { $sum } işaretlensin mi, yeniden mi atıyorsun?

countercameroon-threw = { $seat } { $faces } attı.
countercameroon-marks = { $seat } işaretledi: { $sums }.
countercameroon-won = { $sum } alındı, { $points } puan: { $names }.

countercameroon-reject-syntax = İşaretlediğin toplamları yaz: “5 11”, 5’i ve 11’i işaretler.
countercameroon-reject-sums = Bu zarlardan çıkanlar: { $ways }.
countercameroon-reject-again = Bu sırada başka atış yok: elindekini işaretle.
countercameroon-reject-name = Toplamı hâlâ açık olan zarlar söyle.

countercameroon-sheet = Dört işaret toplamı alır
countercameroon-sheet-two = Dört işaret toplamı alır; atış { $throw }
countercameroon-sheet-closed = toplam kapalı
countercameroon-sheet-points = puan

countercameroon-lesson-1 = Her toplamın değeri
countercameroon-lesson-2 = Dört işaret: Ayşe 2’yi aldı
countercameroon-lesson-3 = Ötekilerin hepsine kapalı
countercameroon-lesson-4 = Zarları ayır: “6 8” ya da “7 7”
