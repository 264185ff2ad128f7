# Cameroon: five dice, three rolls, ten turns.

cameroon-name = Camerun
cameroon-also = il camerun
cameroon-about = Cinque dadi, fino a tre lanci, dieci turni: caselle tue, o colonne che si riempiono insieme.
cameroon-brief = cinque dadi, dieci minuti
cameroon-rules =
    Tira cinque dadi; fino a due volte puoi ritirare quelli che vuoi. Poi riempi una casella; quello che non hai vale 0.

    Da uno a sei: la somma di quella faccia. Full (3 + 2): tutti i dadi. Scala bassa 1–5: 21, alta 2–6: 30, cinque uguali: 50.

    Dopo 5 5 5 6 2 scrivi «cinque» per 15. O prova il full: «ritiro 2 6», o «tengo 5 5 5» e poi «tiro». O tocca i dadi da tenere, poi un pulsante.

    Dopo dieci turni a testa la partita finisce, e vince chi ha più punti.

    Con «insieme» un lancio vale per tutti, si decide in segreto, e i fogli si scoprono alla fine. Con «colonne=comuni» tutti aggiungono alle stesse colonne, finché una non è piena e chiusa per tutti. Con l’ultima la partita finisce subito, anche se qualcuno ha un turno in meno. Il numero dopo il nome è quanto manca: tre dadi di quella faccia a testa, 20 punti a testa nel full, 60 nei cinque uguali. I punti allora cambiano: scale 15 e 20, una volta per tutti, cinque uguali 30.

cameroon-opt-columns = caselle proprie, o colonne che si riempiono insieme
cameroon-key-columns = colonne | caselle
cameroon-is-own = proprie
cameroon-is-shared = comuni
cameroon-set-columns = { $value ->
    [shared] colonne comuni
   *[other] caselle proprie
}
cameroon-reject-shared = Le colonne comuni si giocano a turno: togli «insieme» e «chiamati».

cameroon-full = Piena e chiusa per tutti: { $box }.

cameroon-word-throw = tiro | tira | lancio | lancia
cameroon-word-name = chiamo | chiama
cameroon-word-keep = tengo | tieni
cameroon-word-again = ritiro | ritira | di nuovo
cameroon-word-die = dado
cameroon-word-ones = uno | gli uno
cameroon-word-twos = due | i due
cameroon-word-threes = tre | i tre
cameroon-word-fours = quattro | i quattro
cameroon-word-fives = cinque | i cinque
cameroon-word-sixes = sei | i sei
cameroon-word-small = scala bassa | bassa | scala piccola | piccola
cameroon-word-large = scala alta | alta | scala grande | grande
cameroon-word-full = full
cameroon-word-equal = cinque uguali | uguali

cameroon-box-ones = Uno
cameroon-box-twos = Due
cameroon-box-threes = Tre
cameroon-box-fours = Quattro
cameroon-box-fives = Cinque
cameroon-box-sixes = Sei
cameroon-box-small = Scala bassa
cameroon-box-large = Scala alta
cameroon-box-full = Full
cameroon-box-equal = Cinque uguali

cameroon-lesson-1 = Fino a tre lanci: «ritiro 1 6»
cameroon-lesson-2 = Tre cinque: 15 nella casella dei cinque
cameroon-lesson-3 = Scala bassa: 21
cameroon-lesson-4 = Tra parentesi: quanto darebbe ora
