bulls-name = Boğalar ve inekler
bulls-also = boğa inek | sayı bulmaca | sayı tahmin
bulls-about = Gizli sayıyı rakam rakam bul: yerindeki her rakam bir boğa, yeri başka olan her rakam bir inek.
bulls-brief = on dakika
bulls-rules =
    Her oyuncu dört farklı rakamlı bir sayı tutar (başta 0 olabilir) ve bota özelden gönderir.

    Sonra sırayla tahmin yapılır. Yanıt boğaları, yani yerindeki rakamları, ve inekleri, yani sayıda olup başka yerde duran rakamları sayar. Sayı 6109 ise 0123 tahmininde bir boğa (1) ve bir inek (0) var.

    Ötekinin sayısını ilk bulan kazanır. Bulan, oyuna başlayansa ötekinin bir tahmin hakkı daha olur; o da bulursa berabere.

    Tahmin için rakamları yaz: 0123.

    Açan kişi üç ile altı rakam arasında seçebilir; “tekrar” ile bir rakam sayıda birkaç kez geçebilir. Tek başına botun sayısını olabildiğince az tahminle bulursun.
bulls-opt-digits = sayı kaç rakamlı
bulls-opt-repeat = bir rakam sayıda birkaç kez geçebilir
bulls-opt-solo = tek kişi botun sayısını arar
bulls-key-digits = rakam | rakamlar
bulls-key-repeat = tekrar | tekrarlı
bulls-key-solo = tek | tek başına
bulls-set-digits = { $value } rakam
bulls-set-repeat = { $value ->
    [on] rakam tekrarlanabilir
   *[other] bütün rakamlar farklı
}
bulls-set-solo = { $value ->
    [on] tek başına, botun sayısına karşı
   *[other] tek başına ya da birbirine karşı
}

bulls-ask-secret = { $several ->
    [yes] { $digits } rakamlı gizli bir sayı tutun
   *[no] { $digits } rakamlı gizli bir sayı tut
}
bulls-ask-guess = { $several ->
    [yes] sayıyı tahmin edin, { $digits } rakam yazın
   *[no] sayıyı tahmin et, { $digits } rakam yaz
}
bulls-ask-last = sayın bulundu; beraberlik için son bir tahmin hakkın var
bulls-own-secret = ✏ Sayı tut
bulls-do-secret = bir sayı tutuldu
bulls-do-guess = { $guess }

bulls-ready = { $seat } sayısını tuttu.
bulls-answer = { $seat }: { $guess } – { $bulls ->
    [0] boğa yok
    [one] 1 boğa
   *[other] { $bulls } boğa
}, { $cows ->
    [0] inek yok
    [one] 1 inek
   *[other] { $cows } inek
}.
bulls-found = { $seat }: { $guess } – buldu!
bulls-unset = daha yok
bulls-bull = yerinde
bulls-cow = başka yerde
bulls-seeks = aradığı sayı: { $seat }
bulls-seeks-bot = botun sayısını arıyor

bulls-feat = { $guesses } tahmin

bulls-reject-syntax = { $digits ->
    [3] Üç rakam yaz, örneğin 609.
    [4] Dört rakam yaz, örneğin 6109.
    [5] Beş rakam yaz, örneğin 61093.
   *[other] { $digits } rakam yaz, örneğin 610934.
}
bulls-reject-count = Buradaki sayılar { $digits } rakamlı; seninkinde { $given } var.
bulls-reject-repeat = Bütün rakamlar farklı olmalı; { $digit } birden çok kez var.
bulls-reject-solo = “tek” bir kişi içindir. Birbirinize karşı oynamak için onu yazma.

bulls-lesson-1 = Bir boğa: 1 yerinde
bulls-lesson-2 = Bir inek: 0 var, ama başka yerde
bulls-lesson-3 = Rakamları yaz: “6109”; Ayşe buldu
bulls-lesson-4 = Ayşe’nin sayısı, bota özelden geldi
bulls-lesson-5 = Ayşe başladı, Burak’ın bir tahmini daha var
