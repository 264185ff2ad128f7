# Twenty-one: one die, as near to 21 as one dares.

twentyone-name = Ventuno
twentyone-also = il ventuno
twentyone-about = Tira un dado quante volte vuoi: avvicinati a 21 più che puoi, ma senza superarlo.
twentyone-brief = un dado, cinque minuti
twentyone-rules =
    Al tuo turno tira il dado quante volte vuoi, almeno una, e somma quello che esce. A 21 ti fermi. Oltre 21 sei fuori da questo giro.

    Quando hanno giocato tutti, chi è più vicino a 21 prende un punto; se c’è parità, un punto a testa; se sono fuori tutti, nessuno. Il giro dopo lo apre chi segue.

    Vince chi ha più punti dopo cinque giri.

    Con «insieme» un lancio vale per tutti, e il punto va a chi resta dentro più a lungo senza superare 21.

    Di’ «tiro» e «mi fermo», o premi i pulsanti. Chi apre la partita può scegliere i giri, per esempio giri=3.

twentyone-opt-rounds = quanti giri si giocano
twentyone-key-rounds = giri
twentyone-set-rounds = { $value ->
    [one] { $value } giro
   *[other] { $value } giri
}

twentyone-word-roll = tiro | tira | lancio | lancia | ancora
twentyone-word-hold = mi fermo | fermo | sto

twentyone-sheet = Giro { $round } di { $rounds }; oltre 21 è fuori

twentyone-lesson-1 = Anna si è fermata a 18: «mi fermo»
twentyone-lesson-2 = 6 + 6 + 4 + 6 = 22: fuori dal giro
twentyone-lesson-3 = Carla può tirare ancora: «tiro»
twentyone-lesson-4 = Il più vicino a 21 prende un punto
