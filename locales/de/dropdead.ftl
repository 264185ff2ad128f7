# Drop the dead one: five dice, twos and fives drop dead.

dropdead-name = Tote Würfel
dropdead-also = tot umfallen | würfelsterben
dropdead-about = Wirf fünf Würfel und sammle, solange keine Zwei oder Fünf fällt: Die sind tot und kommen weg.
dropdead-brief = fünf Würfel, fünf Minuten
dropdead-rules =
    Du willst viele Punkte, bevor deine Würfel weg sind. Beginn mit fünf Würfeln: Drück den Knopf oder schreib „würfeln“.

    Ist weder eine Zwei noch eine Fünf dabei, zählt der Wurf: alle Würfel zusammen. Ist eine dabei, zählt er nichts, und jede Zwei und jede Fünf ist tot und kommt weg. In beiden Fällen würfelst du mit dem Rest weiter. Ist der letzte Würfel tot, ist dein Zug vorbei. Entscheiden musst du nie etwas.

    Zum Beispiel: 1 2 4 5 6 bringt nichts, drei Würfel bleiben. 3 4 6 bringt 13. 1 5 4 bringt nichts, zwei bleiben. 6 4 bringt 10. 2 2, und es ist vorbei: 23 Punkte.

    Pro Runde sind alle einmal dran. Nach fünf Runden gewinnen die meisten Punkte (Option „runden“).

dropdead-word-roll = würfeln | ich würfle

dropdead-ask = { $dice ->
    [one] Bisher { $sum } Punkte, wirf den letzten Würfel
   *[other] Bisher { $sum } Punkte, wirf { $dice } Würfel
}
dropdead-scored = { $points ->
    [one] { $seat } würfelt { $faces }: { $points } Punkt.
   *[other] { $seat } würfelt { $faces }: { $points } Punkte.
}
dropdead-dead = { $dead ->
    [one] { $seat } würfelt { $faces }: Ein Würfel ist tot.
   *[other] { $seat } würfelt { $faces }: { $dead } Würfel sind tot.
}
dropdead-over = { $sum ->
    [one] { $seat } würfelt { $faces }: alle tot, mit { $sum } Punkt.
   *[other] { $seat } würfelt { $faces }: alle tot, mit { $sum } Punkten.
}

dropdead-sheet = Runde { $round } von { $rounds }. 2 und 5 sind tot, der Wurf zählt 0

dropdead-lesson-1 = Eine 2 und eine 5: nichts, beide tot
dropdead-lesson-2 = Weder 2 noch 5: 3 + 4 + 6 = 13
dropdead-lesson-3 = Alle tot: Der Zug bringt 23
dropdead-lesson-4 = „würfeln“: Ben beginnt mit fünf Würfeln
