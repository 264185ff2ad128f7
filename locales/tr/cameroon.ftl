# Cameroon: five dice, three rolls, ten turns.

cameroon-name = Kamerun
cameroon-also = kamerun zarı
cameroon-about = Beş zar, en çok üç atış, on sıra: kendi kutuların ya da herkesin birlikte doldurduğu sütunlar.
cameroon-brief = beş zar, on dakika
cameroon-rules =
    Beş zar at; istediğini en çok iki kez yeniden atabilirsin. Sonra bir kutu doldur; elinde olmayan 0 sayılır.

    Birler–altılar: o sayının toplamı. Ful (3 + 2): bütün zarlar. Küçük kent 1–5: 21, büyük 2–6: 30, beş eşit: 50.

    5 5 5 6 2’den sonra “beşler” yaz, 15. Ya da ful dene: “yeniden 2 6”, ya da “tut 5 5 5” ve “at”. Ya da tuttuğun zarlara dokun, sonra bir düğmeye.

    Kişi başına on sıradan sonra maç biter, en çok puanı olan kazanır.

    “birlikte” ile tek atış herkese sayılır, gizlice karar verilir, kâğıtlar sonda açılır. “sütunlar=ortak” ile herkes aynı sütunlara ekler, sütun dolup herkese kapanana dek. Son sütunla maç, sırası eksik kalan olsa da hemen biter. Adının ardındaki sayı eksiği gösterir: oyuncu başına o sayıdan üç zar, fulde 20, beş eşitte 60 puan. O zaman puanlar başka: kentler 15 ve 20, herkese bir kez, beş eşit 30.

cameroon-opt-columns = kendi kutuların ya da herkesin birlikte doldurduğu sütunlar
cameroon-key-columns = sütunlar | kutular
cameroon-is-own = kendi | ayrı
cameroon-is-shared = ortak
cameroon-set-columns = { $value ->
    [shared] ortak sütunlar
   *[other] kendi kutuları
}
cameroon-reject-shared = Ortak sütunlar sırayla oynanır: “birlikte” ve “söylenen” yazma.

cameroon-full = Doldu, herkese kapandı: { $box }.

cameroon-word-throw = at | atıyorum | salla
cameroon-word-name = söyle | söylüyorum
cameroon-word-keep = tut | tutuyorum | kalsın
cameroon-word-again = yeniden | tekrar | yeniden at
cameroon-word-die = zar
cameroon-word-ones = birler
cameroon-word-twos = ikiler
cameroon-word-threes = üçler
cameroon-word-fours = dörtler
cameroon-word-fives = beşler
cameroon-word-sixes = altılar
cameroon-word-small = küçük | küçük kent
cameroon-word-large = büyük | büyük kent
cameroon-word-full = ful | full
cameroon-word-equal = beş eşit | eşit

cameroon-box-ones = Birler
cameroon-box-twos = İkiler
cameroon-box-threes = Üçler
cameroon-box-fours = Dörtler
cameroon-box-fives = Beşler
cameroon-box-sixes = Altılar
cameroon-box-small = Küçük kent
cameroon-box-large = Büyük kent
cameroon-box-full = Ful
cameroon-box-equal = Beş eşit

cameroon-lesson-1 = En çok üç atış: “yeniden 1 6”
cameroon-lesson-2 = Üç beş: beşler kutusuna 15
cameroon-lesson-3 = Küçük kent: 21
cameroon-lesson-4 = Parantezde: kutu şimdi ne getirir
