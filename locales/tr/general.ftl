# General: five dice, three rolls, ten boxes.

general-name = General
general-also = generala
general-about = Beş zar, en çok üç atış, on kutu; ilk atışta beş eşit zar hemen kazandırır.
general-brief = beş zar, on beş dakika
general-rules =
    On sıran var. Beş zar at; istediğini en çok iki kez yeniden atabilirsin. Sonra açık bir kutu doldur.

    Birler–altılar: o sayıyı gösteren zarların toplamı. Kent 1–5 ya da 2–6, ful (üç ve iki), kare (dört eşit), general (beş eşit): 10, 20, 30, 40 puan, “puan=yaygın” ile 20, 30, 40, 60. Elinde olmayan çizilir. Beş eşit kare de olur, ful olmaz.

    İlk atışta kent, ful ve kare 5 fazla sayılır; kutusuna yazılan general maçı hemen kazandırır. En çok puanı olan kazanır.

    Tuttuğun zarlara dokun, sonra “At”. Ya da yaz: “tut 3 5 5” zarları işaretler, “at” ötekileri atar; “yeniden 1 2” ikisini birden yapar. Sonra kutu: “general”, “5”.

    “birlikte” ile tek atış herkese sayılır, herkes düğmelerle gizlice karar verir, kâğıtlar sonda açılır; ilk atışta general o zaman yalnız puanını alır.

general-opt-points = kutuların değeri: klasik (general 40) ya da yaygın (general 60)
general-key-points = puan | puanlar
general-is-book = klasik
general-is-public = yaygın | alışılmış
general-set-points = { $value ->
    [public] general 60
   *[other] general 40
}

general-word-throw = at | atıyorum | salla
general-word-name = söyle | söylüyorum
general-word-keep = tut | tutuyorum | kalsın
general-word-again = yeniden | tekrar | yeniden at
general-word-die = zar
general-word-ones = birler
general-word-twos = ikiler
general-word-threes = üçler
general-word-fours = dörtler
general-word-fives = beşler
general-word-sixes = altılar
general-word-straight = kent
general-word-full = ful | full
general-word-four = kare | dörtlü
general-word-general = general | beş eşit

general-box-ones = Birler
general-box-twos = İkiler
general-box-threes = Üçler
general-box-fours = Dörtler
general-box-fives = Beşler
general-box-sixes = Altılar
general-box-straight = Kent
general-box-full = Ful
general-box-four = Kare
general-box-general = General


general-lesson-1 = Ful için: “tut 1 1 2 2”, “at”
general-lesson-2 = Her sıraya bir kutu: dört dört, 16
general-lesson-3 = İlk atışta ful: 30 + 5
general-lesson-4 = Parantezde: zarlar şimdi kaç eder
