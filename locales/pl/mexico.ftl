# Mexico: two dice read as a number; the lowest one costs a life.

mexico-name = Meksyk
mexico-into = meksyk
mexico-also = kości meksykańskie
mexico-about = Dwie kości to liczba, a dwadzieścia jeden bije wszystko. Najniższa liczba rundy kosztuje życie.
mexico-brief = dwie kości, pięć minut
mexico-rules =
    Byle nie mieć najmniej. Dwie kości czyta się jako jedną liczbę, wyższa pierwsza: 5 i 3 to 53. Najlepsze jest 21, zwane Meksykiem. Potem idą pary, od 66 do 11. Potem reszta jako liczby, od 65 do 31, które jest najniższe.

    Kto otwiera rundę, rzuca raz, dwa albo trzy razy i mówi stop, gdy liczba jest dość dobra: napisz „rzuć” i „stop” albo użyj przycisków. Liczy się tylko ostatni rzut. Reszta ma tyle rzutów, ile zużyła pierwsza osoba, nie więcej. Po Meksyku kolejka od razu się kończy.

    Na przykład: Anna zaczyna od 53, potem ma 65 i mówi stop po dwóch rzutach. Borys rzuca 11, czyli parę, i mówi stop. Celina rzuca 42, a potem 31: ma najmniej.

    Kto ma najmniej, traci jedno z trzech żyć i otwiera następną rundę. Jeśli kilka osób ma najmniej, grają dogrywkę między sobą, a zaczyna ta, która grała ostatnia. Kto nie ma żyć, odpada, a wygrywa ostatni w grze.

    Opcja „życia” mówi, ile żyć ma każdy.

mexico-opt-lives = ile żyć ma każdy
mexico-key-lives = życia
mexico-set-lives = { $value ->
    [one] { $value } życie
    [few] { $value } życia
   *[many] { $value } żyć
}

mexico-word-roll = rzuć | rzucam | dalej
mexico-word-hold = stop | stoję | dość

mexico-ask-roll = { $worst ->
    [0] otwórz rundę: rzuty, najwyżej: { $left }
   *[other] { $left ->
        [one] rzuć raz, na razie najmniej to { $worst }
        [few] rzuć do { $left } razy, na razie najmniej to { $worst }
       *[many] rzuć do { $left } razy, na razie najmniej to { $worst }
    }
}
mexico-ask = { $left ->
    [one] został jeden rzut
    [few] zostały { $left } rzuty
   *[many] zostało { $left } rzutów
}{ $worst ->
    [0] { "" }
   *[other] , na razie najmniej to { $worst }
}. Rzucasz dalej czy stop?

mexico-threw = { $seat } rzuca { $number }.
mexico-mexico = { $seat } rzuca { $number }: Meksyk!
mexico-stops = { $seat } mówi stop przy { $number }.
mexico-lost = { $lives ->
    [0] { $seat } ma najmniej, { $number }, i odpada.
    [one] { $seat } ma najmniej, { $number }: zostało jedno życie.
    [few] { $seat } ma najmniej, { $number }: zostały { $lives } życia.
   *[many] { $seat } ma najmniej, { $number }: zostało { $lives } żyć.
}
mexico-tie = Najmniej po równo: dogrywka, { $names }.

mexico-board-throws = rzuty
mexico-board-lives = życia
mexico-board-shows = wynik

mexico-sheet = { $throws ->
    [one] Jeden rzut; najwyżej 21, potem pary
    [few] Do { $throws } rzutów; najwyżej 21, potem pary
   *[many] Do { $throws } rzutów; najwyżej 21, potem pary
}
mexico-sheet-tie = { $throws ->
    [one] Dogrywka, jeden rzut
    [few] Dogrywka, do { $throws } rzutów
   *[many] Dogrywka, do { $throws } rzutów
}
mexico-sheet-old = Nowa runda. Blado: poprzednia
mexico-sheet-small = Małe: poprzedni rzut
mexico-sheet-lives = życia
mexico-sheet-shows = wynik
mexico-sheet-past = było { $number }
mexico-sheet-fell = { $number }, odpada

mexico-lesson-1 = Liczy się tylko ostatni rzut: 65
mexico-lesson-2 = Para bije 65; wszystkie pary bije tylko 21
mexico-lesson-3 = Anna bierze dwa rzuty, więcej nie ma nikt
mexico-lesson-4 = 42 to na razie najmniej: jeszcze „rzuć”
mexico-lesson-5 = Krążki to życia: każdy ma trzy
