# Golden general: ten dice in five colours, two boxes a turn.

goldengeneral-name = Złoty generał
goldengeneral-into = złotego generała
goldengeneral-also = kolorowy generał
goldengeneral-about = Dziesięć kości w pięciu kolorach: podziel je na dwie ręce ze wszystkimi kolorami i wypełnij naraz dwie rubryki.
goldengeneral-brief = dziesięć kości w pięciu kolorach, kwadrans
goldengeneral-rules =
    Masz pięć kolejek. Rzuć dziesięcioma kośćmi, po dwie w każdym kolorze; najwyżej dwa razy możesz część przerzucić. Potem z dziesięciu są dwie ręce po pięć, każda ze wszystkimi pięcioma kolorami, i każda wypełnia własną rubrykę.

    Jedynki do szóstek: suma takich kości. Strit 1–5 albo 2–6, ful, kareta, generał (pięć równych): 10, 20, 30, 40 punktów, a z punkty=zwykłe 20, 30, 40, 60. Czego ręka nie ma, to się skreśla. Pierwszy rzut liczy się jak inne. Wygrywa, kto ma najwięcej punktów.

    Dotknij kości, które zostają, albo napisz „zostaw 5 5 5” i „rzuć”, albo „przerzuć 1 2”. Potem dotknij dwóch rubryk albo napisz je: „generał 6”; kości dzielą się tak, żeby obie dały najwięcej. Można też powiedzieć, co dostaje pierwsza: „ful 6 66111”.

    Z opcją „razem” jeden rzut jest dla wszystkich, każdy decyduje po cichu przyciskami, a kartki odkrywa się na końcu.

goldengeneral-opt-points = ile dają rubryki: klasyczne (generał 40) albo zwykłe (generał 60)
goldengeneral-key-points = punkty | skala
goldengeneral-is-book = klasyczne
goldengeneral-is-public = zwykłe
goldengeneral-set-points = { $value ->
    [public] generał to 60
   *[other] generał to 40
}

goldengeneral-word-throw = rzuć | rzucam | rzut
goldengeneral-word-name = powiedz | podaj
goldengeneral-word-keep = zostaw | zostawiam | trzymam
goldengeneral-word-again = przerzuć | przerzucam | jeszcze raz | znowu
goldengeneral-word-die = kość
goldengeneral-word-ones = jedynki
goldengeneral-word-twos = dwójki
goldengeneral-word-threes = trójki
goldengeneral-word-fours = czwórki
goldengeneral-word-fives = piątki
goldengeneral-word-sixes = szóstki
goldengeneral-word-straight = strit
goldengeneral-word-full = ful
goldengeneral-word-four = kareta
goldengeneral-word-general = generał

goldengeneral-box-ones = Jedynki
goldengeneral-box-twos = Dwójki
goldengeneral-box-threes = Trójki
goldengeneral-box-fours = Czwórki
goldengeneral-box-fives = Piątki
goldengeneral-box-sixes = Szóstki
goldengeneral-box-straight = Strit
goldengeneral-box-full = Ful
goldengeneral-box-four = Kareta
goldengeneral-box-general = Generał

goldengeneral-letter-red = C
goldengeneral-letter-green = Z
goldengeneral-letter-blue = N
goldengeneral-letter-yellow = Ż
goldengeneral-letter-white = B

goldengeneral-no-hand = Z tych kości nie da się ułożyć ręki ze wszystkimi pięcioma kolorami.

goldengeneral-lesson-1 = Dziesięć kości, po dwie w kolorze
goldengeneral-lesson-2 = To dwie ręce, każda ma pięć kolorów
goldengeneral-lesson-3 = Co kolejkę dwie rubryki, np. „ful 1”
goldengeneral-lesson-4 = W nawiasie: ile dałyby teraz te kości
