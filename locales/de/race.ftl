race-name = Papierrennen
race-also = autorennen | rennen | stiftrennen
race-about = Autos auf Papier: Schnipp deinen Stift um die Strecke und bleib vom Rand weg.
race-brief = eine Viertelstunde
race-rules =
    Die Autos fahren den Ring in Pfeilrichtung. Bist du dran, sagst du, wohin du den Stift schnippst, höchstens 8 Kästchen weit. Ganz genau kommt er nie an: je länger der Strich, desto wilder.

    Wer den Rand berührt, bleibt dort stehen, bekommt ein Kreuz, setzt einmal aus und verliert eins von 5 Leben. Ohne Leben ist das Auto beim nächsten Mal Schrott.

    Wer nach einer vollen Runde zuerst über der Linie ist, gewinnt. Die anderen fahren um die Plätze weiter; Schrott kommt dahinter, je nach gefahrener Strecke.

    Schreib eine Kreuzung, k7, oder mit Zehnteln: 11.5 7.2 oder k.5 7.2.

    Optionen: Runden; Gefahrenzonen, wo der Rand zwei Leben kostet; Tore, also Kreise, die der Reihe nach zu durchfahren sind; Hindernisse; Überholen: Wer näher als ein halbes Kästchen überholt wird, verliert ein Leben; eine Serie von Rennen um 5, 3, 2 und 1 Punkte, für die du dazwischen Leben und Stacheln kaufst. Stacheln nehmen allen, die du überholst, ein Leben.
race-opt-laps = wie viele Runden gefahren werden
race-opt-danger = Gefahrenzonen am Rand: Eine Berührung kostet dort zwei Leben
race-opt-gates = kleine Kreise, die der Strich der Reihe nach durchqueren muss
race-opt-obstacles = Keile und Inseln im Weg
race-opt-overtake = wer mit weniger als einem halben Kästchen Abstand überholt wird, verliert ein Leben
race-opt-series = wie viele Rennen; für Punkte kauft man dazwischen Leben und Stacheln
race-key-laps = Runden
race-key-danger = Gefahr | gefahrenzonen
race-key-gates = Tore
race-key-obstacles = Hindernisse
race-key-overtake = überholen
race-key-series = Serie | rennen
race-set-laps = { $value ->
    [one] { $value } Runde
   *[other] { $value } Runden
}
race-set-danger = { $value ->
    [on] mit Gefahrenzonen
   *[other] ohne Gefahrenzonen
}
race-set-gates = { $value ->
    [on] mit Toren
   *[other] ohne Tore
}
race-set-obstacles = { $value ->
    [on] mit Hindernissen
   *[other] ohne Hindernisse
}
race-set-overtake = { $value ->
    [on] Überholtwerden kostet ein Leben
   *[other] Überholen ist frei
}
race-set-series = { $value ->
    [one] { $value } Rennen
   *[other] { $value } Rennen
}

race-word-life = leben | ein leben
race-word-spikes = stacheln | spikes
race-word-go = weiter | los | weiterfahren

race-ask = Wohin schnippst du? Bis zu { $most } Kästchen weit
race-ask-shop = { $purse ->
        [one] { $purse } Punkt
       *[other] { $purse } Punkte
    } zum Einkaufen: ein Leben, Stacheln, oder weiter zum nächsten Rennen?
race-life = ❤️ Leben ({ $price })
race-spikes = 🦔 Stacheln ({ $price })
race-go = 🏁 Weiter
race-go-news = { $seat } fährt weiter.

race-told-contact = { $lives ->
        [0] { $seat } berührt den Rand und setzt aus. Kein Leben mehr!
        [one] { $seat } berührt den Rand und setzt aus: noch { $lives } Leben.
       *[other] { $seat } berührt den Rand und setzt aus: noch { $lives } Leben.
    }
race-told-danger = { $lives ->
        [0] { $seat } kracht in eine Gefahrenzone: zwei Leben weg, einmal aussetzen. Kein Leben mehr!
        [one] { $seat } kracht in eine Gefahrenzone: zwei Leben weg, noch { $lives }, einmal aussetzen.
       *[other] { $seat } kracht in eine Gefahrenzone: zwei Leben weg, noch { $lives }, einmal aussetzen.
    }
race-told-passed = { $lives ->
        [0] { $seat } fährt dicht an { $other } vorbei: Dort ist kein Leben mehr übrig.
        [one] { $seat } fährt dicht an { $other } vorbei: Dort bleibt noch { $lives } Leben.
       *[other] { $seat } fährt dicht an { $other } vorbei: Dort bleiben noch { $lives } Leben.
    }
race-told-wrecked = Schrott: { $seat } ist aus dem Rennen.
race-told-gate = { $seat }: Tor { $gate } von { $gates }.
race-told-lap = { $seat } hat Runde { $lap } von { $laps } geschafft.
race-told-home = { $seat } ist über der Linie: Rang { $place }!
race-told-life = { $seat } kauft ein Leben.
race-told-spikes = { $seat } kauft Stacheln.
race-told-next = Rennen { $race } von { $races } beginnt auf einer neuen Strecke.

race-sheet-gate = Tore, der Reihe nach
race-sheet-contact = Rand: ein Leben weg
race-sheet-zone = 2 Leben weg
race-sheet-obstacle = Hindernis
race-sheet-lives = Leben
race-sheet-reach = so weit geht es
race-is = { $all }
race-is-home = Rang { $place }
race-is-wrecked = Schrott
race-is-left = aus dem Rennen
race-is-turned = setzt aus
race-is-missed = hat ausgesetzt
race-is-lap = Runde { $lap }/{ $laps }
race-is-gate = Tore { $gate }/{ $gates }
race-is-spiked = Stacheln
race-is-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

race-reject-syntax = Schreib, wohin du schnippst: eine Kreuzung wie k7, oder mit Zehnteln 11.5 7.2.
race-reject-off = Das ist nicht mehr auf dem Blatt: Es geht von a1 bis { $last }.
race-reject-here = Dort steht dein Auto schon. Ziel woandershin.
race-reject-far = Das ist { $far } Kästchen weit. Zielen darfst du höchstens { $most } weit, bis zur gestrichelten Linie.
race-reject-shop = Das Rennen ist vorbei. Kauf etwas, oder schreib „weiter“.
race-reject-drive = Gekauft wird zwischen den Rennen einer Serie. Sag jetzt, wohin du fährst.
race-reject-price = Das kostet { $price }, und du hast { $purse }.
race-reject-spikes = Dein Auto hat schon Stacheln; sie halten bis zum Ende der Serie.

# What the board in letters says.
race-board-race = Rennen
race-board-of = von
race-board-laps = Runden
race-board-at = bei
race-board-lives = Leben
race-board-done = fertig
race-board-gates = Tore
race-board-points = Punkte
race-board-purse = Beutel
race-board-home = im Ziel
race-board-wrecked = Schrott
race-board-left = weg
race-board-turned = wartet
race-board-spikes = Stachel

race-lesson-1 = Der Rand: ein Leben weg und aussetzen
race-lesson-2 = Schreib, wohin, im Kreis: ab15
race-lesson-3 = Je länger der Strich, desto ungenauer
race-lesson-4 = Wer zuerst herum ist, gewinnt hier
race-lesson-5 = Leben: Ohne ist der nächste Rand Schrott
