# Along and across: digits of shared rolls in a grid of five by five.

alongacross-name = Enine boyuna
alongacross-also = hem enine hem boyuna
alongacross-about = Herkese aynı atışlar, kişi başına 5 × 5 ızgara: eşit rakamlar ve diziler enine de boyuna da puan getirir.
alongacross-brief = iki zar, on dakika
alongacross-rules =
    Herkesin beşe beş boş bir ızgarası var. Bot iki zarı herkes için 25 kez atar. Toplamın son rakamı sayılır: 7 yedidir, ama 10 sıfır, 11 bir, 12 iki sayılır. Her seferinde herkes, rakamın kendi ızgarasında hangi boş kareye gireceğini gizlice seçer. Yazılan kalır.

    Sonda beş satır ve beş sütunun her biri puan getirir: iki eşit rakam 1, üç 3, dört 6, beş 10. İki çift 2, üç ve iki 4 eder. Eşit rakamlar komşu olmak zorunda değil. Beşlik dizi, sırası ne olursa olsun, 5 eder: 4 6 8 5 7. Sıfır birden önce ya da dokuzdan sonra gelir: 0 1 2 3 4 ile 6 7 8 9 0 dizidir, 8 9 0 1 2 değildir.

    Bütün satır ve sütunların puanları toplanır, en çok puanı olan kazanır.

    En sık yedi gelir, sonra altı ve sekiz; bir, iki ve üç seyrektir. Bir kareye bas ya da özel sohbette yaz: “b3”.

alongacross-word-throw = at | atıyorum | salla | zar at

alongacross-lesson-1 = 6 7 8 9 0 dizidir, sırası fark etmez: 5
alongacross-lesson-2 = Bu sütunda dört sekiz: 6 puan
alongacross-lesson-3 = 3 + 1, 4 eder; 10, 11, 12 ise 0, 1, 2
alongacross-lesson-4 = Bütün satırlar + sütunlar = puanın
alongacross-lesson-5 = Bir kareye bas ya da yaz: “c5”
