seabattle-name = Amiral battı
seabattle-also = amiral | deniz savaşı
seabattle-about = İki gizli filo, her seferinde bir atış: isabet, battı ya da karavana.
seabattle-brief = on beş dakika
seabattle-rules =
    Her oyuncunun, ötekinden gizli kendi tahtasında bir filosu vardır. Bildiğimiz 10 × 10 tahtada dört karelik bir, üç karelik iki, iki karelik üç ve tek karelik dört gemi bulunur. Gemiler düzdür ve köşeden bile birbirine değmez.

    Önce ikisi de gemilerini botla özelden ya da gruptaki düğmeyle yerleştirir. Geminin iki ucunu yaz, a1-a4 (en küçüğü için tek kare), ya da birkaçını birden, a1-a4 c1-c3; aynısını yine yazarsan gemi kalkar. “rastgele” filoyu dağıtır, “temizle” bütün gemileri kaldırır. İçine sinince “hazırım” de.

    Sonra sırayla ateş edilir: bir kare yaz, e5. Yanıt karavana, isabet ya da battı olur. İsabetten sonra yine atarsın. Batan geminin çevresinde bir şey olamaz; o kareler işaretlenir, onlara atılmaz.

    Düşman filosunu ilk batıran kazanır.

    Açan kişi tahtayı, filoyu ve isabetin bir atış daha kazandırıp kazandırmayacağını seçebilir. Salvoda yüzen gemin kadar kareyi birden söylersin: a1 c5 e9.
seabattle-opt-size = tahtanın bir kenarındaki kare sayısı
seabattle-opt-fleet = gemilerin boyları, örneğin 4,3,3,2,2,2,1,1,1,1
seabattle-opt-again = isabet bir atış daha kazandırır
seabattle-opt-salvo = her sırada yüzen gemin kadar atış
seabattle-key-size = boy | tahta
seabattle-key-fleet = filo | gemiler
seabattle-key-again = yine | devam
seabattle-key-salvo = salvo
seabattle-set-size = tahta { $value } × { $value }
seabattle-set-fleet = gemiler { $value }
seabattle-set-again = { $value ->
    [on] isabet eden yine atar
   *[other] isabet olsun olmasın bir atış
}
seabattle-set-salvo = { $value ->
    [on] salvo
   *[other] tek tek atış
}
seabattle-word-random = rastgele | rasgele | dağıt | karıştır | rastgele filo
seabattle-word-clear = temizle | sil | kaldır
seabattle-word-ready = hazırım | hazır | başla

seabattle-do-random = 🎲 Rastgele filo
seabattle-do-clear = Temizle
seabattle-do-ready = ✅ Hazırım
seabattle-do-place = gemiler yerleşiyor

seabattle-own = 👁 Benim filom
seabattle-own-secret = ✏ Gemileri yerleştir
seabattle-ask-place = { $several ->
    [yes] her geminin iki ucunu yazıp gemilerinizi yerleştirin, sonra “hazırım” deyin
   *[no] her geminin iki ucunu yazıp gemilerini yerleştir, sonra “hazırım” de
}
seabattle-ask-shoot = bir kareye ateş et
seabattle-ask-salvo = salvo at: { $shots } kare söyle

seabattle-ready = { $seat } hazır: filo denizde.
seabattle-complete = Bütün gemilerin yerinde: “hazırım” de ya da yerlerini değiştir.
seabattle-miss = { $seat }: { $place } – karavana.
seabattle-hit = { $seat }: { $place } – isabet!
seabattle-sunk =
    { $seat }: { $place } – { $length ->
        [one] bir kayık battı!
       *[other] { $length } karelik gemi battı!
    }
seabattle-salvo = { $seat } salvo attı: { $cells }.
seabattle-cell-miss = { $place } karavana
seabattle-cell-hit = { $place } isabet
seabattle-cell-sunk = { $place } battı

seabattle-reject-syntax-place = Geminin iki ucunu yaz, örneğin a1-a4 (birkaçı birden: a1-a4 c1-c3), ya da “rastgele”, “temizle”, “hazırım”.
seabattle-reject-syntax-shoot = Atacağın kareyi yaz, örneğin e5.
seabattle-reject-syntax-salvo = Salvonun karelerini tek satırda yaz, örneğin a1 c5 e9.
seabattle-reject-outside = Bu tahtada { $place } yok: son kare { $last }.
seabattle-reject-bent = { $from } ile { $to } arası düz bir çizgi değil.
seabattle-reject-among = { $ship }: { $why } Bu gemilerin hiçbiri yerleşmedi.
seabattle-reject-near = Gemiler köşeden bile birbirine değmez.
seabattle-reject-length = Bu filoda { $length } karelik gemi yok.
seabattle-reject-spent = { $length } karelik gemilerinin hepsi yerinde.
seabattle-reject-missing =
    { $count ->
        [one] Bir gemi daha eksik, boyu: { $lengths }.
       *[other] { $count } gemi daha eksik, boyları: { $lengths }.
    }
seabattle-reject-shot-before = { $place } karesine zaten atıldı. Başka bir kare seç.
seabattle-reject-empty = { $place } boş, belli: batan bir geminin yanında.
seabattle-reject-twice = { $place } salvonda iki kez var.
seabattle-reject-volley = Bu salvoda { $want } atışın var, sen { $given } kare söyledin.
seabattle-reject-fleet-long = { $length } karelik gemi { $size } × { $size } tahtaya sığmaz.
seabattle-reject-fleet-crowded = Bu filo { $size } × { $size } tahtaya fazla kalabalık. Gemileri azalt, kısalt ya da tahtayı büyüt.
seabattle-afloat = yüzen: { $count }
seabattle-places = gemilerini yerleştiriyor

seabattle-lesson-1 = İsabet: Burak yine atar
seabattle-lesson-2 = Battı: çevresindeki kareler boş
seabattle-lesson-3 = Kırmızı çerçeve: buraya atılır, “b2”
seabattle-lesson-4 = Yalnız Ayşe görür; özelden dizildi: e1-f1
seabattle-lesson-5 = Bütün filoyu batıran kazanır
