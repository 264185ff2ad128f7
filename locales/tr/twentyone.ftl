# Twenty-one: one die, as near to 21 as one dares.

twentyone-name = Yirmi bir
twentyone-also = 21 | zarla yirmi bir
twentyone-about = Tek zarı istediğin kadar at: 21’e olabildiğince yaklaş, ama geçme.
twentyone-brief = bir zar, beş dakika
twentyone-rules =
    Sıra sendeyken zarı istediğin kadar, ama en az bir kez at ve gelenleri topla. 21’de durursun. 21’i geçersen bu turda yandın.

    Herkes oynayınca 21’e en yakın olan bir puan alır; eşit olanların her biri alır; herkes yandıysa kimse alamaz. Sonraki turu sıradaki oyuncu açar.

    Beş turdan sonra en çok puanı olan kazanır.

    “birlikte” ile tek atış herkese sayılır; 21’i geçmeden en uzun dayanan puanı alır.

    “at” ve “dur” de ya da düğmelere bas. Açan kişi tur sayısını seçebilir, örneğin turlar=3.

twentyone-opt-rounds = kaç tur oynanır
twentyone-key-rounds = turlar
twentyone-set-rounds = { $value } tur

twentyone-word-roll = at | yeniden at | devam | salla | zar at
twentyone-word-hold = dur | duruyorum | yeter

twentyone-sheet = Tur { $round } / { $rounds }; 21’i geçen yanar

twentyone-lesson-1 = Ayşe 18’de durdu: “dur”
twentyone-lesson-2 = 6 + 6 + 4 + 6 = 22: bu turda yandı
twentyone-lesson-3 = Ceren atmaya devam edebilir: “at”
twentyone-lesson-4 = 21’e en yakın olan bir puan alır
