# The counter of Cameroon: marks on the sums of dice.

countercameroon-name = Conta-Camerun
countercameroon-also = conta | contatore
countercameroon-about = Dividi quattro dadi in due coppie e segna le somme: chi ha per primo quattro segni su una somma la vince. Più è rara, più vale.
countercameroon-brief = quattro dadi, dieci minuti
countercameroon-rules =
    Vinci le somme che valgono molto. Al tuo turno cadono quattro dadi; dividili in due coppie e metti un segno su ognuna delle due somme. Chi ha per primo quattro segni su una somma la vince, e si chiude per tutti.

    Il numero dopo ogni somma è quanto vale: 1 per il 7, e di più quanto più è rara, fino a 11 per 2 e 12. Con «valori=piatti» va da 1 a 6.

    Fai 1 4 5 6: segna 5 e 11, o 6 e 10, o 7 e 9. Scrivi «segno 5 11» o solo «5 11», o premi un pulsante.

    Con «forma=due» cadono due dadi e fanno una somma: la segni, o li ritiri tutti e due con «ritiro», fino a tre volte per turno; l’ultima somma si deve segnare.

    La partita finisce quando tutte e undici le somme sono vinte; vince chi ha più punti. Con un lancio per tutti, la somma va a tutti quelli che arrivano insieme a quattro segni.

countercameroon-opt-form = quattro dadi che fanno due somme, o due dadi che ne fanno una
countercameroon-opt-throws = quante volte si tirano due dadi in un turno
countercameroon-opt-values = quanto valgono le somme: da 1 a 11, o da 1 a 6
countercameroon-key-form = forma
countercameroon-key-throws = lanci
countercameroon-key-values = valori
countercameroon-is-four = quattro
countercameroon-is-two = due
countercameroon-is-steep = ripidi
countercameroon-is-flat = piatti
countercameroon-set-form = { $value ->
    [two] due dadi
   *[other] quattro dadi
}
countercameroon-set-throws = { $value ->
    [one] { $value } lancio di due dadi
   *[other] fino a { $value } lanci di due dadi
}
countercameroon-set-values = { $value ->
    [flat] le somme valgono da 1 a 6
   *[other] le somme valgono da 1 a 11
}

countercameroon-word-throw = tiro | tira | lancio | lancia
countercameroon-word-name = chiamo | chiama
countercameroon-word-mark = segno | segna
countercameroon-word-again = ritiro | ritira | di nuovo

countercameroon-mark = { $sums }
countercameroon-mark-news = { $seat } segna { $sums }.

countercameroon-again = 🎲 Ritira
countercameroon-again-news = { $seat } tira di nuovo.
countercameroon-ask = { $several ->
    [yes] quali somme fate con { $faces }?
   *[no] quali somme fai con { $faces }?
}
countercameroon-ask-two = segni { $sum }, o tiri di nuovo?

countercameroon-threw = { $seat } fa { $faces }.
countercameroon-marks = { $seat } segna { $sums }.
countercameroon-won = Somma { $sum } vinta (punti: { $points }): { $names }.

countercameroon-reject-syntax = Scrivi le somme che segni: «5 11» segna il 5 e l’11.
countercameroon-reject-sums = Questi dadi danno: { $ways }.
countercameroon-reject-again = In questo turno non ci sono più lanci: segna quello che hai.
countercameroon-reject-name = Chiama dadi con una somma ancora aperta.

countercameroon-sheet = Quattro segni vincono una somma
countercameroon-sheet-two = Quattro segni vincono; lancio { $throw }
countercameroon-sheet-closed = somma chiusa
countercameroon-sheet-points = punti

countercameroon-lesson-1 = Quanto vale ogni somma
countercameroon-lesson-2 = Quattro segni: Anna ha vinto il 2
countercameroon-lesson-3 = Chiusa per tutti gli altri
countercameroon-lesson-4 = Dividi i dadi: «6 8» o «7 7»
