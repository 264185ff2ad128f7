# Yacht: five dice, three rolls, fifteen boxes.

yacht-name = Jacht
yacht-into = jacht
yacht-also = poker kościany | poker w kości
yacht-about = Pięć kości, do trzech rzutów, piętnaście rubryk; co jest w pierwszym rzucie, liczy się podwójnie.
yacht-brief = pięć kości, dwadzieścia minut
yacht-rules =
    Masz piętnaście kolejek. Rzuć pięcioma kośćmi; najwyżej dwa razy możesz część przerzucić. Potem wypełnij jedną wolną rubrykę; jeśli układu nie masz, jest w niej 0.

    Jacht: pięć równych, ich suma + 50. Duży strit 2–6: 40. Mały 1–5: 35. Kareta: suma czterech + 10. Ful (3 + 2): wszystkie kości. Dwie pary, trójka, para: suma tych kości. Szansa: wszystkie.
    Jedynki–szóstki: trzy takie kości to 0, każda brakująca do trzech −10; cztery i pięć to ich suma.

    Rubryka wypełniona zaraz po pierwszym rzucie liczy sumę swoich kości dwa razy, oprócz szansy i jedynek–szóstek: duży strit to 40 + 20 = 60, mały 35 + 15 = 50. Wygrywa, kto ma najwięcej punktów.

    Dotknij kości, które zostają, albo napisz „zostaw 3 5 5” i „rzuć”, albo „przerzuć 1 2”; potem rubrykę: „jacht”, „5”. Przy dwóch parach „para 3” bierze niższą.

    Z opcją „razem” jeden rzut jest dla wszystkich, każdy decyduje po cichu przyciskami, a kartki odkrywa się na końcu.

yacht-word-throw = rzuć | rzucam | rzut
yacht-word-name = powiedz | podaj
yacht-word-keep = zostaw | zostawiam | trzymam
yacht-word-again = przerzuć | przerzucam | jeszcze raz | znowu
yacht-word-die = kość
yacht-word-yacht = jacht
yacht-word-large = duży | duży strit
yacht-word-small = mały | mały strit
yacht-word-four = kareta
yacht-word-full = ful
yacht-word-pairs = pary | dwie pary
yacht-word-three = trójka
yacht-word-pair = para
yacht-word-chance = szansa
yacht-word-ones = jedynki
yacht-word-twos = dwójki
yacht-word-threes = trójki
yacht-word-fours = czwórki
yacht-word-fives = piątki
yacht-word-sixes = szóstki

yacht-box-yacht = Jacht
yacht-box-large = Duży strit
yacht-box-small = Mały strit
yacht-box-four = Kareta
yacht-box-full = Ful
yacht-box-pairs = Dwie pary
yacht-box-three = Trójka
yacht-box-pair = Para
yacht-box-chance = Szansa
yacht-box-ones = Jedynki
yacht-box-twos = Dwójki
yacht-box-threes = Trójki
yacht-box-fours = Czwórki
yacht-box-fives = Piątki
yacht-box-sixes = Szóstki


yacht-lesson-1 = „zostaw 4 5”, „rzuć”, do trzech rzutów
yacht-lesson-2 = W nawiasie: ile da rubryka; wpisz ją
yacht-lesson-3 = Strit za pierwszym razem: 40 i jeszcze 20
yacht-lesson-4 = Kareta: suma czterech i 10
yacht-lesson-5 = Jedynki do szóstek: cztery 1 to ich suma
