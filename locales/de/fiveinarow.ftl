fiveinarow-name = Fünf in einer Reihe
fiveinarow-also = fünf gewinnt | gomoku | gobang | renju
fiveinarow-about = Kreuze und Kreise auf endlosem Papier: Wer zuerst fünf in einer Reihe hat, gewinnt.
fiveinarow-brief = zehn Minuten
fiveinarow-rules =
    Auf endlosem Karopapier (40 × 40 Felder, die nie voll werden) setzt man abwechselnd Kreuz und Kreis, je eins in ein leeres Feld. Die ersten fünf in einer Reihe – waagerecht, senkrecht oder schräg – gewinnen; ein volles Blatt ist unentschieden. Das Bild zeigt den bespielten Teil und wächst mit.

    Schreib ein Feld, zum Beispiel t20.

    Varianten: reihe – vier oder sechs in einer Reihe; genau – längere Reihen gewinnen nicht. dreier – Kreuz darf mit einem Zeichen keine zwei offenen Dreier machen, außer es gewinnt. Ein offener Dreier wird mit einem weiteren Zeichen zu einem Vierer, der an beiden Enden gewinnt (bei vier in einer Reihe ein offener Zweier, bei sechs ein offener Vierer).

    swap2 – die eine Seite setzt Kreuz, Kreis, Kreuz (t20 u19 s22, auch einzeln). Die andere nimmt Kreuz, nimmt Kreis oder setzt noch einen Kreis und ein Kreuz und überlässt die Wahl. Dann zieht Kreis.
fiveinarow-opt-line = wie viele Zeichen in einer Reihe gewinnen
fiveinarow-opt-exact = eine längere Reihe gewinnt nicht
fiveinarow-opt-open3 = Kreuz darf mit einem Zeichen keine zwei offenen Dreier machen
fiveinarow-opt-swap2 = Turniereröffnung: Die eine Seite setzt drei Zeichen, die andere sucht sich aus, womit sie spielt
fiveinarow-key-line = Reihe | länge
fiveinarow-key-exact = genau | exakt
fiveinarow-key-open3 = Dreier | offene dreier
fiveinarow-key-swap2 = swap2 | tausch
fiveinarow-preset-tournament = Turnier
fiveinarow-set-line = { $value } in einer Reihe
fiveinarow-set-exact = { $value ->
    [off] eine längere Reihe gewinnt auch
   *[on] eine längere Reihe gewinnt nicht
}
fiveinarow-set-open3 = { $value ->
    [off] Kreuz darf alles
   *[on] keine zwei offenen Dreier zugleich für Kreuz
}
fiveinarow-set-swap2 = { $value ->
    [off] Kreuz fängt an
   *[on] Eröffnung swap2
}
fiveinarow-word-crosses = kreuz | kreuze | ich nehme kreuz
fiveinarow-word-rings = kreis | kreise | ich nehme kreis
fiveinarow-word-more = noch zwei | zwei mehr | noch zwei zeichen

fiveinarow-crosses = ✕ Kreuz
fiveinarow-rings = ◯ Kreis
fiveinarow-more = Noch zwei Zeichen

fiveinarow-ask-cross = Setz ein Kreuz
fiveinarow-ask-ring = Setz einen Kreis
fiveinarow-ask-three = Eröffne mit drei Zeichen: Kreuz, Kreis, Kreuz
fiveinarow-ask-two = Setz einen Kreis und ein Kreuz
fiveinarow-ask-choice = Such dir aus: Kreuz, Kreis oder noch zwei Zeichen
fiveinarow-ask-take = Such dir aus: Kreuz oder Kreis

fiveinarow-took-crosses = { $seat } nimmt Kreuz. Kreis zieht.
fiveinarow-took-rings = { $seat } nimmt Kreis und zieht.
fiveinarow-took-more = { $seat } setzt noch zwei Zeichen und überlässt die Wahl.

fiveinarow-reject-syntax = Schreib ein Feld, zum Beispiel t20.
fiveinarow-reject-syntax-choice = Schreib, was du nimmst: „kreuz“, „kreis“ oder „noch zwei“.
fiveinarow-reject-outside = { $place } gibt es auf diesem Blatt nicht: Das letzte Feld ist { $last }.
fiveinarow-reject-taken = { $place } ist besetzt. Nimm ein leeres Feld.
fiveinarow-reject-threes = Ein Kreuz auf { $place } ergäbe zwei offene Dreier zugleich. Das darf Kreuz nur, wo es gewinnt.
fiveinarow-reject-many = { $left ->
    [one] Du setzt jetzt ein Zeichen. Schreib ein Feld.
   *[other] Du setzt jetzt { $left } Zeichen, nicht mehr.
}
fiveinarow-reject-choose = Wähl zuerst: „kreuz“, „kreis“ oder „noch zwei“.
fiveinarow-reject-take = Wähl zuerst: „kreuz“ oder „kreis“.
fiveinarow-reject-more = Die zwei weiteren Zeichen stehen schon: Nimm „kreuz“ oder „kreis“.
fiveinarow-reject-settled = Jetzt gibt es nichts zu wählen. Schreib ein Feld.

fiveinarow-sheet-three = { $seat } setzt drei Zeichen
fiveinarow-sheet-chooses = { $seat } wählt:
fiveinarow-sheet-choice = Kreuz, Kreis oder noch zwei Zeichen
fiveinarow-sheet-two = { $seat } setzt noch zwei
fiveinarow-sheet-take = Kreuz oder Kreis

fiveinarow-lesson-1 = Das fünfte Kreuz hier gewinnt: „x20“
fiveinarow-lesson-2 = Kreuz und Kreis ziehen abwechselnd
fiveinarow-lesson-3 = Eine Reihe läuft gerade oder schräg
