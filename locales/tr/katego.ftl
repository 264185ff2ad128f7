# Katego: a row of columns for each player; the single highest entry has the column. With 26 variants.

katego-name = Katego
katego-also = zar katego | sütun kapmaca
katego-about = Her atışı satırındaki bir sütuna yaz: tek başına en yüksek sayı sütunu alır, eşitler yakar.
katego-brief = iki zar, beş dakika
katego-rules =
    Herkesin 12 sütunluk bir satırı var (yedi kişiden başlayarak 15, on kişide 18). Sıra sendeyken iki zar atılır; toplamı satırında boş bir sütuna yaz: “k7”.

    7. sütun bütün satırlarda dolunca, orada tek başına en yüksek sayısı olan 7 puan alır. En yüksek sayı birkaç kişideyse sütun yanar: kimse alamaz. En çok puanı olan kazanır.

    26 çeşidi daha var: ortak tablo, eşli oyun, sütunlar için teklif… Açan kişi birini seçer: /katego çeşit=büyük. Bütün adlar seçeneklerde.

katego-rules-base = Yukarıda anlatıldığı gibi: her sütuna bir sayı, tek başına en yükseği sütunu alır.
katego-rules-big = Her sütuna her oyuncudan iki sayı girer, onun için sıra da iki kat. Sütunu bir oyuncunun iki sayısının en yüksek toplamı alır; eşit toplamlar yakar. 9 + 4, 7 + 7’yi geçmez.
katego-rules-product = İki zarın toplamını değil çarpımını yazarsın: 3 ve 5, 15 eder. 1’den 36’ya 18 çarpım var. Gerisi temel katego gibi.
katego-rules-super = Her sütunda iki karen var ve bir atışı istediğin oyuncunun boş karesine yazabilirsin: 2 en iyisi başkasına gider. Bir sütundaki iki karen çarpılır; tek başına en yüksek çarpım sütunu alır. 9 ile 4, 36 eder, 6 ile 6 da öyle: o sütun yanar.
katego-rules-quench = Çarpım yazarsın. O sütunda, kimin satırında olursa olsun, zaten duran bir çarpımı yazarsan sütun hemen söner: bir şey getirmez, artık kimse oraya yazmaz. Açık bir sütunda boş karen oldukça yazmak zorundasın; kalmayınca sen bitirirsin, ötekiler devam eder.
katego-rules-power = Satırın soldan sağa inmeli: 3. sütunda 9 varsa sonra yalnız daha küçükleri gelir. Bütün maç için on yedek atışın var; birini harcayıp iki zarı yeniden atarsın, son atış sayılır. Bir kareyi çizgiyle bırakabilirsin; atış hiçbir yere uymazsa bırakmak zorundasın. Çizgi hiç sütun almaz.
katego-rules-firtree = İki kişilik. Sütunlar 1 2 3 4 5 6 6 5 4 3 2 1 puan getirir. Bir satır soldan sağa inmeli, öteki çıkmalı; hangisinin kimin olduğuna kura karar verir. Her oyuncunun bütün maç için on yedek atışı var; bir kare çizgiyle bırakılabilir, atış hiçbir yere uymazsa bırakılmak zorunda.
katego-rules-pairs = Eşler karşılıklı oturur: 4, 6 ya da 8 oyuncu. Sütunu, iki sayısının toplamı yüksek olan eşler alır; eşit toplamlar yakar. Üç ya da dört çift oynarken başka bir çiftin de o sütunda yazdığı sayı düşer: 9 + 6, 9 + 5 ve 8 + 4’te dokuzlar gider, üçüncü çift kazanır.
katego-rules-pairquench = Eşler karşılıklı oturur, sütunu toplamı yüksek olan eşler alır. Ama öndeki çiftin iki sayısı farklıysa ve başka bir çiftin iki sayısı eşitse sütun söner: 6 + 6’ya karşı 8 + 7 bir şey getirmez, 6 + 6’ya karşı 8 + 8 sekizlere gider.
katego-rules-rivals = Dört kişilik, iki masada iki çift: sen ve eşin birer rakibe karşı oynarsınız. Farklı masalardaki rakiplere aynı atışlar gelir, şans eşit bölünür. Her masa temel katego gibi sayılır, sonra her çift iki sonucunu toplar.
katego-rules-capture = Eşler karşılıklı oturur, çarpım yazılır. İki eş bir sütunda aynı çarpımı yazınca onu puanıyla hemen kapar; oradaki boş kareler artık sayılmaz. Kimsenin kapmadığı sütun dolunca toplamı yüksek olan eşlere gider.
katego-rules-olympic = Dört kişilik, iki çift. Turda tek atış; dördü de onu aynı anda kendi satırına yazar. Rakiplerin yazdığını görürsün, eşinin satırını görmezsin. Eşli oyun gibi sayılır: sütunu toplamı yüksek olan çift alır.
katego-rules-psychological = Turda herkese tek atış. Onu kendi satırına yazarsın, sona kadar kimse görmez. Sonra bütün satırlar açılır ve temel katego gibi sayılır: ötekilerin olmadığı yere gitmek kazandırır.
katego-rules-diceless = Zar yok: oyuncular sırayla bir atış söyler, örneğin 6 5, herkes söylenen toplamı sona kadar kapalı kalan satırına yazar. Kimse aynı toplamı iki kez söylemez. Eşit bölünmeyen atışlar bota kalır; oyuncu atıştan çoksa ilkler birer tane söyler.
katego-rules-spare = Bütün maç için beş yedek atışın var: herhangi bir atıştan sonra birini harcayıp iki zarı yeniden atabilirsin. Son atış sayılır. Gerisi temel katego gibi.
katego-rules-saving = Her sıra sana iki atış verir. En az birini kullanmalısın; bıraktıkların sonraki sıralara kalır. Sıranın son atışı sayılır.
katego-rules-limited = Bütün sıraların için 20 atışın var: sırada en az bir, dilersen daha çok. Sıranın son atışı sayılır. Bittiğinde boş karelerin 0 sayılır, 0 ise hiç kazandırmaz.
katego-rules-city = 15 atışın var, çarpım yazılır. Bir sayı, o sütuna son yazılandan, kim yazmış olursa olsun, büyük olmalı: 10’dan sonra 12 olur, 9 olmaz. Atış hiçbir yere uymazsa yeniden at. Atışın kalmayınca boş karelerin 0 sayılır. Sütunu en yüksek sayısı alır, o da son yazılandır.
katego-rules-village = 30 atışın var. İlk sırada bir zar 1’e konur, ikincide 2’ye, 6’ya kadar böyle, sonra yine 1’den. Öteki zarı istediğin kadar atarsın, çarpım yazılır: 3. sırada 5 gelirse 15 eder.
katego-rules-skittles = Bütün maç için 30 zarın var. Sırada istediğin kadarını, 1’den 10’a, atarsın; harcanmış olur, toplamı yazılır. Zarın kalmayınca boş karelerin 0 sayılır. Gerisi temel katego gibi.
katego-rules-ladder = Sütunlar için birbiri ardınca çekişilir, oyuncu başına 30 zar. Sıra sana gelince zarları tek tek atarsın, bu sütundaki toplamın öndekini geçene ya da sen pas diyene kadar. Pas der ya da yetişemezsen bu sütundan çıkarsın. Son kalan onu alır ve sonrakini açar. Yalnız sende zar kaldıysa her sütun için yine atarsın; pas dersen sütun kimsenin olmaz. Atılan her zar harcanır.
katego-rules-skirmish = 4’ten 15’e kadar sütunlu tek satır, oyuncu başına 30 zar. Oyuncular sırayla, sıradaki sütun için 1’den 10’a istediği kadar zar atar. Toplamı onun sayısına ilk ulaşan sütunu alır. Zarlar her durumda harcanır; bütün sütunlar alınınca ya da zarlar bitince maç biter.
katego-rules-trade = 4’ten 15’e kadar sütunlu tek satır, oyuncu başına 30 zar. Sıradaki sütun için zar sayısı teklif edersiniz, her teklif öncekinden yüksek; pas kesindir. Son en yüksek teklifi verenden sonraki oyuncu açar, herkes pas dediyse son açandan sonraki. En yükseği veren tam o kadar zar atar: toplam sayıya ulaşırsa sütun onun olur, yoksa herkes için kaybolur.
katego-rules-auction = Pazarlıktaki gibi zar teklif edersiniz, her teklif öncekinden yüksek. Ama kazanan atar ve sayısına toplamın yettiği herhangi bir boş sütunu alabilir. 8 ile örneğin 6 ya da 4. Hiçbiri uymazsa bir şey alınmaz, yeni artırma başlar. Herkes pas deyince maç biter.
katego-rules-progressive = Tablo ortak: bir sütuna istediğin kadar yazabilirsin, ama her yeni sayı öncekinden, kim yazmış olursa olsun, büyük olmalı. Hiçbir yere uymayan atış boşa gider. Sütunu son sayıyı yazan alır; dokunulmayan sütun bir şey getirmez.
katego-rules-podium = Tablo ortak. Her sütunda tek başına en yüksek sayı puanını getirir, tek başına en düşük sayı o kadar götürür; yeter ki oraya iki oyuncu yazmış olsun. Hiçbir şey yazmayabilirsin: “pas” de.
katego-rules-golf = Tablo ortak, oyuncu başına 50 zar. Sırada istediğin kadarını, 1’den 10’a, atar ve toplamını yazarsın; sütundaki her yeni sayı öncekinden büyük olmalı. Zarı kalmayan çıkar. Sütunu son sayısı alır.

katego-opt-variant = hangi katego. Basit: temel, büyük (ikişer sayı, toplamı), çarpım (zarların), süper (iki kare çarpılır; her satıra yazılır), söndürme (eşit çarpım sütunu söndürür), güç (satır inmeli, on yedek atış, çizgiler), çam (iki kişi, bir satır iner, öteki çıkar). Eşli: eşli, eşli söndürme, rakipler, kapma, olimpik. Psikolojik: psikolojik (herkese tek atış, gizli satırlar), zarsız. Atışlar: beş yedek, biriktirme, sınırlı, şehir, köy. Zarlar: lobut, merdiven. Tek satır: çatışma, pazarlık, artırma. Ortak tablo: yükselen, kürsü, golf
katego-opt-columns = kaç sütun (12; 7–9 oyuncuda 15; 10 oyuncudan başlayarak 18)
katego-opt-table = sütunlar hangi sayıdan sayılır: birden mi ikiden mi

katego-key-variant = çeşit | katego
katego-key-columns = sütunlar | sütun
katego-key-table = sayım | tablo
katego-is-base = temel | basit
katego-is-big = büyük
katego-is-product = çarpım | çarpma
katego-is-super = süper | süperkatego
katego-is-quench = söndürme
katego-is-power = güç
katego-is-firtree = çam | çam ağacı
katego-is-pairs = eşli | çiftler
katego-is-pairquench = eşli söndürme
katego-is-rivals = rakipler
katego-is-capture = kapma
katego-is-olympic = olimpik
katego-is-psychological = psikolojik | psiko
katego-is-diceless = zarsız | zarsız katego
katego-is-spare = beş yedek | yedek atış
katego-is-saving = biriktirme
katego-is-limited = sınırlı | sınırlı atış
katego-is-city = şehir
katego-is-village = köy
katego-is-skittles = lobut | lobutlar
katego-is-ladder = merdiven
katego-is-skirmish = çatışma
katego-is-trade = pazarlık
katego-is-auction = artırma | açık artırma
katego-is-progressive = yükselen
katego-is-podium = kürsü
katego-is-golf = golf
katego-is-book = bir
katego-is-knizia = iki | knizia
katego-preset-classic = klasik

katego-set-variant = { $value ->
    [base] temel katego
    [big] büyük katego
    [product] çarpımlı katego
    [super] süperkatego
    [quench] söndürmeli katego
    [power] güç kategosu
    [firtree] çam kategosu
    [pairs] eşli katego
    [pairquench] söndürmeli eşli katego
    [rivals] iki masada rakip çiftler
    [capture] kapmalı eşli katego
    [olympic] olimpik katego
    [psychological] psikolojik katego
    [diceless] zarsız katego
    [spare] beş yedek atışlı katego
    [saving] biriktirmeli katego
    [limited] 20 atışlı katego
    [city] şehir kategosu
    [village] köy kategosu
    [skittles] lobut kategosu
    [ladder] merdiven kategosu
    [skirmish] çatışma kategosu
    [trade] pazarlıklı katego
    [auction] açık artırmalı katego
    [progressive] yükselen katego
    [podium] kürsü kategosu
   *[golf] golf kategosu
}
katego-set-columns = { $value } sütun
katego-set-table = { $value ->
    [knizia] sütunlar 2’den
   *[other] sütunlar 1’den
}

katego-word-throw = at | yeniden at | atıyorum | salla
katego-word-name = söyle | söylüyorum
katego-word-column = sütun | al
katego-word-dash = çizgi | çiz
katego-word-pass = pas | dur | yeter
katego-word-bid = teklif | artır
katego-word-dice = zar
katego-word-row = satır

katego-column = { $column }
katego-column-of = { $column } · { $seat }
katego-dash = — { $column }
katego-again = 🎲 At
katego-again-news = { $seat } yeniden atıyor.
katego-dice = 🎲 { $dice }
katego-dice-news = { $seat } { $dice } zar atıyor.
katego-bid = Teklif: { $dice } zar
katego-pass = ✋ Pas
katego-pass-news = { $seat } pas diyor.
katego-row = ✍ { $seat }

katego-holds = { $count ->
    [0] Satırın daha boş.
   *[other] Satırın: { $row }.
}
katego-ask = { $several ->
    [yes] { $value } sayısını bir sütuna yazın
   *[no] { $value } sayısını bir sütuna yaz
}
katego-ask-again = { $several ->
    [yes] { $value } sayısını bir sütuna yazın ya da yeniden atın; kalan atış: { $throws }
   *[no] { $value } sayısını bir sütuna yaz ya da yeniden at; kalan atış: { $throws }
}
katego-ask-stuck = { $several ->
    [yes] { $value } hiçbir yere uymuyor: yeniden atın
   *[no] { $value } hiçbir yere uymuyor: yeniden at
}
katego-ask-dash = { $several ->
    [yes] { $value } hiçbir yere uymuyor: bir sütunu bırakın
   *[no] { $value } hiçbir yere uymuyor: bir sütunu bırak
}
katego-ask-podium = { $several ->
    [yes] { $value } sayısını bir sütuna yazın ya da pas deyin
   *[no] { $value } sayısını bir sütuna yaz ya da pas de
}
katego-ask-dice = { $dice ->
    [one] son zarını at
   *[other] { $dice } zarın var, kaçını atıyorsun?
}
katego-ask-dice-for = { $dice ->
    [one] { $column }. sütun: son zarını at
   *[other] { $column }. sütun: { $dice } zarın var, kaçını atıyorsun?
}
katego-ask-ladder = { $column }. sütun: sende { $total }, geçilecek { $lead }, kalan zar { $dice }. Atış mı, pas mı?
katego-ask-bid = { $column }. sütun: { $bid ->
        [0] daha teklif yok, sende { $dice } zar. Teklif mi
       *[other] teklif { $bid }, sende { $dice } zar. Daha mı
    }, pas mı?
katego-ask-take = { $value }: bir sütun al

katego-wrote = { $seat }, { $column }. sütuna { $value } yazdı.
katego-wrote-at = { $seat }, { $column }. sütuna { $value } yazdı (satır: { $row }).
katego-dashed = { $seat }, { $column }. sütunu bıraktı.
katego-lost = { $seat } { $value } attı, hiçbir yere uymuyor.
katego-quenched = { $column }. sütun söndü: bu sayı orada vardı.
katego-captured = { $seat } ve eşi, { $column }. sütunu kaptı!
katego-takes = { $seat }, { $column }. sütunu aldı!
katego-leads = { $seat }, { $column }. sütunda önde: { $total }.
katego-gives-up = { $seat }, { $column }. sütunu bıraktı: { $total }.
katego-misses = { $seat } { $dice } zar attı: { $value }, yetmedi.
katego-threw = { $seat } { $dice } zar attı: { $value }.
katego-bids = { $seat } teklif etti: { $dice } zar.
katego-passes = { $seat } pas dedi.
katego-nobody = { $column }. sütun için teklif yok.

katego-moves = Bir sütun söyle: “k7”. Çeşidine göre ayrıca “at”, “at 4”, “çizgi 5”, “teklif 4” ve “pas”.
katego-columns = Sütunlar { $first } ile { $last } arası.
katego-full = { $column }. sütun dolu.
katego-closed = { $column }. sütun kapalı.
katego-own-row = Kendi satırına yazarsın.
katego-higher = { $column }. sütunda { $last } var: sonra yalnız daha büyüğü gelir, { $value } olmaz.
katego-falls = { $value } { $column }. sütuna uymuyor: satır soldan sağa inmeli.
katego-rises = { $value } { $column }. sütuna uymuyor: satır soldan sağa çıkmalı.
katego-no-throws = Bunun için atış kalmadı: { $value } sayısını yaz.
katego-write-now = { $value } sayısını bir sütuna yaz.
katego-throw-again = { $value } hiçbir yere uymuyor: yeniden at.
katego-give-up = { $value } hiçbir yere uymuyor: “çizgi 5” diye bir sütunu bırak.
katego-count = { $dice ->
    [one] { $dice } zar atabilirsin: “at 1” de.
   *[other] Kaç zar atacağını söyle, 1–{ $dice }: “at 2”.
}
katego-take = { $value } ile alabileceklerin: { $columns }.
katego-bid-more = Teklif { $bid } sayısından yüksek, en çok { $dice } zar olur; ya da pas de.
katego-ladder-moves = “at” ya da “pas” de.
katego-named = { $value } sayısını daha önce söyledin: başka bir sayı söyle.

katego-seats = Bu çeşit şu kadar oyuncuyla oynanır: { $seats }.
katego-own-numbers = Bu çeşidin sütun sayıları kendine özgü: sayım=bir kalsın.
katego-not-together = Bu çeşitte oyuncular sıra sıra birbirinin yoluna çıkar; herkese tek atış buna uymaz.
katego-named-is-diceless = Atışları söylenen psikolojik katego, zarsız çeşittir: “zarsız” seç.
katego-few-values = Yalnız { $values } değer var, kimse birini iki kez söylemez: daha az sütun al.

katego-sheet-bid = { $seat } teklif: { $dice } zar
katego-sheet-points = puan
katego-sheet-column = sütun
katego-sheet-goal = En yüksek sayı sütunun sayısını alır; eşitler yakar
katego-sheet-won = alınan sütun
katego-sheet-burnt = yanan sütun
katego-sheet-out = sönen sütun
katego-sheet-lost = sahipsiz sütun
katego-sheet-loser = puan kaybı
katego-sheet-dice = kalan zar
katego-sheet-throws = kalan atış

katego-lesson-1 = Toplam 9 satırına girer: k3 yaz
katego-lesson-2 = En yüksek tekse 2. sütunu alır: 2 puan
katego-lesson-3 = En yüksek ikisinde: sütun kimsenin değil
katego-lesson-4 = Alınan sütunların toplamı

katego-city-lesson-1 = Zarların çarpımını yaz: 3 × 3 = 9
katego-city-lesson-2 = 9 buradaki son sayıyı geçer: k2 yaz
katego-city-lesson-3 = Sütun son sayının, 15’in
katego-city-lesson-4 = Kalan atışlar: bir daha istersen “at”

katego-big-lesson-1 = 9 + 4 = 13, ama 7 + 7 daha çok
katego-big-lesson-2 = 6 + 5 ile 5 + 6: eşit toplam yakar
katego-big-lesson-3 = Buraya ikinci sayı da girer: k1 yaz

katego-product-lesson-1 = Çarpımı yaz: 1 × 4 = 4, k1 yaz
katego-product-lesson-2 = 3 × 4 ile 2 × 6 eşit: kimsenin değil
katego-product-lesson-3 = 6 × 6 = 36: daha büyük çarpım yok

katego-super-lesson-1 = Burak’ın 2’si bozdu: 12 × 2 ancak 24
katego-super-lesson-2 = Sütunun iki karesi çarpılır: 10 × 9 = 90
katego-super-lesson-3 = k1 b: 3, Burak’ın satırına gider

katego-quench-lesson-1 = 12 orada vardı: 4. sütun söndü
katego-quench-lesson-2 = Çarpım yazılır: 2 × 3 = 6, k1 yaz
katego-quench-lesson-3 = Buraya ikinci bir 3, 1. sütunu söndürür

katego-power-lesson-1 = 12’den sonra 8: satır inmeli
katego-power-lesson-2 = “at” on yedek atıştan birini aldı
katego-power-lesson-3 = 9 hiçbir yere uymadı: “çizgi 4”

katego-firtree-lesson-1 = En çoğu orta getirir: 3 puan
katego-firtree-lesson-2 = Ayşe’nin satırı iner: buraya 4–6 uyar
katego-firtree-lesson-3 = Burak’ınki çıkar: buraya 7–9 uyar

katego-pairs-lesson-1 = Ayşe ile Deniz eş: sayıları toplanır
katego-pairs-lesson-2 = Başka çiftte de 9 var: 9’lar sayılmaz
katego-pairs-lesson-3 = Kalanların en çoğu 8 + 4

katego-pairquench-lesson-1 = 8 + 7 daha çok, ama 6 ile 6 söndürür
katego-pairquench-lesson-2 = 10 + 10: iki eşit sayı güvende
katego-pairquench-lesson-3 = Eşler karşılıklı: sayıları toplanır

katego-rivals-lesson-1 = Ayşe’nin atışı Deniz’in de: ikisine 11
katego-rivals-lesson-2 = İki masa: herkese bir rakip
katego-rivals-lesson-3 = Ayşe ile Ceren eş: 6 + 2 = 8

katego-capture-lesson-1 = İki eşten de 12: hemen kapıldı
katego-capture-lesson-2 = Kapılmadı: yüksek toplam, 25 + 20
katego-capture-lesson-3 = Kapıldı: 1. sütuna artık yazılmaz

katego-olympic-lesson-1 = Ayşe’nin gördüğü: eşinin satırı gizli
katego-olympic-lesson-2 = Rakiplerin satırları ona açık
katego-olympic-lesson-3 = Tek atış: dördü de aynı anda yazar

katego-psychological-lesson-1 = Herkese tek atış: ikisi de 11 yazar
katego-psychological-lesson-2 = Burak’ın satırı sona dek gizli
katego-psychological-lesson-3 = Eşitler yakar: onun olmadığı yere git

katego-diceless-lesson-1 = Zar yok: Ayşe “söyle 5 4” dedi
katego-diceless-lesson-2 = İkisi de söylenen 9’u yazar: k2 yaz
katego-diceless-lesson-3 = Burak’ın satırı sona dek kapalı
katego-diceless-lesson-4 = Ayşe 11 dedi bile: bir daha diyemez

katego-spare-lesson-1 = Kötü mü? Yine “at”: bir yedek atış gider
katego-spare-lesson-2 = Ayşe’nin beş yedek atışından 4’ü duruyor
katego-spare-lesson-3 = Önce 3, sonra 11: son atış sayılır

katego-saving-lesson-1 = Sırada iki atış: Burak ikisini de attı
katego-saving-lesson-2 = Ayşe birini sakladı: bir daha “at” olur
katego-saving-lesson-3 = Sıranın son atışı sayılır, şimdi 4

katego-limited-lesson-1 = Bütün maça 20 atış: kalan 17
katego-limited-lesson-2 = Ayşe bu 11 için üç kez attı
katego-limited-lesson-3 = Atış bitince boş kare 0 sayılır

katego-village-lesson-1 = 3. sıra: bir zar 3’e kondu; 3 × 4 = 12
katego-village-lesson-2 = Yine “at” mı? 30 atıştan 27’si duruyor
katego-village-lesson-3 = 1. sırada 1 × 6; 6. sırada 6 × 6’ya dek

katego-skittles-lesson-1 = Maça 30 zar: Ayşe’nin 17’si kaldı
katego-skittles-lesson-2 = “at 7”: yedi zar birden 30 etti
katego-skittles-lesson-3 = Zar bitince boş kare 0 sayılır

katego-ladder-lesson-1 = Ayşe 8’de durdu: Burak’a fazlası gerek
katego-ladder-lesson-2 = Tek tek 6, 1, 4: Burak önde, sonra “pas”
katego-ladder-lesson-3 = Son kalan alır; bu sıradaki sütun
katego-ladder-lesson-4 = Toplam 30 zar: her “at” birini harcar

katego-skirmish-lesson-1 = 6 + 2, 6’ya yeter: sütun Burak’ın
katego-skirmish-lesson-2 = Sıradaki 7: “at 2” mi, daha çok mu?
katego-skirmish-lesson-3 = 30’ar zar; atılan harcanır

katego-trade-lesson-1 = 6. sütuna iki zar teklif: “teklif 3”?
katego-trade-lesson-2 = Ayşe’nin zarları, 3 + 4, 5’e yetti: onun
katego-trade-lesson-3 = Burak’ınki ancak 3: herkes için kayıp

katego-auction-lesson-1 = En çok Burak: “teklif 2”, iki zar attı
katego-auction-lesson-2 = 8 her sütuna yeter: k6 yaz
katego-auction-lesson-3 = 30 zarından ikisi harcandı

katego-progressive-lesson-1 = 6, 8, 11: her biri öncekinden büyük
katego-progressive-lesson-2 = Sütun son sayının, 10’un
katego-progressive-lesson-3 = 4, 2. sütundaki 3’ü geçer: k2 yaz

katego-podium-lesson-1 = 12 tek başına en yüksek: Burak’a +4
katego-podium-lesson-2 = 11 tek başına en düşük: Ayşe’ye −4
katego-podium-lesson-3 = Hiç yazmasan daha mı iyi? “pas”

katego-golf-lesson-1 = “at 7” 27 etti, 21’den çok: k3 yaz
katego-golf-lesson-2 = 21, 14’ü geçti: sütun son sayının
katego-golf-lesson-3 = 50’şer zar, sırada en çok on
