vertushka-name = Würfel kippen
vertushka-also = kippen | kippwürfel | einunddreißig
vertushka-about = Ein Wurf, dann wird der Würfel nur noch von Seite zu Seite gekippt. Mach genau 31 und nie mehr.
vertushka-brief = ein Würfel, zwei Minuten
vertushka-rules =
    Einmal wird gewürfelt: Was der Würfel zeigt, ist die Summe am Anfang. Danach würfelt niemand mehr. Abwechselnd, die andere Seite zuerst, kippt man den Würfel über eine Kante auf eine seiner Seiten und addiert, was oben liegt.

    Nicht alles kann nach oben kommen: nicht, was oben liegt, nicht, was unten liegt (gegenüber ergeben sieben), und nicht, was vor dem letzten Kippen oben lag. Es bleiben drei Möglichkeiten, beim ersten Kippen vier.

    Wer genau 31 macht, bekommt 3 Punkte. Wer darüber kommt, schenkt der anderen Seite einen Punkt für jedes Auge zu viel: bei 33 sind es 2. Dann würfelt die andere Seite, und 6 Punkte gewinnen die Partie.

    Mit zwei Würfeln kippst du einen davon, und beide oberen Seiten zählen dazu. Die Sperre gilt für jeden Würfel einzeln.

    Schreib, was oben liegen soll: 6. Bei zwei Würfeln sag, welcher: links 6, rechts 6, oder 4>6 für den, der 4 zeigt. Die Knöpfe nennen auch die Summe.
vertushka-opt-count = wie viele Würfel gekippt werden
vertushka-opt-target = die Summe, die eine Runde gewinnt
vertushka-opt-points = Punkte, die die Partie gewinnen; bei 1 ist es eine einzige Runde
vertushka-key-count = Anzahl | zahl der würfel
vertushka-key-target = Ziel | summe
vertushka-key-points = Punkte | partie
vertushka-set-count = { $value ->
    [one] ein Würfel
   *[other] { $value } Würfel
}
vertushka-set-target = bis { $value }
vertushka-set-points = { $value ->
    [one] eine einzige Runde
   *[other] Partie bis { $value } Punkte
}
vertushka-preset-two = zwei Würfel
vertushka-preset-single = einzeln | eine runde

vertushka-word-throw = würfeln | ich würfle
vertushka-word-left = links
vertushka-word-right = rechts

vertushka-ask = { $dice ->
        [one] Kipp den Würfel
       *[other] Kipp einen Würfel
    }: bisher { $total }, noch { $left }
vertushka-tip = { $face } → { $makes }
vertushka-tip-news = { $seat } kippt auf { $face }: { $makes }.
vertushka-tip-left = ⬅ { $face } → { $makes }
vertushka-tip-right = ➡ { $face } → { $makes }
vertushka-tip-left-news = { $seat } kippt den linken auf { $face }: { $makes }.
vertushka-tip-right-news = { $seat } kippt den rechten auf { $face }: { $makes }.
vertushka-sheet-points = { $points ->
    [one] eine Runde
   *[other] bis { $points } Punkte
}
vertushka-sheet-over = = { $sum }, zu viel
vertushka-sheet-target = Ziel
vertushka-sheet-before = lag oben
vertushka-sheet-before-short = vorher

vertushka-told-throw = { $seat } würfelt: { $faces }.
vertushka-told-made = { $points ->
        [one] { $seat } macht genau { $target }: { $points } Punkt!
       *[other] { $seat } macht genau { $target }: { $points } Punkte!
    }
vertushka-told-passed = { $points ->
        [one] { $seat } kommt darüber: { $sum }. { $other } bekommt { $points } Punkt.
       *[other] { $seat } kommt darüber: { $sum }. { $other } bekommt { $points } Punkte.
    }

vertushka-reject-syntax = { $dice ->
    [one] Schreib, was oben liegen soll, zum Beispiel 6.
   *[other] Schreib, welcher Würfel und was oben liegen soll: links 6, rechts 6, oder 4>6 für den, der 4 zeigt.
}
vertushka-reject-face = Ein Würfel hat die Seiten 1 bis 6.
vertushka-reject-top = { $face } liegt schon oben. Kipp den Würfel auf { $faces }.
vertushka-reject-under = { $face } liegt unten, gegenüber von { $top }: Einmal kippen bringt sie nicht nach oben. Möglich: { $faces }.
vertushka-reject-before = { $face } lag vor dem letzten Kippen oben, und gleich zurück geht es nicht. Möglich: { $faces }.
vertushka-reject-neither = Auf { $face } lässt sich jetzt keiner der Würfel kippen.
vertushka-reject-shown = Kein Würfel zeigt { $top }. Oben liegen: { $tops }.
vertushka-reject-which = Auf { $face } ließen sich beide Würfel kippen. Sag, welcher: links { $face } oder rechts { $face }.
vertushka-reject-throw = Erst wird gewürfelt.
vertushka-reject-thrown = Gewürfelt ist schon: Kipp jetzt einen.

# What the board in letters says.
vertushka-board-to = auf
vertushka-board-seat = Platz
vertushka-board-throws = würfelt
vertushka-board-was = war
vertushka-board-may-be = geht
vertushka-board-last = zuletzt
vertushka-board-of = von

vertushka-lesson-1 = Das liegt oben: Es kam zuletzt dazu
vertushka-lesson-2 = Schreib die neue Seite; das ist die Summe
vertushka-lesson-3 = Lag eben noch oben: nicht gleich wieder
vertushka-lesson-4 = Genau 31 bringt 3 Punkte
vertushka-lesson-5 = Über 31: Was zu viel ist, geht nach drüben
