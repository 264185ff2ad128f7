gridlock-name = Zator
gridlock-into = zator
gridlock-also = prostokąty | prostokąty z kości
gridlock-about = Dwie kości to boki prostokąta: zacieniuj go u siebie albo tam, gdzie zaboli na drugiej siatce. Wygrywa, kto ma więcej pól.
gridlock-brief = dwie kości, dziesięć minut
gridlock-rules =
    Każdy ma siatkę 10 × 10 pól. Litery kolumn biegną dalej z pierwszej siatki na drugą, więc każde pole ma własną nazwę.

    Na zmianę rzuca się dwiema kośćmi: to boki prostokąta z wolnych pól, który cieniujesz, stojącego albo leżącego. Przy 3 i 5 to 15 pól. Prostokąty mogą się stykać, ale nie nachodzić, i mieszczą się w jednej siatce.

    Napisz dwa przeciwległe rogi: b2 d6. Przy kwadracie starczy lewe górne pole: b2.

    Cieniować wolno na obu siatkach, ale pola liczą się właścicielowi siatki. Na cudzej coś oddajesz, za to jedno pole w dobrym miejscu może zepsuć dużo.

    Jeśli u siebie nie masz miejsca, kolejka jest stracona. Możesz jeszcze cieniować na drugiej siatce albo napisać „pas”. Jeśli nie ma go nigdzie, kolejka mija sama.

    Dwie stracone kolejki z rzędu kończą rundę, czyjekolwiek są. Wygrywa, kto ma więcej pól na własnej siatce. W serii liczą się pola wszystkich rund, a zaczyna się na zmianę.
gridlock-opt-size = ile pól ma bok każdej siatki
gridlock-key-size = rozmiar | siatka
gridlock-set-size = siatki { $value } × { $value }
gridlock-opt-games = ile rund się gra; liczą się pola wszystkich
gridlock-key-games = rundy | seria
gridlock-set-games = { $value ->
    [one] jedna runda
    [few] { $value } rundy
   *[many] { $value } rund
}

gridlock-word-throw = rzuć | rzucam
gridlock-word-pass = pas | pasuję

gridlock-pass = pas
gridlock-pass-news = { $seat } pasuje: stracona kolejka.
gridlock-ask = zacieniuj { $a } × { $b } na którejś siatce
gridlock-ask-spoil = u ciebie nie ma miejsca na { $a } × { $b }, kolejka stracona: zacieniuj to na drugiej siatce albo pasuj
gridlock-told-stuck = { $seat } rzuca { $a } i { $b }: nigdzie nie ma miejsca, stracona kolejka.
gridlock-told-next = Dwie stracone kolejki: koniec rundy. Na razie { $one } : { $two }. Zaczyna się runda { $game }.
gridlock-told-over = Dwie stracone kolejki z rzędu: koniec, { $one } : { $two }.

gridlock-sheet-lost = strata
gridlock-sheet-key = kreski: kto rysuje; liczba: komu się liczy

gridlock-reject-syntax = Napisz dwa przeciwległe rogi prostokąta, na przykład b2 d6.
gridlock-reject-throw = Najpierw rzuć kośćmi.
gridlock-reject-thrown = Kości już leżą: teraz zacieniuj prostokąt.
gridlock-reject-sides = Kości mówią { $a } × { $b }, a to jest { $width } × { $height }. Podaj dwa przeciwległe rogi.
gridlock-reject-off = To poza siatkami, które kończą się na { $last }.
gridlock-reject-across = To na obu siatkach naraz. Prostokąt mieści się w jednej.
gridlock-reject-taken = Część tych pól jest już zacieniowana.
gridlock-reject-pass = U ciebie jest miejsce, więc pasować nie wolno.

# What the board in letters says.
gridlock-board-has-thrown = rzut
gridlock-board-throws = rzuca
gridlock-board-lost-turns = stracone
gridlock-board-games-over = rundy
gridlock-board-of = z

gridlock-lesson-1 = U góry siatka Anny, na dole Borysa
gridlock-lesson-2 = Kości to boki: 3 × 3
gridlock-lesson-3 = Jedno pole Anny psuje siatkę Borysa
gridlock-lesson-4 = Liczą się wszystkie pola, czyjekolwiek
gridlock-lesson-5 = Ruch to dwa rogi: „g4 i6”
