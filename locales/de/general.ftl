# General: five dice, three rolls, ten boxes.

general-name = General
general-also = der general | würfelgeneral
general-about = Fünf Würfel, bis zu drei Würfe, zehn Felder; fünf gleiche auf den ersten Wurf gewinnen sofort.
general-brief = fünf Würfel, eine Viertelstunde
general-rules =
    Du hast zehn Züge. Wirf fünf Würfel; bis zu zweimal darfst du beliebige neu werfen. Dann füll ein offenes Feld.

    Einser bis Sechser: die Summe der Würfel mit dieser Zahl. Straße 1–5 oder 2–6, Full House (drei und zwei), Viererpasch, General (fünf gleiche): 10, 20, 30, 40 Punkte, oder 20, 30, 40, 60 mit punkte=üblich. Was du nicht hast, wird gestrichen. Fünf gleiche gelten auch als Viererpasch, aber nicht als Full House.

    Auf den ersten Wurf zählen Straße, Full House und Viererpasch 5 mehr, und ein General im eigenen Feld gewinnt die Partie sofort. Die meisten Punkte gewinnen.

    Tipp die Würfel an, die du behältst, dann „Würfeln“. Oder schreib: „behalten 3 5 5“ merkt Würfel vor, „würfeln“ wirft die anderen; „nochmal 1 2“ macht beides. Dann ein Feld: „general“, „5“.

    Mit „gemeinsam“ gilt ein Wurf für alle, entschieden wird geheim mit Knöpfen, und die Blätter liegen erst am Ende offen; ein General auf den ersten Wurf zählt dann nur seine Punkte.

general-opt-points = was die Felder zählen: klassisch (General 40) oder üblich (General 60)
general-key-points = Punkte
general-is-book = klassisch
general-is-public = üblich
general-set-points = { $value ->
    [public] ein General zählt 60
   *[other] ein General zählt 40
}

general-word-throw = würfeln | ich würfle
general-word-name = ansagen | ich sage an
general-word-keep = behalten | ich behalte | behalte
general-word-again = nochmal | neu | noch einmal
general-word-die = würfel
general-word-ones = einser
general-word-twos = zweier
general-word-threes = dreier
general-word-fours = vierer
general-word-fives = fünfer
general-word-sixes = sechser
general-word-straight = straße
general-word-full = full house | volles haus
general-word-four = viererpasch | vierling | vier gleiche
general-word-general = general | fünf gleiche

general-box-ones = Einser
general-box-twos = Zweier
general-box-threes = Dreier
general-box-fours = Vierer
general-box-fives = Fünfer
general-box-sixes = Sechser
general-box-straight = Straße
general-box-full = Full House
general-box-four = Viererpasch
general-box-general = General


general-lesson-1 = Full House: „behalten 1 1 2 2“, „würfeln“
general-lesson-2 = Pro Zug ein Feld: 16 für vier Vierer
general-lesson-3 = Full House auf den ersten Wurf: 30 + 5
general-lesson-4 = In Klammern: was der Wurf jetzt brächte
