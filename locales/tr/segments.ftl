segments-name = Noktalar ve çizgiler
segments-also = doğrular | çizgi çekmece | noktalar ve doğrular
segments-about = Boş noktaları ikişer birleştir, hiçbir şeyi kesme. Birleştirecek yer bulamazsan kaybedersin.
segments-brief = beş dakika
segments-rules =
    Kâğıda numaralı noktalar serpilmiştir. Oyuncular sırayla ikisini düz bir çizgiyle birleştirir. Her nokta yalnız bir çizginin ucu olabilir.

    Çizgi bir başkasını kesemez, ona değemez, üçüncü bir noktadan da geçemez.

    Birleştirecek iki nokta bulamayan kaybeder. Artık hiçbir şeye bağlanamayan noktaların üstü çizilir.

    İki noktanın numarasını yaz, örneğin 3-9.

    Açan kişi kaç nokta olacağını, 8–30, ve rastgele mi serpileceğini yoksa çember üzerinde mi duracağını seçer.
segments-opt-points = kaç nokta
segments-opt-layout = rastgele – noktalar kâğıda serpilir; çember – çember üzerinde durur
segments-key-points = noktalar | nokta
segments-key-layout = düzen
segments-is-random = rastgele | rasgele
segments-is-circle = çember | daire
segments-set-points = { $value } nokta
segments-set-layout = { $value ->
    [circle] çember üzerinde
   *[other] rastgele serpili
}

segments-ask = iki boş noktayı birleştir

segments-reject-syntax = İki noktanın numarasını yaz, örneğin 3-9.
segments-reject-none = Öyle bir nokta yok: numaraları 1 ile { $last } arası.
segments-reject-same = Çizgi iki farklı noktayı birleştirir.
segments-reject-taken = { $point } dolu: bağlı olduğu { $other }. Her noktada yalnız bir çizgi biter.
segments-reject-cross = Şunu keser: { $a }–{ $b }. Çizgiler birbirine değemez bile.
segments-reject-through = Şu noktadan geçiyor: { $point }. Yolda başka nokta olamaz.

segments-sheet-closed = — artık birleştirilemez
segments-sheet-stuck = { $seat }: hamle kalmadı

segments-lesson-1 = Hamle iki boş noktayı birleştirir: 2-6
segments-lesson-2 = Üstü çizili noktadan çizgi çıkmaz
segments-lesson-3 = Çizgiler kesişmez; hamlen yoksa kaybettin
