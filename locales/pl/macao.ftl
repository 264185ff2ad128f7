# Macao: one die, as near to nine as one dares.

macao-name = Dziewiątka
macao-into = dziewiątkę
macao-also = zła dziewiątka | makao w kości
macao-about = Rzucaj jedną kością: jak najbliżej dziewięciu, bo powyżej odpadasz z rundy.
macao-brief = jedna kość, pięć minut
macao-rules =
    W swojej kolejce rzucasz kością, ile razy chcesz, co najmniej raz, i sumujesz, co wypadło. Przy dziewięciu stajesz, bo nic nie jest lepsze. Powyżej dziewięciu odpadasz z rundy.

    Gdy zagrają wszyscy, żeton bierze ten, kto ma najwięcej. Przy równym wyniku jest dogrywka, a zaczyna osoba, która grała ostatnia. Jeśli odpadną wszyscy, żetonu nie bierze nikt; w dogrywce gra się jeszcze raz. Następną rundę zaczyna następna osoba.

    Wygrywa, kto pierwszy ma trzy żetony.

    Z opcją „dziewięć” dziewiątka bierze żeton od razu, zanim inni rzucą. Z opcją „razem” jeden rzut jest dla wszystkich, a żeton bierze ten, kto najdłużej zostaje w grze i nie przekracza dziewięciu.

    Napisz „rzuć” i „stop” albo użyj przycisków.

macao-opt-chips = ile żetonów wygrywa
macao-opt-nine = dziewiątka bierze żeton od razu, zanim inni rzucą

macao-key-chips = żetony
macao-key-nine = dziewięć
macao-set-chips = { $value ->
    [one] wygrywa { $value } żeton
    [few] wygrywają { $value } żetony
   *[many] wygrywa { $value } żetonów
}
macao-set-nine = { $value ->
    [on] dziewiątka od razu
   *[other] grają wszyscy
}

macao-word-roll = rzuć | rzucam | dalej
macao-word-hold = stop | stoję | dość

macao-sheet = { $chips ->
    [one] Wygrywa { $chips } żeton; ponad 9 odpada
    [few] Wygrywają { $chips } żetony; ponad 9 odpada
   *[many] Wygrywa { $chips } żetonów; ponad 9 odpada
}
macao-lesson-1 = Anna staje na 7: „stop”
macao-lesson-2 = 5 + 6 = 11: ponad dziewięć, odpada
macao-lesson-3 = Celina może jeszcze mieć 8 lub 9: „rzuć”
macao-lesson-4 = Tu trafia żeton; w tej partii wygrywają dwa
