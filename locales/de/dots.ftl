dots-name = Einkreisen
dots-also = kropki | punkte einkreisen | punkte
dots-about = Kreise fremde Punkte mit einer Kette aus eigenen ein. Der Klassiker auf Karopapier, bis 39 × 32.
dots-brief = eine halbe Stunde
dots-rules =
    Abwechselnd setzt man Punkte auf Kreuzungen; sie bleiben dort. Schließt du eine Kette aus deinen Punkten – waagerecht, senkrecht oder schräg benachbart – um fremde Punkte, sind sie gefangen: Dort wird nicht mehr gesetzt, und jeder zählt 1. Der Blattrand ist keine Mauer.

    Eine Fläche ohne fremden Punkt ist nur ein Haus. Setzt die andere Seite hinein, verliert sie den Punkt, außer sie schließt dabei selbst eine Kette um einen Teil der Mauer. Wird eine Fläche eingekreist, kommen die Gefangenen darin frei.

    Schreib Spalte und Zeile: j10. Die ersten Punkte liegen in der schraffierten Zone. /hint zeigt privat die Häuser.

    Schluss ist, wenn das Blatt voll ist, bei Einigung (dann zählt der Stand) oder durch ein Wort:
    • erden – deine Punkte ohne Verbindung zum Rand gehen verloren; du musst dann noch vorn sein.
    • stopp – du setzt nicht mehr, die andere Seite fängt noch bis zu drei Minuten lose Punkte; „fertig“ beendet das.

    Wählbar: Blatt (offiziell 39x32, schnell 12x12) und mehr.
dots-opt-size = Breite und Höhe des Blatts
dots-opt-start = was am Anfang auf dem Blatt ist: nichts, ein Kreuz, zwei Kreuze oder mehrere an zufälligen Stellen, auf Wunsch per Los gedreht
dots-opt-zone = auf leerem Blatt liegen die ersten Punkte in der Mitte
dots-opt-capture = fremde: eine Fläche zählt nur mit einem fremden Punkt darin; jede: jede geschlossene Fläche
dots-opt-extra = wer fängt, zieht noch einmal
dots-opt-border = keine Punkte am Rand des Blatts
dots-opt-sudden = so viele gefangene Punkte gewinnen sofort; 0: nie
dots-opt-ground = ob das Wort „erden“ eine Partie beendet
dots-opt-stoptime = Sekunden, die der anderen Seite nach „stopp“ bleiben
dots-key-size = Größe | blatt
dots-key-start = Start
dots-key-zone = Zone
dots-key-capture = fangen
dots-key-extra = Extrazug
dots-key-border = Rand | freier rand
dots-key-sudden = Sofortsieg
dots-key-ground = erden | erdung
dots-key-territory = Gebiet
dots-key-stoptime = Stoppzeit
dots-is-empty = leer
dots-is-cross = Kreuz
dots-is-double-cross = zwei Kreuze
dots-is-crosses = Kreuze
dots-is-turned = gedrehte Kreuze | gedreht
dots-is-enemy = fremde
dots-is-any = jede
dots-preset-official = offiziell | groß
dots-preset-quick = schnell
dots-set-size = Blatt { $value }
dots-set-start = { $value ->
    [cross] ein Kreuz am Anfang
    [double-cross] zwei Kreuze am Anfang
    [crosses] { $count ->
        [one] ein Kreuz an zufälliger Stelle
       *[other] { $count } Kreuze an zufälligen Stellen
    }
    [turned] { $count ->
        [one] ein Kreuz an zufälliger Stelle, per Los gedreht
       *[other] { $count } Kreuze an zufälligen Stellen, jedes per Los gedreht
    }
   *[other] ein leeres Blatt
}
dots-set-zone = { $value ->
    [on] erste Punkte in der Mitte
   *[other] erste Punkte irgendwo
}
dots-set-capture = { $value ->
    [any] jede geschlossene Fläche zählt
   *[other] nur Flächen mit fremden Punkten zählen
}
dots-set-extra = { $value ->
    [on] nach dem Fangen noch ein Zug
   *[other] keine Extrazüge
}
dots-set-border = { $value ->
    [on] der Rand bleibt frei
   *[other] Punkte am Rand erlaubt
}
dots-set-sudden = { $value ->
    [0] kein Sofortsieg
    [one] { $value } gefangener Punkt gewinnt sofort
   *[other] { $value } gefangene Punkte gewinnen sofort
}
dots-set-ground = { $value ->
    [on] mit Erden
   *[other] ohne Erden
}
dots-set-territory = { $value ->
    [on] mit Gebiet
   *[other] ohne Gebiet
}
dots-set-stoptime = { $value ->
    [one] { $value } Sekunde nach „stopp“
   *[other] { $value } Sekunden nach „stopp“
}
dots-word-ground = erden | ich erde | geerdet
dots-word-stop = stopp | ich stoppe
dots-word-done = fertig | ich bin fertig

dots-do-dot = { $place }
dots-do-ground = ⏚ Erden
dots-do-stop = ✋ Stopp
dots-do-done = ✅ Fertig

dots-ask = Setz einen Punkt
dots-ask-zone = Setz deinen ersten Punkt in die schraffierte Zone, { $from } bis { $to }
dots-ask-stopped = { $seat } hat gestoppt. Kreise ein, was lose ist, dann schreib „fertig“

dots-captured =
    { $seat }: { $place } fängt { $count ->
        [one] { $count } Punkt!
       *[other] { $count } Punkte!
    }
dots-freed =
    { $seat }: { $place } fängt { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } und befreit { $freed }!
dots-lost = { $seat } setzt auf { $place } in ein Haus von { $other } und verliert den Punkt.
dots-grounded =
    { $seat } erdet. { $loose ->
        [0] Kein Punkt ist lose.
        [one] { $loose } loser Punkt geht an die andere Seite.
       *[other] { $loose } lose Punkte gehen an die andere Seite.
    }
dots-stopped =
    { $seat } stoppt. Jetzt setzt nur noch { $other }, { $seconds ->
        [180] höchstens drei Minuten lang.
       *[other] höchstens { $seconds } Sekunden lang.
    }
dots-done = { $seat } ist fertig.
dots-time = Die Zeit nach dem Stopp ist um.
dots-sheet-grounded = { $seat } hat geerdet
dots-sheet-enough = { $count ->
    [one] Der erste Fang gewann
   *[other] { $count } Gefangene gewannen
}

dots-hint =
    { $empty ->
        [yes] Noch gibt es keine Häuser.
       *[no] Schraffiert sind die Häuser: { $own ->
            [one] { $own } Kreuzung
           *[other] { $own } Kreuzungen
        } bei dir, { $other } drüben.
    }
    Erdest du jetzt, verlierst du { $loose ->
        [0] keinen Punkt
        [one] { $loose } losen Punkt
       *[other] { $loose } lose Punkte
    } und { $verdict }.
dots-hint-ahead = gewinnst mit { $by } Vorsprung
dots-hint-even = kommst nur auf Unentschieden, also darfst du es noch nicht
dots-hint-behind = liegst um { $by } zurück, also darfst du es noch nicht

dots-reject-syntax = Schreib eine Kreuzung, zum Beispiel c3.
dots-reject-outside = { $place } gibt es auf diesem Blatt nicht: Die letzte Kreuzung ist { $last }.
dots-reject-taken = Auf { $place } ist schon ein Punkt.
dots-reject-area = { $place } liegt in einer gefangenen Fläche: Dort wird nicht mehr gesetzt.
dots-reject-border = { $place } liegt am Rand, und in dieser Partie bleibt der Rand frei.
dots-reject-zone = Der erste Punkt kommt in die schraffierte Zone, { $from } bis { $to }.
dots-reject-ground =
    Noch nicht: Gefangen hast du { $own }, die andere Seite { $other }, und { $loose ->
        [0] keiner deiner Punkte ist lose
        [one] { $loose } deiner Punkte ist lose (umringelt)
       *[other] { $loose } deiner Punkte sind lose (umringelt)
    }. { $short ->
        [one] Es fehlt noch { $short } Gefangener.
       *[other] Es fehlen noch { $short } Gefangene.
    }
dots-reject-no-ground = Diese Partie wird ohne Erden gespielt.
dots-reject-stopped = „stopp“ ist schon gesagt: Setz Punkte oder schreib „fertig“.
dots-reject-done = „fertig“ ist für die Zeit nach einem Stopp.
dots-reject-crosses =
    Für { $given } Kreuze reicht der Platz auf diesem Blatt vielleicht nicht. { $most ->
        [one] Eins passt.
       *[other] Bis zu { $most } passen.
    }
dots-reject-narrow = Zwei Kreuze nebeneinander brauchen sechs Spalten, wenn der Rand frei bleibt.
dots-opt-territory = wer eine Fläche schließt, darf sie offen lassen und später ausmalen; bei Einigung zählen auch ihre leeren Kreuzungen
dots-word-paint = ausmalen | malen | ich male aus
dots-word-leave = offen | offen lassen | lassen

dots-do-paint = 🖍 Ausmalen
dots-do-paint-area = 🖍 { $place } ausmalen
dots-do-leave = Offen lassen

dots-ask-paint = Die geschlossene Fläche ausmalen oder offen lassen? (Der nächste Punkt malt sie aus)
dots-left = { $seat } lässt die Fläche offen.
dots-painted =
    { $seat } malt die Fläche um { $place } aus: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
dots-reject-undecided = Entscheide erst über die geschlossene Fläche: „ausmalen“ oder „offen“.
dots-territory-counted = Mit der Hälfte der leeren Kreuzungen: { $seat } { $one } : { $two } { $other }.
dots-reject-no-territory = Diese Partie wird ohne Gebiet gespielt: Flächen werden sofort ausgemalt.
dots-reject-decided = Gerade ist keine Fläche geschlossen worden. Eine ältere malst du mit einer Kreuzung darin aus, zum Beispiel „ausmalen c4“.
dots-reject-not-left = { $place } liegt in keiner Fläche, die du offen gelassen hast und die noch geschlossen ist.
dots-reject-no-enemy = In der Fläche um { $place } ist kein fremder Punkt.
dots-sgf-size = Ein Blatt „{ $given }“ lässt sich nicht spielen: In jede Richtung sind es 5 bis 39 Kreuzungen.
dots-sgf-start = Die Punkte am Anfang sind weder ein Kreuz oder Doppelkreuz in der Mitte noch bis zu acht Kreuze, beliebig gedreht, die sich nicht berühren; anderes lässt sich nicht spielen.
dots-sgf-rule = Die Regel „{ $given }“ lässt sich hier nicht spielen.
dots-sgf-sudden = „InstantWin={ $given }“ lässt sich hier nicht spielen: Höchstens { $most } gefangene Punkte gewinnen sofort.
dots-sgf-lacking = Knoten { $node }: Nach den hiesigen Regeln fängt „{ $given }“, und die Datei hat die Regel „{ $rule }“, die hier niemand kennt. Was danach kommt, wurde nicht gelesen.
dots-sgf-pass = Knoten { $node }: Nach den Regeln dieser Datei ist „{ $given }“ Passen, und hier wird nicht gepasst. Was danach kommt, wurde nicht gelesen.
dots-sgf-chain = Knoten { $node }: Nach den hiesigen Regeln fängt „{ $given }“ diese Fläche nicht. Was danach kommt, wurde nicht gelesen.

dots-lesson-1 = Dieser Punkt schließt die blaue Kette
dots-lesson-2 = Der rote Punkt darin ist gefangen: zählt 1
dots-lesson-3 = Ketten laufen gerade oder schräg
dots-lesson-4 = Der Blattrand ist keine Mauer
dots-lesson-5 = Ein Zug ist eine Kreuzung: schreib „g6“
