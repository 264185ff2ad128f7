# Ascent: numbers of two dice in a list, and the longest run that rises.

ascent-name = Tırmanış
ascent-also = yokuş | yükseliş
ascent-about = Herkese on beş atış, iki basamaklı sayılar: her birini listene yaz, en uzun yükselen diziyi kur.
ascent-brief = iki zar, beş dakika
ascent-rules =
    Herkesin 1’den numaralı on beş satırlık bir listesi var. İki zar on beş kez atılır, her atış herkese sayılır. Zarları istediğin sırayla iki basamaklı sayı olarak okursun: 1 ile 4, 14 ya da 41. Onu listende boş bir satıra yaz; orada kalır.

    Bütün listeler dolunca en uzun dizi sayılır: birbiri ardınca, her sayısı öncekinden büyük olan komşu satırlar. Dizinin her satırı bir puandır.

    Örneğin komşu satırlardaki 12 15 24 23 içinde üçlük bir dizi var.

    Satırıyla birlikte bir sayıya bas ya da ikisini bota özelden yaz: “41 3”, 3. satıra 41 yazar. Herkes yazana kadar yazdığını kimse görmez.

    “söylenen” ile oyuncular zar atmak yerine sırayla zarların ne gösterdiğini söyler.

ascent-word-throw = at | atıyorum | salla | zar at
ascent-word-name = söyle | söylüyorum

ascent-write = { $number } → { $line }
ascent-ask = { $several ->
    [yes] bir satıra yazın: { $numbers }
   *[no] bir satıra yaz: { $numbers }
}
ascent-holds = Listen: { $list }. En uzun dizi: { $run }.

ascent-wrote = { $seat }: { $number } → { $line }. satır.

ascent-reject-syntax = Sayıyı ve satırı yaz: “41 3”, 3. satıra 41 yazar.
ascent-reject-number = Bu atıştan çıkanlar: { $numbers }.
ascent-reject-line = Satırlar 1 ile { $lines } arası.
ascent-reject-filled = { $line }. satırda zaten { $number } var.

ascent-board-list = liste
ascent-board-throw = atış
ascent-board-run = dizi

ascent-sheet-run = en iyi dizi: { $run }
ascent-sheet-runs = dizi
ascent-sheet-best = en iyisi
ascent-sheet-either = { $one } ya da { $two }

ascent-lesson-1 = 1 ile 4, 14 ya da 41 eder
ascent-lesson-2 = Küçük sayılar sola, büyükler sağa
ascent-lesson-3 = En uzun yükselen dizi gölgeli ve sayılır
ascent-lesson-4 = Yan yana 61 ile 66: ikilik bir dizi
ascent-lesson-5 = 5 ile 2: bota özelden “52 10” yaz
