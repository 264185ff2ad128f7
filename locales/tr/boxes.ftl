boxes-name = Kare kapmaca
boxes-also = kare yapmaca | kare oyunu | kare kapatma | nokta birleştirme | dots and boxes
boxes-about = Komşu noktaları birleştir; kareyi kapatan onu alır ve yine oynar. En çok karesi olan kazanır.
boxes-brief = on dakika
boxes-rules =
    Oyuncular sırayla iki komşu noktayı yatay ya da dikey bir çizgiyle birleştirir.

    Bir karenin dördüncü kenarını çizen onu alır (bir çizgi iki kareyi birden kapatırsa ikisini de) ve bir çizgi daha çizmek zorundadır, çizilecek yer kaldıkça.

    Bütün çizgiler bitince en çok karesi olan kazanır; üç ya da dört kişide yerleri kareler belirler.

    İki noktayı yaz: b2-b3. Kısası: b2> b2’nin sağındaki, b2v altındaki çizgi.

    Açan kişi 2 × 2’den 9 × 9 kareye kadar boyu seçebilir. “çapraz” ile açık bir karenin içine, her birine bir kez, çapraz da çekilebilir: hiçbir şeyi kapatmaz ama hamledir, sıra sonraki oyuncuya geçer.
boxes-opt-size = enine ve boyuna kare sayısı
boxes-opt-diagonal = çizgi yerine açık bir kareye çapraz çekilebilir, her kareye bir kez
boxes-key-size = boy | kâğıt
boxes-key-diagonal = çapraz | çaprazlı
boxes-set-size = { $value } kare
boxes-set-diagonal = { $value ->
    [on] çaprazlı
   *[other] çaprazsız
}

boxes-ask = bir çizgi çek
boxes-ask-again = bir kare kapattın, bir çizgi daha çek
boxes-count = { $count }

boxes-reject-syntax = Birleştirdiğin iki noktayı yaz, örneğin b2-b3; ya da b2> (sağa), b2v (aşağı).
boxes-reject-outside = Bu kâğıtta { $place } noktası yok: sonuncusu { $last }.
boxes-reject-drawn = { $from } ile { $to } arasındaki çizgi zaten çizili.
boxes-reject-apart = { $from } ile { $to } komşu değil: çizgi yandaki ya da alttaki ilk noktaya gider.
boxes-reject-diagonal = { $from } ile { $to } arası çapraz; bu maçta çapraz yok.
boxes-reject-closed = { $from } ile { $to } arasındaki kare kapalı; çapraz yalnız açık kareye çekilir.
boxes-reject-slanted = { $from } ile { $to } arasındaki karede zaten çapraz var; birden fazlası olmaz.

boxes-lesson-1 = Dördüncü kenar kareyi alır: yine sendesin
boxes-lesson-2 = Hamle iki komşuyu birleştirir: “c2-d2”
boxes-lesson-3 = Üç kenarı var: sıradaki bu kareyi kapar
