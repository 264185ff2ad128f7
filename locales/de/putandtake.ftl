# Put and take: the first die says which, the second how much.

putandtake-name = Setzen und nehmen
putandtake-also = nimm und gib | setz und nimm
putandtake-about = Zwei Würfel: Der erste sagt, ob du in den Topf legst oder daraus nimmst, der zweite, wie viel. Wer nichts mehr hat, ist raus.
putandtake-brief = zwei Würfel, fünf Minuten
putandtake-rules =
    Alle haben fünf Chips und legen einen davon in den Topf.

    Bist du dran, wirf zwei Würfel. Ist der erste gerade, nimmst du aus dem Topf; ist er ungerade, legst du hinein. Der zweite sagt, wie viel: bei 1 einen Chip, bei 2 zwei, bei 3 drei, bei 4 auch drei, bei 5 vier, und bei 6 alles – du nimmst den ganzen Topf, oder du legst so viel hinein, wie drin ist.

    Nehmen kannst du nur, was im Topf ist, und hineinlegen nur, was du hast. Ist der Topf leer, legen alle wieder einen Chip hinein.

    Wer keine Chips mehr hat, ist raus. Wer zuletzt noch welche hat, gewinnt.

    Zum Beispiel nimmt 4 6 alles, und 1 5 legt vier hinein.

    Schreib „würfeln“ oder drück den Knopf.

putandtake-opt-chips = wie viele Chips alle haben
putandtake-key-chips = Chips
putandtake-set-chips = { $value ->
    [one] je { $value } Chip
   *[other] je { $value } Chips
}

putandtake-word-roll = würfeln | ich würfle

putandtake-takes = { $seat } würfelt { $faces } und nimmt { $chips }.
putandtake-takes-rest = { $seat } würfelt { $faces } und nimmt { $chips }: Mehr ist nicht im Topf.
putandtake-takes-all = { $seat } würfelt { $faces } und nimmt den ganzen Topf: { $chips }!
putandtake-puts = { $seat } würfelt { $faces } und legt { $chips } hinein.
putandtake-puts-rest = { $seat } würfelt { $faces } und legt { $chips } hinein, mehr ist nicht da.
putandtake-puts-all = { $seat } würfelt { $faces } und verdoppelt den Topf: { $chips }.
putandtake-ante = Der Topf ist leer: Alle legen einen Chip hinein.
putandtake-sheet-first = Erster Würfel: gerade nimmt, ungerade legt
putandtake-sheet = Zweiter: 1–3 wie er zeigt, 4 heißt drei, 5 vier, 6 alles
putandtake-sheet-puts = legt { $count }
putandtake-sheet-same = verdoppelt: legt { $count }
putandtake-sheet-last = legt die letzten { $count }
putandtake-sheet-takes = nimmt { $count }
putandtake-sheet-takes-all = nimmt alle { $count }, je 1 neu hinein

putandtake-lesson-1 = Erster, 1: hineinlegen. Zweiter, 5: vier
putandtake-lesson-2 = Ben hatte nur drei Chips und ist raus
putandtake-lesson-3 = „würfeln“: gerade, dann 6: alles
