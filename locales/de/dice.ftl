# What all games of dice share: one roll for everybody, named rolls, real dice.

dice-opt-together = ein Wurf gilt für alle; entschieden wird einzeln und geheim, mit einem Knopf oder im Privatchat
dice-opt-named = niemand würfelt: Reihum sagt jemand an, was die Würfel zeigen, und das gilt für alle
dice-opt-dice = wessen Würfel fallen: die des Bots oder echte auf eurem Tisch, und ihr schreibt, was gefallen ist

dice-key-together = gemeinsam | zusammen
dice-key-named = angesagt | ohne würfel
dice-key-dice = Würfel
dice-is-bot = Bot
dice-is-real = echt
dice-set-together = { $value ->
    [on] ein Wurf für alle
   *[other] alle würfeln für sich
}
dice-set-named = { $value ->
    [on] Würfe werden angesagt
   *[other] mit Würfeln
}
dice-set-dice = { $value ->
    [real] echte Würfel
   *[other] der Bot würfelt
}

dice-throw = 🎲 Würfeln
dice-throw-news = { $seat } würfelt.
dice-rethrow = 🎲 Würfeln
dice-rethrow-news = { $seat } würfelt noch einmal.
dice-ask-throw = { $several ->
    [yes] { $dice ->
        [one] Würfelt und schreibt, was der Würfel zeigt
       *[other] Werft { $dice } Würfel und schreibt, was sie zeigen
    }
   *[no] { $dice ->
        [one] Würfle und schreib, was der Würfel zeigt
       *[other] Wirf { $dice } Würfel und schreib, was sie zeigen
    }
}
dice-ask-real = { $dice ->
    [one] { $ask } (zum Würfeln schreib, was dein Würfel zeigt)
   *[other] { $ask } (zum Würfeln schreib, was deine { $dice } Würfel zeigen)
}
dice-ask-name = { $several ->
    [yes] { $dice ->
        [one] Sagt an, was der Würfel zeigt, für alle
       *[other] Sagt an, was die { $dice } Würfel zeigen, für alle
    }
   *[no] { $dice ->
        [one] Sag an, was der Würfel zeigt, für alle
       *[other] Sag an, was die { $dice } Würfel zeigen, für alle
    }
}
dice-fell = { $dice ->
    [1] Der Würfel: { $faces }.
   *[other] Die Würfel: { $faces }.
}
dice-seat = { $seat }
dice-seats = { $count ->
    [one] { $count } Person
   *[other] { $count } Leute
}
dice-all-chosen = Alle haben gewählt.
dice-all-open = Alle haben gewählt: Jetzt liegt alles offen.

dice-name-syntax = Sag die Würfel an, zum Beispiel „ansagen { $example }“.
dice-name-count = { $dice ->
    [one] Sag einen Würfel an.
   *[other] Sag { $dice } Würfel an.
}
dice-not-now = Jetzt nicht: Erst kommen die Würfel.
dice-named-real = Eins von beiden: angesagte Würfe oder echte Würfel.
dice-named-many = Für so viele gibt es zu wenige Würfe, nicht alle könnten einmal ansagen. Spielt lieber mit „gemeinsam“.

# Games in which one rolls as often as one dares and stops in time.

dice-roll = 🎲 Würfeln
dice-hold = ✋ Stopp
dice-stop = Stopp: { $names }.
dice-roll-first = Würfle mindestens einmal, bevor du aufhörst.
dice-roll-or-hold = Schreib „würfeln“ oder „stopp“.
dice-roll-only = Schreib „würfeln“ oder drück den Knopf.
dice-roll-must = Du kannst noch nicht aufhören: Würfle weiter.
dice-ask-forced = { $dice ->
    [one] Würfle
   *[other] Wirf { $dice } Würfel
}
dice-stops = { $seat } hört bei { $sum } auf.
dice-threw-makes = { $seat } würfelt { $faces }: { $sum }.

# Games of several rounds.

dice-opt-rounds = wie viele Runden gespielt werden
dice-key-rounds = Runden
dice-set-rounds = { $value ->
    [one] { $value } Runde
   *[other] { $value } Runden
}
dice-round-won = { $names }: ein Punkt für { $sum }, das Beste in dieser Runde.
dice-round-nobody = Niemand schafft die Runde: Es gibt keinen Punkt.
dice-sheet-round = Runde { $round } von { $rounds }
dice-sheet-points = Punkte
dice-sheet-now = jetzt
dice-sheet-made = Runde: +{ $sum }
dice-sheet-runs = bisher +{ $sum }
dice-sheet-lost = nichts
dice-sheet-past = war { $sum }
dice-sheet-past-lost = war 0
dice-sheet-wins = Punkte: { $count }

# Games with a sheet of boxes: up to three rolls, dice are kept in between, then a box is filled.

dice-die = Nr. { $die }
dice-loose = { $face }
dice-kept = 🔒 { $face }
dice-holds = Deine Würfel: { $faces }.
dice-keep = { $faces } behalten
dice-keep-news = { $seat } behält { $faces }.
dice-keep-none = nichts behalten
dice-keep-none-news = { $seat } behält nichts.
dice-again = { $faces } nochmal würfeln
dice-again-news = { $seat } würfelt { $faces } noch einmal.
dice-threw = { $seat } würfelt { $faces }.
dice-rethrew = { $seat } wirft { $again } noch einmal und bekommt { $faces }: jetzt { $hand }.
dice-rethrew-all = { $seat } wirft alle Würfel noch einmal: { $faces }.
dice-box = { $box }
dice-box-back = ✓ { $box }
dice-box-points = { $box }: { $points }

dice-ask-boxes = { $several ->
    [yes] Wurf { $throw } von 3. Tippt die Würfel an, die ihr behaltet, und werft die anderen neu, oder füllt ein Feld
   *[no] Wurf { $throw } von 3. Tipp die Würfel an, die du behältst, und wirf die anderen neu, oder füll ein Feld
}
dice-ask-second = Das erste Feld ist { $box }. Jetzt das zweite
dice-ask-fill = { $several ->
    [yes] Das war der dritte Wurf: Füllt ein Feld
   *[no] Das war der dritte Wurf: Füll ein Feld
}

dice-wrote = { $points ->
    [one] { $seat }: { $box }, { $points } Punkt.
   *[other] { $seat }: { $box }, { $points } Punkte.
}
dice-struck = { $seat } streicht: { $box }.
dice-wins = Ein General auf den ersten Wurf: { $seat } gewinnt sofort!

dice-box-syntax = Tipp auf einen Knopf, oder schreib, welche Würfel du behältst („behalten 5 5“) und „würfeln“; oder das Feld, das du füllst.
dice-box-filled = Das hast du schon gefüllt. Noch offen: { $open }.
dice-box-alone = Dieses Feld nimmt alle Würfel, wie sie liegen: Schreib nur seinen Namen.
dice-not-there = Diese Würfel hast du nicht: { $faces }.
dice-no-throw-left = Das war der dritte Wurf: Füll jetzt ein Feld.
dice-all-kept = Du behältst alle Würfel: Gib einen frei oder füll ein Feld.

dice-sheet-threw = { $seat }
dice-sheet-did = { $seat }: { $did }
dice-sheet-throw = { $seat }: Wurf { $throw }, Runde { $turn } von { $turns }
dice-sheet-earlier = Wurf { $throw }
dice-sheet-before = vorher:
dice-sheet-common = für alle: Wurf { $throw }, Runde { $turn } von { $turns }
dice-sheet-left = übrig
dice-sheet-left-all = für alle
dice-sheet-once = einmal
dice-sheet-for = für
dice-sheet-for-both = beide
dice-sheet-for-all = alle
dice-sheet-last = Der letzte Wurf
dice-sheet-last-of = { $seat }: letzter Wurf
dice-sheet-key = In Klammern: was dieser Wurf brächte
dice-sheet-key-none = Dieser Wurf brächte noch nichts
dice-sheet-kept = Strich: behalten
dice-sheet-out = raus
dice-sheet-throws = Wurf { $throw } von { $throws }
dice-sheet-won = General sofort: { $seat } gewinnt
dice-sheet-total = Summe
dice-sheet-hidden = geheim
dice-sheet-hidden-end = bis zum Ende
dice-sheet-hidden-all = bis Ende verdeckt
dice-sheet-marked = voriger Wurf:
outguess-sheet-more = noch { $points }
outguess-sheet-goal = bis { $points }
outguess-sheet-lead = { $points } Vorsprung gewinnen

# What the board in letters says.
dice-board-seat = Platz
dice-board-turn = dran
dice-board-all = alle
dice-board-and = und
dice-board-total = Summe
dice-board-left = übrig
dice-board-dice = Würfel
dice-board-ones = Einser
dice-board-twos = Zweier
dice-board-threes = Dreier
dice-board-fours = Vierer
dice-board-fives = Fünfer
dice-board-sixes = Sechser
dice-board-straight = Straße
dice-board-full = Full H.
dice-board-four = Pasch 4
dice-board-general = General
dice-board-yacht = Yacht
dice-board-large = groß
dice-board-small = klein
dice-board-pairs = Paare
dice-board-three = Pasch 3
dice-board-pair = Paar
dice-board-bonus = Bonus
dice-board-yatzy = Yatzy
dice-board-columns = Spalten
dice-board-runners = Läufer
dice-board-equal = gleich
dice-board-out = raus
dice-board-chance = Chance
dice-board-goal = Ziel
dice-board-die = Würfel
dice-board-bust-on = futsch bei
dice-board-bust-on-red = futsch bei Rot
dice-board-bust-on-a-double = futsch bei Pasch
dice-board-overtaking = Überholen
dice-board-one-throw-for-all = ein Wurf für alle
dice-board-burnt = futsch
dice-board-in = dabei
dice-board-stopped = Stopp
dice-board-round = Runde
dice-board-no-throw-yet = noch kein Wurf
dice-board-banked = Stopp
dice-board-bust = futsch
dice-board-throw = Wurf
dice-board-divisor = Teiler
dice-board-turns = Züge
dice-board-points = Punkte
dice-board-table = Tisch
dice-board-bids = Gebote
dice-board-chips = Chips
dice-board-sum = Summe
dice-board-now = jetzt
dice-board-best-at-once = siegt sofort
dice-board-play-off = Stechen
dice-board-fields = Felder
dice-board-gondola = Gondel
dice-board-away = aus dem Spiel
dice-board-square = Feld
dice-board-rests = Pause
dice-board-next = danach
dice-board-done = fertig
dice-board-pot = Topf
dice-board-middle = Mitte
dice-board-numbers = Zahlen
dice-board-sevens = Siebener

# Games in which the sum nearest to a number wins the round.

nearest-ask-roll = Würfle
nearest-ask = { $best ->
    [0] Du hast { $sum }{ $sure ->
        [yes] , alle anderen sind raus: Mit „stopp“ gewinnst du die Runde
       *[no] {""}
    }. Weiterwürfeln oder Stopp?
   *[other] Du hast { $sum }, das Beste bisher ist { $best }. Weiterwürfeln oder Stopp?
}
nearest-ask-all = { $sum } für alle, die noch dabei sind. Weiterwürfeln oder Stopp?
nearest-threw = { $seat } würfelt { $face }: { $sum }.
nearest-best = { $seat } würfelt { $face }: { $sum }!
nearest-lost = { $seat } würfelt { $face }: { $sum }, raus.
nearest-stops = { $seat } hört bei { $sum } auf.
nearest-chip = { $chips ->
    [one] { $seat } nimmt einen Chip und hat { $chips }.
   *[other] { $seat } nimmt einen Chip und hat { $chips }.
}
## Sums of two pairs of dice, on buttons and in sentences

tally-sheet-sums = Summe
tally-sheet-worth = Wert
dice-both = { $one } & { $other }
dice-one = { $one }

nearest-tie = Gleichstand: Stechen zwischen { $names }.
nearest-nobody = Alle sind raus: Niemand gewinnt die Runde.
nearest-sheet-tie = Stechen
nearest-sheet-old = Neue Runde. Blass: die Runde davor
nearest-sheet-chips = Chips
nearest-sheet-sum = Summe
nearest-sheet-made = Summe { $sum }
nearest-sheet-lost = raus: { $sum }
nearest-sheet-past = war { $sum }
nearest-sheet-none = kein Wurf
nearest-share = { $count ->
    [one] Ein Punkt: { $names }.
   *[other] Je ein Punkt: { $names }.
}
nearest-sheet-own = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
nearest-sheet-points = Punkte

# Games in which every roll moves chips.

chips-count = { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
}
chips-out = Keine Chips mehr: { $names }.
chips-sheet-pot = Topf: { $count }
