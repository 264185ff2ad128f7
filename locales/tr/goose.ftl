# The game of the goose: a spiral of sixty-three squares.

goose-name = Kaz oyunu
goose-also = kaz | kazlar
goose-about = Altmış üç hanelik bir sarmal: kazlar seni ileri taşır; köprü, han, kuyu, labirent, hapis ve ölüm gerisini yapar. 63’e ilk varan kazanır.
goose-brief = bir ya da iki zar, on dakika
goose-rules =
    Sarmalın ortasındaki 63. haneye ilk sen var. Sıra sendeyken zarı bir kez at: düğmeye bas ya da “at” de. Taşın o kadar ilerler.

    Kazda aynı sayı kadar daha gidersin, kazsız bir haneye gelene dek.

    6, köprü: 12’ye geçersin. 19, han: iki sıra beklersin. 31, kuyu, ve 52, hapis: başka biri gelene kadar beklersin, ama en çok üç sıra. 42, labirent: 30’a dön. 58, ölüm: başa dön.

    Birinin durduğu haneye gelirsen o taş senin geldiğin haneye gider.

    63’ü tam tutturman gerek: fazlası kadar geri gidersin. 60’tan 5 seni 63’e, oradan 61’e götürür. Dönüşte kaz hanesine gelirsen daha da geri gidersin.

    “çift” ile iki zar atarsın. O zaman ilk atışta dokuz, 6 3 ile 26’ya, 5 4 ile 53’e götürür.

goose-opt-pair = bir yerine iki zar
goose-key-pair = çift | iki zar
goose-set-pair = { $value ->
    [on] iki zar
   *[other] bir zar
}

goose-word-roll = at | atıyorum | salla | zar at

goose-threw = { $seat } { $faces } attı: { $stops }.
goose-stop-square = hane { $square }
goose-stop-goose = { $square }. hanede kaz, ileri taşıyor
goose-stop-back = 63’e ve geri: { $square }
goose-stop-nine = ilk dokuz götürüyor: { $square }
goose-stop-bridge = köprüden { $square }. haneye
goose-stop-inn = { $square }. hanede han, iki sıra dinlenme
goose-stop-well = { $square }. hanede kuyuya düştü
goose-stop-maze = labirentte kayboldu, geri: { $square }
goose-stop-prison = { $square }. hanede hapse girdi
goose-stop-death = ölüm, başa dönüş
goose-stop-home = 63, vardı
goose-met = { $square ->
    [0] { $seat } başa dönüyor.
   *[other] { $seat } { $square }. haneye gidiyor.
}
goose-missed = { $left ->
    [0] { $seat } bir sıra bekliyor, sonuncusu bu.
   *[other] { $seat } bir sıra bekliyor.
}

goose-sheet = 63’e ilk varan kazanır
goose-sheet-missed = { $square } · bekledi
goose-sheet-start = baş
goose-sheet-square = hane
goose-sheet-waits = { $square } · bekler { $left }

goose-lesson-1 = Buradan başlarsın: “at” de
goose-lesson-2 = Kaz: aynı sayı bir daha
goose-lesson-3 = Köprü 12’ye götürür
goose-lesson-4 = Han iki sıraya mal olur
goose-lesson-5 = 63’ü tam tutturman gerek
