# Arpeggio: one list rises, the other one falls.

arpeggio-name = Arpeggio
arpeggio-also = auf und ab
arpeggio-about = Zwei Würfel ergeben zweistellige Zahlen. Deine Liste muss steigen, die andere fallen: Wer zuerst zehn Zahlen hat, gewinnt.
arpeggio-brief = zwei Würfel, fünf Minuten
arpeggio-rules =
    Eine Liste steigt, die andere fällt; das Los entscheidet, welche dir gehört. Wer zuerst zehn Zahlen hat, gewinnt.

    Bist du dran, fallen zwei Würfel. Lies sie als Zahl, wie du willst: 3 und 4 sind 34 oder 43. Schreib sie auf, wenn sie in deine Richtung weitergeht, oder passe. Bei zwei gleichen darfst du einen noch einmal werfen, einmal.

    Passt du, darf die andere Seite eine Zahl aus deinen Würfeln schreiben, und du bist wieder dran. Oder sie lehnt mit „würfeln“ ab und bekommt eigene.

    Einmal pro Partie darfst du einen Schritt zurück: eine Zahl gegen die Richtung schreiben und von dort weitergehen. Keine Zahl darf auf sich selbst folgen.

    Deine Liste steigt und ist bei 24, die Würfel zeigen 3 4: Schreib „34“ oder „43“.

    Schreib die Zahl, „passe“ oder „nochmal“ (einer von zwei gleichen). Wer nicht weiterkann, schaut zu; können beide nicht, oder nach 80 Zügen, gewinnt die längere Liste. „länge“ ändert, wie viele Zahlen nötig sind; Züge gibt es achtmal so viele.
arpeggio-opt-length = wie viele Zahlen eine volle Liste hat
arpeggio-key-length = Länge | zahlen
arpeggio-set-length = { $value ->
    [one] Liste mit { $value } Zahl
   *[other] Liste mit { $value } Zahlen
}

arpeggio-word-roll = würfeln | ich würfle
arpeggio-word-pass = passe | passen | ich passe
arpeggio-word-again = nochmal | noch einmal | einen nochmal

arpeggio-write = { $number }
arpeggio-write-news = { $seat }: { $number }
arpeggio-pass = Passen
arpeggio-pass-news = { $seat } passt.
arpeggio-roll = 🎲 Würfeln
arpeggio-roll-news = { $seat } lehnt die Würfel ab.
arpeggio-again = 🎲 Einen nochmal
arpeggio-again-news = { $seat } wirft einen Würfel noch einmal.

arpeggio-ask-rises = Schreib aus { $faces } eine Zahl, die steigt, oder passe{ arpeggio-back }
arpeggio-ask-falls = Schreib aus { $faces } eine Zahl, die fällt, oder passe{ arpeggio-back }
arpeggio-ask-offered = Schreib eine Zahl aus { $faces }, oder „würfeln“ für eigene Würfel{ arpeggio-back }
arpeggio-back = { $back ->
    [0] {""}
    [1] {" "}({ $one } ist ein Schritt zurück, einmal pro Partie möglich)
   *[other] {" "}({ $one } und { $two } sind Schritte zurück, einmal pro Partie möglich)
}

arpeggio-threw = { $seat } würfelt { $faces }.
arpeggio-writes = { $count ->
    [one] { $seat } schreibt { $number }, die erste Zahl.
   *[other] { $seat } schreibt { $number } und hat { $count } Zahlen.
}
arpeggio-steps-back = { $seat } geht auf { $number } zurück; das geht nur einmal.
arpeggio-passes = { $seat } passt und bietet die Würfel an.

arpeggio-reject-syntax = Schreib eine Zahl aus den Würfeln, oder „passe“.
arpeggio-reject-dice = Diese Würfel ergeben: { $numbers }.
arpeggio-reject-rises = Deine Liste steigt ab { $last }, und den Schritt zurück hast du schon gemacht: Schreib eine höhere Zahl, oder passe.
arpeggio-reject-falls = Deine Liste fällt ab { $last }, und den Schritt zurück hast du schon gemacht: Schreib eine kleinere Zahl, oder passe.
arpeggio-reject-roll = Gewürfelt ist schon: Schreib eine Zahl, oder passe.
arpeggio-reject-again = Nur einer von zwei gleichen Würfeln darf noch einmal geworfen werden, und nur einmal.
arpeggio-reject-pass = Angebotene Würfel werden nicht weitergereicht: Nimm sie, oder würfle.

arpeggio-board-count = Zahl
arpeggio-board-list = Liste
arpeggio-board-rises = steigt
arpeggio-board-falls = fällt
arpeggio-board-throw = Wurf
arpeggio-board-offered = Angebot
arpeggio-board-step-back-used = Rückschritt war:

arpeggio-sheet-threw = letzter Wurf
arpeggio-sheet-double = { $one }, oder einen nochmal
arpeggio-sheet-one = { $one }
arpeggio-sheet-two = { $one } oder { $two }
arpeggio-sheet-back = Rückschritt
arpeggio-sheet-rises = steigt: { $count } von { $length }
arpeggio-sheet-falls = fällt: { $count } von { $length }
arpeggio-sheet-count = Zahlen

arpeggio-lesson-1 = Annas Liste steigt, von unten
arpeggio-lesson-2 = Bens Liste fällt: immer kleiner
arpeggio-lesson-3 = Anna passte, Ben nahm ihre Würfel
arpeggio-lesson-4 = Ein Schritt zurück, einmal
arpeggio-lesson-5 = Ben würfelt 5 und 4, also „54“ oder „45“
