# Golden general: ten dice in five colours, two boxes a turn.

goldengeneral-name = Goldener General
goldengeneral-also = der goldene general | farbgeneral
goldengeneral-about = Zehn Würfel in fünf Farben: Teil sie in zwei Hände mit allen Farben und füll zwei Felder auf einmal.
goldengeneral-brief = zehn Würfel in fünf Farben, eine Viertelstunde
goldengeneral-rules =
    Du hast fünf Züge. Wirf zehn Würfel, zwei von jeder Farbe; bis zu zweimal darfst du beliebige neu werfen. Dann werden aus den zehn zwei Hände zu fünf, jede mit allen fünf Farben, und jede Hand füllt ein eigenes Feld.

    Einser bis Sechser: die Summe der Würfel mit dieser Zahl. Straße 1–5 oder 2–6, Full House, Viererpasch, General (fünf gleiche): 10, 20, 30, 40 Punkte, oder 20, 30, 40, 60 mit punkte=üblich. Was eine Hand nicht hat, wird gestrichen. Der erste Wurf zählt wie die anderen. Die meisten Punkte gewinnen.

    Tipp an, was du behältst, oder schreib „behalten 5 5 5“ und „würfeln“, oder „nochmal 1 2“. Dann tipp zwei Felder an oder schreib sie: „general 6“; geteilt wird so, dass beide am meisten zählen. Oder sag, welche Würfel das erste bekommt: „full house 6 66111“.

    Mit „gemeinsam“ gilt ein Wurf für alle, entschieden wird geheim mit Knöpfen, und die Blätter liegen erst am Ende offen.

goldengeneral-opt-points = was die Felder zählen: klassisch (General 40) oder üblich (General 60)
goldengeneral-key-points = Punkte
goldengeneral-is-book = klassisch
goldengeneral-is-public = üblich
goldengeneral-set-points = { $value ->
    [public] ein General zählt 60
   *[other] ein General zählt 40
}

goldengeneral-word-throw = würfeln | ich würfle
goldengeneral-word-name = ansagen | ich sage an
goldengeneral-word-keep = behalten | ich behalte | behalte
goldengeneral-word-again = nochmal | neu | noch einmal
goldengeneral-word-die = würfel
goldengeneral-word-ones = einser
goldengeneral-word-twos = zweier
goldengeneral-word-threes = dreier
goldengeneral-word-fours = vierer
goldengeneral-word-fives = fünfer
goldengeneral-word-sixes = sechser
goldengeneral-word-straight = straße
goldengeneral-word-full = full house | volles haus
goldengeneral-word-four = viererpasch | vierling | vier gleiche
goldengeneral-word-general = general | fünf gleiche

goldengeneral-box-ones = Einser
goldengeneral-box-twos = Zweier
goldengeneral-box-threes = Dreier
goldengeneral-box-fours = Vierer
goldengeneral-box-fives = Fünfer
goldengeneral-box-sixes = Sechser
goldengeneral-box-straight = Straße
goldengeneral-box-full = Full House
goldengeneral-box-four = Viererpasch
goldengeneral-box-general = General

goldengeneral-letter-red = R
goldengeneral-letter-green = G
goldengeneral-letter-blue = B
goldengeneral-letter-yellow = Y
goldengeneral-letter-white = W

goldengeneral-no-hand = Aus diesen Würfeln lässt sich keine Hand mit allen fünf Farben machen.

goldengeneral-lesson-1 = Zehn Würfel, zwei je Farbe
goldengeneral-lesson-2 = Sie ergeben zwei Hände, mit allen Farben
goldengeneral-lesson-3 = Jeder Zug füllt zwei Felder: „full house 1“
goldengeneral-lesson-4 = In Klammern: was der Wurf jetzt brächte
