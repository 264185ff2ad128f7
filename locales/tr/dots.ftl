dots-name = Noktalar
dots-also = nokta | nokta kuşatma | nokta oyunu
dots-about = Rakibin noktalarını kendi zincirinle kuşat. Kareli kâğıdın klasiği, 39 × 32’ye kadar.
dots-brief = yarım saat
dots-rules =
    Sırayla, çizgilerin kesiştiği yere nokta konur; konan nokta yerinden oynamaz. Yatay, dikey ya da çapraz komşu noktalarınla rakip noktaların çevresine kapalı bir zincir kurarsan onları alırsın: orada artık oynanmaz, içerideki her nokta bir puandır. Kâğıdın kenarı duvar değildir.

    İçinde rakip nokta olmayan alan yalnız bir evdir. Oraya konan rakip nokta, duvarların bir bölümünü zincirle kuşatmıyorsa hemen gider. Alınan alandaki tutsaklar serbest kalır.

    Sütunu ve satırı yaz: j10. İlk noktalar gölgeli bölgeye konur. /hint evleri özelden gösterir.

    Maç kâğıt dolunca, iki taraf anlaşınca (puanlar karar verir) ya da bir sözle biter:
    • toprak – kenara bağlanmayan noktaların rakibe gider. Yine de önde olmalısın.
    • dur – artık nokta koymazsın; rakibin, boştaki noktalarını kuşatmak için üç dakikası olur, “bitti” deyince bu süre biter.

    Açan kişi kâğıdı (resmî: 39x32, hızlı: 12x12), baştaki çarpıları ve daha fazlasını seçebilir.
dots-opt-size = kâğıdın eni ve boyu
dots-opt-start = başta kâğıtta ne var: boş, bir çarpı, iki çarpı ya da rastgele yerlerde birkaç çarpı, kurayla dönük ya da değil
dots-opt-zone = boş kâğıtta ilk noktalar ortaya konur
dots-opt-capture = rakip: alan yalnız içinde rakip nokta varsa sayılır; her: kapanan her alan
dots-opt-extra = nokta alan yine oynar
dots-opt-border = kâğıdın kenarına nokta konmaz
dots-opt-sudden = bu kadar nokta alan hemen kazanır; 0: hiçbir zaman
dots-opt-ground = “toprak” sözü maçı bitirir mi
dots-opt-stoptime = “dur” dendikten sonra rakibin saniyesi
dots-key-size = boy | kâğıt
dots-key-start = başlangıç | baş
dots-key-zone = bölge
dots-key-capture = alma | alan
dots-key-extra = ek | ek hamle
dots-key-border = kenar | boş kenar
dots-key-sudden = ani | ani ölüm
dots-key-ground = toprak | topraklama
dots-key-territory = arazi
dots-key-stoptime = durma | durma süresi
dots-is-empty = boş
dots-is-cross = çarpı
dots-is-double-cross = iki çarpı
dots-is-crosses = çarpılar
dots-is-turned = dönük çarpılar | dönük
dots-is-enemy = rakip
dots-is-any = her | hepsi
dots-preset-official = resmî | tam
dots-preset-quick = hızlı
dots-set-size = kâğıt { $value }
dots-set-start = { $value ->
    [cross] başta bir çarpı
    [double-cross] başta iki çarpı
    [crosses] rastgele yerde { $count } çarpı
    [turned] rastgele yerde, kurayla dönük { $count } çarpı
   *[other] boş kâğıt
}
dots-set-zone = { $value ->
    [on] ilk noktalar ortada
   *[other] ilk noktalar her yerde
}
dots-set-capture = { $value ->
    [any] kapanan her alan sayılır
   *[other] yalnız rakip noktası olan alan sayılır
}
dots-set-extra = { $value ->
    [on] nokta alan yine oynar
   *[other] ek hamle yok
}
dots-set-border = { $value ->
    [on] kenar boş kalır
   *[other] kenara nokta konabilir
}
dots-set-sudden = { $value ->
    [0] ani ölüm yok
   *[other] { $value } nokta alan hemen kazanır
}
dots-set-ground = { $value ->
    [on] topraklama var
   *[other] topraklama yok
}
dots-set-territory = { $value ->
    [on] arazili
   *[other] arazisiz
}
dots-set-stoptime = “dur”dan sonra { $value } saniye
dots-word-ground = toprak | topraklıyorum | toprakla
dots-word-stop = dur | duruyorum | durdum
dots-word-done = bitti | bitirdim | tamam

dots-do-dot = { $place }
dots-do-ground = ⏚ Toprak
dots-do-stop = ✋ Dur
dots-do-done = ✅ Bitti

dots-ask = bir nokta koy
dots-ask-zone = ilk noktanı gölgeli bölgeye koy: { $from } – { $to }
dots-ask-stopped = { $seat } durdu. Boştaki noktaları kuşat, sonra “bitti” de

dots-captured = { $seat }, { $place } ile { $count } nokta aldı!
dots-freed = { $seat }, { $place } ile { $count } nokta aldı, { $freed } nokta serbest kaldı!
dots-lost = { $seat }, { $place } ile rakibin evine girdi ve noktayı kaybetti. Ev sahibi: { $other }.
dots-grounded =
    { $seat } toprakladı. { $loose ->
        [0] Boşta nokta yok.
       *[other] Boştaki { $loose } nokta rakibe gidiyor.
    }
dots-stopped =
    { $seat } durdu. Artık yalnız { $other } nokta koyuyor, { $seconds ->
        [180] en çok üç dakika.
       *[other] en çok { $seconds } saniye.
    }
dots-done = { $seat } bitirdi.
dots-time = Durmadan sonraki süre doldu.
dots-sheet-grounded = { $seat } toprakladı
dots-sheet-enough = { $count ->
    [one] İlk alan kazandı
   *[other] İlk { $count } noktayı alan kazandı
}

dots-hint =
    { $empty ->
        [yes] Daha ev yok.
       *[no] Gölgeli: evler; { $own } kesişim senin, { $other } rakibin.
    }
    Şimdi topraklasan { $loose ->
        [0] hiç nokta kaybetmezsin
       *[other] boştaki { $loose } noktayı kaybedersin
    }, sonuç: { $verdict }.
dots-hint-ahead = { $by } puan farkla kazanırsın
dots-hint-even = ancak berabere, onun için daha olmaz
dots-hint-behind = { $by } puan geride kalırsın, onun için daha olmaz

dots-reject-syntax = Bir kesişim yaz, örneğin c3.
dots-reject-outside = Bu kâğıtta { $place } yok: son kesişim { $last }.
dots-reject-taken = { $place } üstünde zaten nokta var.
dots-reject-area = { $place } alınmış bir alanda: orada artık oynanmaz.
dots-reject-border = { $place } kenarda; bu maçta kenar boş kalır.
dots-reject-zone = İlk nokta gölgeli bölgeye konur: { $from } – { $to }.
dots-reject-ground =
    Daha değil: sen { $own } aldın, rakibin { $other }, ve { $loose ->
        [0] boşta noktan yok
       *[other] boşta { $loose } noktan var (halkalı)
    }. { $short } puan daha gerek.
dots-reject-no-ground = Bu maçta topraklama yok.
dots-reject-stopped = “dur” zaten dendi: nokta koy ya da “bitti” de.
dots-reject-done = “bitti” durmadan sonraki süre içindir.
dots-reject-crosses = Bu kâğıtta { $given } çarpıya yer olmayabilir. En çok { $most } tane sığar.
dots-reject-narrow = Kenar boş kalıyorsa yan yana iki çarpı için altı sütunluk kâğıt gerek.
dots-opt-territory = alanı kapatan onu açık bırakıp sonra boyayabilir; anlaşılınca boş noktaları da sayılır
dots-word-paint = boya | boyuyorum
dots-word-leave = açık bırak | kalsın | açık

dots-do-paint = 🖍 Boya
dots-do-paint-area = 🖍 Boya: { $place }
dots-do-leave = Açık bırak

dots-ask-paint = kapanan alanı boya ya da açık bırak (sonraki nokta onu boyar)
dots-left = { $seat } alanı açık bıraktı.
dots-painted = { $seat } alanı boyadı ({ $place }): { $count } nokta.
dots-reject-undecided = Önce kapanan alana karar ver: “boya” ya da “açık bırak”.
dots-territory-counted = Boş noktaların yarısıyla: { $seat } { $one } : { $two } { $other }.
dots-reject-no-territory = Bu maçta arazi yok: alanlar hemen boyanır.
dots-reject-decided = Az önce kapanan alan yok. Eskisi içindeki bir kesişimle boyanır, örneğin boya c4.
dots-reject-not-left = { $place } açık bıraktığın ve hâlâ kapalı duran bir alanda değil.
dots-reject-no-enemy = { $place } çevresindeki alanda rakip nokta yok.
dots-sgf-size = “{ $given }” boyunda kâğıtta oynanmaz: her yönde 5–39 kesişimi olur.
dots-sgf-start = Baştaki noktalar ne ortada bir ya da iki çarpı, ne de birbirine değmeyen, iki yöne dönük en çok sekiz çarpı; başkası oynanamaz.
dots-sgf-rule = “{ $given }” kuralı burada oynanamaz.
dots-sgf-sudden = “InstantWin={ $given }” burada oynanamaz: en çok { $most } nokta hemen kazandırır.
dots-sgf-lacking = Düğüm { $node }: buradaki kurallara göre “{ $given }” nokta alıyor, dosyada ise burada bilinmeyen “{ $rule }” kuralı var. Sonrası okunmadı.
dots-sgf-pass = Düğüm { $node }: bu dosyanın kurallarına göre “{ $given }” pas demek, burada ise kimse pas geçmez. Sonrası okunmadı.
dots-sgf-chain = Düğüm { $node }: buradaki kurallara göre “{ $given }” o alanı almıyor. Sonrası okunmadı.

dots-lesson-1 = Bu nokta mavi noktaların zincirini kapattı
dots-lesson-2 = İçerideki kırmızı nokta alındı: 1 puan
dots-lesson-3 = Zincirin halkaları düz ya da çapraz gider
dots-lesson-4 = Kâğıdın kenarı duvar değildir
dots-lesson-5 = Hamle bir kesişimdir: “g6” yaz
