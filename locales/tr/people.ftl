## Results

casual-wrong = “dostluk” açık ya da kapalı olur, “{ $given }” olmaz.
casual-about = reytinge sayılmayan bir maç
lobby-casual = Reytinge sayılmaz.
lobby-met = Bugüne kadar { $one } ile { $other }: { $own } : { $theirs }{ $drawn ->
    [0] .
   *[other] , { $drawn } beraberlik.
}
rated = Reytinge sayıldı: { $players }.
rated-player = { $seat } { $points }{ $guess ->
    [yes] ?
   *[no] {""}
} ({ $change })
rated-between = Aranızda: { $one } { $own } : { $theirs } { $other }{ $drawn ->
    [0] .
   *[other] , { $drawn } beraberlik.
}
lobby-hints = İpucu serbest.
lobby-no-hints = İpucu yok.
unrated-casual = Reytinge sayılmadı: dostluk maçıydı.
unrated-computer = Reytinge sayılmadı: bilgisayar oynadı.
unrated-shared = Reytinge sayılmadı: bir oyuncunun yerine birkaç kişi oynadı.
unrated-twice = Reytinge sayılmadı: bir kişi iki oyuncunun yerine oynadı.
unrated-short = Reytinge sayılmadı: çok kısa.
unrated-often = Reytinge sayılmadı: bu, bugünkü altıncı maçınızdı.
unrated-vote = Reytinge sayılmadı: sohbet birlikte oynadı.

rating = { $points }{ $guess ->
    [yes] ?
   *[no] {""}
}
rating-none = –
score = { $won } : { $lost }{ $drawn ->
    [0] {""}
   *[other] {" "}(= { $drawn })
}
month-points = { $points }
month-matches = { $count } maç
top-group = Sıralamalar gruplara ait: orada sor. Burada /stats neler yaptığını gösterir.
top-game = { $game }: reytingler
top-month = Bu ay, bütün oyunlar
top-past = { $month }, bütün oyunlar
top-month-nobody = Bu ay kimse reytinge sayılan bir maç bitirmedi.
top-nobody = Burada daha reytinge sayılan maç yok. Başlatmak için: /{ $command } @arkadaş
top-few = Sıralamaya girmek için reytinge sayılan { $enough } maç gerek, henüz kimsenin o kadarı yok.
top-nothing = Burada daha hiçbir maç sonuçlanmadı. Başlatmak için: /{ $command } @arkadaş
top-all = Burada en iyi kim?
top-leader = { $game }: { $name } { $value }
top-leaderless = { $game }: henüz kimsenin reytinge sayılan { $enough } maçı yok
top-line = { $place }. { $name } { $value } · { $detail }
top-between = …
key-month = Bu ay
key-all-games = Bütün oyunlar
key-picture = Resim
key-picture-of = Resim: { $chat }
stats-group = Başkalarını, birlikte oynadığınız grupta sor.
stats-head = { $name }
stats-chat = { $chat }:
stats-private = Yalnız benimle
stats-elsewhere = Başka bir sohbette
stats-chats-more = …ve { $count } grup daha
stats-nothing = Burada daha maç bitirmedin. Başlatmak için: /{ $command } @arkadaş
stats-nothing-of = { $name } burada daha maç bitirmedi.
stats-game = { $game }: { $value } · { $detail }
stats-latest = Son maçlar: { $marks }
stats-longest = En uzun galibiyet serisi: { $count } ({ $game })
stats-computer = Bilgisayara karşı: { $levels }
stats-level = seviye { $level } – { $played } maçta { $won } galibiyet
stats-alone = Tek başına: { $count } maç
stats-between = Sen ve { $name }: { $games }
stats-met = { $game } { $own } : { $theirs }{ $drawn ->
    [0] {""}
   *[other] {" "}(= { $drawn })
}
stats-line = Reyting: { $game }
stats-line-points = { $line } { $points }
person-unknown = { $name } adında birini tanımıyorum. Onun yerine bir mesajını yanıtla.

annulled = №{ $number } artık sayılmıyor.
annulled-now = №{ $number } artık sayılmıyor. { $ratings }.
annulled-rating = { $seat } { $points }{ $guess ->
    [yes] ?
   *[no] {""}
}

## Cups

cup-word-stop = dur | durdur | bitir
cup-word-out = çıkar
cup-word-knockout = eleme | elemeli
cup-word-tables = masalar | masa
cup-word-round = tur
cup-group = Kupalar gruplarda oynanır.
cup-none = Burada daha kupa yok. Açmak için: /cup { $command }
cup-none-alive = Burada süren bir kupa yok.
cup-which = Hangisi? Numarasını ekle: { $cups }
cup-many = Burada aynı anda en çok { $most } kupa sürebilir. Kupayı açan ya da bir yönetici onu durdurabilir: /cup stop ve numarası. { $cups }
cup-unknown = №{ $number } diye bir kupa yok.
cup-founder = Bunu kupayı açan yapar.
cup-admins = Bunu yalnız grup yöneticileri yapabilir.
cup-leaders = Bunu yalnız kupayı açan ya da bir grup yöneticisi yapabilir.
cup-no-form = Bu oyun böyle bir kupa olarak oynanmaz.
cup-no-vote = Kupada sohbetler değil kişiler oynar: oylama yoktur.
cup-not-started = Kupa başlamadı.
cup-running = Kupa başladı bile.
cup-is-over = Kupa bitti.
cup-too-few = Katılan az: en az iki kişi ya da dolu bir masa gerek.
cup-too-many = Kupa dolu.
cup-too-late = Bu kupaya katılmak için geç.
cup-not-in = O kişi bu kupada değil.
cup-you-not-in = Bu kupada değilsin.
cup-already-in = Zaten kupadasın.
cup-gone = Kupadan zaten ayrıldın.
cup-put-out = Bir yönetici seni bu kupadan çıkardı.
cup-eliminated = Zaten elendin.
cup-closing = Kupa nasılsa bu turla bitiyor.
cup-decided = Bu artık değişmez: kupa ilerledi.
cup-round-wrong = Bir tur 10 dakika ile 60 gün arası sürer, tur=1d gibi; “{ $given }” olmaz.
cup-list = Buradaki kupalar (/cup ve bir numara, o kupayı yeniden gösterir)
cup-line-joining = №{ $number } { $game }: { $count } kişi katıldı
cup-line-running = №{ $number } { $game }: tur { $round } / { $rounds }
cup-line-over = №{ $number } { $game }: 🏆 { $winners }
cup-line-off = №{ $number } { $game }: iptal
cup-head = Kupa №{ $number } · { $game }
cup-invites = 🏆 { $cup }. { $name } kupa açıyor; { $form }.
cup-is-by-count = altı kişiye kadar herkes herkesle, daha çoksa İsviçre sistemi
cup-is-round-robin = herkes herkesle
cup-is-swiss = İsviçre sistemi
cup-is-knockout = eleme
cup-is-tables = çok kişilik masalar
cup-round-time = Bir turun süresi: { $time }.
cup-nobody = Daha kimse katılmadı.
cup-begun = Başladı.
cup-off = İptal edildi.
cup-pledge = Kura baştan belli: { $pledge }
cup-secret = Kuranın kaynağı: { $secret }
cup-round = { $cup } · tur { $round } / { $rounds } ({ $form })
cup-open = №{ $number } { $players }
cup-result = №{ $number } { $players } { $own } : { $theirs }
cup-table = №{ $number } { $names }
cup-until = Turun son günü: { $day }.
cup-until-hour = Turun sonu: { $day }, saat { $time }.
cup-over-time = Turun süresi doldu. Maçlar sürüyor, ama toplam { $share } düşünen kaybeder.
cup-bye = { $name } bu turu bay geçiyor: bir puan.
cup-rest = { $name } bu tur dinleniyor.
cup-withdrawn = { $name } gelmedi ve kupadan çıktı; “Katıl” ile geri dönebilir.
cup-absent = { $name } gelmedi ve kupadan çıktı.
cup-forfeit = { $name } oynamadan tur atlıyor.
cup-forfeit-point = { $gone } ayrıldı: puanı { $name } alıyor.
cup-forfeit-struck = { $gone } ayrıldı, { $name } bu tur maçsız kaldı.
cup-lot = Kura kararını verdi: { $name }.
cup-again = №{ $former } yeniden oynanıyor: №{ $number }.
cup-won = 🏆 { $winners } kupayı kazandı!
cup-shared = 🏆 { $winners } kupayı paylaşıyor.
cup-stopped = Kupa durduruldu.
cup-unwon = Kupayı kimse kazanamadı.
cup-closes = Kupa bu turdan sonra bitiyor; bu tur sayılır.
key-cups = Kupalar
cup-no-undo = Kupada hamle geri alınmaz.
cup-no-cancel = Kupada oynayan, maçlarını iptal edemez. Pes etmek için resmi “pes” diye yanıtla.
cup-no-out = Kupada oynayan, başkalarını çıkaramaz. Oynamayan bir yönetici çıkarabilir.
cup-anonymous = Kupada oynayan burada söz sahibi değil, onun için kendi adınla yaz.
cup-draw-early = Kupada beraberlik için önce herkes bir hamle yapmalı.
cup-clock-long = { $clock }: bir tur { $round } sürüyorsa bu çok uzun. En çok: { $most }.

## Privacy

privacy-text = Sakladıklarım: Telegram’ın gösterdiği adın, kullanıcı adın ve dilin; burada oynadığın maçlar ve hamleleri; sonuçları, reytingler ve kupalar. Yazdıklarından başka hiçbir şey saklanmaz. Sen sildirene kadar durur; botu işletenin aldığı yedekler eskidikçe silinir.
privacy-file = Hakkında sakladıklarım: sonuçlar ve kayıtlar.
privacy-sure = Seni sileyim mi? Süren maçlarda pes etmiş sayılırsın, reytinglerin ve sıralamaların gider, biten maçlarda adsız bir oyuncu olursun. Bugün başladığın bulmacalara bugün yeniden başlayamazsın. Geri dönüşü yok.
privacy-not = Hiçbir şey silinmedi.
privacy-under-way = Zaten siliniyor.
privacy-done = Tamam: adınla ilgili hiçbir şey kalmadı. Biten maçlarda artık adın { $name }. İşletenin aldığı yedekler eskidikçe silinir; sohbetlerdeki resimler kalır.
key-my-data = Verilerim (dosya)
key-erase = Beni sil
key-erase-sure = Evet, beni sil
key-erase-not = Hayır
fair-erased = (bir oyuncunun isteğiyle silindi; tohum duruyor)

## Votes

chat-name = Sohbet
table-key-vote = oylama | oy
table-is-first = ilk
vote-allowed = 10m, 1d, ilk
vote-about = bir tarafı sohbet oynar, hamlesini oylar; oylama ilk oydan sonra bu kadar sürer, “ilk” denirse ilk gelen hamle sayılır
vote-wrong = Bir oylama 10s ile 7d arası sürer, örneğin oylama=10m ya da oylama=1d, ya da oylama=ilk; { $given } olmaz.
vote-secrets = Bu oyunda sırlar var, sohbet oylayamaz: { $game }.
vote-clock = Sohbetin saati oylamadır: “süre” yazma.
vote-private = Oylama için grup gerek: orada iste.
vote-alone = Sohbet kime karşı oynasın: “bot:4” ya da bir arkadaşın adını ekle.
vote-how = Buradaki herkes oy verebilir; oylama ilk yanıttan { $span } sonra kapanır.
vote-how-first = Buradaki herkes yanıtlayabilir: ilk hamle sayılır.
lobby-vote = Bir taraf sohbet: herkes oy verir, her oylama ilk yanıttan { $span } sonra kapanır.
lobby-vote-first = Bir taraf sohbet: ilk yanıtlayan hamleyi yapar.
vote-count = { $choice } { $count }
vote-count-named = { $choice } { $count } ({ $voters })
vote-resign = pes etmek
vote-draw = beraberlik
vote-undo = hamleyi geri almak
vote-open = №{ $number } · Sohbet oyluyor: { $counts }. { $closes } Bir hamleyle yanıtla; sonra değiştirebilirsin.
vote-closes = Kapanış: { $time }.
vote-closes-on = Kapanış: { $day }, { $time }.
vote-closes-in = { $seconds } saniye sonra kapanıyor.
vote-closed = №{ $number } · Sohbet oyladı: { $counts }.
vote-undecided = №{ $number } · Oylama bitti, karar çıkmadı: { $counts }.
vote-off = №{ $number } · Bu oylama düştü: maç onsuz ilerledi.
vote-no-undo = Sohbet hamle geri almaz.
news-vote = Oylar: { $counts }.
toast-vote = Verdiğin oy: { $move }. Değiştirebilirsin.
toast-vote-against = Karşı olan, bir hamleye oy versin yeter.

## Months

month-head = 🏆 Ayın sıralaması, { $month }:
month-1 = Ocak
month-2 = Şubat
month-3 = Mart
month-4 = Nisan
month-5 = Mayıs
month-6 = Haziran
month-7 = Temmuz
month-8 = Ağustos
month-9 = Eylül
month-10 = Ekim
month-11 = Kasım
month-12 = Aralık

## The puzzle of the day

daily-word-yesterday = dün
daily-head = 🧩 Günün bulmacaları №{ $number } · { $day }
daily-how = Herkes tek başına, özelden oynar; bulmacalar herkese aynı. Yenileri: { $time }.
daily-alone = Bugün herkese aynıları; her biri bir kez oynanır. Yenileri: { $time }.
daily-was = Bunlar { $day } bulmacaları. Bugünküler: /daily
daily-over = O gün geçti. /daily bugünkü bulmacaları gösterir.
daily-game = { $game }
daily-place = { $place }. { $name }: { $feat } { $signs }
daily-place-unsolved = –. { $name }: çözülemedi
daily-more = …ve { $count } kişi daha
daily-row = Son yedi gün: { $row }
daily-points = { $points } puan
daily-score = { $points } : { $other }
daily-line = Kletka { $number } · { $game } · { $signed ->
    [yes] { $signs } · { $feat }
   *[no] { $feat }
}
daily-line-unsolved = Kletka { $number } · { $game } · çözülemedi
daily-pledge = Bugünün sırrı şununla sabit: { $pledge }; bir önceki günün sırrını /daily dün gösterir.
daily-secret = Günün sırrı: { $secret }. SHA-256’sı o gün gösterildiği gibi { $pledge }; baytlarının ve iki satırın ({ $date } ve oyun) SHA-256’sı her bulmacanın sırrını verir.
daily-none = Günün bulmacaları: { $games }.
daily-nobody = Dün kimse bulmacaları istemedi.
daily-done = Bunu bugün oynadın: { $line }
daily-spent = Bunu bugün oynadın.
daily-gone = O maç bitti; sıradaki bulmaca yarın.
daily-full = O grubun sıralaması dolu.
daily-no-cancel = Günün bulmacası iptal edilmez. Pes edebilirsin: /resign
daily-no-undo = Günün bulmacasında hamle geri alınmaz.
key-pass-on = Sonucu paylaş
