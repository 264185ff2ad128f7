tanks-name = Tanklar
tanks-also = kâğıt tanklar | tank savaşı
tanks-about = Katlanan kâğıtta iki ordu: atışı kendi yarına çiz, katlanınca düşman yarısına geçsin.
tanks-brief = on dakika
tanks-rules =
    40’a 28 birimlik kâğıt ortadan katlanır. İki oyuncu da kendi yarısına, özelden on tank dizer: tankın ortasını enine ve boyuna yaz, 7.3 12.8 (sağ yarıda 27.3 12.8), ya da birkaçını birden; aynısı onu kaldırır. Ya da “rastgele” de. “hazırım” deyince iki ordu da açılır.

    Sonra sırayla, yine herkes kendi yarısına atış çizer. Kâğıt katlanınca atış öbür tarafta kat yerinden o kadar öteye düşer. Tam isabet tankı yok eder. 0,6’dan yakına düşen tankı saf dışı bırakır, ikincisi yok eder; tank 2 × 1,4’tür. Vuran yine atar; yalnız ilk sırada tek atış vardır. Bütün düşman tanklarını yok eden kazanır.

    Kenarında sayı olan yalnız senin yarındır: gerisi göz kararı.

    Açan kişi 7–10 tank, “tekrarsız” (sonraki atış az önce saf dışı kalan tanka olamaz, son tanksa başka) ve çocuklar için ızgara seçebilir.
tanks-opt-tanks = oyuncu başına tank
tanks-opt-norepeat = sonraki atış az önce vurulan tanka olamaz
tanks-opt-help = kâğıtta ızgara, çocuklar için
tanks-key-tanks = tanklar | tank
tanks-key-norepeat = tekrarsız
tanks-key-help = yardım
tanks-is-none = ızgarasız | yok
tanks-is-grid = ızgara | kareler
tanks-set-tanks = { $value } tank
tanks-set-norepeat = { $value ->
    [on] aynı tanka iki kez değil
   *[other] her tanka yeniden atılabilir
}
tanks-set-help = { $value ->
    [grid] ızgaralı
   *[other] ızgarasız
}
tanks-word-random = rastgele | rasgele | dağıt | karıştır | rastgele tank
tanks-word-clear = temizle | sil | kaldır
tanks-word-ready = hazırım | hazır | başla

tanks-own = 👁 Tanklarım
tanks-own-secret = ✏ Tankları diz
tanks-ask-place = { $several ->
    [yes] ortalarını yazıp { $count } tankınızı dizin, sonra “hazırım” deyin
   *[no] ortalarını yazıp { $count } tankını diz, sonra “hazırım” de
}
tanks-ask-fire = kendi yarına bir atış çiz
tanks-do-random = 🎲 Rastgele tank
tanks-do-clear = Temizle
tanks-do-ready = ✅ Hazırım
tanks-do-place = tanklar diziliyor
tanks-left = { $count } tank

tanks-ready = { $seat } hazır.
tanks-open = İki ordu da sahada.
tanks-complete = Bütün tankların dizildi. “hazırım” de ya da yerlerini değiştir.
tanks-miss = { $seat } atış çizdi, { $point }: karavana.
tanks-knocked = { $seat } atış çizdi, { $point }: bir tank saf dışı!
tanks-finished = { $seat } atış çizdi, { $point }: tankın işi bitti!
tanks-direct = { $seat } atış çizdi, { $point }: tam isabet!

tanks-reject-syntax-place = Tankın ortasını enine ve boyuna yaz, örneğin 7.3 12.8, sağ yarıda 27.3 12.8 (birkaçını birden virgülle), ya da “rastgele”, “temizle”, “hazırım”.
tanks-reject-syntax-fire = Atışını çizeceğin yeri enine ve boyuna yaz, örneğin 7.3 12.8, sağ yarıda 27.3 12.8.
tanks-reject-outside = Tank tümüyle kendi yarında olmalı: ortası enine { $left } ile { $right }, boyuna { $top } ile { $low } arası.
tanks-reject-near = { $point } yerindeki tankına çok yakın: tanklar arası { $apart } birimden çok olmalı.
tanks-reject-among = { $point }: { $why } Bu tankların hiçbiri dizilmedi.
tanks-reject-spent = { $count ->
    [one] Tankın zaten dizildi.
   *[other] { $count } tankın hepsi dizildi. Birini kaldırmak için ortasını yaz.
}
tanks-reject-missing = { $count ->
    [one] Bir tank daha eksik.
   *[other] { $count } tank daha eksik.
}
tanks-reject-half = Kendi yarına çizersin: enine { $left } ile { $right }, boyuna 0 ile { $low } arası. Gerisini katlama halleder.
tanks-reject-repeat = Bu atış az önce saf dışı bıraktığın tanka gider. Başkasına at.

tanks-sheet-placing = tank diziyor
tanks-sheet-placed = tanklar dizildi
tanks-sheet-knocked = saf dışı
tanks-sheet-wreck = yok edildi
tanks-sheet-aim = nişan
tanks-sheet-landed = düştü

tanks-lesson-1 = Kendi yarına at: Ayşe 5 21 yazar
tanks-lesson-2 = Kâğıt katlanır, atış buraya: karavana
tanks-lesson-3 = Tam isabet yok eder, yine Ayşe atar
tanks-lesson-4 = Yakına düşen saf dışı bırakır; ikide biter
tanks-lesson-5 = Bütün düşman tanklarını yok eden kazanır
