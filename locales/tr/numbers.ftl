numbers-name = Sayılar
numbers-also = onu bul | sayı silme
numbers-about = Eşit ya da toplamı on olan komşuları sil, kalanı sona yaz, kâğıt boşalana dek. Tek başına ya da yarışarak.
numbers-brief = on beş dakika
numbers-rules =
    Kâğıtta 1’den 9’a ve 11’den 19’a sayıların rakamları var, satırda dokuz tane.

    Eşit olan ya da toplamı on eden iki rakamı, komşuysalar sil: biri okuma sırasında ötekinin ardından gelir (satırın sonu sonraki satırın başına bağlanır), ya da aynı sütundadırlar. Aralarında silinmiş olanlar sayılmaz.

    Çift kalmayınca ya da daha önce “devam” yaz: kalan bütün rakamlar sırasıyla son karenin arkasına yazılır. Her şey silinince kazanırsın. Yüz satırda kâğıt dolar.

    İki kare yaz: i1-a2. /hint bir çift gösterir; tek başınayken istediğin kadar geri alabilirsin.

    Birkaç kişi eşit kâğıtlarda, kendi hızında yarışır: önce eklemesi, sonra hamlesi az olan kazanır. “ekleme=takılınca”: kalan ancak çift kalmayınca yazılır. “hak=3” üç ekleme demek: hak ve çift kalmayınca biter. “başlangıç=rastgele” rastgele rakamlarla başlar.
numbers-opt-refill = kalan ne zaman yazılır: istenince, ya da ancak çift kalmayınca
numbers-opt-refills = kalan kaç kez yazılır; 0: istediğin kadar
numbers-opt-start = baştaki rakamlar: bildik ya da rastgele
numbers-key-refill = ekleme
numbers-key-refills = hak | eklemeler
numbers-key-start = başlangıç | baş
numbers-is-any = istenince | her zaman
numbers-is-stuck = takılınca
numbers-is-usual = bildik | normal | alışılmış
numbers-is-drawn = rastgele | rasgele
numbers-set-refill = { $value ->
    [stuck] kalan ancak takılınca yazılır
   *[other] kalan istenince yazılır
}
numbers-set-refills = { $value ->
    [0] istenildiği kadar ekleme
   *[other] en çok { $value } ekleme
}
numbers-set-start = { $value ->
    [drawn] rastgele rakamlar
   *[other] bildik rakamlar
}

numbers-word-more = devam | ekle | kalanı yaz

numbers-ask = { $several ->
    [yes] bir çift silin ya da kalanı “devam” ile yazın
   *[no] bir çift sil ya da kalanı “devam” ile yaz
}
numbers-more = ✏️ Devam
numbers-more-sure = çift varken kalanı yine yaz
numbers-more-news = { $seat }: kalan yazıldı.
numbers-strike = { $one }–{ $two }
numbers-count = kalan { $left } · { $moves } hamle
numbers-refills = ekleme { $refills }
numbers-folded = … { $rows } satır silindi
numbers-feat = kalan { $left } rakam
numbers-feat-cleared = { $moves } hamlede bitti
numbers-hint = Silinebilir: { $one } ve { $two }.
numbers-hint-none = Çift kalmadı: “devam” yaz.

numbers-reject-syntax = Sileceğin iki kareyi yaz, örneğin i1-a2, ya da “devam”.
numbers-reject-outside = Bu kâğıtta { $place } yok: son kare { $last }.
numbers-reject-struck = { $place } silinmiş bile.
numbers-reject-same = İki kez { $place } yazdın. İki ayrı kare söyle.
numbers-reject-fit = { $one } ile { $two } ne eşit ne de toplamı on.
numbers-reject-between = Aralarında { $digit } var: { $place }.
numbers-reject-order = Aynı sütunda değiller; okuma sırasında da aralarında { $digit } var: { $place }.
numbers-reject-stuck = Silinecek çift var; burada kalan ancak çift kalmayınca yazılır.
numbers-reject-refills = Kalan { $count } kez yazıldı: hepsi bu kadardı.
numbers-reject-full = Kalan rakamlar sığmıyor: kâğıt { $count } satır.

# What the board in letters says.
numbers-board-seat = yer
numbers-board-left = kalan
numbers-board-refills = ekleme
numbers-board-moves = hamle

numbers-lesson-1 = 9 ile 1 on eder, i1’in ardı a2: i1-a2
numbers-lesson-2 = Yan yana iki eşit: b2-c2
numbers-lesson-3 = 8 ile 2: silinenlerin üstünden atlanır
numbers-lesson-4 = Alt alta: i2-i3
numbers-lesson-5 = Çift yok: “devam”. Her şey silinince biter
