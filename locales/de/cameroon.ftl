# Cameroon: five dice, three rolls, ten turns.

cameroon-name = Kamerun
cameroon-also = kamerunspiel
cameroon-about = Fünf Würfel, bis zu drei Würfe, zehn Züge: eigene Felder, oder Spalten, die alle gemeinsam füllen.
cameroon-brief = fünf Würfel, zehn Minuten
cameroon-rules =
    Wirf fünf Würfel; bis zu zweimal darfst du beliebige neu werfen. Dann füll ein Feld; was du nicht hast, zählt 0.

    Einser bis Sechser: die Summe dieser Zahl. Full House (3 + 2): alle Würfel. Kleine Straße 1–5: 21, große 2–6: 30, fünf gleiche: 50.

    Nach 5 5 5 6 2 schreib „fünfer“ für 15. Oder versuch ein Full House: „nochmal 2 6“, oder „behalten 5 5 5“ und dann „würfeln“. Oder tipp an, was du behältst, dann auf einen Knopf.

    Nach je zehn Zügen ist Schluss, und die meisten Punkte gewinnen.

    Mit „gemeinsam“ gilt ein Wurf für alle, entschieden wird geheim, und die Blätter liegen erst am Ende offen. Mit „spalten=alle“ füllen alle dieselben Spalten, immer wieder, bis eine voll und für alle zu ist. Mit der letzten ist sofort Schluss, auch wenn manche einen Zug weniger hatten. Die Zahl hinter dem Namen sagt, was fehlt: pro Person drei Würfel der Zahl, 20 Punkte beim Full House, 60 bei fünf gleichen. Dann zählen Straßen 15 und 20, einmal für alle, fünf gleiche 30.

cameroon-opt-columns = eigene Felder, oder Spalten, die alle gemeinsam füllen
cameroon-key-columns = Spalten | felder
cameroon-is-own = eigene
cameroon-is-shared = alle | geteilt
cameroon-set-columns = { $value ->
    [shared] Spalten für alle
   *[other] eigene Felder
}
cameroon-reject-shared = Spalten für alle spielt man reihum: Lass „gemeinsam“ und „angesagt“ weg.

cameroon-full = Voll und für alle zu: { $box }.

cameroon-word-throw = würfeln | ich würfle
cameroon-word-name = ansagen | ich sage an
cameroon-word-keep = behalten | ich behalte | behalte
cameroon-word-again = nochmal | neu | noch einmal
cameroon-word-die = würfel
cameroon-word-ones = einser
cameroon-word-twos = zweier
cameroon-word-threes = dreier
cameroon-word-fours = vierer
cameroon-word-fives = fünfer
cameroon-word-sixes = sechser
cameroon-word-small = kleine straße | klein
cameroon-word-large = große straße | groß
cameroon-word-full = full house | volles haus
cameroon-word-equal = fünf gleiche | gleiche

cameroon-box-ones = Einser
cameroon-box-twos = Zweier
cameroon-box-threes = Dreier
cameroon-box-fours = Vierer
cameroon-box-fives = Fünfer
cameroon-box-sixes = Sechser
cameroon-box-small = Kleine Straße
cameroon-box-large = Große Straße
cameroon-box-full = Full House
cameroon-box-equal = Fünf gleiche

cameroon-lesson-1 = Bis zu drei Würfe: „nochmal 1 6“
cameroon-lesson-2 = Drei Fünfen: 15 ins Feld der Fünfer
cameroon-lesson-3 = Kleine Straße: 21
cameroon-lesson-4 = In Klammern: was ein Feld jetzt brächte
