# Along and across: digits of shared rolls in a grid of five by five.

alongacross-name = Längs und quer
alongacross-also = kreuz und quer | zahlengitter
alongacross-about = Dieselben Würfe für alle, für jeden Platz ein Gitter von 5 × 5: Gleiche Ziffern und Folgen zählen längs und quer.
alongacross-brief = zwei Würfel, zehn Minuten
alongacross-rules =
    Alle haben ein leeres Gitter, fünf mal fünf. Der Bot wirft 25-mal zwei Würfel, für alle zugleich. Es zählt die letzte Ziffer der Summe: 7 ist eine 7, aber 10 ist eine 0, 11 eine 1 und 12 eine 2. Jedes Mal wählst du geheim, in welches leere Feld deines Gitters die Ziffer kommt. Was steht, bleibt.

    Am Ende zählen die fünf Zeilen und fünf Spalten: zwei gleiche Ziffern 1 Punkt, drei 3, vier 6, fünf 10. Zwei Paare bringen 2, drei und zwei 4. Gleiche müssen nicht nebeneinander stehen. Eine Folge aus fünf Ziffern bringt 5, in beliebiger Ordnung: 4 6 8 5 7. Die Null steht vor der Eins oder nach der Neun: 0 1 2 3 4 und 6 7 8 9 0 sind Folgen, 8 9 0 1 2 nicht.

    Zusammengezählt werden alle Zeilen und Spalten, und die meisten Punkte gewinnen.

    Am häufigsten kommen Siebenen, dann Sechsen und Achten; Einsen, Zweien und Dreien sind selten. Drück auf ein Feld, oder schreib es im Privatchat: „b3“.

alongacross-word-throw = würfeln | ich würfle

alongacross-lesson-1 = 6 7 8 9 0: eine Folge, egal wie: 5 Punkte
alongacross-lesson-2 = Vier Achten in dieser Spalte: 6 Punkte
alongacross-lesson-3 = 3 + 1 ist 4; 10, 11, 12 sind 0, 1, 2
alongacross-lesson-4 = Alle Zeilen + alle Spalten = Punkte
alongacross-lesson-5 = Drück auf ein Feld, oder tipp „c5“
