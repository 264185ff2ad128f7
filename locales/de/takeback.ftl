takeback-name = Hol es zurück
takeback-also = hols zurück | vierzig chips | stapelspiel
takeback-about = Vierzig Chips in der Mitte, und der Würfel sagt, wie viele du ziehst. Mach drei gleiche Stapel in deiner Reihe, bevor sie zurückgeholt werden.
takeback-brief = ein Würfel, fünf Minuten
takeback-rules =
    Das Brett hat drei Reihen mit je vier Feldern. Von den äußeren gehört jeder Seite eine, und auf jedem Feld der mittleren liegen zehn Chips.

    Bist du dran, würfle und zieh genau so viele Chips, wie der Würfel zeigt, alle von einem Feld auf ein Nachbarfeld, waagerecht oder senkrecht. Jedes Feld ist erlaubt, auch in der fremden Reihe. Gibt kein Feld das her, fällt der Zug aus. Du darfst nicht mit demselben Wurf genau zurücklegen, was die andere Seite eben gezogen hat.

    Sobald drei oder vier Stapel in deiner Reihe gleich sind, gewinnst du; ein leeres Feld ist kein Stapel. Mit 4 4 1 0 in deiner Reihe und einer 3 machen drei Chips aus der Mitte auf die 1 daraus 4 4 4.

    Werden dabei die fremden Stapel gleich, gewinnt die andere Seite. Nach 200 Würfen ist sie unentschieden.

    Meist spielt man eine Runde. In einer längeren Partie bringt jede die Höhe der gleichen Stapel, bis 20 Punkte oder wie vereinbart, höchstens 20 Runden lang.

    Schreib von wo nach wo: b2 b3.
takeback-opt-points = Punkte, die die Partie gewinnen; bei 1 ist es eine einzige Runde
takeback-key-points = Punkte | partie
takeback-set-points = { $value ->
    [one] eine einzige Runde
   *[other] Partie bis { $value } Punkte
}
takeback-preset-series = Serie | lange partie

takeback-word-throw = würfeln | ich würfle

takeback-ask = { $count ->
    [one] Zieh { $count } Chip aufs Nachbarfeld
   *[other] Zieh { $count } Chips aufs Nachbarfeld
}
takeback-told-moved = { $seat }: { $from } { $to }, { $count ->
    [one] { $count } Chip.
   *[other] { $count } Chips.
}
takeback-told-skip = { $seat } würfelt eine { $count }, und damit lässt sich nichts ziehen.
takeback-told-won = { $points ->
        [1] { $seat } hat gleiche Stapel mit { $height } und gewinnt!
       *[other] { $seat } hat gleiche Stapel mit { $height } und jetzt { $total } von { $points }.
    }
takeback-told-draw = { $throws } Würfe ohne Sieg: Die Runde ist unentschieden.

takeback-sheet-points = { $won } von { $points }
takeback-sheet-aim = Drei gleiche Stapel in deiner Reihe gewinnen
takeback-sheet-moved = { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
}: { $from } → { $to }

takeback-reject-syntax = Schreib von wo nach wo, zum Beispiel b2 b3.
takeback-reject-throw = Würfle zuerst.
takeback-reject-thrown = Gewürfelt ist schon: Zieh jetzt die Chips.
takeback-reject-off = Das liegt nicht auf dem Brett, es endet bei { $last }.
takeback-reject-far = { $from } und { $to } liegen nicht nebeneinander.
takeback-reject-few = { $chips ->
        [0] Auf { $from } liegen keine Chips, und du brauchst { $count }.
        [one] Auf { $from } liegt nur ein Chip, und du brauchst { $count }.
       *[other] Auf { $from } liegen nur { $chips } Chips, und du brauchst { $count }.
    }
takeback-reject-back = Das würde nur den letzten Zug aufheben. Zieh etwas anderes.

# What the board in letters says.
takeback-board-seat = Platz
takeback-board-has-thrown = würfelt
takeback-board-throws = würfelt
takeback-board-to = nach

takeback-lesson-1 = Annas Reihe; die obere ist Bens
takeback-lesson-2 = Der Würfel: genau so viele Chips ziehen
takeback-lesson-3 = Von wo nach wo, zum Nachbarn: „b2 b3“
takeback-lesson-4 = Ein leeres Feld ist kein Stapel
