# The counter of Cameroon: marks on the sums of dice.

countercameroon-name = Kamerunzähler
countercameroon-also = strichzähler | summenjagd
countercameroon-about = Teil vier Würfel in zwei Paare und markiere ihre Summen: Wer zuerst vier Marken auf einer hat, holt sie. Je seltener, desto mehr zählt sie.
countercameroon-brief = vier Würfel, zehn Minuten
countercameroon-rules =
    Hol Summen, die viel zählen. Bist du dran, fallen vier Würfel; teil sie in zwei Paare und setz eine Marke auf jede der beiden Summen. Wer zuerst vier Marken auf einer Summe hat, holt sie, und sie ist für alle zu.

    Die Zahl hinter jeder Summe sagt, was sie zählt: 1 für die 7, und je seltener, desto mehr, bis 11 für 2 und 12. Mit „werte=flach“ sind es 1 bis 6.

    Du wirfst 1 4 5 6: Markiere 5 und 11, oder 6 und 10, oder 7 und 9. Schreib „markieren 5 11“ oder nur „5 11“, oder drück einen Knopf.

    Mit „form=zwei“ fallen zwei Würfel und ergeben eine Summe: Markiere sie, oder wirf beide „nochmal“, bis zu dreimal pro Zug; die letzte Summe muss markiert werden.

    Schluss ist, wenn alle elf Summen geholt sind; die meisten Punkte gewinnen. Gilt ein Wurf für alle, bekommen die Summe alle, die gleichzeitig vier Marken erreichen.

countercameroon-opt-form = vier Würfel, die zwei Summen ergeben, oder zwei, die eine ergeben
countercameroon-opt-throws = wie oft zwei Würfel pro Zug geworfen werden dürfen
countercameroon-opt-values = was Summen zählen: 1 bis 11, oder 1 bis 6
countercameroon-key-form = Form
countercameroon-key-throws = Würfe
countercameroon-key-values = Werte
countercameroon-is-four = vier
countercameroon-is-two = zwei
countercameroon-is-steep = steil
countercameroon-is-flat = flach
countercameroon-set-form = { $value ->
    [two] zwei Würfel
   *[other] vier Würfel
}
countercameroon-set-throws = { $value ->
    [one] { $value } Wurf mit zwei Würfeln
   *[other] bis zu { $value } Würfe mit zwei Würfeln
}
countercameroon-set-values = { $value ->
    [flat] Summen zählen 1 bis 6
   *[other] Summen zählen 1 bis 11
}

countercameroon-word-throw = würfeln | ich würfle
countercameroon-word-name = ansagen | ich sage an
countercameroon-word-mark = markieren | markiere | ich markiere
countercameroon-word-again = nochmal | noch einmal

countercameroon-mark = { $sums }
countercameroon-mark-news = { $seat } markiert { $sums }.

countercameroon-again = 🎲 Nochmal
countercameroon-again-news = { $seat } würfelt noch einmal.
countercameroon-ask = Welche Summen machst du aus { $faces }?
countercameroon-ask-two = Die { $sum } markieren, oder noch einmal würfeln?

countercameroon-threw = { $seat } würfelt { $faces }.
countercameroon-marks = { $seat } markiert { $sums }.
countercameroon-won = { $points ->
    [one] Die { $sum } ist geholt, { $points } Punkt: { $names }.
   *[other] Die { $sum } ist geholt, { $points } Punkte: { $names }.
}

countercameroon-reject-syntax = Schreib die Summen, die du markierst: „5 11“ markiert die 5 und die 11.
countercameroon-reject-sums = Diese Würfel ergeben: { $ways }.
countercameroon-reject-again = In diesem Zug gibt es keinen Wurf mehr: Markiere, was du hast.
countercameroon-reject-name = Sag Würfel mit einer Summe an, die noch offen ist.

countercameroon-sheet = Vier Marken holen eine Summe
countercameroon-sheet-two = Vier Marken holen sie; Wurf { $throw }
countercameroon-sheet-closed = Summe zu
countercameroon-sheet-points = Punkte

countercameroon-lesson-1 = Was jede Summe zählt
countercameroon-lesson-2 = Vier Marken: Anna hat die 2
countercameroon-lesson-3 = Für alle anderen zu
countercameroon-lesson-4 = Teil die Würfel: „6 8“ oder „7 7“
