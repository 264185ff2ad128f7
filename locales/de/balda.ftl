balda-name = Balda
balda-also = wortquadrat | wörterquadrat
balda-about = Füg einen Buchstaben ein und lies mit ihm ein neues Wort. Lange Wörter zählen mehr. Für 1 bis 4.
balda-brief = eine halbe Stunde
balda-rules =
    In der mittleren Zeile steht ein Wort. Bist du dran, schreib einen Buchstaben in ein leeres Feld und nenn ein Wort, das über ihn führt: von Feld zu Feld, nach oben, unten oder zur Seite, nie schräg, jedes Feld nur einmal. Jeder Buchstabe zählt einen Punkt.

    Es gelten nur gewöhnliche Hauptwörter in der Grundform, und keins zweimal, auch das erste nicht. Kennt das Wörterbuch dein Wort nicht, entscheiden die anderen: Es gilt, wenn jemand dafür ist und niemand dagegen. Pro Zug geht das einmal. Ein Computer hat keine Stimme.

    Du darfst passen. Ist das Quadrat voll oder passen alle nacheinander, gewinnt, wer die meisten Punkte hat. Spielst du allein, versuch das Quadrat zu füllen.

    Schreib Feld, Buchstabe und Wort: c2 k kranz.

    Wählbar sind die Seite (größe=7), das erste Wort (wort=geist) oder eine Zahl von Zügen (züge=5). Mit „/balda namen“ darf man auch Namen vorschlagen.
balda-opt-size = Felder pro Seite, eine ungerade Zahl (5, oder so viele, wie das erste Wort Buchstaben hat)
balda-opt-word = das erste Wort: wort=geist (ohne Angabe ausgelost)
balda-opt-proper = auch Namen gelten, wenn die anderen einverstanden sind
balda-opt-turns = wie viele Züge jeder Platz hat; 0: bis das Quadrat voll ist
balda-opt-lang = Sprache der Wörter (deutsche mit ä, ö, ü und ss für ß)
balda-key-size = Größe | quadrat
balda-key-word = Wort | erstes wort
balda-key-proper = Namen | eigennamen
balda-key-turns = Züge
balda-key-lang = Sprache
balda-set-size = Quadrat { $value } × { $value }
balda-set-word = erstes Wort { $value }
balda-set-proper = { $value ->
    [on] Namen gelten, wenn die anderen einverstanden sind
   *[other] nur gewöhnliche Hauptwörter
}
balda-set-turns = { $value ->
    [0] bis das Quadrat voll ist
    [one] je { $value } Zug
   *[other] je { $value } Züge
}
balda-set-lang = Wörter: { $language }

balda-word-pass = passe | ich passe | passen
balda-word-counts = gilt | es gilt | zählt
balda-word-void = gilt nicht | es gilt nicht | zählt nicht
balda-word-abstain = enthaltung | ich enthalte mich

balda-ask = { $several ->
    [yes] Schreibt einen Buchstaben und nennt ein Wort mit ihm, oder passt
   *[no] Schreib einen Buchstaben und nenn ein Wort mit ihm, oder passe
}
balda-sheet-vote = { $word } kennt kein Wörterbuch: Abstimmung
balda-ask-vote = Das Wörterbuch kennt { $word } nicht. Ist es ein gewöhnliches Hauptwort?
balda-ask-proper = Das Wörterbuch kennt { $word } nicht. Gilt es? Namen sind erlaubt
balda-write = { $place } { $letter }: { $word }, { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
balda-pass = ⏭ Passen
balda-yes = ✅ Gilt
balda-no = ❌ Gilt nicht
balda-abstain = Enthaltung
balda-pass-news = { $seat } passt.
balda-yes-news = { $seat }: gilt.
balda-no-news = { $seat }: gilt nicht.
balda-offered = { $seat }: { $place } { $letter }, Vorschlag { $word }: { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}, wenn die anderen einverstanden sind.
balda-taken = { $word } gilt.
balda-turned-down = { $word } gilt nicht. { $seat } darf es noch einmal versuchen, mit einem Wort aus dem Wörterbuch.

balda-reject-syntax = Schreib Feld, Buchstabe und Wort, zum Beispiel c2 k kranz, oder „passe“.
balda-reject-letters = Die Wörter hier: { $language }. Schreib Buchstabe und Wort in dieser Sprache.
balda-reject-outside = { $place } gibt es auf diesem Quadrat nicht: Das letzte Feld ist { $last }.
balda-reject-taken = Auf { $place } steht schon ein Buchstabe. Nimm ein leeres Feld.
balda-reject-short = Ein Wort hat mindestens zwei Buchstaben.
balda-reject-letter = Der Weg muss über { $place } führen, aber in { $word } kommt kein { $letter } vor.
balda-reject-used = { $word } war schon.
balda-reject-through = Der Weg muss über { $place } führen: { $word } lässt sich nur ohne dieses Feld lesen.
balda-reject-path = Diesen Weg gibt es nicht: { $word } lässt sich nicht von Feld zu Feld über { $place } lesen.
balda-reject-unknown = { $word } steht nicht im Wörterbuch.
balda-reject-turned-down = { $word } steht nicht im Wörterbuch, und die anderen wollten es nicht.
balda-reject-one-try = { $word } steht nicht im Wörterbuch, und mehr als ein erfundenes Wort pro Zug geht nicht. Nimm eins aus dem Wörterbuch oder passe.
balda-reject-vote = Sag erst, ob { $word } gilt: „gilt“ oder „gilt nicht“.
balda-reject-no-vote = Es gibt nichts zu entscheiden.
balda-reject-word-letters = { $word } hat Buchstaben, die es in dieser Sprache nicht gibt: { $language }. Für Wörter in einer anderen Sprache schreib sie dazu, zum Beispiel sprache=en.
balda-reject-word-even = Das erste Wort braucht eine ungerade Zahl von Buchstaben, damit es eine mittlere Zeile gibt: { $word } passt nicht.
balda-reject-word-size = { $word } hat { $count } Buchstaben, das Quadrat { $size } Felder pro Seite. Lass eins von beiden weg.

balda-lesson-1 = Das neue G ergibt GAST: 4 Punkte
balda-lesson-2 = Lies von Feld zu Feld, nie schräg
balda-lesson-3 = Feld, Buchstabe, Wort: „c1 e gasse“
balda-lesson-4 = Quadrat voll: Die meisten Punkte gewinnen
