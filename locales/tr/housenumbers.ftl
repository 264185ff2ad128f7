# House numbers: three rolls, three digits, each written at once.

housenumbers-name = Kapı numarası
housenumbers-also = ev numarası | kapı numaraları
housenumbers-about = Zarın üç atışı üç basamaklı bir sayı eder: her rakamı hemen yüzlere, onlara ya da birlere yaz. En büyüğü kazanır.
housenumbers-brief = bir zar, iki dakika
housenumbers-rules =
    En büyük kapı numarası senin olsun. Sıra sendeyken zar üç kez atılır. Her atıştan sonra sayıyı hemen üç yerinden birine yaz: yüzler, onlar ya da birler. Yazılan kalır, her yere bir rakam girer.

    Bir düğmeye bas ya da “yüzler”, “onlar”, “birler” yaz. Örneğin 3 onlara, 6 yüzlere gider, 2 birlere kalır: 632.

    Herkesin numarası olunca en büyüğü bir puan alır; eşitler birer tane. Sonra sıradaki oyuncu yeni tur açar. Beş turdan sonra en çok puanı olan kazanır (seçenek “turlar”).

    “küçük” ile en küçük numara kazanır. “kör” ile yeri zar atılmadan seçersin, yalnız şans karar verir. Tek atış herkese sayılıyorsa herkes aynı üç rakamı istediği yerlere yazar; ötekilerin nereye yazdığı herkes seçince görünür.

housenumbers-opt-lowest = en küçük numara kazanır
housenumbers-opt-blind = yer zar atılmadan seçilir
housenumbers-key-lowest = küçük | en küçük
housenumbers-key-blind = kör
housenumbers-set-lowest = { $value ->
    [on] en küçük kazanır
   *[other] en büyük kazanır
}
housenumbers-set-blind = { $value ->
    [on] yerler körlemesine seçilir
   *[other] önce zar, sonra yer
}

housenumbers-word-hundreds = yüzler | yüz | yüzlere
housenumbers-word-tens = onlar | on | onlara
housenumbers-word-units = birler | bir | birlere
housenumbers-word-throw = at | atıyorum | salla | zar at
housenumbers-word-name = söyle | söylüyorum

housenumbers-hundreds = Yüzler: { $shown }
housenumbers-tens = Onlar: { $shown }
housenumbers-units = Birler: { $shown }
housenumbers-hundreds-news = { $seat } yüzleri seçti.
housenumbers-tens-news = { $seat } onları seçti.
housenumbers-units-news = { $seat } birleri seçti.

housenumbers-ask = { $best ->
    [0] { $face } nereye: yüzler, onlar, birler?
   *[other] { $face } nereye: yüzler, onlar, birler? Şimdilik en iyi numara { $best }
}
housenumbers-ask-blind = zar atılmadan, hangi yer: yüzler, onlar, birler?
housenumbers-threw = { $seat } { $face } attı.
housenumbers-made = { $seat }: numara { $number }.
housenumbers-reject-filled = O yerde zaten rakam var.
housenumbers-reject-syntax = “yüzler”, “onlar” ya da “birler” yaz.

housenumbers-sheet = Tur { $round } / { $rounds }, en büyük kazanır
housenumbers-sheet-lowest = Tur { $round } / { $rounds }, en küçük kazanır
housenumbers-sheet-number = numara
housenumbers-sheet-before = önce
housenumbers-sheet-was = önce { $number }

housenumbers-board-points = puan
housenumbers-board-number = numara
housenumbers-board-before = önce
housenumbers-board-lowest = küçük

housenumbers-lesson-1 = 3 onlara gitti: “onlar”
housenumbers-lesson-2 = 6’nın en iyi yeri yüzler: 632
housenumbers-lesson-3 = Burak 4 attı: nereye yazsa?
housenumbers-lesson-4 = En büyük numara bir puan; genelde beş tur
