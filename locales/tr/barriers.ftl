barriers-name = Barikat
barriers-also = engeller | barikatlar
barriers-about = Her seferinde iki kareye bir barikat; barikatlar aralık bırakır. Yeri kalmayan çıkar.
barriers-brief = on dakika
barriers-rules =
    Oyuncular sırayla barikat çizer: yan yana ya da alt alta iki boş karenin üstüne tek çizgi.

    Barikatlar aralık bırakır: yenisi, karelerinin ne kenarı ne köşesiyle bir başkasına değebilir. Taralı kareler herkes için kayıptır: oraya artık barikat sığmaz.

    Çizemeyen kaybeder. Altı kişiye kadar oynanır: çizemeyen çıkar, son kalan, yani son barikatı çizen kazanır.

    İki kareyi yaz, örneğin b2-b3.

    Açan kişi kâğıdı ve barikatların ne kadar yaklaşacağını seçer: değmek yok – köşeden bile; köşe serbest – ama kenar değil; değmek serbest – yalnız kendi kareleri olsun.
barriers-opt-size = kâğıdın sütunları ve satırları
barriers-opt-touch = ne değmesin: değmek yok – hiçbir şey, köşe bile; köşe serbest – kenar değil; değmek serbest – barikatlar istediği gibi değer
barriers-key-size = boy | kâğıt
barriers-key-touch = değme | değmek
barriers-is-corners = değmek yok | köşe de yok
barriers-is-sides = köşe serbest | köşe
barriers-is-free = değmek serbest | serbest
barriers-set-size = kâğıt { $value }
barriers-set-touch = { $value ->
    [sides] köşe değebilir, kenar değmez
    [free] barikatlar değebilir
   *[other] değmek yok, köşeden bile
}

barriers-ask = iki boş kareye bir barikat çiz

barriers-reject-syntax = Komşu iki kare yaz, örneğin b2-b3.
barriers-reject-outside = Bu kâğıtta { $place } yok: son kare { $last }.
barriers-reject-apart = { $a } ile { $b } komşu değil. Barikat yan yana ya da alt alta iki kareyi kaplar.
barriers-reject-taken = { $place } zaten bir barikatın altında. İki boş kare seç.
barriers-reject-touch = { $place } şuradaki barikata değer: { $other }. Barikatlar hiç değemez.
barriers-reject-side = { $place } şuradaki barikata kenarından değer: { $other }. Yalnız köşeler değebilir.
barriers-reject-corner = { $place } şuradaki barikata köşesinden değer: { $other }. Barikatlar hiç değemez.
barriers-sheet-dead = buraya artık barikat sığmaz

barriers-lesson-1 = Hamle: iki kareye bir barikat, “c3-d3”
barriers-lesson-2 = Taralı: barikata çok yakın, herkese kayıp
barriers-lesson-3 = Köşeler bile değmez
barriers-lesson-4 = Barikata yer yok mu? Kaybettin
