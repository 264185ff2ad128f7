# Little Max: dice under a cup, a number that is true or not, and whoever doubts it lifts the cup.

littlemax-name = Kłamczuch
littlemax-into = kłamczucha
littlemax-also = mały max | kłamca | kości kłamcy
littlemax-about = Rzuć pod kubkiem, podejrzyj i powiedz więcej niż poprzednio, prawdę albo nie. Kto podniesie kubek?
littlemax-brief = dwie kości pod kubkiem, dziesięć minut
littlemax-rules =
    Rzuć dwiema kośćmi pod kubkiem („rzuć”): nikt inny ich nie widzi. Czyta się je jako jedną liczbę, wyższa kość pierwsza: 5 i 4 to 54. Najlepsze jest 21, zwane Max, potem pary od 66 do 11, potem reszta od 65 do 31.

    Powiedz liczbę, np. „65”, prawdziwą albo nie. Następna osoba albo wierzy („wierzę”), rzuca i mówi wyższą, albo podnosi kubek („podnoszę”). Jeśli kości są warte tyle albo więcej, żeton traci ten, kto podniósł; jeśli mniej, ten, kto mówił. Kto traci żeton, ten rzuca.

    Każdy ma trzy żetony (opcja „żetony”). Bez żetonów się odpada, a wygrywa, kto jako jedyny ma żetony.

    Na przykład: Anna mówi 54. Borys wierzy, rzuca 4 i 1 i mówi 61. Celina podnosi kubek: 41 to mniej niż 61, więc Borys traci żeton.

    21 nie da się przebić. Następna osoba albo płaci żeton i nikt nie patrzy, albo podnosi kubek: prawdziwe 21 kosztuje ją dwa żetony, a fałszywe kosztuje kłamczucha jeden.

    Są też przyciski. Swoje kości zobaczysz przyciskiem albo na privie.

littlemax-opt-chips = ile żetonów ma każdy
littlemax-key-chips = żetony
littlemax-set-chips = { $value ->
    [one] { $value } żeton
    [few] { $value } żetony
   *[many] { $value } żetonów
}

littlemax-word-throw = rzuć | rzucam | rzuć pod kubkiem
littlemax-word-believe = wierzę | wierzę i rzucam | uwierz
littlemax-word-lift = podnoszę | podnieś | podnoszę kubek | sprawdzam
littlemax-word-pay = płacę | zapłać | żeton | oddaję żeton | płacę żeton

littlemax-throw = 🎲 Rzuć pod kubkiem
littlemax-throw-news = { $seat } rzuca pod kubkiem.
littlemax-believe = 🎲 Wierzę i rzucam
littlemax-believe-news = { $seat } wierzy i rzuca.
littlemax-lift = 👀 Podnoszę kubek
littlemax-lift-news = { $seat } podnosi kubek.
littlemax-pay = Płacę żeton
littlemax-pay-news = { $seat } płaci żeton.
littlemax-say = { $number }
littlemax-holds = Pod kubkiem masz { $number }.

littlemax-ask-throw = rzuć pod kubkiem; kości zobaczysz tylko ty
littlemax-ask-say-first = powiedz liczbę, prawdziwą albo nie
littlemax-ask-say = powiedz liczbę wyższą niż { $number }, prawdziwą albo nie
littlemax-ask-answer = { $seat } mówi { $number }. Wierzysz i rzucasz czy podnosisz kubek?
littlemax-ask-top = { $seat } mówi 21. Płacisz żeton czy podnosisz kubek?

littlemax-believes = { $seat } wierzy i rzuca.
littlemax-says = { $seat } mówi { $number }.
littlemax-true = { $seat } podnosi kubek: { $number }, więc { $said } to nie kłamstwo. { $seat } traci { $chips ->
    [one] żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}{ $left ->
    [0] {" "}i odpada
    [one] , zostaje { $left }
    [few] , zostają { $left }
   *[many] , zostaje { $left }
}.
littlemax-false = { $seat } podnosi kubek: { $number }, a nie { $said }. { $liar } traci żeton{ $left ->
    [0] {" "}i odpada
    [one] , zostaje { $left }
    [few] , zostają { $left }
   *[many] , zostaje { $left }
}.
littlemax-pays = { $seat } płaci żeton{ $left ->
    [0] {" "}i odpada
    [one] , zostaje { $left }
    [few] , zostają { $left }
   *[many] , zostaje { $left }
}. Pod kubek nikt nie zagląda.
littlemax-anew = Kubek jest pusty: teraz rzuca { $seat }.

littlemax-reject-syntax = Powiedz liczbę, na przykład 65, albo „wierzę”, albo „podnoszę”.
littlemax-reject-number = Dwie kości nigdy nie dają { $number }. Kolejność to 31, 32, 41 … 65, potem 11, 22 … 66, potem 21.
littlemax-reject-low = Powiedz więcej niż { $number }. Kolejność to 31, 32, 41 … 65, potem 11, 22 … 66, potem 21.
littlemax-reject-say = Najpierw powiedz liczbę, na przykład 65.
littlemax-reject-throw = Najpierw rzuć pod kubkiem.
littlemax-reject-answer = Najpierw uwierz albo podnieś kubek.
littlemax-reject-top = Nic nie jest wyżej niż 21: zapłać żeton albo podnieś kubek.

littlemax-board-seat = gracz
littlemax-board-chips = żetony
littlemax-board-left = poza grą
littlemax-board-said = mówi
littlemax-board-lifted = odkryte
littlemax-board-not-lifted = zakryte
littlemax-board-cup = kubek

littlemax-sheet-chips = żetony
littlemax-sheet-chain = padło:
littlemax-sheet-said = { $seat } mówi { $number }
littlemax-sheet-lay = a było { $number }
littlemax-sheet-doubt = { $seat } nie wierzy
littlemax-sheet-before = poprzednia runda:
littlemax-sheet-last = ostatnia runda:
littlemax-sheet-throws = { $seat } rzuca
littlemax-sheet-says = { $seat } mówi liczbę
littlemax-sheet-more = ponad { $number }
littlemax-sheet-lost = { $seat }: −{ $chips } { $chips ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}

littlemax-lesson-1 = Anna mówi 54, a nikt inny nie zagląda
littlemax-lesson-2 = „wierzę”: Borys musi dać więcej niż 54
littlemax-lesson-3 = „podnoszę”: tam jest 41, więc 61 to blef
littlemax-lesson-4 = Kłamstwo kosztuje żeton, zły zarzut też
