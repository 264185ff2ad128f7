# Along and across: digits of shared rolls in a grid of five by five.

alongacross-name = Wzdłuż i wszerz
alongacross-into = „Wzdłuż i wszerz”
alongacross-also = krzyżówka cyfr
alongacross-about = Te same rzuty dla wszystkich, każdy ma siatkę 5 × 5: równe cyfry i ciągi punktują wzdłuż i wszerz.
alongacross-brief = dwie kości, dziesięć minut
alongacross-rules =
    Każdy ma pustą siatkę pięć na pięć. Bot rzuca dwiema kośćmi, 25 razy, dla wszystkich naraz. Liczy się ostatnia cyfra sumy: 7 to 7, ale 10 to 0, 11 to 1, a 12 to 2. Za każdym razem każdy po cichu wybiera wolne pole swojej siatki, do którego idzie cyfra. Co wpisane, zostaje.

    Na końcu punktuje każdy z pięciu wierszy i każda z pięciu kolumn: dwie równe cyfry 1 punkt, trzy 3, cztery 6, pięć 10. Dwie pary to 2, trzy i dwie to 4. Równe cyfry nie muszą sąsiadować. Pięć cyfr po kolei to 5, w dowolnym porządku: 4 6 8 5 7. Zero stoi przed jedynką albo za dziewiątką: 0 1 2 3 4 i 6 7 8 9 0 to ciągi, 8 9 0 1 2 nie.

    Punkty wszystkich wierszy i kolumn się dodaje, a wygrywa, kto ma ich najwięcej.

    Najczęściej wypadają siódemki, potem szóstki i ósemki; jedynki, dwójki i trójki są rzadkie. Naciśnij pole albo napisz je na prywatnym czacie: „b3”.

alongacross-word-throw = rzuć | rzucam

alongacross-lesson-1 = 6 7 8 9 0 to ciąg, w każdym szyku: 5 pkt
alongacross-lesson-2 = Cztery ósemki w tej kolumnie: 6 punktów
alongacross-lesson-3 = 3 + 1 to 4; 10, 11, 12 to 0, 1, 2
alongacross-lesson-4 = Wiersze + kolumny = twoje punkty
alongacross-lesson-5 = Naciśnij pole albo napisz: „c5”
