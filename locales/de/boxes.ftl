boxes-name = Käsekästchen
boxes-also = kästchen | käsekasten | kästchen malen
boxes-about = Verbinde Nachbarpunkte; wer ein Kästchen schließt, bekommt es und ist noch mal dran. Wer am meisten hat, gewinnt.
boxes-brief = zehn Minuten
boxes-rules =
    Reihum verbindet man zwei benachbarte Punkte mit einem Strich, waagerecht oder senkrecht.

    Wer den vierten Strich um ein Kästchen zieht, bekommt es – oder beide, wenn ein Strich zwei schließt – und muss noch einen Strich ziehen, solange es einen gibt.

    Sind alle Striche gezogen, gewinnt, wer die meisten Kästchen hat; zu dritt und zu viert richten sich auch die anderen Ränge danach.

    Schreib die beiden Punkte: b2-b3. Kürzer: b2> für den Strich rechts von b2, b2v für den darunter.

    Wer die Partie startet, kann die Größe wählen, von 2 × 2 bis 9 × 9 Kästchen. Mit „schräg“ darfst du auch eine Diagonale in ein offenes Kästchen ziehen, in jedes nur eine: Sie schließt nichts, gilt aber als Zug, und die nächste Person ist dran.
boxes-opt-size = Kästchen in der Breite und in der Höhe
boxes-opt-diagonal = statt eines Strichs darf man eine Diagonale in ein offenes Kästchen ziehen, in jedes nur eine
boxes-key-size = Größe | blatt
boxes-key-diagonal = schräg | diagonal | diagonalen
boxes-set-size = { $value } Kästchen
boxes-set-diagonal = { $value ->
    [on] mit Diagonalen
   *[other] ohne Diagonalen
}

boxes-ask = Zieh einen Strich
boxes-ask-again = Kästchen geschlossen, zieh noch einen Strich
boxes-count = { $count }

boxes-reject-syntax = Schreib die zwei Punkte, die du verbindest, zum Beispiel b2-b3, oder b2> (nach rechts), b2v (nach unten).
boxes-reject-outside = Einen Punkt { $place } gibt es auf diesem Blatt nicht: Der letzte ist { $last }.
boxes-reject-drawn = Der Strich von { $from } nach { $to } ist schon gezogen.
boxes-reject-apart = { $from } und { $to } sind keine Nachbarn: Ein Strich geht zum nächsten Punkt, waagerecht oder senkrecht.
boxes-reject-diagonal = Von { $from } nach { $to } geht es schräg, und diese Partie ist ohne Diagonalen.
boxes-reject-closed = Das Kästchen zwischen { $from } und { $to } ist geschlossen; eine Diagonale geht nur in ein offenes.
boxes-reject-slanted = Im Kästchen zwischen { $from } und { $to } ist schon eine Diagonale, mehr als eine geht nicht.

boxes-lesson-1 = Der vierte Strich schließt: noch ein Zug
boxes-lesson-2 = Ein Zug verbindet Nachbarn: „c2-d2“
boxes-lesson-3 = Drei Seiten: Der nächste Strich holt es
