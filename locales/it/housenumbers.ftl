# House numbers: three rolls, three digits, each written at once.

housenumbers-name = Numero civico
housenumbers-also = numeri civici | numeri di casa
housenumbers-about = Tre lanci di un dado fanno un numero di tre cifre: scrivi subito ogni cifra tra centinaia, decine o unità. Vince il più alto.
housenumbers-brief = un dado, due minuti
housenumbers-rules =
    Devi avere il numero civico più alto. Al tuo turno il dado cade tre volte. Dopo ogni lancio scrivi subito il numero in uno dei tuoi tre posti: centinaia, decine o unità. Quello che è scritto resta, e ogni posto tiene una cifra.

    Premi un pulsante, o scrivi «centinaia», «decine» o «unità». Esempio: un 3 va alle decine, un 6 alle centinaia, e il 2 resta per le unità: 632.

    Quando tutti hanno un numero, il più alto prende un punto; alla pari, uno a testa. Poi chi segue apre un nuovo giro. Vince chi ha più punti dopo cinque giri (opzione «giri»).

    Con «basso» vince il numero più basso. Con «alla cieca» scegli il posto prima che il dado cada, e decide solo la fortuna. Con un lancio per tutti, tutti scrivono le stesse tre cifre, ognuno nei posti che vuole; dove le hanno messe gli altri lo vedi quando hanno scelto tutti.

housenumbers-opt-lowest = vince il numero più basso
housenumbers-opt-blind = il posto si sceglie prima che il dado cada
housenumbers-key-lowest = basso
housenumbers-key-blind = alla cieca | cieca
housenumbers-set-lowest = { $value ->
    [on] vince il più basso
   *[other] vince il più alto
}
housenumbers-set-blind = { $value ->
    [on] i posti si scelgono alla cieca
   *[other] prima il dado, poi il posto
}

housenumbers-word-hundreds = centinaia | cento | centinaio
housenumbers-word-tens = decine | decina | dieci
housenumbers-word-units = unità | uno
housenumbers-word-throw = tiro | tira | lancio | lancia
housenumbers-word-name = chiamo | chiama

housenumbers-hundreds = Centinaia: { $shown }
housenumbers-tens = Decine: { $shown }
housenumbers-units = Unità: { $shown }
housenumbers-hundreds-news = { $seat } prende le centinaia.
housenumbers-tens-news = { $seat } prende le decine.
housenumbers-units-news = { $seat } prende le unità.

housenumbers-ask = { $best ->
    [0] dove scrivi { $face }: centinaia, decine o unità?
   *[other] dove scrivi { $face }: centinaia, decine o unità? Il numero migliore finora è { $best }
}
housenumbers-ask-blind = { $several ->
    [yes] scegliete un posto prima che il dado cada: centinaia, decine o unità?
   *[no] scegli un posto prima che il dado cada: centinaia, decine o unità?
}
housenumbers-threw = { $seat } fa { $face }.
housenumbers-made = { $seat } ha il numero { $number }.
housenumbers-reject-filled = In quel posto c’è già una cifra.
housenumbers-reject-syntax = Scrivi «centinaia», «decine» o «unità».

housenumbers-sheet = Giro { $round } di { $rounds }, vince il più alto
housenumbers-sheet-lowest = Giro { $round } di { $rounds }, vince il più basso
housenumbers-sheet-number = numero
housenumbers-sheet-before = prima
housenumbers-sheet-was = era { $number }

housenumbers-board-points = punti
housenumbers-board-number = numero
housenumbers-board-before = prima
housenumbers-board-lowest = basso

housenumbers-lesson-1 = Il 3 va alle decine: «decine»
housenumbers-lesson-2 = Un 6 sta bene alle centinaia: 632
housenumbers-lesson-3 = Bruno ha fatto 4: dove lo scrive?
housenumbers-lesson-4 = Numero più alto: un punto; cinque giri
