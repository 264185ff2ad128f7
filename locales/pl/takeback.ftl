takeback-name = Czterdzieści żetonów
takeback-into = czterdzieści żetonów
takeback-also = trzy stosy | zabierz z powrotem
takeback-about = Czterdzieści żetonów na środku, a kość mówi, ile przesuwasz. Zrób trzy równe stosy w swoim rzędzie, zanim ktoś je zabierze.
takeback-brief = jedna kość, pięć minut
takeback-rules =
    Siatka ma trzy rzędy po cztery pola. Zewnętrzne rzędy należą do graczy, po jednym, a na każdym polu środkowego leży dziesięć żetonów.

    Na zmianę rzuca się kością i przesuwa dokładnie tyle żetonów, ile pokazuje, wszystkie z jednego pola na sąsiednie, w poziomie albo w pionie. Pole może być każde, także w cudzym rzędzie. Jeśli żadne nie pozwala, rzut przepada. Nie wolno tylko takim samym rzutem od razu odłożyć z powrotem tego, co druga osoba właśnie przesunęła.

    Gdy tylko trzy albo cztery stosy w twoim rzędzie są równe, wygrywasz; puste pole to nie stos. Przy 4 4 1 0 w rzędzie i 3 na kości trzy żetony ze środka na 1 dają 4 4 4.

    Jeśli przez to równe stają się cudze stosy zamiast twoich, wygrywa druga osoba. Po 200 rzutach runda jest remisem.

    Zwykle gra się jedną rundę. W dłuższej partii runda daje tyle, ile wynosi wysokość równych stosów, do 20 punktów albo innej liczby, najwyżej przez 20 rund.

    Napisz skąd i dokąd: b2 b3. Albo użyj przycisków.
takeback-opt-points = ile punktów wygrywa partię; przy 1 to jedna runda
takeback-key-points = punkty
takeback-set-points = { $value ->
    [one] jedna runda
    [few] partia do { $value } punktów
   *[many] partia do { $value } punktów
}
takeback-preset-series = seria | długa partia

takeback-word-throw = rzuć | rzucam

takeback-ask = { $count ->
    [one] przesuń { $count } żeton na sąsiednie pole
    [few] przesuń { $count } żetony na sąsiednie pole
   *[many] przesuń { $count } żetonów na sąsiednie pole
}
takeback-told-moved = { $seat }: { $from } { $to }, { $count ->
    [one] { $count } żeton.
    [few] { $count } żetony.
   *[many] { $count } żetonów.
}
takeback-told-skip = { $seat } rzuca { $count }, a tyle nie da się przesunąć.
takeback-told-won = { $points ->
        [1] { $seat } ma równe stosy po { $height } i wygrywa!
       *[other] { $seat } ma równe stosy po { $height }, razem { $total } z { $points }.
    }
takeback-told-draw = Rzuty: { $throws }, a zwycięzcy nie ma: runda jest remisem.

takeback-sheet-points = { $won } z { $points }
takeback-sheet-aim = Wygrywają trzy równe stosy w rzędzie
takeback-sheet-moved = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}: { $from } → { $to }

takeback-reject-syntax = Napisz skąd i dokąd, na przykład b2 b3.
takeback-reject-throw = Najpierw rzuć kością.
takeback-reject-thrown = Kość już leży: teraz przesuń żetony.
takeback-reject-off = To poza siatką, która kończy się na { $last }.
takeback-reject-far = { $from } i { $to } nie leżą obok siebie.
takeback-reject-few = { $chips ->
        [0] Na { $from } nie ma żetonów, a trzeba { $count }.
        [one] Na { $from } jest tylko jeden żeton, a trzeba { $count }.
        [few] Na { $from } są tylko { $chips } żetony, a trzeba { $count }.
       *[many] Na { $from } jest tylko { $chips } żetonów, a trzeba { $count }.
    }
takeback-reject-back = To tylko cofałoby ostatni ruch. Przesuń coś innego.

# What the board in letters says.
takeback-board-seat = gracz
takeback-board-has-thrown = rzut
takeback-board-throws = rzuca
takeback-board-to = na

takeback-lesson-1 = To rząd Anny; górny jest Borysa
takeback-lesson-2 = Kość: przesuń dokładnie tyle żetonów
takeback-lesson-3 = Skąd i dokąd, tuż obok: „b2 b3”
takeback-lesson-4 = Puste pole to nie stos
