# Thirteen: a running total that scores wherever it is a multiple of thirteen.

thirteen-name = On üç
thirteen-also = on üçün katı
thirteen-about = Beş atıştan tek bir toplam birikir: on üçün katı oldukça puan getirir.
thirteen-brief = iki zar, beş dakika
thirteen-rules =
    İki zar var, birinin yüzleri 2’den 7’ye, yani bir atış 3–13 eder. Bir sıra beş atıştır. İlkiyle toplamın başlar.

    Öteki dört atışın her birinde şunlardan birini yap: atışı ekle, çıkar (sıfırın altına asla), iki, üç ya da dört katını ekle, ya da yarısını, üçte birini, dörtte birini aşağı yuvarlayıp ekle. Yeni toplam 13’ün katıysa o kadar puan getirir: 39 on üçün üç katı, 3 puan. Toplam sonraki atışa geçer.

    Herkesin beş sırası var (seçenek “turlar”), en çok puanı olan kazanır. Sıfır bir şey getirmez, ilk atış da.

    Gerçek zarla önce sıradan zarı, sonra 2–7 olanı yaz. Yoksa ikinci bir sıradan zar al: onun 1’i 7 sayılır.

    “+”, “-”, “x3”, “:2” ya da doğrudan yeni toplamı yaz, ya da düğmeleri kullan.

thirteen-opt-divisor = toplam hangi sayının katı olmalı: 11 kolay, 17 zor
thirteen-opt-rounds = herkesin kaç sırası var

thirteen-key-divisor = bölen | sayı
thirteen-key-rounds = turlar
thirteen-set-divisor = { $value } ve katları
thirteen-set-rounds = kişi başına { $value } sıra

thirteen-word-throw = at | atıyorum | salla | zar at
thirteen-word-name = söyle | söylüyorum

thirteen-op = { $op }
thirteen-op-makes = { $op } → { $total }
thirteen-op-scores = { $op } → { $total } = { $points } puan

thirteen-ask = toplam { $total }, atış { $sum } – ne yapıyorsun?
thirteen-ask-all = { $several ->
    [yes] herkese { $sum } atıldı – ne yapıyorsunuz?
   *[no] herkese { $sum } atıldı – ne yapıyorsun?
}

thirteen-holds = Toplamın: { $total }, bu sırada { $points } puan, hepsi { $all }.
thirteen-threw = { $seat } { $faces } attı, eder { $sum }.
thirteen-scored = { $seat } { $total } yaptı: { $points } puan!
thirteen-turn = { $points ->
    [0] { $seat }: bu sırada puan yok, hepsi { $all }.
   *[other] { $seat }: bu sırada { $points } puan, hepsi { $all }.
}

thirteen-reject-syntax = “+”, “-”, “x2”–“x4”, “:2”–“:4” ya da yeni toplamı yaz.
thirteen-reject-total = { $number } olmuyor. Olabilenler: { $made }.
thirteen-reject-minus = { $total } eksi { $sum } sıfırın altında: bir şey ekle.

thirteen-sheet-now = şimdi
thirteen-sheet-all = puan
thirteen-sheet-total = puan: { $points }
thirteen-sheet-of = Tur { $turn } / { $turns }. Halkalı: puanlar, sayı ÷ { $divisor }
thirteen-sheet-other = Kalın çerçeve: 2–7 yüzlü zar
thirteen-sheet-turns = Puanların üstünde: tur tur

thirteen-lesson-1 = 9 + 3×10 = 39, on üçün üç katı: 3 puan
thirteen-lesson-2 = “+” atışı ekler, “-” çıkarır
thirteen-lesson-3 = “x2”–“x4”, ya da bölümü: “:2”–“:4”
thirteen-lesson-4 = Sıradan bir zar, bir de 2–7 yüzlü
thirteen-lesson-5 = Bu sıranın puanı; genelde beş sıra
