# Fifty: two dice, only equal ones count.

fifty-name = Fünfzig
fifty-also = bis fünfzig
fifty-about = Zwei Würfel, und nur ein Pasch zählt: Zwei Sechsen bringen viel, zwei Dreien nehmen alles weg.
fifty-brief = zwei Würfel, zwei Minuten
fifty-rules =
    Du willst zuerst fünfzig Punkte haben. Bist du dran, wirf einmal zwei Würfel: Drück den Knopf oder schreib „würfeln“. Zu entscheiden gibt es nichts, nur Glück zu haben.

    Sind die Würfel verschieden, bekommst du nichts. Zwei Sechsen bringen 25 Punkte. Zwei Einsen, Zweien, Vieren oder Fünfen bringen 5. Zwei Dreien sind ein Unglück: Alle deine Punkte sind weg, und du fängst bei null an.

    Zum Beispiel machen 4 4 und dann 6 6 zusammen 30 Punkte; kommt danach 3 3, bist du wieder bei 0.

    Wer fünfzig erreicht, gewinnt sofort. Kürzer oder länger wird es mit einem anderen Ziel, etwa 25 oder 100.

fifty-opt-goal = wie viele Punkte gewinnen
fifty-key-goal = Ziel | punkte | bis
fifty-set-goal = { $value } Punkte gewinnen

fifty-word-roll = würfeln | ich würfle

fifty-threw = { $seat } würfelt { $faces }: nichts.
fifty-scored = { $seat } würfelt { $faces }: { $points } Punkte, insgesamt { $total }.
fifty-lost = { $seat } würfelt { $faces }: Alle Punkte sind weg!

fifty-sheet = Wer zuerst { $goal } hat, gewinnt
fifty-sheet-pair = sonst Pasch +{ $points }
fifty-sheet-nothing = → 0

fifty-lesson-1 = 6 6 sind 25, 4 4 sind 5: macht 30
fifty-lesson-2 = 3 3: Ben hatte 5 und hat nichts mehr
fifty-lesson-3 = Das ist alles, was zählt; 50 gewinnen
fifty-lesson-4 = Ein Wurf ist ein Zug: „würfeln“
