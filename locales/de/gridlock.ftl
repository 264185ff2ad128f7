gridlock-name = Rechtecke würfeln
gridlock-also = rechtecke | kästchenstau | stau
gridlock-about = Zwei Würfel sind die Seiten eines Rechtecks: Schraffier es bei dir, oder dort, wo es drüben wehtut. Mehr schraffierte Felder gewinnen.
gridlock-brief = zwei Würfel, zehn Minuten
gridlock-rules =
    Beide haben ein Gitter mit 10 × 10 Feldern. Die Buchstaben der Spalten laufen vom ersten ins zweite weiter, so hat jedes Feld seinen eigenen Namen.

    Bist du dran, wirf zwei Würfel: die Seiten eines Rechtecks leerer Felder, das du schraffierst, hochkant oder quer. Mit 3 und 5 sind es 15 Felder. Rechtecke dürfen sich berühren, aber nicht überlappen, und bleiben in einem Gitter.

    Schreib zwei gegenüberliegende Ecken: b2 d6. Bei einem Quadrat reicht das Feld oben links: b2.

    Du darfst in beiden Gittern schraffieren, aber die Felder zählen für das Gitter, in dem sie liegen. Drüben verschenkst du etwas, doch ein Feld am richtigen Ort verdirbt viel Platz.

    Ist bei dir kein Platz, ist dein Zug verloren. Drüben darfst du noch schraffieren, oder schreib „passe“. Ist nirgends Platz, geht es von selbst weiter.

    Zwei verlorene Züge nacheinander beenden die Runde, von wem auch immer. Mehr schraffierte Felder im eigenen Gitter gewinnen. In einer Serie zählen alle Runden.
gridlock-opt-size = Felder pro Seite eines Gitters
gridlock-key-size = Größe | gitter
gridlock-set-size = Gitter { $value } × { $value }
gridlock-opt-games = wie viele Runden gespielt werden; die Felder aus allen zählen
gridlock-key-games = Serie | runden
gridlock-set-games = { $value ->
    [one] eine einzige Runde
   *[other] { $value } Runden
}

gridlock-word-throw = würfeln | ich würfle
gridlock-word-pass = passe | passen | ich passe

gridlock-pass = passen
gridlock-pass-news = { $seat } passt: ein verlorener Zug.
gridlock-ask = Schraffier { $a } × { $b } in einem der Gitter
gridlock-ask-spoil = Bei dir ist kein Platz für { $a } × { $b }, der Zug ist verloren: Schraffier drüben, oder passe
gridlock-told-stuck = { $seat } würfelt { $a } und { $b }: nirgends Platz, ein verlorener Zug.
gridlock-told-next = Zwei verlorene Züge: Die Runde ist vorbei. Bisher steht es { $one } : { $two }. Runde { $game } beginnt.
gridlock-told-over = Zwei verlorene Züge nacheinander: Schluss, { $one } : { $two }.

gridlock-sheet-lost = verloren
gridlock-sheet-key = Striche: wer zog; Zahl: für wen es zählt

gridlock-reject-syntax = Schreib zwei gegenüberliegende Ecken deines Rechtecks, zum Beispiel b2 d6.
gridlock-reject-throw = Würfle zuerst.
gridlock-reject-thrown = Gewürfelt ist schon: Schraffier jetzt ein Rechteck.
gridlock-reject-sides = Die Würfel sagen { $a } × { $b }, und das ist { $width } × { $height }. Nenn zwei gegenüberliegende Ecken.
gridlock-reject-off = Das liegt nicht in den Gittern, sie enden bei { $last }.
gridlock-reject-across = Das geht über beide Gitter. Ein Rechteck bleibt in einem.
gridlock-reject-taken = Einige dieser Felder sind schon schraffiert.
gridlock-reject-pass = In deinem Gitter ist Platz, also kannst du nicht passen.

# What the board in letters says.
gridlock-board-has-thrown = würfelt
gridlock-board-throws = würfelt
gridlock-board-lost-turns = verloren
gridlock-board-games-over = Runden
gridlock-board-of = von

gridlock-lesson-1 = Oben Annas Gitter, unten Bens
gridlock-lesson-2 = Die Würfel sind die Seiten: 3 × 3
gridlock-lesson-3 = Ein Feld von Anna verdirbt Bens Gitter
gridlock-lesson-4 = Alle Felder zählen, egal von wem
gridlock-lesson-5 = Zum Schraffieren zwei Ecken: „g4 i6“
