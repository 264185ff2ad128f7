# Katego: a row of columns for each player; the single highest entry has the column. With 26 variants.

katego-name = Katego
katego-also = katego würfeln | würfelkatego
katego-about = Schreib jeden Wurf in eine Spalte deiner Reihe: Der einzige höchste Eintrag holt die Spalte, gleiche verfallen.
katego-brief = zwei Würfel, fünf Minuten
katego-rules =
    Alle haben eine Reihe mit 12 Spalten (zu siebt und mehr 15, ab zehn 18). Bist du dran, fallen zwei Würfel; schreib ihre Summe in eine freie Spalte deiner Reihe: „k7“.

    Ist Spalte 7 in allen Reihen gefüllt, bringt sie dem einzigen höchsten Eintrag 7 Punkte. Gibt es den höchsten mehrmals, verfällt die Spalte: Niemand bekommt sie. Die meisten Punkte gewinnen.

    Es gibt noch 26 Varianten: eine Tabelle für alle, Paare, Gebote auf Spalten … Wer die Partie startet, wählt: /katego variante=groß. Alle Namen stehen bei den Optionen.

katego-rules-base = Wie oben: ein Eintrag in jeder Spalte, und der einzige höchste holt sie.
katego-rules-big = Jede Spalte nimmt zwei Einträge von jedem Platz, es gibt also doppelt so viele Züge. Eine Spalte geht an die höchste Summe zweier eigener Einträge; bei gleichen höchsten Summen verfällt sie. 9 + 4 schlägt 7 + 7 nicht.
katego-rules-product = Du schreibst das Produkt der zwei Würfel statt der Summe: 3 und 5 macht 15. Es gibt 18 Produkte, von 1 bis 36. Sonst wie beim einfachen Katego.
katego-rules-super = In jeder Spalte hast du zwei Felder, und einen Wurf darfst du in jedes freie Feld schreiben, auch bei anderen: Eine 2 passt am besten in eine fremde Reihe. Deine zwei Felder einer Spalte werden malgenommen; das einzige höchste Produkt holt die Spalte. 9 und 4 macht 36, 6 und 6 auch: Diese Spalte verfällt.
katego-rules-quench = Du schreibst Produkte. Steht dein Produkt in dieser Spalte schon irgendwo, in wessen Reihe auch immer, ist die Spalte sofort gelöscht: Sie bringt nichts, und niemand schreibt mehr hinein. Solange du ein freies Feld in einer offenen Spalte hast, musst du schreiben; sonst bist du fertig, und die anderen spielen weiter.
katego-rules-power = Deine Reihe muss von links nach rechts fallen: Nach einer 9 in Spalte 3 kommen nur noch kleinere Zahlen. Für die ganze Partie hast du zehn Extrawürfe; mit einem wirfst du beide Würfel neu, und der letzte Wurf gilt. Ein Feld darfst du mit einem Strich aufgeben; passt der Wurf nirgends, musst du es. Ein Strich holt nie eine Spalte.
katego-rules-firtree = Zu zweit. Die Spalten bringen 1 2 3 4 5 6 6 5 4 3 2 1 Punkte. Eine Reihe muss von links nach rechts fallen, die andere steigen; das Los entscheidet, welche. Beide haben zehn Extrawürfe für die ganze Partie, und ein Feld darf man mit einem Strich aufgeben; passt der Wurf nirgends, muss man es.
katego-rules-pairs = Wer sich gegenübersitzt, ist ein Paar: zu 4, 6 oder 8. Eine Spalte geht an das Paar mit der höheren Summe seiner beiden Einträge; gleiche Summen verfallen. Bei drei oder vier Paaren fällt weg, was ein anderes Paar in dieser Spalte auch hat: Von 9 + 6, 9 + 5 und 8 + 4 fallen die Neunen weg, und das dritte Paar gewinnt.
katego-rules-pairquench = Wer sich gegenübersitzt, ist ein Paar, und eine Spalte geht an das Paar mit der höheren Summe. Sind aber dessen zwei Einträge verschieden, während ein anderes Paar zwei gleiche hat, ist die Spalte gelöscht: 8 + 7 gegen 6 + 6 bringt nichts, 8 + 8 gegen 6 + 6 geht an die Achten.
katego-rules-rivals = Zu viert, zwei Paare an zwei Tischen: An jedem Tisch spielt eins gegen eins, Paar gegen Paar. Du bekommst dieselben Würfe wie die andere Seite am anderen Tisch, das Glück ist also gerecht verteilt. Jeder Tisch zählt wie beim einfachen Katego, dann addiert jedes Paar seine zwei Ergebnisse.
katego-rules-capture = Wer sich gegenübersitzt, ist ein Paar, und geschrieben werden Produkte. Haben beide eines Paars in einer Spalte dasselbe Produkt, ist sie sofort gefangen, samt Punkten; leere Felder zählen dort nicht mehr. Eine Spalte, die niemand fängt, geht am Ende an das Paar mit der höheren Summe.
katego-rules-olympic = Zu viert, zwei Paare. Pro Runde ein Wurf, und alle vier schreiben ihn gleichzeitig in die eigene Reihe. Du siehst, was das andere Paar geschrieben hat, aber nicht die zweite Reihe deines Paars. Gezählt wird wie bei Paaren: Eine Spalte geht an die höhere Summe.
katego-rules-psychological = Pro Runde ein Wurf für alle. Du schreibst ihn in deine Reihe, die bis zum Ende sonst niemand sieht. Dann wird alles aufgedeckt und wie beim einfachen Katego gezählt: Gut ist, wo die anderen nicht sind.
katego-rules-diceless = Ohne Würfel: Reihum sagt jemand einen Wurf an, zum Beispiel 6 5, und alle schreiben die Summe in eine Reihe, die bis zum Ende verdeckt bleibt. Niemand sagt dieselbe Summe zweimal an. Würfe, die nicht aufgehen, übernimmt der Bot; seid ihr dafür zu viele, sagen die ersten je einen an.
katego-rules-spare = Für die ganze Partie hast du fünf Extrawürfe: Nach jedem Wurf darfst du einen nehmen und beide Würfel neu werfen. Der letzte Wurf gilt. Sonst wie beim einfachen Katego.
katego-rules-saving = Jeder Zug bringt dir zwei Würfe. Mindestens einen musst du nehmen; was übrig bleibt, ist für später gespart. Der letzte Wurf eines Zugs gilt.
katego-rules-limited = Für alle Züge zusammen hast du 20 Würfe: pro Zug mindestens einen, sonst so viele, wie du willst. Der letzte Wurf eines Zugs gilt. Sind sie verbraucht, zählen deine leeren Felder 0, und eine 0 gewinnt nie.
katego-rules-city = Du hast 15 Würfe, und geschrieben werden Produkte. Ein Eintrag muss höher sein als der letzte in dieser Spalte, von wem er auch ist: Nach einer 10 geht 12, aber nicht 9. Passt ein Wurf nirgends, wirf noch einmal. Ohne Würfe zählen deine leeren Felder 0. Eine Spalte geht an den höchsten Eintrag, also den letzten.
katego-rules-village = Du hast 30 Würfe. Im ersten Zug liegt ein Würfel fest auf 1, im zweiten auf 2 und so weiter bis 6, dann wieder 1. Den anderen wirfst du, so oft du willst, und das Produkt wird geschrieben: In Zug 3 macht eine 5 also 15.
katego-rules-skittles = Für die ganze Partie hast du 30 Würfel. Pro Zug wirfst du so viele, wie du willst, 1 bis 10; sie sind verbraucht, und ihre Summe wird geschrieben. Ohne Würfel zählen deine leeren Felder 0. Sonst wie beim einfachen Katego.
katego-rules-ladder = Um die Spalten geht es nacheinander, mit je 30 Würfeln. Bist du dran, wirfst du einzelne Würfel, bis deine Summe in dieser Spalte die führende übertrifft, oder du passt. Passt du oder reicht es nicht, bist du aus dieser Spalte raus. Wer übrig bleibt, holt sie und eröffnet die nächste. Hast nur noch du Würfel, wirfst du weiter um jede Spalte; passt du, bekommt sie niemand. Jeder geworfene Würfel ist verbraucht.
katego-rules-skirmish = Eine Reihe mit den Spalten 4 bis 15 und je 30 Würfel. Reihum werft ihr um die nächste Spalte, mit so vielen Würfeln, wie ihr wollt, 1 bis 10. Wessen Summe zuerst ihre Zahl erreicht, holt sie. Verbraucht sind die Würfel immer; Schluss ist, wenn alle Spalten oder alle Würfel weg sind.
katego-rules-trade = Eine Reihe mit den Spalten 4 bis 15 und je 30 Würfel. Auf die nächste Spalte bietet ihr Würfel, jedes Gebot höher als das letzte; wer passt, ist draußen. Es eröffnet, wer nach dem letzten Höchstgebot sitzt; haben alle gepasst, wer nach der letzten Eröffnung sitzt. Wer das Höchstgebot hat, wirft genau so viele: Erreicht die Summe die Zahl, ist die Spalte geholt, sonst ist sie für alle verloren.
katego-rules-auction = Wie beim Handel bietet ihr Würfel, jedes Gebot höher als das letzte. Wer am meisten bietet, wirft und darf dann irgendeine freie Spalte nehmen, deren Zahl die Summe erreicht: Mit 8 zum Beispiel die 6 oder die 4. Passt keine, wird nichts genommen, und die nächste Auktion beginnt. Passen alle, ist Schluss.
katego-rules-progressive = Eine Tabelle für alle: In eine Spalte darfst du schreiben, so oft du willst, aber jeder Eintrag muss höher sein als der letzte, von wem er auch ist. Ein Wurf, der nirgends passt, ist verloren. Eine Spalte geht an den letzten Eintrag; unberührte bringen nichts.
katego-rules-podium = Eine Tabelle für alle. In jeder Spalte bringt der einzige höchste Eintrag ihre Punkte, und der einzige niedrigste kostet genauso viele, sobald zwei dort geschrieben haben. Du musst nicht schreiben: Sag „passe“.
katego-rules-golf = Eine Tabelle für alle und je 50 Würfel. Pro Zug wirfst du so viele, wie du willst, 1 bis 10, und schreibst ihre Summe; jeder Eintrag einer Spalte muss höher sein als der letzte. Ohne Würfel bist du raus. Eine Spalte geht an den letzten Eintrag.

katego-opt-variant = welches Katego. Einfach: grund, groß (je zwei Einträge, ihre Summe), produkt (der Würfel), super (zwei Felder, malgenommen; auch in fremde Reihen), löschen (ein gleiches Produkt löscht die Spalte), power (Reihe muss fallen, zehn Extrawürfe, Striche), tannenbaum (zu zweit, eine Reihe fällt, die andere steigt). Paare: paare, paare mit löschen, rivalen, fangen, olympisch. Psychologisch: psycho (ein Wurf für alle, verdeckte Reihen), würfellos. Würfe: fünf extra, sparen, begrenzt, stadt, dorf. Würfel: kegel, leiter. Eine Reihe: scharmützel, handel, auktion. Eine Tabelle: steigend, podest, golf
katego-opt-columns = wie viele Spalten (12; zu 7 bis 9 sind es 15; ab 10 sind es 18)
katego-opt-table = von welcher Zahl an die Spalten zählen: ab eins oder ab zwei

katego-key-variant = Variante
katego-key-columns = Spalten | größe
katego-key-table = Tabelle | zählung
katego-is-base = Grund | einfach
katego-is-big = groß
katego-is-product = Produkt
katego-is-super = super | superkatego
katego-is-quench = löschen
katego-is-power = Power
katego-is-firtree = Tannenbaum | tanne
katego-is-pairs = Paare
katego-is-pairquench = Paare mit Löschen
katego-is-rivals = Rivalen
katego-is-capture = fangen
katego-is-olympic = olympisch | olympia
katego-is-psychological = psycho | psychologisch
katego-is-diceless = würfellos | katego ohne würfel
katego-is-spare = fünf extra | extrawürfe
katego-is-saving = sparen
katego-is-limited = begrenzt
katego-is-city = Stadt
katego-is-village = Dorf
katego-is-skittles = Kegel | kegeln
katego-is-ladder = Leiter
katego-is-skirmish = Scharmützel
katego-is-trade = Handel
katego-is-auction = Auktion
katego-is-progressive = steigend
katego-is-podium = Podest | siegerpodest
katego-is-golf = Golf
katego-is-book = eins
katego-is-knizia = zwei
katego-preset-classic = klassisch

katego-set-variant = { $value ->
    [base] einfaches Katego
    [big] großes Katego
    [product] Katego mit Produkten
    [super] Superkatego
    [quench] Katego mit Löschen
    [power] Power-Katego
    [firtree] Tannenbaum-Katego
    [pairs] Katego in Paaren
    [pairquench] Katego in Paaren mit Löschen
    [rivals] Paare an zwei Tischen
    [capture] Katego in Paaren mit Fangen
    [olympic] olympisches Katego
    [psychological] Psycho-Katego
    [diceless] Katego ohne Würfel
    [spare] Katego mit fünf Extrawürfen
    [saving] Katego mit gesparten Würfen
    [limited] Katego mit 20 Würfen
    [city] Stadt-Katego
    [village] Dorf-Katego
    [skittles] Kegel-Katego
    [ladder] Leiter-Katego
    [skirmish] Katego-Scharmützel
    [trade] Katego mit Handel
    [auction] Katego-Auktion
    [progressive] steigendes Katego
    [podium] Podest-Katego
   *[golf] Katego-Golf
}
katego-set-columns = { $value ->
    [one] { $value } Spalte
   *[other] { $value } Spalten
}
katego-set-table = { $value ->
    [knizia] Spalten ab 2
   *[other] Spalten ab 1
}

katego-word-throw = würfeln | ich würfle | nochmal
katego-word-name = ansagen | ich sage an
katego-word-column = spalte | nehme
katego-word-dash = strich | streichen
katego-word-pass = passe | passen | ich passe | genug
katego-word-bid = biete | bieten | ich biete | gebot
katego-word-dice = würfel
katego-word-row = reihe

katego-column = { $column }
katego-column-of = { $column } · { $seat }
katego-dash = — { $column }
katego-again = 🎲 Würfeln
katego-again-news = { $seat } würfelt noch einmal.
katego-dice = 🎲 { $dice }
katego-dice-news = { $dice ->
    [one] { $seat } wirft { $dice } Würfel.
   *[other] { $seat } wirft { $dice } Würfel.
}
katego-bid = { $dice ->
    [one] { $dice } Würfel bieten
   *[other] { $dice } Würfel bieten
}
katego-pass = ✋ Passen
katego-pass-news = { $seat } passt.
katego-row = ✍ { $seat }

katego-holds = { $count ->
    [0] Deine Reihe ist noch leer.
   *[other] Deine Reihe: { $row }.
}
katego-ask = { $several ->
    [yes] Schreibt die { $value } in eine Spalte
   *[no] Schreib die { $value } in eine Spalte
}
katego-ask-again = { $several ->
    [yes] { $throws ->
        [one] Schreibt die { $value } in eine Spalte, oder würfelt noch einmal: noch { $throws } Wurf
       *[other] Schreibt die { $value } in eine Spalte, oder würfelt noch einmal: noch { $throws } Würfe
    }
   *[no] { $throws ->
        [one] Schreib die { $value } in eine Spalte, oder würfle noch einmal: noch { $throws } Wurf
       *[other] Schreib die { $value } in eine Spalte, oder würfle noch einmal: noch { $throws } Würfe
    }
}
katego-ask-stuck = { $value } passt nirgends: { $several ->
    [yes] würfelt noch einmal
   *[no] würfle noch einmal
}
katego-ask-dash = { $value } passt nirgends: { $several ->
    [yes] gebt eine Spalte auf
   *[no] gib eine Spalte auf
}
katego-ask-podium = { $several ->
    [yes] Schreibt die { $value } in eine Spalte, oder passt
   *[no] Schreib die { $value } in eine Spalte, oder passe
}
katego-ask-dice = { $dice ->
    [one] Wirf deinen letzten Würfel
   *[other] Wie viele von deinen { $dice } Würfeln wirfst du?
}
katego-ask-dice-for = { $dice ->
    [one] Spalte { $column }: Wirf deinen letzten Würfel
   *[other] Spalte { $column }: Wie viele von deinen { $dice } Würfeln wirfst du?
}
katego-ask-ladder = { $dice ->
    [one] Spalte { $column }: Du hast { $total }, zu schlagen sind { $lead }, noch { $dice } Würfel. Würfeln oder passen?
   *[other] Spalte { $column }: Du hast { $total }, zu schlagen sind { $lead }, noch { $dice } Würfel. Würfeln oder passen?
}
katego-ask-bid = { $dice ->
    [one] Spalte { $column }: { $bid ->
        [0] noch kein Gebot, du hast { $dice } Würfel. Bieten
       *[other] geboten sind { $bid }, du hast { $dice } Würfel. Mehr bieten
    } oder passen?
   *[other] Spalte { $column }: { $bid ->
        [0] noch kein Gebot, du hast { $dice } Würfel. Bieten
       *[other] geboten sind { $bid }, du hast { $dice } Würfel. Mehr bieten
    } oder passen?
}
katego-ask-take = { $value }: Nimm eine Spalte

katego-wrote = { $seat } schreibt die { $value } in Spalte { $column }.
katego-wrote-at = { $seat } schreibt die { $value } in Spalte { $column } von { $row }.
katego-dashed = { $seat } gibt Spalte { $column } auf.
katego-lost = { $seat } würfelt { $value }, und das passt nirgends.
katego-quenched = Spalte { $column } ist gelöscht: Der Wert stand da schon.
katego-captured = Das Paar von { $seat } fängt Spalte { $column }!
katego-takes = { $seat } holt Spalte { $column }!
katego-leads = { $seat } führt in Spalte { $column } mit { $total }.
katego-gives-up = { $seat } gibt Spalte { $column } mit { $total } auf.
katego-misses = { $dice ->
    [one] { $seat } wirft { $dice } Würfel: { $value }, zu wenig.
   *[other] { $seat } wirft { $dice } Würfel: { $value }, zu wenig.
}
katego-threw = { $dice ->
    [one] { $seat } wirft { $dice } Würfel: { $value }.
   *[other] { $seat } wirft { $dice } Würfel: { $value }.
}
katego-bids = { $dice ->
    [one] { $seat } bietet { $dice } Würfel.
   *[other] { $seat } bietet { $dice } Würfel.
}
katego-passes = { $seat } passt.
katego-nobody = Auf Spalte { $column } bietet niemand.

katego-moves = Nenn eine Spalte: „k7“. Dazu gibt es „würfeln“, „würfeln 4“, „strich 5“, „biete 4“ und „passe“, wo es die Variante vorsieht.
katego-columns = Die Spalten gehen von { $first } bis { $last }.
katego-full = Spalte { $column } ist voll.
katego-closed = Spalte { $column } ist geschlossen.
katego-own-row = Du schreibst in deine eigene Reihe.
katego-higher = In Spalte { $column } steht { $last }: Nur Höheres darf folgen, nicht { $value }.
katego-falls = { $value } passt nicht in Spalte { $column }: Die Reihe muss von links nach rechts fallen.
katego-rises = { $value } passt nicht in Spalte { $column }: Die Reihe muss von links nach rechts steigen.
katego-no-throws = Dafür ist kein Wurf mehr da: Schreib die { $value }.
katego-write-now = Schreib die { $value } in eine Spalte.
katego-throw-again = { $value } passt nirgends: Würfle noch einmal.
katego-give-up = { $value } passt nirgends: Gib mit „strich 5“ eine Spalte auf.
katego-count = { $dice ->
    [one] Du kannst { $dice } Würfel werfen: Schreib „würfeln 1“.
   *[other] Sag, wie viele Würfel du wirfst, von 1 bis { $dice }: „würfeln 2“.
}
katego-take = Mit { $value } kannst du nehmen: { $columns }.
katego-bid-more = { $dice ->
    [one] Biete mehr als { $bid } und höchstens { $dice } Würfel, oder passe.
   *[other] Biete mehr als { $bid } und höchstens { $dice } Würfel, oder passe.
}
katego-ladder-moves = Schreib „würfeln“ oder „passe“.
katego-named = { $value } hast du schon angesagt: Nenn einen anderen Wert.

katego-seats = So viele können diese Variante spielen: { $seats }.
katego-own-numbers = Diese Variante hat eigene Spaltenzahlen: Bleib bei tabelle=eins.
katego-not-together = In dieser Variante kommt ihr euch Zug für Zug in die Quere, ein Wurf für alle passt da nicht.
katego-named-is-diceless = Psycho-Katego mit angesagten Würfen gibt es schon als Variante: Nimm „würfellos“.
katego-few-values = Es gibt nur { $values } Werte, und niemand sagt einen zweimal an: Nimm weniger Spalten.

katego-sheet-bid = { $dice ->
    [one] { $seat } bietet { $dice } Würfel
   *[other] { $seat } bietet { $dice } Würfel
}
katego-sheet-points = Punkte
katego-sheet-column = Spalte
katego-sheet-goal = Der höchste Eintrag holt die Spaltenzahl; gleiche verfallen
katego-sheet-won = Spalte geholt
katego-sheet-burnt = Spalte verfallen
katego-sheet-out = Spalte gelöscht
katego-sheet-lost = für niemand
katego-sheet-loser = Punktabzug
katego-sheet-dice = Würfel übrig
katego-sheet-throws = Würfe übrig

katego-lesson-1 = Die Summe, 9, in deine Reihe: schreib k3
katego-lesson-2 = Nur einmal der höchste: Spalte 2, 2 Punkte
katego-lesson-3 = Zweimal der höchste: Spalte für niemand
katego-lesson-4 = Die geholten Spalten als Summe

katego-city-lesson-1 = Schreib das Produkt: 3 × 3 = 9
katego-city-lesson-2 = 9 schlägt den letzten Eintrag: schreib k2
katego-city-lesson-3 = Der letzte Eintrag, 15, hat die Spalte
katego-city-lesson-4 = Noch Würfe da: „würfeln“ für einen neuen

katego-big-lesson-1 = 9 + 4 = 13, aber 7 + 7 ist mehr
katego-big-lesson-2 = 6 + 5 gegen 5 + 6: gleich, also verfallen
katego-big-lesson-3 = Hier passt noch ein zweiter: schreib k1

katego-product-lesson-1 = Schreib das Produkt: 1 × 4 = 4, k1
katego-product-lesson-2 = 3 × 4 und 2 × 6 sind gleich: verfallen
katego-product-lesson-3 = 6 × 6 = 36: Höher geht es nicht

katego-super-lesson-1 = Bens 2 verdirbt es: 12 × 2 ist nur 24
katego-super-lesson-2 = Die zwei Felder malgenommen: 10 × 9 = 90
katego-super-lesson-3 = k1 b: Die 3 kommt in Bens Reihe

katego-quench-lesson-1 = 12 stand da schon: Spalte 4 ist gelöscht
katego-quench-lesson-2 = Hier gelten Produkte: 2 × 3 = 6, k1
katego-quench-lesson-3 = Eine zweite 3 hier löscht Spalte 1

katego-power-lesson-1 = 8 nach 12: Eine Reihe muss fallen
katego-power-lesson-2 = „würfeln“: einer von zehn Extrawürfen
katego-power-lesson-3 = 9 passte nirgends: „strich 4“

katego-firtree-lesson-1 = Die Mitte bringt am meisten: 3
katego-firtree-lesson-2 = Annas Reihe fällt: Hier passt 4 bis 6
katego-firtree-lesson-3 = Bens Reihe steigt: Hier passt 7 bis 9

katego-pairs-lesson-1 = Anna und David sind ein Paar: addieren
katego-pairs-lesson-2 = Ein anderes Paar hat auch 9: beide weg
katego-pairs-lesson-3 = 8 + 4 ist das meiste vom Rest

katego-pairquench-lesson-1 = 8 + 7 ist mehr, doch 6 und 6 löschen
katego-pairquench-lesson-2 = 10 + 10: Zwei gleiche sind sicher
katego-pairquench-lesson-3 = Wer sich gegenübersitzt, zählt zusammen

katego-rivals-lesson-1 = Annas Wurf galt auch für David: je 11
katego-rivals-lesson-2 = Zwei Tische: je eins gegen eins
katego-rivals-lesson-3 = Anna und Clara sind ein Paar: 6 + 2 = 8

katego-capture-lesson-1 = 12 von beiden eines Paars: gefangen
katego-capture-lesson-2 = Nicht gefangen: Die höhere Summe, 25 + 20
katego-capture-lesson-3 = Gefangen: Spalte 1 ist jetzt zu

katego-olympic-lesson-1 = Was Anna sieht: Davids Reihe ist verdeckt
katego-olympic-lesson-2 = Die Reihen des anderen Paars sind offen
katego-olympic-lesson-3 = Ein Wurf: Alle vier schreiben zugleich

katego-psychological-lesson-1 = Ein Wurf für alle: Beide schreiben 11
katego-psychological-lesson-2 = Bens Reihe ist bis zum Ende verdeckt
katego-psychological-lesson-3 = Gleiche verfallen: geh, wo Ben nicht ist

katego-diceless-lesson-1 = Ohne Würfel: Anna sagte „ansagen 5 4“
katego-diceless-lesson-2 = Beide schreiben die 9: schreib k2
katego-diceless-lesson-3 = Bens Reihe ist bis zum Ende verdeckt
katego-diceless-lesson-4 = 11 kann Anna nicht noch mal ansagen

katego-spare-lesson-1 = Zu wenig? „würfeln“ kostet einen Extrawurf
katego-spare-lesson-2 = Anna hat noch 4 ihrer fünf Extrawürfe
katego-spare-lesson-3 = Erst 3, dann 11: Der letzte Wurf gilt

katego-saving-lesson-1 = Zwei Würfe pro Zug: Ben nahm beide
katego-saving-lesson-2 = Anna sparte einen: noch mal „würfeln“
katego-saving-lesson-3 = Der letzte Wurf des Zugs gilt, jetzt 4

katego-limited-lesson-1 = 20 Würfe für die ganze Partie: noch 17
katego-limited-lesson-2 = Für diese 11 brauchte Anna drei Würfe
katego-limited-lesson-3 = Ohne Würfe zählt ein leeres Feld 0

katego-village-lesson-1 = Zug 3: Ein Würfel steht auf 3; 3 × 4 = 12
katego-village-lesson-2 = Noch mal „würfeln“? 27 von 30 sind noch da
katego-village-lesson-3 = 1 × 6 in Zug 1; in Zug 6 bis 6 × 6

katego-skittles-lesson-1 = 30 Würfel für die Partie: Anna hat noch 17
katego-skittles-lesson-2 = „würfeln 7“: Sieben Würfel machten 30
katego-skittles-lesson-3 = Ohne Würfel zählt ein leeres Feld 0

katego-ladder-lesson-1 = Anna hörte bei 8 auf: Ben braucht mehr
katego-ladder-lesson-2 = 6, 1, 4, einzeln: Ben führt, also „passe“
katego-ladder-lesson-3 = Wer bleibt, holt sie; das ist die nächste
katego-ladder-lesson-4 = 30 Würfel: Jedes „würfeln“ kostet einen

katego-skirmish-lesson-1 = 6 + 2 reicht für 6: Ben holt die Spalte
katego-skirmish-lesson-2 = Die nächste, 7: „würfeln 2“, oder mehr?
katego-skirmish-lesson-3 = Je 30 Würfel; geworfen ist verbraucht

katego-trade-lesson-1 = Zwei Würfel für Spalte 6: „biete 3“?
katego-trade-lesson-2 = Annas zwei, 3 + 4, reichten für die 5
katego-trade-lesson-3 = Bens zwei machten nur 3: für alle verloren

katego-auction-lesson-1 = Ben bot am meisten, „biete 2“, und warf
katego-auction-lesson-2 = 8 reicht für jede Spalte: schreib k6
katego-auction-lesson-3 = Zwei von 30 Würfeln sind weg

katego-progressive-lesson-1 = 6, 8, 11: jeder höher als der letzte
katego-progressive-lesson-2 = Der letzte Eintrag, 10, hat die Spalte
katego-progressive-lesson-3 = 4 schlägt die 3 in Spalte 2: schreib k2

katego-podium-lesson-1 = 12, allein am höchsten: +4 für Ben
katego-podium-lesson-2 = 11, allein am niedrigsten: −4 für Anna
katego-podium-lesson-3 = Lieber nichts schreiben? „passe“

katego-golf-lesson-1 = „würfeln 7“ gab 27, mehr als 21: schreib k3
katego-golf-lesson-2 = 21 schlug 14: Der letzte hat die Spalte
katego-golf-lesson-3 = Je 50 Würfel, höchstens zehn pro Zug
