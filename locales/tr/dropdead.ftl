# Drop the dead one: five dice, twos and fives drop dead.

dropdead-name = Ölen gider
dropdead-also = ölü zar | drop dead
dropdead-about = Beş zar at, iki ya da beş gelmedikçe puan al: onlar ölür ve kaldırılır.
dropdead-brief = beş zar, beş dakika
dropdead-rules =
    Zarların tükenmeden çok puan topla. Sırana beş zarla başla: düğmeye bas ya da “at” de.

    Ne iki ne beş geldiyse atış sayılır: bütün zarları topla. Geldiyse atış boştur, bütün ikiler ve beşler ölür, gider. Her durumda kalan zarlarla yeniden atarsın. Son zar da ölünce sıran biter. Karar verecek bir şey yok.

    Örneğin 1 2 4 5 6 boştur, üç zar kalır. 3 4 6, 13 eder. 1 5 4 boş, iki zar kalır. 6 4, 10 eder. 2 2, bitti: 23 puan.

    Turda herkesin bir sırası var. Beş turdan sonra en çok puanı olan kazanır (seçenek “turlar”).

dropdead-word-roll = at | atıyorum | salla | zar at

dropdead-ask = { $dice ->
    [one] şimdilik { $sum } puan, son zarı at
   *[other] şimdilik { $sum } puan, { $dice } zar at
}
dropdead-scored = { $seat } { $faces } attı: { $points } puan.
dropdead-dead = { $seat } { $faces } attı: { $dead } zar öldü.
dropdead-over = { $seat } { $faces } attı: hepsi öldü, { $sum } puan.

dropdead-sheet = Tur { $round } / { $rounds }. 2 ya da 5 gelirse 0, onlar gider

dropdead-lesson-1 = Bir 2, bir 5: boş, ikisi de öldü
dropdead-lesson-2 = Ne 2 ne 5: 3 + 4 + 6 = 13
dropdead-lesson-3 = Hepsi öldü: sıra 23 getirdi
dropdead-lesson-4 = “at”: Burak beş zarla başlar
