# Beetle: one die draws a beetle, part by part.

beetle-name = Scarafaggio
beetle-also = lo scarafaggio | coleottero
beetle-about = Ogni lancio disegna un pezzo del tuo scarafaggio, se ti serve. Vince chi lo finisce per primo.
beetle-brief = un dado, due minuti
beetle-rules =
    Finisci per primo il tuo scarafaggio. A turno si tira un dado una volta: premi il pulsante o di’ «tiro». Il bot disegna il pezzo che corrisponde.

    1 è il corpo, 2 la testa, 3 una zampa, 4 un occhio, 5 un’antenna e 6 la coda. Uno scarafaggio ha un corpo, una testa, sei zampe, due occhi, due antenne e una coda: tredici pezzi.

    Prima viene il corpo. Testa, zampe e coda si attaccano al corpo; occhi e antenne alla testa. Se esce un pezzo che non puoi ancora usare, o che hai già, non si disegna niente e tira chi segue.

    Esempio: al primo lancio fai 3, ma non c’è il corpo, quindi niente. La volta dopo fai 1, il corpo. Poi un altro 3, ed ecco la prima zampa.

    Chi completa per primo lo scarafaggio vince subito.

beetle-word-roll = tiro | tira | lancio | lancia

beetle-body = corpo
beetle-head = testa
beetle-leg = zampa
beetle-eye = occhio
beetle-feeler = antenna
beetle-tail = coda

beetle-ask-first = tira il dado: ti serve { $face } ({ $part })
beetle-ask = { $left ->
    [one] tira il dado: manca un pezzo
   *[other] tira il dado: mancano { $left } pezzi
}
beetle-drawn = { $seat } fa { $face }: { $part }.
beetle-needs = { $seat } fa { $face }: niente, prima ci vuole: { $part }.
beetle-enough = { $seat } fa { $face }: niente, non serve più: { $part }.
beetle-whole = { $seat } fa { $face }: { $part }, e lo scarafaggio è finito!

beetle-sheet = Prima il corpo; occhi e antenne dopo la testa
beetle-sheet-parts = { $parts } di { $all }
beetle-sheet-all = pezzi
beetle-sheet-times = { $part } × { $count }

beetle-board-parts = pezzi
beetle-board-body = corpo
beetle-board-head = testa
beetle-board-leg = zampa
beetle-board-eye = occhio
beetle-board-feeler = antenna
beetle-board-tail = coda

beetle-lesson-1 = 1 disegna il corpo: viene per primo
beetle-lesson-2 = 2 è la testa; poi occhi e antenne
beetle-lesson-3 = 3 è una zampa; ce ne vogliono sei
beetle-lesson-4 = «tiro»: a Bruno manca la testa, un 2
beetle-lesson-5 = Tredici pezzi fanno uno scarafaggio
