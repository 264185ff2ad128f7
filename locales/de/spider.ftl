# Spider: cross out the sums of two dice.

spider-name = Spinne
spider-also = die spinne | spinnennetz
spider-about = Streich die Summen zweier Würfel. Was du brauchst, gibt noch einen Wurf, was du schon hast, geht an jemand anders.
spider-brief = zwei Würfel, fünf Minuten
spider-rules =
    Zehn Summen willst du streichen, schneller als die anderen: 2, 3, 4, 5, 6, 8, 9, 10, 11 und 12. Sie hängen an den Fäden deines Netzes.

    Bist du dran, wirf zwei Würfel: Drück den Knopf oder schreib „würfeln“. Brauchst du ihre Summe noch, streicht der Bot sie für dich, und du würfelst weiter. Hast du sie schon, ist sie ein Geschenk für die nächste Person, die sie noch braucht, und dein Zug ist vorbei.

    Eine Sieben ist ein Joker: Streich eine beliebige Summe, mit einem Knopf oder indem du sie schreibst, zum Beispiel 12. Danach ist dein Zug vorbei.

    Zum Beispiel: Du wirfst 1 und 1, und die 2 ist gestrichen. Du wirfst noch einmal 1 und 1: Nun streicht die nächste Person die 2 und ist dran.

    Wer die letzte eigene Summe streicht, gewinnt sofort, auch bei einem fremden Wurf.

spider-word-throw = würfeln | ich würfle

spider-cross = ✗ { $sum }
spider-cross-news = { $seat } streicht { $sum }.
spider-ask = { $left ->
    [one] Würfle, eine Summe fehlt noch
   *[other] Würfle, { $left } Summen fehlen noch
}
spider-ask-any = Für die Sieben streich eine beliebige Summe
spider-crossed = { $seat } würfelt { $faces } und streicht { $sum }.
spider-gift = { $seat } würfelt { $faces }: { $other } streicht { $sum }.
spider-nobody = { $seat } würfelt { $faces }: Die { $sum } braucht niemand mehr.
spider-any = { $seat } würfelt { $faces }: Sieben, eine beliebige Summe.
spider-chosen = { $seat } streicht { $sum }.
spider-reject-syntax = Schreib „würfeln“, oder nach einer Sieben die Summe, die du streichst.
spider-reject-throw = Würfle zuerst: Drück den Knopf oder schreib „würfeln“.
spider-reject-cross = Streich eine von diesen: { $open }.

spider-sheet = Sieben ist beliebig; zehn gewinnen
spider-sheet-of = { $count } von { $all }
spider-sheet-crossed = weg

spider-board-crossed = weg
spider-board-open = offen

spider-lesson-1 = 5 + 6: Anna streicht 11 und würfelt weiter
spider-lesson-2 = 3 + 4 = 7: eine beliebige, also „12“
spider-lesson-3 = Die 2 war schon weg: Ben bekam sie
spider-lesson-4 = Wer alle zehn gestrichen hat, gewinnt
