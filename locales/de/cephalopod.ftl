# Cephalopod: dice that capture their neighbours.

cephalopod-name = Tintenfisch
cephalopod-also = krake | kopffüßer
cephalopod-about = Würfel auf 5 × 5 Feldern fangen Nachbarn, deren Summe höchstens sechs ist, und zeigen diese Summe. Wer am Ende mehr hat, gewinnt.
cephalopod-brief = eine Viertelstunde
cephalopod-rules =
    Du willst mehr Würfel auf dem Brett haben als die andere Seite, wenn es voll ist. Abwechselnd setzt man einen eigenen Würfel auf ein freies Feld; passen darf man nicht.

    Schau auf die Würfel darüber, darunter und daneben, wem sie auch gehören. Ergeben zwei oder mehr davon zusammen höchstens sechs, musst du fangen: Such so eine Gruppe aus, mindestens zwei Würfel. Sie gehen zurück, und dein Würfel zeigt ihre Summe. Gibt es keine solche Gruppe, zeigt er eine Eins.

    Zum Beispiel liegen 1, 2 und 3 um dein Feld: Du kannst 1 + 2 nehmen und eine Drei zeigen, 1 + 3 und eine Vier, 2 + 3 und eine Fünf, oder alle und eine Sechs.

    Eine Sechs ist nicht mehr zu fangen, denn dazu müsste noch ein Würfel daneben liegen.

    Schreib das Feld: c3. Wo du die Wahl hast, nenn auch die Würfel, die du nimmst: c3 b3 c4. Der Bot sagt dir, was geht. Ein volles Brett hat eine ungerade Zahl von Feldern, unentschieden geht es also nie aus.

cephalopod-opt-size = Felder in der Breite und in der Höhe
cephalopod-key-size = Größe | brett
cephalopod-set-size = { $value } × { $value }

cephalopod-ask = Setz einen Würfel auf ein freies Feld
cephalopod-option = { $move } (ergibt { $sum })
cephalopod-reject-syntax = Nenn ein Feld, zum Beispiel c3; zum Fangen auch die Nachbarn: c3 b3 c4.
cephalopod-reject-off = { $place } liegt nicht auf dem Brett.
cephalopod-reject-taken = Auf { $place } liegt schon ein Würfel.
cephalopod-reject-far = Fangen lassen sich nur Würfel direkt neben { $place }: darüber, darunter, links oder rechts.
cephalopod-reject-none = Von { $place } lässt sich nichts fangen: Nenn nur das Feld.
cephalopod-reject-choice = Auf { $place } musst du wählen: { $options }.

cephalopod-cell = { $place }
cephalopod-takes = { $seat }: { $place } fängt { $cells } und zeigt { $sum }.
cephalopod-mark-plain = ohne Strich
cephalopod-mark-quote = mit Strich
cephalopod-sheet-taken = Blass: gefangene Würfel
cephalopod-sheet-dice = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}

cephalopod-lesson-1 = 1 + 1: Anna nahm beide und zeigt eine Zwei
cephalopod-lesson-2 = Doppelter Rahmen: Bens Würfel
cephalopod-lesson-3 = Mehrere Wege? „c3 c2 c4“ sagt, welcher
cephalopod-lesson-4 = Nichts zu fangen: eine Eins
