# Chicago: eleven rounds, in each of which another sum is aimed at.

chicago-name = Chicago
chicago-into = chicago
chicago-also = jedenaście rund
chicago-about = Dwie kości, jedenaście rund: najpierw trzeba dwóch, potem trzech i tak do dwunastu. Trafiona suma to punkty.
chicago-brief = dwie kości, dwie minuty
chicago-rules =
    Trzeba wyrzucić właściwą sumę we właściwej chwili. Jest jedenaście rund. W pierwszej wszyscy celują w dwa, w następnej w trzy i tak dalej; ostatnia jest za dwanaście.

    W swojej kolejce rzucasz dwiema kośćmi raz: naciśnij przycisk albo napisz „rzuć”. Jeśli wypadnie suma, w którą się celuje, masz tyle punktów; jeśli nie, nic.

    Na przykład w rundzie za osiem 5 3 daje 8 punktów, a 5 4 nic.

    Po rundzie za dwanaście partia się kończy: wygrywa, kto ma najwięcej punktów, a więcej niż 77 mieć nie można. Przy równych punktach miejsce jest wspólne.

chicago-word-roll = rzuć | rzucam

chicago-ask = zrób { $aim } dwiema kośćmi
chicago-hit = { $seat } rzuca { $faces } i trafia: punkty { $sum }.
chicago-missed = { $seat } rzuca { $faces }: to { $sum }, pudło.
chicago-sheet = Teraz wszyscy celują w { $aim }
chicago-sheet-last = Ostatnio: { $faces } = { $sum }
chicago-sheet-aim = cel

chicago-lesson-1 = 5 + 3 = 8, a trzeba ośmiu: 8 punktów
chicago-lesson-2 = 5 + 4 = 9 to nie osiem: nic
chicago-lesson-3 = Następna runda celuje w dziewięć: „rzuć”
chicago-lesson-4 = Po dwunastu wygrywa więcej punktów
