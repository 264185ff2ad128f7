# Minimum: as along and across, but the lesser one of rows and columns counts.

minimum-name = Minimo
minimum-also = il minimo | il minore dei due
minimum-about = Una griglia di 5 × 5 a testa, riempita con le stesse cifre; il minore tra righe e colonne è il tuo risultato.
minimum-brief = due dadi, dieci minuti
minimum-rules =
    Ognuno ha una griglia vuota di cinque per cinque. Il bot tira due dadi, 25 volte, per tutti insieme. Vale l’ultima cifra della somma: 7 è un 7, ma 10 è uno 0, 11 un 1 e 12 un 2. Ogni volta si sceglie in segreto in quale casella vuota della propria griglia va la cifra. Quello che è scritto resta.

    Alla fine ogni riga e ogni colonna fa punti: due cifre uguali 1, tre 3, quattro 6, cinque 10. Due coppie fanno 2, tre e due fanno 4. Non serve che le cifre uguali siano vicine. Cinque cifre in scala fanno 5, in qualsiasi ordine: 4 6 8 5 7. Lo zero sta prima dell’uno o dopo il nove: 0 1 2 3 4 e 6 7 8 9 0 sono scale, 8 9 0 1 2 no.

    Ora somma le righe, somma le colonne, e prendi il minore dei due: è il tuo risultato. Con 21 nelle righe e 2 nelle colonne è 2. Vince il risultato più alto, quindi tieni tutto in equilibrio.

    Premi una casella, o scrivila nella chat privata: «b3».

minimum-word-throw = tiro | tira | lancio | lancia

minimum-lesson-1 = Righe : colonne → vale il minore
minimum-lesson-2 = Quattro nove in questa riga: 6 punti
minimum-lesson-3 = 6 7 8 9 0 è una scala, in ogni ordine: 5
minimum-lesson-4 = 4 + 4 è un 8; 10, 11, 12 sono 0, 1, 2
minimum-lesson-5 = Premi una casella, o scrivila: «b5»
