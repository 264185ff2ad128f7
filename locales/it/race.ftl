race-name = Gran Premio
race-also = corsa | macchinine | corsa di macchine
race-about = Macchine su carta: dai un colpo di penna lungo la pista, senza toccare il bordo.
race-brief = un quarto d’ora
race-rules =
    Le macchine girano su un anello nel verso della freccia. Al tuo turno scrivi dove miri con la penna, al massimo a 8 quadretti. Il colpo non arriva mai proprio lì: più è lungo, più sbanda.

    Chi tocca il bordo si ferma lì, prende una croce, salta un turno e perde una delle 5 vite. Senza vite, al prossimo contatto la macchina è distrutta.

    Vince chi taglia per primo il traguardo dopo un giro intero. Gli altri corrono per i posti; le macchine distrutte vengono dopo, secondo la strada fatta.

    Scrivi un incrocio di righe, k7, o con i decimi: 11.5 7.2 o k.5 7.2.

    Opzioni: giri; zone di pericolo, dove un contatto costa due vite; porte, cerchietti da passare in ordine; ostacoli; sorpasso: la macchina superata a meno di mezzo quadretto perde una vita; una serie di gare per 5, 3, 2 e 1 punti, da spendere tra una gara e l’altra in vite e spuntoni. Gli spuntoni tolgono una vita a chi superi.
race-opt-laps = quanti giri di pista
race-opt-danger = zone di pericolo sul bordo: lì un contatto costa due vite
race-opt-gates = cerchietti che la linea deve passare in ordine
race-opt-obstacles = cunei e isole sulla strada
race-opt-overtake = una macchina superata a meno di mezzo quadretto perde una vita
race-opt-series = quante gare; tra una gara e l’altra i punti si spendono in vite e spuntoni
race-key-laps = giri
race-key-danger = pericolo | zone
race-key-gates = porte
race-key-obstacles = ostacoli
race-key-overtake = sorpasso | sorpassi
race-key-series = serie | gare
race-set-laps = { $value ->
    [one] { $value } giro
   *[other] { $value } giri
}
race-set-danger = { $value ->
    [on] con zone di pericolo
   *[other] senza zone di pericolo
}
race-set-gates = { $value ->
    [on] con porte
   *[other] senza porte
}
race-set-obstacles = { $value ->
    [on] con ostacoli
   *[other] senza ostacoli
}
race-set-overtake = { $value ->
    [on] farsi superare costa una vita
   *[other] i sorpassi non costano niente
}
race-set-series = { $value ->
    [one] { $value } gara
   *[other] { $value } gare
}

race-word-life = vita | vite
race-word-spikes = spuntoni
race-word-go = avanti | via | vado avanti

race-ask = scegli dove mirare, fino a { $most } quadretti
race-ask-shop = { $purse ->
        [one] { $purse } punto
       *[other] { $purse } punti
    } da spendere: una vita, spuntoni, o avanti con la prossima gara?
race-life = ❤️ Vita ({ $price })
race-spikes = 🦔 Spuntoni ({ $price })
race-go = 🏁 Avanti
race-go-news = { $seat } va avanti.

race-told-contact = { $lives ->
        [0] { $seat } tocca il bordo e salta un turno. Vite finite!
        [one] { $seat } tocca il bordo e salta un turno: resta { $lives } vita.
       *[other] { $seat } tocca il bordo e salta un turno: restano { $lives } vite.
    }
race-told-danger = { $lives ->
        [0] { $seat } sbatte in zona di pericolo: due vite e un turno persi. Vite finite!
        [one] { $seat } sbatte in zona di pericolo: due vite e un turno persi, resta { $lives } vita.
       *[other] { $seat } sbatte in zona di pericolo: due vite e un turno persi, restano { $lives } vite.
    }
race-told-passed = { $lives ->
        [0] { $seat } sfiora { $other }, che resta senza vite.
        [one] { $seat } sfiora { $other }, a cui resta { $lives } vita.
       *[other] { $seat } sfiora { $other }, a cui restano { $lives } vite.
    }
race-told-wrecked = { $seat } ha la macchina distrutta: fuori gara.
race-told-gate = { $seat }: porta { $gate } di { $gates }.
race-told-lap = { $seat } ha fatto il giro { $lap } di { $laps }.
race-told-home = { $seat } taglia il traguardo: { $place }º posto!
race-told-life = { $seat } compra una vita.
race-told-spikes = { $seat } compra gli spuntoni.
race-told-next = La gara { $race } di { $races } comincia su una pista nuova.

race-sheet-gate = porte, in ordine
race-sheet-contact = bordo: −1 vita
race-sheet-zone = −2 vite
race-sheet-obstacle = ostacolo
race-sheet-lives = vite
race-sheet-reach = fin dove mirare
race-is = { $all }
race-is-home = posto { $place }
race-is-wrecked = macchina distrutta
race-is-left = fuori gara
race-is-turned = salta un turno
race-is-missed = ha saltato un turno
race-is-lap = giro { $lap }/{ $laps }
race-is-gate = porte { $gate }/{ $gates }
race-is-spiked = spuntoni
race-is-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

race-reject-syntax = Scrivi dove miri: un incrocio come k7, o con i decimi 11.5 7.2.
race-reject-off = È fuori dal foglio, che va da a1 a { $last }.
race-reject-here = Lì c’è già la tua macchina. Mira altrove.
race-reject-far = È a { $far } quadretti. Puoi mirare al massimo a { $most } quadretti, fino alla linea tratteggiata.
race-reject-shop = La gara è finita. Compra qualcosa, o scrivi «avanti».
race-reject-drive = Si compra tra una gara e l’altra di una serie. Adesso scrivi dove miri.
race-reject-price = Costa { $price }, e tu hai { $purse }.
race-reject-spikes = La tua macchina ha già gli spuntoni; durano fino alla fine della serie.

# What the board in letters says.
race-board-race = gara
race-board-of = di
race-board-laps = giri
race-board-at = in
race-board-lives = vite
race-board-done = finito
race-board-gates = porte
race-board-points = punti
race-board-purse = borsa
race-board-home = arrivo
race-board-wrecked = rottame
race-board-left = via
race-board-turned = aspetta
race-board-spikes = punte

race-lesson-1 = Il bordo: persi una vita e un turno
race-lesson-2 = Scrivi dove miri, nel cerchio: ab15
race-lesson-3 = Più è lungo il colpo, più sbanda
race-lesson-4 = Vince chi torna per primo a questa linea
race-lesson-5 = Vite: a zero, un contatto ti distrugge
