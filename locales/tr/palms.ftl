palms-name = Avuçlar
palms-also = avuç | avuç içi
palms-about = Avcuna sayılar dağılmış. Sen söylenen sayıyı ararken öteki, ızgarasını çarpılarla doldurur.
palms-brief = on dakika
palms-rules =
    Her oyuncunun, başka kimsenin görmediği, üstüne 1’den 30’a sayılar dağılmış bir avcu ve 8 × 8 karelik boş bir ızgarası var.

    Önce yalnız senin gördüğün avcuna bak ve ona yanıt olarak ya da bota özelden “hazırım” de. İki oyuncu da deyince ilk sayı söylenir.

    Sırayla sayı söylenir: 17. Öteki onu avcunda arar ve durduğu kareyi, yine avuca yanıt olarak ya da bota özelden yazar: f9. Botun sayıyı gösterdiği andan doğru yanıta kadar her tam saniye için söyleyen bir çarpı koyar. Yanlış kare bir çarpı daha demek. Yirmi saniyeden sonra arama biter, yirmiden çok çarpı hiç olmaz. Sonra sayıyı öteki söyler.

    Her sayıyı, öteki ne söylemiş olursa olsun, bir kez söylersin. Izgarasını ilk dolduran kazanır. Önce bütün sayılar söylenmişse çarpısı çok olan kazanır.

    Açan kişi 10–60 sayı ve ızgaranın boyunu seçebilir.
palms-opt-numbers = avuçta kaç sayı var
palms-opt-grid = çarpılarla dolan ızgara
palms-key-numbers = sayılar | sayı
palms-key-grid = ızgara | boy
palms-set-numbers = { $value } sayı
palms-set-grid = ızgara { $value }

palms-word-ready = hazırım | hazır | tamam

palms-own-secret = ✋ Avcum
palms-ask-ready = { $several ->
    [yes] avcunuza bakın, sonra düğmeyle ya da özelden “hazırım” deyin
   *[no] avcuna bak, sonra düğmeyle ya da özelden “hazırım” de
}
palms-ask-call = { $most ->
    [one] bir sayı söyle: 1
   *[other] 1 ile { $most } arasında bir sayı söyle
}
palms-ask-find = avcunda bul ve karesini yaz: { $number }
palms-do-ready = ✅ Hazırım
palms-do-ready-news = { $seat } hazır.
palms-do-call = { $number }
palms-do-find = avuçta bir kare
palms-crosses = { $count } / { $all }
palms-lost = { $seconds } sn gitti

palms-ready = { $seat } hazır.
palms-called = { $seat } söyledi: { $number }!
palms-wrong = { $seat }: { $number } orada değil. Bir çarpıya mal oldu.
palms-found = { $seat } { $seconds } saniyede buldu: { $number }. { $crosses ->
    [0] Çarpı yok
   *[other] { $crosses } çarpı
}: { $caller }{ $wrong ->
    [0] {""}
   *[other] , { $wrong } tanesi yanlış kareden
}.
palms-late = { $seat } { $seconds } saniyede bulamadı: { $number }. { $crosses } çarpı: { $caller }.

palms-reject-syntax-ready = Önce avcuna bak. Sonra bana özelden “hazırım” de.
palms-reject-syntax-call = Söylediğin sayıyı yaz, 1 ile { $most } arası.
palms-reject-syntax-find = Sayının durduğu kareyi yaz, örneğin f9.
palms-reject-wait = Önce son sayın bulunsun. Sonra yenisini söylersin.
palms-reject-number = { $most ->
    [one] Avuçta yalnız 1 var.
   *[other] Avuçtaki sayılar 1 ile { $most } arası.
}
palms-reject-called = { $number } daha önce söyledin. Başka sayı söyle.
palms-reject-outside = Bu kâğıtta { $place } yok: son kare { $last }.

# What the board in letters says.
palms-board-crosses = çarpı
palms-board-of = /
palms-board-lost = gitti
palms-board-called = söyledi
palms-board-sought = aranan
palms-board-ready = hazır
palms-board-yes = evet
palms-board-no = hayır

palms-sheet-called = söylenenler çizili:

palms-lesson-1 = Ayşe 1 dedi: bota “c8” yaz
palms-lesson-2 = Aradığın her saniye Ayşe’ye bir çarpı
palms-lesson-3 = Izgarayı ilk dolduran kazanır
palms-lesson-4 = Bu avucu yalnız Burak görür
