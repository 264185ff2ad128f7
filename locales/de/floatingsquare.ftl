floatingsquare-name = Schwebendes Quadrat
floatingsquare-also = wanderndes quadrat | treibendes quadrat
floatingsquare-about = Kreuze und Kreise auf einem Quadrat von 4 × 4, das schwebt: Wo es liegt, zeigt sich erst beim Spielen. Die meisten Dreier gewinnen.
floatingsquare-brief = fünf Minuten
floatingsquare-rules =
    Das erste Kreuz steht in der Mitte des Blatts. Dann ziehen Kreis und Kreuz abwechselnd, immer ein Zeichen in ein leeres Feld.

    Alle Zeichen zusammen müssen in ein Quadrat von 4 × 4 Feldern passen. Wo es liegt, zeigt sich beim Setzen: Grau sind die Felder, die noch möglich sind. Mit dem sechzehnten Zeichen ist es voll, und die Partie ist aus.

    Je drei eigene Zeichen nebeneinander – waagerecht, senkrecht oder schräg – zählen einen Punkt, eine Viererreihe also zwei. Mehr Punkte gewinnen; bei gleich vielen ist es unentschieden.

    Schreib ein Feld, zum Beispiel c3. Varianten: umsetzen – einmal pro Partie versetzt du vor dem Setzen eins deiner Zeichen (d4>e5 c3); kreuzung – zwei eigene Dreier, die sich kreuzen, zählen einen Punkt mehr; anliegend – jedes Zeichen berührt ein früheres; verkehrt – weniger Punkte gewinnen; brett – ein Blatt mit 8 × 8 Feldern, das erste Kreuz kommt auf eins der vier mittleren.
floatingsquare-opt-relocate = einmal pro Partie darf man vor dem Setzen eins der eigenen Zeichen versetzen
floatingsquare-opt-shared = zwei eigene Dreier, die sich kreuzen, zählen einen Punkt mehr
floatingsquare-opt-adjacent = jedes Zeichen berührt ein früheres
floatingsquare-opt-misere = weniger Dreier gewinnen
floatingsquare-opt-board = ein Blatt mit 8 × 8 Feldern, und das erste Kreuz kommt auf eins von vier Feldern
floatingsquare-key-relocate = umsetzen | versetzen
floatingsquare-key-shared = Kreuzung | kreuzen
floatingsquare-key-adjacent = anliegend | berühren
floatingsquare-key-misere = verkehrt | weniger
floatingsquare-key-board = Brett | großes blatt
floatingsquare-set-relocate = { $value ->
    [off] Zeichen bleiben, wo sie sind
   *[on] je einmal darf ein Zeichen versetzt werden
}
floatingsquare-set-shared = { $value ->
    [off] gekreuzte Dreier zählen normal
   *[on] gekreuzte Dreier zählen eins mehr
}
floatingsquare-set-adjacent = { $value ->
    [off] Zeichen müssen sich nicht berühren
   *[on] jedes Zeichen berührt ein früheres
}
floatingsquare-set-misere = { $value ->
    [off] mehr Dreier gewinnen
   *[on] weniger Dreier gewinnen
}
floatingsquare-set-board = { $value ->
    [off] Blatt 7 × 7
   *[on] Blatt 8 × 8
}

floatingsquare-ask-cross = Setz ein Kreuz
floatingsquare-ask-round = Setz einen Kreis
floatingsquare-scores = { $seat }: { $move } – { $points ->
    [one] { $points } Punkt!
   *[other] { $points } Punkte!
}
floatingsquare-legend-free = hier geht es noch
floatingsquare-legend-triple = drei in der Reihe – ein Punkt

floatingsquare-reject-syntax = Schreib ein Feld, zum Beispiel c3.
floatingsquare-reject-outside = { $place } gibt es auf diesem Blatt nicht: Das letzte Feld ist { $last }.
floatingsquare-reject-taken = { $place } ist besetzt. Nimm ein leeres Feld.
floatingsquare-reject-wide = Mit { $place } wäre das Quadrat { $count } Felder breit, erlaubt sind nur 4.
floatingsquare-reject-high = Mit { $place } wäre das Quadrat { $count } Felder hoch, erlaubt sind nur 4.
floatingsquare-reject-apart = { $place } berührt kein Zeichen, und hier muss jedes eins berühren.
floatingsquare-reject-middle = Das erste Kreuz kommt auf eins der vier mittleren Felder.
floatingsquare-reject-fixed = In dieser Partie bleiben Zeichen, wo sie sind. Schreib ein Feld.
floatingsquare-reject-moved = Du hast schon ein Zeichen versetzt; das geht nur einmal pro Partie.
floatingsquare-reject-own = Auf { $place } ist kein Zeichen von dir.
floatingsquare-reject-same = Das Zeichen bliebe, wo es ist. Nenn ein anderes Feld, oder setz nur ein neues.

floatingsquare-lesson-1 = Drei Kreuze in einer Reihe: ein Punkt
floatingsquare-lesson-2 = Vier wären zwei Punkte: Ein Kreis stoppt sie
floatingsquare-lesson-3 = Grau ist noch möglich: schreib „b4“
floatingsquare-lesson-4 = Hier nicht: Alles muss in 4 × 4 passen
