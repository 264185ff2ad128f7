# Pinke: nine fields, one of which keeps its chips.

pinke-name = Pinke
pinke-also = pinke pinke | pinkebrett
pinke-about = Neun Felder für zwei Würfel: Ein leeres kostet einen Chip, ein volles gibt ihn zurück, und Einser- oder Sechserpasch räumt ab.
pinke-brief = zwei Würfel, zehn Minuten
pinke-rules =
    Alle haben zwanzig Chips. In der Mitte liegen neun Felder, für die Summen 3 bis 11.

    Bist du dran, wirf zwei Würfel. Ist das Feld ihrer Summe leer, leg einen Chip darauf, und dein Zug ist vorbei. Liegt dort ein Chip, nimm ihn; dann würfle weiter oder hör auf.

    Die Sieben ist anders. Wer sie würfelt, legt einen Chip dorthin, der bleibt, und der Zug ist vorbei: Die Chips häufen sich.

    Eine 2 oder 12 räumt das Brett ab: Du nimmst alles, auch von der Sieben, und musst weiterwürfeln. Noch eine 2 oder 12 im selben Zug kostet aber einen Chip für jedes der neun Felder.

    Wer keine Chips mehr hat, ist raus. Schluss ist, wenn nur noch eine Person Chips hat, oder nach fünfzehn Runden („runden“ ändert das): Die meisten gewinnen.

    Zum Beispiel: Auf leerem Brett legt 3 2 einen Chip auf die 5. Dann fällt 4 1, auch fünf: Das nimmt den Chip, und es darf weitergehen.

    Schreib „würfeln“ und „stopp“, oder nimm die Knöpfe.

pinke-opt-chips = wie viele Chips alle haben
pinke-opt-rounds = wie viele Runden höchstens gespielt werden
pinke-key-chips = Chips
pinke-key-rounds = Runden
pinke-set-chips = { $value ->
    [one] je { $value } Chip
   *[other] je { $value } Chips
}
pinke-set-rounds = { $value } Runden

pinke-word-roll = würfeln | ich würfle | weiter | nochmal
pinke-word-hold = stopp | aufhören | ich höre auf | bleibe

pinke-ask-throw = Wirf zwei Würfel
pinke-ask = { $fields ->
    [0] Das Brett ist leer. Weiterwürfeln oder Stopp?
    [one] Auf einem Feld liegt ein Chip. Weiterwürfeln oder Stopp?
   *[other] Auf { $fields } Feldern liegen Chips. Weiterwürfeln oder Stopp?
}
pinke-put = { $seat } würfelt { $faces } und legt einen Chip auf die { $sum }.
pinke-take = { $seat } würfelt { $faces } und nimmt den Chip von der { $sum }.
pinke-seven = { $seat } würfelt { $faces }: Ein Chip bleibt auf der 7.
pinke-sweep = { $seat } würfelt { $faces } und räumt ab: { $chips }!
pinke-flood = { $seat } würfelt noch einmal { $faces }: ein Chip auf jedes Feld, { $chips }.
pinke-holds = { $seat } hört auf.
pinke-sheet = Runde { $round } von { $rounds }; auf 7 bleiben sie
pinke-sheet-more = Runde { $round } von { $rounds }: weiter oder Stopp?
pinke-sheet-again = Runde { $round } von { $rounds }: weiterwürfeln
pinke-sheet-puts = { $sum } ist leer, legt { $count }
pinke-sheet-takes = { $sum } ist voll, nimmt { $count }
pinke-sheet-seven = { $sum }, legt { $count } für immer
pinke-sheet-sweeps = { $sum } räumt ab, nimmt { $count }
pinke-sheet-floods = noch mal { $sum }, legt { $count }

pinke-lesson-1 = Leeres Feld: kostet einen Chip
pinke-lesson-2 = Auf der 7 bleiben Chips
pinke-lesson-3 = Der Chip ist dein. „würfeln“ oder „stopp“?
pinke-lesson-4 = 1 1 oder 6 6 nimmt alles
