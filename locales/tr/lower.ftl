# Who is lower: both choose a number in secret, and the lower one scores, if it is lower by enough.

lower-name = Kim daha küçük
lower-also = küçük olan | daha küçük
lower-about = İkisi de gizlice bir sayı seçer. Küçük olan kendi sayısını alır; öteki tam bir fazlaysa ikisini de o alır.
lower-brief = zarsız, beş dakika
lower-rules =
    İki oyuncu da 1’den 6’ya bir sayıyı gizlice, düğmeyle ya da özel sohbetten seçer. Sonra ikisi de, el altına konmuş iki zar gibi açılır.

    Küçük sayı kendini alır: 5’e karşı 2, ikiyi seçene 2 puandır. Ama öteki sayı tam bir fazlaysa büyük olan ikisini birden alır: 4’e karşı 5, beşi seçene 9 puandır. Eşit sayılar bir şey getirmez.

    Yani bir, ikiden başka her şeye karşı güvendedir ve az getirir; çok uman çok göze alır. 30 puana ilk varan kazanır.

    “hedef” ile kaç puanın kazandıracağını belirlersin.

lower-opt-goal = kaç puan kazandırır
lower-key-goal = hedef | puan
lower-set-goal = hedef { $value } puan

lower-ask = { $several ->
    [yes] 1 ile { $most } arasında bir sayı seçin
   *[no] 1 ile { $most } arasında bir sayı seç
}
lower-round = { $first } { $one }, { $second } { $two }: { $points } puan: { $seat }.
lower-both = { $first } { $one }, { $second } { $two }: tam bir fazla, { $points } puan: { $seat }.
lower-equal = İkisi de { $number }: kimseye bir şey yok.
lower-reject = 1 ile { $most } arasında bir sayı seç.

lower-board-points = puan
lower-board-chosen = seçti
lower-board-yes = evet
lower-board-no = hayır

lower-lesson-1 = İkiniz de seçmeden sayını kimse görmez
lower-lesson-2 = 5’e karşı 2: küçük olan 2’sini alır
lower-lesson-3 = 5, 4’ten tam bir fazla: 4 + 5’i alır
lower-lesson-4 = 15’e ilk varan kazanır (genelde 30)

lower-sheet = Küçük olan alır; 1 fazla ikisini alır
