# The airship: chips on fields, and a gondola that keeps them.

zeppelin-name = Zeppelin
zeppelin-also = luftschiff | das luftschiff | gondel
zeppelin-about = Leg einen Chip auf ein leeres Feld, nimm ihn von einem vollen – und eine Sechs landet in der Gondel, die nichts zurückgibt. Wer zuletzt noch Chips hat, gewinnt.
zeppelin-brief = ein Würfel, fünf Minuten
zeppelin-rules =
    Alle haben sechs Chips. Das Luftschiff hat fünf Felder, 1 bis 5, und darunter hängt die Gondel, Nummer 6.

    Bist du dran, wirf einen Würfel. Ist das Feld dieser Zahl leer, leg einen Chip darauf. Liegt dort ein Chip, nimm ihn. Bei einer 6 legst du immer einen Chip in die Gondel, und dort bleibt er.

    Wer keine Chips mehr hat, ist raus. Wer zuletzt noch welche hat, gewinnt.

    Zum Beispiel: Anna würfelt eine 3 und legt einen Chip auf Feld 3. Ben würfelt auch eine 3 und nimmt ihn.

    Schreib „würfeln“ oder drück den Knopf.

zeppelin-opt-chips = wie viele Chips alle haben
zeppelin-key-chips = Chips
zeppelin-set-chips = { $value ->
    [one] je { $value } Chip
   *[other] je { $value } Chips
}

zeppelin-word-roll = würfeln | ich würfle

zeppelin-put = { $seat } würfelt { $face } und legt einen Chip hin.
zeppelin-take = { $seat } würfelt { $face } und nimmt den Chip.
zeppelin-gondola = { $seat } würfelt { $face }: Ein Chip kommt in die Gondel.
zeppelin-sheet = Wer zuletzt Chips hat, gewinnt
zeppelin-sheet-puts = { $face } ist leer, legt 1
zeppelin-sheet-takes = { $face } ist voll, nimmt 1
zeppelin-sheet-keeps = { $face }, legt 1 in die Gondel
zeppelin-sheet-gondola = × { $count }

zeppelin-lesson-1 = „würfeln“: Feld 2 war leer, Anna zahlte
zeppelin-lesson-2 = Eine 6 kommt in die Gondel und bleibt
zeppelin-lesson-3 = Feld 1 war voll: Ben nahm den Chip
zeppelin-lesson-4 = Anna hat keine Chips mehr: raus
