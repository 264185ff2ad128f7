# Pinke: nine fields, one of which keeps its chips.

pinke-name = Pinke
pinke-also = nove caselle
pinke-about = Nove caselle per due dadi: una vuota costa un gettone, una piena lo ridà, e una coppia di uno o di sei spazza il tavolo.
pinke-brief = due dadi, dieci minuti
pinke-rules =
    Ognuno ha venti gettoni. Nel mezzo ci sono nove caselle, per le somme da 3 a 11.

    Al tuo turno tira due dadi. Se la casella della somma è vuota, ci metti un gettone, e il turno è finito. Se c’è un gettone, lo prendi; poi tiri ancora, o ti fermi.

    Il sette è diverso. Chi lo fa ci mette un gettone, che resta, e il turno è finito: lì i gettoni si ammucchiano.

    Un 2 o un 12 spazza il tavolo: prendi tutto, anche i sette, e devi tirare ancora. Ma un altro 2 o 12 nello stesso turno costa un gettone per ognuna delle nove caselle.

    Chi resta senza gettoni è fuori. La partita finisce quando ne ha solo uno, o dopo quindici giri («giri» lo cambia): vince chi ne ha di più.

    Esempio: a tavolo vuoto, 3 2 mette un gettone sul 5. Chi segue fa 4 1, ancora cinque, prende il gettone e può tirare di nuovo.

    Di’ «tiro» e «mi fermo», o premi i pulsanti.

pinke-opt-chips = quanti gettoni a testa
pinke-opt-rounds = quanti giri si giocano al massimo
pinke-key-chips = gettoni
pinke-key-rounds = giri
pinke-set-chips = { $value ->
    [one] { $value } gettone a testa
   *[other] { $value } gettoni a testa
}
pinke-set-rounds = { $value } giri

pinke-word-roll = tiro | tira | lancio | lancia | ancora
pinke-word-hold = mi fermo | fermo | sto

pinke-ask-throw = tira due dadi
pinke-ask = { $fields ->
    [0] il tavolo è vuoto. Tiri ancora o ti fermi?
    [one] c’è un gettone su una casella. Tiri ancora o ti fermi?
   *[other] ci sono gettoni su { $fields } caselle. Tiri ancora o ti fermi?
}
pinke-put = { $seat } fa { $faces } e mette un gettone: casella { $sum }.
pinke-take = { $seat } fa { $faces } e prende il gettone: casella { $sum }.
pinke-seven = { $seat } fa { $faces }: un gettone resta sul 7.
pinke-sweep = { $seat } fa { $faces } e spazza il tavolo: { $chips }!
pinke-flood = { $seat } fa ancora { $faces }: un gettone su ogni casella, { $chips }.
pinke-holds = { $seat } si ferma.
pinke-sheet = Giro { $round } di { $rounds }; sul 7 restano
pinke-sheet-more = Giro { $round } di { $rounds }: ancora o stop?
pinke-sheet-again = Giro { $round } di { $rounds }: ora tira ancora
pinke-sheet-puts = { $sum } vuota, mette { $count }
pinke-sheet-takes = { $sum } piena, prende { $count }
pinke-sheet-seven = { $sum }, mette { $count } che resta
pinke-sheet-sweeps = { $sum } spazza tutto, prende { $count }
pinke-sheet-floods = ancora { $sum }, mette { $count }

pinke-lesson-1 = Casella vuota: costa un gettone
pinke-lesson-2 = I gettoni sul 7 restano lì
pinke-lesson-3 = Il gettone è tuo. «tiro» o «mi fermo»?
pinke-lesson-4 = 1 1 o 6 6 prende tutto
