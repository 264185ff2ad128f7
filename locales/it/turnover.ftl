# Turn over: flip a die or trash one of theirs.

turnover-name = Gira il dado
turnover-also = dadi girati | gira o scarta
turnover-about = Gira un tuo dado o scartane uno dell’altro: chi resta senza dadi ha perso. Dopo il lancio niente è lasciato al caso.
turnover-brief = cinque dadi a testa, dieci minuti
turnover-rules =
    Ognuno tira cinque dadi, e comincia la somma più bassa. Da lì in poi non si tira più.

    Al tuo turno fai una di due cose. Gira sottosopra un tuo dado («giro 2»): le facce opposte fanno sette, quindi un 2 diventa un 5. Un dado girato ha sotto una freccia curva, e non lo puoi girare ancora prima di scartarne uno.

    O scarta un dado dell’altro («scarto 5»): va nel mezzo. In cambio l’altro riprende dal mezzo dei dadi la cui somma è minore di quello che mostrava, e poi è il suo turno. Se si scarta un 5 e nel mezzo ci sono 1 2 3, «prendo 1 3» va bene, 2 e 3 no. Oppure «niente».

    Chi resta senza dadi, e non ne riprende, perde. Un giro non può durare per sempre, perché ogni scarto arricchisce il mezzo.

    In una partita a 50 chi vince un giro segna i punti sui dadi rimasti, e si tira di nuovo.

    Ci sono anche i pulsanti. Se due suoi dadi sono uguali, «scarto 5» prende quello non ancora girato, e «scarto girato 5» quello girato.
turnover-opt-points = punti dei dadi che vincono la partita; con 1 è un giro solo
turnover-key-points = punti | partita
turnover-set-points = { $value ->
    [one] un giro solo
   *[other] partita a { $value } punti
}
turnover-preset-series = serie | partita lunga

turnover-word-throw = tiro | tira | lancio | lancia
turnover-word-flip = giro | gira
turnover-word-trash = scarto | scarta
turnover-word-turned = girato
turnover-word-take = prendo | riprendo | prendi
turnover-word-nothing = niente | nulla

turnover-ask = gira un tuo dado o scartane uno dell’altro
turnover-ask-trash = i tuoi dadi sono tutti girati: scartane uno dell’altro
turnover-ask-take = riprendi dadi che fanno meno di { $limit }
turnover-flip = ↻ { $face } → { $to }
turnover-flip-news = { $seat } gira un { $face }: ora è un { $to }.
turnover-trash = 🗑 { $face }
turnover-trash-news = { $seat } scarta un { $face }.
turnover-trash-turned = 🗑 { $face } ↻
turnover-trash-turned-news = { $seat } scarta un { $face } girato.
turnover-take = ↩ { $faces }
turnover-take-news = { $seat } riprende { $faces }.
turnover-nothing = Niente
turnover-nothing-news = { $seat } non riprende niente.

turnover-told-begins = { $seat } ha { $low }, { $other } ha { $high }: comincia la somma più bassa. Turno di { $seat }.
turnover-told-tie = Tutti e due { $sum }: si tirano di nuovo tutti i dadi.
turnover-told-none = { $seat } perde un dado, e il mezzo era vuoto: niente da riprendere.
turnover-told-more = { $seat } perde un dado, e nel mezzo niente fa meno di { $limit }.
turnover-told-won = { $points ->
        [1] { $other } non ha più dadi. { $seat } vince con { $pips ->
            [one] { $pips } punto
           *[other] { $pips } punti
        } sul tavolo!
       *[other] { $other } non ha più dadi. { $seat } segna { $pips ->
            [one] { $pips } punto
           *[other] { $pips } punti
        } e ne ha { $total } su { $points }.
    }

turnover-sheet-middle = Il mezzo
turnover-sheet-empty = Il mezzo è vuoto
turnover-sheet-trashed = { $seat } scarta { $face }
turnover-sheet-none = { $other } scarta { $face }; { $seat }: niente
turnover-sheet-take = Riprendi meno di { $limit }
turnover-sheet-points = { $won } su { $points }
turnover-sheet-hand = { $count ->
    [one] { $count } dado, somma { $sum }
   *[other] { $count } dadi, somma { $sum }
}
turnover-sheet-turned = Con la freccia: girato, per ora basta

turnover-reject-syntax = Scrivi per esempio giro 2 o scarto 5; per riprendere, prendo 1 3 o niente.
turnover-reject-throw = Prima si tirano i dadi.
turnover-reject-thrown = I dadi sono già tirati.
turnover-reject-take = Prima riprendi dadi che fanno meno di { $limit }, o niente.
turnover-reject-act = Ora non c’è niente da riprendere: gira un tuo dado o scartane uno dell’altro.
turnover-reject-face = Un dado mostra da 1 a { $most }.
turnover-reject-own = Nessuno dei tuoi dadi mostra { $face }.
turnover-reject-turned = Quel { $face } è già girato. Lo puoi girare ancora dopo aver scartato un dado.
turnover-reject-other = Nessun dado dell’altro mostra { $face }.
turnover-reject-other-turned = Nessun dado girato dell’altro mostra { $face }.
turnover-reject-sum = Fa { $sum }, e dev’essere meno di { $limit }.
turnover-reject-middle = Nel mezzo non ci sono abbastanza dadi con { $face }.

# What the board in letters says.
turnover-board-seat = posto
turnover-board-middle = mezzo
turnover-board-throws = tira
turnover-board-takes-less-than = prende meno di
turnover-board-to = a

turnover-lesson-1 = Gira il tuo: 4 diventa 3. Scrivi «giro 4»
turnover-lesson-2 = Girato: non ancora, prima scarta un dado
turnover-lesson-3 = «scarto 5»: uno dell’altro, nel mezzo
turnover-lesson-4 = L’altro riprende meno di quel che mostrava
turnover-lesson-5 = Senza più dadi: il giro è perso
