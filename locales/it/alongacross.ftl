# Along and across: digits of shared rolls in a grid of five by five.

alongacross-name = In lungo e in largo
alongacross-also = righe e colonne | quadrato di cifre
alongacross-about = Gli stessi lanci per tutti, una griglia di 5 × 5 a testa: cifre uguali e scale fanno punti in riga e in colonna.
alongacross-brief = due dadi, dieci minuti
alongacross-rules =
    Ognuno ha una griglia vuota di cinque per cinque. Il bot tira due dadi, 25 volte, per tutti insieme. Vale l’ultima cifra della somma: 7 è un 7, ma 10 è uno 0, 11 un 1 e 12 un 2. Ogni volta si sceglie in segreto in quale casella vuota della propria griglia va la cifra. Quello che è scritto resta.

    Alla fine ognuna delle cinque righe e delle cinque colonne fa punti: due cifre uguali 1, tre 3, quattro 6, cinque 10. Due coppie fanno 2, tre e due fanno 4. Non serve che le cifre uguali siano vicine. Cinque cifre in scala fanno 5, in qualsiasi ordine: 4 6 8 5 7. Lo zero sta prima dell’uno o dopo il nove: 0 1 2 3 4 e 6 7 8 9 0 sono scale, 8 9 0 1 2 no.

    I punti di righe e colonne si sommano, e vince chi ne ha di più.

    Il sette è il più frequente, poi sei e otto; uno, due e tre sono rari. Premi una casella, o scrivila nella chat privata: «b3».

alongacross-word-throw = tiro | tira | lancio | lancia

alongacross-lesson-1 = 6 7 8 9 0 è una scala, in ogni ordine: 5
alongacross-lesson-2 = Quattro otto in questa colonna: 6 punti
alongacross-lesson-3 = 3 + 1 è un 4; 10, 11, 12 sono 0, 1, 2
alongacross-lesson-4 = Tutte le righe + colonne = i tuoi punti
alongacross-lesson-5 = Premi una casella, o scrivila: «c5»
