# Little Max: dice under a cup, a number that is true or not, and whoever doubts it lifts the cup.

littlemax-name = Mäxchen
littlemax-also = meiern | meier | lügenmax | max
littlemax-about = Würfle unter dem Becher, schau allein nach und sag eine höhere Zahl als zuletzt, wahr oder nicht. Wer deckt auf?
littlemax-brief = zwei Würfel im Becher, zehn Minuten
littlemax-rules =
    Wirf zwei Würfel unter dem Becher („würfeln“): Nur du siehst sie. Sie gelten als eine Zahl, der höhere zuerst: 5 und 4 sind 54. Das Beste ist 21, das Mäxchen, dann kommen die Pasche von 66 bis 11, dann alles andere von 65 bis 31.

    Sag eine Zahl, etwa „65“, wahr oder nicht. Wer als Nächstes dran ist, glaubt es („glauben“), würfelt und sagt mehr, oder deckt auf („aufdecken“). Liegt so viel da wie gesagt oder mehr, verliert einen Chip, wer aufgedeckt hat; liegt weniger da, wer gelogen hat. Wer verliert, würfelt als Nächstes.

    Alle haben drei Chips (Option „chips“). Ohne bist du raus, und wer zuletzt noch Chips hat, gewinnt.

    Beispiel: Anna sagt 54. Ben glaubt es, würfelt 4 und 1 und sagt 61. Clara deckt auf: 41 ist weniger als 61, also verliert Ben einen Chip.

    21 ist nicht zu überbieten. Dann zahlst du einen Chip, und niemand schaut nach, oder du deckst auf: Eine echte 21 kostet dich zwei Chips, eine gelogene die andere Seite einen.

    Deine Würfel siehst du per Knopf oder privat.

littlemax-opt-chips = wie viele Chips alle haben
littlemax-key-chips = Chips
littlemax-set-chips = { $value ->
    [one] { $value } Chip
   *[other] { $value } Chips
}

littlemax-word-throw = würfeln | ich würfle | unter dem becher würfeln | unterm becher würfeln
littlemax-word-believe = glauben | ich glaube | glaube | ich glaube es | glauben und würfeln
littlemax-word-lift = aufdecken | ich decke auf | heben | zweifeln
littlemax-word-pay = zahlen | ich zahle | chip zahlen

littlemax-throw = 🎲 Unterm Becher würfeln
littlemax-throw-news = { $seat } würfelt unter dem Becher.
littlemax-believe = 🎲 Glauben und würfeln
littlemax-believe-news = { $seat } glaubt es und würfelt.
littlemax-lift = 👀 Aufdecken
littlemax-lift-news = { $seat } deckt auf.
littlemax-pay = Chip zahlen
littlemax-pay-news = { $seat } zahlt einen Chip.
littlemax-say = { $number }
littlemax-holds = Unter dem Becher hast du { $number }.

littlemax-ask-throw = Würfle unter dem Becher; nur du siehst, was liegt
littlemax-ask-say-first = Sag eine Zahl, wahr oder nicht
littlemax-ask-say = Sag mehr als { $number }, wahr oder nicht
littlemax-ask-answer = Glaubst du { $seat } die { $number } und würfelst, oder deckst du auf?
littlemax-ask-top = Zahlst du einen Chip für die 21 von { $seat }, oder deckst du auf?

littlemax-believes = { $seat } glaubt es und würfelt.
littlemax-says = { $seat } sagt { $number }.
littlemax-true = { $seat } deckt auf: { $number }, also war { $said } nicht gelogen. { $seat } verliert { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
}{ $left ->
    [0] {" "}und ist raus
   *[other] {" "}und hat noch { $left }
}.
littlemax-false = { $seat } deckt auf: { $number } und nicht { $said }. { $liar } verliert einen Chip{ $left ->
    [0] {" "}und ist raus
   *[other] {" "}und hat noch { $left }
}.
littlemax-pays = { $seat } zahlt einen Chip{ $left ->
    [0] {" "}und ist raus
   *[other] {" "}und hat noch { $left }
}. Niemand schaut unter den Becher.
littlemax-anew = Der Becher ist leer: { $seat } würfelt als Nächstes.

littlemax-reject-syntax = Sag eine Zahl wie 65, oder „glauben“ oder „aufdecken“.
littlemax-reject-number = { $number } gibt es mit zwei Würfeln nicht. Die Reihenfolge ist 31, 32, 41 … 65, dann 11, 22 … 66, dann 21.
littlemax-reject-low = Sag mehr als { $number }. Die Reihenfolge ist 31, 32, 41 … 65, dann 11, 22 … 66, dann 21.
littlemax-reject-say = Sag erst eine Zahl, zum Beispiel 65.
littlemax-reject-throw = Würfle erst unter dem Becher.
littlemax-reject-answer = Glaub es erst oder deck auf.
littlemax-reject-top = Mehr als 21 gibt es nicht: Zahl einen Chip oder deck auf.

littlemax-board-seat = Platz
littlemax-board-chips = Chips
littlemax-board-left = raus
littlemax-board-said = gesagt
littlemax-board-lifted = offen
littlemax-board-not-lifted = verdeckt
littlemax-board-cup = Becher

littlemax-sheet-chips = Chips
littlemax-sheet-chain = gesagt:
littlemax-sheet-said = { $seat } sagte { $number }
littlemax-sheet-lay = da lag { $number }
littlemax-sheet-doubt = { $seat } zweifelt
littlemax-sheet-before = Runde davor:
littlemax-sheet-last = letzte Runde:
littlemax-sheet-throws = { $seat } würfelt
littlemax-sheet-says = { $seat } sagt eine Zahl
littlemax-sheet-more = über { $number }
littlemax-sheet-lost = { $seat }: −{ $chips } { $chips ->
    [one] Chip
   *[other] Chips
}

littlemax-lesson-1 = Anna sagt 54, und sonst schaut niemand
littlemax-lesson-2 = „glauben“: Ben muss mehr als 54 sagen
littlemax-lesson-3 = „aufdecken“: 41, also war 61 gelogen
littlemax-lesson-4 = Lüge oder falscher Zweifel: ein Chip weg
