# Minimum: as along and across, but the lesser one of rows and columns counts.

minimum-name = Minimum
minimum-into = minimum
minimum-also = mniejsza z dwóch
minimum-about = Każdy ma siatkę 5 × 5, wypełnianą tymi samymi cyframi; wynikiem jest mniejsza z sum, wierszy albo kolumn.
minimum-brief = dwie kości, dziesięć minut
minimum-rules =
    Każdy ma pustą siatkę pięć na pięć. Bot rzuca dwiema kośćmi, 25 razy, dla wszystkich naraz. Liczy się ostatnia cyfra sumy: 7 to 7, ale 10 to 0, 11 to 1, a 12 to 2. Za każdym razem każdy po cichu wybiera wolne pole swojej siatki, do którego idzie cyfra. Co wpisane, zostaje.

    Na końcu punktuje każdy wiersz i każda kolumna: dwie równe cyfry 1 punkt, trzy 3, cztery 6, pięć 10. Dwie pary to 2, trzy i dwie to 4. Równe cyfry nie muszą sąsiadować. Pięć cyfr po kolei to 5, w dowolnym porządku: 4 6 8 5 7. Zero stoi przed jedynką albo za dziewiątką: 0 1 2 3 4 i 6 7 8 9 0 to ciągi, 8 9 0 1 2 nie.

    Potem dodaj wiersze, dodaj kolumny i weź mniejszą z sum: to twój wynik. Przy 21 w wierszach i 2 w kolumnach jest to 2. Wygrywa najwyższy wynik, więc dbaj o równowagę.

    Naciśnij pole albo napisz je na prywatnym czacie: „b3”.

minimum-word-throw = rzuć | rzucam

minimum-lesson-1 = Wiersze : kolumny → liczy się mniejsza
minimum-lesson-2 = Cztery dziewiątki: 6 punktów
minimum-lesson-3 = 6 7 8 9 0 to ciąg, w każdym szyku: 5 pkt
minimum-lesson-4 = 4 + 4 to 8; 10, 11, 12 to 0, 1, 2
minimum-lesson-5 = Naciśnij pole albo napisz: „b5”
