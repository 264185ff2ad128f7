numbers-name = Streichzahlen
numbers-also = zahlenstreichen | zehnerstreichen | zahlen streichen | streichzahlen
numbers-about = Streich Nachbarn, die gleich sind oder zehn ergeben, schreib den Rest hintenan, bis das Blatt leer ist. Allein oder um die Wette.
numbers-brief = eine Viertelstunde
numbers-rules =
    Auf dem Blatt stehen die Ziffern von 1 bis 9 und 11 bis 19, neun in jeder Zeile.

    Streich zwei Ziffern, die gleich sind oder zusammen zehn ergeben, wenn sie Nachbarn sind: Die eine folgt beim Lesen auf die andere (nach dem Zeilenende geht es am Anfang der nächsten weiter), oder sie stehen in derselben Spalte. Gestrichenes dazwischen zählt nicht.

    Gehen die Paare aus, oder auch vorher, schreib „weiter“: Alle übrigen Ziffern werden der Reihe nach hinten angehängt. Gewonnen ist, wenn alles gestrichen ist. Mit hundert Zeilen ist das Blatt voll.

    Schreib zwei Felder: i1-a2. /hint zeigt ein Paar, und allein darfst du beliebig zurücknehmen.

    Zu mehreren spielt man auf gleichen Blättern um die Wette, jeder Platz im eigenen Tempo: Wer am seltensten anhängt, gewinnt, dann zählen die Züge. „anhängen=notfalls“: erst, wenn kein Paar mehr da ist. „anzahl=3“: höchstens dreimal; ohne Paar ist dann Schluss. „start=zufall“ beginnt mit zufälligen Ziffern.
numbers-opt-refill = wann der Rest angehängt werden darf: jederzeit, oder nur, wenn kein Paar mehr da ist
numbers-opt-refills = wie oft der Rest angehängt werden darf; 0: beliebig oft
numbers-opt-start = die Ziffern am Anfang: die üblichen oder zufällige
numbers-key-refill = anhängen
numbers-key-refills = Anzahl | male | wie oft
numbers-key-start = Start
numbers-is-any = jederzeit | immer
numbers-is-stuck = notfalls | ohne paar
numbers-is-usual = üblich
numbers-is-drawn = Zufall | zufällig
numbers-set-refill = { $value ->
    [stuck] angehängt wird nur, wenn nichts mehr geht
   *[other] angehängt wird jederzeit
}
numbers-set-refills = { $value ->
    [0] anhängen, so oft man will
    [one] höchstens { $value }-mal anhängen
   *[other] höchstens { $value }-mal anhängen
}
numbers-set-start = { $value ->
    [drawn] zufällige Ziffern
   *[other] die üblichen Ziffern
}

numbers-word-more = weiter | anhängen | weiterschreiben

numbers-ask = { $several ->
    [yes] Streicht ein Paar, oder hängt mit „weiter“ den Rest an
   *[no] Streich ein Paar, oder häng mit „weiter“ den Rest an
}
numbers-more = ✏️ Weiter
numbers-more-sure = noch einmal anhängen, obwohl es Paare gibt
numbers-more-news = { $seat }: Der Rest wird angehängt.
numbers-strike = { $one }–{ $two }
numbers-count = noch { $left } · { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
numbers-refills = angehängt: { $refills }
numbers-folded = … { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
} gestrichen
numbers-feat = { $left ->
    [one] noch { $left } Ziffer
   *[other] noch { $left } Ziffern
}
numbers-feat-cleared = { $moves ->
    [one] leer in { $moves } Zug
   *[other] leer in { $moves } Zügen
}
numbers-hint = { $one } und { $two } lassen sich streichen.
numbers-hint-none = Es ist kein Paar mehr da: Schreib „weiter“.

numbers-reject-syntax = Schreib die zwei Felder, die du streichst, zum Beispiel i1-a2, oder „weiter“.
numbers-reject-outside = { $place } gibt es auf diesem Blatt nicht: Das letzte Feld ist { $last }.
numbers-reject-struck = { $place } ist schon gestrichen.
numbers-reject-same = Das ist zweimal { $place }. Nenn zwei Felder.
numbers-reject-fit = { $one } und { $two } sind weder gleich, noch ergeben sie zehn.
numbers-reject-between = Dazwischen steht { $digit }, auf { $place }.
numbers-reject-order = Sie stehen nicht in einer Spalte, und beim Lesen steht { $digit } dazwischen, auf { $place }.
numbers-reject-stuck = Ein Paar lässt sich noch streichen; angehängt wird hier erst, wenn keins mehr da ist.
numbers-reject-refills = Der Rest wurde schon { $count ->
    [one] einmal
   *[other] { $count }-mal
} angehängt, öfter geht es nicht.
numbers-reject-full = Die übrigen Ziffern passen nicht mehr: Das Blatt hat { $count } Zeilen.

# What the board in letters says.
numbers-board-seat = Platz
numbers-board-left = übrig
numbers-board-refills = angehängt
numbers-board-moves = Züge

numbers-lesson-1 = 9 und 1 sind zehn, nach i1 folgt a2: i1-a2
numbers-lesson-2 = Zwei gleiche nebeneinander: b2-c2
numbers-lesson-3 = 8 und 2: Gestrichenes zählt nicht
numbers-lesson-4 = Untereinander: i2-i3
numbers-lesson-5 = Kein Paar: „weiter“. Leer heißt gewonnen
