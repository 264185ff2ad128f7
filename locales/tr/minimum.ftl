# Minimum: as along and across, but the lesser one of rows and columns counts.

minimum-name = Minimum
minimum-also = ikisinin küçüğü
minimum-about = Kişi başına aynı rakamlarla dolan 5 × 5 ızgara; sonucun, satırlarla sütunların küçük olanıdır.
minimum-brief = iki zar, on dakika
minimum-rules =
    Herkesin beşe beş boş bir ızgarası var. Bot iki zarı herkes için 25 kez atar. Toplamın son rakamı sayılır: 7 yedidir, ama 10 sıfır, 11 bir, 12 iki sayılır. Her seferinde herkes, rakamın kendi ızgarasında hangi boş kareye gireceğini gizlice seçer. Yazılan kalır.

    Sonda her satır ve her sütun puan getirir: iki eşit rakam 1, üç 3, dört 6, beş 10. İki çift 2, üç ve iki 4 eder. Eşit rakamlar komşu olmak zorunda değil. Beşlik dizi, sırası ne olursa olsun, 5 eder: 4 6 8 5 7. Sıfır birden önce ya da dokuzdan sonra gelir: 0 1 2 3 4 ile 6 7 8 9 0 dizidir, 8 9 0 1 2 değildir.

    Şimdi satırları topla, sütunları topla, küçüğünü al: sonucun odur. Satırlarda 21, sütunlarda 2 varsa 2’dir. En yüksek sonuç kazanır, yani ikisini dengede tut.

    Bir kareye bas ya da özel sohbette yaz: “b3”.

minimum-word-throw = at | atıyorum | salla | zar at

minimum-lesson-1 = Satır : sütun → küçük olan sayılır
minimum-lesson-2 = Bu satırda dört dokuz: 6 puan
minimum-lesson-3 = 6 7 8 9 0 dizidir, sırası fark etmez: 5
minimum-lesson-4 = 4 + 4, 8 eder; 10, 11, 12 ise 0, 1, 2
minimum-lesson-5 = Bir kareye bas ya da yaz: “b5”
