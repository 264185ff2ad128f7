# Ship, captain, mate and crew: five dice, a six, a five and a four in this order, the rest counts.

crew-name = Schiff, Kapitän, Mannschaft
crew-also = schiff käptn crew | schiff kapitän maat mannschaft | schiff
crew-about = Fünf Würfel, drei Würfe: erst eine Sechs als Schiff, dann eine Fünf als Kapitän, dann eine Vier als Maat. Die zwei übrigen sind deine Mannschaft.
crew-brief = fünf Würfel, fünf Minuten
crew-rules =
    Bist du dran, hast du bis zu drei Würfe, den ersten mit allen fünf Würfeln. Drück den Knopf oder schreib „würfeln“.

    Zuerst brauchst du ein Schiff: eine Sechs. Dann braucht das Schiff einen Kapitän: eine Fünf. Dann kommt der Maat: eine Vier. Sie gehen genau in dieser Reihenfolge an Bord, auch mehrere in einem Wurf, und bleiben. Eine Fünf ohne Sechs bleibt an Land. Der Bot setzt sie für dich an Bord, und du wirfst die anderen Würfel neu.

    Sind alle drei da, sind die zwei übrigen die Mannschaft, und ihre Summe zählt. Hast du noch Würfe, kannst du „stopp“ sagen oder diese beiden noch einmal werfen; der letzte Wurf gilt. Fehlt nach drei Würfen einer der drei, gibt es nichts.

    Zum Beispiel: 6 4 4 3 2, die Sechs ist dein Schiff. 5 4 1 1, da sind Kapitän und Maat, und eine magere Mannschaft von 2. 6 3, und die Mannschaft ist 9.

    Pro Runde sind alle einmal dran. Nach zehn Runden gewinnen die meisten Punkte; „runden“ ändert die Zahl.

crew-word-roll = würfeln | ich würfle | weiter | nochmal
crew-word-hold = stopp | aufhören | ich höre auf | bleibe

crew-ask = { $left ->
    [one] Deine Mannschaft ist { $sum }, ein Wurf bleibt. Beide noch einmal werfen, oder Stopp?
   *[other] Deine Mannschaft ist { $sum }, { $left } Würfe bleiben. Beide noch einmal werfen, oder Stopp?
}
crew-ask-all = { $left ->
    [one] Das Schiff ist besetzt, ein Wurf bleibt. Die Mannschaft noch einmal werfen, oder Stopp?
   *[other] Das Schiff ist besetzt, { $left } Würfe bleiben. Die Mannschaft noch einmal werfen, oder Stopp?
}
crew-adrift = { $seat }, Wurf { $throw }: { $faces }. Noch kein Schiff.
crew-ship = { $seat }, Wurf { $throw }: { $faces }. Das Schiff ist da, aber kein Kapitän.
crew-captain = { $seat }, Wurf { $throw }: { $faces }. Der Kapitän ist da, aber kein Maat.
crew-manned = { $seat }, Wurf { $throw }: { $faces }. Alle an Bord, die Mannschaft ist { $sum }.
crew-scored = { $seat }, Wurf { $throw }: { $faces }. Der Zug ist vorbei, { $sum } Punkte für die Mannschaft.
crew-nothing = { $seat }, Wurf { $throw }: { $faces }. Der Zug ist vorbei, nicht alle sind an Bord: nichts.

crew-lesson-1 = Schiff 6, Kapitän 5, Maat 4: der Reihe nach
crew-lesson-2 = Der Rest ist die Mannschaft: 6 + 3 = 9
crew-lesson-3 = „würfeln“ für mehr, „stopp“ zum Aufschreiben
crew-lesson-4 = Keine 4 im dritten Wurf: nichts
crew-sheet = Runde { $round } von { $rounds }. Erst 6, 5 und 4; der Rest zählt
