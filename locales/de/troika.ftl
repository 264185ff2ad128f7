troika-name = Troika
troika-also = dreierwort | drei buchstaben
troika-about = Schreibt abwechselnd Buchstaben: Wer ein Wort aus dreien voll macht, bekommt es.
troika-brief = zehn Minuten
troika-rules =
    Zwei schreiben abwechselnd einen beliebigen Buchstaben in ein leeres Feld. Ergeben drei benachbarte Buchstaben in einer Zeile, Spalte oder Diagonale ein Wort, gibt es einen Punkt für den Buchstaben, der es voll macht. Lesen darf man von beiden Enden; drei Felder zählen einmal, auch wenn sie in beide Richtungen ein Wort sind. Ein Buchstabe kann mehrere Wörter voll machen.

    Es gelten Hauptwörter mit drei Buchstaben aus dem Wörterbuch. Auf Brettern über 3 × 3 zählen je drei Nachbarn in einer Linie.

    Ist das Brett voll, gewinnen die meisten Wörter. Mit „erstes“ gewinnt sofort das erste Wort.

    Schreib Feld und Buchstabe: b2 k.

    Wählbar sind das Brett, 3 × 3 bis 6 × 6, und die Sprache der Wörter.
troika-opt-size = Felder pro Seite
troika-opt-first = das erste Wort gewinnt
troika-opt-lang = Sprache der Wörter (deutsche mit ä, ö, ü und ss für ß)
troika-key-size = Größe | brett
troika-key-first = erstes | erstes wort
troika-key-lang = Sprache
troika-set-size = Brett { $value } × { $value }
troika-set-first = { $value ->
    [on] das erste Wort gewinnt
   *[other] die meisten Wörter gewinnen
}
troika-set-lang = Wörter: { $language }

troika-ask = Schreib einen Buchstaben in ein leeres Feld
troika-ask-first = Schreib einen Buchstaben in ein leeres Feld; das erste Wort gewinnt
troika-write = { $place } { $letter }
troika-scored = { $seat }: { $place } { $letter } – { $words }, { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}!

troika-reject-syntax = Schreib ein Feld und einen Buchstaben, zum Beispiel b2 k.
troika-reject-letters = Die Wörter hier: { $language }. Schreib einen Buchstaben dieser Sprache.
troika-reject-outside = { $place } gibt es auf diesem Brett nicht: Das letzte Feld ist { $last }.
troika-reject-taken = Auf { $place } steht schon ein Buchstabe. Nimm ein leeres Feld.

troika-lesson-1 = Annas R ergab schräg TOR: ein Punkt
troika-lesson-2 = DOM oder MOD: trotzdem nur ein Punkt
troika-lesson-3 = Ein Buchstabe in ein leeres Feld: a2 k
troika-lesson-4 = Brett voll: Die meisten Wörter gewinnen
