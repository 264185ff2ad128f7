# What all games of dice share: one roll for everybody, named rolls, real dice.

dice-opt-together = tek atış herkese sayılır; herkes kendi kararını gizlice, düğmeyle ya da özel sohbetten verir
dice-opt-named = kimse zar atmaz: oyuncular sırayla zarların ne gösterdiğini söyler, bu herkese sayılır
dice-opt-dice = kimin zarları: botun, ya da kendi masandaki gerçek zarlar; o zaman geleni sen yazarsın

dice-key-together = birlikte | hep birlikte
dice-key-named = söylenen | söylenen zar
dice-key-dice = zar | zarlar
dice-is-bot = bot
dice-is-real = gerçek
dice-set-together = { $value ->
    [on] tek atış herkese
   *[other] herkes kendine atar
}
dice-set-named = { $value ->
    [on] zarlar söylenir
   *[other] zar atılır
}
dice-set-dice = { $value ->
    [real] gerçek zar
   *[other] zarı bot atar
}

dice-throw = 🎲 At
dice-throw-news = { $seat } atıyor.
dice-rethrow = 🎲 At
dice-rethrow-news = { $seat } yeniden atıyor.
dice-ask-throw = { $several ->
    [yes] { $dice } zar atın ve geleni yazın
   *[no] { $dice } zar at ve geleni yaz
}
dice-ask-real = { $several ->
    [yes] { $ask } (atmak için { $dice } zarda ne geldiğini yazın)
   *[no] { $ask } (atmak için { $dice } zarda ne geldiğini yaz)
}
dice-ask-name = { $several ->
    [yes] herkes için { $dice } zarın ne gösterdiğini söyleyin
   *[no] herkes için { $dice } zarın ne gösterdiğini söyle
}
dice-fell = { $dice ->
    [1] Zar: { $faces }.
   *[other] Zarlar: { $faces }.
}
dice-seat = { $seat }
dice-seats = { $count } oyuncu
dice-all-chosen = Seçim yapıldı.
dice-all-open = Seçim yapıldı: artık her şey açık.

dice-name-syntax = Zarları söyle, örneğin “söyle { $example }”.
dice-name-count = { $dice } zar söyle.
dice-not-now = Şimdi olmaz: önce zarlar.
dice-named-real = Birini seç: ya söylenen zarlar ya gerçek zar.
dice-named-many = Oyuncu sayısı atış sayısından fazla, herkese söyleme sırası gelmez. Onun yerine birlikte oynayın.

# Games in which one rolls as often as one dares and stops in time.

dice-roll = 🎲 At
dice-hold = ✋ Dur
dice-stop = Durdu: { $names }.
dice-roll-first = Durmadan önce en az bir kez at.
dice-roll-or-hold = “at” ya da “dur” de.
dice-roll-only = “at” de ya da düğmeye bas.
dice-roll-must = Daha duramazsın: atmaya devam.
dice-ask-forced = { $several ->
    [yes] { $dice } zar atın
   *[no] { $dice } zar at
}
dice-stops = { $seat } duruyor: { $sum }.
dice-threw-makes = { $seat } { $faces } attı: { $sum }.

# Games of several rounds.

dice-opt-rounds = kaç tur oynanır
dice-key-rounds = turlar
dice-set-rounds = { $value } tur
dice-round-won = { $names }: { $sum } ile turun en iyisi, bir puan.
dice-round-nobody = Turu herkes kaybetti: kimse puan almıyor.
dice-sheet-round = Tur { $round } / { $rounds }
dice-sheet-points = puan
dice-sheet-now = şimdi
dice-sheet-made = tur: +{ $sum }
dice-sheet-runs = şimdilik +{ $sum }
dice-sheet-lost = sıfır
dice-sheet-past = önce { $sum }
dice-sheet-past-lost = önce 0
dice-sheet-wins = puan: { $count }

# Games with a sheet of boxes: up to three rolls, dice are kept in between, then a box is filled.

dice-die = No. { $die }
dice-loose = { $face }
dice-kept = 🔒 { $face }
dice-holds = Zarların: { $faces }.
dice-keep = tut { $faces }
dice-keep-news = { $seat } tutuyor: { $faces }.
dice-keep-none = hiçbirini tutma
dice-keep-none-news = { $seat } hiçbirini tutmuyor.
dice-again = yeniden at { $faces }
dice-again-news = { $seat } yeniden atıyor: { $faces }.
dice-threw = { $seat } { $faces } attı.
dice-rethrew = { $seat } yeniden attı ({ $again }), gelen { $faces }: şimdi { $hand }.
dice-rethrew-all = { $seat } bütün zarları yeniden attı: { $faces }.
dice-box = { $box }
dice-box-back = ✓ { $box }
dice-box-points = { $box }: { $points }

dice-ask-boxes = { $several ->
    [yes] { $throw }. atış (en çok 3): tutacağınız zarlara dokunup ötekileri yeniden atın ya da bir kutu doldurun
   *[no] { $throw }. atış (en çok 3): tutacağın zarlara dokunup ötekileri yeniden at ya da bir kutu doldur
}
dice-ask-second = { $several ->
    [yes] ilk kutu: { $box }. Şimdi ikincisini seçin
   *[no] ilk kutu: { $box }. Şimdi ikincisini seç
}
dice-ask-fill = { $several ->
    [yes] bu üçüncü atıştı: bir kutu doldurun
   *[no] bu üçüncü atıştı: bir kutu doldur
}

dice-wrote = { $seat }: { $box }, { $points } puan.
dice-struck = { $seat } kutuyu çizdi: { $box }.
dice-wins = İlk atışta general: { $seat } hemen kazandı!

dice-box-syntax = Bir düğmeye bas ya da tutacağın zarları (“tut 5 5”) yazıp “at” de; ya da dolduracağın kutuyu yaz.
dice-box-filled = Onu doldurdun. Açık kalanlar: { $open }.
dice-box-alone = Bu kutu bütün zarları olduğu gibi alır: yalnız adını yaz.
dice-not-there = Sende bu zarlar yok: { $faces }.
dice-no-throw-left = Bu üçüncü atıştı: şimdi bir kutu doldur.
dice-all-kept = Bütün zarları tutuyorsun: birini bırak ya da bir kutu doldur.

dice-sheet-threw = { $seat }
dice-sheet-did = { $seat }: { $did }
dice-sheet-throw = { $seat }: { $throw }. atış, tur { $turn } / { $turns }
dice-sheet-earlier = atış { $throw }
dice-sheet-before = önce:
dice-sheet-common = herkese: { $throw }. atış, tur { $turn } / { $turns }
dice-sheet-left = kalan
dice-sheet-left-all = herkese
dice-sheet-once = bir kez
dice-sheet-for = için
dice-sheet-for-both = ikisine
dice-sheet-for-all = herkese
dice-sheet-last = Son atış
dice-sheet-last-of = { $seat }: son atış
dice-sheet-key = Parantezde: bu zarlar kaç puan eder
dice-sheet-key-none = Bu zarlar daha puan etmiyor
dice-sheet-kept = Altı çizili: tutulan
dice-sheet-out = çıktı
dice-sheet-throws = atış { $throw } / { $throws }
dice-sheet-won = İlk atışta general: { $seat } kazandı
dice-sheet-total = Toplam
dice-sheet-hidden = gizli
dice-sheet-hidden-end = sona dek
dice-sheet-hidden-all = sona dek gizli
dice-sheet-marked = önceki atış:
outguess-sheet-more = { $points } daha
outguess-sheet-goal = → { $points }
outguess-sheet-lead = { $points } fark yeter

# What the board in letters says.
dice-board-seat = yer
dice-board-turn = sıra
dice-board-all = hepsi
dice-board-and = ve
dice-board-total = toplam
dice-board-left = kalan
dice-board-dice = zarlar
dice-board-ones = birler
dice-board-twos = ikiler
dice-board-threes = üçler
dice-board-fours = dörtler
dice-board-fives = beşler
dice-board-sixes = altılar
dice-board-straight = kent
dice-board-full = ful
dice-board-four = kare
dice-board-general = general
dice-board-yacht = yat
dice-board-large = büyük
dice-board-small = küçük
dice-board-pairs = çiftler
dice-board-three = üçlü
dice-board-pair = çift
dice-board-bonus = bonus
dice-board-yatzy = yatzy
dice-board-columns = sütunlar
dice-board-runners = çıkan
dice-board-equal = eşit
dice-board-out = çıktı
dice-board-chance = şans
dice-board-goal = hedef
dice-board-die = zar
dice-board-bust-on = yakar
dice-board-bust-on-red = kırmızı yakar
dice-board-bust-on-a-double = çift yakar
dice-board-overtaking = geçme
dice-board-one-throw-for-all = herkese bir atış
dice-board-burnt = yandı
dice-board-in = içeride
dice-board-stopped = durdu
dice-board-round = tur
dice-board-no-throw-yet = atış yok
dice-board-banked = durdu
dice-board-bust = yandı
dice-board-throw = atış
dice-board-divisor = bölen
dice-board-turns = sıralar
dice-board-points = puan
dice-board-table = masa
dice-board-bids = teklif
dice-board-chips = fişler
dice-board-sum = toplam
dice-board-now = şimdi
dice-board-best-at-once = hemen en iyi
dice-board-play-off = baraj
dice-board-fields = haneler
dice-board-gondola = gondol
dice-board-away = oyun dışı
dice-board-square = hane
dice-board-rests = bekler
dice-board-next = sonraki
dice-board-done = bitti
dice-board-pot = pot
dice-board-middle = orta
dice-board-numbers = sayılar
dice-board-sevens = yediler

# Games in which the sum nearest to a number wins the round.

nearest-ask-roll = { $several ->
    [yes] zar atın
   *[no] zar at
}
nearest-ask = { $best ->
    [0] sende { $sum } var{ $sure ->
        [yes] , ötekiler yandı: durursan tur senin
       *[no] {""}
    }. Devam mı, dur mu?
   *[other] sende { $sum } var, şimdilik en iyisi { $best }. Devam mı, dur mu?
}
nearest-ask-all = { $several ->
    [yes] içerideki herkeste { $sum } var. Atıyor musunuz, duruyor musunuz?
   *[no] içerideki herkeste { $sum } var. Atıyor musun, duruyor musun?
}
nearest-threw = { $seat } { $face } attı: { $sum }.
nearest-best = { $seat } { $face } attı: { $sum }!
nearest-lost = { $seat } { $face } attı: { $sum }, yandı.
nearest-stops = { $seat } duruyor: { $sum }.
nearest-chip = { $seat } bir fiş aldı, elindeki: { $chips }.
## Sums of two pairs of dice, on buttons and in sentences

tally-sheet-sums = toplam
tally-sheet-worth = değer
dice-both = { $one } & { $other }
dice-one = { $one }

nearest-tie = Eşitlik: { $names } baraj oynuyor.
nearest-nobody = Herkes yandı: turu kimse kazanmadı.
nearest-sheet-tie = Baraj
nearest-sheet-old = Yeni tur. Soluk: önceki tur
nearest-sheet-chips = fiş
nearest-sheet-sum = toplam
nearest-sheet-made = { $sum } yaptı
nearest-sheet-lost = yandı: { $sum }
nearest-sheet-past = önce { $sum }
nearest-sheet-none = atış yok
nearest-share = { $count ->
    [one] Bir puan: { $names }.
   *[other] Birer puan: { $names }.
}
nearest-sheet-own = { $points } puan
nearest-sheet-points = puan

# Games in which every roll moves chips.

chips-count = { $count } fiş
chips-out = Fişi bitti: { $names }.
chips-sheet-pot = pot: { $count }
