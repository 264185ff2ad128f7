boxes-name = Quadratini
boxes-also = gioco dei quadrati | punti e linee | quadrati
boxes-about = Unisci punti vicini; chi chiude un quadretto se lo prende e gioca ancora. Vince chi ne ha di più.
boxes-brief = dieci minuti
boxes-rules =
    A turno si uniscono con una linea due punti vicini, in orizzontale o in verticale.

    Chi traccia il quarto lato di un quadretto se lo prende (o tutti e due, se una linea ne chiude due) e deve tracciare un’altra linea, finché ce n’è.

    Quando tutte le linee sono tracciate, vince chi ha più quadretti; in tre o in quattro i quadretti decidono anche gli altri posti.

    Scrivi i due punti: b2-b3. Più corto: b2> per la linea a destra di b2, b2v per quella sotto.

    Chi apre la partita sceglie la misura, da 2 × 2 a 9 × 9 quadretti. Con «diagonale» puoi anche tracciare una diagonale in un quadretto aperto, una per quadretto: non chiude niente, ma è una mossa, quindi tocca a chi segue.
boxes-opt-size = quadretti in largo e in alto
boxes-opt-diagonal = invece di una linea si può tracciare una diagonale in un quadretto aperto, una per quadretto
boxes-key-size = foglio | misura
boxes-key-diagonal = diagonale | diagonali
boxes-set-size = { $value } quadretti
boxes-set-diagonal = { $value ->
    [on] con diagonali
   *[other] senza diagonali
}

boxes-ask = traccia una linea
boxes-ask-again = quadretto chiuso! Traccia un’altra linea
boxes-count = { $count }

boxes-reject-syntax = Scrivi i due punti che unisci, per esempio b2-b3, oppure b2> (a destra), b2v (in giù).
boxes-reject-outside = Il punto { $place } non c’è su questo foglio: l’ultimo è { $last }.
boxes-reject-drawn = La linea da { $from } a { $to } c’è già.
boxes-reject-apart = { $from } e { $to } non sono vicini: una linea va al punto accanto o sotto.
boxes-reject-diagonal = Da { $from } a { $to } si va in diagonale, e in questa partita le diagonali non ci sono.
boxes-reject-closed = Il quadretto tra { $from } e { $to } è chiuso; una diagonale va solo in uno aperto.
boxes-reject-slanted = Nel quadretto tra { $from } e { $to } c’è già una diagonale; più di una non ci sta.

boxes-lesson-1 = Quarto lato: quadretto preso, giochi ancora
boxes-lesson-2 = Si uniscono due punti vicini: «c2-d2»
boxes-lesson-3 = Tre lati: il prossimo prende il quadretto
