# Arpeggio: one list rises, the other one falls.

arpeggio-name = Arpej
arpeggio-also = inişli çıkışlı | bir aşağı bir yukarı
arpeggio-about = İki zar iki basamaklı sayı eder. Senin listen çıkmalı, ötekininki inmeli: on sayıya ilk varan kazanır.
arpeggio-brief = iki zar, beş dakika
arpeggio-rules =
    Bir liste çıkar, öteki iner; kimin hangisini yazdığına kura karar verir. On sayıya ilk varan kazanır.

    Sıra sendeyken bot iki zar atar. Onları istediğin sırayla sayı olarak oku: 3 ile 4, 34 ya da 43. Senin yönünde gidiyorsa yaz, ya da pas de. Zarlar eşitse birini bir kez yeniden atabilirsin.

    Pas dersen öteki senin zarlarından bir sayı yazabilir, sonra yine sıra sende. Ya da “at” deyip kendi zarlarını ister.

    Maçta bir kez herkes geri adım atabilir: yönüne ters bir sayı yazıp oradan devam eder. Hiçbir sayı kendi ardından gelemez.

    Listen çıkıyor ve 24’te, zarlar 3 4: “34” ya da “43” yaz.

    Sayıyı, “pas” ya da “yeniden” (iki eşit zardan biri) yaz, ya da düğmelere bas. Biri ilerleyemezse öteki devam eder; ikisi de ilerleyemezse ya da toplam 80 sıradan sonra uzun liste kazanır. “uzunluk” kaç sayı gerektiğini belirler; sıralar sekiz katıdır.
arpeggio-opt-length = tam listede kaç sayı var
arpeggio-key-length = uzunluk | sayılar
arpeggio-set-length = { $value } sayılık liste

arpeggio-word-roll = at | atıyorum | salla | zar at
arpeggio-word-pass = pas | pas geçiyorum
arpeggio-word-again = yeniden | birini yeniden | tekrar

arpeggio-write = { $number }
arpeggio-write-news = { $seat }: { $number }
arpeggio-pass = Pas
arpeggio-pass-news = { $seat } pas dedi.
arpeggio-roll = 🎲 At
arpeggio-roll-news = { $seat } bu zarları istemiyor.
arpeggio-again = 🎲 Birini yeniden
arpeggio-again-news = { $seat } bir zarı yeniden atıyor.

arpeggio-ask-rises = { $faces } ile çıkan bir sayı yaz ya da pas de{ arpeggio-back }
arpeggio-ask-falls = { $faces } ile inen bir sayı yaz ya da pas de{ arpeggio-back }
arpeggio-ask-offered = { $faces } ile bir sayı yaz, ya da kendi zarların için “at”{ arpeggio-back }
arpeggio-back = { $back ->
    [0] {""}
    [1] {" "}({ $one } geri adım olur, maçta bir kez)
   *[other] {" "}({ $one } ve { $two } geri adım olur, maçta bir kez)
}

arpeggio-threw = { $seat } { $faces } attı.
arpeggio-writes = { $count ->
    [one] { $seat } { $number } yazdı, ilk sayısı.
   *[other] { $seat } { $number } yazdı, şimdi { $count } sayısı var.
}
arpeggio-steps-back = { $seat } geri adım attı: { $number }; bu bir kez olur.
arpeggio-passes = { $seat } pas dedi, zarları sunuyor.

arpeggio-reject-syntax = Zarlardan çıkan bir sayı yaz ya da “pas” de.
arpeggio-reject-dice = Bu zarlardan çıkanlar: { $numbers }.
arpeggio-reject-rises = Listen çıkıyor, son sayın { $last }, geri adımını da attın: daha büyüğünü yaz ya da pas de.
arpeggio-reject-falls = Listen iniyor, son sayın { $last }, geri adımını da attın: daha küçüğünü yaz ya da pas de.
arpeggio-reject-roll = Zarlar atıldı: bir sayı yaz ya da pas de.
arpeggio-reject-again = Yalnız iki eşit zardan biri yeniden atılır, o da bir kez.
arpeggio-reject-pass = Sana sunulan zarlar yeniden sunulmaz: al ya da at.

arpeggio-board-count = sayı
arpeggio-board-list = liste
arpeggio-board-rises = çıkar
arpeggio-board-falls = iner
arpeggio-board-throw = atış
arpeggio-board-offered = sunuldu
arpeggio-board-step-back-used = geri adım:

arpeggio-sheet-threw = son atış
arpeggio-sheet-double = { $one } ya da birini yeniden
arpeggio-sheet-one = { $one }
arpeggio-sheet-two = { $one } ya da { $two }
arpeggio-sheet-back = geri adım
arpeggio-sheet-rises = çıkar: { $count } / { $length }
arpeggio-sheet-falls = iner: { $count } / { $length }
arpeggio-sheet-count = sayı

arpeggio-lesson-1 = Ayşe’nin listesi çıkar, aşağıdan
arpeggio-lesson-2 = Burak’ınki iner: her sayı daha küçük
arpeggio-lesson-3 = Ayşe pas dedi, zarlarını Burak aldı
arpeggio-lesson-4 = Geri adım, maçta bir kez
arpeggio-lesson-5 = Burak 5 ve 4 attı: “54” ya da “45” yazar
