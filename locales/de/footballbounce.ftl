footballbounce-name = Papierfußball
footballbounce-also = bandenfußball | fußball mit bande
footballbounce-about = Fußball auf Papier, Strich für Strich: Der Ball prallt von der Bande ab, und wo schon ein Strich war, geht es weiter.
footballbounce-brief = eine Viertelstunde
footballbounce-rules =
    Der Ball liegt in der Mitte. Ein Zug ist ein Strich zum Nachbarpunkt, gerade oder schräg. Striche dürfen sich kreuzen, aber keiner wird zweimal gezogen.

    Kommt der Ball auf einen Punkt, an dem schon ein Strich war, ziehst du gleich noch einmal, und so fort.

    Die Bande wirft den Ball sofort zurück, wie ein Spiegel das Licht. Ist der Strich zurück schon da, ziehst du weiter, wie du willst. Aus einer Ecke kommt man nicht heraus.

    Der Pfeil neben deinem Namen zeigt, wohin du spielst. Ein Strich ins Tor zählt (meist d1, e1, f1 oder d11, e11, f11: auch der Pfosten), ins eigene für die andere Seite. Wer weiterziehen muss und nicht kann, verliert die Runde. Dann wird frisch begonnen, und es fängt an, wer verloren hat.

    Schreib den nächsten Punkt, f7, oder eine Richtung, südost. War bei f7 schon ein Strich, geht auch eine Kette: f7 g8.
footballbounce-opt-size = Breite und Länge des Spielfelds in Kästchen, beide gerade; die Tore liegen an den kurzen Seiten
footballbounce-opt-goal = Breite der Tore, eine gerade Zahl von Kästchen
footballbounce-opt-goals = wie viele Tore gewinnen
footballbounce-opt-bounce = der Rand: spiegel – er wirft den Ball zurück; frei – seine Punkte gelten als besucht, und die Tore liegen einen Strich hinter der Linie
footballbounce-key-size = Größe | spielfeld
footballbounce-key-goal = Tor | torbreite
footballbounce-key-goals = Tore | bis
footballbounce-key-bounce = Bande | rand
footballbounce-is-reflect = Spiegel
footballbounce-is-free = frei
footballbounce-set-size = Spielfeld { $value }
footballbounce-set-goal = Tore { $value } Kästchen breit
footballbounce-set-goals = { $value ->
    [one] ein Tor gewinnt
   *[other] { $value } Tore gewinnen
}
footballbounce-set-bounce = { $value ->
    [free] der Rand gilt als besucht
   *[other] die Bande wirft den Ball zurück
}
footballbounce-word-n = n | nord | norden | hoch
footballbounce-word-ne = nordost | rechts hoch | nordosten
footballbounce-word-e = o | ost | osten | rechts
footballbounce-word-se = südost | rechts runter | südosten
footballbounce-word-s = s | süd | süden | runter
footballbounce-word-sw = südwest | links runter | südwesten
footballbounce-word-w = w | west | westen | links
footballbounce-word-nw = nordwest | links hoch | nordwesten

footballbounce-ask = Spiel den Ball auf einen Nachbarpunkt
footballbounce-ask-on = Hier war schon ein Strich: Zieh weiter
footballbounce-shot = Tor { $arrow }
footballbounce-ball = ●
footballbounce-drawn = ·
footballbounce-thrown = { $move }, von der Bande auf { $end }
footballbounce-goal = Tor für { $seat }!
footballbounce-own-goal = Eigentor von { $seat }: Es zählt für { $other }.
footballbounce-sheet-stuck = Der Ball steckt fest: { $seat } verliert
footballbounce-sheet-arrow = zum Tor
footballbounce-sheet-open = frei
footballbounce-stuck = { $seat } kommt nicht mehr weiter: Die Runde geht an { $other }.

footballbounce-reject-syntax = Schreib den nächsten Punkt, zum Beispiel f7, eine Kette f7 g8, oder Richtungen: n nordost o südost s südwest w nordwest.
footballbounce-reject-outside = { $place } gibt es auf diesem Spielfeld nicht: Der letzte Punkt ist { $last }.
footballbounce-reject-far = { $place } ist kein Nachbar des Balls auf { $ball }: Ein Strich führt zu einem der acht Punkte ringsum.
footballbounce-reject-nowhere = Auf { $ball } liegt der Ball schon. Nenn den Punkt, zu dem er soll.
footballbounce-reject-drawn = Diesen Strich von { $ball } gibt es schon. Nimm einen freien; die Rauten im Bild zeigen, wohin.
footballbounce-reject-border = Von { $ball } liefe dieser Strich am Rand entlang, und der gilt als gezogen.
footballbounce-reject-leaves = Von { $ball } führt dieser Strich aus dem Spielfeld.
footballbounce-reject-rests = An { $ball } war noch kein Strich, also endet der Zug dort. Lass weg, was folgt.
footballbounce-reject-goal = Da ist der Ball schon im Tor. Lass weg, was folgt.
footballbounce-reject-wide = Ein Tor von { $goal } Kästchen ist zu breit: Hier sind höchstens { $most } möglich.

footballbounce-lesson-1 = Die Bande warf den Ball zurück
footballbounce-lesson-2 = Hier war schon ein Strich: Anna zieht
footballbounce-lesson-3 = Rauten zeigen, wohin: schreib „d5“
footballbounce-lesson-4 = Hierhin spielt Anna; Pfosten zählen
footballbounce-lesson-5 = Fest, etwa in der Ecke? Runde verloren
