# Put and take: the first die says which, the second how much.

putandtake-name = Koy al
putandtake-also = zarla fırdöndü | koy ve al
putandtake-about = İki zar: ilki pota fiş mi koyacağını yoksa alacağını mı, ikincisi kaç tane olduğunu söyler. Fişi kalmayan çıkar.
putandtake-brief = iki zar, beş dakika
putandtake-rules =
    Herkesin beş fişi var, birini pota koyar.

    Sıra sendeyken iki zar at. İlki çiftse pottan alırsın, tekse fiş koyarsın. İkincisi kaç tane olduğunu söyler: 1 bir fiş, 2 iki, 3 üç, 4 yine üç, 5 dört, 6 hepsi; yani bütün potu alırsın ya da pottaki kadar koyarsın.

    Kimse olandan çoğunu almaz, kimse elindekinden çoğunu koymaz. Pot boşalınca herkes yine bir fiş koyar.

    Fişi kalmayan çıkar. Fişi olan son kişi kazanır.

    Örneğin 4 6 hepsini alır, 1 5 dört fiş koyar.

    “at” de ya da düğmeye bas.

putandtake-opt-chips = herkesin kaç fişi var
putandtake-key-chips = fiş | fişler
putandtake-set-chips = kişi başına { $value } fiş

putandtake-word-roll = at | atıyorum | salla | zar at

putandtake-takes = { $seat } { $faces } attı, aldı: { $chips }.
putandtake-takes-rest = { $seat } { $faces } attı, aldı: { $chips }; potta fazlası yok.
putandtake-takes-all = { $seat } { $faces } attı, bütün potu aldı: { $chips }!
putandtake-puts = { $seat } { $faces } attı, koydu: { $chips }.
putandtake-puts-rest = { $seat } { $faces } attı, koydu: { $chips }; elinde fazlası yok.
putandtake-puts-all = { $seat } { $faces } attı, pottaki kadar koydu: { $chips }.
putandtake-ante = Pot boş: herkes bir fiş koyuyor.
putandtake-sheet-first = İlk zar: çift alır, tek koyar
putandtake-sheet = İkinci zar: 1–3 olduğu kadar, 4 üç, 5 dört, 6 hepsi
putandtake-sheet-puts = koyar: { $count }
putandtake-sheet-same = pottaki kadar: { $count }
putandtake-sheet-last = sonuncuyu koyar: { $count }
putandtake-sheet-takes = alır: { $count }
putandtake-sheet-takes-all = hepsini alır: { $count }, herkes 1 koyar

putandtake-lesson-1 = İlk zar 1: fiş koy. İkincisi 5: dört tane
putandtake-lesson-2 = Burak’ın üç fişi vardı, oyundan çıktı
putandtake-lesson-3 = “at”: ilki çift, sonra 6 gelirse pot senin
