vertushka-name = Ribalta il dado
vertushka-also = trentuno | rotola il dado
vertushka-about = Un lancio, poi il dado si ribalta solo da un lato all’altro. Fai 31 esatto senza mai superarlo.
vertushka-brief = un dado, due minuti
vertushka-rules =
    Uno di voi tira il dado: quello che mostra è la somma iniziale. Da lì in poi non si tira più. A turno, cominciando dall’altro: ribalta il dado su un lato e aggiungi la faccia che viene sopra.

    Non tutto può venire sopra: non la faccia di adesso, non quella di sotto (le opposte fanno sette), e non quella che era sopra prima dell’ultima ribaltata. Quindi le scelte sono tre, e quattro la prima volta.

    Chi fa 31 esatto segna 3. Chi lo supera dà all’altro un punto per ognuno di troppo: 33 ne dà 2. Poi tira l’altro, e con 6 punti si vince la partita.

    Con due dadi se ne ribalta uno, e si sommano tutte e due le facce. Il divieto vale per ogni dado da solo.

    Scrivi la faccia che vuoi sopra: 6. Con due dadi di’ quale: sinistra 6, destra 6, o 4>6 per quello che mostra 4. I pulsanti dicono anche la somma.
vertushka-opt-count = quanti dadi si ribaltano
vertushka-opt-target = la somma che vince un giro
vertushka-opt-points = punti che vincono la partita; con 1 è un giro solo
vertushka-key-count = numero | quanti
vertushka-key-target = meta | somma
vertushka-key-points = punti | partita
vertushka-set-count = { $value ->
    [one] un dado
   *[other] { $value } dadi
}
vertushka-set-target = fino a { $value }
vertushka-set-points = { $value ->
    [one] un giro solo
   *[other] partita a { $value } punti
}
vertushka-preset-two = due dadi
vertushka-preset-single = un giro | un giro solo | partita secca

vertushka-word-throw = tiro | tira | lancio | lancia
vertushka-word-left = sinistra | sinistro | sin
vertushka-word-right = destra | destro | d

vertushka-ask = { $dice ->
        [one] ribalta il dado
       *[other] ribalta un dado
    }: finora { $total }, { $left ->
        [one] manca { $left }
       *[other] mancano { $left }
    }
vertushka-tip = { $face } → { $makes }
vertushka-tip-news = { $seat } lo ribalta su { $face }: { $makes }.
vertushka-tip-left = ⬅ { $face } → { $makes }
vertushka-tip-right = ➡ { $face } → { $makes }
vertushka-tip-left-news = { $seat } ribalta il sinistro su { $face }: { $makes }.
vertushka-tip-right-news = { $seat } ribalta il destro su { $face }: { $makes }.
vertushka-sheet-points = { $points ->
    [one] un giro solo
   *[other] a { $points } punti
}
vertushka-sheet-over = = { $sum }, troppo
vertushka-sheet-target = meta
vertushka-sheet-before = era sopra
vertushka-sheet-before-short = prima

vertushka-told-throw = { $seat } fa { $faces }.
vertushka-told-made = { $points ->
        [one] { $seat } fa { $target } esatto: { $points } punto!
       *[other] { $seat } fa { $target } esatto: { $points } punti!
    }
vertushka-told-passed = { $points ->
        [one] { $seat } va oltre: { $sum }. { $other } prende { $points } punto.
       *[other] { $seat } va oltre: { $sum }. { $other } prende { $points } punti.
    }

vertushka-reject-syntax = { $dice ->
    [one] Scrivi la faccia che vuoi sopra, per esempio 6.
   *[other] Scrivi quale dado e la faccia che vuoi sopra: sinistra 6, destra 6, o 4>6 per il dado che mostra 4.
}
vertushka-reject-face = Un dado ha le facce da 1 a 6.
vertushka-reject-top = { $face } è già sopra. Ribalta il dado su uno di { $faces }.
vertushka-reject-under = { $face } è sotto, opposto a { $top }: con una ribaltata non viene su. Si può: { $faces }.
vertushka-reject-before = { $face } era sopra prima dell’ultima ribaltata, e indietro subito non si torna. Si può: { $faces }.
vertushka-reject-neither = Nessuno dei due dadi si può ribaltare ora su { $face }.
vertushka-reject-shown = Nessun dado mostra { $top }. Sopra: { $tops }.
vertushka-reject-which = Tutti e due i dadi si possono ribaltare su { $face }. Di’ quale: sinistra { $face } o destra { $face }.
vertushka-reject-throw = Prima si tirano i dadi.
vertushka-reject-thrown = I dadi sono tirati: ora ribaltane uno.

# What the board in letters says.
vertushka-board-to = a
vertushka-board-seat = posto
vertushka-board-throws = tira
vertushka-board-was = era
vertushka-board-may-be = si può
vertushka-board-last = ultimo
vertushka-board-of = di

vertushka-lesson-1 = Questa faccia è sopra: l’ultima sommata
vertushka-lesson-2 = Scrivi il lato da portare su; ecco la somma
vertushka-lesson-3 = Era sopra poco fa: non di nuovo subito
vertushka-lesson-4 = 31 esatto dà 3 punti
vertushka-lesson-5 = Oltre 31, l’altro segna quel che avanza
