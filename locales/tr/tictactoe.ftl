tictactoe-name = XOX
tictactoe-also = üç taş | tik tak toe | iks oks
tictactoe-about = Çarpılar yuvarlaklara karşı: ilk sırayı kuran kazanır. 3 × 3’ten 10 × 10’a kadar.
tictactoe-brief = bir dakika
tictactoe-rules =
    İki oyuncu sırayla boş bir kareye işaretini koyar. Başlayan çarpı çizer, öteki yuvarlak.

    Kendi işaretlerinden yeterince uzun, kesintisiz bir sırayı (yatay, dikey ya da çapraz) ilk kuran kazanır. Bildiğimiz 3 × 3 tahtada üç tane gerekir; daha uzun sıra da olur. Tahta dolar da kimse sıra kuramazsa berabere.

    Hamle için kareyi yaz: sütunun harfi, satırın sayısı, örneğin b2. Küçük tahtalarda kareye dokunman da yeter.

    Açan kişi tahtanın boyunu ve sıranın uzunluğunu seçebilir: /tictactoe boy=5 sıra=4.
tictactoe-opt-size = tahtanın bir kenarındaki kare sayısı
tictactoe-opt-line = yan yana kaç işaret kazandırır
tictactoe-key-size = boy | tahta
tictactoe-key-line = sıra | dizi
tictactoe-set-size = tahta { $value } × { $value }
tictactoe-set-line = { $value } yan yana

tictactoe-ask-cross = boş bir kareye çarpı koy
tictactoe-ask-round = boş bir kareye yuvarlak koy
tictactoe-cross = ✕
tictactoe-round = ◯

tictactoe-reject-syntax = Bir kare yaz, örneğin b2.
tictactoe-reject-outside = Bu tahtada { $place } yok: son kare { $last }.
tictactoe-reject-taken = { $place } dolu. Boş bir kare seç.
tictactoe-reject-line = { $line } uzunluğunda bir sıra { $size } × { $size } tahtaya sığmaz.

tictactoe-lesson-1 = Üç yan yana kazanır: dikey, yatay, çapraz
tictactoe-lesson-2 = a2’ye konan çarpı sırayı tamamlar
tictactoe-lesson-3 = Hamle, boş kare: dokun ya da c2 yaz
