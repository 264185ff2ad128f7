# Ninety-nine: a number, five dice, and a formula of all of them.

ninetynine-name = Doksan dokuz
ninetynine-also = 99 | bir işlem | işlem oyunu
ninetynine-about = Bir sayı söylenir, beş zar atılır: beşiyle de, sayıya olabildiğince yaklaşan bir işlem kur.
ninetynine-brief = beş zar, on beş dakika
ninetynine-rules =
    Her turda başka bir oyuncu 33’ten 99’a bir sayı söyler. Sonra beş zar atılır. Beşini de tam bir kez kullanan, sayıya olabildiğince yaklaşan bir işlem kur. Toplama, çıkarma, çarpma, bölme ve parantez serbest; arada kesir çıkması sorun değil.

    İşlemini bota özelden gönder, örneğin 5*5*3-(2+6). “çarpı” için × ya da x, “bölü” için : yazabilirsin. Süre oldukça istediğin kadar gönder: en iyisi sayılır. Daha iyisi yoksa “bitti” yaz. Tur herkes bitirince ya da üç dakika sonra kapanır.

    Sonra bütün işlemler ve olabilecek en iyisi gösterilir. Alttan ya da üstten en yakın olan bir puan alır; işlem sayıyı tam tutturursa iki puan. Eşit yakın olanların hepsi alır.

    Beş tur bir maçtır. “turlar” sayısını, “dakika” düşünme süresini belirler.
ninetynine-opt-rounds = kaç sayı söylenir
ninetynine-opt-minutes = düşünmek için kaç dakika
ninetynine-key-rounds = turlar
ninetynine-key-minutes = dakika | dakikalar
ninetynine-set-rounds = { $value } tur
ninetynine-set-minutes = düşünmek için { $value } dakika

ninetynine-word-done = bitti | bitirdim | hazırım | daha iyisi yok

ninetynine-board-round = tur
ninetynine-board-seat = yer
ninetynine-board-points = puan
ninetynine-board-value = sonuç
ninetynine-board-formula = işlem
ninetynine-board-left = kalan
ninetynine-board-of = /
ninetynine-board-target = hedef
ninetynine-board-dice = zarlar
ninetynine-board-best = en iyi

ninetynine-ask-name = { $several ->
    [yes] 33’ten 99’a bir sayı söyleyin
   *[no] 33’ten 99’a bir sayı söyle
}
ninetynine-ask = { $several ->
    [yes] { $faces } ile { $target } yapın ve işlemi gönderin
   *[no] { $faces } ile { $target } yap ve işlemi gönder
}

ninetynine-name-it = { $target }
ninetynine-send = bir işlem
ninetynine-done = ✓ Bitti
ninetynine-done-news = { $seat } bitirdi.

ninetynine-named = { $seat } söyledi: { $target }. Zarlar: { $faces }.
ninetynine-made = Bu { $value } ediyor, fark { $off }. Daha iyisini gönder ya da “bitti” de.
ninetynine-worse = Bu { $value } ediyor, fark { $off }: daha iyisi vardı sende.
ninetynine-hit = Bu { $value }: tutturdun!
ninetynine-nobody = Kimse işlem göndermedi.
ninetynine-exact = { $count ->
    [one] { $names } tam tutturdu: iki puan.
   *[other] { $names } tam tutturdu: ikişer puan.
}
ninetynine-nearest = { $count ->
    [one] En yakın { $names }, fark { $off }: bir puan.
   *[other] En yakın { $names }, fark { $off }: birer puan.
}
ninetynine-silent = Yanıt yok: { $names }.
ninetynine-best = Şöyle olurdu: { $formula } = { $value }.

ninetynine-reject-number = 33’ten 99’a bir tam sayı söyle.
ninetynine-reject-formula = Beş zardan bir işlem gönder, örneğin 5*5*3-(2+6), ya da “bitti” de.
ninetynine-reject-dice = Her zarı tam bir kez kullan: { $faces }.
ninetynine-reject-equals = Bu işlem { $value } ediyor, { $said } değil.
ninetynine-reject-zero = Bu işlem sıfıra bölüyor.
ninetynine-reject-wait = Önce bir sayı söylenmeli.

ninetynine-sheet-points = puan
ninetynine-sheet-value = sonuç
ninetynine-sheet-target = hedef
ninetynine-sheet-how = Beş zar da, + − × : ve parantez
ninetynine-sheet-off = fark { $off }
ninetynine-sheet-exact = tam
ninetynine-sheet-none = yanıt yok
ninetynine-sheet-formula = işlem
ninetynine-sheet-round = Tur { $round } / { $rounds }
ninetynine-sheet-after = Tur { $round } / { $rounds } bitti
ninetynine-sheet-best = En iyi: { $formula } = { $value }

ninetynine-lesson-1 = Ayşe 67 dedi; bu beş zar atıldı
ninetynine-lesson-2 = Burak: 5 × 5 × 3 − (2 + 6) = 67, iki puan
ninetynine-lesson-3 = 68, en yakınsa, bir puan olurdu
ninetynine-lesson-4 = Her turdan sonra en iyisi gösterilir
