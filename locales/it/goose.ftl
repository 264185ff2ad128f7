# The game of the goose: a spiral of sixty-three squares.

goose-name = Gioco dell’oca
goose-also = oca | l’oca
goose-about = Una spirale di sessantatré caselle: le oche ti portano avanti, ponte, locanda, pozzo, labirinto, prigione e morte fanno il resto. Vince chi arriva per primo al 63.
goose-brief = uno o due dadi, dieci minuti
goose-rules =
    Arriva per primo alla casella 63, in mezzo alla spirale. Al tuo turno tira il dado una volta: premi il pulsante o di’ «tiro». La tua pedina avanza di quel numero.

    Su un’oca avanzi ancora dello stesso numero, finché non arrivi a una casella senza oca.

    6, il ponte: passi al 12. 19, la locanda: salti due turni. 31, il pozzo, e 52, la prigione: aspetti che arrivi qualcun altro, ma tre turni al massimo. 42, il labirinto: torni al 30. 58, la morte: torni alla partenza.

    Se arrivi dove c’è già qualcuno, quella pedina va nella casella da cui vieni.

    Il 63 ci vuole esatto: i punti di troppo si fanno all’indietro. Da 60 un 5 porta a 63 e indietro a 61. Un’oca sulla via del ritorno ti porta ancora indietro.

    Con «due» si tirano due dadi. Allora un nove al primissimo lancio porta a 26 (con 6 3) o a 53 (con 5 4).

goose-opt-pair = due dadi invece di uno
goose-key-pair = due | due dadi
goose-set-pair = { $value ->
    [on] due dadi
   *[other] un dado
}

goose-word-roll = tiro | tira | lancio | lancia

goose-threw = { $seat } fa { $faces }: { $stops }.
goose-stop-square = casella { $square }
goose-stop-goose = oca in casella { $square }, ancora avanti
goose-stop-back = al 63 e indietro fino a { $square }
goose-stop-nine = un primo nove porta alla casella { $square }
goose-stop-bridge = sul ponte fino alla { $square }
goose-stop-inn = locanda in casella { $square }, due turni di riposo
goose-stop-well = nel pozzo, casella { $square }
goose-stop-maze = nel labirinto, indietro alla { $square }
goose-stop-prison = in prigione, casella { $square }
goose-stop-death = morte, si torna alla partenza
goose-stop-home = 63, arrivo
goose-met = { $square ->
    [0] { $seat } deve tornare alla partenza.
   *[other] { $seat } deve andare alla casella { $square }.
}
goose-missed = { $left ->
    [0] { $seat } salta un turno, l’ultimo.
   *[other] { $seat } salta un turno.
}

goose-sheet = Vince chi è primo al 63
goose-sheet-missed = { $square } · salta
goose-sheet-start = via
goose-sheet-square = casella
goose-sheet-waits = { $square } · salta { $left }

goose-lesson-1 = Parti da qui: di’ «tiro»
goose-lesson-2 = Un’oca: ancora lo stesso numero
goose-lesson-3 = Il ponte porta al 12
goose-lesson-4 = La locanda costa due turni
goose-lesson-5 = Il 63 ci vuole esatto
