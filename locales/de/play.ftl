### What a match answers when a step is not possible.

undo-table = Inzwischen ist jemand gegangen oder die Zeit abgelaufen: Das lässt sich nicht zurücknehmen.
reject-lapse = Es läuft keine Uhr.
reject-full = Diese Partie ist zu lang geworden. Beende sie mit /draw oder /resign.
reject-line = Das lässt sich nicht in die Aufzeichnung der Partie schreiben.
reject-first = Anfangen kann Platz 1 bis { $max }.
reject-rules = Diese Partie wurde nach älteren Regeln gespielt ({ $given }, jetzt { $now }) und lässt sich nur noch ansehen.

### Matches in SGF, the files of other programs.

sgf-syntax = Zeile { $line }, Spalte { $column }: { $what }
sgf-no-match = In der Datei ist keine Partie, nichts beginnt mit „(“.
sgf-no-node = In der Partie steht nichts, kein einziges „;“.
sgf-early = „{ $given }“ steht vor dem ersten „;“.
sgf-no-value = Auf „{ $given }“ folgt kein Wert in eckigen Klammern.
sgf-open-value = Die Klammer „[“ wird nicht mit „]“ geschlossen.
sgf-open-match = Hier endet die Datei, ohne dass die Partie mit „)“ geschlossen wird.
sgf-stray = „{ $given }“ hat hier nichts zu suchen.
sgf-many-nodes = Mehr als { $most } Knoten werden nicht gelesen.
sgf-large = Die Datei ist größer als { $most } Megabyte.
sgf-unsaid = Die Datei sagt nicht, um welches Spiel es geht: Hinter GM steht keine Zahl.
sgf-no-game = Ein Spiel mit der Nummer GM[{ $given }] gibt es hier nicht.
sgf-many-moves = Knoten { $node }: Mehr als { $most } Züge werden nicht gelesen.
sgf-comment = Knoten { $node }: Was dort für Kletka notiert ist, lässt sich nicht lesen ({ $why }).
sgf-value = Knoten { $node }: „{ $given }“ ist kein Zug. Was danach kommt, wurde nicht gelesen.
sgf-setup = Knoten { $node }: „{ $given }“ ändert die Stellung ohne Zug, das geht hier nicht. Es wurde nicht gelesen, und auch nichts danach.
sgf-komi = „{ $given }“ gibt einer Seite Punkte, hier zählen sie für niemanden. Alle Züge wurden gelesen, aber nicht, wie die Partie ausging.
sgf-more = Die Datei enthält mehrere Partien. Gelesen wurde nur die erste.
