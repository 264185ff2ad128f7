# The Kremlin tower: four dice, two sums, three runners.

tower-name = Wieża kremlowska
tower-into = wieżę kremlowską
tower-also = wieża | kremlowska wieża
tower-about = Cztery kości to dwie sumy, a trzej biegacze wspinają się po kolumnach: przestań w porę albo stracisz zdobycz.
tower-brief = cztery kości, dziesięć minut
tower-rules =
    Wejdź na szczyt trzech kolumn przed innymi.

    W swojej kolejce rzuć czterema kośćmi i podziel je na dwie pary. Biegacze idą o stopień w górę w kolumnach obu sum. Jest trzech biegaczy; nowy zaczyna tuż nad twoim znacznikiem. Obie sumy trzeba wykorzystać, jeśli się da; gdy na dwie nowe kolumny został jeden biegacz, wybierasz.

    Po każdym rzucie mówisz stop albo rzucasz dalej. Po stop znaczniki idą na miejsca biegaczy. Jeśli rzut nie daje żadnej sumy dla biegaczy, przepada wszystko z tej kolejki. Kolumna, którą ktoś zdobył, jest zamknięta dla wszystkich.

    Wypadło 2 3 3 6: to 5 i 9 albo 8 i 6. Napisz „biorę 5 9” albo samo „5 9”, potem „rzuć” albo „stop”, albo użyj przycisków.

    Partia kończy się z trzecią kolumną; inną liczbę daje opcja „kolumny”.

tower-opt-columns = ile kolumn wygrywa
tower-key-columns = kolumny
tower-set-columns = { $value ->
    [one] wygrywa { $value } kolumna
    [few] wygrywają { $value } kolumny
   *[many] wygrywa { $value } kolumn
}

tower-word-roll = rzuć | rzucam | dalej
tower-word-hold = stop | stoję
tower-word-take = biorę | weź | idę

tower-take = { $sums }
tower-take-news = { $seat } idzie w górę: { $sums }.

tower-ask-take = jakie sumy robisz z { $faces }?
tower-ask-one = którą jedną sumę bierzesz z { $faces }?
tower-ask = { $free ->
    [0] rzucasz dalej czy stop?
    [one] rzucasz dalej czy stop? Jeden biegacz jest wolny
    [few] rzucasz dalej czy stop? Wolni biegacze: { $free }
   *[many] rzucasz dalej czy stop? Wolni biegacze: { $free }
}

tower-threw = { $seat } rzuca { $faces }.
tower-falls = { $seat } rzuca { $faces }: nikt nie może iść w górę, kolejka przepada.
tower-takes = { $seat } idzie w górę: { $sums }.
tower-stops = { $seat } mówi stop; znaczniki stają na miejscach biegaczy: { $sums }.
tower-top = { $columns ->
    [one] { $seat } zdobywa { $sum }, pierwszą kolumnę.
    [few] { $seat } zdobywa { $sum }, razem kolumny: { $columns }.
   *[many] { $seat } zdobywa { $sum }, razem kolumny: { $columns }.
}

tower-reject-columns = Przy tylu kolumnach może nikt by nie wygrał: weź mniej kolumn albo mniej graczy.
tower-reject-syntax = Napisz sumy, którymi idziesz, na przykład „5 9”, albo „rzuć” czy „stop”.
tower-reject-take = Ten rzut daje: { $moves }.
tower-reject-one = Na obie sumy brakuje biegaczy: wybierz jedną. Ten rzut daje: { $moves }.
tower-reject-decide = Ten rzut jest już wykorzystany: rzucaj dalej albo stop.
tower-reject-first = Najpierw wybierz sumy tego rzutu.

tower-sheet = { $columns ->
    [one] Wygrywa jedna kolumna
    [few] Wygrywają { $columns } kolumny
   *[many] Wygrywa { $columns } kolumn
}
tower-sheet-runners = { $columns ->
    [one] Wygrywa jedna kolumna; krzyżyk to biegacz
    [few] Wygrywają { $columns } kolumny; krzyżyk to biegacz
   *[many] Wygrywa { $columns } kolumn; krzyżyk to biegacz
}

tower-lesson-1 = Sumy dwóch par: „5 9” albo „6 8”
tower-lesson-2 = Żółte: biegacze; przepadną bez sumy
tower-lesson-3 = Po „stop” znaczniki tam zostają
tower-lesson-4 = Zdobyta kolumna jest zamknięta; tu trzeba 2
