gallows-name = Galgenmännchen
gallows-also = galgenraten | galgen | galgenspiel
gallows-about = Ein geheimes Wort, Buchstabe für Buchstabe, und eine Zeichnung, die mit jedem Fehler wächst.
gallows-brief = fünf Minuten
gallows-rules =
    Wer anfängt, gibt mir privat ein Wort: 4 bis 16 Buchstaben, aus dem Wörterbuch. Alle anderen suchen es gemeinsam, ohne Reihenfolge.

    Geraten wird ein Buchstabe oder das ganze Wort. Kommt der Buchstabe vor, erscheint er überall; sonst gibt es einen Strich: Pfosten, Balken, Seil, Kopf, Rumpf, zwei Arme, zwei Beine. Auch ein falsches Wort kostet einen Strich. Nichts kostet, was schon dran war, und ein Buchstabe, der vorn oder hinten schon steht.

    Wer das Wort findet, gewinnt. Ist die Zeichnung vorher fertig, gewinnt, wer das Wort gab.

    Schreib einen Buchstaben oder das ganze Wort, oder tipp einen an. Ein Wort, das nicht passt, gilt als Geplauder, außer du schreibst „wort krone“.

    Mit „geber=bot“ gebe ich das Wort und alle raten; allein ist es immer so. „enden=aus“ verdeckt den ersten und letzten Buchstaben, „striche“ kürzt die Zeichnung, „erlaubt=alle“ erlaubt jedes Wort. Mit „wörter=5“ werden es fünf Wörter: Wer eins findet, gibt das nächste; wer die meisten hat, gewinnt.
gallows-opt-setter = wer die Wörter gibt: eine Person oder der Bot für alle
gallows-opt-lang = Sprache der Wörter (deutsche mit ä, ö, ü und ss für ß)
gallows-opt-ends = den ersten und den letzten Buchstaben zeigen
gallows-opt-lives = wie viele Striche, bis die Zeichnung fertig ist
gallows-opt-allow = welche Wörter erlaubt sind: die aus dem Wörterbuch oder alle
gallows-opt-words = wie viele Wörter gespielt werden
gallows-key-setter = Geber | wortgeber
gallows-key-lang = Sprache
gallows-key-ends = Enden | randbuchstaben
gallows-key-lives = Striche | leben
gallows-key-allow = erlaubt
gallows-key-words = Wörter
gallows-is-player = Person
gallows-is-bot = Bot
gallows-is-dictionary = Wörterbuch
gallows-is-any = alle
gallows-set-setter = { $value ->
    [bot] der Bot gibt die Wörter
   *[other] eine Person gibt das Wort
}
gallows-set-lang = Wörter: { $language }
gallows-set-ends = { $value ->
    [on] erster und letzter Buchstabe sichtbar
   *[other] alle Buchstaben verdeckt
}
gallows-set-lives = { $value ->
    [one] { $value } Strich
   *[other] { $value } Striche
}
gallows-set-allow = { $value ->
    [any] jedes Wort erlaubt
   *[other] Wörter aus dem Wörterbuch
}
gallows-set-words = { $value ->
    [one] { $value } Wort
   *[other] { $value } Wörter
}

gallows-word-word = wort | das wort ist

gallows-own-secret = ✏ Wort eingeben
gallows-ask-word = Denk dir ein Wort mit 4 bis 16 Buchstaben aus
gallows-ask-guess = { $several ->
    [yes] { $left ->
        [one] Nennt einen Buchstaben oder das Wort. Noch ein Strich, und die Zeichnung ist fertig!
       *[other] Nennt einen Buchstaben oder das Wort. Noch { $left } Striche
    }
   *[no] { $left ->
        [one] Nenn einen Buchstaben oder das Wort. Noch ein Strich, und die Zeichnung ist fertig!
       *[other] Nenn einen Buchstaben oder das Wort. Noch { $left } Striche
    }
}
gallows-do-set = das Wort steht fest
gallows-do-guess = { $guess }
gallows-tried = ·
gallows-left = noch { $left }
gallows-setter = Wort von { $seat }
gallows-setter-past = das Wort war von { $seat }
gallows-finder = gefunden: { $seat }
gallows-unfound = nicht gefunden

gallows-set = { $seat } hat ein Wort mit { $count ->
    [one] { $count } Buchstaben
   *[other] { $count } Buchstaben
}.
gallows-found = { $seat }: { $letter } – { $count ->
    [one] kommt vor.
    [2] kommt zweimal vor.
    [3] kommt dreimal vor.
   *[other] kommt { $count }-mal vor.
}
gallows-missed = { $seat }: { $letter } – kommt nicht vor, ein Strich.
gallows-ends = { $seat }: { $letter } – kommt sonst nicht vor. Das kostet nichts.
gallows-no = { $seat }: { $word } – nein, ein Strich.
gallows-guessed = { $seat } hat es: { $word }!
gallows-drawn-out = Die Zeichnung ist fertig. Das Wort war { $word }.
gallows-called-off = Wer das Wort gab, ist weg. Das Wort war { $word }.

gallows-feat = { $strokes ->
    [0] kein Strich
    [one] { $strokes } Strich
   *[other] { $strokes } Striche
}

gallows-reject-syntax = Schreib einen Buchstaben oder das ganze Wort.
gallows-reject-syntax-word = Schreib ein Wort, nur Buchstaben.
gallows-reject-length = Ein Wort hat { $least } bis { $most } Buchstaben; dieses hat { $count }.
gallows-reject-unknown = „{ $word }“ steht nicht im Wörterbuch. Nimm ein gewöhnliches Hauptwort in der Grundform.
gallows-reject-again = { $letter } hatten wir schon. Das kostet nichts; nimm einen anderen Buchstaben.
gallows-reject-long = Kein Wort hat hier mehr als { $most } Buchstaben. Das kostet nichts.
gallows-reject-wrong = { $word } hatten wir schon, und es ist falsch. Das kostet nichts.

gallows-lesson-1 = Gibt es nicht: noch ein Strich, das Seil
gallows-lesson-2 = Schreib „t“ oder gleich das ganze Wort
gallows-lesson-3 = Ist die Figur fertig, gewinnt Anna
gallows-lesson-4 = Anna gab das Wort privat dem Bot
gallows-lesson-5 = Wer das Wort findet, gewinnt
