# Pinke: nine fields, one of which keeps its chips.

pinke-name = Pinke
pinke-into = pinke
pinke-also = szczęśliwa siódemka | dziewięć pól
pinke-about = Dziewięć pól dla dwóch kości: puste kosztuje żeton, pełne go oddaje, a para jedynek albo szóstek zgarnia wszystko.
pinke-brief = dwie kości, dziesięć minut
pinke-rules =
    Każdy ma dwadzieścia żetonów. Na środku jest dziewięć pól, na sumy od 3 do 11.

    W swojej kolejce rzucasz dwiema kośćmi. Jeśli pole tej sumy jest puste, kładziesz na nim żeton i kolejka się kończy. Jeśli leży tam żeton, bierzesz go; potem rzucasz dalej albo mówisz stop.

    Siódemka to wyjątek. Kto ją wyrzuci, kładzie tam żeton, który zostaje, i kolejka się kończy: żetony rosną w stos.

    2 albo 12 zgarnia planszę: bierzesz wszystko, siódemki też, i musisz rzucić jeszcze raz. Ale następne 2 albo 12 w tej samej kolejce kosztuje żeton za każde z dziewięciu pól.

    Kto nie ma żetonów, odpada. Partia kończy się, gdy ma je tylko jedna osoba, albo po piętnastu rundach („rundy” zmienia liczbę): wygrywa, kto ma najwięcej.

    Na przykład: na pustej planszy 3 2 kładzie żeton na 5. Następna osoba rzuca 4 1, też pięć, bierze żeton i może rzucać dalej.

    Napisz „rzuć” i „stop” albo użyj przycisków.

pinke-opt-chips = ile żetonów ma każdy
pinke-opt-rounds = ile rund się gra najwyżej
pinke-key-chips = żetony
pinke-key-rounds = rundy
pinke-set-chips = { $value ->
    [one] po { $value } żetonie
    [few] po { $value } żetony
   *[many] po { $value } żetonów
}
pinke-set-rounds = rundy: { $value }

pinke-word-roll = rzuć | rzucam | dalej
pinke-word-hold = stop | stoję | dość

pinke-ask-throw = rzuć dwiema kośćmi
pinke-ask = { $fields ->
    [0] plansza jest pusta. Rzucasz dalej czy stop?
    [one] żeton leży na jednym polu. Rzucasz dalej czy stop?
    [few] żetony leżą na { $fields } polach. Rzucasz dalej czy stop?
   *[many] żetony leżą na { $fields } polach. Rzucasz dalej czy stop?
}
pinke-put = { $seat } rzuca { $faces } i kładzie żeton na { $sum }.
pinke-take = { $seat } rzuca { $faces } i bierze żeton z { $sum }.
pinke-seven = { $seat } rzuca { $faces }: żeton zostaje na 7.
pinke-sweep = { $seat } rzuca { $faces } i zgarnia planszę: { $chips }!
pinke-flood = { $seat } znowu rzuca { $faces }: żeton na każde pole, { $chips }.
pinke-holds = { $seat } mówi stop.
pinke-sheet = Runda { $round } z { $rounds }; żetony na 7 zostają
pinke-sheet-more = Runda { $round } z { $rounds }: dalej czy stop?
pinke-sheet-again = Runda { $round } z { $rounds }: rzuć jeszcze raz
pinke-sheet-puts = { $sum } puste, kładzie { $count }
pinke-sheet-takes = { $sum } pełne, bierze { $count }
pinke-sheet-seven = { $sum }, zostawia { $count }
pinke-sheet-sweeps = { $sum } zgarnia planszę, bierze { $count }
pinke-sheet-floods = znowu { $sum }, daje { $count }

pinke-lesson-1 = Puste pole kosztuje żeton
pinke-lesson-2 = Żetony na 7 tam zostają
pinke-lesson-3 = Żeton jest twój. „rzuć” czy „stop”?
pinke-lesson-4 = 1 1 albo 6 6 bierze wszystko
