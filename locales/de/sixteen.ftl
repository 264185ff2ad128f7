# Sixteen: near to fifteen, but sixteen is dead.

sixteen-name = Sechzehn
sixteen-also = sechzehn ist tot
sixteen-about = Komm nahe an fünfzehn: Ab sechzehn bist du tot und zahlst einen Chip, und das Niedrigste unter den Lebenden auch.
sixteen-brief = drei Würfel, fünf Minuten
sixteen-rules =
    Du willst deine Chips behalten: Alle haben fünf. Ab sechzehn bist du tot. Komm also so nahe an fünfzehn, wie du dich traust.

    Bist du dran, wirf drei Würfel. Dann hör auf, oder wirf beliebige noch einmal, höchstens zweimal. Nur die Summe am Ende zählt. Drück einen Knopf, oder schreib „würfeln“ mit den Würfeln, die du neu wirfst („würfeln“ allein meint alle), oder „stopp“. Zum Beispiel hast du 4 3 2, macht 9, und schreibst „würfeln 2“; der Würfel zeigt nun 6, und du hast 13. Jemand anders endet mit 5 5 6, das sind 16: tot.

    Waren alle dran, zahlen alle Toten einen Chip. Wer lebt und am niedrigsten liegt, zahlt auch einen; bei Gleichstand alle, die gleichauf liegen. Lebt nur noch eine Person, kostet das nichts. Die nächste Runde eröffnet die nächste Person.

    Ohne Chips bist du raus. Wer zuletzt noch welche hat, gewinnt.

    Mit „gemeinsam“ gilt ein Wurf für alle: dieselben Würfel, und alle entscheiden geheim, was sie behalten.

sixteen-rules-three = Wie oben: drei Würfel, von denen du beliebige noch einmal wirfst, höchstens zweimal. Schreib „würfeln 2“ für die 2, „würfeln 2 3“ für zwei Würfel, „stopp“, um alle zu behalten.
sixteen-rules-one = Du wirfst einen einzigen Würfel, so oft du willst, mindestens einmal, und zählst zusammen: 6 + 5 + 3 macht 14. Über fünfzehn bist du sofort tot; bei fünfzehn ist von selbst Schluss. Schreib „würfeln“ und „stopp“.

sixteen-opt-form = drei Würfel, von denen einige neu geworfen werden, oder einer, der zusammengezählt wird
sixteen-opt-chips = wie viele Chips alle haben
sixteen-key-form = Form
sixteen-key-chips = Chips
sixteen-is-three = drei Würfel | drei
sixteen-is-one = ein Würfel | einer
sixteen-set-form = { $value ->
    [one] ein Würfel
   *[other] drei Würfel
}
sixteen-set-chips = { $value ->
    [one] { $value } Chip
   *[other] { $value } Chips
}

sixteen-word-roll = würfeln | ich würfle | weiter | nochmal
sixteen-word-hold = stopp | aufhören | ich höre auf | bleibe

sixteen-again = 🎲 { $faces }
sixteen-again-news = { $seat } wirft { $faces } noch einmal.

sixteen-ask = { $least ->
    [0] Du hast { $sum }. Weiterwürfeln oder Stopp?
   *[other] Du hast { $sum }, das Niedrigste ist bisher { $least }. Weiterwürfeln oder Stopp?
}
sixteen-ask-three = Du hast { $sum }, { $left ->
    [one] noch ein Wurf
   *[other] noch { $left } Würfe
}. Welche Würfel noch einmal, oder Stopp?
sixteen-ask-all = { $sum } für alle, die noch dabei sind. Weiterwürfeln oder Stopp?
sixteen-ask-all-three = { $left ->
    [one] Noch ein Wurf
   *[other] Noch { $left } Würfe
}. Welche Würfel noch einmal, oder Stopp?

sixteen-threw = { $seat } würfelt { $faces }: { $sum }.
sixteen-dead = { $seat } würfelt { $faces }: { $sum }, tot.
sixteen-dead-pay = { $count ->
    [one] Tot, ein Chip: { $names }.
   *[other] Tot, je ein Chip: { $names }.
}
sixteen-lowest-pay = { $count ->
    [one] Am niedrigsten mit { $sum }, ein Chip: { $names }.
   *[other] Am niedrigsten mit { $sum }, je ein Chip: { $names }.
}
sixteen-out = Ohne Chips und raus: { $names }.
sixteen-reject-syntax = Schreib „würfeln“ oder „stopp“; mit drei Würfeln darfst du sagen, welche du neu wirfst: „würfeln 2 3“.

sixteen-sheet = Ab 16 kostet es einen Chip, ganz unten auch
sixteen-sheet-chips = Chips
sixteen-sheet-sum = Summe
sixteen-sheet-made = Summe { $sum }
sixteen-sheet-dead = tot: { $sum }
sixteen-sheet-lowest = unten: { $sum }
sixteen-sheet-past = war { $sum }

sixteen-board-three = drei
sixteen-board-one = einer

sixteen-lesson-1 = Anna warf die 2 neu: „würfeln 2“, dann 13
sixteen-lesson-2 = Ben hat 11: noch zwei Würfe, oder „stopp“
sixteen-lesson-3 = Ab 16 bist du tot und zahlst einen Chip
sixteen-lesson-4 = Ganz unten zahlt auch. Ohne Chips: raus
sixteen-one-lesson-1 = Anna zählt 6 + 5 + 3 = 14: „stopp“
sixteen-one-lesson-2 = 6 + 4 + 6 = 16: tot, das kostet einen Chip
sixteen-one-lesson-3 = Ganz unten zahlt auch einen
