# Ninety-nine: a number, five dice, and a formula of all of them.

ninetynine-name = Neunundneunzig
ninetynine-also = 99 | zielzahl
ninetynine-about = Eine Zahl wird genannt, fünf Würfel fallen: Mach aus allen fünf eine Rechnung, die der Zahl möglichst nahe kommt.
ninetynine-brief = fünf Würfel, eine Viertelstunde
ninetynine-rules =
    In jeder Runde nennt jemand anders eine Zahl von 33 bis 99. Dann fallen fünf Würfel. Mach daraus eine Rechnung, die jeden der fünf genau einmal verwendet und der Zahl möglichst nahe kommt. Du darfst addieren, abziehen, malnehmen, teilen und Klammern setzen; Brüche unterwegs sind in Ordnung.

    Schick mir die Rechnung privat, zum Beispiel 5*5*3-(2+6). Für „mal“ geht auch × oder x, für „geteilt durch“ ein Doppelpunkt. Solange Zeit ist, darfst du beliebig viele schicken: Die beste zählt. Fällt dir nichts Besseres ein, schreib „fertig“. Die Runde endet, wenn alle fertig sind, oder nach drei Minuten.

    Dann werden alle Rechnungen gezeigt, und die beste, die möglich war. Wer am nächsten liegt, darüber oder darunter, bekommt einen Punkt; trifft die Rechnung genau, sind es zwei. Liegen mehrere gleich nahe, bekommen sie alle.

    Eine Partie hat fünf Runden. „runden“ ändert das, „minuten“ die Bedenkzeit.
ninetynine-opt-rounds = wie viele Zahlen genannt werden
ninetynine-opt-minutes = wie lange zum Nachdenken Zeit ist, in Minuten
ninetynine-key-rounds = Runden
ninetynine-key-minutes = Minuten
ninetynine-set-rounds = { $value ->
    [one] { $value } Runde
   *[other] { $value } Runden
}
ninetynine-set-minutes = { $value ->
    [one] { $value } Minute zum Nachdenken
   *[other] { $value } Minuten zum Nachdenken
}

ninetynine-word-done = fertig | ich bin fertig | nichts besseres

ninetynine-board-round = Runde
ninetynine-board-seat = Platz
ninetynine-board-points = Punkte
ninetynine-board-value = Wert
ninetynine-board-formula = Rechnung
ninetynine-board-left = weg
ninetynine-board-of = von
ninetynine-board-target = Ziel
ninetynine-board-dice = Würfel
ninetynine-board-best = beste

ninetynine-ask-name = Nenn eine Zahl von 33 bis 99
ninetynine-ask = { $several ->
    [yes] Macht { $target } aus { $faces } und schickt die Rechnung
   *[no] Mach { $target } aus { $faces } und schick die Rechnung
}

ninetynine-name-it = { $target }
ninetynine-send = eine Rechnung
ninetynine-done = ✓ Fertig
ninetynine-done-news = { $seat } ist fertig.

ninetynine-named = { $seat } nennt { $target }. Die Würfel: { $faces }.
ninetynine-made = Das ist { $value }, um { $off } daneben. Schick etwas Besseres, oder „fertig“.
ninetynine-worse = Das ist { $value }, um { $off } daneben: Du hattest schon etwas Besseres.
ninetynine-hit = Das ist { $value }: genau getroffen!
ninetynine-nobody = Niemand hat eine Rechnung geschickt.
ninetynine-exact = { $count ->
    [one] { $names } trifft genau: zwei Punkte.
   *[other] { $names } treffen genau: je zwei Punkte.
}
ninetynine-nearest = { $count ->
    [one] { $names } liegt am nächsten, um { $off } daneben: ein Punkt.
   *[other] { $names } liegen am nächsten, um { $off } daneben: je ein Punkt.
}
ninetynine-silent = Keine Antwort: { $names }.
ninetynine-best = Möglich war: { $formula } = { $value }.

ninetynine-reject-number = Nenn eine ganze Zahl von 33 bis 99.
ninetynine-reject-formula = Schick eine Rechnung aus den fünf Würfeln, zum Beispiel 5*5*3-(2+6), oder „fertig“.
ninetynine-reject-dice = Verwende jeden Würfel genau einmal: { $faces }.
ninetynine-reject-equals = Diese Rechnung ergibt { $value }, nicht { $said }.
ninetynine-reject-zero = Diese Rechnung teilt durch null.
ninetynine-reject-wait = Erst muss eine Zahl genannt werden.

ninetynine-sheet-points = Punkte
ninetynine-sheet-value = Wert
ninetynine-sheet-target = Ziel
ninetynine-sheet-how = Alle fünf Würfel, + − × : und Klammern
ninetynine-sheet-off = { $off } daneben
ninetynine-sheet-exact = genau
ninetynine-sheet-none = keine
ninetynine-sheet-formula = Rechnung
ninetynine-sheet-round = Runde { $round } von { $rounds }
ninetynine-sheet-after = Nach Runde { $round } von { $rounds }
ninetynine-sheet-best = Beste: { $formula } = { $value }

ninetynine-lesson-1 = Anna nennt 67; diese fünf Würfel fallen
ninetynine-lesson-2 = Ben: 5 × 5 × 3 − (2 + 6) = 67, zwei Punkte
ninetynine-lesson-3 = 68 wäre ein Punkt gewesen, wenn am nächsten
ninetynine-lesson-4 = Nach jeder Runde siehst du die beste
