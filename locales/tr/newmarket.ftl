# Newmarket: three dice, then two, then one; the highest stays each time.

newmarket-name = Üç iki bir
newmarket-also = newmarket | büyük kalsın
newmarket-about = Üç zar, sonra iki, sonra bir: her atışın en büyüğü kalır, en iyi toplam turu kazanır.
newmarket-brief = üç zar, iki dakika
newmarket-rules =
    Üç zarın en büyük toplamı senin olsun; onları birer birer toplarsın. Sıra sendeyken üçünü de at: en büyüğü masada kalır, birkaçı eşit olsa da yalnız biri. Öteki ikisini at, yine büyüğü kalır. Sonuncuyu at, ne gösterirse göstersin kalır. Üçünü topla.

    Örneğin 6 6 2 bir altı bırakır, sonra 5 3 bir beş, sonra 4 gelir: 15 eder.

    Karar verecek bir şey yok. Her atış için düğmeye bas ya da “at” de.

    Herkes atınca en büyük toplam bir puan alır; eşitler birer tane. Beş turdan sonra en çok puanı olan kazanır (seçenek “turlar”).

newmarket-word-roll = at | atıyorum | salla | zar at

newmarket-threw = { $seat } { $faces } attı: { $kept } kaldı, toplam { $sum }.

newmarket-sheet = Tur { $round } / { $rounds }; atışın en büyük zarı sayılır
newmarket-sheet-old = Tur { $round } / { $rounds }. Soluk: önceki tur

newmarket-lesson-1 = “at”: 6 6 2’den bir altı kalır
newmarket-lesson-2 = İki zar kaldı: beş kalır
newmarket-lesson-3 = Son zar: 6 + 5 + 4 = 15
newmarket-lesson-4 = Turun en iyi toplamı bir puandır
