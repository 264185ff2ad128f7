# Pinke: nine fields, one of which keeps its chips.

pinke-name = Pinke
pinke-also = dokuz hane | süpürge
pinke-about = İki zara dokuz hane: boş hane bir fişe mal olur, dolu hane onu verir; bir ya da altı çifti tahtayı süpürür.
pinke-brief = iki zar, on dakika
pinke-rules =
    Herkesin yirmi fişi var. Ortada 3’ten 11’e toplamlar için dokuz hane durur.

    Sıra sendeyken iki zar at. Toplamın hanesi boşsa oraya fiş koy, sıran biter. Fiş varsa al; sonra yeniden at ya da dur.

    Yedi farklıdır. Onu atan oraya fiş koyar, fiş kalır, sıra biter: fişler birikir.

    2 ya da 12 tahtayı süpürür: yedidekiler de içinde hepsini alırsın ve yeniden atmak zorundasın. Ama aynı sırada bir 2 ya da 12 daha, dokuz hanenin her biri için bir fişe mal olur.

    Fişi kalmayan çıkar. Fişi olan tek kişi kalınca ya da on beş turdan sonra (“turlar” değiştirir) maç biter: en çok fişi olan kazanır.

    Örneğin boş tahtada 3 2, 5’e fiş koyar. Sıradaki 4 1 atar, o da beş, fişi alır ve yeniden atabilir.

    “at” ve “dur” de ya da düğmelere bas.

pinke-opt-chips = herkesin kaç fişi var
pinke-opt-rounds = en çok kaç tur oynanır
pinke-key-chips = fiş | fişler
pinke-key-rounds = turlar
pinke-set-chips = kişi başına { $value } fiş
pinke-set-rounds = { $value } tur

pinke-word-roll = at | yeniden at | atıyorum | salla | zar at
pinke-word-hold = dur | duruyorum | yeter

pinke-ask-throw = iki zar at
pinke-ask = { $fields ->
    [0] tahta boş. Yeniden mi atıyorsun, duruyor musun?
   *[other] { $fields } hanede fiş var. Yeniden mi atıyorsun, duruyor musun?
}
pinke-put = { $seat } { $faces } attı, fiş koydu: hane { $sum }.
pinke-take = { $seat } { $faces } attı, fişi aldı: hane { $sum }.
pinke-seven = { $seat } { $faces } attı: 7’ye bir fiş, orada kalır.
pinke-sweep = { $seat } { $faces } attı, tahtayı süpürdü: { $chips }!
pinke-flood = { $seat } yine { $faces } attı: her haneye bir fiş, { $chips }.
pinke-holds = { $seat } duruyor.
pinke-sheet = Tur { $round } / { $rounds }; 7’deki fişler kalır
pinke-sheet-more = Tur { $round } / { $rounds }: yeniden mi, dur mu?
pinke-sheet-again = Tur { $round } / { $rounds }: şimdi yeniden at
pinke-sheet-puts = { $sum } boş, koyar: { $count }
pinke-sheet-takes = { $sum } dolu, alır: { $count }
pinke-sheet-seven = { $sum }, kalmak üzere koyar: { $count }
pinke-sheet-sweeps = { $sum } tahtayı süpürür, alır: { $count }
pinke-sheet-floods = yine { $sum }, koyar: { $count }

pinke-lesson-1 = Boş hane bir fişe mal olur
pinke-lesson-2 = 7’deki fişler orada kalır
pinke-lesson-3 = Fişi senin. Şimdi “at” mı, “dur” mu?
pinke-lesson-4 = 1 1 ya da 6 6 hepsini alır
