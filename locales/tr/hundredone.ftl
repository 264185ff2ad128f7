# A hundred and one: six rolls, each of them ones or tens.

hundredone-name = Yüz bir
hundredone-also = 101 | yüze kadar
hundredone-about = Altı atış, her biri birler ya da onlar: yüze olabildiğince yaklaş, ama geçme.
hundredone-brief = bir zar, iki dakika
hundredone-rules =
    Bir tur tek zarın altı atışıdır. Her atıştan sonra onu birler ya da onlar olarak yazarsın: 4, 4 ya da 40’tır. Altısı da sayılır, sonra hiçbir şey değişmez.

    Altı sayın toplanır. 100’e alttan en yakın toplam turu ve bir puanı alır; eşitler birer tane alır. Tam 100 en iyisidir, 101 ve fazlası yanar.

    Atışlar herkese sayılır: herkes gizlice yazar, her atıştan sonra hepsi gösterilir. “birlikte=kapalı” ile her oyuncu, biri ötekinin ardından, kendi altı atışını yapar.

    Beş turdan sonra en çok puanı olan kazanır; “turlar” başka sayı verir. Yazmak için düğmeye bas ya da sayıyı bota özelden yaz, örneğin 40.

hundredone-word-throw = at | atıyorum | salla | zar at
hundredone-word-name = söyle | söylüyorum

hundredone-writes = { $worth }

hundredone-ask = { $several ->
    [yes] toplamınız { $sum }, gelen { $face }. Hangisini yazıyorsunuz: { $face } ya da { $tens }?
   *[no] toplamın { $sum }, gelen { $face }. Hangisini yazıyorsun: { $face } ya da { $tens }?
}
hundredone-ask-all = { $several ->
    [yes] hangisini yazıyorsunuz: { $face } ya da { $tens }?
   *[no] hangisini yazıyorsun: { $face } ya da { $tens }?
}

hundredone-threw = { $seat } { $faces } attı.
hundredone-wrote = { $seat } { $worth } yazdı, toplam { $sum }.
hundredone-made = { $seat } { $worth } yazdı, sonuç { $sum }.
hundredone-out = { $seat } { $worth } yazdı, { $sum } ile yandı.
hundredone-lost = Yüzü geçti: { $names }.

hundredone-reject = Zar { $face } gösteriyor: { $face } ya da { $tens } yaz.
hundredone-syntax = Yazacağın sayıyı gönder: zarın kendisi ya da on katı.

hundredone-sheet = Tur { $round } / { $rounds }; zar ya da ×10, { $most } üstü fazla
hundredone-sheet-before = önce { $sums }
hundredone-sheet-short = yüze: { $points }
hundredone-sheet-out = fazla

hundredone-lesson-1 = 4, “4” ya da “40” olarak yazılır
hundredone-lesson-2 = Hepsi toplanır: bu 20, bir 2’ydi
hundredone-lesson-3 = 84 alttan 100’e en yakın: bir puan
hundredone-lesson-4 = 101 ve fazlası yanar
