balda-name = Balda
balda-also = kelime karesi | harf karesi
balda-about = Tahtaya bir harf ekle, ondan geçen yeni bir kelime oku. Uzun kelimenin puanı çok. 1–4 kişi.
balda-brief = yarım saat
balda-rules =
    Ortadaki satırda bir kelime yazılıdır. Sıra sendeyken boş bir kareye bir harf yaz ve o harften geçen bir kelime söyle: kareden kareye yukarı, aşağı ya da yana, her kare bir kez, çapraz asla. Kelimenin her harfi bir puan.

    Yalnız yalın hâlde cins isimler sayılır, hiçbir kelime iki kez söylenmez, baştaki kelime de. Sözlük kelimeni bilmezse ötekiler karar verir: biri evet der, kimse hayır demezse sayılır. Sıra başına böyle tek kelime denenir. Bilgisayarın oyu yoktur.

    Pas geçebilirsin. Tahta dolunca ya da herkes üst üste pas geçince en çok puanı olan kazanır. Tek başına oynarken amaç tahtayı doldurmaktır.

    Kare, harf ve kelimeyi yaz: c2 k kale.

    Açan kişi kenarı (boy=7), ilk kelimeyi (kelime=hayal) ya da kişi başına sıra sayısını (sıralar=5) seçebilir. “/balda özel” ile özel adlar da ötekilere sorulur.
balda-opt-size = bir kenardaki kare sayısı, tek sayı (5, ya da ilk kelimenin harf sayısı kadar)
balda-opt-word = ilk kelime: kelime=hayal (söylemezsen kura çekilir)
balda-opt-proper = ötekiler kabul ederse özel adlar da sayılır
balda-opt-turns = kişi başına kaç sıra; 0: tahta dolana kadar
balda-opt-lang = kelimelerin dili
balda-key-size = boy | kare
balda-key-word = kelime | ilk kelime
balda-key-proper = özel | özel adlar
balda-key-turns = sıralar | sıra
balda-key-lang = dil
balda-set-size = tahta { $value } × { $value }
balda-set-word = ilk kelime { $value }
balda-set-proper = { $value ->
    [on] ötekiler kabul ederse özel adlar da
   *[other] yalnız cins isimler
}
balda-set-turns = { $value ->
    [0] tahta dolana kadar
   *[other] kişi başına { $value } sıra
}
balda-set-lang = kelimeler: { $language }

balda-word-pass = pas | pas geçiyorum
balda-word-counts = sayılır | geçerli | sayılsın
balda-word-void = sayılmaz | geçersiz | sayılmasın
balda-word-abstain = çekimser | çekimserim

balda-ask = { $several ->
    [yes] bir harf yazıp ondan geçen bir kelime söyleyin ya da pas geçin
   *[no] bir harf yazıp ondan geçen bir kelime söyle ya da pas geç
}
balda-sheet-vote = { $word } sözlükte yok: ötekiler oylar
balda-ask-vote = { $word } sözlükte yok. Cins isimse sayılır: sayılsın mı?
balda-ask-proper = { $word } sözlükte yok. Sayılsın mı? Özel adlar da olur
balda-write = { $place } { $letter }: { $word }, { $count } puan
balda-pass = ⏭ Pas
balda-yes = ✅ Sayılır
balda-no = ❌ Sayılmaz
balda-abstain = çekimser
balda-pass-news = { $seat }: pas.
balda-yes-news = { $seat }: sayılır.
balda-no-news = { $seat }: sayılmaz.
balda-offered = { $seat }: { $place } { $letter }, önerilen kelime { $word }: ötekiler kabul ederse { $count } puan.
balda-taken = { $word } sayılır.
balda-turned-down = { $word } sayılmaz. { $seat } sözlükten bir kelimeyle bir kez daha deniyor.

balda-reject-syntax = Kare, harf ve kelimeyi yaz, örneğin c2 k kale; ya da “pas”.
balda-reject-letters = Bu maçın kelimeleri: { $language }. Harfi de kelimeyi de bu dilde yaz.
balda-reject-outside = Bu tahtada { $place } yok: son kare { $last }.
balda-reject-taken = { $place } karesinde zaten harf var. Boş bir kare seç.
balda-reject-short = Kelime en az iki harflidir.
balda-reject-letter = Yol { $place } karesinden geçmeli, ama şu harf kelimede yok: { $letter } ({ $word }).
balda-reject-used = { $word } daha önce kullanıldı.
balda-reject-through = Yol { $place } karesinden geçmeli: { $word } yalnız onsuz okunabiliyor.
balda-reject-path = Öyle bir yol yok: { $word }, { $place } karesinden geçerek kareden kareye okunamıyor.
balda-reject-unknown = { $word } sözlükte yok.
balda-reject-turned-down = { $word } sözlükte yok, ötekiler de kabul etmedi.
balda-reject-one-try = { $word } sözlükte yok; sıra başına yalnız bir uydurma kelime denenir. Sözlükten bir kelime seç ya da pas geç.
balda-reject-vote = Önce karar ver: { $word } “sayılır” mı, “sayılmaz” mı?
balda-reject-no-vote = Oylanacak bir şey yok.
balda-reject-word-letters = { $word } içinde bu dilde olmayan harfler var: { $language }. Kelimeler başka dildeyse dilini ekle, örneğin dil=en.
balda-reject-word-even = Ortada bir satır olsun diye ilk kelimenin harf sayısı tek olmalı: { $word } öyle değil.
balda-reject-word-size = { $word } { $count } harfli, tahtanın kenarı ise { $size } kare. İkisinden yalnız birini yaz.

balda-lesson-1 = Yeni S harfiyle SARI oldu: 4 puan
balda-lesson-2 = Kareden kareye oku, çapraz asla
balda-lesson-3 = Kare, harf ve kelime yaz: “c1 y saray”
balda-lesson-4 = Tahta dolunca en yüksek puan kazanır
