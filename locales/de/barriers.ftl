barriers-name = Sperren
barriers-also = barrieren | barrikaden
barriers-about = Jede Sperre liegt über zwei Feldern, und Sperren halten Abstand. Wer keinen Platz mehr findet, ist raus.
barriers-brief = zehn Minuten
barriers-rules =
    Reihum zeichnet man eine Sperre: einen Strich über zwei freie Felder nebeneinander, waagerecht oder senkrecht.

    Sperren halten Abstand: Eine neue darf keine andere berühren, weder an einer Seite noch an einer Ecke ihrer Felder. Schraffierte Felder sind für alle verloren: Dort passt keine Sperre mehr hin.

    Wer keine mehr zeichnen kann, verliert. Bis zu sechs können spielen: Wer nicht mehr zeichnen kann, ist raus, und wer übrig bleibt, gewinnt – also wer die letzte Sperre zeichnet.

    Schreib die zwei Felder, zum Beispiel b2-b3.

    Wählbar sind das Blatt und wie nah sich Sperren kommen dürfen: abstand – auch die Ecken berühren sich nicht; ecken – Ecken dürfen, Seiten nicht; frei – sie brauchen nur eigene Felder.
barriers-opt-size = Spalten und Zeilen des Blatts
barriers-opt-touch = was sich nicht berühren darf: abstand – nichts, auch keine Ecken; ecken – Ecken dürfen, Seiten nicht; frei – Sperren berühren sich, wie sie wollen
barriers-key-size = Größe | blatt
barriers-key-touch = Nähe | berühren
barriers-is-corners = Abstand | ohne berührung
barriers-is-sides = Ecken | nur ecken
barriers-is-free = frei | egal
barriers-set-size = Blatt { $value }
barriers-set-touch = { $value ->
    [sides] Ecken dürfen sich berühren, Seiten nicht
    [free] Sperren dürfen sich berühren
   *[other] keine Berührung, auch nicht an den Ecken
}

barriers-ask = Zeichne eine Sperre über zwei freie Felder

barriers-reject-syntax = Schreib zwei Felder nebeneinander, zum Beispiel b2-b3.
barriers-reject-outside = { $place } gibt es auf diesem Blatt nicht: Das letzte Feld ist { $last }.
barriers-reject-apart = { $a } und { $b } liegen nicht nebeneinander. Eine Sperre liegt über zwei Nachbarn, waagerecht oder senkrecht.
barriers-reject-taken = Auf { $place } liegt schon eine Sperre. Nimm zwei freie Felder.
barriers-reject-touch = { $place } würde die Sperre auf { $other } berühren, und Sperren dürfen sich gar nicht berühren.
barriers-reject-side = { $place } würde die Sperre auf { $other } an einer Seite berühren; nur Ecken dürfen das.
barriers-reject-corner = { $place } würde die Sperre auf { $other } an einer Ecke berühren, und Sperren dürfen sich gar nicht berühren.
barriers-sheet-dead = hier passt keine Sperre mehr

barriers-lesson-1 = Ein Zug: eine Sperre auf „c3-d3“
barriers-lesson-2 = Schraffiert: zu nah dran, für alle verloren
barriers-lesson-3 = Auch Ecken dürfen nicht
barriers-lesson-4 = Kein Platz für eine Sperre? Verloren
