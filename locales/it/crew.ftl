# Ship, captain, mate and crew: five dice, a six, a five and a four in this order, the rest counts.

crew-name = Nave, capitano, nostromo e ciurma
crew-also = nave capitano ciurma | nave | ciurma
crew-about = Cinque dadi, tre lanci: prima un sei per la nave, poi un cinque per il capitano, poi un quattro per il nostromo. Gli altri due sono la ciurma.
crew-brief = cinque dadi, cinque minuti
crew-rules =
    Al tuo turno hai fino a tre lanci; il primo con tutti e cinque i dadi. Premi il pulsante o di’ «tiro».

    Prima ti serve una nave: un sei. Alla nave serve un capitano: un cinque. Poi viene il nostromo: un quattro. Salgono a bordo proprio in quest’ordine, anche più di uno in un lancio, e ci restano. Un cinque senza il sei resta a terra. Li imbarca il bot per te, e tu ritiri gli altri dadi.

    Quando ci sono tutti e tre, gli altri due dadi sono la ciurma, e la loro somma sono i tuoi punti. Se restano lanci, puoi dire «mi fermo», o ritirare tutti e due quei dadi per avere di più; vale l’ultimo lancio. Se dopo tre lanci ne manca uno, niente punti.

    Esempio: 6 4 4 3 2, il sei è la nave. 5 4 1 1, ecco capitano e nostromo, e una ciurma misera di 2. 6 3, e la ciurma è 9.

    Un turno a testa per giro. Vince chi ha più punti dopo dieci giri; «giri» cambia il numero.

crew-word-roll = tiro | tira | lancio | lancia | ancora
crew-word-hold = mi fermo | fermo | sto

crew-ask = { $left ->
    [one] la tua ciurma è { $sum }, e resta un lancio. Ritiri i due dadi o ti fermi?
   *[other] la tua ciurma è { $sum }, e restano { $left } lanci. Ritiri i due dadi o ti fermi?
}
crew-ask-all = { $several ->
    [yes] { $left ->
        [one] la nave è al completo, resta un lancio. Ritirate la ciurma o vi fermate?
       *[other] la nave è al completo, restano { $left } lanci. Ritirate la ciurma o vi fermate?
    }
   *[no] { $left ->
        [one] la nave è al completo, resta un lancio. Ritiri la ciurma o ti fermi?
       *[other] la nave è al completo, restano { $left } lanci. Ritiri la ciurma o ti fermi?
    }
}
crew-adrift = { $seat }, lancio { $throw }: { $faces }. Ancora niente nave.
crew-ship = { $seat }, lancio { $throw }: { $faces }. Ecco la nave, ma senza capitano.
crew-captain = { $seat }, lancio { $throw }: { $faces }. C’è il capitano, ma non il nostromo.
crew-manned = { $seat }, lancio { $throw }: { $faces }. Tutti a bordo, la ciurma è { $sum }.
crew-scored = { $seat }, lancio { $throw }: { $faces }. Turno finito, { $sum } punti per la ciurma.
crew-nothing = { $seat }, lancio { $throw }: { $faces }. Turno finito, non sono tutti a bordo: niente.

crew-lesson-1 = Nave 6, capitano 5, nostromo 4: in ordine
crew-lesson-2 = Gli altri due sono la ciurma: 6 + 3 = 9
crew-lesson-3 = «tiro» per di più, «mi fermo» per segnare
crew-lesson-4 = Niente 4 al terzo lancio: zero
crew-sheet = Giro { $round } di { $rounds }. Prima 6, 5 e 4; gli altri due contano
