# Who is slyer: both choose a number in secret and score it, unless the other one is lower by exactly one.

slyer-name = Kim daha kurnaz
slyer-also = kurnaz | bir eksik
slyer-about = İkisi de gizlice bir sayı seçer, puanı odur. Ama seninki tam bir eksikse ikisini de sen alırsın.
slyer-brief = zarsız, beş dakika
slyer-rules =
    İki oyuncu da 1’den 5’e bir sayıyı gizlice, düğmeyle ya da özel sohbetten seçer. Sonra ikisi de açılır, herkes kendi sayısını alır: 1 ile 4, bir puan ve dört puandır.

    Ama sayılardan biri ötekinden tam bir eksikse onu seçen ikisini birden alır, öteki bir şey alamaz: 2’ye karşı 3, beşe sıfırdır. Yani en çoğu beş getirir, yeter ki öteki dört seçmesin; dörde karşı üç iyidir, böyle gider.

    11 puan öne geçen kazanır. Resim kimin, ne kadar önde olduğunu gösterir.

    “sayılar” ile 6’ya kadar seçilebilir.

slyer-opt-numbers = en çok hangi sayı seçilebilir
slyer-key-numbers = sayılar | sayı
slyer-set-numbers = sayılar 1–{ $value }

slyer-ask = { $several ->
    [yes] 1 ile { $most } arasında bir sayı seçin
   *[no] 1 ile { $most } arasında bir sayı seç
}
slyer-round = { $first } { $one }, { $second } { $two }: herkes kendininkini alıyor.
slyer-both = { $first } { $one }, { $second } { $two }: tam bir eksik, { $points } puanı { $seat } alıyor.
slyer-reject = 1 ile { $most } arasında bir sayı seç.

slyer-board-points = puan
slyer-board-chosen = seçti
slyer-board-yes = evet
slyer-board-no = hayır

slyer-lesson-1 = İkiniz de seçmeden sayını kimse görmez
slyer-lesson-2 = 1 ile 4: herkes seçtiğini alır
slyer-lesson-3 = 2, 3’ten tam bir eksik: 2 + 3’ü alır
slyer-lesson-4 = 11 puan öne geçen kazanır

slyer-sheet = Herkes kendininkini; 1 eksik ikisini alır
