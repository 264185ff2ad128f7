# House numbers: three rolls, three digits, each written at once.

housenumbers-name = Numery domów
housenumbers-into = numery domów
housenumbers-also = numer domu
housenumbers-about = Trzy rzuty kością dają liczbę trzycyfrową: każdą cyfrę od razu wpisz jako setki, dziesiątki albo jedności. Najwyższa wygrywa.
housenumbers-brief = jedna kość, dwie minuty
housenumbers-rules =
    Chodzi o najwyższy numer domu. W twojej kolejce kość pada trzy razy. Po każdym rzucie od razu wpisujesz liczbę na jedno z trzech miejsc: setki, dziesiątki albo jedności. Co wpisane, zostaje, a na każdym miejscu stoi jedna cyfra.

    Naciśnij przycisk albo napisz „setki”, „dziesiątki” lub „jedności”. Na przykład: 3 idzie do dziesiątek, 6 do setek, a 2 zostaje na jedności: 632.

    Gdy każdy ma liczbę, najwyższa dostaje punkt; przy równych każda. Potem nową rundę otwiera następna osoba. Po pięciu rundach wygrywa, kto ma najwięcej punktów (opcja „rundy”).

    Z opcją „najniższa” wygrywa najniższa liczba. Z opcją „ślepo” miejsce wybiera się, zanim padnie kość, i decyduje tylko los. Przy jednym rzucie dla wszystkich każdy wpisuje te same trzy cyfry, ale na miejsca, które sam wybiera; gdzie są cudze, widać, gdy wybiorą wszyscy.

housenumbers-opt-lowest = wygrywa najniższa liczba
housenumbers-opt-blind = miejsce wybiera się, zanim padnie kość
housenumbers-key-lowest = najniższa
housenumbers-key-blind = ślepo | w ciemno
housenumbers-set-lowest = { $value ->
    [on] wygrywa najniższa
   *[other] wygrywa najwyższa
}
housenumbers-set-blind = { $value ->
    [on] miejsca wybiera się w ciemno
   *[other] najpierw kość, potem miejsce
}

housenumbers-word-hundreds = setki | s
housenumbers-word-tens = dziesiątki | d
housenumbers-word-units = jedności | j
housenumbers-word-throw = rzuć | rzucam
housenumbers-word-name = powiedz | podaj

housenumbers-hundreds = Setki: { $shown }
housenumbers-tens = Dziesiątki: { $shown }
housenumbers-units = Jedności: { $shown }
housenumbers-hundreds-news = { $seat } bierze setki.
housenumbers-tens-news = { $seat } bierze dziesiątki.
housenumbers-units-news = { $seat } bierze jedności.

housenumbers-ask = { $best ->
    [0] wpisz { $face }: setki, dziesiątki czy jedności?
   *[other] wpisz { $face }: setki, dziesiątki czy jedności? Najlepsza liczba to na razie { $best }
}
housenumbers-ask-blind = wybierz miejsce, zanim padnie kość: setki, dziesiątki czy jedności?
housenumbers-threw = { $seat } rzuca { $face }.
housenumbers-made = { $seat } ma liczbę { $number }.
housenumbers-reject-filled = Na tym miejscu już jest cyfra.
housenumbers-reject-syntax = Napisz „setki”, „dziesiątki” albo „jedności”.

housenumbers-sheet = Runda { $round } z { $rounds }, wygrywa najwyższa
housenumbers-sheet-lowest = Runda { $round } z { $rounds }, wygrywa najniższa
housenumbers-sheet-number = liczba
housenumbers-sheet-before = było
housenumbers-sheet-was = było { $number }

housenumbers-board-points = punkty
housenumbers-board-number = liczba
housenumbers-board-before = było
housenumbers-board-lowest = najniżej

housenumbers-lesson-1 = Tu poszła 3: „dziesiątki”
housenumbers-lesson-2 = 6 najlepiej do setek: 632
housenumbers-lesson-3 = Borys rzuca 4: gdzie to wpisze?
housenumbers-lesson-4 = Najwyższa: punkt; zwykle pięć rund
