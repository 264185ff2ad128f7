dots-name = Accerchiamento
dots-also = punti | accerchiapunti | kropki
dots-about = Accerchia i punti nemici con una catena dei tuoi. Il classico dei quadretti, fino a 39 × 32.
dots-brief = mezz’ora
dots-rules =
    A turno si mette un punto dove due linee si incrociano; non si sposta più. Se chiudi una catena di punti tuoi (vicini in orizzontale, verticale o diagonale) intorno a punti nemici, li catturi: lì non gioca più nessuno, e ognuno dei punti chiusi vale uno. Il bordo del foglio non fa da muro.

    Una zona senza punti nemici è solo una casa. Un punto nemico che ci entra è perso subito, salvo che chiuda una catena intorno a parte dei muri. I prigionieri di una zona catturata tornano liberi.

    Scrivi colonna e riga: j10. I primi vanno nella zona ombreggiata. /hint mostra le case, in privato.

    La partita finisce a foglio pieno, di comune accordo (decidono i punti) o con una parola:
    • a terra: i tuoi punti non legati al bordo vanno all’altro. Puoi dirlo solo se anche così resti in vantaggio.
    • stop: non metti più punti, e l’altro ha tre minuti per accerchiare quelli sciolti; «fatto» chiude.

    Chi apre sceglie il foglio (ufficiale: 39x32, veloce: 12x12), le croci iniziali e altro.
dots-opt-size = larghezza e altezza del foglio
dots-opt-start = cosa c’è sul foglio all’inizio: niente, una croce, due croci, o più croci a caso, girate a sorte o no
dots-opt-zone = su un foglio vuoto i primi punti vanno al centro
dots-opt-capture = nemici: una zona conta solo con un punto nemico dentro; tutte: conta ogni zona chiusa
dots-opt-extra = chi cattura muove ancora
dots-opt-border = niente punti sul bordo del foglio
dots-opt-sudden = con quanti punti catturati si vince subito; 0: mai
dots-opt-ground = se la parola «a terra» può chiudere la partita
dots-opt-stoptime = secondi che ha l’altro dopo «stop»
dots-key-size = foglio | misura
dots-key-start = inizio
dots-key-zone = zona
dots-key-capture = cattura
dots-key-extra = extra | turno extra
dots-key-border = bordo | bordo libero
dots-key-sudden = improvvisa | morte improvvisa
dots-key-ground = terra | a terra
dots-key-territory = territorio
dots-key-stoptime = secondi | tempo dopo stop
dots-is-empty = vuoto
dots-is-cross = croce
dots-is-double-cross = due croci
dots-is-crosses = croci
dots-is-turned = croci girate | girate
dots-is-enemy = nemici | nemico
dots-is-any = tutte | ogni zona
dots-preset-official = ufficiale | completo
dots-preset-quick = veloce
dots-set-size = foglio { $value }
dots-set-start = { $value ->
    [cross] una croce all’inizio
    [double-cross] due croci all’inizio
    [crosses] { $count ->
        [one] una croce a caso
       *[other] { $count } croci a caso
    }
    [turned] { $count ->
        [one] una croce a caso, girata a sorte
       *[other] { $count } croci a caso, ognuna girata a sorte
    }
   *[other] foglio vuoto
}
dots-set-zone = { $value ->
    [on] primi punti al centro
   *[other] primi punti ovunque
}
dots-set-capture = { $value ->
    [any] conta ogni zona chiusa
   *[other] contano solo le zone con punti nemici
}
dots-set-extra = { $value ->
    [on] un altro turno dopo una cattura
   *[other] niente turni extra
}
dots-set-border = { $value ->
    [on] il bordo resta libero
   *[other] punti anche sul bordo
}
dots-set-sudden = { $value ->
    [0] niente morte improvvisa
    [one] con { $value } punto catturato si vince subito
   *[other] con { $value } punti catturati si vince subito
}
dots-set-ground = { $value ->
    [on] si può andare a terra
   *[other] senza andare a terra
}
dots-set-territory = { $value ->
    [on] con territorio
   *[other] senza territorio
}
dots-set-stoptime = { $value ->
    [one] { $value } secondo dopo «stop»
   *[other] { $value } secondi dopo «stop»
}
dots-word-ground = a terra | vado a terra | terra
dots-word-stop = stop | mi fermo | fermo
dots-word-done = fatto | ho finito | finito

dots-do-dot = { $place }
dots-do-ground = ⏚ A terra
dots-do-stop = ✋ Stop
dots-do-done = ✅ Fatto

dots-ask = metti un punto
dots-ask-zone = metti il primo punto nella zona ombreggiata, da { $from } a { $to }
dots-ask-stopped = { $seat } ha detto stop. Accerchia i punti sciolti, poi di’ «fatto»

dots-captured =
    { $seat }: { $place } cattura { $count ->
        [one] { $count } punto!
       *[other] { $count } punti!
    }
dots-freed =
    { $seat }: { $place } cattura { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    } e ne libera { $freed }!
dots-lost = { $seat }: { $place } è in una casa di { $other }, e il punto è perso.
dots-grounded =
    { $seat } va a terra. { $loose ->
        [0] Nessun punto è sciolto.
        [one] { $loose } punto sciolto va all’altra parte.
       *[other] { $loose } punti sciolti vanno all’altra parte.
    }
dots-stopped =
    { $seat } dice stop. Ora mette punti solo { $other }, { $seconds ->
        [180] per tre minuti al massimo.
       *[other] per { $seconds } secondi al massimo.
    }
dots-done = { $seat } dice «fatto».
dots-time = Il tempo dopo lo stop è finito.
dots-sheet-grounded = { $seat } è a terra
dots-sheet-enough = { $count ->
    [one] Ha vinto la prima cattura
   *[other] Ha vinto chi ne ha presi { $count }
}

dots-hint =
    { $empty ->
        [yes] Non ci sono ancora case.
       *[no] Ombreggiate: le case; { $own ->
            [one] { $own } incrocio tuo
           *[other] { $own } incroci tuoi
        }, { $other } dell’altra parte.
    }
    Se ora andassi a terra, { $loose ->
        [0] non perderesti punti
        [one] perderesti { $loose } punto sciolto
       *[other] perderesti { $loose } punti sciolti
    } e { $verdict }.
dots-hint-ahead = vinceresti di { $by }
dots-hint-even = pareggeresti soltanto, quindi non si può ancora
dots-hint-behind = resteresti sotto di { $by }, quindi non si può ancora

dots-reject-syntax = Scrivi un incrocio, per esempio c3.
dots-reject-outside = { $place } non c’è su questo foglio: l’ultimo incrocio è { $last }.
dots-reject-taken = In { $place } c’è già un punto.
dots-reject-area = { $place } è in una zona catturata: lì non gioca più nessuno.
dots-reject-border = { $place } è sul bordo, e in questa partita il bordo resta libero.
dots-reject-zone = Il primo punto va nella zona ombreggiata, da { $from } a { $to }.
dots-reject-ground =
    Non ancora: hai catturato { $own }, l’altra parte { $other }, e { $loose ->
        [0] nessun tuo punto è sciolto
        [one] { $loose } tuo punto è sciolto (cerchiato)
       *[other] { $loose } tuoi punti sono sciolti (cerchiati)
    }. { $short ->
        [one] Manca { $short } punto.
       *[other] Mancano { $short } punti.
    }
dots-reject-no-ground = In questa partita non si va a terra.
dots-reject-stopped = «Stop» è già stato detto: metti punti, o di’ «fatto».
dots-reject-done = «fatto» vale per il tempo dopo uno stop.
dots-reject-crosses =
    Su questo foglio potrebbe non esserci posto per { $given } croci. { $most ->
        [one] Ce ne sta una.
       *[other] Ce ne stanno al massimo { $most }.
    }
dots-reject-narrow = Con il bordo libero, due croci affiancate vogliono un foglio di sei colonne.
dots-opt-territory = chi chiude una zona può lasciarla aperta e colorarla più tardi; se si finisce d’accordo, contano anche gli incroci vuoti
dots-word-paint = coloro | colora
dots-word-leave = lascio | lascia | lascia aperta

dots-do-paint = 🖍 Colora
dots-do-paint-area = 🖍 Colora { $place }
dots-do-leave = Lascia aperta

dots-ask-paint = colori la zona chiusa o la lasci aperta? (il prossimo punto la colora)
dots-left = { $seat } lascia aperta la zona.
dots-painted =
    { $seat } colora la zona intorno a { $place }: { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }.
dots-reject-undecided = Prima decidi cosa fare della zona chiusa: «coloro» o «lascio».
dots-territory-counted = Con metà degli incroci aperti: { $seat } { $one } : { $two } { $other }.
dots-reject-no-territory = Questa partita è senza territorio: le zone si colorano subito.
dots-reject-decided = Nessuna zona si è appena chiusa. Per colorarne una di prima, scrivi un incrocio al suo interno, per esempio coloro c4.
dots-reject-not-left = { $place } non è in una zona che hai lasciato aperta e che è ancora chiusa.
dots-reject-no-enemy = Nella zona intorno a { $place } non c’è nessun punto nemico.
dots-sgf-size = Un foglio di «{ $given }» non si può giocare: ogni lato ha da 5 a 39 incroci.
dots-sgf-start = I punti iniziali non sono né una croce o una doppia croce al centro, né fino a otto croci, girate in un verso o nell’altro, che non si toccano; con altro non si può giocare.
dots-sgf-rule = La regola «{ $given }» qui non si può giocare.
dots-sgf-sudden = «InstantWin={ $given }» qui non si può giocare: vincono subito al massimo { $most } punti catturati.
dots-sgf-lacking = Nodo { $node }: con le regole di qui «{ $given }» cattura, e il file ha la regola «{ $rule }», che qui non si conosce. Il seguito non è stato letto.
dots-sgf-pass = Nodo { $node }: con le regole di questo file «{ $given }» è un passo, e qui non si passa. Il seguito non è stato letto.
dots-sgf-chain = Nodo { $node }: con le regole di qui «{ $given }» non cattura quella zona. Il seguito non è stato letto.

dots-lesson-1 = Questo punto chiude una catena blu
dots-lesson-2 = Il punto rosso dentro è preso: conta 1
dots-lesson-3 = La catena va anche in diagonale
dots-lesson-4 = Il bordo del foglio non fa da muro
dots-lesson-5 = Si gioca su un incrocio: scrivi «g6»
