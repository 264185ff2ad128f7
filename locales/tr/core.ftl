# Words of the table. Games bring their own files.
# Messages hold no markup: names are made bold or turned into mentions where they are put in.

move = { $move }
player = { $seat }
name = { $name }
partners = { $one } & { $two }
versus = { $one } — { $two }
names = { $names }
names-more = ve { $count } kişi daha
computer-name = Kletka{ $nth ->
        [0] { "" }
       *[other] { " " }{ $nth }
    } (seviye { $level })

# What a player says instead of a command, as an answer to a board.
word-resign = pes | pes et | pes ediyorum | pes ettim | bırakıyorum
word-draw = berabere | berabere? | beraberlik | berabere mi | berabere mi? | berabere kalalım
word-undo = geri al | geri | hamlemi geri al
word-board = tahta | göster | tahtayı göster
word-near = yakın | yakından
word-whole = tümü | hepsi | tamamı

# The answer to a question whether it is meant.
word-yes = evet | olur | tabii | eminim
word-no = hayır | yok | olmaz

## Refusals

reject-over = Bu maç bitti.
match-not-begun = Bu maç daha başlamadı.
reject-turn = Sıra sende değil. Sıra: { $seat }.
reject-turn-others = Sıra sende değil.
reject-sealed = Bu gizli: düğmelerden birine bas, hangisi olduğunu kimse görmez; ya da bana özelden yaz.
reject-private = Bu hamle gizli: bana özelden yaz.
reject-alone = Bu hamle gizli, burada ise herkes okuyabilir: onun yerine tahtanın altındaki düğmeye bas.
reject-draws = Böyle bir sonuç gelmiş olamaz.
reject-by-hand = Zarlar gerçek: { $dice } zar at ve ne geldiyse yaz.
reject-wrong-dice = { $dice ->
        [one] Zarında ne geldiğini yaz ({ $least }–{ $most }), örneğin { $example }.
       *[other] { $dice } zar yaz ({ $least }–{ $most }), örneğin { $example }.
    }
reject-seats = { $max ->
    [2] Bu oyun iki kişilik.
   *[other] Bu oyun { $min }–{ $max } kişilik.
}
reject-letters = Bu tahtanın harfleri farklı: { $letters }
reject-gone = Bu maçtan ayrılmıştın.
undo-none = Geri alacak hamlen yok.
undo-chance = Atılan zar geri alınmaz.
undo-reveal = Bu arada bir sır ortaya çıktı, o hamle artık geri alınmaz.
undo-gone = Maç bu arada ilerledi.

move-how = Hamleni komuttan sonra yaz: /m e4. Birkaç maçın varsa önce maç numarası gelir: /m 17 e4.
match-none-here = Burada oynadığın bir maç yok. /play maç başlatır, /matches sürenleri gösterir.
match-unknown = №{ $number } diye bir maç yok.
match-unreadable = №{ $number } artık bilmediğim kurallarla oynanmış. Ondan geriye yalnız son resmi kaldı.
match-outdated = { $match } burada sonuçsuz bitiyor: başladığından beri kurallar değişti, eskileriyle artık oynayamıyorum.
match-line = №{ $number } { $game } ({ $players })
match-which = Hangisi? { $matches }. Numarasını başa yaz: /m { $number } { $move }
match-which-word = Hangisi? { $matches }. Örneğin: { $command }
command-unknown = /{ $name } diye bir komut bilmiyorum. Neler yapabildiğim: /help
anonymous-plays = Grup ya da kanal adına yazıyorsun, oysa yalnız insanlar oynayabilir: kendi adınla yaz.
private-idle = Burada seni bekleyen maç yok. Oyunlar: /play. Arkadaşlarınla oynamak için beni bir gruba ekle.

limit-here = { $most ->
    [one] Burada zaten bir davetin bekliyor. Önce onu geri çek ya da birinin katılmasını bekle.
   *[other] Burada zaten { $most } davetin bekliyor. Önce birini geri çek ya da birinin katılmasını bekle.
}
limit-challenges = { $most ->
    [one] Bir yerde zaten bekleyen bir davetin var. Önce onu geri çek ya da birinin katılmasını bekle.
   *[other] Bütün sohbetlerde toplam { $most } davetin bekliyor. Önce birini geri çek; listesi: /matches.
}
limit-matches = { $most ->
    [one] Zaten bir maç oynuyorsun, bir kişiye daha fazlası olmuyor. Önce onu bitir.
   *[other] Zaten { $most } maç oynuyorsun, bir kişiye daha fazlası olmuyor. Önce birini bitir; listesi: /matches.
}
limit-files = Bir dakikada { $most } film, kart ya da kayıt gönderdim bile. Bir dakika sonra yine dene.

## Toasts

toast-sealed = Seçimin: { $move }. Başka kimse görmez.
toast-sealed-open = Seçimin: { $move }. Herkes seçti, artık her şey açık.
toast-sealed-late = Değiştirmek için geç: seçimin { $move } olarak kalıyor.
toast-sealed-holds = Seçimin: { $move }. { $holds }
toast-outside = Bu maçın grubunda değilsin.
toast-stranger = №{ $number } maçında oynamıyorsun.
toast-old-board = Bu düğme artık geçersiz.
toast-host-only = Bunu yalnız daveti açan yapabilir.
toast-host-leaves = Bu davet senin ve katılanlar var. “Geri çek” daveti herkes için iptal eder.
toast-not-invited = Bu davet sana değil.
toast-joined-already = Zaten oyundasın.
toast-not-joined = Zaten katılmamıştın.
toast-wait-others = Sen zaten evet dedin. Şimdi yanıt bekleniyor.
toast-lobby-void = Bu davet iptal edildi.
toast-lobby-started = Maç başladı bile.
toast-invite-own = Bu senin davetin: başka birinin basması gerek.
toast-invite-computer = Bu senin davetin. Bilgisayarla oynamak için bir daha bas.
toast-lobby-full = Bütün yerler dolu.
toast-too-few = { $count } oyuncu daha gerek. Kaç kişi oynayabilir: { $counts }.
toast-shared = Oyundasın: canın ne zaman isterse hamle yap.
toast-count = Bu oyunu oynayabilecek kişi sayısı: { $counts }.
toast-rematch-there = Rövanş zaten var: №{ $number }.
toast-offer-gone = Bu teklifin süresi doldu.
toast-question = Emin misin? Aşağıdaki soruyu yanıtla.
toast-again = Emin misin? Aynı düğmeye bir daha bas.
toast-half = { $typed }…
toast-half-row = { $typed }…{ $row }
toast-question-no = Hiçbir şey değişmedi.
toast-question-late = Geç kaldın: yanıt için bir dakika vardı.
toast-question-gone = Bu sorunun yanıtı verildi bile.
toast-question-other = Bu sana sorulmadı.
toast-admins-only = Ayarları yalnız grup yöneticileri değiştirebilir.
toast-admins-unsure = Yönetici olup olmadığın öğrenilemedi. Yeniden dene.
toast-change-late = Seçenekler yalnız ilk hamleden önce değişir.
toast-tune-late = Biri bu koşullarla katıldı bile.
toast-saved = Kaydedildi.

## Challenges

game-unknown = “{ $name }” diye bir oyun yok. Hepsi burada: /play
game-unknown-near = “{ $name }” diye bir oyun yok. Şunu mu demek istedin: { $near }?
game-which-one = “{ $name }” diye bir oyun yok. Şunu mu demek istedin: { $games }? Öyleyse yaz: { $example }
game-which = “{ $name }” birkaç oyuna uyuyor: { $games }. Hangisiyse onun komutunu yaz, örneğin { $example }
game-command = { $game } (/{ $command })
game-which-more = ve { $count } oyun daha
option-value = { $key } için { $given } olmaz. Şunlar olur: { $allowed }.
option-unknown = Burada “{ $name }” diye bir seçenek yok. Olanlar: { $known }. Değeri “=” işaretinin hemen arkasına yaz.
option-unknown-near = Burada “{ $name }” diye bir seçenek yok. Şunu mu demek istedin: { $near }?
option-counted = { $word }:{ $from }…{ $to }
table-key-clock = süre | saat
table-key-resigns = pes | pes eder
table-key-hints = ipucu | ipuçları
table-key-casual = dostluk | dostça
table-key-bot = bot | bilgisayar
table-is-on = açık | evet | var
table-is-off = kapalı | hayır | yok
table-is-blitz = yıldırım
clock-wrong = { $given } süre olarak olmaz. Hamle süresini ve yedek süreyi yaz: süre=10s+1m ya da süre=12h+2d (s saniye, m dakika, h saat, d gün; hamle en çok 30d, yedek en çok 60d); ya da süre=yıldırım, ya da süre=kapalı.
hints-wrong = İpucu açık ya da kapalı olur, { $given } olmaz.
resigns-wrong = Bilgisayarın pes etmesi açık ya da kapalı olur, { $given } olmaz.
challenge-level = “{ $given }” diye bir bilgisayar yok: seviyesi 1 ile 5 arasıdır, örneğin bot:3.
challenge-no-computer = Bu oyunu ben oynayamıyorum.
challenge-private = Arkadaşlarını bir grupta davet et. Burada benimle oynayabilirsin: “bot” ya da “bot:1” … “bot:5” ekle.
challenge-group = Bu oyun insanlarla oynanır: beni bir gruba ekle, orada oyna.
challenge-alone = Bu tek kişilik bir oyun. Ötekiler resmin altındaki düğmeyle katılabilir.
challenge-oneself = Kendi kendini davet edemezsin.
challenge-bot-how = Benimle oynamak için adım yerine “bot” ya da “bot:3” yaz.
challenge-twice = { $name } iki kez yazılmış.
lobby-open = { $seat } oyun açıyor: { $into }, №{ $number }. Kim var?
lobby-challenge = { $seat } oyuna davet ediyor: { $into }, №{ $number }. Davetli: { $guests }.
lobby-alone = { $seat } oynuyor: { $game }, №{ $number }.
lobby-options = Koşullar: { $options }.
lobby-clock = Süre: { $clock }.
lobby-counts = Kaç kişi oynayabilir: { $counts }.
lobby-joined = { $count ->
    [one] Şimdilik: { $names }
   *[other] Şimdilik { $count } kişi: { $names }
}
lobby-invited = { $guests } bekleniyor.
lobby-ready = Herkes hazır mı? “Başla” düğmesine bas.
lobby-crowded = { $count ->
        [one] ⚠ Burada bir maç daha oynanıyor;
       *[other] ⚠ Burada { $count } maç daha oynanıyor;
    } Telegram ise bir grupta dakikada yaklaşık 15 resme izin veriyor: tahtalar yavaş gelecek. süre=1m gibi bir süre daha uygun; ya da maç başlayınca benimle özel sohbetten oyna, tahtalar orada hemen gelir: { $link }
# Behind the first line of a challenge and of a board where chance plays a part: a link.
luck-sign = 🎲
lobby-started = №{ $number } { $game }: { $names }. Maç başladı.
lobby-void = Davet iptal: №{ $number }, { $game }.
lobby-lapsed = Bir gün içinde kimse yanıt vermedi.
lobby-changed = Seçenekler değişiyor: oyun №{ $number } olarak sürüyor.
lobby-withdrawn = Geri çekildi.
lobby-declined = { $seat } reddetti.
lobby-left = { $seat } gruptan ayrıldı.

key-value = { $value }
key-unlimited = ∞
key-join = Katıl
key-start = Başla
key-leave = Ayrıl
key-change = ⚙ Seçenekleri değiştir
key-withdraw = Geri çek
key-call-off = İptal et
key-accept = Kabul et
key-decline = Reddet
key-yes = Evet
key-no = Hayır
key-drop = Artık bekleme
key-agree = Kabul
key-refuse = Olmaz
key-rematch = Rövanş
key-film = Film
key-card = Kart
key-lookback = Maça dönüp bak
key-record = Kayıt
key-group = Gruba dön
key-object = ✋ Gelen bu değil
key-share = Birlikte oyna
key-again = Bir daha oyna
key-holds = 👁 Elimde ne var
key-hint = ▶ Bunu oyna
key-in-private = Özelden
key-secret = ✏ Gizlice yanıtla
key-own = 👁 Benim tahtam
key-answer-again = Değiştir
key-private = Tahtamı aç
key-play-move = ▶ Oyna: { $move }
key-move = ✏️ Hamle
key-more = ⋯
key-draw = 🤝 Berabere
key-undo = ↩ Geri al
key-resign = 🏳 Pes et
key-nudge = 🔔 Dürt
key-down = ⬇ Aşağı getir
key-show = Tahtayı göster
key-catalogue = Oyunlar
key-add-group = Beni bir gruba ekle
key-alone = Oyna
key-open = İsteyen katılsın
key-level = 🤖 { $level }
key-rules = Kurallar
key-back = « Geri
key-earlier = «
key-later = »
key-board = 👆 Tahtaya dokun
key-view-near = 🔍 Son hamleler
key-view-whole = 🗺 Bütün kâğıt
key-turn = №{ $number } { $game }
key-page = { $page } / { $pages }
key-chosen = ✓ { $label }
key-option = { $name }: { $label }
key-setting = { $name }: { $value }

## Titles of pictures: beside them there is little room

decimal-point = ,
title-turn = hamle { $number }: { $seat }
title-move = hamle { $number }
title-round = tur { $number }
title-round-turn = tur { $number }: { $seat }
title-round-of = tur { $number } / { $of }
title-round-of-turn = tur { $number } / { $of }: { $seat }
title-won = kazanan: { $seat }
title-shared = kazanan: { $seat }
title-draw = berabere
title-over = bitti
seat-mark = oyuncu { $number }
picture-name = { $shown }: { $name }
picture-names = Resimdekiler: { $names }

## What stands for a player on a board in letters, before their name: “x = Anna”

mark-number = { $number }
mark-sign = { $sign }
mark-both = { $sign } { $side }
mark-left = sol
mark-right = sağ
mark-up = yukarı
mark-down = aşağı

## How a match has ended, in large letters below its last board

result-won = { $seat } kazandı
result-won-by = { $seat } { $own } : { $theirs } kazandı
result-draw = Berabere
result-draw-at = Berabere { $own } : { $theirs }
result-resigned = { $seat } pes etti
result-timeout = { $seat }: süre doldu
result-agreed = anlaşmayla
result-place = { $place }. { $seat }
result-place-at = { $place }. { $seat }: { $points }

## Days

day-1 = { $day } Ocak { $year }
day-2 = { $day } Şubat { $year }
day-3 = { $day } Mart { $year }
day-4 = { $day } Nisan { $year }
day-5 = { $day } Mayıs { $year }
day-6 = { $day } Haziran { $year }
day-7 = { $day } Temmuz { $year }
day-8 = { $day } Ağustos { $year }
day-9 = { $day } Eylül { $year }
day-10 = { $day } Ekim { $year }
day-11 = { $day } Kasım { $year }
day-12 = { $day } Aralık { $year }

## Boards

news-move = { $seat }: { $move }
news-resigned = { $people ->
    [one] { $seat } pes etti.
   *[other] { $seat } pes etti.
}
news-agreed = Anlaştınız: maç burada bitiyor.
news-objected = { $seat } itiraz ediyor: zarlar yeniden atılıyor.
news-gap = …
object-late = Geç kaldın: sonuç geçerli.
object-once = Bu atışa bir kez itiraz ettin. Artık geçerli.
object-own = Attığına yalnız ötekiler itiraz edebilir.
news-undone = { $people ->
    [one] { $seat } hamlesini geri aldı.
   *[other] { $seat } hamlelerini geri aldı.
}
ask-colon = :
ask-private = { $several ->
    [yes] Bu gizli: buraya değil, bana özelden yazın.
   *[no] Bu gizli: buraya değil, bana özelden yaz.
}
ask-alone = { $several ->
    [yes] Bu gizli: aşağıdaki düğmeye basın. Soruyu yalnız siz görürsünüz, yanıtı da yalnız ben görürüm.
   *[no] Bu gizli: aşağıdaki düğmeye bas. Soruyu yalnız sen görürsün, yanıtı da yalnız ben görürüm.
}
alone-ask = №{ $number }: { $ask }{ $ends ->
    [yes] {""}
   *[no] .
} Bu mesajı yanıtla: başka kimse görmez.
alone-board = №{ $number }: senin tahtan.
alone-reply = Bu mesajı yanıtla, örneğin { $example }.
alone-kept = Not ettim: { $answer }
alone-off = Bu grupta şu an olmuyor. Onun yerine özel sohbetimizi aç.
alone-nothing = Burada yalnız senin görebileceğin bir şey yok.
alone-wait = Biraz yavaş: bir dakika sonra yine dene.
alone-late = Geç kaldın: maç ilerledi.
alone-idle = Burada senden gizli bir şey bekleyen maç yok.
alone-failed = { $seat }, { $match } senden gizli bir yanıt bekliyor, ama sana burada soramıyorum: özel sohbetimizi aç ve Başlat’a bas.
ask-sealed = { $several ->
    [yes] Bir düğmeye basın: hangisi olduğunu başka kimse görmez.
   *[no] Bir düğmeye bas: hangisi olduğunu başka kimse görmez.
}
ask-wait = { $players } bekleniyor.
board-written = Bu grupta fotoğrafa izin yok, tahta bu yüzden harflerle:
board-no-place = { $place } bu kâğıtta yok; son köşesi { $last }.
film-barred = Filmi burada gösteremiyorum: bu grupta GIF’e izin yok.
card-barred = Kartı burada gösteremiyorum: bu grupta fotoğrafa izin yok.
record-barred = Kaydı buraya gönderemiyorum: bu grupta dosyaya izin yok.
topic-closed = №{ $number } maçının konusu kapalı. Maçta olanlar, konu yeniden açılınca orada görünecek.
how-type = { $several ->
    [yes] Yazmanız yeter, örneğin { $example }.
   *[no] Yazman yeter, örneğin { $example }.
}
how-react = Bu mesaja 👍 ya da 👎 da olur.
how-react-object = Bu resme 👎 de itiraz sayılır.
how-card = { $several ->
    [yes] Düğmeleri kullanın ya da ✏️ Hamle’ye basıp yazın, örneğin { $example }.
   *[no] Düğmeleri kullan ya da ✏️ Hamle’ye basıp yaz, örneğin { $example }.
}
how-halves = { $several ->
    [yes] Bir harfe, bir de sayıya basın, örneğin { $example }.
   *[no] Bir harfe, bir de sayıya bas, örneğin { $example }.
}
how-places = { $several ->
    [yes] Noktalara sırayla basın, örneğin { $example }.
   *[no] Noktalara sırayla bas, örneğin { $example }.
}
how-drawn = { $several ->
    [yes] her şey rastgele yerleşti: 👁 düğmesi bunu yalnız size gösterir. Beğenmezseniz yeniden dağıtın, sonra “Hazırım”a basın.
   *[no] her şey rastgele yerleşti: 👁 düğmesi bunu yalnız sana gösterir. Beğenmezsen yeniden dağıt, sonra “Hazırım”a bas.
}
how-elsewhere = Bu gizli: aşağıdaki düğme özel sohbetimize götürür.
card-below = ⬇ Oyun aşağıda sürüyor.
card-turns = 🔔 Sıra sana gelince özelden haber vereyim mi? Oraya şunu yaz: /settings hatırlat=açık
how-reply = { $several ->
    [yes] Bu resmi hamlenizle yanıtlayın, örneğin { $example }.
   *[no] Bu resmi hamlenle yanıtla, örneğin { $example }.
}
over-won = 🏆 { $winners } kazandı!
over-shared = 🏆 { $winners } kazandı!
over-draw = Berabere.
over-solved = 🏆 Çözüldü!
over-unsolved = Bu kez olmadı.
over-points = { $end } { $points } puan.
over-cancelled = İptal edildi: sayılmıyor.
over-all-late = Oynayan herkesin süresi doldu: kazanan yok.

## Time

span-seconds = { $n } saniye
span-minutes = { $n } dakika
span-hours = { $n } saat
span-days = { $n } gün
time-digits = { $digits }
time-until = { $left }
time-seconds = { $seconds } sn
time-hours = { $hours } sa
time-hours-minutes = { $hours } sa { $minutes } dk
time-days = { $days } gün
time-days-hours = { $days } gün { $hours } sa
clock-both = hamle başına { $turn }, ayrıca { $reserve } yedek
clock-turn = hamle başına { $turn }
clock-reserve = bütün maç için oyuncu başına { $reserve }
clock-blitz = hamle başına { $turn }; geç kalanın hamlesi rastgele yapılır
clock-allowed = 10s+1m, 12h+2d, yıldırım, kapalı
clock-about = her hamlenin süresi ve bütün maç için yedek süre; yıldırımda geç kalanın hamlesi rastgele yapılır
resigns-allowed = açık, kapalı
resigns-about = artık hiçbir şey değişmeyecekse bilgisayar pes edebilir; belirtilmezse 3. seviyeden başlayarak pes eder
hints-about = /hint ile benden hamle sorulabilir mi; belirtilmezse yalnız reytinge sayılmayan maçlarda sorulur
clock-left = ⏳ { $clocks }
clock-running = { $seat } { $turn } + { $reserve }
clock-waiting = { $seat } { $left }
news-dropped = { $seat } gruptan ayrıldı: süresi dolmuş sayılır.
news-flag = { $seat }: süre doldu.
news-all-late = Herkesin süresi doldu.
news-round-over = Turun süresi doldu; sıra şu oyuncudaydı: { $seat }.
news-round-over-all = Turun süresi doldu; herkesten hamle bekleniyordu.
news-round-over-rest = Turun süresi doldu: maç olduğu gibi sayılıyor.
news-blitz = { $people ->
    [one] { $seat } geç kaldı, rastgele bir hamle yapıldı: { $move }
   *[other] { $seat } geç kaldı, rastgele bir hamle yapıldı: { $move }
}
news-blitz-secret = { $people ->
    [one] { $seat } geç kaldı, rastgele bir hamle yapıldı.
   *[other] { $seat } geç kaldı, rastgele bir hamle yapıldı.
}
news-long = Bu maçın kaydı { $most } satıra ulaştı, daha fazlasını saklayamıyorum. Burada bitiyor ve sayılmıyor.
news-unattended = Üst üste on hamle rastgele yapıldı: galiba kimse oynamıyor.
news-absent = { $people ->
    [one] { $seat } bir haftadır hamle yapmıyor: pes etmiş sayılır.
   *[other] { $seat } bir haftadır hamle yapmıyor: pes etmiş sayılırlar.
}
news-all-absent = Bir haftadır kimse hamle yapmıyor.
late-flag = Geç kaldın: №{ $number } maçında süren dolmuştu.
late-blitz = Geç kaldın: süren doldu, hamle rastgele yapıldı.
left-waits = { $name } gruptan ayrıldı, bu maç onu bekliyor: { $match }.
left-plays = { $name } gruptan ayrıldı ama hâlâ oyunda; bu maç onu bekleyecek: { $match }.
left-off = { $seat } gruptan ayrıldı, davet iptal: { $match }.
drop-late = Gerek kalmadı: geri döndü ya da artık maçta değil.
shut-out = { $seat }, { $match } senden özelden yanıt bekliyor, ama sana oradan yazamıyorum: sohbetimizi aç ve Başlat’a bas.
remind-clock = { $match }: { $players }, süre azalıyor. Bu hamle için kalan: { $left }.
remind-silence = { $match }: { $players }, hamle bekleniyor. Bir hafta susan pes etmiş sayılır.
remind-nobody = { $match }: { $players }, hamle bekleniyor. Bir hafta hamle yapılmazsa maç iptal edilir.

## The table

offer-draw = { $seat } beraberlik öneriyor: №{ $number }.
offer-undo = { $seat } hamlesini geri almak istiyor: №{ $number }.
sure-resign = { $match }: { $seat }, pes ediyor musun?
host-asked = Orada maçı açana soruluyor.
sure-resign-along = { $match }: { $by } pes etmek istiyor. { $host }, maçı sen açtın: bitsin mi?
sure-cancel-along = { $match }: { $by } iptal etmek istiyor. { $host }, maçı sen açtın: sayılmadan bitsin mi?
sure-cancel = { $match }: iptal edilsin mi? O zaman sayılmaz.
sure-drop = { $match }: { $seat }, { $name } gruptan ayrıldı. Artık beklenmesin mi? Süresi dolmuş sayılır.
sure-draw = { $match }: { $seat }, orada beraberlik önereyim mi?
sure-undo = { $match }: { $seat }, hamleni geri almayı orada sorayım mı?
sure-move = { $match }: { $seat }, “{ $move }” – emin misin? Geri dönüşü yok.
sure-how-reply = Bir düğmeye bas ya da “evet” diye yanıtla. Bir dakika içinde yanıt gelmezse hiçbir şey değişmez.
sure-how = Bir düğmeye bas ya da “evet” yaz. Bir dakika içinde yanıt gelmezse hiçbir şey değişmez.
question-lapsed = { $match }: bir dakika içinde kimse yanıt vermedi, hiçbir şey değişmiyor.
board-there = Resim grupta duruyor.
offer-lapsed = Bu teklifin süresi geçti.
offer-agreed = { $seat } kabul ediyor.
offer-refused = { $seat } kabul etmiyor.
offer-withdrawn = { $seat } vazgeçti.
draw-alone = Anlaşacak kimse yok. Bitirmek için resmi “pes” diye yanıtla.
draw-computer = Bilgisayar oyuna devam ediyor.
cancel-who = Bir maçı ya oyuncular (biri ikinci hamlesini yapana kadar) ya da bir grup yöneticisi iptal edebilir.
cancel-too-late = İptal için geç. Pes etmek için resmi “pes” diye yanıtla.
hint-move = №{ $number }, ipucu: “{ $move }”.
hint-more = ipucu: “{ $move }”. { $more }
hint-later = İpucunu sıra sendeyken veririm.
hint-thinking = İpucunu hâlâ düşünüyorum.
hint-nothing = Bu hamle için ipucum yok.
hint-rated = Reytinge sayılan maçta ipucu yok; davetinde “ipucu=açık” yazıyorsa başka.
hint-cup = Bu kupada ipucu yok. İzin vermek için kupayı “ipucu=açık” ile aç.
hint-daily = Günün bulmacasında ipucu yok.
hint-off = Bu maç ipucusuz oynanıyor, öyle anlaştınız.
hint-none = Resimde görünenden fazlası yok.
hint-private = Bunu yalnız sen görmelisin: özel sohbetimizi aç ve orada /hint yaz. { $link }
hint-shut = { $match }: { $seat }, yanıtı yalnız sen görmelisin, ama sana özelden yazamıyorum. Sohbetimizi aç, Başlat’a bas ve yine sor.
back = №{ $number }, { $ply }. hamle: { $seat } “{ $played }” oynadı. Daha iyisi vardı: “{ $better }”.
back-points = { $points } puana mal oldu.
back-chances = Onunla: { $before }. Oynanan hamleden sonra: { $after }.
back-looking = Maça bakıyorum.
back-busy = Teker teker: senin için hâlâ başka bir maça bakıyorum.
back-later = Maç bitince dönüp bakabilirsin.
back-nothing = Bu maçta dönüp bakılacak bir şey yok.
back-there = Resim zaten bu sohbette.
back-none = Bu maçta pahalıya patlayan hamle yok.
back-none-found = №{ $number }: pahalıya patlayan hamle bulamadım.
back-failed = №{ $number }: hamlelerin değerini hesaplayamadım.
value-points = sonunda { $points } puan önde
value-won = kazançlı
value-ahead = daha iyi
value-level = başa baş
value-behind = daha kötü
value-lost = kayıp
export-secret = Bu kayıtta sırlar var; maç bitince açılır.
replay-secret = Bu maçta sırlar var; filmi bitince gösterilir.
card-later = Kart maç bitince hazır olur.
card-cancelled = İptal edilen maçın kartı olmaz.
replay-so-far = { $count ->
    [0] Daha kimse hamle yapmadı.
   *[other] Şimdilik { $count } hamle.
}
matches-none = Burada maç yok. /play ile başlat.
matches-head = Maçlar:
matches-lobby = { $match }: oyuncu bekleniyor
match-void = { $match }: davet iptal
matches-turn = { $match }. Sıra: { $asked }
turns-head = Sıra sende:
turns-none = Şu an seni bekleyen bir şey yok.
matches-more = ve { $count } maç daha
fair-pledge = №{ $number }: şansa bağlı her şey, davet açılırken çekilen bir sırdan çıkıyor. Onun SHA-256’sı: { $pledge }
fair-pledge-cup = №{ $number }: şansa bağlı her şey, kupa bu oyunu başlatırken çekilen bir sırdan çıkıyor. Onun SHA-256’sı: { $pledge }
fair-wait = Sır maç bitince gösterilir; o zaman hiçbir şeyin değişmediğini isteyen denetleyebilir.
fair-secret = Sır: { $secret }
fair-joined = Katılma sırası:
    { $joined }
fair-joined-cup = Kupanın eklediği (kendi numarası, oyunun kupadaki numarası, oyuncu); sır çekilirken biliniyordu:
    { $joined }
fair-seed = Tohum = sırrın 32 baytının ve satır sonuyla birlikte şu satırların her birinin SHA-256’sı: { $seed }
fair-dice = Zarlar tohumdan çıkar. Her adımın kendi ChaCha20 akışı vardır (anahtar: tohum; akış: kurulum için 0, sonra hamlenin numarası; sayaç 0’dan), 32 bitlik sözcükler olarak okunur. n yüzlü zar, n’nin 2³² değerini geçmeyen en büyük katından küçük ilk w sözcüğünü alır: w mod n + 1 gösterir. docs/fair.md bunu kısa bir Python programı olarak anlatır.

## Reading

greet-hello = Merhaba! Bu grup için kareli kâğıt, kalem ve zar getirdim: /play ile bir oyun seçin ya da bir arkadaşınızı davet edin.
greet-deaf = Burada yalnız komutları ve kendi mesajlarıma gelen yanıtları okuyorum. Beni yönetici yaparsanız hamle için yalnız “e4” yazmak yeter.
greet-hears = Burada yazılan her şeyi okuyorum, hamle için yalnız “e4” yazmak yeter.
start-title = Kletka
start-hello = Merhaba! Bunlar kareli defter kâğıdında, grup sohbetlerinde oynanan kâğıt kalem oyunları.
start-how = Bir arkadaşını davet et ya da hemen burada benimle dene.
start-how-group = Birini seç, bakalım kim katılacak; ya da benimle oyna.
start-friend = Arkadaşlar grup sohbetinde oynar: beni bir gruba ekle ve orada /{ $command } @arkadaş yaz. Ad yazmazsan “Katıl”a basan oynar.
key-play-friend = 👥 Arkadaşla oyna
key-play-computer = 🤖 Bilgisayarla oyna
help-how = Oyun başlatmak için oyunu ve arkadaşını yaz: /dots @arkadaş. Bilgisayarla oynamak için arkadaşının yerine bot:1 … bot:5 yaz; yalnız oyunu yazarsan kim katılırsa onunla oynarsın.
help-moves = Hamle için yazman yeter: e4. Birkaç maçın varsa numara başa gelir: 17 e4.
help-answers = Hamle için resmi yanıtlayıp e4 gibi yaz ya da /m e4 gönder. Beni yönetici yaparsan yalnız e4 yazman yeter.
help-group = { $name }: { $commands }
help-group-open = Başlarken
help-group-match = Maçta
help-group-besides = Ayrıca
help-play = /play
help-matches = /matches
help-rules = /rules
help-m = /m (hamle)
help-board = /board (yeniden göster; büyük kâğıdın bir parçası: /board yakın ya da /board k12)
help-resign = /resign
help-draw = /draw
help-undo = /undo (geri al)
help-cancel = /cancel (iptal et)
help-hint = /hint (ben olsam ne oynardım; yalnız sana)
help-export = /export (kayıt)
help-replay = /replay (maçın filmi)
help-fair = /fair (şansı denetle)
help-cup = /cup (turnuva)
help-daily = /daily (günün bulmacaları)
help-top = /top (sıralamalar)
help-stats = /stats (neler yaptığın)
help-privacy = /privacy (verilerin)
help-settings = /settings
lesson-film = { $game }: film olarak bir maç
lesson-players = Ayşe | Burak | Ceren | Deniz | Elif | Fırat | Gül | Hakan
key-rules-options = Seçenekler
rules-head = { $game }
rules-variant = { $game }: { $variant }
rules-which = Hangi oyunun kuralları?
rules-options = Seçenekler:
rules-option = { $key } ({ $allowed }): { $about }
rules-preset = { $name }: { $sets }
catalogue-head = Ne oynayalım?
catalogue-found = “{ $name }” birkaç oyuna uyuyor. Hangisi?
catalogue-computer = Bunları oynayabiliyorum. Hangisi?
# A game in a list: how many dice it takes and how long, and for how many it is.
catalogue-line = { $game }: { $brief }, { $most ->
    [one] tek kişilik
   *[other] { $counts } kişilik
}
catalogue-alone = Tek kişilik bir oyun: /{ $game }
catalogue-command = Bir arkadaşını davet etmek için: /{ $game } @arkadaş
catalogue-levels = 🤖 1 … 5: bilgisayarla oyna, en güçlüsü 5.
catalogue-how-strong = Ne kadar güçlü oynayayım? 1 kolay, 5 elimden gelenin en iyisi.
catalogue-luck = Burada her şeye zar karar verir; ne iyi oynarım ne kötü.
family-lines = Çizgiler ve kareler
family-battles = Savaşlar
family-strokes = Futbol, yarış, golf
family-words = Kelimeler
family-figures = Sayılar
family-dice = Zarlar
family-stopping = Zamanında dur
family-combinations = Kombinasyonlar
family-reckoning = Hesap
family-crossing = Enine boyuna
family-power = Güç oyunları
family-bluff = Blöf
family-boards = Tahta üstünde
family-races = Yarışlar
family-chips = Fişler
family-children = Çocuklar için
family-luck = Sırf şans
family-alone = Tek kişilik

settings-head = Bu sohbetin ayarları
setting-lang = Dil
setting-labels = Tahtadaki harfler
setting-labels-auto = dile göre
setting-labels-latin = a b c d
setting-labels-cyrillic = а б в г
setting-boards = Tahtalar
setting-boards-replace = yeni resim gelir, eskisi silinir
setting-boards-edit = resim yerinde değişir
setting-boards-keep = bütün resimler kalır
setting-theme = Görünüm
setting-theme-paper = defter
setting-theme-dark = koyu
setting-theme-contrast = yüksek karşıtlık
setting-view = Büyük kâğıtlar
setting-view-auto = boyuna göre
setting-view-whole = bütün kâğıt
setting-view-near = son hamlelerin çevresi
setting-quiet = Sessiz saatler
setting-quiet-off = yok
setting-hours = { $from }:00–{ $to }:00
setting-zone = Saat dilimi
setting-utc = UTC{ $zone }
setting-place = { $zone }
setting-daily = Günün bulmacaları
setting-daily-off = yalnız istenince
setting-daily-on = her sabah dokuzda
setting-month = Ayın sıralaması
setting-month-off = duyurulmaz
setting-month-on = duyurulur
setting-move = Hamle düğmesi
setting-move-on = tahtaların altında
setting-move-off = yok
setting-app = Dokunulan tahtalar
setting-app-on = alttaki düğmeyle
setting-app-off = yok
setting-colours = Düğme renkleri
setting-colours-on = sıra kimde, hangisi kesin
setting-colours-off = yok
setting-times = Kalan süre
setting-times-on = baktığın andaki
setting-times-off = mesaj gönderildiğindeki
setting-cards = @ad ile davetler
setting-cards-on = kabul edilir
setting-cards-off = burada olmaz
setting-secrets = Sırlar
setting-secrets-on = burada, yalnız sahibi görür
setting-secrets-off = yalnız özelden
setting-answers = Tek kişiye yanıtlar
setting-answers-on = yalnız o görür
setting-answers-off = herkes görür
setting-reactions = 👍, 👎 ve 🤔
setting-reactions-on = yanıt sayılır
setting-reactions-off = anlamı yok
setting-turns = Sıram gelince hatırlat
setting-turns-off = hayır
setting-turns-on = evet
setting-wrong = { $given } burada ayarlanamaz. Ayarlanabilenler: dil=tr ya da başka bir dil; harfler=oto, latin ya da kiril; tahtalar=yeni, yerinde ya da kalsın; kâğıt=oto, bütün ya da yakın; görünüm=defter, koyu ya da karşıtlık; sessiz=23-8 ya da kapalı; dilim=+3 ya da Europe/Istanbul; dokunma=açık ya da kapalı; renkler=açık ya da kapalı; süreler=açık ya da kapalı; gruplarda bulmaca=açık ya da kapalı, ay=açık ya da kapalı, hamle=açık ya da kapalı, davetler=açık ya da kapalı, sırlar=açık ya da kapalı, yanıtlar=açık ya da kapalı, tepkiler=açık ya da kapalı; özelde hatırlat=açık ya da kapalı.

# How settings are typed behind the command: /settings theme=dark.
setting-key-lang = dil
setting-key-labels = harfler | harf
setting-key-boards = tahtalar | resimler
setting-key-view = kâğıt | kâğıtlar
setting-key-theme = görünüm | tema
setting-key-quiet = sessiz | sessizlik
setting-key-zone = dilim | saat dilimi
setting-key-daily = bulmaca | bulmacalar
setting-key-month = ay
setting-key-move = hamle
setting-key-app = dokunma | dokun
setting-key-colours = renkler | renk
setting-key-times = süreler | kalan süre
setting-key-cards = davetler | kartlar
setting-key-secrets = sırlar | gizli
setting-key-answers = yanıtlar | cevaplar
setting-key-reactions = tepkiler | tepki
setting-key-turns = hatırlat | hatırlatma
setting-is-auto = oto | otomatik
setting-is-latin = latin
setting-is-cyrillic = kiril
setting-is-replace = yeni | yenile
setting-is-edit = yerinde | değiştir
setting-is-keep = kalsın | hepsi
setting-is-whole = bütün | tümü
setting-is-near = yakın
setting-is-paper = defter | kâğıt
setting-is-dark = koyu | karanlık
setting-is-contrast = karşıtlık | kontrast

## What the messenger’s menu of commands says

command-play = oyun seç, arkadaşını davet et
command-m = hamle yap: /m e4
command-board = tahtayı yeniden göster
command-matches = buradaki maçlar
command-rules = bir oyunun kuralları
command-resign = pes et
command-draw = beraberlik öner
command-undo = hamleni geri almayı iste
command-cancel = bir maçı iptal et
command-hint = yerinde ben olsam ne oynardım; yalnız sana
command-export = dosya olarak kayıt
command-replay = maçın filmi
command-fair = şansta hile olmadığını denetle
command-daily = günün bulmacaları, herkese aynısı
command-cup = turnuva: /cup dots
command-top = burada en iyi kim
command-stats = senin ya da bir başkasının yaptıkları
command-privacy = hakkında ne tutuyorum, nasıl silinir
command-settings = dil, tahtalar, görünüm, sessiz saatler
command-help = nasıl oynanır

# What the bot suggests to those who type behind its name.
inline-refused = ✗ { $move }
inline-gain = { $match }: +{ $points } puan
inline-off = @ad ile davetler burada kapalı. Kendin yaz: /{ $game }
inline-challenge = { $name } oyun açıyor: { $into }. Kim var?
guest-how = Adımın arkasına bir oyun yaz, örneğin: @{ $bot } noktalar
inline-title = { $game } · { $terms }
inline-blitz = Yıldırım yalnız benim de olduğum sohbetlerde olur: başka yerde tahta yeterince hızlı değişemez.
nudge = { $names }, hamle bekleniyor: №{ $number }.
nudge-nobody = №{ $number } maçında çağıracak kimse yok.
show-here = Burada göster: №{ $number }
inline-long = Bir düğmeye bu kadarı sığmaz. Birkaç ayarı çıkar.
