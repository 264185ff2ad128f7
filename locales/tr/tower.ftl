# The Kremlin tower: four dice, two sums, three runners.

tower-name = Kremlin kulesi
tower-also = kule | kremlin
tower-about = Dört zar iki toplam eder, üç tırmanıcı sütunlarını çıkar: zamanında dur, yoksa kazandıkları gider.
tower-brief = dört zar, on dakika
tower-rules =
    Ötekilerden önce üç sütunun tepesine çık.

    Sıra sendeyken dört zar at ve iki çifte ayır. Tırmanıcıların iki toplamın sütununda birer basamak çıkar. Üç tırmanıcı var; yenisi kendi işaretinin hemen üstünden başlar. İki toplam da, olabiliyorsa, kullanılmalı; iki yeni sütuna bir tırmanıcı kaldıysa sen seçersin.

    Her atıştan sonra dur ya da yeniden at. Durursan işaretlerin tırmanıcıların yerine çıkar. Bir atış hiçbir tırmanıcıya yaramazsa bu sıranın bütün kazandığı gider. Birinin tepesine vardığı sütun herkese kapanır.

    2 3 3 6 attın: 5 ve 9, ya da 8 ve 6. “al 5 9” ya da kısaca “5 9” yaz, sonra “at” ya da “dur”; ya da düğmelere bas.

    Maç üçüncü sütunla biter; “sütunlar” başka sayı verir.

tower-opt-columns = kaç sütun kazandırır
tower-key-columns = sütunlar | sütun
tower-set-columns = { $value } sütun kazandırır

tower-word-roll = at | yeniden at | atıyorum | salla | zar at
tower-word-hold = dur | duruyorum | yeter
tower-word-take = al | tırman | çık

tower-take = { $sums }
tower-take-news = { $seat } tırmanıyor: { $sums }.

tower-ask-take = bu zarlardan hangi toplamları yapıyorsun: { $faces }?
tower-ask-one = bu zarlardan hangi toplamı alıyorsun: { $faces }?
tower-ask = { $free ->
    [0] yeniden mi, dur mu?
   *[other] yeniden mi, dur mu? Boşta { $free } tırmanıcı var
}

tower-threw = { $seat } { $faces } attı.
tower-falls = { $seat } { $faces } attı: hiçbir tırmanıcı çıkamıyor, sıra gitti.
tower-takes = { $seat } tırmanıyor: { $sums }.
tower-stops = { $seat } duruyor; işaretler tırmanıcıların yerine geçti: { $sums }.
tower-top = { $columns ->
    [one] { $seat } tepede: { $sum }, ilk sütunu.
   *[other] { $seat } tepede: { $sum }; şimdi { $columns } sütunu var.
}

tower-reject-columns = Bu kadar çok sütunla belki kimse kazanamaz: daha az sütun ya da daha az oyuncu seç.
tower-reject-syntax = Tırmanacağın toplamları yaz, örneğin “5 9”, ya da “at” veya “dur”.
tower-reject-take = Bu atıştan çıkanlar: { $moves }.
tower-reject-one = İki toplama yetecek tırmanıcı yok: birini seç. Bu atıştan çıkanlar: { $moves }.
tower-reject-decide = Bu atışla tırmandın: yeniden at ya da dur.
tower-reject-first = Önce bu atışın toplamlarını seç.

tower-sheet = { $columns } sütun yeter
tower-sheet-runners = { $columns } sütun yeter; çarpı tırmanıcıdır

tower-lesson-1 = İki çiftin toplamı: “5 9” ya da “6 8”
tower-lesson-2 = Sarı: tırmanıcılar; toplam uymazsa gider
tower-lesson-3 = “dur” deyince işaretler orada kalır
tower-lesson-4 = Tepesine varılan kapanır; burada iki yeter
