tictactoe-name = Tic-Tac-Toe
tictactoe-also = kreuz und kreis | drei in einer reihe | drei gewinnt
tictactoe-about = Kreuze gegen Kreise: Wer hat zuerst eine Reihe? Von 3 × 3 bis 10 × 10.
tictactoe-brief = eine Minute
tictactoe-rules =
    Zwei setzen abwechselnd ihr Zeichen in ein leeres Feld. Wer anfängt, zeichnet Kreuze, die andere Seite Kreise.

    Wer zuerst genug eigene Zeichen in einer lückenlosen Reihe hat – waagerecht, senkrecht oder schräg –, gewinnt. Auf dem üblichen Brett mit 3 × 3 Feldern braucht es drei; eine längere Reihe zählt genauso. Ist das Brett voll und niemand hat eine Reihe, ist es unentschieden.

    Um zu ziehen, schreib das Feld: ein Buchstabe für die Spalte und eine Zahl für die Zeile, zum Beispiel b2. Auf kleinen Brettern kannst du das Feld auch antippen.

    Wer die Partie startet, kann die Größe des Bretts und die Länge der Reihe wählen: /tictactoe größe=5 reihe=4.
tictactoe-opt-size = Felder pro Seite
tictactoe-opt-line = wie viele Zeichen in einer Reihe gewinnen
tictactoe-key-size = Größe | brett
tictactoe-key-line = Reihe | länge
tictactoe-set-size = Brett { $value } × { $value }
tictactoe-set-line = { $value } in einer Reihe

tictactoe-ask-cross = Setz ein Kreuz in ein leeres Feld
tictactoe-ask-round = Setz einen Kreis in ein leeres Feld
tictactoe-cross = ✕
tictactoe-round = ◯

tictactoe-reject-syntax = Schreib ein Feld, zum Beispiel b2.
tictactoe-reject-outside = { $place } gibt es auf diesem Brett nicht: Das letzte Feld ist { $last }.
tictactoe-reject-taken = { $place } ist besetzt. Nimm ein leeres Feld.
tictactoe-reject-line = Eine Reihe von { $line } passt nicht auf ein Brett mit { $size } × { $size } Feldern.

tictactoe-lesson-1 = Drei in einer Reihe gewinnen, auch schräg
tictactoe-lesson-2 = Ein Kreuz auf a2 macht die Reihe voll
tictactoe-lesson-3 = Tipp ein freies Feld an oder schreib c2
