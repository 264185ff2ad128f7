# Martinetti: from one to twelve and back, by three dice and their sums.

martinetti-name = Martinetti
martinetti-also = on ikiye gidiş dönüş
martinetti-about = Üç zar ve toplamları seni sayı sayı birden on ikiye, oradan geri bire götürür. İlk dönen kazanır.
martinetti-brief = üç zar, on dakika
martinetti-rules =
    1’den 12’ye sayıları sırayla geç, sonra 1’e dön. Sıra sendeyken üç zarı bir kez at: düğmeye bas ya da “at” de.

    Gereken sayı tek zar, ikisinin ya da üçünün toplamı olabilir. Onu bulursan aynı atış sana sonrakini de verebilir, gittiği yere kadar; her zar her sayı için yeniden sayılır. Bot hepsini senin için alır.

    Örneğin daha ilk atış 1 1 3: işte 1’in, sonra 1 + 1 = 2, 3’ün kendisi, 3 + 1 = 4 ve 3 + 1 + 1 = 5; bir atışta beş sayı.

    12’den sonra 11, 10, böyle gerekir. 1’e ilk dönen hemen kazanır.

    “yeniden” ile her atış seni ilerlettikçe yeniden atarsın.

martinetti-opt-again = ilerleyen yeniden atar
martinetti-key-again = yeniden | tekrar
martinetti-set-again = { $value ->
    [on] ilerleyen yeniden atar
   *[other] sırada bir atış
}

martinetti-word-roll = at | atıyorum | salla | zar at

martinetti-ask = üç zar at: { $next } gerek
martinetti-got = { $seat } { $faces } attı, aldığı: { $numbers }. Sıradaki { $next }.
martinetti-nothing = { $seat } { $faces } attı: içinde { $next } yok.
martinetti-home = { $seat } { $faces } attı, aldığı: { $numbers }; dönüş tamam!
martinetti-sheet = Halkalı: gereken sayı
martinetti-sheet-again = Halkalı: gereken sayı; bulan yeniden atar
martinetti-sheet-got = aldı: { $numbers }

martinetti-lesson-1 = 4 + 6 = 10, 6 + 3 = 9: ikisi birden
martinetti-lesson-2 = Halka: şimdi gereken sayı
martinetti-lesson-3 = Üstünde çizgi: 12’den 1’e dönüş yolunda
martinetti-lesson-4 = Şimdi sıra Burak’ta: “at”
