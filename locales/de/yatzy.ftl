# Yatzy: five dice, three rolls, fifteen boxes and a bonus.

yatzy-name = Yatzy
yatzy-also = kniffel | würfelblatt
yatzy-about = Fünf Würfel, bis zu drei Würfe, fünfzehn Felder, und ein Bonus, wenn die sechs oberen 63 erreichen.
yatzy-brief = fünf Würfel, zwanzig Minuten
yatzy-rules =
    Hol mehr Punkte als die anderen. Bist du dran, wirf fünf Würfel; bis zu zweimal darfst du beliebige neu werfen. Dann füll ein offenes Feld; was du nicht hast, zählt 0.

    Einser bis Sechser: die Summe dieser Zahl; zusammen ab 63 gibt es 50 dazu. Paar, zwei (verschiedene) Paare, Dreier- und Viererpasch: die Summe dieser Würfel. Straße 1–5: 15, 2–6: 20. Full House (3 + 2): alle Würfel. Chance: alle Würfel. Yatzy, fünf gleiche: 50.

    „blatt=dreizehn“ hat keine Paare: Dreierpasch, Viererpasch und Chance zählen alle Würfel, Full House 25, vier in Folge 30, fünf in Folge 40, Yatzy 50, jedes weitere 100 mehr; der Bonus ist 35.

    Sind alle Felder voll, ist Schluss.

    Tipp an, was du behältst, oder schreib „behalten 3 5 5“ und „würfeln“, oder „nochmal 1 2“; dann ein Feld: „yatzy“, „full house“, „5“ für die Fünfer.

    Mit „gemeinsam“ gilt ein Wurf für alle, entschieden wird geheim mit Knöpfen, und die Blätter liegen erst am Ende offen.

yatzy-opt-sheet = fünfzehn Felder, oder dreizehn mit festen Punkten für Full House und Straßen
yatzy-key-sheet = Blatt | felder
yatzy-is-fifteen = fünfzehn
yatzy-is-thirteen = dreizehn
yatzy-set-sheet = { $value ->
    [thirteen] dreizehn Felder
   *[other] fünfzehn Felder
}

yatzy-further = Noch ein Yatzy: { $seat } bekommt { $points } dazu.

yatzy-word-throw = würfeln | ich würfle
yatzy-word-name = ansagen | ich sage an
yatzy-word-keep = behalten | ich behalte | behalte
yatzy-word-again = nochmal | neu | noch einmal
yatzy-word-die = würfel
yatzy-word-ones = einser
yatzy-word-twos = zweier
yatzy-word-threes = dreier
yatzy-word-fours = vierer
yatzy-word-fives = fünfer
yatzy-word-sixes = sechser
yatzy-word-pair = paar
yatzy-word-pairs = zwei paare | paare
yatzy-word-three = dreierpasch | drilling | drei gleiche
yatzy-word-four = viererpasch | vierling | vier gleiche
yatzy-word-small = kleine straße | klein
yatzy-word-large = große straße | groß
yatzy-word-full = full house | volles haus
yatzy-word-chance = chance
yatzy-word-yatzy = yatzy | kniffel | fünf gleiche

yatzy-box-ones = Einser
yatzy-box-twos = Zweier
yatzy-box-threes = Dreier
yatzy-box-fours = Vierer
yatzy-box-fives = Fünfer
yatzy-box-sixes = Sechser
yatzy-box-bonus = Bonus ab 63
yatzy-box-pair = Paar
yatzy-box-pairs = Zwei Paare
yatzy-box-three = Dreierpasch
yatzy-box-four = Viererpasch
yatzy-box-small = Kleine Straße
yatzy-box-large = Große Straße
yatzy-box-full = Full House
yatzy-box-chance = Chance
yatzy-box-yatzy = Yatzy

yatzy-lesson-1 = „behalten 4 4“, „würfeln“, bis drei Würfe
yatzy-lesson-2 = Vier Sechsen: 24 von 63 für den Bonus
yatzy-lesson-3 = Full House: alle fünf Würfel, 18
yatzy-lesson-4 = In Klammern: was ein Feld bringt
