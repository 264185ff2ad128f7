takeback-name = Tre pile
takeback-also = quaranta gettoni | riprendi
takeback-about = Quaranta gettoni nel mezzo, e il dado dice quanti ne muovi. Fai tre pile uguali nella tua riga prima che te le riprendano.
takeback-brief = un dado, cinque minuti
takeback-rules =
    La griglia ha tre righe di quattro posti. Le righe esterne sono vostre, una a testa, e su ogni posto della riga di mezzo ci sono dieci gettoni.

    A turno si tira il dado e si muovono esattamente tanti gettoni quanti ne mostra, tutti da un posto a uno accanto, di lato o in verticale. Va bene ogni posto, anche nella riga dell’altro. Se nessun posto lo permette, il tuo lancio si salta. Non puoi rimettere subito indietro, con lo stesso lancio, quello che l’altro ha appena mosso.

    Appena tre o quattro pile nella tua riga sono uguali, vinci; un posto vuoto non è una pila. Con 4 4 1 0 nella tua riga e un 3 sul dado, tre gettoni dal mezzo sull’1 fanno 4 4 4.

    Se così diventano uguali le pile dell’altro e non le tue, vince l’altro. Dopo 200 lanci il giro è pari.

    Di solito si gioca un giro. In una partita più lunga ogni giro vale l’altezza delle pile uguali, fino a 20 punti o quanto decidete, per 20 giri al massimo.

    Scrivi da dove a dove: b2 b3. O usa i pulsanti.
takeback-opt-points = punti che vincono la partita; con 1 è un giro solo
takeback-key-points = punti | partita
takeback-set-points = { $value ->
    [one] un giro solo
   *[other] partita a { $value } punti
}
takeback-preset-series = serie | partita lunga

takeback-word-throw = tiro | tira | lancio | lancia

takeback-ask = { $count ->
    [one] muovi { $count } gettone nel posto accanto
   *[other] muovi { $count } gettoni nel posto accanto
}
takeback-told-moved = { $seat }: { $from } { $to }, { $count ->
    [one] { $count } gettone.
   *[other] { $count } gettoni.
}
takeback-told-skip = { $seat } fa { $count }, e con questo non si può muovere niente.
takeback-told-won = { $points ->
        [1] { $seat } ha pile uguali di { $height } e vince!
       *[other] { $seat } ha pile uguali di { $height } e ora { $total } su { $points }.
    }
takeback-told-draw = { $throws } lanci e nessuna vittoria: il giro è pari.

takeback-sheet-points = { $won } su { $points }
takeback-sheet-aim = Vincono tre pile uguali nella tua riga
takeback-sheet-moved = { $count ->
    [one] { $count } gettone
   *[other] { $count } gettoni
}: { $from } → { $to }

takeback-reject-syntax = Scrivi da dove a dove, per esempio b2 b3.
takeback-reject-throw = Prima tira il dado.
takeback-reject-thrown = Il dado è tirato: ora muovi i gettoni.
takeback-reject-off = È fuori dalla griglia, che finisce a { $last }.
takeback-reject-far = { $from } e { $to } non sono vicini.
takeback-reject-few = { $chips ->
        [0] In { $from } non ci sono gettoni, e te ne servono { $count }.
        [one] In { $from } c’è un solo gettone, e te ne servono { $count }.
       *[other] In { $from } ci sono solo { $chips } gettoni, e te ne servono { $count }.
    }
takeback-reject-back = Così disferesti solo l’ultima mossa. Muovi qualcos’altro.

# What the board in letters says.
takeback-board-seat = posto
takeback-board-has-thrown = ha fatto
takeback-board-throws = tira
takeback-board-to = a

takeback-lesson-1 = La riga di Anna; quella sopra è di Bruno
takeback-lesson-2 = Il dado dice quanti gettoni muovere
takeback-lesson-3 = Da dove a dove, accanto: «b2 b3»
takeback-lesson-4 = Un posto vuoto non è una pila
