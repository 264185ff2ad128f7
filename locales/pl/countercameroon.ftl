# The counter of Cameroon: marks on the sums of dice.

countercameroon-name = Licznik z Kamerunu
countercameroon-into = licznik z Kamerunu
countercameroon-also = licznik | kameruński licznik
countercameroon-about = Podziel cztery kości na dwie pary i zaznacz ich sumy: kto pierwszy ma cztery znaki, bierze sumę. Im rzadsza, tym więcej daje.
countercameroon-brief = cztery kości, dziesięć minut
countercameroon-rules =
    Zdobywaj sumy, które dużo dają. W swojej kolejce masz cztery kości; podziel je na dwie pary i postaw po znaku przy obu sumach. Kto pierwszy ma przy sumie cztery znaki, zdobywa ją i jest zamknięta dla wszystkich.

    Liczba za sumą mówi, ile ona daje: 1 za 7, a im rzadsza, tym więcej, do 11 za 2 i 12. Przy „wartości=płaskie” od 1 do 6.

    Wypadło 1 4 5 6: zaznacz 5 i 11, 6 i 10 albo 7 i 9. Napisz „znak 5 11” albo samo „5 11”, albo użyj przycisku.

    Przy „forma=dwie” padają dwie kości i dają jedną sumę: zaznacz ją albo rzuć obiema „znowu”, do trzech razy w kolejce; ostatnią trzeba zaznaczyć.

    Partia kończy się, gdy zdobyte są wszystkie jedenaście sum; wygrywa, kto ma najwięcej punktów. Przy jednym rzucie dla wszystkich ci, którzy naraz dojdą do czterech znaków, mają sumę wspólnie.

countercameroon-opt-form = cztery kości, które dają dwie sumy, albo dwie, które dają jedną
countercameroon-opt-throws = ile razy w kolejce można rzucić dwiema kośćmi
countercameroon-opt-values = ile dają sumy: od 1 do 11 albo od 1 do 6
countercameroon-key-form = forma
countercameroon-key-throws = rzuty
countercameroon-key-values = wartości
countercameroon-is-four = cztery
countercameroon-is-two = dwie
countercameroon-is-steep = strome
countercameroon-is-flat = płaskie
countercameroon-set-form = { $value ->
    [two] dwie kości
   *[other] cztery kości
}
countercameroon-set-throws = { $value ->
    [one] { $value } rzut dwiema kośćmi
    [few] do { $value } rzutów dwiema kośćmi
   *[many] do { $value } rzutów dwiema kośćmi
}
countercameroon-set-values = { $value ->
    [flat] sumy dają od 1 do 6
   *[other] sumy dają od 1 do 11
}

countercameroon-word-throw = rzuć | rzucam
countercameroon-word-name = powiedz | podaj
countercameroon-word-mark = znak | zaznacz | zaznaczam
countercameroon-word-again = znowu | jeszcze raz | przerzuć

countercameroon-mark = { $sums }
countercameroon-mark-news = { $seat } zaznacza { $sums }.

countercameroon-again = 🎲 Jeszcze raz
countercameroon-again-news = { $seat } rzuca jeszcze raz.
countercameroon-ask = jakie sumy robisz z { $faces }?
countercameroon-ask-two = zaznaczasz { $sum } czy rzucasz jeszcze raz?

countercameroon-threw = { $seat } rzuca { $faces }.
countercameroon-marks = { $seat } zaznacza { $sums }.
countercameroon-won = Suma { $sum } zdobyta, punkty { $points }: { $names }.

countercameroon-reject-syntax = Napisz sumy, które zaznaczasz: „5 11” zaznacza 5 i 11.
countercameroon-reject-sums = Te kości dają: { $ways }.
countercameroon-reject-again = W tej kolejce nie ma już rzutów: zaznacz to, co jest.
countercameroon-reject-name = Podaj kości o sumie, która jest jeszcze otwarta.

countercameroon-sheet = Cztery znaki zdobywają sumę
countercameroon-sheet-two = Cztery znaki zdobywają sumę; rzut { $throw }
countercameroon-sheet-closed = zamknięta
countercameroon-sheet-points = punkty

countercameroon-lesson-1 = Ile daje każda suma
countercameroon-lesson-2 = Cztery znaki: Anna zdobywa 2
countercameroon-lesson-3 = Zamknięta dla pozostałych
countercameroon-lesson-4 = Podziel kości: „6 8” albo „7 7”
