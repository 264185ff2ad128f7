floatingsquare-name = Quadrato vagante
floatingsquare-also = quadrato galleggiante | quadrato mobile
floatingsquare-about = Croci e cerchi su un quadrato di 4 × 4 che galleggia: dove sta si vede solo giocando. Vince chi fa più file di tre.
floatingsquare-brief = cinque minuti
floatingsquare-rules =
    La prima croce è in mezzo al foglio. Poi cerchi e croci si alternano, un segno in una casella vuota per volta.

    Tutti i segni insieme devono stare in un quadrato di 4 × 4 caselle. Dove sta quel quadrato dipende da voi: le caselle ombreggiate sono quelle ancora possibili. Con il sedicesimo segno è pieno e la partita finisce.

    Ogni tre segni tuoi affiancati (orizzontale, verticale o diagonale) valgono un punto, quindi una fila di quattro ne vale due. Vince chi ha più punti; alla pari è pareggio.

    Scrivi una casella, per esempio c3. Varianti: sposta – una volta per partita, sposta un tuo segno prima di metterne uno (d4>e5 c3); incroci – due tuoi tris che si incrociano valgono un punto in più; vicini – ogni segno ne tocca uno già messo; contrario – vince chi ha meno punti; largo – un foglio di 8 × 8, dove la prima croce va su una delle quattro caselle al centro.
floatingsquare-opt-relocate = una volta per partita si può spostare un proprio segno prima di metterne uno
floatingsquare-opt-shared = due tris di una stessa parte che si incrociano valgono un punto in più
floatingsquare-opt-adjacent = ogni segno ne tocca uno già messo
floatingsquare-opt-misere = vince chi fa meno tris
floatingsquare-opt-board = un foglio di 8 × 8, e la prima croce va su una di quattro caselle
floatingsquare-key-relocate = sposta
floatingsquare-key-shared = incroci
floatingsquare-key-adjacent = vicini
floatingsquare-key-misere = contrario
floatingsquare-key-board = largo | foglio grande
floatingsquare-set-relocate = { $value ->
    [off] i segni restano dove sono
   *[on] una volta a testa si può spostare un segno
}
floatingsquare-set-shared = { $value ->
    [off] i tris incrociati contano normali
   *[on] i tris incrociati contano uno in più
}
floatingsquare-set-adjacent = { $value ->
    [off] i segni possono anche non toccarsi
   *[on] ogni segno ne tocca uno già messo
}
floatingsquare-set-misere = { $value ->
    [off] vince chi fa più tris
   *[on] vince chi fa meno tris
}
floatingsquare-set-board = { $value ->
    [off] foglio 7 × 7
   *[on] foglio 8 × 8
}

floatingsquare-ask-cross = metti una croce
floatingsquare-ask-round = metti un cerchio
floatingsquare-scores = { $seat }: { $move } – { $points ->
    [one] { $points } punto!
   *[other] { $points } punti!
}
floatingsquare-legend-free = qui ci sta ancora un segno
floatingsquare-legend-triple = tre in fila – un punto

floatingsquare-reject-syntax = Scrivi una casella, per esempio c3.
floatingsquare-reject-outside = { $place } non c’è su questo foglio: l’ultima casella è { $last }.
floatingsquare-reject-taken = { $place } è già occupata. Scegli una casella vuota.
floatingsquare-reject-wide = Con { $place } il quadrato sarebbe largo { $count } caselle; al massimo 4.
floatingsquare-reject-high = Con { $place } il quadrato sarebbe alto { $count } caselle; al massimo 4.
floatingsquare-reject-apart = { $place } non tocca nessun segno, e qui ogni segno deve toccarne uno.
floatingsquare-reject-middle = La prima croce va su una delle quattro caselle al centro.
floatingsquare-reject-fixed = In questa partita i segni restano dove sono. Scrivi una casella.
floatingsquare-reject-moved = Un segno l’hai già spostato; si può una volta per partita.
floatingsquare-reject-own = In { $place } non c’è un tuo segno.
floatingsquare-reject-same = Il segno resterebbe dov’è. Scrivi un’altra casella, o metti solo un segno nuovo.

floatingsquare-lesson-1 = Tre croci in fila: un punto
floatingsquare-lesson-2 = Quattro ne fanno due: un cerchio la ferma
floatingsquare-lesson-3 = Grigio: qui si può, scrivi «b4»
floatingsquare-lesson-4 = Qui no: tutto deve stare in 4 × 4
