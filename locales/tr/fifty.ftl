# Fifty: two dice, only equal ones count.

fifty-name = Elli
fifty-also = çiftle elli
fifty-about = İki zar, yalnız çiftler sayılır: düşeş çok getirir, dü se her şeyi götürür.
fifty-brief = iki zar, iki dakika
fifty-rules =
    Elli puana ilk sen var. Oyuncular sırayla oynar, bir sıra iki zarın tek atışıdır: düğmeye bas ya da “at” de. Karar verecek bir şey yok, yalnız şans.

    Zarlar farklıysa bir şey alamazsın. Düşeş (6 6) 25 puan getirir. 1 1, 2 2, 4 4 ve 5 5 beşer puan. Dü se (3 3) felakettir: bütün puanların gider, sıfırdan başlarsın.

    Örneğin 4 4, sonra 6 6, 30 puan eder; sonra 3 3 gelirse yine 0’dasın.

    Elliye varan hemen kazanır. Daha kısa ya da uzun maçın hedefi başkadır, örneğin 25 ya da 100 puan.

fifty-opt-goal = kaç puan kazandırır
fifty-key-goal = hedef | puan
fifty-set-goal = { $value } puan kazandırır

fifty-word-roll = at | atıyorum | salla | zar at

fifty-threw = { $seat } { $faces } attı: boş.
fifty-scored = { $seat } { $faces } attı: { $points } puan, toplam { $total }.
fifty-lost = { $seat } { $faces } attı: bütün puanlar gitti!

fifty-sheet = { $goal } puana ilk varan kazanır
fifty-sheet-pair = başka çift +{ $points }
fifty-sheet-nothing = → 0

fifty-lesson-1 = 6 6, 25’tir, 4 4 ise 5: 30 eder
fifty-lesson-2 = 3 3: Burak’ın 5’i vardı, şimdi sıfır
fifty-lesson-3 = Sayılanların hepsi burada; elli yeter
fifty-lesson-4 = Bir atış bir sıradır: “at”
