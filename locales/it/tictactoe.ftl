tictactoe-name = Tris
tictactoe-also = filetto | tria | zero per
tictactoe-about = Croci contro cerchi: vince chi fa per primo una fila. Da 3 × 3 fino a 10 × 10.
tictactoe-brief = un minuto
tictactoe-rules =
    Si gioca in due, a turno, mettendo il proprio segno in una casella vuota. Chi comincia fa le croci, l’altro i cerchi.

    Vince chi mette per primo abbastanza segni suoi in una fila senza buchi: orizzontale, verticale o diagonale. Sulla solita griglia 3 × 3 ne bastano tre; una fila più lunga va bene lo stesso. Se la griglia si riempie e nessuno ha la fila, è pareggio.

    Per muovere, scrivi la casella: una lettera per la colonna e un numero per la riga, per esempio b2. Sulle griglie piccole puoi anche toccare la casella.

    Chi apre la partita sceglie la griglia e la lunghezza della fila: /tictactoe griglia=5 fila=4.
tictactoe-opt-size = caselle per lato della griglia
tictactoe-opt-line = quanti segni in fila vincono
tictactoe-key-size = griglia | misura
tictactoe-key-line = fila
tictactoe-set-size = griglia { $value } × { $value }
tictactoe-set-line = { $value } in fila

tictactoe-ask-cross = metti una croce in una casella vuota
tictactoe-ask-round = metti un cerchio in una casella vuota
tictactoe-cross = ✕
tictactoe-round = ◯

tictactoe-reject-syntax = Scrivi una casella, per esempio b2.
tictactoe-reject-outside = { $place } non c’è su questa griglia: l’ultima casella è { $last }.
tictactoe-reject-taken = { $place } è già occupata. Scegli una casella vuota.
tictactoe-reject-line = Una fila di { $line } non ci sta su una griglia { $size } × { $size }.

tictactoe-lesson-1 = Tre in fila vincono, anche in diagonale
tictactoe-lesson-2 = Una croce in a2 completa la fila
tictactoe-lesson-3 = Ogni casella libera: toccala o scrivi c2
