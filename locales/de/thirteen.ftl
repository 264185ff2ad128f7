# Thirteen: a running total that scores wherever it is a multiple of thirteen.

thirteen-name = Dreizehn
thirteen-also = mal dreizehn | die dreizehn
thirteen-about = Fünf Würfe ergeben eine laufende Summe: Immer, wenn sie ein Vielfaches von dreizehn ist, zählt sie.
thirteen-brief = zwei Würfel, fünf Minuten
thirteen-rules =
    Es gibt zwei Würfel, einer davon mit den Zahlen 2 bis 7, ein Wurf ist also 3 bis 13. Ein Zug sind fünf Würfe. Der erste beginnt deine laufende Summe.

    Mit jedem der vier anderen tust du eins: den Wurf addieren, abziehen (nie unter null), zwei-, drei- oder viermal addieren, oder die Hälfte, ein Drittel oder ein Viertel davon addieren, abgerundet. Ist die neue Summe ein Vielfaches von 13, bringt sie so viele Punkte: 39 ist dreimal 13, also 3 Punkte. Mit der Summe geht es in den nächsten Wurf.

    Alle haben fünf Züge (Option „runden“), und die meisten Punkte gewinnen. Null bringt nichts, und der erste Wurf auch nicht.

    Bei echten Würfeln schreib zuerst den gewöhnlichen, dann den von 2 bis 7. Hast du so einen nicht, nimm einen zweiten gewöhnlichen: Seine 1 gilt als 7.

    Schreib „+“, „-“, „x3“, „:2“ oder einfach die neue Summe, oder nimm die Knöpfe.

thirteen-opt-divisor = von welcher Zahl die Summe ein Vielfaches sein muss: 11 ist leichter, 17 schwerer
thirteen-opt-rounds = wie viele Züge alle haben

thirteen-key-divisor = Teiler | zahl
thirteen-key-rounds = Runden | züge
thirteen-set-divisor = Vielfache von { $value }
thirteen-set-rounds = { $value ->
    [one] je ein Zug
   *[other] je { $value } Züge
}

thirteen-word-throw = würfeln | ich würfle
thirteen-word-name = ansagen | ich sage an

thirteen-op = { $op }
thirteen-op-makes = { $op } → { $total }
thirteen-op-scores = { $points ->
    [one] { $op } → { $total } = { $points } Punkt
   *[other] { $op } → { $total } = { $points } Punkte
}

thirteen-ask = { $total } und ein Wurf von { $sum } – was machst du daraus?
thirteen-ask-all = Ein Wurf von { $sum } für alle – was wird daraus?

thirteen-holds = { $points ->
    [one] Deine Summe: { $total }, { $points } Punkt in diesem Zug, { $all } insgesamt.
   *[other] Deine Summe: { $total }, { $points } Punkte in diesem Zug, { $all } insgesamt.
}
thirteen-threw = { $seat } würfelt { $faces }, das sind { $sum }.
thirteen-scored = { $points ->
    [one] { $seat } macht { $total }: { $points } Punkt!
   *[other] { $seat } macht { $total }: { $points } Punkte!
}
thirteen-turn = { $points ->
    [0] { $seat }: kein Punkt in diesem Zug, { $all } insgesamt.
    [one] { $seat }: { $points } Punkt in diesem Zug, { $all } insgesamt.
   *[other] { $seat }: { $points } Punkte in diesem Zug, { $all } insgesamt.
}

thirteen-reject-syntax = Schreib „+“, „-“, „x2“ bis „x4“, „:2“ bis „:4“, oder die neue Summe.
thirteen-reject-total = { $number } geht nicht. Möglich sind: { $made }.
thirteen-reject-minus = { $total } weniger { $sum } ist unter null: Addiere etwas.

thirteen-sheet-now = jetzt
thirteen-sheet-all = Punkte
thirteen-sheet-total = Punkte: { $points }
thirteen-sheet-of = Runde { $turn } von { $turns }. Umringelt: Punkte, Zahl ÷ { $divisor }
thirteen-sheet-other = Dicker Rahmen: der Würfel von 2 bis 7
thirteen-sheet-turns = Über den Punkten: Runde für Runde

thirteen-lesson-1 = 9 + 3×10 = 39, dreimal 13: 3 Punkte
thirteen-lesson-2 = „+“ addiert den Wurf, „-“ zieht ab
thirteen-lesson-3 = „x2“ bis „x4“, oder Teile: „:2“ bis „:4“
thirteen-lesson-4 = Ein gewöhnlicher, einer von 2 bis 7
thirteen-lesson-5 = Die Punkte dieses Zugs; meist fünf Züge
