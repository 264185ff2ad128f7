# Minimum: as along and across, but the lesser one of rows and columns counts.

minimum-name = Minimum
minimum-also = das kleinere zählt
minimum-about = Für jeden Platz ein Gitter von 5 × 5 mit denselben Ziffern; es zählt das kleinere Ergebnis von Zeilen und Spalten.
minimum-brief = zwei Würfel, zehn Minuten
minimum-rules =
    Alle haben ein leeres Gitter, fünf mal fünf. Der Bot wirft 25-mal zwei Würfel, für alle zugleich. Es zählt die letzte Ziffer der Summe: 7 ist eine 7, aber 10 ist eine 0, 11 eine 1 und 12 eine 2. Jedes Mal wählst du geheim, in welches leere Feld deines Gitters die Ziffer kommt. Was steht, bleibt.

    Am Ende zählt jede Zeile und jede Spalte: zwei gleiche Ziffern 1 Punkt, drei 3, vier 6, fünf 10. Zwei Paare bringen 2, drei und zwei 4. Gleiche müssen nicht nebeneinander stehen. Eine Folge aus fünf Ziffern bringt 5, in beliebiger Ordnung: 4 6 8 5 7. Die Null steht vor der Eins oder nach der Neun: 0 1 2 3 4 und 6 7 8 9 0 sind Folgen, 8 9 0 1 2 nicht.

    Zähl nun die Zeilen zusammen und die Spalten zusammen: Das kleinere ist dein Ergebnis. Mit 21 in den Zeilen und 2 in den Spalten ist es 2. Das höchste Ergebnis gewinnt, halt also beides im Gleichgewicht.

    Drück auf ein Feld, oder schreib es im Privatchat: „b3“.

minimum-word-throw = würfeln | ich würfle

minimum-lesson-1 = Zeilen : Spalten → das kleinere zählt
minimum-lesson-2 = Vier Neunen in der Zeile: 6 Punkte
minimum-lesson-3 = 6 7 8 9 0: eine Folge, egal wie: 5 Punkte
minimum-lesson-4 = 4 + 4 ist 8; 10, 11, 12 sind 0, 1, 2
minimum-lesson-5 = Drück auf ein Feld, oder tipp „b5“
