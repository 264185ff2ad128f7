segments-name = Punkte verbinden
segments-also = strecken | punkte und strecken
segments-about = Verbinde freie Punkte zu zweit und kreuze nie etwas. Wer nichts mehr zu verbinden findet, verliert.
segments-brief = fünf Minuten
segments-rules =
    Das Blatt ist mit nummerierten Punkten übersät. Reihum verbindet man zwei davon mit einer geraden Strecke. Jeder Punkt darf nur zu einer Strecke gehören.

    Eine Strecke darf keine andere kreuzen oder berühren und durch keinen dritten Punkt gehen.

    Wer keine zwei Punkte mehr verbinden kann, verliert. Punkte, die sich mit nichts mehr verbinden lassen, sind durchgestrichen.

    Schreib die Nummern der zwei Punkte, zum Beispiel 3-9.

    Wählbar ist, wie viele Punkte es gibt, von 8 bis 30, und ob sie zufällig verstreut sind oder auf einem Kreis liegen.
segments-opt-points = wie viele Punkte
segments-opt-layout = zufall – die Punkte sind über das Blatt verstreut; kreis – sie liegen auf einem Kreis
segments-key-points = Punkte
segments-key-layout = Anordnung | lage
segments-is-random = Zufall | verstreut
segments-is-circle = Kreis
segments-set-points = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
segments-set-layout = { $value ->
    [circle] auf einem Kreis
   *[other] zufällig verstreut
}

segments-ask = Verbinde zwei freie Punkte

segments-reject-syntax = Schreib die Nummern von zwei Punkten, zum Beispiel 3-9.
segments-reject-none = So einen Punkt gibt es nicht: Die Nummern gehen von 1 bis { $last }.
segments-reject-same = Eine Strecke verbindet zwei verschiedene Punkte.
segments-reject-taken = Punkt { $point } ist vergeben: Er ist mit { $other } verbunden. Jeder Punkt gehört nur zu einer Strecke.
segments-reject-cross = Sie würde { $a }–{ $b } kreuzen. Strecken dürfen sich nicht einmal berühren.
segments-reject-through = Sie geht durch { $point }. Unterwegs darf kein anderer Punkt liegen.

segments-sheet-closed = — nicht mehr zu verbinden
segments-sheet-stuck = { $seat }: kein Zug mehr

segments-lesson-1 = Ein Zug verbindet freie Punkte: schreib 2-6
segments-lesson-2 = Durchgestrichen: Hier geht nichts mehr
segments-lesson-3 = Nichts kreuzen; kein Zug: verloren
