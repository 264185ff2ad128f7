# Along but not across: one grid for two, one scores the rows, the other the columns.

alongonly-name = Längs gegen quer
alongonly-also = zeilen gegen spalten
alongonly-about = Zu zweit ein Gitter von 5 × 5: Die eine Seite zählt die Zeilen, die andere die Spalten.
alongonly-brief = zwei Würfel, zehn Minuten
alongonly-rules =
    Beide teilen sich ein leeres Gitter, fünf mal fünf. Das Los entscheidet: Die eine Seite zählt die Zeilen, die andere die Spalten. Wer die Zeilen hat, beginnt. Bist du dran, fallen zwei Würfel: Schreib die letzte Ziffer der Summe in ein leeres Feld: 7 ist eine 7, aber 10 ist eine 0, 11 eine 1 und 12 eine 2. Was steht, bleibt.

    Jede Linie zählt, während sie sich füllt: zwei gleiche Ziffern 1 Punkt, drei 3, vier 6, fünf 10. Zwei Paare bringen 2, drei und zwei 4. Gleiche müssen nicht nebeneinander stehen. Eine Folge aus fünf Ziffern bringt 5, in beliebiger Ordnung: 4 6 8 5 7. Die Null steht vor der Eins oder nach der Neun: 0 1 2 3 4 und 6 7 8 9 0 sind Folgen, 8 9 0 1 2 nicht.

    Such also Felder, wo eine Ziffer dir hilft und der anderen Seite schadet. Dann werden Zeilen und Spalten getauscht, und es folgt ein neues Gitter. Beide Ergebnisse zusammen entscheiden.

    Drück auf ein Feld, oder schreib es: „b3“.

alongonly-word-throw = würfeln | ich würfle

alongonly-sheet-worth = Paar 1 · drei 3 · vier 6 · fünf 10 · Folge 5

alongonly-lesson-1 = Hier zählen Zeilen, drüben Spalten
alongonly-lesson-2 = Drei Siebenen in dieser Zeile: 3 Punkte
alongonly-lesson-3 = Drei Achten und zwei Vieren: 4 Punkte
alongonly-lesson-4 = 4 + 4 ist 8, aber 10, 11, 12 sind 0, 1, 2
alongonly-lesson-5 = Drück auf ein leeres Feld, oder tipp „e5“
