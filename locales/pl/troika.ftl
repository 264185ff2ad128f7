troika-name = Trzy litery
troika-into = trzy litery
troika-also = trójki | trzyliterówki
troika-about = Wpisujcie litery na zmianę: kto skończy słowo z trzech liter, ten je ma.
troika-brief = dziesięć minut
troika-rules =
    Dwie osoby na zmianę wpisują dowolną literę w wolne pole. Gdy trzy sąsiednie litery w wierszu, kolumnie albo na skos tworzą słowo, punkt ma ten, czyja litera je skończyła. Słowo można czytać od każdej strony; trzy pola liczą się raz, nawet jeśli są słowem w obie strony. Jedna litera może skończyć kilka słów.

    Słowa to rzeczowniki z trzech liter ze słownika. Na planszach większych niż 3 × 3 liczą się każde trzy sąsiednie pola w linii.

    Gdy plansza jest pełna, wygrywa, kto ma więcej słów. Z opcją „pierwsze” od razu wygrywa pierwsze słowo.

    Napisz pole i literę: b2 k.

    Można wybrać planszę, od 3 × 3 do 6 × 6, i język słów.
troika-opt-size = ile pól ma bok planszy
troika-opt-first = wygrywa pierwsze słowo
troika-opt-lang = język słów
troika-key-size = rozmiar | wielkość
troika-key-first = pierwsze | pierwsze słowo
troika-key-lang = język
troika-set-size = plansza { $value } × { $value }
troika-set-first = { $value ->
    [on] wygrywa pierwsze słowo
   *[other] wygrywa, kto ma więcej słów
}
troika-set-lang = słowa: { $language }

troika-ask = wpisz literę w wolne pole
troika-ask-first = wpisz literę w wolne pole; pierwsze słowo wygrywa
troika-write = { $place } { $letter }
troika-scored = { $seat }: { $place } { $letter } – { $words }, { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}!

troika-reject-syntax = Napisz pole i jedną literę, na przykład b2 k.
troika-reject-letters = Słowa w tej partii: { $language }. Wpisz literę tego języka.
troika-reject-outside = Nie ma { $place } na tej planszy: ostatnie pole to { $last }.
troika-reject-taken = Na { $place } już jest litera. Wybierz wolne pole.

troika-lesson-1 = P od Anny daje TOP na skos: jeden punkt
troika-lesson-2 = KOT czy TOK: i tak jeden punkt
troika-lesson-3 = Dowolna litera w wolne pole: a2 k
troika-lesson-4 = Plansza pełna: wygrywa więcej słów
