# Macao: one die, as near to nine as one dares.

macao-name = Macao
macao-also = böse neun | makao
macao-about = Wirf immer weiter einen Würfel: Komm möglichst nahe an neun, denn darüber bist du raus.
macao-brief = ein Würfel, fünf Minuten
macao-rules =
    Bist du dran, würfle, so oft du willst, aber mindestens einmal, und zähl zusammen, was fällt. Bei neun hörst du auf, besser geht es nicht. Über neun bist du in dieser Runde raus.

    Waren alle dran, nimmt einen Chip, wer am meisten hat. Bei Gleichstand gibt es ein Stechen, und wer zuletzt dran war, beginnt. Sind alle raus, nimmt niemand den Chip; im Stechen wird wiederholt. Die nächste Runde eröffnet die nächste Person.

    Wer zuerst drei Chips hat, gewinnt.

    Mit „neun“ nimmt eine Neun den Chip sofort, bevor die anderen gewürfelt haben. Mit „gemeinsam“ gilt ein Wurf für alle, und den Chip nimmt, wer am längsten dabeibleibt, ohne über neun zu kommen.

    Schreib „würfeln“ und „stopp“, oder nimm die Knöpfe.

macao-opt-chips = wie viele Chips gewinnen
macao-opt-nine = eine Neun nimmt den Chip sofort, bevor die anderen gewürfelt haben

macao-key-chips = Chips
macao-key-nine = neun
macao-set-chips = { $value ->
    [one] { $value } Chip gewinnt
   *[other] { $value } Chips gewinnen
}
macao-set-nine = { $value ->
    [on] Neun gewinnt sofort
   *[other] alle kommen dran
}

macao-word-roll = würfeln | ich würfle | weiter | nochmal
macao-word-hold = stopp | aufhören | ich höre auf | bleibe

macao-sheet = { $chips ->
    [one] { $chips } Chip gewinnt; über 9 ist raus
   *[other] { $chips } Chips gewinnen; über 9 ist raus
}
macao-lesson-1 = Anna hörte bei 7 auf: „stopp“
macao-lesson-2 = 5 + 6 = 11: über neun, raus
macao-lesson-3 = Clara kann auf 8 oder 9 kommen: „würfeln“
macao-lesson-4 = Hier liegen Chips; zwei gewinnen
