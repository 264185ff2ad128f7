# Ship, captain, mate and crew: five dice, a six, a five and a four in this order, the rest counts.

crew-name = Gemi, kaptan, tayfa
crew-also = gemi | 654 | kaptan ve tayfa
crew-about = Beş zar, üç atış: önce gemi için altı, sonra kaptan için beş, sonra ikinci kaptan için dört. Kalan ikisi tayfandır.
crew-brief = beş zar, beş dakika
crew-rules =
    Sıra sendeyken en çok üç atışın var; ilki beş zarla. Düğmeye bas ya da “at” de.

    Önce gemi gerek: altı. Sonra gemiye kaptan: beş. Sonra ikinci kaptan: dört. Tam bu sırayla gemiye biner, varsalar bir atışta birkaçı birden, ve kalırlar. Altısız beş kıyıda kalır. Bot onları senin için bindirir, sen öteki zarları yeniden atarsın.

    Üçü de gelince kalan iki zar tayfadır, toplamları puanındır. Atış kaldıysa “dur” diyebilir ya da daha çoğu için ikisini yeniden atabilirsin; son atış sayılır. Üç atıştan sonra üçünden biri eksikse puan yok.

    Örneğin 6 4 4 3 2, altı gemindir. 5 4 1 1, kaptanla ikincisi geldi, 2’lik zavallı bir tayfayla. 6 3, tayfa 9 oldu.

    Turda herkesin bir sırası var. On turdan sonra en çok puanı olan kazanır; “turlar” başka sayı verir.

crew-word-roll = at | yeniden at | atıyorum | salla | zar at
crew-word-hold = dur | duruyorum | yeter

crew-ask = tayfan { $sum }, kalan atış { $left }. İkisini yeniden mi atıyorsun, duruyor musun?
crew-ask-all = gemi hazır, kalan atış { $left }. Tayfa yeniden mi, dur mu?
crew-adrift = { $seat }, { $throw }. atış: { $faces }. Daha gemi yok.
crew-ship = { $seat }, { $throw }. atış: { $faces }. Gemi var, kaptan yok.
crew-captain = { $seat }, { $throw }. atış: { $faces }. Kaptan gemide, ikinci kaptan (4) yok.
crew-manned = { $seat }, { $throw }. atış: { $faces }. Herkes gemide, tayfa { $sum }.
crew-scored = { $seat }, { $throw }. atış: { $faces }. Sıra bitti, tayfa { $sum } puan.
crew-nothing = { $seat }, { $throw }. atış: { $faces }. Sıra bitti, gemide eksik var: puan yok.

crew-lesson-1 = Gemi 6, kaptan 5, ikincisi 4: bu sırayla
crew-lesson-2 = Kalan ikisi tayfadır: 6 + 3 = 9
crew-lesson-3 = “at”: daha iyi tayfa; “dur”: puan yazılır
crew-lesson-4 = Üçüncü atışta da 4 yok: boş
crew-sheet = Tur { $round } / { $rounds }. Önce 6, 5, 4; kalan ikisi puandır
