# Yatzy: five dice, three rolls, fifteen boxes and a bonus.

yatzy-name = Yatzy
yatzy-into = yatzy
yatzy-also = yahtzee
yatzy-about = Pięć kości, do trzech rzutów, piętnaście rubryk i premia, jeśli sześć górnych da razem 63.
yatzy-brief = pięć kości, dwadzieścia minut
yatzy-rules =
    Zdobądź więcej punktów niż inni. W swojej kolejce rzuć pięcioma kośćmi; najwyżej dwa razy możesz część przerzucić. Potem wypełnij jedną wolną rubrykę; czego nie masz, liczy się 0.

    1 do 6: suma takich kości; razem 63 albo więcej daje premię 50. Para, dwie pary (różne), trójka, kareta: suma tych kości. Strit 1–5: 15, 2–6: 20. Ful (3 + 2): wszystkie kości. Szansa: wszystkie. Yatzy, pięć równych: 50.

    „kartka=trzynaście” jest bez par: trójka, kareta i szansa liczą wszystkie kości, ful 25, cztery po kolei 30, pięć po kolei 40, yatzy 50, każde kolejne yatzy o 100 więcej; premia to 35.

    Partia kończy się, gdy wszystkie rubryki są pełne.

    Dotknij kości, które zostają, albo napisz „zostaw 3 5 5” i „rzuć”, albo „przerzuć 1 2”; potem rubrykę: „yatzy”, „ful”, „5” dla piątek.

    Z opcją „razem” jeden rzut jest dla wszystkich, każdy decyduje po cichu przyciskami, a kartki odkrywa się na końcu.

yatzy-opt-sheet = piętnaście rubryk albo trzynaście ze stałymi punktami za ful i strity
yatzy-key-sheet = kartka | rubryki
yatzy-is-fifteen = piętnaście
yatzy-is-thirteen = trzynaście
yatzy-set-sheet = { $value ->
    [thirteen] trzynaście rubryk
   *[other] piętnaście rubryk
}

yatzy-further = Znowu yatzy: { $seat } dostaje jeszcze { $points }.

yatzy-word-throw = rzuć | rzucam | rzut
yatzy-word-name = powiedz | podaj
yatzy-word-keep = zostaw | zostawiam | trzymam
yatzy-word-again = przerzuć | przerzucam | jeszcze raz | znowu
yatzy-word-die = kość
yatzy-word-ones = jedynki
yatzy-word-twos = dwójki
yatzy-word-threes = trójki
yatzy-word-fours = czwórki
yatzy-word-fives = piątki
yatzy-word-sixes = szóstki
yatzy-word-pair = para
yatzy-word-pairs = pary | dwie pary
yatzy-word-three = trójka
yatzy-word-four = kareta
yatzy-word-small = mały | mały strit
yatzy-word-large = duży | duży strit
yatzy-word-full = ful
yatzy-word-chance = szansa
yatzy-word-yatzy = yatzy

yatzy-box-ones = Jedynki
yatzy-box-twos = Dwójki
yatzy-box-threes = Trójki
yatzy-box-fours = Czwórki
yatzy-box-fives = Piątki
yatzy-box-sixes = Szóstki
yatzy-box-bonus = Premia od 63
yatzy-box-pair = Para
yatzy-box-pairs = Dwie pary
yatzy-box-three = Trójka
yatzy-box-four = Kareta
yatzy-box-small = Mały strit
yatzy-box-large = Duży strit
yatzy-box-full = Ful
yatzy-box-chance = Szansa
yatzy-box-yatzy = Yatzy

yatzy-lesson-1 = „zostaw 4 4”, „rzuć”, do trzech rzutów
yatzy-lesson-2 = Cztery szóstki: 24 z 63 na premię
yatzy-lesson-3 = Ful: wszystkie pięć kości, 18
yatzy-lesson-4 = W nawiasie: ile da rubryka; wpisz ją
