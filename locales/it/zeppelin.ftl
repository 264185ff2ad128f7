# The airship: chips on fields, and a gondola that keeps them.

zeppelin-name = Dirigibile
zeppelin-also = il dirigibile | zeppelin
zeppelin-about = Metti un gettone su una casella vuota, prendilo da una piena – e un sei finisce nella gondola, che non ridà niente. Vince l’ultimo che ha gettoni.
zeppelin-brief = un dado, cinque minuti
zeppelin-rules =
    Ognuno ha sei gettoni. Il dirigibile ha cinque caselle, da 1 a 5, e sotto è appesa la gondola, numero 6.

    Al tuo turno tira un dado. Se la casella di quel numero è vuota, ci metti un gettone. Se c’è un gettone, lo prendi. Con un 6 metti un gettone nella gondola, sempre, e lì resta.

    Chi resta senza gettoni è fuori. Vince l’ultimo che ne ha.

    Esempio: Anna fa 3 e mette un gettone sulla casella 3. Anche Bruno fa 3, e lo prende.

    Di’ «tiro» o premi il pulsante.

zeppelin-opt-chips = quanti gettoni a testa
zeppelin-key-chips = gettoni
zeppelin-set-chips = { $value ->
    [one] { $value } gettone a testa
   *[other] { $value } gettoni a testa
}

zeppelin-word-roll = tiro | tira | lancio | lancia

zeppelin-put = { $seat } fa { $face } e ci mette un gettone.
zeppelin-take = { $seat } fa { $face } e prende il gettone.
zeppelin-gondola = { $seat } fa { $face }: un gettone va nella gondola.
zeppelin-sheet = Vince l’ultimo che ha gettoni
zeppelin-sheet-puts = { $face } vuota, ne mette 1
zeppelin-sheet-takes = { $face } piena, ne prende 1
zeppelin-sheet-keeps = { $face }, ne mette 1 nella gondola
zeppelin-sheet-gondola = × { $count }

zeppelin-lesson-1 = «tiro»: la 2 era vuota, Anna ha pagato
zeppelin-lesson-2 = Un 6 va nella gondola e lì resta
zeppelin-lesson-3 = La 1 era piena: Bruno prende il gettone
zeppelin-lesson-4 = Anna non ha più gettoni: è fuori
