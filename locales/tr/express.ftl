# Express: two sums of five dice, and a die to reject.

express-name = Ekspres
express-also = pasyans zarı | express
express-about = Beş zardan iki toplam yap, beşinciyi at gitsin. Az toplam başlat: işareti az olan 200’e mal olur.
express-brief = beş zar, on dakika
express-rules =
    2’den 12’ye toplamlar listende ötekilerden çok puan topla. Beş zar herkese atılır. Herkes dördünden iki çift yapar, iki toplamı da işaretler, beşinci zarı dışarı atar.

    Üç farklı sayıyı dışarı atabilirsin. Üçü belli olunca, geldiyse onlardan birini atmak zorundasın; gelmediyse herhangi bir zar düşer, sayılmaz. Bu sayılardan biri sekiz kez dışarı atılınca listen biter; ötekiler devam eder.

    İşaretsiz toplam 0, bir–dört işaret −200, beş işaret 0. Altıncıdan onuncuya her işaret, toplamın ardındaki sayı kadar: 7 için 30, 2 ve 12 için 100’e kadar. Beş yüz puan iyi sonuçtur.

    Zarlar 1 2 3 4 5: bir düğmeye bas ya da bota özelden “5 9 dışarı 1” yaz: 2 + 3, 4 + 5, 1 dışarı.

    En çok puanı olan kazanır. Herkes seçene dek kararlar gizli; “birlikte=kapalı” ile herkes sırayla kendi atar. “söylenen” ile oyuncular atışları sırayla söyler, otuzu bir maçtır.

express-word-throw = at | atıyorum | salla | zar at
express-word-name = söyle | söylüyorum
express-word-take = al | işaretle
express-word-out = dışarı | dışarıda | çıkar

express-take = { $low } & { $high } dışarı { $out }
express-take-news = { $seat } aldı: { $low } ve { $high }; dışarı { $out }.

express-ask = bu zarlardan hangi iki toplam, hangi zar dışarı: { $faces }?
express-holds = Listen: { $rejects ->
    [none] { $points } puan.
   *[other] { $points } puan, dışarı atılan: { $rejects }.
}

express-threw = { $seat } { $faces } attı.
express-takes = { $seat } aldı: { $low } ve { $high }; dışarı { $out }.
express-done = { $seat } { $points } puanla bitirdi.

express-reject-syntax = İki toplamı ve dışarı atılan zarı yaz: “5 9 dışarı 1”, 5 ve 9 yapar, 1’i dışarı atar.
express-reject-dice = Bu zarlardan çıkmaz ({ $faces }): ikişer zarlık iki toplam, bir de beşinci zar.
express-reject-out = Üç sayından birini dışarı atmak zorundasın: { $faces }.

express-sheet-points = puan
express-sheet-out = dışarı
express-sheet-rejected = dışarıda
express-sheet = 1–4 işaret: −200; 5: 0; altıncıdan sonra her biri fiyatı kadar
express-sheet-throw = Atış { $throw }:
express-sheet-last = Son atış:
express-sheet-full = Halkalı: dışarıdaki zarda { $marks } işaret kâğıdı bitirir

express-lesson-1 = İki toplam, bir zar: “9 11 dışarı 6”
express-lesson-2 = İşareti az olan şimdilik −200
express-lesson-3 = 8’de altıncıdan sonra her işaret 40
express-lesson-4 = Dışarıda üç sayı; sekizinci işaret bitirir
