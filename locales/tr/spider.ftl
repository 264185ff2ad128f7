# Spider: cross out the sums of two dice.

spider-name = Örümcek
spider-also = örümcek ağı
spider-about = İki zarın toplamlarını çiz. Gereken, sana yine attırır; sende olan bir başkasına gider.
spider-brief = iki zar, beş dakika
spider-rules =
    On toplamı ilk sen çiz: 2, 3, 4, 5, 6, 8, 9, 10, 11 ve 12. Ağının iplerinde asılı dururlar.

    Sıra sendeyken iki zar at: düğmeye bas ya da “at” yaz. Toplam sana gerekiyorsa bot onu senin için çizer, yine atarsın. Sende varsa, ona ihtiyacı olan sıradaki oyuncuya hediyedir, sıran biter.

    Yedi jokerdir: istediğin toplamı çiz, düğmeyle ya da yazarak, örneğin 12. Ondan sonra sıran biter.

    Örneğin 1 ve 1 atarsın, 2 çizilir. Yine 1 ve 1 atarsın: şimdi 2’yi sıradaki oyuncu çizer, sıra ona geçer.

    Son toplamı çizen, onu başkası atmış olsa da, hemen kazanır.

spider-word-throw = at | atıyorum | salla | zar at

spider-cross = ✗ { $sum }
spider-cross-news = { $seat } çizdi: { $sum }.
spider-ask = zarları at, { $left } toplam eksik
spider-ask-any = yedi için istediğin toplamı çiz
spider-crossed = { $seat } { $faces } attı, çizdi: { $sum }.
spider-gift = { $seat } { $faces } attı; çizen { $other }: { $sum }.
spider-nobody = { $seat } { $faces } attı: { $sum } artık kimseye gerekmiyor.
spider-any = { $seat } { $faces } attı: yedi, istediği toplam.
spider-chosen = { $seat } çizdi: { $sum }.
spider-reject-syntax = “at” yaz, ya da yediden sonra çizdiğin toplamı.
spider-reject-throw = Önce at: düğmeye bas ya da “at” yaz.
spider-reject-cross = Bunlardan birini çiz: { $open }.

spider-sheet = Yedi jokerdir; on toplamı çizen kazanır
spider-sheet-of = { $count } / { $all }
spider-sheet-crossed = çizildi

spider-board-crossed = çizildi
spider-board-open = açık

spider-lesson-1 = 5 + 6: Ayşe 11’i çizer, yine atar
spider-lesson-2 = 3 + 4 = 7: istediği toplam, yani “12”
spider-lesson-3 = 2 çizilmişti: Burak aldı
spider-lesson-4 = On toplamı da çizen kazanır
