# Golden general: ten dice in five colours, two boxes a turn.

goldengeneral-name = Altın general
goldengeneral-also = altın generala
goldengeneral-about = Beş renkte on zar: bütün renkleri olan iki ele ayır, iki kutuyu birden doldur.
goldengeneral-brief = beş renkte on zar, on beş dakika
goldengeneral-rules =
    Beş sıran var. Her renkten iki, on zar at; istediğini en çok iki kez yeniden atabilirsin. Sonra on zar, her birinde beş renk de olan beşerlik iki el eder; her el kendine bir kutu doldurur.

    Birler–altılar: o sayıyı gösteren zarların toplamı. Kent 1–5 ya da 2–6, ful, kare (dört eşit), general (beş eşit): 10, 20, 30, 40 puan, “puan=yaygın” ile 20, 30, 40, 60. Elde olmayan çizilir. İlk atış ötekiler gibi sayılır. En çok puanı olan kazanır.

    Tutmak için zarlara dokun ya da “tut 5 5 5” ve “at”, ya da “yeniden 1 2” yaz. Sonra iki kutuya dokun ya da yaz: “general 6”; zarlar ikisine de en çoğu gelecek gibi bölünür. Ya da ilkinin hangi zarları alacağını söyle: “ful 6 66111”.

    “birlikte” ile tek atış herkese sayılır, herkes düğmelerle gizlice karar verir, kâğıtlar sonda açılır.

goldengeneral-opt-points = kutuların değeri: klasik (general 40) ya da yaygın (general 60)
goldengeneral-key-points = puan | puanlar
goldengeneral-is-book = klasik
goldengeneral-is-public = yaygın | alışılmış
goldengeneral-set-points = { $value ->
    [public] general 60
   *[other] general 40
}

goldengeneral-word-throw = at | atıyorum | salla
goldengeneral-word-name = söyle | söylüyorum
goldengeneral-word-keep = tut | tutuyorum | kalsın
goldengeneral-word-again = yeniden | tekrar | yeniden at
goldengeneral-word-die = zar
goldengeneral-word-ones = birler
goldengeneral-word-twos = ikiler
goldengeneral-word-threes = üçler
goldengeneral-word-fours = dörtler
goldengeneral-word-fives = beşler
goldengeneral-word-sixes = altılar
goldengeneral-word-straight = kent
goldengeneral-word-full = ful | full
goldengeneral-word-four = kare | dörtlü
goldengeneral-word-general = general | beş eşit

goldengeneral-box-ones = Birler
goldengeneral-box-twos = İkiler
goldengeneral-box-threes = Üçler
goldengeneral-box-fours = Dörtler
goldengeneral-box-fives = Beşler
goldengeneral-box-sixes = Altılar
goldengeneral-box-straight = Kent
goldengeneral-box-full = Ful
goldengeneral-box-four = Kare
goldengeneral-box-general = General

goldengeneral-letter-red = K
goldengeneral-letter-green = E
goldengeneral-letter-blue = V
goldengeneral-letter-yellow = S
goldengeneral-letter-white = B

goldengeneral-no-hand = Bu zarlardan beş rengi de olan bir el çıkmaz.

goldengeneral-lesson-1 = On zar, her renkten iki
goldengeneral-lesson-2 = Bütün renkleri olan iki el eder
goldengeneral-lesson-3 = Her sıra iki kutu doldurur: “ful 1” gibi
goldengeneral-lesson-4 = Parantezde: zarlar şimdi kaç eder
