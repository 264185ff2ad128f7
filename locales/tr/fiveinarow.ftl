fiveinarow-name = Beş yan yana
fiveinarow-also = gomoku | yan yana beş | beşli sıra | renju
fiveinarow-about = Uçsuz bucaksız kâğıtta çarpılar ve yuvarlaklar: yan yana ilk beşi dizen kazanır.
fiveinarow-brief = on dakika
fiveinarow-rules =
    Ucu bucağı olmayan kareli kâğıtta (40 × 40 kare, kimse dolduramaz) sırayla çarpı ve yuvarlak konur, her seferinde boş bir kareye bir tane. Yatay, dikey ya da çapraz yan yana ilk beş kazanır; dolan kâğıt berabere. Resim oynanan yeri gösterir, gerektikçe büyür.

    Bir kare yaz, örneğin t20.

    Çeşitleri: sıra – dört ya da altı yan yana; tam – daha uzun sıra kazandırmaz. açık3 – çarpı, kazandırmıyorsa, tek işaretle iki açık üçlü yapamaz. Açık üçlü, bir işaretle iki ucundan kazanan dörtlüye dönüşendir (dörtlü oyunda açık ikili, altılıda açık dörtlü).

    swap2 – birinci oyuncu çarpı, yuvarlak, çarpı koyar (t20 u19 s22, ya da tek tek). İkinci çarpıları alır, yuvarlakları alır, ya da bir yuvarlakla bir çarpı daha koyup seçimi birinciye bırakır. Sonra yuvarlak oynar.
fiveinarow-opt-line = yan yana kaç işaret kazandırır
fiveinarow-opt-exact = daha uzun sıra kazandırmaz
fiveinarow-opt-open3 = çarpı tek işaretle iki açık üçlü yapamaz
fiveinarow-opt-swap2 = turnuva açılışı: biri üç işaret koyar, öteki tarafını seçer
fiveinarow-key-line = sıra | dizi
fiveinarow-key-exact = tam | tam tamına
fiveinarow-key-open3 = açık3 | iki üçlü
fiveinarow-key-swap2 = swap2 | değişim
fiveinarow-preset-tournament = turnuva
fiveinarow-set-line = { $value } yan yana
fiveinarow-set-exact = { $value ->
    [off] daha uzun sıra da kazandırır
   *[on] daha uzun sıra kazandırmaz
}
fiveinarow-set-open3 = { $value ->
    [off] çarpıya her şey serbest
   *[on] çarpıya aynı anda iki açık üçlü yasak
}
fiveinarow-set-swap2 = { $value ->
    [off] çarpı başlar
   *[on] swap2 açılışı
}
fiveinarow-word-crosses = çarpılar | çarpı | çarpıları alıyorum | çarpıları al
fiveinarow-word-rings = yuvarlaklar | yuvarlak | yuvarlakları alıyorum | yuvarlakları al
fiveinarow-word-more = iki daha | iki işaret daha | daha

fiveinarow-crosses = ✕ Çarpılar
fiveinarow-rings = ◯ Yuvarlaklar
fiveinarow-more = İki işaret daha

fiveinarow-ask-cross = çarpı koy
fiveinarow-ask-ring = yuvarlak koy
fiveinarow-ask-three = üç işaretle aç: çarpı, yuvarlak, çarpı
fiveinarow-ask-two = bir yuvarlak, bir çarpı koy
fiveinarow-ask-choice = seç: çarpılar, yuvarlaklar ya da iki işaret daha
fiveinarow-ask-take = seç: çarpılar ya da yuvarlaklar

fiveinarow-took-crosses = { $seat } çarpıları aldı. Sıra yuvarlakta.
fiveinarow-took-rings = { $seat } yuvarlakları aldı ve oynuyor.
fiveinarow-took-more = { $seat } iki işaret daha koyuyor, seçimi bırakıyor.

fiveinarow-reject-syntax = Bir kare yaz, örneğin t20.
fiveinarow-reject-syntax-choice = Seçtiğini yaz: “çarpılar”, “yuvarlaklar” ya da “iki daha”.
fiveinarow-reject-outside = Bu kâğıtta { $place } yok: son kare { $last }.
fiveinarow-reject-taken = { $place } dolu. Boş bir kare seç.
fiveinarow-reject-threes = { $place } karesine çarpı aynı anda iki açık üçlü yapar. Çarpı bunu yalnız kazanıyorsa yapabilir.
fiveinarow-reject-many = { $left ->
    [one] Şimdi bir işaret koyuyorsun. Tek kare yaz.
   *[other] Şimdi { $left } işaret koyuyorsun, fazlasını değil.
}
fiveinarow-reject-choose = Önce seç: “çarpılar”, “yuvarlaklar” ya da “iki daha”.
fiveinarow-reject-take = Önce seç: “çarpılar” ya da “yuvarlaklar”.
fiveinarow-reject-more = İki işaret daha kondu bile: “çarpılar” ya da “yuvarlaklar” seç.
fiveinarow-reject-settled = Şimdi seçecek bir şey yok. Kare yaz.

fiveinarow-sheet-three = { $seat } ilk üç işareti koyuyor
fiveinarow-sheet-chooses = { $seat } seçiyor:
fiveinarow-sheet-choice = çarpı, yuvarlak ya da iki işaret daha
fiveinarow-sheet-two = { $seat } iki işaret daha koyuyor
fiveinarow-sheet-take = çarpı ya da yuvarlak

fiveinarow-lesson-1 = Beşinci çarpı buraya konur, kazanır: “x20”
fiveinarow-lesson-2 = Çarpı ve yuvarlak sırayla, birer birer
fiveinarow-lesson-3 = Sıra düz ya da çapraz gider
