# The Kremlin tower: four dice, two sums, three runners.

tower-name = Kremlturm
tower-also = turm | der turm | kreml
tower-about = Vier Würfel ergeben zwei Summen, drei Läufer klettern: Hör rechtzeitig auf, oder das Gewonnene ist futsch.
tower-brief = vier Würfel, zehn Minuten
tower-rules =
    Klettere vor den anderen in drei Spalten bis nach oben.

    Bist du dran, wirf vier Würfel und teil sie in zwei Paare. In den Spalten der zwei Summen klettern deine Läufer eine Stufe. Es gibt drei Läufer; ein neuer beginnt gleich über deiner Marke. Geht es, müssen beide Summen genutzt werden; ist für zwei neue Spalten nur noch ein Läufer da, wählst du.

    Nach jedem Wurf hörst du auf oder würfelst weiter. Hörst du auf, rücken deine Marken zu den Läufern hoch. Kann kein Läufer mit einer Summe klettern, ist alles aus diesem Zug futsch. Eine erklommene Spalte ist für alle geschlossen.

    Du wirfst 2 3 3 6: Das sind 5 und 9, oder 8 und 6. Schreib „nehme 5 9“ oder nur „5 9“, dann „würfeln“ oder „stopp“, oder nimm die Knöpfe.

    Mit der dritten Spalte ist Schluss; „spalten“ ändert die Zahl.

tower-opt-columns = wie viele Spalten gewinnen
tower-key-columns = Spalten
tower-set-columns = { $value ->
    [one] { $value } Spalte gewinnt
   *[other] { $value } Spalten gewinnen
}

tower-word-roll = würfeln | ich würfle | weiter | nochmal
tower-word-hold = stopp | aufhören | ich höre auf
tower-word-take = nehme | ich nehme | nehmen | klettern

tower-take = { $sums }
tower-take-news = { $seat } klettert mit { $sums }.

tower-ask-take = Welche Summen machst du aus { $faces }?
tower-ask-one = Welche eine Summe nimmst du aus { $faces }?
tower-ask = { $free ->
    [0] Weiterwürfeln oder Stopp?
    [one] Weiterwürfeln oder Stopp? Ein Läufer ist frei
   *[other] Weiterwürfeln oder Stopp? { $free } Läufer sind frei
}

tower-threw = { $seat } würfelt { $faces }.
tower-falls = { $seat } würfelt { $faces }: Kein Läufer kann klettern, der Zug ist futsch.
tower-takes = { $seat } klettert mit { $sums }.
tower-stops = { $seat } hört auf; die Marken rücken zu den Läufern: { $sums }.
tower-top = { $columns ->
    [one] { $seat } ist in der { $sum } oben, die erste Spalte.
   *[other] { $seat } ist in der { $sum } oben und hat { $columns } Spalten.
}

tower-reject-columns = Bei so vielen Spalten könnte vielleicht niemand gewinnen: Nimm weniger Spalten, oder spiel mit weniger Leuten.
tower-reject-syntax = Schreib die Summen, mit denen du kletterst, zum Beispiel „5 9“, oder „würfeln“ oder „stopp“.
tower-reject-take = Dieser Wurf ergibt: { $moves }.
tower-reject-one = Für beide Summen reichen die Läufer nicht: Nimm eine. Dieser Wurf ergibt: { $moves }.
tower-reject-decide = Mit diesem Wurf bist du schon geklettert: weiterwürfeln oder aufhören?
tower-reject-first = Wähl zuerst die Summen dieses Wurfs.

tower-sheet = { $columns ->
    [one] Eine Spalte gewinnt
   *[other] { $columns } Spalten gewinnen
}
tower-sheet-runners = { $columns ->
    [one] Eine Spalte gewinnt; Kreuz = Läufer
   *[other] { $columns } Spalten gewinnen; Kreuz = Läufer
}

tower-lesson-1 = Summen zweier Paare: „5 9“ oder „6 8“
tower-lesson-2 = Gelb: Läufer, weg, wenn nichts passt
tower-lesson-3 = Nach „stopp“ bleiben die Marken dort
tower-lesson-4 = Erklommene Spalten sind zu; zwei gewinnen
