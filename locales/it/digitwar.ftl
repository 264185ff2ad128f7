digitwar-name = Guerra di cifre
digitwar-also = guerra delle cifre | guerra di numeri
digitwar-about = Una fila di cifre e una gomma: abbassa una cifra o cancella uno zero con tutto quello che ha a destra. Chi cancella tutta la fila perde.
digitwar-brief = cinque minuti
digitwar-rules =
    Si scrive una fila di cifre. Al tuo turno fai una di queste due cose.

    Abbassare: rendi più piccola una cifra qualsiasi, anche fino a 0. Uno zero non si abbassa.

    Cancellare: togli uno zero qualsiasi con tutte le cifre alla sua destra.

    Chi cancella tutta la fila perde. In tre o in quattro, chi lo fa è all’ultimo posto e gli altri dividono il primo.

    I posti sono numerati sotto la fila. Scrivi 4>3 per fare della cifra al posto 4 un 3, o x5 per cancellare lo zero al posto 5 con tutto quello che ha a destra.

    Chi apre la partita sceglie quante cifre si estraggono, o scrive la fila: «/digitwar fila=53690846».
digitwar-opt-length = quante cifre si estraggono (20, se non dici altro)
digitwar-opt-row = la fila iniziale, scritta per intero: fila=53690846
digitwar-key-length = lunghezza | cifre
digitwar-key-row = fila | inizio
digitwar-set-length = { $value ->
    [one] { $value } cifra
   *[other] { $value } cifre
}
digitwar-set-row = fila { $value }

digitwar-ask = abbassa una cifra o cancella uno zero
digitwar-lower = il posto { $place } ora è { $to }
digitwar-sheet-aim = Chi cancella tutta la fila perde
digitwar-sheet-lost = { $seat } cancella tutta la fila
digitwar-erase = cancellato tutto dal posto { $place } in poi
digitwar-erase-sure = cancellare tutta la fila e perdere

digitwar-reject-syntax = Scrivi 4>3 per fare della cifra al posto 4 un 3, o x5 per cancellare lo zero al posto 5 e tutto quello che ha a destra.
digitwar-reject-place = Al posto { $place } non c’è una cifra: la fila finisce a { $last }.
digitwar-reject-zero = Al posto { $place } c’è uno zero. Più piccolo non può diventare, si può solo cancellare: x{ $place }.
digitwar-reject-higher = Le cifre diventano solo più piccole: al posto { $place } c’è { $digit }, quindi può diventare { $most ->
    [0] 0.
    [1] 0 o 1.
   *[other] da 0 a { $most }.
}
digitwar-reject-erase = Solo uno zero si cancella con tutto quello che ha a destra, e al posto { $place } c’è { $digit }.
digitwar-reject-length = La fila ha { $count ->
    [one] { $count } cifra
   *[other] { $count } cifre
}, non { $length }. Togli una delle due cose.

digitwar-lesson-1 = Uno zero va via con tutto a destra: «x6»
digitwar-lesson-2 = O abbassi una cifra qualsiasi: «5>1»
digitwar-lesson-3 = Se cancelli tutta la fila, perdi
