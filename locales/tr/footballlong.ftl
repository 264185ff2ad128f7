footballlong-name = Uzun paslı futbol
footballlong-also = uzun top | uzun futbol
footballlong-about = Kâğıt üstünde, hamlesi dört adımlık futbol: top çizgi geçmemiş yere gider; yolu kalmayan rakibine serbest vuruş verir.
footballlong-brief = on beş dakika
footballlong-rules =
    Top ortada başlar. Bir hamle, kâğıdın çizgileri boyunca dört adımdır; her adım çizgi geçmemiş bir noktaya atılır. Kenar kapalıdır, ama direklerin arasındaki noktalar açık.

    Direklerin arasındaki bir noktadan çizgiyi geç: gol. Böyle bir hamle dört adımdan kısa olabilir. Çizgiye değmek gol değildir. Adının yanındaki ok nereye hücum ettiğini gösterir.

    Hamleni tamamlayamıyorsan öteki serbest vuruş kullanır: sekiz yönden birine düz altı adım, bütün çizgilerin üstünden, ama kalene giren dışında sahadan çıkmadan. Direk topu geri yollar. Üst üste on vuruştan sonra penaltılar: ikisi de gizlice köşe seçer.

    Golden sonra golü yiyen başlar. Noktaları ya da yönleri yaz: i12 i11 j11 j10, k k d k, vuruş kd. “adım=çapraz”: çapraz da gidilebilen üç adım, çizgiler kesişemez.
footballlong-opt-size = sahanın kare olarak eni ve boyu, ikisi de çift; kaleler kısa kenarlarda
footballlong-opt-goal = kaleler kaç kare geniş, çift sayı (söylemezsen enin dörtte biri kadar)
footballlong-opt-step = bir hamle: 4 düz – kâğıdın çizgileri boyunca dört adım; 3 her yöne – üç adım, çapraz da olur
footballlong-opt-kick = serbest vuruş kaç adım, 6 ya da 13
footballlong-opt-goals = kaç gol kazandırır
footballlong-opt-after = golden sonra saha: temiz, ya da devam – çizgiler kalır
footballlong-key-size = boy | saha
footballlong-key-goal = kale | kale genişliği
footballlong-key-step = adım | sıra
footballlong-key-kick = vuruş | serbest vuruş
footballlong-key-goals = gol | goller
footballlong-key-after = sonra | golden sonra
footballlong-is-4 = 4 düz | dört | düz
footballlong-is-3d = 3 her yöne | üç | çapraz
footballlong-is-6 = 6 | kısa
footballlong-is-13 = 13 | uzun
footballlong-is-clean = temiz
footballlong-is-continue = devam | çizgiler kalır
footballlong-set-size = saha { $value }
footballlong-set-goal = kaleler { $value } kare geniş
footballlong-set-step = { $value ->
    [4] hamlede dört düz adım
   *[other] hamlede üç adım, çapraz da olur
}
footballlong-set-kick = serbest vuruş { $value } adım
footballlong-set-goals = { $value ->
    [one] bir gol kazandırır
   *[other] { $value } gol kazandırır
}
footballlong-set-after = { $value ->
    [continue] golden sonra çizgiler kalır
   *[other] golden sonra saha temiz
}
footballlong-word-n = k | kuzey | yukarı
footballlong-word-ne = kd | kuzeydoğu
footballlong-word-e = d | doğu
footballlong-word-se = gd | güneydoğu
footballlong-word-s = g | güney | aşağı
footballlong-word-sw = gb | güneybatı
footballlong-word-w = b | batı
footballlong-word-nw = kb | kuzeybatı
footballlong-word-kick = vuruş | şut | vur
footballlong-word-left = sol | sola
footballlong-word-middle = orta | ortaya
footballlong-word-right = sağ | sağa

footballlong-ask = topu { $links } adım götür
footballlong-ask-kick = serbest vuruşu kullan: bir yön seç
footballlong-ask-aim = penaltı: nereye vuracağını seç
footballlong-ask-jump = penaltı: nereye atlayacağını seç
footballlong-kick = vuruş { $arrow }
footballlong-left = ← sol
footballlong-middle = orta
footballlong-right = sağ →
footballlong-ball = ●
footballlong-none = ·
footballlong-goal = Gol: { $seat }!
footballlong-stuck = { $seat } hamlesini tamamlayamıyor; serbest vuruşu { $other } kullanıyor.
footballlong-penalties = Üst üste on serbest vuruş: penaltılar! İlk vuran: { $seat }.
footballlong-converted = { $seat } penaltıyı gole çevirdi.
footballlong-saved = { $other } penaltıyı kurtardı. Vuran: { $seat }.
footballlong-is-penalties = Penaltılar
footballlong-is-shooting = Penaltılar: { $seat } vurur, { $other } kalede
footballlong-is-in = gol
footballlong-is-kept = kurtardı
footballlong-is-keeper = kaleci
footballlong-sheet-arrow = gol için
footballlong-sheet-open = gidilir

footballlong-reject-syntax = Yolun noktalarını yaz, örneğin i12 i11 j11 j10, ya da yönleri: k k d k.
footballlong-reject-syntax-kick = Serbest vuruşun yönünü yaz, örneğin vuruş kd.
footballlong-reject-syntax-side = Bir köşe seç: sol, orta ya da sağ.
footballlong-reject-outside = Bu sahada { $place } yok: son nokta { $last }.
footballlong-reject-far = Top { $ball } noktasındayken { $place } bir adımda olmaz: yoldaki her noktayı yaz.
footballlong-reject-slants = Burada adımlar kâğıdın çizgileri boyunca gider; bu çapraz (top: { $ball }).
footballlong-reject-visited = { $ball } noktasından çizgi geçmiş.
footballlong-reject-crosses = Bu adım bir çizgiyi kesiyor (top: { $ball }).
footballlong-reject-border = { $ball } kenarda; kenar, direklerin arası dışında kapalı.
footballlong-reject-leaves = Bu adım sahadan çıkar (top: { $ball }). Gol, direklerin tam arasındaki bir noktadan atılır.
footballlong-reject-own = Orası senin kalen (top: { $ball }); sen ötekine hücum ediyorsun.
footballlong-reject-count = Bu { $count } adım; bir hamle { $want } adımdır, daha azı yalnız golle olur.
footballlong-reject-goal = Top o zaman kalede. Arkasını yazma.
footballlong-reject-kick = Tam boy vuruş { $arrow } sahadan çıkar. Sahada kalanlar: { $arrows }
footballlong-reject-shorter = Burada hiçbir vuruş tam boy değil, en uzunu geçerli, { $links } adım: { $arrows }
footballlong-reject-no-kick = Topu götürebiliyorsun, serbest vuruş yok. Yolunun noktalarını yaz.
footballlong-reject-only-kick = { $other } hamlesini tamamlayamıyor, serbest vuruş senin. Bir yön seç, örneğin vuruş kd.
footballlong-reject-wide = { $goal } karelik kale fazla geniş: burada en çok { $most } olur.

footballlong-lesson-1 = Ayşe oynayamıyor: Burak vuruş kullanır
footballlong-lesson-2 = Serbest vuruş, düz altı adım: “vuruş g”
footballlong-lesson-3 = Bir hamle dört adım, yalnız yeni noktaya
footballlong-lesson-4 = Şimdi sıra Ayşe’de: “c8 d8 d7 e7”
footballlong-lesson-5 = Burak buraya, çizginin ötesine atar
