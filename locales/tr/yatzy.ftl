# Yatzy: five dice, three rolls, fifteen boxes and a bonus.

yatzy-name = Yatzy
yatzy-also = yahtzee | yatzi
yatzy-about = Beş zar, en çok üç atış, doldurulacak on beş kutu; üstteki altısı 63’ü bulursa bonus.
yatzy-brief = beş zar, yirmi dakika
yatzy-rules =
    Ötekilerden çok puan topla. Sıra sendeyken beş zar at; istediğini en çok iki kez yeniden atabilirsin. Sonra açık bir kutu doldur; elinde olmayan 0 sayılır.

    Birler–altılar: o sayının toplamı; hepsi 63 ya da fazlaysa 50 bonus. Çift, iki (farklı) çift, üçlü, kare: o zarların toplamı. Kent 1–5: 15, 2–6: 20. Ful (3 + 2): bütün zarlar. Şans: bütün zarlar. Yatzy, beş eşit: 50.

    “kâğıt=on üç” çiftsizdir: üçlü, kare ve şansta bütün zarlar sayılır, ful 25, sıralı dört 30, sıralı beş 40, yatzy 50, sonraki her yatzy 100 daha; bonus 35.

    Bütün kutular dolunca maç biter.

    Tutmak için zarlara dokun ya da “tut 3 5 5” ve “at”, ya da “yeniden 1 2” yaz; sonra bir kutu: “yatzy”, “ful”, beşler için “5”.

    “birlikte” ile tek atış herkese sayılır, herkes düğmelerle gizlice karar verir, kâğıtlar sonda açılır.

yatzy-opt-sheet = on beş kutu, ya da ful ve kentlere sabit puan veren on üç kutu
yatzy-key-sheet = kâğıt | kutular
yatzy-is-fifteen = on beş
yatzy-is-thirteen = on üç
yatzy-set-sheet = { $value ->
    [thirteen] on üç kutu
   *[other] on beş kutu
}

yatzy-further = Yine yatzy: { $seat } { $points } puan daha alıyor.

yatzy-word-throw = at | atıyorum | salla
yatzy-word-name = söyle | söylüyorum
yatzy-word-keep = tut | tutuyorum | kalsın
yatzy-word-again = yeniden | tekrar | yeniden at
yatzy-word-die = zar
yatzy-word-ones = birler
yatzy-word-twos = ikiler
yatzy-word-threes = üçler
yatzy-word-fours = dörtler
yatzy-word-fives = beşler
yatzy-word-sixes = altılar
yatzy-word-pair = çift | bir çift
yatzy-word-pairs = iki çift | çiftler
yatzy-word-three = üçlü
yatzy-word-four = kare | dörtlü
yatzy-word-small = küçük | küçük kent
yatzy-word-large = büyük | büyük kent
yatzy-word-full = ful | full
yatzy-word-chance = şans
yatzy-word-yatzy = yatzy | yahtzee

yatzy-box-ones = Birler
yatzy-box-twos = İkiler
yatzy-box-threes = Üçler
yatzy-box-fours = Dörtler
yatzy-box-fives = Beşler
yatzy-box-sixes = Altılar
yatzy-box-bonus = 63’ten bonus
yatzy-box-pair = Çift
yatzy-box-pairs = İki çift
yatzy-box-three = Üçlü
yatzy-box-four = Kare
yatzy-box-small = Küçük kent
yatzy-box-large = Büyük kent
yatzy-box-full = Ful
yatzy-box-chance = Şans
yatzy-box-yatzy = Yatzy

yatzy-lesson-1 = “tut 4 4”, sonra “at”, en çok üç atış
yatzy-lesson-2 = Dört altı: bonusun 63’ünden 24’ü
yatzy-lesson-3 = Ful: beş zarın hepsi, 18
yatzy-lesson-4 = Parantezde: kutunun getireceği; adını yaz
