vertushka-name = Zarı devir
vertushka-also = otuz bir | zar devirme
vertushka-about = Tek atış, sonra zar yalnız yandan yana devrilir. Tam 31 yap, hiç geçme.
vertushka-brief = bir zar, iki dakika
vertushka-rules =
    Oyunculardan biri zarı atar: gösterdiği, baştaki toplamdır. Ondan sonra kimse atmaz. Öteki başlar, sırayla oynanır: zarı bir kenarından yanına devir, üste gelen yüzü ekle.

    Her yüz gelmez: ne üstteki, ne alttaki (karşılıklı yüzler yedi eder), ne de son devirmeden önce üstte olan. Yani üç seçenek var, ilk devirmede dört.

    Tam 31 yapan 3 puan alır. Geçen, fazlası kadar puanı ötekine verir: 33, ona 2 puan. Sonra öteki atar, 6 puan maçı kazandırır.

    İki zarla birini devirirsin, iki üst yüz de eklenir. Yasak her zar için ayrıdır.

    Üstte istediğin yüzü yaz: 6. İki zarla hangisi olduğunu söyle: sol 6, sağ 6, ya da 4 gösteren için 4>6. Düğmeler toplamı da gösterir.
vertushka-opt-count = kaç zar devrilir
vertushka-opt-target = turu kazandıran toplam
vertushka-opt-points = maçı kazandıran puan; 1 ise tek tur
vertushka-key-count = adet | zar sayısı
vertushka-key-target = hedef | toplam
vertushka-key-points = puan | maç
vertushka-set-count = { $value } zar
vertushka-set-target = hedef { $value }
vertushka-set-points = { $value ->
    [one] tek tur
   *[other] { $value } puanlık maç
}
vertushka-preset-two = iki zar
vertushka-preset-single = tek tur | tek oyun

vertushka-word-throw = at | atıyorum | salla | zar at
vertushka-word-left = sol | soldaki
vertushka-word-right = sağ | sağdaki

vertushka-ask = { $dice ->
        [one] zarı devir
       *[other] bir zar devir
    }: şimdilik { $total }, kalan { $left }
vertushka-tip = { $face } → { $makes }
vertushka-tip-news = { $seat } devirdi, üstte { $face }: { $makes }.
vertushka-tip-left = ⬅ { $face } → { $makes }
vertushka-tip-right = ➡ { $face } → { $makes }
vertushka-tip-left-news = { $seat } soldakini devirdi, üstte { $face }: { $makes }.
vertushka-tip-right-news = { $seat } sağdakini devirdi, üstte { $face }: { $makes }.
vertushka-sheet-points = { $points ->
    [one] tek tur
   *[other] { $points } puanlık
}
vertushka-sheet-over = = { $sum }, geçti
vertushka-sheet-target = hedef
vertushka-sheet-before = üstteydi
vertushka-sheet-before-short = önceki

vertushka-told-throw = { $seat } attı: { $faces }.
vertushka-told-made = { $seat } tam { $target } yaptı: { $points } puan!
vertushka-told-passed = { $seat } geçti: { $sum }. { $points } puan alan: { $other }.

vertushka-reject-syntax = { $dice ->
    [one] Üstte istediğin yüzü yaz, örneğin 6.
   *[other] Hangi zarı ve üstte istediğin yüzü yaz: sol 6, sağ 6, ya da 4 gösteren zar için 4>6.
}
vertushka-reject-face = Zarın yüzleri 1–6’dır.
vertushka-reject-top = { $face } zaten üstte. Zarı şunlardan birine devir: { $faces }.
vertushka-reject-under = { $face } altta, karşısı { $top }: bir devirmeyle üste gelmez. Olabilenler: { $faces }.
vertushka-reject-before = { $face } son devirmeden önce üstteydi, hemen geri dönülmez. Olabilenler: { $faces }.
vertushka-reject-neither = Şimdi iki zar da buna devrilemez: { $face }.
vertushka-reject-shown = { $top } gösteren zar yok. Üstte: { $tops }.
vertushka-reject-which = İki zar da buna devrilebilir. Hangisi, söyle: sol { $face } ya da sağ { $face }.
vertushka-reject-throw = Önce zarlar atılır.
vertushka-reject-thrown = Zarlar atıldı: şimdi birini devir.

# What the board in letters says.
vertushka-board-to = →
vertushka-board-seat = yer
vertushka-board-throws = atar
vertushka-board-was = önce
vertushka-board-may-be = olabilir
vertushka-board-last = son
vertushka-board-of = /

vertushka-lesson-1 = Bu yüz üstte: en son o eklendi
vertushka-lesson-2 = Üste gelecek yüzü yaz; bu da toplam
vertushka-lesson-3 = Az önce üstteydi: bu kadar çabuk olmaz
vertushka-lesson-4 = Tam 31, 3 puan getirir
vertushka-lesson-5 = 31’i geçince fazlası ötekinin puanı
