footballbounce-name = Sekmeli futbol
footballbounce-also = seken futbol | kâğıt futbolu
footballbounce-about = Kâğıtta adım adım futbol: top duvardan seker, daha önce çizgi geçen yerde yine sen oynarsın.
footballbounce-brief = on beş dakika
footballbounce-rules =
    Top ortada başlar. Bir hamle, komşu noktaya düz ya da çapraz bir adımdır. Adımlar kesişebilir, ama hiçbiri iki kez çizilmez.

    Top, çizgi geçmiş bir noktaya gelirse aynı oyuncu devam eder, böyle gittiği sürece hep.

    Duvar topu hemen, aynanın ışığı gibi geri yollar. Dönüş adımı çizilmişse istediğin gibi devam edersin. Köşeden çıkış yoktur.

    Adının yanındaki ok nereye hücum ettiğini gösterir. Kaleye giren adım goldür (çoğunlukla d1, e1, f1 ya da d11, e11, f11: direkler de sayılır), kendi kalene giren ötekinin. Devam etmesi gerekip de oynayamayan turu kaybeder. Sonra saha temizlenir, kaybeden başlar.

    Sıradaki noktayı yaz, f7, ya da yönü, gd. f7’den çizgi geçmişse bütün zinciri yazabilirsin: f7 g8.
footballbounce-opt-size = sahanın kare olarak eni ve boyu, ikisi de çift; kaleler kısa kenarlarda
footballbounce-opt-goal = kaleler kaç kare geniş, çift sayı
footballbounce-opt-goals = kaç gol kazandırır
footballbounce-opt-bounce = kenar: yansıtan – topu geri yollar; serbest – noktaları geçilmiş sayılır, kaleler çizginin bir adım arkasındadır
footballbounce-key-size = boy | saha
footballbounce-key-goal = kale | kale genişliği
footballbounce-key-goals = gol | goller
footballbounce-key-bounce = sekme | duvarlar
footballbounce-is-reflect = yansıtan | ayna
footballbounce-is-free = serbest
footballbounce-set-size = saha { $value }
footballbounce-set-goal = kaleler { $value } kare geniş
footballbounce-set-goals = { $value ->
    [one] bir gol kazandırır
   *[other] { $value } gol kazandırır
}
footballbounce-set-bounce = { $value ->
    [free] duvarlar geçilmiş sayılır
   *[other] duvarlar topu geri yollar
}
footballbounce-word-n = k | kuzey | yukarı
footballbounce-word-ne = kd | kuzeydoğu
footballbounce-word-e = d | doğu | sağ
footballbounce-word-se = gd | güneydoğu
footballbounce-word-s = g | güney | aşağı
footballbounce-word-sw = gb | güneybatı
footballbounce-word-w = b | batı | sol
footballbounce-word-nw = kb | kuzeybatı

footballbounce-ask = topu komşu bir noktaya oyna
footballbounce-ask-on = buradan çizgi geçmiş: devam et
footballbounce-shot = gol { $arrow }
footballbounce-ball = ●
footballbounce-drawn = ·
footballbounce-thrown = { $move }, duvardan sekti: { $end }
footballbounce-goal = { $seat } gol attı!
footballbounce-own-goal = { $seat } kendi kalesine attı; gol ötekinin: { $other }.
footballbounce-sheet-stuck = Top sıkıştı: { $seat } oynayamıyor
footballbounce-sheet-arrow = gol için
footballbounce-sheet-open = gidilir
footballbounce-stuck = { $seat } oynayamıyor; turu alan: { $other }.

footballbounce-reject-syntax = Sıradaki noktayı yaz, örneğin f7, bir zincir f7 g8, ya da yönler: k kd d gd g gb b kb.
footballbounce-reject-outside = Bu sahada { $place } yok: son nokta { $last }.
footballbounce-reject-far = { $place } topun komşusu değil (top: { $ball }): adım, çevresindeki sekiz noktadan birine gider.
footballbounce-reject-nowhere = Top zaten orada: { $ball }. Gideceği noktayı söyle.
footballbounce-reject-drawn = Bu adım çizilmiş (top: { $ball }). Boş birini seç; resimdeki baklavalar yerini gösterir.
footballbounce-reject-border = Bu adım kenar boyunca gider, kenar da çizilmiş sayılır (top: { $ball }).
footballbounce-reject-leaves = Bu adım sahadan çıkar (top: { $ball }).
footballbounce-reject-rests = { $ball } noktasından çizgi geçmemiş, sıra orada biter. Arkasını yazma.
footballbounce-reject-goal = Top o zaman kalede. Arkasını yazma.
footballbounce-reject-wide = { $goal } karelik kale fazla geniş: burada en çok { $most } olur.

footballbounce-lesson-1 = Duvar topu ayna gibi geri yolladı
footballbounce-lesson-2 = Buradan çizgi geçmişti: yine Ayşe
footballbounce-lesson-3 = Baklavalar gidilecek yer: “d5” yaz
footballbounce-lesson-4 = Ayşe buraya atar; direkler de sayılır
footballbounce-lesson-5 = Köşedeki gibi sıkıştın mı? Tur gitti
