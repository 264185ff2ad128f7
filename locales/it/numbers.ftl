numbers-name = Numeri
numbers-also = fai dieci | gioco dei numeri | cancella numeri
numbers-about = Cancella i vicini uguali o che fanno dieci, ricopia in fondo quello che resta, finché il foglio non è vuoto. In solitario o a gara.
numbers-brief = un quarto d’ora
numbers-rules =
    Sul foglio ci sono le cifre da 1 a 9 e da 11 a 19, nove per riga.

    Cancella due cifre uguali o che insieme fanno dieci, se sono vicine: una segue l’altra nell’ordine di lettura (la fine di una riga continua all’inizio della prossima), o stanno in una colonna. Quello che è cancellato in mezzo non conta.

    Quando non ci sono più coppie, o anche prima, scrivi «ricopio»: tutte le cifre rimaste si ricopiano in ordine dopo l’ultima casella. Vinci quando tutto è cancellato. Con cento righe il foglio è pieno.

    Scrivi due caselle: i1-a2. /hint mostra una coppia, e in solitario puoi tornare indietro quanto vuoi.

    In più persone si fa a gara su fogli uguali, ognuno al suo passo: vince chi ricopia di meno, poi chi fa meno mosse. «ricopia=bloccato»: si ricopia solo quando non restano coppie. «copie=3» ne permette tre: finite quelle e senza coppie, è finita. «inizio=a caso» parte da cifre casuali.
numbers-opt-refill = quando si può ricopiare il resto: sempre, o solo quando non restano coppie
numbers-opt-refills = quante volte si può ricopiare il resto; 0: quante vuoi
numbers-opt-start = le cifre dell’inizio: le solite, o a caso
numbers-key-refill = ricopia
numbers-key-refills = copie
numbers-key-start = inizio
numbers-is-any = sempre
numbers-is-stuck = bloccato
numbers-is-usual = solite
numbers-is-drawn = a caso | caso
numbers-set-refill = { $value ->
    [stuck] si ricopia solo senza più coppie
   *[other] si ricopia quando si vuole
}
numbers-set-refills = { $value ->
    [0] si ricopia quante volte si vuole
    [one] si ricopia { $value } volta al massimo
   *[other] si ricopia { $value } volte al massimo
}
numbers-set-start = { $value ->
    [drawn] cifre a caso
   *[other] le solite cifre
}

numbers-word-more = ricopio | ricopia | copio | copia

numbers-ask = { $several ->
    [yes] cancellate una coppia, o ricopiate quello che resta con «ricopio»
   *[no] cancella una coppia, o ricopia quello che resta con «ricopio»
}
numbers-more = ✏️ Ricopia
numbers-more-sure = ricopiare, anche se ci sono coppie
numbers-more-news = { $seat }: il resto si ricopia.
numbers-strike = { $one }–{ $two }
numbers-count = ancora { $left } · { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
numbers-refills = copie { $refills }
numbers-folded = … { $rows ->
    [one] { $rows } riga cancellata
   *[other] { $rows } righe cancellate
}
numbers-feat = { $left ->
    [one] { $left } cifra rimasta
   *[other] { $left } cifre rimaste
}
numbers-feat-cleared = { $moves ->
    [one] tutto cancellato in { $moves } mossa
   *[other] tutto cancellato in { $moves } mosse
}
numbers-hint = { $one } e { $two } si possono cancellare.
numbers-hint-none = Non restano coppie: scrivi «ricopio».

numbers-reject-syntax = Scrivi le due caselle che cancelli, per esempio i1-a2, o «ricopio».
numbers-reject-outside = { $place } non c’è su questo foglio: l’ultima casella è { $last }.
numbers-reject-struck = { $place } è già cancellata.
numbers-reject-same = È due volte { $place }. Scrivi due caselle.
numbers-reject-fit = { $one } e { $two } non sono uguali e non fanno dieci.
numbers-reject-between = In mezzo c’è { $digit }, in { $place }.
numbers-reject-order = Non sono nella stessa colonna, e nell’ordine di lettura in mezzo c’è { $digit }, in { $place }.
numbers-reject-stuck = Si può ancora cancellare una coppia; qui si ricopia solo quando non ce ne sono.
numbers-reject-refills = Il resto è stato ricopiato { $count ->
    [one] una volta: era l’unica
   *[other] { $count } volte: erano tutte
}.
numbers-reject-full = Le cifre rimaste non ci stanno: il foglio ha { $count } righe.

# What the board in letters says.
numbers-board-seat = posto
numbers-board-left = resto
numbers-board-refills = copie
numbers-board-moves = mosse

numbers-lesson-1 = 9 e 1 fanno dieci, da i1 si va a a2: i1-a2
numbers-lesson-2 = Due uguali, fianco a fianco: b2-c2
numbers-lesson-3 = 8 e 2: quel che è cancellato si salta
numbers-lesson-4 = Una sotto l’altra: i2-i3
numbers-lesson-5 = Niente coppie: «ricopio». Svuota il foglio
