# Cameroon: five dice, three rolls, ten turns.

cameroon-name = Kamerun
cameroon-into = kamerun
cameroon-also = kości kameruńskie
cameroon-about = Pięć kości, do trzech rzutów, dziesięć kolejek: własne rubryki albo wspólnie wypełniane kolumny.
cameroon-brief = pięć kości, dziesięć minut
cameroon-rules =
    Rzuć pięcioma kośćmi; najwyżej dwa razy możesz część przerzucić. Potem wypełnij jedną rubrykę; czego nie masz, liczy się 0.

    Jedynki do szóstek: suma takich kości. Ful (3 + 2): wszystkie kości. Mały strit 1–5: 21, duży 2–6: 30, pięć równych: 50.

    Przy 5 5 5 6 2 napisz „piątki” za 15. Albo próbuj fula: „przerzuć 2 6” czy „zostaw 5 5 5” i „rzuć”. Albo dotknij kości, które zostają, i przycisku.

    Po dziesięciu kolejkach każdego partia się kończy; wygrywa, kto ma najwięcej punktów.

    Z opcją „razem” jeden rzut jest dla wszystkich, każdy decyduje po cichu, kartki odkrywa się na końcu. Przy „kolumny=wspólne” wszyscy dokładają do tych samych kolumn, aż kolumna jest pełna i zamknięta. Z ostatnią partia od razu się kończy, choć nie każdy miał tyle samo kolejek. Liczba za nazwą mówi, ile brakuje: po trzy takie kości na gracza, w fulu po 20 punktów na gracza, w pięciu równych razem 60. Punkty są inne: strity 15 i 20, raz dla każdego, pięć równych 30.

cameroon-opt-columns = własne rubryki albo kolumny wypełniane wspólnie
cameroon-key-columns = kolumny | rubryki
cameroon-is-own = własne
cameroon-is-shared = wspólne
cameroon-set-columns = { $value ->
    [shared] wspólne kolumny
   *[other] własne rubryki
}
cameroon-reject-shared = We wspólne kolumny gra się po kolei: opuść „razem” i „mówione”.

cameroon-full = Pełna i zamknięta dla wszystkich: { $box }.

cameroon-word-throw = rzuć | rzucam | rzut
cameroon-word-name = powiedz | podaj
cameroon-word-keep = zostaw | zostawiam | trzymam
cameroon-word-again = przerzuć | przerzucam | jeszcze raz | znowu
cameroon-word-die = kość
cameroon-word-ones = jedynki
cameroon-word-twos = dwójki
cameroon-word-threes = trójki
cameroon-word-fours = czwórki
cameroon-word-fives = piątki
cameroon-word-sixes = szóstki
cameroon-word-small = mały | mały strit
cameroon-word-large = duży | duży strit
cameroon-word-full = ful
cameroon-word-equal = równe | pięć równych

cameroon-box-ones = Jedynki
cameroon-box-twos = Dwójki
cameroon-box-threes = Trójki
cameroon-box-fours = Czwórki
cameroon-box-fives = Piątki
cameroon-box-sixes = Szóstki
cameroon-box-small = Mały strit
cameroon-box-large = Duży strit
cameroon-box-full = Ful
cameroon-box-equal = Pięć równych

cameroon-lesson-1 = Do trzech rzutów: „przerzuć 1 6”
cameroon-lesson-2 = Trzy piątki: 15 w rubryce piątek
cameroon-lesson-3 = Mały strit: 21
cameroon-lesson-4 = W nawiasie: ile dałaby teraz rubryka
