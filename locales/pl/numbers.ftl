numbers-name = Skreślanki
numbers-into = skreślanki
numbers-also = skreślanie liczb | numerki
numbers-about = Skreślaj sąsiednie cyfry, równe albo dające dziesięć, resztę dopisuj na końcu, aż kartka będzie pusta. W pojedynkę albo na wyścigi.
numbers-brief = kwadrans
numbers-rules =
    Na kartce są cyfry liczb od 1 do 9 i od 11 do 19, po dziewięć w wierszu.

    Skreślaj dwie cyfry, które są równe albo dają razem dziesięć, jeśli sąsiadują: jedna stoi za drugą w kolejności czytania (koniec wiersza łączy się z początkiem następnego) albo są w jednej kolumnie. Skreślone cyfry między nimi się nie liczą.

    Gdy zabraknie par, albo wcześniej, napisz „dopisz”: wszystkie pozostałe cyfry są dopisane po kolei za ostatnim polem. Wygrywasz, gdy wszystko jest skreślone. Przy stu wierszach kartka jest pełna.

    Napisz dwa pola: i1-a2. /hint pokazuje parę, a w pojedynkę można cofać do woli.

    Kilka osób ściga się na takich samych kartkach, każda w swoim tempie: wygrywa najmniej dopisań, potem najmniej ruchów. dopisywanie=bez par: wolno dopiero, gdy nie ma par. „limit=3” pozwala na trzy: potem bez pary koniec. „początek=losowe” zaczyna od losowych cyfr.
numbers-opt-refill = kiedy wolno dopisać resztę: zawsze czy tylko gdy nie ma par
numbers-opt-refills = ile razy wolno dopisać; 0: do woli
numbers-opt-start = cyfry na początku: zwykłe czy losowe
numbers-key-refill = dopisywanie
numbers-key-refills = limit | dopisania
numbers-key-start = początek
numbers-is-any = zawsze
numbers-is-stuck = bez par | utknięcie
numbers-is-usual = zwykłe
numbers-is-drawn = losowe
numbers-set-refill = { $value ->
    [stuck] dopisuje się tylko, gdy nie ma par
   *[other] dopisuje się, kiedy się chce
}
numbers-set-refills = { $value ->
    [0] dopisywanie do woli
    [one] dopisywanie najwyżej { $value } raz
    [few] dopisywanie najwyżej { $value } razy
   *[many] dopisywanie najwyżej { $value } razy
}
numbers-set-start = { $value ->
    [drawn] losowe cyfry
   *[other] zwykłe cyfry
}

numbers-word-more = dopisz | dopisuję | dalej

numbers-ask = { $several ->
    [yes] skreślcie parę albo dopiszcie resztę słowem „dopisz”
   *[no] skreśl parę albo dopisz resztę słowem „dopisz”
}
numbers-more = ✏️ Dopisz
numbers-more-sure = dopisz, choć są jeszcze pary
numbers-more-news = { $seat }: reszta dopisana.
numbers-strike = { $one }–{ $two }
numbers-count = zostało { $left } · { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
numbers-refills = dopisania: { $refills }
numbers-folded = … skreślone: { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
   *[many] { $rows } wierszy
}
numbers-feat = { $left ->
    [one] została { $left } cyfra
    [few] zostały { $left } cyfry
   *[many] zostało { $left } cyfr
}
numbers-feat-cleared = { $moves ->
    [one] czysto w { $moves } ruchu
    [few] czysto w { $moves } ruchach
   *[many] czysto w { $moves } ruchach
}
numbers-hint = Można skreślić { $one } i { $two }.
numbers-hint-none = Nie ma już pary: napisz „dopisz”.

numbers-reject-syntax = Napisz dwa pola, które skreślasz, na przykład i1-a2, albo „dopisz”.
numbers-reject-outside = Nie ma { $place } na tej kartce: ostatnie pole to { $last }.
numbers-reject-struck = { $place } jest już skreślone.
numbers-reject-same = To dwa razy { $place }. Podaj dwa pola.
numbers-reject-fit = { $one } i { $two } ani nie są równe, ani nie dają dziesięciu.
numbers-reject-between = Między nimi stoi { $digit }, na { $place }.
numbers-reject-order = Nie są w jednej kolumnie, a w kolejności czytania stoi między nimi { $digit }, na { $place }.
numbers-reject-stuck = Jest jeszcze para do skreślenia; tu dopisuje się dopiero, gdy żadnej nie ma.
numbers-reject-refills = Dopisywanie już było { $count ->
    [one] raz: więcej
    [few] { $count } razy: więcej
   *[many] { $count } razy: więcej
} nie ma.
numbers-reject-full = Pozostałe cyfry się nie zmieszczą: kartka ma { $count } wierszy.

# What the board in letters says.
numbers-board-seat = gracz
numbers-board-left = zostało
numbers-board-refills = dopiski
numbers-board-moves = ruchy

numbers-lesson-1 = 9 i 1 to dziesięć, za i1 jest a2: i1-a2
numbers-lesson-2 = Dwie równe obok siebie: b2-c2
numbers-lesson-3 = 8 i 2: skreślone się przeskakuje
numbers-lesson-4 = Jedna pod drugą: i2-i3
numbers-lesson-5 = Brak par: „dopisz”. Pusto? Wygrana
