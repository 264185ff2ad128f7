# Four rows: two white dice for everybody, four coloured ones for whoever rolls.

fourrows-name = Vier Reihen
fourrows-also = farbreihen | bunte reihen
fourrows-about = Weiße Würfel für alle, bunte nur beim eigenen Wurf: Kreuz in vier Reihen von links nach rechts Zahlen an, mit möglichst wenig Lücken.
fourrows-brief = sechs Würfel, fünfzehn Minuten
fourrows-rules =
    Alle haben vier Reihen: rot und gelb von 2 bis 12, grün und blau von 12 bis 2. Angekreuzt wird nur von links nach rechts; was du auslässt, ist weg.

    Reihum wirft jemand zwei weiße Würfel und einen von jeder Farbe. Erst dürfen alle die weiße Summe in einer Reihe ankreuzen, geheim, bis alle so weit sind. Dann darfst du bei deinem Wurf einen weißen und einen bunten Würfel addieren und in dessen Reihe ankreuzen. Kreuzt du bei deinem Wurf gar nichts an, gibt es einen Fehlwurf.

    Drück einen Knopf, oder schreib Reihe und Zahl: „rot 7“ oder „r7“; „passe“ kreuzt nichts an. Die weiße Summe: privat an mich.

    Für die letzte Zahl braucht es vorher fünf Kreuze. Mit ihr kreuzt du das Schloss an, ein Kreuz extra; das können mehrere zugleich. Dann ist die Reihe zu und ihr Würfel weg. Schluss ist bei zwei geschlossenen Reihen oder beim vierten Fehlwurf einer Person.

    Kreuze einer Reihe zählen 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 und 78, ein Fehlwurf kostet 5. Die meisten Punkte gewinnen.

fourrows-opt-locks = wie viele geschlossene Reihen die Partie beenden
fourrows-opt-penalties = wie viele Fehlwürfe einer Person die Partie beenden
fourrows-key-locks = Schlösser
fourrows-key-penalties = Fehlwürfe
fourrows-set-locks = { $value ->
    [one] Schluss bei { $value } geschlossenen Reihe
   *[other] Schluss bei { $value } geschlossenen Reihen
}
fourrows-set-penalties = { $value ->
    [one] Schluss bei { $value } Fehlwurf
   *[other] Schluss bei { $value } Fehlwürfen
}

fourrows-word-throw = würfeln | ich würfle
fourrows-word-red = rot | r
fourrows-word-yellow = gelb | y
fourrows-word-green = grün | g
fourrows-word-blue = blau | b
fourrows-word-pass = passe | passen | ich passe

fourrows-row-red = rot
fourrows-row-yellow = gelb
fourrows-row-green = grün
fourrows-row-blue = blau
fourrows-letter-red = R
fourrows-letter-yellow = Y
fourrows-letter-green = G
fourrows-letter-blue = B

fourrows-cross-red = 🔴 { $number }
fourrows-cross-red-news = { $seat } kreuzt Rot { $number } an.
fourrows-cross-yellow = 🟡 { $number }
fourrows-cross-yellow-news = { $seat } kreuzt Gelb { $number } an.
fourrows-cross-green = 🟢 { $number }
fourrows-cross-green-news = { $seat } kreuzt Grün { $number } an.
fourrows-cross-blue = 🔵 { $number }
fourrows-cross-blue-news = { $seat } kreuzt Blau { $number } an.
fourrows-pass = Passen

fourrows-ask-throw = { $several ->
    [yes] Werft { $dice } Würfel und schreibt, was sie zeigen: zwei weiße, dann { $colours }
   *[no] Wirf { $dice } Würfel und schreib, was sie zeigen: zwei weiße, dann { $colours }
}
fourrows-ask-first = Die weißen Würfel von { $seat } ergeben { $sum }: { $several ->
    [yes] Kreuzt das in einer Reihe an, oder passt
   *[no] Kreuz das in einer Reihe an, oder passe
}
fourrows-ask-white = Die weißen Würfel ergeben { $sum }: { $several ->
    [yes] Kreuzt das in einer Reihe an, oder passt
   *[no] Kreuz das in einer Reihe an, oder passe
}
fourrows-ask-coloured = { $several ->
    [yes] Kreuzt Weiß plus Bunt an, oder passt
   *[no] Kreuz Weiß plus Bunt an, oder passe
}
fourrows-ask-penalty = { $several ->
    [yes] Kreuzt Weiß plus Bunt an, oder nehmt einen Fehlwurf für 5
   *[no] Kreuz Weiß plus Bunt an, oder nimm einen Fehlwurf für 5
}

fourrows-die-red = 🔴 { $face }
fourrows-die-yellow = 🟡 { $face }
fourrows-die-green = 🟢 { $face }
fourrows-die-blue = 🔵 { $face }
fourrows-threw = { $seat } würfelt ⚪ { $one } + { $two } = { $sum }, { $coloured }.
fourrows-crossed = Die weiße Summe: { $crosses }.
fourrows-crossed-one = { $seat } – { $row } { $number }
fourrows-crossed-none = Niemand kreuzt die weiße Summe an.
fourrows-crosses = { $seat } kreuzt { $row } { $number } an.
fourrows-passes = { $seat } passt.
fourrows-penalty = { $seat } hat nichts angekreuzt: { $count ->
    [1] erster Fehlwurf
    [2] zweiter Fehlwurf
    [3] dritter Fehlwurf
    [4] vierter Fehlwurf
   *[other] Fehlwurf Nummer { $count }
}.
fourrows-locked = Das Schloss von { $row } geht an { $names }: Die Reihe ist für alle zu.
fourrows-over-locks = { $count ->
    [one] Eine Reihe ist zu: Schluss.
   *[other] { $count } Reihen sind zu: Schluss.
}
fourrows-over-penalties = { $count ->
    [one] { $seat } hat einen Fehlwurf: Schluss.
   *[other] { $seat } hat { $count } Fehlwürfe: Schluss.
}

fourrows-reject-syntax = Schreib Reihe und Zahl, zum Beispiel „rot 7“, oder „passe“.
fourrows-reject-throw = Erst kommen die Würfel.
fourrows-reject-thrown = Gewürfelt ist schon: Kreuz eine Zahl an oder passe.
fourrows-reject-locked = Die Reihe { $row } ist zu.
fourrows-reject-sum = Jetzt gilt nur die Summe der weißen Würfel: { $sum }.
fourrows-reject-colour = Ein weißer Würfel und { $row } ergeben { $other ->
    [0] { $sum }
   *[other] { $sum } oder { $other }
}.
fourrows-reject-left = Zurück zu { $row } { $number } geht es nicht: Auf { $last } ist schon ein Kreuz.
fourrows-reject-last = { $count ->
    [one] Die letzte Zahl, { $row } { $number }, braucht vorher { $needed } Kreuze, und es ist { $count }.
   *[other] Die letzte Zahl, { $row } { $number }, braucht vorher { $needed } Kreuze, und es sind { $count }.
}

fourrows-holds = { $points ->
    [one] Dein Blatt, { $points } Punkt: { $rows }.
   *[other] Dein Blatt, { $points } Punkte: { $rows }.
}
fourrows-holds-row = { $count ->
    [one] { $row } { $count } Kreuz (auf { $last })
   *[other] { $row } { $count } Kreuze (zuletzt { $last })
}
fourrows-holds-empty = { $row } leer

fourrows-sheet-penalties = Fehlwürfe
fourrows-sheet-points = Punkte
fourrows-sheet-white = weiße Würfel: die Summe gilt für alle
fourrows-sheet-coloured = Weiß + Bunt: nur beim eigenen Wurf
fourrows-sheet-before = der letzte Wurf

fourrows-board-seat = Platz
fourrows-board-left = raus
fourrows-board-red = rot
fourrows-board-yellow = gelb
fourrows-board-green = grün
fourrows-board-blue = blau
fourrows-board-penalties = Fehlwürfe
fourrows-board-points = Punkte
fourrows-board-white = weiß

fourrows-lesson-1 = Alle dürfen die weiße Summe: „grün 4“
fourrows-lesson-2 = Beim eigenen Wurf: Weiß + Bunt
fourrows-lesson-3 = Von links nach rechts; Lücken sind weg
fourrows-lesson-4 = Das Schloss zählt mit und schließt ab
fourrows-lesson-5 = 1, 3, 6, 10 … Punkte, Fehlwurf −5
