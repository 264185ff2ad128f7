# Pig: one or two dice, stop in time.

pig-name = Böse Eins
pig-also = die böse eins | schweinchen | schwein
pig-about = Würfle, solange du dich traust, dann hör auf: Ein Pechwurf, und alles Gesammelte ist futsch.
pig-brief = zwei Würfel, zehn Minuten
pig-rules =
    Bist du dran, würfle, so oft du willst, mindestens einmal, und sammle die Punkte. Hörst du auf, wird das Gesammelte aufgeschrieben, und die nächste Person würfelt.

    Zwei Würfel, ein roter (mit doppeltem Rahmen) und ein weißer: Zeigt der rote eine 1, ist das Gesammelte futsch. Was schon aufgeschrieben ist, bleibt; du bist nicht mehr dran. Der weiße darf zeigen, was er will.

    Wer zuerst insgesamt 200 Punkte hat, gewinnt sofort. Dafür musst du nicht aufhören: Reicht das Gesammelte, wird es von selbst aufgeschrieben.

    Auf dem Blatt steht auch, wie viele Punkte schon verspielt sind. Alter Brauch: Wer verliert, macht zehn Kniebeugen.

    Schreib „würfeln“ und „stopp“, oder nimm die Knöpfe.

pig-opt-goal = Punkte bis zum Sieg (ohne Angabe 200 mit zwei Würfeln, 100 mit einem)
pig-opt-dice = wie viele Würfel; mit einem macht eine 1 das Gesammelte zunichte. Mit echten schreibst du, was auf deinem Tisch gefallen ist (der rote zuerst)
pig-opt-bust = was das Gesammelte zunichtemacht: eine 1 auf dem roten Würfel oder jeder Pasch (dann haben beide Würfel dieselbe Farbe)
pig-opt-overtake = wer aufhört, nimmt allen, die dabei eingeholt oder überholt werden, 10 Punkte ab, aber nie unter 0

pig-key-goal = Ziel | punkte
pig-key-dice = Würfel
pig-key-bust = futsch | pech
pig-key-overtake = überholen
pig-is-2 = zwei
pig-is-1 = ein | einer
pig-is-real = echt | echte
pig-is-red = rot | rote
pig-is-double = Pasch
pig-set-goal = wer zuerst { $value } hat
pig-set-dice = { $value ->
    [one] ein Würfel
    [real] { $count ->
        [one] ein echter Würfel
       *[other] { $count } echte Würfel
    }
   *[other] { $value } Würfel
}
pig-set-bust = { $value ->
    [double] futsch bei Pasch
   *[other] futsch bei roter 1
}
pig-set-overtake = { $value ->
    [on] mit Überholen
   *[other] ohne Überholen
}

pig-word-roll = würfeln | ich würfle | weiter | nochmal
pig-word-hold = stopp | aufhören | ich höre auf | sichern

pig-ask-roll = Würfle
pig-ask-choice = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } gesammelt{ $score ->
        [0] {""}
       *[other] , { $total }, wenn du aufhörst
    }. Weiterwürfeln oder Stopp?

pig-ask-all = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } in dieser Runde. Weiterwürfeln oder Stopp?

pig-threw = { $seat } würfelt { $dice }.
pig-bust = { $points ->
        [0] Futsch! { $seat } würfelt { $dice }, zu verlieren gab es noch nichts.
        [one] Futsch! { $seat } würfelt { $dice } und verliert { $points } Punkt.
       *[other] Futsch! { $seat } würfelt { $dice } und verliert { $points } Punkte.
    }
pig-banked = { $points ->
        [one] { $seat } hört mit { $points } Punkt auf und hat jetzt { $total }.
       *[other] { $seat } hört mit { $points } Punkten auf und hat jetzt { $total }.
    }
pig-overtaken = { $points ->
        [one] { $seat } wird überholt und verliert { $points } Punkt: bleiben { $total }.
       *[other] { $seat } wird überholt und verliert { $points } Punkte: bleiben { $total }.
    }
pig-reached = { $points ->
        [one] { $seat } würfelt { $dice } und schafft es mit { $points } Punkt!
       *[other] { $seat } würfelt { $dice } und schafft es mit { $points } Punkten!
    }

pig-round-stop = { $points ->
        [one] Stopp bei { $points } Punkt: { $names }.
       *[other] Stopp bei { $points } Punkten: { $names }.
    }
pig-round-bust = { $points ->
        [0] Sofort futsch, zu verlieren gab es noch nichts: { $names }.
        [one] Futsch! { $points } Punkt ist weg: { $names }.
       *[other] Futsch! { $points } Punkte sind weg: { $names }.
    }

pig-round-new = Neue Runde: Alle sind wieder dabei.

pig-double-needs-two = Für einen Pasch braucht es zwei Würfel: Nimm würfel=2 oder futsch=rot.

pig-sheet-burnt = { $points ->
    [0] {""}
   *[other] futsch { $points }
}
pig-sheet-gained = +{ $points }
pig-sheet-overtaken = überholt −{ $points }
pig-sheet-out = raus
pig-sheet-goal = Ziel { $points }
pig-sheet-red = 1 im Doppelrahmen: alles Gesammelte futsch
pig-sheet-would = Stand, wenn man jetzt aufhört
pig-sheet-total = Stand
pig-sheet-lost = futsch
pig-sheet-first = { $seat } würfelt
pig-sheet-series = { $seat }: bisher { $points }
pig-sheet-banked = { $seat }: Stopp bei { $points }
pig-sheet-bust = { $seat }: futsch! { $points } weg
pig-sheet-round = Runde: bisher { $points }
pig-sheet-round-bust = Runde: futsch! { $points } weg
pig-sheet-before = { $throws ->
    [one] Runde davor: ein Wurf, Summe { $points }
   *[other] Runde davor: { $throws } Würfe, Summe { $points }
}
pig-sheet-before-bust = { $throws ->
    [one] Runde davor: sofort futsch
   *[other] Runde davor: nach { $throws } Würfen futsch, { $points } weg
}

pig-lesson-1 = „würfeln“, solange du dich traust
pig-lesson-2 = Die 1 auf dem anderen schadet nicht
pig-lesson-3 = 1 im Doppelrahmen: 8 Punkte futsch
pig-lesson-4 = Nach „stopp“ sind die Punkte sicher
pig-lesson-5 = Wer zuerst hier drüber ist, gewinnt
