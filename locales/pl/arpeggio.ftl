# Arpeggio: one list rises, the other one falls.

arpeggio-name = Arpeggio
arpeggio-into = arpeggio
arpeggio-also = w górę i w dół
arpeggio-about = Dwie kości dają liczby dwucyfrowe. Twoja lista musi rosnąć, a druga maleć: wygrywa pierwsza z dziesięcioma liczbami.
arpeggio-brief = dwie kości, pięć minut
arpeggio-rules =
    Jedna lista rośnie, druga maleje; która czyja, mówi los. Wygrywa pierwsza z dziesięcioma liczbami.

    W twojej kolejce bot rzuca dwiema kośćmi. Czytaj je jako liczbę w dowolnym porządku: 3 i 4 to 34 albo 43. Wpisz ją, jeśli idzie w twoją stronę, albo pasuj. Jeśli kości są równe, możesz raz przerzucić jedną.

    Jeśli pasujesz, druga osoba może wpisać liczbę z twoich kości, a potem znowu twoja kolej. Albo odmawia słowem „rzuć” i ma własne kości.

    Raz w partii każdy może się cofnąć: wpisać liczbę w przeciwną stronę i iść dalej od niej. Tej samej liczby nie wpisuje się dwa razy z rzędu.

    Twoja lista rośnie i jest na 24, kości to 3 4: napisz „34” albo „43”.

    Napisz liczbę, „pas” albo „znowu” (jedna z dwóch równych), albo użyj przycisków. Jeśli ktoś nie może iść dalej, gra druga osoba; jeśli nikt nie może albo po 80 kolejkach, wygrywa dłuższa lista. „długość” to liczba potrzebnych liczb; kolejek jest osiem razy więcej.
arpeggio-opt-length = ile liczb ma pełna lista
arpeggio-key-length = długość | liczby
arpeggio-set-length = { $value ->
    [one] lista z { $value } liczby
    [few] lista z { $value } liczb
   *[many] lista z { $value } liczb
}

arpeggio-word-roll = rzuć | rzucam
arpeggio-word-pass = pas | pasuję
arpeggio-word-again = znowu | przerzuć | jedną znowu | jedna jeszcze raz

arpeggio-write = { $number }
arpeggio-write-news = { $seat }: { $number }
arpeggio-pass = Pas
arpeggio-pass-news = { $seat } pasuje.
arpeggio-roll = 🎲 Rzuć
arpeggio-roll-news = { $seat } nie chce tych kości.
arpeggio-again = 🎲 Jedna jeszcze raz
arpeggio-again-news = { $seat } przerzuca jedną kość.

arpeggio-ask-rises = wpisz większą liczbę z { $faces } albo pasuj{ arpeggio-back }
arpeggio-ask-falls = wpisz mniejszą liczbę z { $faces } albo pasuj{ arpeggio-back }
arpeggio-ask-offered = napisz liczbę z { $faces } albo „rzuć”, żeby mieć własne kości{ arpeggio-back }
arpeggio-back = { $back ->
    [0] {""}
    [1] {" "}({ $one } to krok wstecz, wolno raz w partii)
   *[other] {" "}({ $one } i { $two } to krok wstecz, wolno raz w partii)
}

arpeggio-threw = { $seat } rzuca { $faces }.
arpeggio-writes = { $count ->
    [one] { $seat } wpisuje { $number }, pierwszą liczbę.
    [few] { $seat } wpisuje { $number } i ma { $count } liczby.
   *[many] { $seat } wpisuje { $number } i ma { $count } liczb.
}
arpeggio-steps-back = { $seat } cofa się do { $number }; tak można raz.
arpeggio-passes = { $seat } pasuje i oddaje kości.

arpeggio-reject-syntax = Napisz liczbę, którą dają kości, albo „pas”.
arpeggio-reject-dice = Te kości dają: { $numbers }.
arpeggio-reject-rises = Twoja lista rośnie od { $last }, a krok wstecz już był: wpisz większą liczbę albo pasuj.
arpeggio-reject-falls = Twoja lista maleje od { $last }, a krok wstecz już był: wpisz mniejszą liczbę albo pasuj.
arpeggio-reject-roll = Kości już leżą: wpisz liczbę albo pasuj.
arpeggio-reject-again = Przerzucić można tylko jedną z dwóch równych i tylko raz.
arpeggio-reject-pass = Oddanych ci kości nie oddaje się dalej: weź je albo rzuć.

arpeggio-board-count = ile
arpeggio-board-list = lista
arpeggio-board-rises = rośnie
arpeggio-board-falls = maleje
arpeggio-board-throw = rzut
arpeggio-board-offered = oddane
arpeggio-board-step-back-used = krok wstecz już:

arpeggio-sheet-threw = ostatni rzut
arpeggio-sheet-double = { $one } albo jedna znowu
arpeggio-sheet-one = { $one }
arpeggio-sheet-two = { $one } lub { $two }
arpeggio-sheet-back = wstecz
arpeggio-sheet-rises = rośnie: { $count } z { $length }
arpeggio-sheet-falls = maleje: { $count } z { $length }
arpeggio-sheet-count = liczby

arpeggio-lesson-1 = Lista Anny rośnie, od dołu
arpeggio-lesson-2 = Lista Borysa maleje: każda liczba mniejsza
arpeggio-lesson-3 = Anna pasuje, jej kości bierze Borys
arpeggio-lesson-4 = Krok wstecz, raz w partii
arpeggio-lesson-5 = Borys ma 5 i 4: pisze „54” albo „45”
