# The game of the goose: a spiral of sixty-three squares.

goose-name = Gänsespiel
goose-also = die gans | gans | gänsespirale
goose-about = Eine Spirale mit 63 Feldern: Gänse tragen dich weiter, Brücke, Gasthaus, Brunnen, Labyrinth, Gefängnis und Tod tun den Rest. Wer zuerst auf 63 ist, gewinnt.
goose-brief = ein oder zwei Würfel, zehn Minuten
goose-rules =
    Du willst zuerst auf Feld 63 sein, in der Mitte der Spirale. Bist du dran, würfle einmal: Drück den Knopf oder schreib „würfeln“. Deine Figur zieht so weit.

    Auf einer Gans ziehst du dieselbe Zahl noch einmal, bis zu einem Feld ohne Gans.

    6, die Brücke: hinüber auf 12. 19, das Gasthaus: zweimal aussetzen. 31, der Brunnen, und 52, das Gefängnis: warten, bis jemand anders dorthin kommt, höchstens aber drei Züge. 42, das Labyrinth: zurück auf 30. 58, der Tod: zurück an den Start.

    Kommst du auf ein besetztes Feld, muss die Figur dort auf das Feld, von dem du kamst.

    63 musst du genau treffen: Was zu viel ist, gehst du zurück. Von 60 führt eine 5 auf 63 und zurück auf 61. Eine Gans auf dem Rückweg trägt dich weiter zurück.

    Mit „paar“ wirfst du zwei Würfel. Dann führt eine Neun als allererster Wurf auf 26 (mit 6 3) oder auf 53 (mit 5 4).

goose-opt-pair = zwei Würfel statt einem
goose-key-pair = Paar
goose-set-pair = { $value ->
    [on] zwei Würfel
   *[other] ein Würfel
}

goose-word-roll = würfeln | ich würfle

goose-threw = { $seat } würfelt { $faces }: { $stops }.
goose-stop-square = auf { $square }
goose-stop-goose = die Gans auf { $square } trägt weiter
goose-stop-back = auf 63 und zurück auf { $square }
goose-stop-nine = eine Neun zum Anfang führt auf { $square }
goose-stop-bridge = über die Brücke auf { $square }
goose-stop-inn = das Gasthaus auf { $square }, zweimal aussetzen
goose-stop-well = in den Brunnen auf { $square }
goose-stop-maze = im Labyrinth verirrt, zurück auf { $square }
goose-stop-prison = ins Gefängnis auf { $square }
goose-stop-death = der Tod, zurück an den Start
goose-stop-home = 63, am Ziel
goose-met = { $square ->
    [0] { $seat } muss zurück an den Start.
   *[other] { $seat } muss auf { $square }.
}
goose-missed = { $left ->
    [0] { $seat } setzt aus, zum letzten Mal.
   *[other] { $seat } setzt aus.
}

goose-sheet = Wer zuerst auf 63 ist, gewinnt
goose-sheet-missed = { $square } · Pause
goose-sheet-start = Start
goose-sheet-square = Feld
goose-sheet-waits = { $square } · Pause { $left }

goose-lesson-1 = Start ist hier: „würfeln“
goose-lesson-2 = Gans: dieselbe Zahl noch einmal
goose-lesson-3 = Die Brücke führt auf 12
goose-lesson-4 = Gasthaus: zweimal Pause
goose-lesson-5 = Genau 63 muss es sein
