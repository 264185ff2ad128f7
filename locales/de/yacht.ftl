# Yacht: five dice, three rolls, fifteen boxes.

yacht-name = Yacht
yacht-also = würfelpoker | jacht
yacht-about = Fünf Würfel, bis zu drei Würfe, fünfzehn Felder; was du auf den ersten Wurf hast, zählt doppelt.
yacht-brief = fünf Würfel, zwanzig Minuten
yacht-rules =
    Du hast fünfzehn Züge. Wirf fünf Würfel; bis zu zweimal darfst du beliebige neu werfen. Dann füll ein offenes Feld; was du nicht hast, zählt 0.

    Yacht: fünf gleiche, ihre Summe + 50. Große Straße 2–6: 40. Kleine 1–5: 35. Viererpasch: seine Summe + 10. Full House (3 + 2): alle Würfel. Zwei Paare, Dreierpasch, Paar: die Summe dieser Würfel. Chance: alle Würfel.
    Einser bis Sechser: drei davon zählen 0, jeder fehlende −10; vier oder fünf zählen ihre Summe.

    Gleich nach dem ersten Wurf gefüllt, zählt ein Feld die Summe seiner Würfel doppelt, außer Chance und Einser bis Sechser: große Straße 40 + 20 = 60, kleine 35 + 15 = 50. Die meisten Punkte gewinnen.

    Tipp an, was du behältst, oder schreib „behalten 3 5 5“ und „würfeln“, oder „nochmal 1 2“; dann ein Feld: „yacht“, „5“. Bei zwei Paaren nimmt „paar 3“ das niedrigere.

    Mit „gemeinsam“ gilt ein Wurf für alle, entschieden wird geheim mit Knöpfen, und die Blätter liegen erst am Ende offen.

yacht-word-throw = würfeln | ich würfle
yacht-word-name = ansagen | ich sage an
yacht-word-keep = behalten | ich behalte | behalte
yacht-word-again = nochmal | neu | noch einmal
yacht-word-die = würfel
yacht-word-yacht = yacht | jacht | fünf gleiche
yacht-word-large = große straße | groß
yacht-word-small = kleine straße | klein
yacht-word-four = viererpasch | vierling | vier gleiche
yacht-word-full = full house | volles haus
yacht-word-pairs = zwei paare | paare
yacht-word-three = dreierpasch | drilling | drei gleiche
yacht-word-pair = paar
yacht-word-chance = chance
yacht-word-ones = einser
yacht-word-twos = zweier
yacht-word-threes = dreier
yacht-word-fours = vierer
yacht-word-fives = fünfer
yacht-word-sixes = sechser

yacht-box-yacht = Yacht
yacht-box-large = Große Straße
yacht-box-small = Kleine Straße
yacht-box-four = Viererpasch
yacht-box-full = Full House
yacht-box-pairs = Zwei Paare
yacht-box-three = Dreierpasch
yacht-box-pair = Paar
yacht-box-chance = Chance
yacht-box-ones = Einser
yacht-box-twos = Zweier
yacht-box-threes = Dreier
yacht-box-fours = Vierer
yacht-box-fives = Fünfer
yacht-box-sixes = Sechser


yacht-lesson-1 = „behalten 4 5“, „würfeln“, bis drei Würfe
yacht-lesson-2 = In Klammern: was ein Feld bringt
yacht-lesson-3 = Straße auf den ersten Wurf: 40 und 20 mehr
yacht-lesson-4 = Viererpasch: Summe und 10
yacht-lesson-5 = Einser bis Sechser: vier Einsen zählen 4
