# Help your neighbour: everybody owns numbers and pays for them.

neighbour-name = Nachbarhilfe
neighbour-also = nachbarschaftshilfe | hilf deinem nachbarn | nachbar
neighbour-about = Allen gehören ein paar Zahlen des Würfels. Fällt deine, legst du einen Chip in die Mitte; wer zuerst keine mehr hat, gewinnt.
neighbour-brief = drei Würfel, fünf Minuten
neighbour-rules =
    Alle haben zehn Chips und wollen sie loswerden. Die sechs Zahlen des Würfels werden verteilt: zu zweit je drei, zu dritt je zwei, zu viert bis sechst je eine. Zu viert und fünft gehören die übrigen niemandem.

    Bist du dran, wirf drei Würfel. Für jeden Würfel legt, wer seine Zahl hat, einen Chip in die Mitte, egal wer gewürfelt hat. So hilfst du den anderen, und sie helfen dir.

    Wer zuerst keine Chips mehr hat, gewinnt. Geht es mehreren im selben Wurf so, teilen sie sich den Sieg.

    Zum Beispiel fällt zu viert 2 2 5: Wer die 2 hat, legt zwei Chips hin, und für die 5 zahlt niemand.

    Schreib „würfeln“ oder drück den Knopf.

neighbour-opt-chips = wie viele Chips alle haben
neighbour-key-chips = Chips
neighbour-set-chips = { $value ->
    [one] je { $value } Chip
   *[other] je { $value } Chips
}

neighbour-word-roll = würfeln | ich würfle

neighbour-threw = { $seat } würfelt { $faces }. In die Mitte: { $paid }.
neighbour-part = { $seat } { $chips }
neighbour-nobody = { $seat } würfelt { $faces }: Die gehören niemandem.
neighbour-sheet = Wer zuerst keine mehr hat, gewinnt
neighbour-sheet-left = Die anderen sind weg, das gewinnt
neighbour-sheet-middle = in der Mitte: { $count }
neighbour-sheet-over = Zuerst leer gewinnt; { $count ->
    [one] für { $last } zahlt niemand
   *[other] für { $first } und { $last } zahlt niemand
}
neighbour-sheet-numbers = Würfel beim Namen: die eigenen Zahlen
neighbour-sheet-nobody = niemand zahlt
neighbour-sheet-own = zahlt { $count }
neighbour-sheet-pays = { $seat } zahlt { $count }
neighbour-sheet-pay = { $paid } zahlen
neighbour-sheet-part = { $seat } { $count }
neighbour-sheet-three = drei zahlen je 1

neighbour-lesson-1 = 1 und 2 sind Annas Zahlen
neighbour-lesson-2 = 4 4: Ben zahlt zwei Chips
neighbour-lesson-3 = Alle begannen mit 4. Jetzt Ben: „würfeln“
