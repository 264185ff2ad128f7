golf-name = Golf
golf-also = kâğıt golfü
golf-about = Topu fiskeyle tepelerin arasından, en az vuruşla deliğe sok.
golf-brief = on dakika
golf-rules =
    Toplar kâğıdın en altında yan yana başlar, delik en üsttedir. Oyuncular sırayla nereye fiske vuracağını söyler, en çok 12 kare öteye. Kalem tam oraya gitmez: vuruş uzadıkça şaşar.

    Çizgisi deliğe 0,4 kareden yakın biten ya da önünde 2 kareden az yol varken üstünden geçen top girer. Hızlısı üstünden yuvarlanır. Kâğıdın kenarı topu durdurur.

    Tepeye rastlayan çizgi eteğinde durur. Sıradaki rakip o zaman topu istediği yöne 3 kare yuvarlar: yuvarla b (batı, sola), ya da bir düğme. “ceza” ile bunun yerine vuruş eklenir.

    En az vuruş yapan kazanır. 25 vuruştan sonra top elle alınır.

    Çizgilerin kesiştiği bir yer yaz, k24, ya da ondalıkla: 11.5 24.2 veya k.5 24.2.

    Açan kişi tepe sayısını seçer, en çok 8.
golf-opt-hills = yolda kaç tepe var
golf-opt-penalty = tepeye rastlayınca geri yuvarlanmak yerine eklenen vuruş; 0: geri yuvarlanır
golf-key-hills = tepeler | tepe
golf-key-penalty = ceza
golf-set-hills = { $value ->
    [0] tepesiz
   *[other] { $value } tepe
}
golf-set-penalty = { $value ->
    [0] tepede geri yuvarlanır
   *[other] tepe { $value } vuruşa mal olur
}

golf-word-roll = yuvarla | yuvarlıyorum
golf-word-n = k | kuzey | yukarı
golf-word-ne = kd | kuzeydoğu
golf-word-e = d | doğu | sağ
golf-word-se = gd | güneydoğu
golf-word-s = g | güney | aşağı
golf-word-sw = gb | güneybatı
golf-word-w = b | batı | sol
golf-word-nw = kb | kuzeybatı

golf-ask = { $stroke }. vuruş: nereye fiske vuracağını söyle, en çok { $most } kare
golf-ask-roll = rakibin topunu 3 kare yuvarla ({ $other }): hangi yöne?
golf-ball = ⚪
golf-way-n = ⬆️ k
golf-way-ne = ↗️ kd
golf-way-e = ➡️ d
golf-way-se = ↘️ gd
golf-way-s = ⬇️ g
golf-way-sw = ↙️ gb
golf-way-w = ⬅️ b
golf-way-nw = ↖️ kb
golf-way-n-news = { $seat } topu kuzeye yuvarladı.
golf-way-ne-news = { $seat } topu kuzeydoğuya yuvarladı.
golf-way-e-news = { $seat } topu doğuya yuvarladı.
golf-way-se-news = { $seat } topu güneydoğuya yuvarladı.
golf-way-s-news = { $seat } topu güneye yuvarladı.
golf-way-sw-news = { $seat } topu güneybatıya yuvarladı.
golf-way-w-news = { $seat } topu batıya yuvarladı.
golf-way-nw-news = { $seat } topu kuzeybatıya yuvarladı.

golf-told-in = { $seat } { $strokes } vuruşta deliğe soktu!
golf-told-hill = { $seat } tepeye rastladı. Topu yuvarlayacak olan: { $other }.
golf-told-blocked = { $seat } rakibin topunu yuvarladı ({ $other }), ama tepe durdurdu.
golf-told-penalty = { $seat } tepeye rastladı: { $count } vuruş daha, toplam { $strokes }.
golf-told-up = { $seat } { $strokes } vuruştan sonra topu aldı.
golf-is-in = delikte
golf-is-out = delikte değil
golf-is-rolled = tepe: { $other } yuvarlıyor
golf-has-strokes = { $count } vuruş
golf-is-up = topu aldı
golf-is-left = ayrıldı
golf-sheet-reach = nişan sınırı
golf-sheet-mover = oynar

golf-reject-syntax = Nereye fiske vuracağını yaz: k24 gibi, ya da ondalıkla 11.5 24.2.
golf-reject-way = Topun hangi yöne yuvarlanacağını yaz: k, kd, d, gd, g, gb, b ya da kb.
golf-reject-off = Orası kâğıdın dışı: kâğıt a1 ile { $last } arası.
golf-reject-here = Topun zaten orada. Başka yere nişan al.
golf-reject-far = Orası { $far } kare ötede. En çok { $most } kare öteye, kesik çizgiye kadar nişan alabilirsin.
golf-reject-roll = Önce rakibin topunu yuvarla ({ $other }): bir yön yaz, örneğin yuvarla b.
golf-reject-stroke = Toplar tepeye rastlayınca yuvarlanır. Şimdi nereye fiske vuracağını söyle.

# What the board in letters says.
golf-board-at = yer
golf-board-strokes = vuruş
golf-board-in = delikte
golf-board-picked-up = topu aldı
golf-board-left = çıktı

golf-lesson-1 = Tepe Ayşe’nin topunu durdurdu
golf-lesson-2 = Burak 3 kare yuvarladı: “yuvarla g”
golf-lesson-3 = Yayın içinde bir hedef yaz: “k14”
golf-lesson-4 = Vuruş uzadıkça daha çok şaşar
golf-lesson-5 = En az vuruşla deliğe giren kazanır
