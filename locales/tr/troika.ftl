troika-name = Üç harf
troika-also = troyka | üçlü kelime
troika-about = Sırayla harf yazılır: üç harfli bir kelimeyi tamamlarsan senin olur.
troika-brief = on dakika
troika-rules =
    İki oyuncu sırayla boş bir kareye istediği bir harfi yazar. Satırda, sütunda ya da çaprazda yan yana üç harf bir kelime olunca, onu tamamlayan bir puan alır. Kelime iki uçtan da okunabilir; üç kare iki yönden kelime olsa da bir kez sayılır. Bir harf birkaç kelimeyi tamamlayabilir.

    Kelimeler sözlükteki üç harfli isimlerdir. 3 × 3’ten büyük tahtalarda bir sıradaki her komşu üçlü sayılır.

    Tahta dolunca kelimesi çok olan kazanır. “ilk” ile ilk kelime hemen kazandırır.

    Kare ve harf yaz: b2 k.

    Açan kişi 3 × 3’ten 6 × 6’ya tahtayı ve kelimelerin dilini seçebilir.
troika-opt-size = tahtanın bir kenarındaki kare sayısı
troika-opt-first = ilk kelime kazandırır
troika-opt-lang = kelimelerin dili
troika-key-size = boy | tahta
troika-key-first = ilk | ilk kelime
troika-key-lang = dil
troika-set-size = tahta { $value } × { $value }
troika-set-first = { $value ->
    [on] ilk kelime kazandırır
   *[other] kelimesi çok olan kazanır
}
troika-set-lang = kelimeler: { $language }

troika-ask = boş bir kareye harf yaz
troika-ask-first = boş bir kareye harf yaz; ilk kelime kazandırır
troika-write = { $place } { $letter }
troika-scored = { $seat }: { $place } { $letter } – { $words }, { $count } puan!

troika-reject-syntax = Bir kare ve bir harf yaz, örneğin b2 k.
troika-reject-letters = Bu maçın kelimeleri: { $language }. Bu dilin bir harfini yaz.
troika-reject-outside = Bu tahtada { $place } yok: son kare { $last }.
troika-reject-taken = { $place } karesinde zaten harf var. Boş bir kare seç.

troika-lesson-1 = Ayşe’nin P’si çapraz TOP yaptı: bir puan
troika-lesson-2 = DOK ya da KOD, iki yönden: yine bir puan
troika-lesson-3 = Boş kareye istediğin harf: a2 k
troika-lesson-4 = Tahta dolar, kelimesi çok olan kazanır
