palms-name = Palmi
palms-also = il palmo | palmo | numeri sul palmo
palms-about = Sul tuo palmo ci sono numeri sparsi. Mentre cerchi quello chiamato, l’altro riempie una griglia di croci.
palms-brief = dieci minuti
palms-rules =
    Ognuno ha un palmo con i numeri da 1 a 30 sparsi sopra, che nessun altro vede, e una griglia vuota di 8 × 8 quadretti.

    Prima guarda il tuo palmo, che vedi solo tu, e di’ «fatto», rispondendo al palmo o al bot in privato. Quando ci siete tutti e due, arriva la prima chiamata.

    A turno si chiama un numero: 17. L’altro lo cerca sul suo palmo e scrive la casella dov’è, sempre rispondendo al palmo o al bot in privato: f9. Per ogni secondo intero, da quando il bot mostra la chiamata fino alla risposta giusta, chi ha chiamato fa una croce. Una casella sbagliata ne costa un’altra. Dopo venti secondi la chiamata è finita, e più di venti croci non ne dà mai. Poi chiama l’altro.

    Ogni numero lo chiami una volta sola, qualunque cosa abbia chiamato l’altro. Vince chi riempie per primo la griglia. Se prima sono stati chiamati tutti i numeri, vince chi ha più croci.

    Chi apre la partita sceglie da 10 a 60 numeri e la griglia.
palms-opt-numbers = quanti numeri ci sono su un palmo
palms-opt-grid = la griglia da riempire di croci
palms-key-numbers = numeri
palms-key-grid = griglia | misura
palms-set-numbers = { $value ->
    [one] { $value } numero
   *[other] { $value } numeri
}
palms-set-grid = griglia { $value }

palms-word-ready = fatto | pronto | pronta | via

palms-own-secret = ✋ Il mio palmo
palms-ask-ready = { $several ->
    [yes] guardate il vostro palmo, poi dite «fatto», con il pulsante o in privato
   *[no] guarda il tuo palmo, poi di’ «fatto», con il pulsante o in privato
}
palms-ask-call = { $most ->
    [one] chiama un numero: 1
   *[other] chiama un numero da 1 a { $most }
}
palms-ask-find = trova { $number } sul tuo palmo e scrivi la casella
palms-do-ready = ✅ Fatto
palms-do-ready-news = { $seat } c’è.
palms-do-call = { $number }
palms-do-find = una casella del palmo
palms-crosses = { $count } di { $all }
palms-lost = persi { $seconds } s

palms-ready = { $seat } c’è.
palms-called = { $seat } chiama { $number }!
palms-wrong = { $seat }: { $number } non è lì. Costa una croce.
palms-found = { $seat } ha trovato { $number } in { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}: { $crosses ->
    [0] nessuna croce
    [one] una croce
   *[other] { $crosses } croci
} per { $caller }{ $wrong ->
    [0] {""}
    [1] , di cui una per una casella sbagliata
   *[other] , di cui { $wrong } per caselle sbagliate
}.
palms-late = { $seat } non ha trovato { $number } in { $seconds } secondi: { $crosses ->
    [one] { $crosses } croce
   *[other] { $crosses } croci
} per { $caller }.

palms-reject-syntax-ready = Prima guarda il tuo palmo. Poi dimmi «fatto» in privato.
palms-reject-syntax-call = Scrivi il numero che chiami, da 1 a { $most }.
palms-reject-syntax-find = Scrivi la casella dov’è il numero, per esempio f9.
palms-reject-wait = Prima si deve trovare il tuo ultimo numero. Poi chiami il prossimo.
palms-reject-number = { $most ->
    [one] Sul palmo c’è solo il numero 1.
   *[other] I numeri su un palmo vanno da 1 a { $most }.
}
palms-reject-called = { $number } l’hai già chiamato. Chiama un altro numero.
palms-reject-outside = { $place } non c’è su questo foglio: l’ultima casella è { $last }.

# What the board in letters says.
palms-board-crosses = croci
palms-board-of = di
palms-board-lost = persi
palms-board-called = chiamato
palms-board-sought = cerca
palms-board-ready = fatto
palms-board-yes = sì
palms-board-no = no

palms-sheet-called = sbarrati: già chiamati

palms-lesson-1 = Anna ha chiamato 1: «c8» al bot
palms-lesson-2 = Ogni secondo che cerchi: croce per Anna
palms-lesson-3 = Vince chi riempie la griglia
palms-lesson-4 = Questo palmo lo vede solo Bruno
