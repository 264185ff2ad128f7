# Sixteen: near to fifteen, but sixteen is dead.

sixteen-name = Szesnastka
sixteen-into = szesnastkę
sixteen-also = szesnaście | szesnastka zabija
sixteen-about = Dojdź jak najbliżej piętnastu: kto ma szesnaście lub więcej, ginie i płaci żeton, tak jak najniższy z żywych.
sixteen-brief = trzy kości, pięć minut
sixteen-rules =
    Chodzi o to, żeby zachować żetony: każdy ma ich pięć. Kto ma szesnaście albo więcej, ginie. Dojdź więc tak blisko piętnastu, jak starczy odwagi.

    W swojej kolejce rzucasz trzema kośćmi. Potem mówisz stop albo przerzucasz dowolne z nich, najwyżej dwa razy. Liczy się tylko końcowa suma. Naciśnij przycisk albo napisz „rzuć” z kośćmi do przerzucenia (samo „rzuć” to wszystkie) albo „stop”. Na przykład: masz 4 3 2, czyli 9, i piszesz „rzuć 2”; wypada 6 i masz 13. Kto inny kończy z 5 5 6, czyli 16: ginie.

    Gdy zagrają wszyscy, każdy martwy płaci żeton. Płaci też najniższy z żywych; jeśli jest ich kilku, płacą wszyscy. Jeśli żyje tylko jedna osoba, nic nie płaci. Następną rundę zaczyna następna osoba.

    Bez żetonów się odpada. Wygrywa, kto na końcu ma żetony.

    Z opcją „razem” jeden rzut jest dla wszystkich: każdy ma te same kości i po cichu decyduje, co zostaje.

sixteen-rules-three = Tak jak wyżej: trzy kości, z których dowolne możesz przerzucić, najwyżej dwa razy. Napisz „rzuć 2”, żeby przerzucić 2, „rzuć 2 3”, żeby dwie, „stop”, żeby zostawić wszystkie.
sixteen-rules-one = Rzucasz jedną kością, ile razy chcesz, co najmniej raz, i dodajesz: 6 + 5 + 3 to 14. Powyżej piętnastu od razu giniesz; przy piętnastu stajesz z miejsca. Napisz „rzuć” i „stop”.

sixteen-opt-form = trzy kości, z których część się przerzuca, albo jedna, której rzuty się dodaje
sixteen-opt-chips = ile żetonów ma każdy
sixteen-key-form = forma
sixteen-key-chips = żetony
sixteen-is-three = trzy kości | trzy
sixteen-is-one = jedna kość | jedna
sixteen-set-form = { $value ->
    [one] jedna kość
   *[other] trzy kości
}
sixteen-set-chips = { $value ->
    [one] { $value } żeton
    [few] { $value } żetony
   *[many] { $value } żetonów
}

sixteen-word-roll = rzuć | rzucam | dalej | przerzuć
sixteen-word-hold = stop | stoję | dość

sixteen-again = 🎲 { $faces }
sixteen-again-news = { $seat } przerzuca { $faces }.

sixteen-ask = { $least ->
    [0] masz { $sum }. Rzucasz dalej czy stop?
   *[other] masz { $sum }, najniższy żywy ma { $least }. Rzucasz dalej czy stop?
}
sixteen-ask-three = masz { $sum }, { $left ->
    [one] został jeden rzut
    [few] zostały { $left } rzuty
   *[many] zostało { $left } rzutów
}. Które kości przerzucasz, czy stop?
sixteen-ask-all = wszyscy w grze mają { $sum }. { $several ->
    [yes] Rzucacie
   *[no] Rzucasz
} dalej czy stop?
sixteen-ask-all-three = { $left ->
    [one] został jeden rzut
    [few] zostały { $left } rzuty
   *[many] zostało { $left } rzutów
}. Które kości { $several ->
    [yes] przerzucacie
   *[no] przerzucasz
}, czy stop?

sixteen-threw = { $seat } rzuca { $faces }: { $sum }.
sixteen-dead = { $seat } rzuca { $faces }: { $sum }, ginie.
sixteen-dead-pay = { $count ->
    [one] Ginie, żeton mniej: { $names }.
    [few] Giną, po żetonie: { $names }.
   *[many] Giną, po żetonie: { $names }.
}
sixteen-lowest-pay = { $count ->
    [one] Najniżej z { $sum }, żeton mniej: { $names }.
    [few] Najniżej z { $sum }, po żetonie: { $names }.
   *[many] Najniżej z { $sum }, po żetonie: { $names }.
}
sixteen-out = Bez żetonów i poza grą: { $names }.
sixteen-reject-syntax = Napisz „rzuć” albo „stop”; przy trzech kościach można podać, które przerzucasz: „rzuć 2 3”.

sixteen-sheet = 16 i więcej kosztuje żeton, najniższy też
sixteen-sheet-chips = żetony
sixteen-sheet-sum = suma
sixteen-sheet-made = suma { $sum }
sixteen-sheet-dead = ginie: { $sum }
sixteen-sheet-lowest = najniżej: { $sum }
sixteen-sheet-past = było { $sum }

sixteen-board-three = trzy
sixteen-board-one = jedna

sixteen-lesson-1 = Anna przerzuca 2: „rzuć 2”, i ma 13
sixteen-lesson-2 = Borys ma 11: jeszcze dwa rzuty albo „stop”
sixteen-lesson-3 = Przy 16 i więcej giniesz i płacisz żeton
sixteen-lesson-4 = Najniższy też płaci. Bez żetonów: koniec
sixteen-one-lesson-1 = Anna dodaje 6 + 5 + 3 = 14: „stop”
sixteen-one-lesson-2 = 6 + 4 + 6 = 16: ginie, to kosztuje żeton
sixteen-one-lesson-3 = Najniższy z żywych też płaci jeden
