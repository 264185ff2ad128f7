# Macao: one die, as near to nine as one dares.

macao-name = Makao
macao-also = dokuzlu | dokuza kadar
macao-about = Tek zarı ata ata dokuza olabildiğince yaklaş; geçersen turda yanarsın.
macao-brief = bir zar, beş dakika
macao-rules =
    Sıra sendeyken zarı istediğin kadar, ama en az bir kez at ve gelenleri topla. Dokuzda durursun, daha iyisi yok. Dokuzu geçersen bu turda yandın.

    Herkes oynayınca en çoğu olan bir fiş alır. Eşit olanlar aralarında baraj oynar, en son oynayan başlar. Herkes yandıysa fişi kimse alamaz; barajda yine oynarlar. Sonraki turu sıradaki oyuncu açar.

    Üç fişe ilk varan kazanır.

    “dokuz” ile dokuz yapan, ötekiler atmadan fişi hemen alır. “birlikte” ile tek atış herkese sayılır; dokuzu geçmeden en uzun dayanan fişi alır.

    “at” ve “dur” de ya da düğmelere bas.

macao-opt-chips = kaç fiş kazandırır
macao-opt-nine = dokuz, ötekiler atmadan fişi hemen alır

macao-key-chips = fiş | fişler
macao-key-nine = dokuz
macao-set-chips = { $value } fiş kazandırır
macao-set-nine = { $value ->
    [on] dokuz hemen alır
   *[other] herkes oynar
}

macao-word-roll = at | yeniden at | devam | salla | zar at
macao-word-hold = dur | duruyorum | yeter

macao-sheet = { $chips } fiş yeter; 9’u geçen yanar
macao-lesson-1 = Ayşe 7’de durdu: “dur”
macao-lesson-2 = 5 + 6 = 11: dokuzu geçti, bu turda yandı
macao-lesson-3 = Ceren 8 ya da 9 yapabilir: “at”
macao-lesson-4 = Fiş buraya; bu maçta iki fiş yeter
