# Beetle: one die draws a beetle, part by part.

beetle-name = Käfer
beetle-also = der käfer | käfer malen | käfer würfeln
beetle-about = Jeder Wurf zeichnet ein Stück deines Käfers, wenn du es brauchst. Der erste fertige Käfer gewinnt.
beetle-brief = ein Würfel, zwei Minuten
beetle-rules =
    Du willst zuerst einen ganzen Käfer haben. Bist du dran, wirf einmal den Würfel: Drück den Knopf oder schreib „würfeln“. Der Bot zeichnet das Stück, für das die Zahl steht.

    1 ist der Rumpf, 2 der Kopf, 3 ein Bein, 4 ein Auge, 5 ein Fühler und 6 der Schwanz. Ein Käfer hat einen Rumpf, einen Kopf, sechs Beine, zwei Augen, zwei Fühler und einen Schwanz: dreizehn Stücke.

    Zuerst kommt der Rumpf. Kopf, Beine und Schwanz brauchen einen Rumpf, an dem sie hängen; Augen und Fühler brauchen den Kopf. Kannst du etwas noch nicht brauchen, oder hat dein Käfer genug davon, wird nichts gezeichnet, und die nächste Person würfelt.

    Zum Beispiel: Dein erster Wurf ist eine 3, aber es gibt noch keinen Rumpf, also bekommst du nichts. Beim nächsten Mal fällt eine 1, der Rumpf. Dann noch eine 3, und da ist das erste Bein.

    Wer den Käfer zuerst fertig hat, gewinnt sofort.

beetle-word-roll = würfeln | ich würfle

beetle-body = Rumpf
beetle-head = Kopf
beetle-leg = Bein
beetle-eye = Auge
beetle-feeler = Fühler
beetle-tail = Schwanz

beetle-ask-first = Würfle: Du brauchst eine { $face } ({ $part })
beetle-ask = { $left ->
    [one] Würfle: Ein Stück fehlt noch
   *[other] Würfle: { $left } Stücke fehlen noch
}
beetle-drawn = { $seat } würfelt { $face }: { $part }.
beetle-needs = { $seat } würfelt { $face }: nützt nichts, zuerst fehlt noch: { $part }.
beetle-enough = { $seat } würfelt { $face }: nützt nichts, davon ist genug da: { $part }.
beetle-whole = { $seat } würfelt { $face }: { $part }, und der Käfer ist fertig!

beetle-sheet = Erst der Rumpf; Augen und Fühler nach dem Kopf
beetle-sheet-parts = { $parts } von { $all }
beetle-sheet-all = Stücke
beetle-sheet-times = { $part } × { $count }

beetle-board-parts = Stücke
beetle-board-body = Rumpf
beetle-board-head = Kopf
beetle-board-leg = Bein
beetle-board-eye = Auge
beetle-board-feeler = Fühler
beetle-board-tail = Schwanz

beetle-lesson-1 = 1 ist der Rumpf: Er kommt zuerst
beetle-lesson-2 = 2 ist der Kopf; dann Augen und Fühler
beetle-lesson-3 = 3 ist ein Bein; sechs braucht der Käfer
beetle-lesson-4 = „würfeln“: Ben braucht den Kopf, eine 2
beetle-lesson-5 = Dreizehn Stücke sind ein Käfer
