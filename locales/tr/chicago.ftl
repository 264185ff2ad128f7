# Chicago: eleven rounds, in each of which another sum is aimed at.

chicago-name = Şikago
chicago-also = on bir tur | chicago
chicago-about = İki zar, on bir tur: önce iki istenir, sonra üç, böyle on ikiye kadar. Toplamı tuttur, puanı al.
chicago-brief = iki zar, iki dakika
chicago-rules =
    Doğru toplamı doğru zamanda at. On bir tur var. İlkinde herkes ikiyi, sonrakinde üçü dener, böyle gider; sonuncusu on iki içindir.

    Sıra sendeyken iki zarı bir kez at: düğmeye bas ya da “at” de. Toplamı istenense o kadar puan alırsın; değilse puan yok.

    Örneğin sekiz turunda 5 3, 8 puan getirir, 5 4 boştur.

    On iki turundan sonra maç biter: en çok puanı olan kazanır, kimsenin 77’den fazlası olamaz. Eşit puanlılar yeri paylaşır.

chicago-word-roll = at | atıyorum | salla | zar at

chicago-ask = iki zarla { $aim } yap
chicago-hit = { $seat } { $faces } attı, tutturdu: { $sum } puan.
chicago-missed = { $seat } { $faces } attı: { $sum }, tutmadı.
chicago-sheet = Şimdi herkesin hedefi { $aim }
chicago-sheet-last = Son atış: { $faces } = { $sum }
chicago-sheet-aim = hedef

chicago-lesson-1 = 5 + 3 = 8, istenen sekiz: 8 puan
chicago-lesson-2 = 5 + 4 = 9, sekiz değil: boş
chicago-lesson-3 = Sonraki tur dokuzu ister: “at”
chicago-lesson-4 = Sonunda en çok puanı olan kazanır
