rims-name = Schlingen
rims-also = schlinge | ringe | schleifen
rims-about = Zieh geschlossene Linien durch die Punkte, ohne je eine andere zu berühren. Wer die letzte Schlinge zieht, verliert.
rims-brief = fünf Minuten
rims-rules =
    Das Blatt ist mit Punkten übersät. Reihum zieht man eine Schlinge: eine geschlossene Linie durch mindestens einen und höchstens vier Punkte, und nur durch solche, die noch auf keiner Schlinge liegen.

    Eine Schlinge darf weder sich selbst noch eine andere berühren oder kreuzen. Sie darf in einer anderen liegen und Punkte und Schlingen beliebig umrunden.

    Wer die letzte Schlinge zieht – wenn also jeder Punkt auf einer liegt –, verliert. Zu dritt oder viert teilen sich die anderen den Sieg.

    Schreib die Ecken der Reihe nach, 3 bis 12 Kreuzungen des Blatts: c3 f5 e9 b7. Geschlossen und gerundet wird die Linie von selbst. Ein Punkt allein, c3, ist eine kleine Schlinge durch ihn.

    Wählbar ist, wie viele Punkte es gibt (8 bis 24), durch wie viele eine Schlinge gehen darf (bis „unbegrenzt“), und mit verkehrt=aus gewinnt die letzte Schlinge.
rims-opt-points = wie viele Punkte
rims-opt-max = durch wie viele Punkte eine Schlinge gehen darf
rims-opt-misere = wer die letzte Schlinge zieht, verliert; aus – gewinnt
rims-key-points = Punkte
rims-key-max = höchstens | pro schlinge
rims-key-misere = verkehrt | letzte verliert
rims-is-1 = 1
rims-is-2 = 2
rims-is-3 = 3
rims-is-4 = 4
rims-is-5 = 5
rims-is-6 = 6
rims-is-7 = 7
rims-is-8 = 8
rims-is-9 = 9
rims-is-10 = 10
rims-is-11 = 11
rims-is-12 = 12
rims-is-unlimited = unbegrenzt | beliebig
rims-set-points = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
rims-set-max = { $value ->
    [1] ein Punkt pro Schlinge
    [unlimited] beliebig viele Punkte pro Schlinge
   *[other] bis zu { $value } Punkte pro Schlinge
}
rims-set-misere = { $value ->
    [on] die letzte Schlinge verliert
   *[other] die letzte Schlinge gewinnt
}

rims-ask = { $free ->
    [one] Zieh eine Schlinge: Ein Punkt ist übrig
   *[other] Zieh eine Schlinge: { $free } Punkte sind übrig
}
rims-point = { $place }

rims-reject-syntax = Schreib die Ecken einer Schlinge der Reihe nach, zum Beispiel c3 f5 e9 b7, oder einen Punkt allein.
rims-reject-outside = { $place } gibt es auf diesem Blatt nicht: Die letzte Kreuzung ist { $last }.
rims-reject-corners = { $count ->
    [one] Eine Schlinge hat { $least } bis { $most } Ecken, und das ist { $count }.
   *[other] Eine Schlinge hat { $least } bis { $most } Ecken, und das sind { $count }.
}
rims-reject-bare = Auf { $place } ist kein Punkt: Eine kleine Schlinge zieht man an einem freien Punkt. Eine größere braucht mindestens drei Ecken.
rims-reject-knot = So berührt oder kreuzt sich die Linie selbst. Das darf eine Schlinge nicht.
rims-reject-taken = { $place } liegt schon auf einer Schlinge. Schlingen gehen nur durch freie Punkte.
rims-reject-empty = Diese Schlinge geht durch keinen Punkt. Durch mindestens einen freien muss sie gehen; ihn zu umrunden, reicht nicht.
rims-reject-many = { $most ->
    [one] Diese Schlinge geht durch { $count } Punkte, und nur einer ist erlaubt.
   *[other] Diese Schlinge geht durch { $count } Punkte, und höchstens { $most } sind erlaubt.
}
rims-reject-meets = Sie würde die Schlinge durch { $place } berühren oder kreuzen. Das dürfen Schlingen nicht.

rims-sheet-misere = letzte Schlinge verliert
rims-sheet-last = letzte Schlinge siegt

rims-lesson-1 = Eine Schlinge: durch ein bis vier Punkte
rims-lesson-2 = Schreib die Ecken: i2 o3 p8 f10
rims-lesson-3 = Innen liegen ja, berühren nein
rims-lesson-4 = Ein Punkt: kleine Schlinge: s3
rims-lesson-5 = Wer den letzten Punkt nimmt, verliert
