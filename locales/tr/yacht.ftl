# Yacht: five dice, three rolls, fifteen boxes.

yacht-name = Yat
yacht-also = zar pokeri | yacht
yacht-about = Beş zar, en çok üç atış, doldurulacak on beş kutu; ilk atışta gelen iki kat sayılır.
yacht-brief = beş zar, yirmi dakika
yacht-rules =
    On beş sıran var. Beş zar at; istediğini en çok iki kez yeniden atabilirsin. Sonra açık bir kutu doldur; zarlar kutuya uymuyorsa 0 yazılır.

    Yat: beş eşit, toplamı + 50. Büyük kent 2–6: 40. Küçük kent 1–5: 35. Kare: dört eşitin toplamı + 10. Ful (3 + 2): bütün zarların toplamı. İki çift, üçlü, çift: o zarların toplamı. Şans: bütün zarların toplamı.
    Birler–altılar: o sayıdan üç zar 0 eder, her eksik zar −10; dördü ya da beşi toplamı kadar.

    İlk atıştan hemen sonra doldurulan kutuda zarların toplamı iki kez sayılır, şans ve birler–altılar dışında: büyük kent 40 + 20 = 60, küçüğü 35 + 15 = 50. En çok puanı olan kazanır.

    Tutmak için zarlara dokun ya da “tut 3 5 5” ve “at”, ya da “yeniden 1 2” yaz; sonra bir kutu: “yat”, “5”. İki çiftte “çift 3” küçüğünü alır.

    “birlikte” ile tek atış herkese sayılır, herkes düğmelerle gizlice karar verir, kâğıtlar sonda açılır.

yacht-word-throw = at | atıyorum | salla
yacht-word-name = söyle | söylüyorum
yacht-word-keep = tut | tutuyorum | kalsın
yacht-word-again = yeniden | tekrar | yeniden at
yacht-word-die = zar
yacht-word-yacht = yat | yacht
yacht-word-large = büyük | büyük kent
yacht-word-small = küçük | küçük kent
yacht-word-four = kare | dörtlü
yacht-word-full = ful | full
yacht-word-pairs = iki çift | çiftler
yacht-word-three = üçlü
yacht-word-pair = çift | bir çift
yacht-word-chance = şans
yacht-word-ones = birler
yacht-word-twos = ikiler
yacht-word-threes = üçler
yacht-word-fours = dörtler
yacht-word-fives = beşler
yacht-word-sixes = altılar

yacht-box-yacht = Yat
yacht-box-large = Büyük kent
yacht-box-small = Küçük kent
yacht-box-four = Kare
yacht-box-full = Ful
yacht-box-pairs = İki çift
yacht-box-three = Üçlü
yacht-box-pair = Çift
yacht-box-chance = Şans
yacht-box-ones = Birler
yacht-box-twos = İkiler
yacht-box-threes = Üçler
yacht-box-fours = Dörtler
yacht-box-fives = Beşler
yacht-box-sixes = Altılar


yacht-lesson-1 = “tut 4 5”, sonra “at”, en çok üç atış
yacht-lesson-2 = Parantezde: kutunun getireceği; adını yaz
yacht-lesson-3 = İlk atışta kent: 40, üstüne 20
yacht-lesson-4 = Dört eşit: toplamı, üstüne 10
yacht-lesson-5 = Birler–altılar: dört tane 1 toplamı kadar
