# House numbers: three rolls, three digits, each written at once.

housenumbers-name = Hausnummern
housenumbers-also = hausnummer | hohe hausnummer
housenumbers-about = Drei Würfe ergeben eine dreistellige Zahl: Schreib jede Ziffer sofort zu den Hundertern, Zehnern oder Einern. Die höchste gewinnt.
housenumbers-brief = ein Würfel, zwei Minuten
housenumbers-rules =
    Du willst die höchste Hausnummer. Bist du dran, fällt der Würfel dreimal. Nach jedem Wurf schreib die Zahl sofort an eine deiner drei Stellen: Hunderter, Zehner oder Einer. Was steht, bleibt, und jede Stelle hat nur eine Ziffer.

    Drück einen Knopf, oder schreib „hunderter“, „zehner“ oder „einer“. Zum Beispiel: eine 3 zu den Zehnern, eine 6 zu den Hundertern, und die 2 bleibt für die Einer: 632.

    Haben alle eine Zahl, bekommt die höchste einen Punkt; bei Gleichstand alle, die gleichauf liegen. Dann eröffnet die nächste Person eine neue Runde. Nach fünf Runden gewinnen die meisten Punkte (Option „runden“).

    Mit „niedrigste“ gewinnt die niedrigste Zahl. Mit „blind“ wählst du die Stelle, bevor der Würfel fällt, und es entscheidet allein das Glück. Gilt ein Wurf für alle, schreiben alle dieselben drei Ziffern, jede an eigener Stelle; wo die anderen sie haben, siehst du, wenn alle gewählt haben.

housenumbers-opt-lowest = die niedrigste Zahl gewinnt
housenumbers-opt-blind = die Stelle wird gewählt, bevor der Würfel fällt
housenumbers-key-lowest = niedrigste
housenumbers-key-blind = blind
housenumbers-set-lowest = { $value ->
    [on] die niedrigste gewinnt
   *[other] die höchste gewinnt
}
housenumbers-set-blind = { $value ->
    [on] Stellen werden blind gewählt
   *[other] erst der Würfel, dann die Stelle
}

housenumbers-word-hundreds = hunderter
housenumbers-word-tens = zehner
housenumbers-word-units = einer
housenumbers-word-throw = würfeln | ich würfle
housenumbers-word-name = ansagen | ich sage an

housenumbers-hundreds = Hunderter: { $shown }
housenumbers-tens = Zehner: { $shown }
housenumbers-units = Einer: { $shown }
housenumbers-hundreds-news = { $seat } nimmt die Hunderter.
housenumbers-tens-news = { $seat } nimmt die Zehner.
housenumbers-units-news = { $seat } nimmt die Einer.

housenumbers-ask = { $best ->
    [0] Wohin mit der { $face }: Hunderter, Zehner oder Einer?
   *[other] Wohin mit der { $face }: Hunderter, Zehner oder Einer? Die beste Zahl ist bisher { $best }
}
housenumbers-ask-blind = Wähl eine Stelle, bevor der Würfel fällt: Hunderter, Zehner oder Einer?
housenumbers-threw = { $seat } würfelt { $face }.
housenumbers-made = { $seat } hat die Zahl { $number }.
housenumbers-reject-filled = An dieser Stelle steht schon eine Ziffer.
housenumbers-reject-syntax = Schreib „hunderter“, „zehner“ oder „einer“.

housenumbers-sheet = Runde { $round } von { $rounds }, hoch gewinnt
housenumbers-sheet-lowest = Runde { $round } von { $rounds }, niedrig gewinnt
housenumbers-sheet-number = Zahl
housenumbers-sheet-before = davor
housenumbers-sheet-was = war { $number }

housenumbers-board-points = Punkte
housenumbers-board-number = Zahl
housenumbers-board-before = davor
housenumbers-board-lowest = tiefste

housenumbers-lesson-1 = Die 3 zu den Zehnern: „zehner“
housenumbers-lesson-2 = Die 6 am besten zu den Hundertern: 632
housenumbers-lesson-3 = Ben hat eine 4: Wohin damit?
housenumbers-lesson-4 = Höchste Zahl: ein Punkt; meist fünf Runden
