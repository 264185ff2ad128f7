# Along but not across: one grid for two, one scores the rows, the other the columns.

alongonly-name = Ya enine ya boyuna
alongonly-also = satıra karşı sütun
alongonly-about = İki oyuncu 5 × 5’lik tek ızgarayı doldurur: biri satırlardan, öteki sütunlardan puan alır.
alongonly-brief = iki zar, on dakika
alongonly-rules =
    Beşe beş boş ızgara ortaktır. Kura çekilir: biri satırlardan, öteki sütunlardan puan alır. Satırları alan başlar. Sıra sendeyken bot iki zar atar: toplamın son rakamını boş bir kareye yaz. 7 yedidir, ama 10 sıfır, 11 bir, 12 iki sayılır. Yazılan kalır.

    Her sıra dolunca puan getirir: iki eşit rakam 1, üç 3, dört 6, beş 10. İki çift 2, üç ve iki 4 eder. Eşit rakamlar komşu olmak zorunda değil. Beşlik dizi, sırası ne olursa olsun, 5 eder: 4 6 8 5 7. Sıfır birden önce ya da dokuzdan sonra gelir: 0 1 2 3 4 ile 6 7 8 9 0 dizidir, 8 9 0 1 2 değildir.

    Yani rakamın senin bir sırana yarayıp onunkini bozduğu kareleri ara. Sonra satırla sütun değişilir, yeni ızgarada bir daha oynanır. İki sonuç toplanır; en çok puanı olan kazanır.

    Bir kareye bas ya da yaz: “b3”.

alongonly-word-throw = at | atıyorum | salla | zar at

alongonly-sheet-worth = çift 1 · üçlü 3 · dört 6 · beş 10 · dizi 5

alongonly-lesson-1 = Biri satırlardan, öteki sütunlardan alır
alongonly-lesson-2 = Bu satırda üç yedi: 3 puan
alongonly-lesson-3 = Üç sekiz, iki dört: 4 puan
alongonly-lesson-4 = 4 + 4, 8 eder; 10, 11, 12 ise 0, 1, 2
alongonly-lesson-5 = Boş bir kareye bas ya da yaz: “e5”
