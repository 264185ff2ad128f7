# A hundred and one: six rolls, each of them ones or tens.

hundredone-name = Centouno
hundredone-also = 101 | cento e uno
hundredone-about = Sei lanci, ognuno unità o decine: avvicinati a cento più che puoi, ma senza superarlo.
hundredone-brief = un dado, due minuti
hundredone-rules =
    Un giro sono sei lanci di un dado. Dopo ogni lancio lo scrivi come unità o come decine: un 4 è 4 o 40. Contano tutti e sei, e niente si cambia dopo.

    I tuoi sei numeri si sommano. La somma più vicina a 100 da sotto vince il giro e un punto; alla pari, uno a testa. 100 esatto è il massimo, da 101 in su si è fuori.

    I lanci sono per tutti: ognuno scrive in segreto, e dopo ogni lancio si scopre tutto. Con «insieme=no» ognuno fa sei lanci suoi, uno dopo l’altro.

    Vince chi ha più punti dopo cinque giri; «giri» cambia il numero. Per scrivere, premi un pulsante, o scrivi il numero al bot in privato, per esempio 40.

hundredone-word-throw = tiro | tira | lancio | lancia
hundredone-word-name = chiamo | chiama

hundredone-writes = { $worth }

hundredone-ask = hai { $sum }, ed esce { $face }: scrivi { $face } o { $tens }?
hundredone-ask-all = { $several ->
    [yes] scrivete { $face } o { $tens }?
   *[no] scrivi { $face } o { $tens }?
}

hundredone-threw = { $seat } fa { $faces }.
hundredone-wrote = { $seat } scrive { $worth }, in tutto { $sum }.
hundredone-made = { $seat } scrive { $worth } e finisce con { $sum }.
hundredone-out = { $seat } scrive { $worth } ed è fuori con { $sum }.
hundredone-lost = Oltre cento: { $names }.

hundredone-reject = Il dado mostra { $face }: scrivi { $face } o { $tens }.
hundredone-syntax = Scrivi il numero che segni: il dado com’è, o dieci volte tanto.

hundredone-sheet = Giro { $round } di { $rounds }; il dado o ×10, oltre { $most } è troppo
hundredone-sheet-before = prima { $sums }
hundredone-sheet-short = a 100: { $points }
hundredone-sheet-out = troppo

hundredone-lesson-1 = Un 4 si scrive «4» o «40»
hundredone-lesson-2 = Si somma tutto: questo 20 era un 2
hundredone-lesson-3 = 84 è il più vicino a 100 da sotto: un punto
hundredone-lesson-4 = Da 101 in su si è fuori
