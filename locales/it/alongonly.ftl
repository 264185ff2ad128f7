# Along but not across: one grid for two, one scores the rows, the other the columns.

alongonly-name = Righe contro colonne
alongonly-also = in lungo ma non in largo
alongonly-about = In due si riempie una griglia di 5 × 5: uno conta le righe, l’altro le colonne.
alongonly-brief = due dadi, dieci minuti
alongonly-rules =
    Avete insieme una griglia vuota di cinque per cinque. Si tira a sorte: uno conta le righe, l’altro le colonne. Comincia chi ha le righe. Al tuo turno il bot tira due dadi: scrivi l’ultima cifra della somma in una casella vuota: 7 è un 7, ma 10 è uno 0, 11 un 1 e 12 un 2. Quello che è scritto resta.

    Ogni linea fa punti man mano: due cifre uguali 1, tre 3, quattro 6, cinque 10. Due coppie fanno 2, tre e due fanno 4. Non serve che le cifre uguali siano vicine. Cinque cifre in scala fanno 5, in qualsiasi ordine: 4 6 8 5 7. Lo zero sta prima dell’uno o dopo il nove: 0 1 2 3 4 e 6 7 8 9 0 sono scale, 8 9 0 1 2 no.

    Cerca dunque caselle dove una cifra aiuta una tua linea e ne guasta una dell’altro. Poi vi scambiate righe e colonne e giocate ancora su una griglia nuova. I due risultati si sommano; vince chi ha più punti.

    Premi una casella, o scrivila: «b3».

alongonly-word-throw = tiro | tira | lancio | lancia

alongonly-sheet-worth = due 1 · tre 3 · quattro 6 · cinque 10 · scala 5

alongonly-lesson-1 = Uno conta le righe, l’altro le colonne
alongonly-lesson-2 = Tre sette in questa riga: 3 punti
alongonly-lesson-3 = Tre otto e due quattro: 4 punti
alongonly-lesson-4 = 4 + 4 è 8, ma 10, 11, 12 sono 0, 1, 2
alongonly-lesson-5 = Premi una casella vuota, o scrivi «e5»
