# Express: two sums of five dice, and a die to reject.

express-name = Express
express-also = würfelpatience | solitärwürfeln
express-about = Mach aus fünf Würfeln zwei Summen und wirf den fünften ab. Fang wenige Summen an: Mit zu wenig Strichen kostet eine 200.
express-brief = fünf Würfel, zehn Minuten
express-rules =
    Hol auf deiner Liste der Summen 2 bis 12 mehr Punkte. Fünf Würfel fallen für alle. Alle machen aus vieren zwei Paare, streichen beide Summen an und werfen den fünften Würfel ab.

    Abwerfen darfst du drei verschiedene Zahlen. Hast du drei, musst du eine davon abwerfen, wenn sie gefallen ist; sonst lässt du einen beliebigen Würfel weg, und er zählt nicht. Deine Liste endet, wenn eine deiner Zahlen achtmal abgeworfen ist; die anderen spielen weiter.

    Eine Summe ohne Strich zählt 0, ein bis vier kosten 200, fünf zählen 0. Vom sechsten bis zum zehnten zählt jeder, was hinter der Summe steht: 30 bei der 7, bis 100 bei 2 und 12. 500 Punkte sind gut.

    Die Würfel zeigen 1 2 3 4 5: Drück einen Knopf, oder schreib mir privat „5 9 ohne 1“: 2 + 3, 4 + 5, und die 1 ist abgeworfen.

    Die meisten Punkte gewinnen. Entschieden wird geheim, bis alle gewählt haben; mit „gemeinsam=aus“ wird reihum gewürfelt. Mit „angesagt“ werden die Würfe angesagt, dreißig pro Partie.

express-word-throw = würfeln | ich würfle
express-word-name = ansagen | ich sage an
express-word-take = nehme | ich nehme | nehmen
express-word-out = ohne | raus | abwerfen

express-take = { $low } & { $high } ohne { $out }
express-take-news = { $seat } nimmt { $low } und { $high } und wirft { $out } ab.

express-ask = Welche zwei Summen machst du aus { $faces }, und welcher Würfel fällt weg?
express-holds = Deine Liste: { $rejects ->
    [none] { $points } Punkte.
   *[other] { $points } Punkte, abgeworfen: { $rejects }.
}

express-threw = { $seat } würfelt { $faces }.
express-takes = { $seat } nimmt { $low } und { $high } und wirft { $out } ab.
express-done = { $seat } ist mit { $points } Punkten fertig.

express-reject-syntax = Schreib die zwei Summen und den Würfel, der wegfällt: „5 9 ohne 1“ macht 5 und 9 und wirft eine 1 ab.
express-reject-dice = Das geht nicht aus { $faces }: zwei Summen aus je zwei Würfeln, und der fünfte.
express-reject-out = Du musst eine deiner drei Zahlen abwerfen: { $faces }.

express-sheet-points = Punkte
express-sheet-out = ohne
express-sheet-rejected = Abwurf
express-sheet = 1–4 Striche: −200; 5: nichts; ab dem sechsten je der Preis
express-sheet-throw = Wurf { $throw }:
express-sheet-last = Zuletzt:
express-sheet-full = Umringelt: { $marks } Striche beim Abwurf, Blatt zu Ende

express-lesson-1 = Zwei Summen, ein Rest: „9 11 ohne 6“
express-lesson-2 = Zu wenig Striche: bisher −200
express-lesson-3 = Ab dem sechsten zählt jeder auf der 8: 40
express-lesson-4 = Drei Abwurfzahlen; der achte Strich beendet
