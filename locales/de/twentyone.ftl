# Twenty-one: one die, as near to 21 as one dares.

twentyone-name = Einundzwanzig
twentyone-also = würfel einundzwanzig
twentyone-about = Wirf einen Würfel, so oft du willst: Komm möglichst nahe an 21, aber nicht darüber.
twentyone-brief = ein Würfel, fünf Minuten
twentyone-rules =
    Bist du dran, würfle, so oft du willst, aber mindestens einmal, und zähl zusammen, was fällt. Bei 21 hörst du auf. Über 21 bist du in dieser Runde raus.

    Waren alle dran, bekommt einen Punkt, wer am nächsten an 21 liegt; bei Gleichstand alle, die gleichauf liegen, und sind alle raus, niemand. Die nächste Runde eröffnet die nächste Person.

    Nach fünf Runden gewinnen die meisten Punkte.

    Mit „gemeinsam“ gilt ein Wurf für alle, und den Punkt bekommt, wer am längsten dabeibleibt, ohne über 21 zu kommen.

    Schreib „würfeln“ und „stopp“, oder nimm die Knöpfe. Die Zahl der Runden ist wählbar, zum Beispiel runden=3.

twentyone-opt-rounds = wie viele Runden gespielt werden
twentyone-key-rounds = Runden
twentyone-set-rounds = { $value ->
    [one] { $value } Runde
   *[other] { $value } Runden
}

twentyone-word-roll = würfeln | ich würfle | weiter | nochmal
twentyone-word-hold = stopp | aufhören | ich höre auf | bleibe

twentyone-sheet = Runde { $round } von { $rounds }; über 21 ist raus

twentyone-lesson-1 = Anna hörte bei 18 auf: „stopp“
twentyone-lesson-2 = 6 + 6 + 4 + 6 = 22: raus aus der Runde
twentyone-lesson-3 = Clara darf weiter: „würfeln“
twentyone-lesson-4 = Am nächsten an 21: ein Punkt
