# Thirteen: a running total that scores wherever it is a multiple of thirteen.

thirteen-name = Tredici
thirteen-also = il tredici | per tredici
thirteen-about = Cinque lanci fanno un totale che cresce: ogni volta che è un multiplo di tredici, dà punti.
thirteen-brief = due dadi, cinque minuti
thirteen-rules =
    I dadi sono due, uno con le facce da 2 a 7, quindi un lancio vale da 3 a 13. Un turno sono cinque lanci. Il primo apre il tuo totale.

    Con ognuno degli altri quattro fai una cosa: aggiungi il lancio, toglilo (mai sotto zero), aggiungilo due, tre o quattro volte, o aggiungine metà, un terzo o un quarto, arrotondando per difetto. Se il nuovo totale è un multiplo di 13, dà un punto per ogni 13: 39 è tre volte 13, quindi 3 punti. Il totale passa al lancio dopo.

    Ognuno ha cinque turni (opzione «giri»), e vince chi ha più punti. Lo zero non dà niente, e nemmeno il primo lancio.

    Con dadi veri, scrivi prima il dado normale, poi quello da 2 a 7. Se non ce l’hai, prendi un altro dado normale: il suo 1 vale 7.

    Scrivi «+», «-», «x3», «:2» o semplicemente il nuovo totale, o usa i pulsanti.

thirteen-opt-divisor = di quale numero il totale dev’essere multiplo: 11 è più facile, 17 più difficile
thirteen-opt-rounds = quanti turni a testa

thirteen-key-divisor = divisore | numero
thirteen-key-rounds = giri | turni
thirteen-set-divisor = multipli di { $value }
thirteen-set-rounds = { $value ->
    [one] un turno a testa
   *[other] { $value } turni a testa
}

thirteen-word-throw = tiro | tira | lancio | lancia
thirteen-word-name = chiamo | chiama

thirteen-op = { $op }
thirteen-op-makes = { $op } → { $total }
thirteen-op-scores = { $points ->
    [one] { $op } → { $total } = { $points } punto
   *[other] { $op } → { $total } = { $points } punti
}

thirteen-ask = { $total } e un lancio di { $sum }: cosa ne fai?
thirteen-ask-all = { $several ->
    [yes] un lancio di { $sum } per tutti: cosa ne fate?
   *[no] un lancio di { $sum } per tutti: cosa ne fai?
}

thirteen-holds = { $points ->
    [one] Il tuo totale: { $total }, { $points } punto in questo turno, { $all } in tutto.
   *[other] Il tuo totale: { $total }, { $points } punti in questo turno, { $all } in tutto.
}
thirteen-threw = { $seat } fa { $faces }, cioè { $sum }.
thirteen-scored = { $points ->
    [one] { $seat } arriva a { $total }: { $points } punto!
   *[other] { $seat } arriva a { $total }: { $points } punti!
}
thirteen-turn = { $points ->
    [0] { $seat }: nessun punto in questo turno, { $all } in tutto.
    [one] { $seat }: { $points } punto in questo turno, { $all } in tutto.
   *[other] { $seat }: { $points } punti in questo turno, { $all } in tutto.
}

thirteen-reject-syntax = Scrivi «+», «-», da «x2» a «x4», da «:2» a «:4», o il nuovo totale.
thirteen-reject-total = { $number } non si può fare. Si può: { $made }.
thirteen-reject-minus = { $total } meno { $sum } va sotto zero: aggiungi qualcosa.

thirteen-sheet-now = ora
thirteen-sheet-all = punti
thirteen-sheet-total = punti: { $points }
thirteen-sheet-of = Giro { $turn } di { $turns }. Cerchiati: i punti, numero ÷ { $divisor }
thirteen-sheet-other = Cornice spessa: il dado da 2 a 7
thirteen-sheet-turns = Sopra i punti: giro per giro

thirteen-lesson-1 = 9 + 3×10 = 39, tre volte 13: 3 punti
thirteen-lesson-2 = «+» aggiunge il lancio, «-» lo toglie
thirteen-lesson-3 = Da «x2» a «x4», o una parte: «:2»–«:4»
thirteen-lesson-4 = Un dado normale, e uno da 2 a 7
thirteen-lesson-5 = I punti del turno; di solito 5 a testa
