# Help your neighbour: everybody owns numbers and pays for them.

neighbour-name = Komşuna yardım et
neighbour-also = komşu | komşuya yardım
neighbour-about = Zarın sayıları paylaşılır. Gelen her zar için sahibi ortaya bir fiş koyar; fişi ilk biten kazanır.
neighbour-brief = üç zar, beş dakika
neighbour-rules =
    Herkesin on fişi var, herkes onlardan kurtulmak ister. Zarın altı sayısı paylaşılır: iki oyuncuda üçer, üç oyuncuda ikişer, dört–altı oyuncuda birer. Dört ya da beş oyuncuda artan sayılar kimsenin değildir.

    Sıra sendeyken üç zar at. Her zar için sayısının sahibi, kim atmış olursa olsun, ortaya bir fiş koyar. Yani komşularına yardım edersin, onlar da sana.

    Fişi ilk biten kazanır. Aynı atışta birkaç kişi bitirirse birlikte kazanırlar.

    Örneğin dört kişi oynuyor, biri 2 2 5 atıyor: 2’nin sahibi iki fiş koyar, 5 için kimse ödemez.

    “at” de ya da düğmeye bas.

neighbour-opt-chips = herkesin kaç fişi var
neighbour-key-chips = fiş | fişler
neighbour-set-chips = kişi başına { $value } fiş

neighbour-word-roll = at | atıyorum | salla | zar at

neighbour-threw = { $seat } { $faces } attı. Ortaya: { $paid }.
neighbour-part = { $seat } { $chips }
neighbour-nobody = { $seat } { $faces } attı: bunlar kimsenin değil.
neighbour-sheet = Fişi ilk biten kazanır
neighbour-sheet-left = Ötekiler ayrıldı, bu da kazandırır
neighbour-sheet-middle = ortada: { $count }
neighbour-sheet-over = Fişi ilk biten kazanır; { $count ->
    [one] { $last } için kimse ödemez
   *[other] { $first } ve { $last } için kimse ödemez
}
neighbour-sheet-numbers = Adın altındaki zarlar onun sayılarıdır
neighbour-sheet-nobody = kimse ödemez
neighbour-sheet-own = öder: { $count }
neighbour-sheet-pays = { $seat } öder: { $count }
neighbour-sheet-pay = { $paid } öder
neighbour-sheet-part = { $seat } { $count }
neighbour-sheet-three = üçü 1’er öder

neighbour-lesson-1 = 1 ve 2 Ayşe’nin sayıları
neighbour-lesson-2 = 4 4: Burak iki fiş öder
neighbour-lesson-3 = Herkes 4 fişle başladı. Şimdi Burak: “at”
