rims-name = Anelli
rims-also = cappi | gli anelli
rims-about = Traccia curve chiuse attraverso i punti, senza toccarne un’altra. Chi traccia l’ultimo anello perde.
rims-brief = cinque minuti
rims-rules =
    Il foglio è cosparso di punti. A turno si traccia un anello: una linea chiusa attraverso almeno un punto e al massimo quattro, e solo punti che non sono ancora su un anello.

    Un anello non può toccare o incrociare se stesso né un altro. Può stare dentro un altro, o girare intorno a punti e anelli come vuole.

    Chi traccia l’ultimo anello, cioè quando ogni punto è su uno, perde. In tre o in quattro gli altri vincono insieme.

    Scrivi gli angoli in ordine, da 3 a 12 nodi del foglio: c3 f5 e9 b7. La linea si chiude e si arrotonda da sola. Un punto solo, c3, è un piccolo cappio.

    Chi apre la partita sceglie quanti punti ci sono (da 8 a 24), per quanti può passare un anello (fino a «senza limite»), e con perde=no l’ultimo anello vince.
rims-opt-points = quanti punti
rims-opt-max = per quanti punti può passare un anello
rims-opt-misere = chi traccia l’ultimo anello perde; no – vince
rims-key-points = punti
rims-key-max = massimo | per anello
rims-key-misere = perde | l’ultimo perde
rims-is-1 = 1
rims-is-2 = 2
rims-is-3 = 3
rims-is-4 = 4
rims-is-5 = 5
rims-is-6 = 6
rims-is-7 = 7
rims-is-8 = 8
rims-is-9 = 9
rims-is-10 = 10
rims-is-11 = 11
rims-is-12 = 12
rims-is-unlimited = senza limite | illimitato
rims-set-points = { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}
rims-set-max = { $value ->
    [1] un punto per anello
    [unlimited] quanti punti vuoi per anello
   *[other] fino a { $value } punti per anello
}
rims-set-misere = { $value ->
    [on] l’ultimo anello perde
   *[other] l’ultimo anello vince
}

rims-ask = { $free ->
    [one] traccia un anello: resta un punto
   *[other] traccia un anello: restano { $free } punti
}
rims-point = { $place }

rims-reject-syntax = Scrivi gli angoli di un anello in ordine, per esempio c3 f5 e9 b7, o un punto solo.
rims-reject-outside = { $place } non c’è su questo foglio: l’ultimo nodo è { $last }.
rims-reject-corners = { $count ->
    [one] Un anello ha da { $least } a { $most } angoli, e questo è { $count }.
   *[other] Un anello ha da { $least } a { $most } angoli, e questi sono { $count }.
}
rims-reject-bare = In { $place } non c’è un punto: un piccolo cappio si traccia su un punto libero. Un anello più grande vuole almeno tre angoli.
rims-reject-knot = Una linea così tocca o incrocia se stessa. Un anello non può.
rims-reject-taken = { $place } è già su un anello. Gli anelli passano solo per punti ancora liberi.
rims-reject-empty = Questo anello non passa per nessun punto. Deve passare almeno per un punto libero; girarci intorno non basta.
rims-reject-many = { $most ->
    [one] Questo anello passa per { $count } punti, e su un anello può stare uno solo.
   *[other] Questo anello passa per { $count } punti, e su un anello possono stare al massimo { $most }.
}
rims-reject-meets = Toccherebbe o incrocerebbe l’anello che passa per { $place }. Gli anelli non si incontrano.

rims-sheet-misere = l’ultimo anello perde
rims-sheet-last = l’ultimo anello vince

rims-lesson-1 = Un anello passa per 1, 2, 3 o 4 punti
rims-lesson-2 = Scrivi gli angoli: i2 o3 p8 f10
rims-lesson-3 = Dentro va bene, toccare un anello no
rims-lesson-4 = Un punto solo è un piccolo cappio: s3
rims-lesson-5 = Chi deve prendere l’ultimo punto perde
