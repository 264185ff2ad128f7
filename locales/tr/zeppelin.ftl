# The airship: chips on fields, and a gondola that keeps them.

zeppelin-name = Zeplin
zeppelin-also = hava gemisi | gondol
zeppelin-about = Boş haneye fiş koy, doludan al; altı ise hiçbir şey geri vermeyen gondola düşer. Fişi olan son kişi kazanır.
zeppelin-brief = bir zar, beş dakika
zeppelin-rules =
    Herkesin altı fişi var. Zeplinin 1’den 5’e beş hanesi var, altında 6 numara olan gondol asılı.

    Sıra sendeyken tek zar at. O sayının hanesi boşsa fiş koy. Fiş varsa al. 6’da her zaman gondola bir fiş koyarsın, orada kalır.

    Fişi kalmayan çıkar. Fişi olan son kişi kazanır.

    Örneğin Ayşe 3 atar, 3. haneye fiş koyar. Burak da 3 atar, onu alır.

    “at” de ya da düğmeye bas.

zeppelin-opt-chips = herkesin kaç fişi var
zeppelin-key-chips = fiş | fişler
zeppelin-set-chips = kişi başına { $value } fiş

zeppelin-word-roll = at | atıyorum | salla | zar at

zeppelin-put = { $seat } { $face } attı, oraya fiş koydu.
zeppelin-take = { $seat } { $face } attı, fişi aldı.
zeppelin-gondola = { $seat } { $face } attı: gondola bir fiş.
zeppelin-sheet = Fişi olan son kişi kazanır
zeppelin-sheet-puts = { $face } boş, 1 koyar
zeppelin-sheet-takes = { $face } dolu, 1 alır
zeppelin-sheet-keeps = { $face }, gondola 1 koyar
zeppelin-sheet-gondola = × { $count }

zeppelin-lesson-1 = “at”: 2. hane boştu, Ayşe ödedi
zeppelin-lesson-2 = 6 gondola gider ve orada kalır
zeppelin-lesson-3 = 1. hane doluydu: Burak fişi aldı
zeppelin-lesson-4 = Ayşe’nin fişi kalmadı, oyundan çıktı
