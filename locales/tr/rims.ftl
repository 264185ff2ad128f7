rims-name = Halkalar
rims-also = halka | ilmekler
rims-about = Noktalardan geçen kapalı eğriler çiz, hiçbirine değme. Son halkayı çizen kaybeder.
rims-brief = beş dakika
rims-rules =
    Kâğıda noktalar serpilmiştir. Oyuncular sırayla halka çizer: en az bir, en çok dört noktadan, yalnız hiçbir halkada olmayan noktalardan geçen kapalı bir çizgi.

    Halka ne kendisine ne bir başkasına değebilir, ne de onu kesebilir. Bir başkasının içinde durabilir, noktaların ve halkaların çevresinden istediği gibi dolanabilir.

    Son halkayı çizen, yani boş nokta bırakmayan, kaybeder. Üç ya da dört oyuncuda ötekiler galibiyeti paylaşır.

    Köşeleri sırayla yaz, kâğıtta 3–12 yer: c3 f5 e9 b7. Çizgi senin için kapanır ve yuvarlanır. Yalnız bir nokta, c3, ondan geçen küçük bir ilmektir.

    Açan kişi kaç nokta olduğunu (8–24), halkanın kaçından geçebileceğini (“sınırsız”a kadar) seçer; ters=kapalı ile son halkayı çizen kazanır.
rims-opt-points = kaç nokta
rims-opt-max = bir halka kaç noktadan geçebilir
rims-opt-misere = son halkayı çizen kaybeder; kapalı – kazanır
rims-key-points = noktalar | nokta
rims-key-max = sınır | en çok | halkada
rims-key-misere = ters | son kaybeder
rims-is-1 = 1
rims-is-2 = 2
rims-is-3 = 3
rims-is-4 = 4
rims-is-5 = 5
rims-is-6 = 6
rims-is-7 = 7
rims-is-8 = 8
rims-is-9 = 9
rims-is-10 = 10
rims-is-11 = 11
rims-is-12 = 12
rims-is-unlimited = sınırsız
rims-set-points = { $value } nokta
rims-set-max = { $value ->
    [1] halkada bir nokta
    [unlimited] halkada istediğin kadar nokta
   *[other] halkada en çok { $value } nokta
}
rims-set-misere = { $value ->
    [on] son halkayı çizen kaybeder
   *[other] son halkayı çizen kazanır
}

rims-ask = bir halka çiz: { $free } nokta kaldı
rims-point = { $place }

rims-reject-syntax = Bir halkanın köşelerini sırayla yaz, örneğin c3 f5 e9 b7, ya da yalnız bir nokta.
rims-reject-outside = Bu kâğıtta { $place } yok: son yer { $last }.
rims-reject-corners = Halkanın { $least }–{ $most } köşesi olur, bunda { $count } var.
rims-reject-bare = { $place } yerinde nokta yok: küçük ilmek boş bir noktaya çizilir. Büyük halka için en az üç köşe gerek.
rims-reject-knot = Böyle bir çizgi kendisine değer ya da kendisini keser. Halka bunu yapamaz.
rims-reject-taken = { $place } zaten bir halkada. Halkalar yalnız boştaki noktalardan geçer.
rims-reject-empty = Bu halka hiçbir noktadan geçmiyor. En az bir boş noktadan geçmeli; çevresinden dolanmak yetmez.
rims-reject-many = Bu halka { $count } noktadan geçiyor; bir halkada en çok { $most } olur.
rims-reject-meets = Şuradan geçen halkaya değer ya da onu keser: { $place }. Halkalar birbirine değemez.

rims-sheet-misere = son çizen kaybeder
rims-sheet-last = son çizen kazanır

rims-lesson-1 = Halka bir–dört noktadan geçer
rims-lesson-2 = Köşeleri yaz: i2 o3 p8 f10
rims-lesson-3 = İçinde olabilir, değmek olmaz
rims-lesson-4 = Tek nokta küçük bir ilmektir: s3
rims-lesson-5 = Son noktayı almak zorunda kalan kaybeder
