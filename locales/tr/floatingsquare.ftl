floatingsquare-name = Yüzen kare
floatingsquare-also = gezen kare | kayan kare
floatingsquare-about = Yüzen 4 × 4’lük karede çarpılar ve yuvarlaklar: nerede durduğu oynadıkça belli olur. Üçlüsü çok olan kazanır.
floatingsquare-brief = beş dakika
floatingsquare-rules =
    İlk çarpı kâğıdın ortasındadır. Sonra yuvarlak ve çarpı sırayla oynar, her seferinde boş bir kareye bir işaret.

    Bütün işaretler birlikte 4 × 4’lük bir kareye sığmalı. O karenin nerede durduğu oyuna bağlı: gölgeli kareler hâlâ olabilenlerdir. On altıncı işaretle kare dolar, maç biter.

    Yan yana (yatay, dikey ya da çapraz) her üç kendi işaretin bir puandır, yani dörtlü sıra iki puan. Puanı çok olan kazanır; eşitlik beraberliktir.

    Bir kare yaz, örneğin c3. Çeşitleri: taşıma – maçta bir kez, koymadan önce bir işaretini taşı (d4>e5 c3); kesişen – kesişen iki üçlün bir puan fazla; bitişik – her işaret öncekilerden birine değer; ters – puanı az olan kazanır; tahta – 8 × 8 kâğıt, ilk çarpı ortadaki dört kareden birine.
floatingsquare-opt-relocate = maçta bir kez, koymadan önce bir işaret taşınabilir
floatingsquare-opt-shared = bir oyuncunun kesişen iki üçlüsü bir puan fazla
floatingsquare-opt-adjacent = her işaret öncekilerden birine değer
floatingsquare-opt-misere = üçlüsü az olan kazanır
floatingsquare-opt-board = 8 × 8 kâğıt; ilk çarpı dört kareden birine
floatingsquare-key-relocate = taşıma | taşı
floatingsquare-key-shared = kesişen | kesişme
floatingsquare-key-adjacent = bitişik
floatingsquare-key-misere = ters | az kazanır
floatingsquare-key-board = tahta | büyük kâğıt
floatingsquare-set-relocate = { $value ->
    [off] işaretler yerinde kalır
   *[on] birer kez, önce bir işaret taşınabilir
}
floatingsquare-set-shared = { $value ->
    [off] kesişen üçlüler olduğu gibi
   *[on] kesişen üçlüler bir fazla
}
floatingsquare-set-adjacent = { $value ->
    [off] işaretler değmek zorunda değil
   *[on] her işaret öncekilerden birine değer
}
floatingsquare-set-misere = { $value ->
    [off] üçlüsü çok olan kazanır
   *[on] üçlüsü az olan kazanır
}
floatingsquare-set-board = { $value ->
    [off] kâğıt 7 × 7
   *[on] kâğıt 8 × 8
}

floatingsquare-ask-cross = çarpı koy
floatingsquare-ask-round = yuvarlak koy
floatingsquare-scores = { $seat }: { $move } – { $points } puan!
floatingsquare-legend-free = buraya hâlâ konabilir
floatingsquare-legend-triple = üç yan yana – bir puan

floatingsquare-reject-syntax = Bir kare yaz, örneğin c3.
floatingsquare-reject-outside = Bu kâğıtta { $place } yok: son kare { $last }.
floatingsquare-reject-taken = { $place } dolu. Boş bir kare seç.
floatingsquare-reject-wide = { $place } ile eni { $count } kare olurdu; yalnız 4 olur.
floatingsquare-reject-high = { $place } ile boyu { $count } kare olurdu; yalnız 4 olur.
floatingsquare-reject-apart = { $place } hiçbir işarete değmiyor; burada değmek zorunda.
floatingsquare-reject-middle = İlk çarpı ortadaki dört kareden birine konur.
floatingsquare-reject-fixed = Bu maçta işaretler yerinde kalır. Bir kare yaz.
floatingsquare-reject-moved = Bir işaret taşıdın bile; maçta bir kez olur.
floatingsquare-reject-own = { $place } senin işaretin değil.
floatingsquare-reject-same = İşaret olduğu yerde kalırdı. Başka kare söyle ya da yalnız yenisini koy.

floatingsquare-lesson-1 = Yan yana üç çarpı: bir puan
floatingsquare-lesson-2 = Dört, iki puan ederdi: yuvarlak durdurdu
floatingsquare-lesson-3 = Gri, oynanabilen yerdir: “b4” yaz
floatingsquare-lesson-4 = Buraya değil: hepsi 4 × 4’e sığmalı
