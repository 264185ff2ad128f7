# Who is lower: both choose a number in secret, and the lower one scores, if it is lower by enough.

lower-name = Wer ist kleiner
lower-also = kleiner | die kleinere zahl | wer ist tiefer
lower-about = Beide wählen geheim eine Zahl. Die kleinere zählt, außer die andere ist nur um eins größer: Dann nimmt die größere beide.
lower-brief = ohne Würfel, fünf Minuten
lower-rules =
    Beide wählen geheim eine Zahl von 1 bis 6, mit einem Knopf oder im Privatchat. Dann wird aufgedeckt, wie zwei Würfel, die unter der Hand gelegt wurden.

    Die kleinere Zahl bringt ihre Punkte: 2 gegen 5 sind 2 Punkte für die 2. Ist die andere aber nur um eins größer, nimmt die größere beide: 4 gegen 5 sind 9 Punkte für die 5. Gleiche Zahlen bringen nichts.

    Einer Eins kann also nur eine Zwei etwas anhaben, aber sie bringt wenig; wer mehr will, riskiert mehr. Wer zuerst 30 Punkte hat, gewinnt.

    Die Option „ziel“ sagt, wie viele Punkte gewinnen.

lower-opt-goal = wie viele Punkte gewinnen
lower-key-goal = Ziel | punkte
lower-set-goal = bis { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}

lower-ask = { $several ->
    [yes] Wählt eine Zahl von 1 bis { $most }
   *[no] Wähl eine Zahl von 1 bis { $most }
}
lower-round = { $first } { $one }, { $second } { $two }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $seat }.
lower-both = { $first } { $one }, { $second } { $two }: genau eins drüber, { $points } Punkte für { $seat }.
lower-equal = Zweimal { $number }: für niemanden etwas.
lower-reject = Wähl eine Zahl von 1 bis { $most }.

lower-board-points = Punkte
lower-board-chosen = gewählt
lower-board-yes = ja
lower-board-no = nein

lower-lesson-1 = Deine Zahl sieht niemand vor dem Aufdecken
lower-lesson-2 = 2 gegen 5: Die kleinere bringt ihre 2
lower-lesson-3 = 5 ist genau eins über 4: nimmt 4 + 5
lower-lesson-4 = Zuerst 15 gewinnt (sonst 30)

lower-sheet = Die kleinere zählt; eins drüber nimmt beide
