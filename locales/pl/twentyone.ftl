# Twenty-one: one die, as near to 21 as one dares.

twentyone-name = Oczko
twentyone-into = oczko
twentyone-also = dwadzieścia jeden
twentyone-about = Rzucaj jedną kością, ile chcesz: jak najbliżej 21, ale nie dalej.
twentyone-brief = jedna kość, pięć minut
twentyone-rules =
    W swojej kolejce rzucasz kością, ile razy chcesz, co najmniej raz, i sumujesz, co wypadło. Przy 21 stajesz. Powyżej 21 odpadasz z rundy.

    Gdy zagrają wszyscy, punkt ma ten, kto jest najbliżej 21; przy równym wyniku każdy z nich; jeśli odpadną wszyscy, nikt. Następną rundę zaczyna następna osoba.

    Po pięciu rundach wygrywa, kto ma najwięcej punktów.

    Z opcją „razem” jeden rzut jest dla wszystkich, a punkt ma ten, kto najdłużej zostaje w grze i nie przekracza 21.

    Napisz „rzuć” i „stop” albo użyj przycisków. Można wybrać liczbę rund, na przykład rundy=3.

twentyone-opt-rounds = ile rund się gra
twentyone-key-rounds = rundy
twentyone-set-rounds = { $value ->
    [one] { $value } runda
    [few] { $value } rundy
   *[many] { $value } rund
}

twentyone-word-roll = rzuć | rzucam | dalej
twentyone-word-hold = stop | stoję | dość

twentyone-sheet = Runda { $round } z { $rounds }; ponad 21 odpada

twentyone-lesson-1 = Anna staje na 18: „stop”
twentyone-lesson-2 = 6 + 6 + 4 + 6 = 22: koniec w tej rundzie
twentyone-lesson-3 = Celina może jeszcze: „rzuć”
twentyone-lesson-4 = Kto najbliżej 21, ma punkt
