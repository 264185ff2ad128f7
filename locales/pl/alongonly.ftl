# Along but not across: one grid for two, one scores the rows, the other the columns.

alongonly-name = Wzdłuż, nie wszerz
alongonly-into = „Wzdłuż, nie wszerz”
alongonly-also = wiersze kontra kolumny
alongonly-about = Dwie osoby wypełniają jedną siatkę 5 × 5: jednej liczą się wiersze, drugiej kolumny.
alongonly-brief = dwie kości, dziesięć minut
alongonly-rules =
    Siatka pięć na pięć jest pusta i wspólna. Decyduje los: jednej osobie liczą się wiersze, drugiej kolumny. Zaczyna ta od wierszy. W twojej kolejce bot rzuca dwiema kośćmi: wpisz ostatnią cyfrę sumy w dowolne wolne pole: 7 to 7, ale 10 to 0, 11 to 1, a 12 to 2. Co wpisane, zostaje.

    Linia punktuje w miarę wypełniania: dwie równe cyfry 1 punkt, trzy 3, cztery 6, pięć 10. Dwie pary to 2, trzy i dwie to 4. Równe cyfry nie muszą sąsiadować. Pięć cyfr po kolei to 5, w dowolnym porządku: 4 6 8 5 7. Zero stoi przed jedynką albo za dziewiątką: 0 1 2 3 4 i 6 7 8 9 0 to ciągi, 8 9 0 1 2 nie.

    Szukaj więc pól, gdzie cyfra pomaga twojej linii, a psuje cudzą. Potem wiersze i kolumny zamieniają właściciela i gra się jeszcze raz na nowej siatce. Oba wyniki się dodaje; wygrywa wyższy.

    Naciśnij pole albo napisz je: „b3”.

alongonly-word-throw = rzuć | rzucam

alongonly-sheet-worth = 2 równe 1 · 3 równe 3 · 4: 6 · 5: 10 · ciąg 5

alongonly-lesson-1 = Jednej osobie wiersze, drugiej kolumny
alongonly-lesson-2 = Trzy siódemki w tym wierszu: 3 punkty
alongonly-lesson-3 = Trzy ósemki i dwie czwórki: 4 punkty
alongonly-lesson-4 = 4 + 4 to 8, ale 10, 11, 12 to 0, 1, 2
alongonly-lesson-5 = Naciśnij wolne pole albo napisz: „e5”
