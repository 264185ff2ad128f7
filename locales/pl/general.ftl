# General: five dice, three rolls, ten boxes.

general-name = Generał
general-into = generała
general-also = generał w kości
general-about = Pięć kości, do trzech rzutów, dziesięć rubryk; pięć równych w pierwszym rzucie od razu wygrywa.
general-brief = pięć kości, kwadrans
general-rules =
    Masz dziesięć kolejek. Rzuć pięcioma kośćmi; najwyżej dwa razy możesz część przerzucić. Potem wypełnij jedną wolną rubrykę.

    Jedynki do szóstek: suma takich kości. Strit 1–5 albo 2–6, ful (trzy i dwie), kareta, generał (pięć równych): 10, 20, 30, 40 punktów, a z punkty=zwykłe 20, 30, 40, 60. Czego nie masz, to się skreśla. Pięć równych to też kareta, ale nie ful.

    W pierwszym rzucie strit, ful i kareta dają o 5 więcej, a generał wpisany do swojej rubryki od razu wygrywa partię. Inaczej wygrywa, kto ma najwięcej punktów.

    Dotknij kości, które zostają, potem „Rzuć”. Albo napisz: „zostaw 3 5 5” zaznacza kości, „rzuć” rzuca resztą; „przerzuć 1 2” robi jedno i drugie. Potem rubrykę: „generał”, „5”.

    Z opcją „razem” jeden rzut jest dla wszystkich, każdy decyduje po cichu przyciskami, a kartki odkrywa się na końcu; generał w pierwszym rzucie daje wtedy tylko swoje punkty.

general-opt-points = ile dają rubryki: klasyczne (generał 40) albo zwykłe (generał 60)
general-key-points = punkty | skala
general-is-book = klasyczne
general-is-public = zwykłe
general-set-points = { $value ->
    [public] generał to 60
   *[other] generał to 40
}

general-word-throw = rzuć | rzucam | rzut
general-word-name = powiedz | podaj
general-word-keep = zostaw | zostawiam | trzymam
general-word-again = przerzuć | przerzucam | jeszcze raz | znowu
general-word-die = kość
general-word-ones = jedynki
general-word-twos = dwójki
general-word-threes = trójki
general-word-fours = czwórki
general-word-fives = piątki
general-word-sixes = szóstki
general-word-straight = strit
general-word-full = ful
general-word-four = kareta
general-word-general = generał

general-box-ones = Jedynki
general-box-twos = Dwójki
general-box-threes = Trójki
general-box-fours = Czwórki
general-box-fives = Piątki
general-box-sixes = Szóstki
general-box-straight = Strit
general-box-full = Ful
general-box-four = Kareta
general-box-general = Generał


general-lesson-1 = Na fula: „zostaw 1 1 2 2”, „rzuć”
general-lesson-2 = Co kolejkę rubryka: 16 za cztery czwórki
general-lesson-3 = Ful w pierwszym rzucie: 30 + 5
general-lesson-4 = W nawiasie: ile dałyby teraz te kości
