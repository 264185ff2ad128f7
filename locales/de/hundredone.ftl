# A hundred and one: six rolls, each of them ones or tens.

hundredone-name = Hunderteins
hundredone-also = hundertundeins | einhunderteins
hundredone-about = Sechs Würfe, jeder als Einer oder Zehner: Komm möglichst nahe an hundert, aber nicht darüber.
hundredone-brief = ein Würfel, zwei Minuten
hundredone-rules =
    Eine Runde hat sechs Würfe mit einem Würfel. Jeden schreibst du gleich als Einer oder als Zehner auf: Eine 4 ist 4 oder 40. Alle sechs zählen, und geändert wird nichts mehr.

    Deine sechs Zahlen werden addiert. Wer von unten am nächsten an 100 liegt, gewinnt die Runde und einen Punkt; bei Gleichstand alle, die gleichauf liegen. Genau 100 ist das Beste, ab 101 ist man raus.

    Die Würfe gelten für alle: Geschrieben wird geheim, und nach jedem Wurf wird aufgedeckt. Mit „gemeinsam=aus“ würfeln alle nacheinander, je sechsmal für sich.

    Nach fünf Runden gewinnen die meisten Punkte; „runden“ ändert die Zahl. Zum Schreiben drück einen Knopf, oder schreib mir die Zahl privat, zum Beispiel 40.

hundredone-word-throw = würfeln | ich würfle
hundredone-word-name = ansagen | ich sage an

hundredone-writes = { $worth }

hundredone-ask = Du hast { $sum } und eine { $face }: Ist das { $face } oder { $tens }?
hundredone-ask-all = { $several ->
    [yes] Schreibt ihr { $face } oder { $tens }?
   *[no] Schreibst du { $face } oder { $tens }?
}

hundredone-threw = { $seat } würfelt { $faces }.
hundredone-wrote = { $seat } schreibt { $worth }, macht { $sum }.
hundredone-made = { $seat } schreibt { $worth } und endet bei { $sum }.
hundredone-out = { $seat } schreibt { $worth } und ist mit { $sum } raus.
hundredone-lost = Über hundert: { $names }.

hundredone-reject = Der Würfel zeigt { $face }: Schreib { $face } oder { $tens }.
hundredone-syntax = Schreib die Zahl, die du aufschreibst: den Würfel selbst oder das Zehnfache.

hundredone-sheet = Runde { $round } von { $rounds }; Zahl oder ×10, über { $most } ist zu viel
hundredone-sheet-before = davor { $sums }
hundredone-sheet-short = bis 100: { $points }
hundredone-sheet-out = zu viel

hundredone-lesson-1 = Eine 4 wird „4“ oder „40“
hundredone-lesson-2 = Alle zählen zusammen: Diese 20 war eine 2
hundredone-lesson-3 = 84 ist von unten am nächsten an 100: Punkt
hundredone-lesson-4 = Ab 101 ist man raus
