# Ascent: numbers of two dice in a list, and the longest run that rises.

ascent-name = Aufstieg
ascent-also = der aufstieg | kletterliste
ascent-about = Fünfzehn Würfe für alle ergeben zweistellige Zahlen: Schreib jede in deine Liste, mit der längsten steigenden Folge.
ascent-brief = zwei Würfel, fünf Minuten
ascent-rules =
    Alle haben eine Liste mit fünfzehn Zeilen, ab 1 nummeriert. Fünfzehnmal fallen zwei Würfel, jeder Wurf für alle. Lies die Würfel als zweistellige Zahl, wie du willst: 1 und 4 sind 14 oder 41. Schreib sie in eine leere Zeile deiner Liste; dort bleibt sie.

    Sind alle Listen voll, zählt die längste Folge: benachbarte Zeilen nacheinander, in denen jede Zahl größer ist als die davor. Jede Zeile davon ist ein Punkt.

    Zum Beispiel haben 12 15 24 23 in benachbarten Zeilen eine Folge von drei.

    Drück auf eine Zahl mit ihrer Zeile, oder schreib mir beides privat: „41 3“ schreibt 41 in Zeile 3. Niemand sieht, was du schreibst, bevor alle geschrieben haben.

    Mit „angesagt“ wird nicht gewürfelt, sondern reihum angesagt, was die Würfel zeigen.

ascent-word-throw = würfeln | ich würfle
ascent-word-name = ansagen | ich sage an

ascent-write = { $number } → { $line }
ascent-ask = { $several ->
    [yes] Schreibt { $numbers } in eine Zeile
   *[no] Schreib { $numbers } in eine Zeile
}
ascent-holds = Deine Liste: { $list }. Längste Folge: { $run }.

ascent-wrote = { $seat }: { $number } → Zeile { $line }.

ascent-reject-syntax = Schreib die Zahl und die Zeile: „41 3“ schreibt 41 in Zeile 3.
ascent-reject-number = Dieser Wurf ergibt: { $numbers }.
ascent-reject-line = Die Zeilen gehen von 1 bis { $lines }.
ascent-reject-filled = In Zeile { $line } steht schon { $number }.

ascent-board-list = Liste
ascent-board-throw = Wurf
ascent-board-run = Folge

ascent-sheet-run = beste Folge: { $run }
ascent-sheet-runs = Folge
ascent-sheet-best = längste
ascent-sheet-either = { $one } oder { $two }

ascent-lesson-1 = 1 und 4 sind 14 oder 41
ascent-lesson-2 = Kleine Zahlen links, große rechts
ascent-lesson-3 = Die längste steigende Folge zählt
ascent-lesson-4 = 61 und 66 nebeneinander: Folge von zwei
ascent-lesson-5 = 5 und 2: schreib dem Bot privat „52 10“
