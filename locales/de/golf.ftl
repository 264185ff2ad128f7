golf-name = Papiergolf
golf-also = golf | minigolf
golf-about = Schnipp deinen Ball an den Hügeln vorbei mit möglichst wenigen Schlägen ins Loch.
golf-brief = zehn Minuten
golf-rules =
    Die Bälle liegen nebeneinander unten auf dem Blatt, das Loch ist oben. Bist du dran, sag, wohin du schnippst, höchstens 12 Kästchen weit. Ganz genau kommt der Stift nie an: je länger der Schlag, desto wilder.

    Der Ball ist drin, wenn sein Strich höchstens 0,4 Kästchen vom Loch endet oder darüber hinweggeht und dann noch weniger als 2 Kästchen vor sich hätte. Schnellere rollen darüber. Der Blattrand hält einen Ball auf.

    Trifft ein Strich einen Hügel, bleibt der Ball an dessen Fuß liegen. Wer nach dir dran ist, rollt ihn dann 3 Kästchen in eine beliebige Richtung: „rollen w“ (West, nach links), oder ein Knopf. Mit „strafe“ kommen stattdessen Schläge dazu.

    Wer die wenigsten Schläge braucht, gewinnt. Nach 25 wird ein Ball aufgehoben.

    Schreib eine Kreuzung, k24, oder mit Zehnteln: 11.5 24.2 oder k.5 24.2.

    Wählbar ist die Zahl der Hügel, bis 8.
golf-opt-hills = wie viele Hügel im Weg stehen
golf-opt-penalty = Strafschläge für einen Hügel statt des Zurückrollens; 0: zurückrollen
golf-key-hills = Hügel
golf-key-penalty = Strafe
golf-set-hills = { $value ->
    [0] keine Hügel
    [one] { $value } Hügel
   *[other] { $value } Hügel
}
golf-set-penalty = { $value ->
    [0] an Hügeln wird gerollt
    [one] ein Hügel kostet { $value } Schlag
   *[other] ein Hügel kostet { $value } Schläge
}

golf-word-roll = rollen | ich rolle
golf-word-n = n | nord | hoch
golf-word-ne = nordost | nordosten
golf-word-e = o | ost | rechts
golf-word-se = südost | südosten
golf-word-s = s | süd | runter
golf-word-sw = südwest | südwesten
golf-word-w = w | west | links
golf-word-nw = nordwest | nordwesten

golf-ask = Schlag { $stroke }: Wohin schnippst du? Bis zu { $most } Kästchen weit
golf-ask-roll = Roll den Ball von { $other } 3 Kästchen weit: Wohin?
golf-ball = ⚪
golf-way-n = ⬆️ Nord
golf-way-ne = ↗️ Nordost
golf-way-e = ➡️ Ost
golf-way-se = ↘️ Südost
golf-way-s = ⬇️ Süd
golf-way-sw = ↙️ Südwest
golf-way-w = ⬅️ West
golf-way-nw = ↖️ Nordwest
golf-way-n-news = { $seat } rollt den Ball nach Norden.
golf-way-ne-news = { $seat } rollt den Ball nach Nordosten.
golf-way-e-news = { $seat } rollt den Ball nach Osten.
golf-way-se-news = { $seat } rollt den Ball nach Südosten.
golf-way-s-news = { $seat } rollt den Ball nach Süden.
golf-way-sw-news = { $seat } rollt den Ball nach Südwesten.
golf-way-w-news = { $seat } rollt den Ball nach Westen.
golf-way-nw-news = { $seat } rollt den Ball nach Nordwesten.

golf-told-in = { $strokes ->
        [one] { $seat } ist mit { $strokes } Schlag im Loch!
       *[other] { $seat } ist mit { $strokes } Schlägen im Loch!
    }
golf-told-hill = { $seat } trifft einen Hügel. { $other } rollt den Ball.
golf-told-blocked = { $seat } rollt den Ball von { $other }, aber ein Hügel hält ihn auf.
golf-told-penalty = { $count ->
        [one] { $seat } trifft einen Hügel: { $count } Schlag mehr macht { $strokes }.
       *[other] { $seat } trifft einen Hügel: { $count } Schläge mehr machen { $strokes }.
    }
golf-told-up = { $seat } hebt den Ball nach { $strokes } Schlägen auf.
golf-is-in = im Loch
golf-is-out = nicht im Loch
golf-is-rolled = Hügel: { $other } rollt
golf-has-strokes = { $count ->
    [one] { $count } Schlag
   *[other] { $count } Schläge
}
golf-is-up = aufgehoben
golf-is-left = weg
golf-sheet-reach = so weit geht es
golf-sheet-mover = spielt

golf-reject-syntax = Schreib, wohin du schnippst: eine Kreuzung wie k24, oder mit Zehnteln 11.5 24.2.
golf-reject-way = Schreib, wohin der Ball gerollt wird: n, nordost, o, südost, s, südwest, w oder nordwest.
golf-reject-off = Das ist nicht mehr auf dem Blatt: Es geht von a1 bis { $last }.
golf-reject-here = Dort liegt dein Ball schon. Ziel woandershin.
golf-reject-far = Das ist { $far } Kästchen weit. Zielen darfst du höchstens { $most } weit, bis zur gestrichelten Linie.
golf-reject-roll = Roll zuerst den Ball von { $other }: Schreib eine Richtung, zum Beispiel rollen w.
golf-reject-stroke = Gerollt werden Bälle, die einen Hügel getroffen haben. Sag jetzt, wohin du schnippst.

# What the board in letters says.
golf-board-at = bei
golf-board-strokes = Schläge
golf-board-in = drin
golf-board-picked-up = aufgehoben
golf-board-left = weg

golf-lesson-1 = Der Hügel hielt Annas Ball auf
golf-lesson-2 = Ben rollte ihn 3 Kästchen weg: „rollen s“
golf-lesson-3 = Schreib, wohin, im Bogen: „k14“
golf-lesson-4 = Je länger der Schlag, desto ungenauer
golf-lesson-5 = Die wenigsten Schläge gewinnen
