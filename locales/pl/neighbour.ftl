# Help your neighbour: everybody owns numbers and pays for them.

neighbour-name = Pomóż sąsiadowi
neighbour-into = „Pomóż sąsiadowi”
neighbour-also = sąsiad | pomocna dłoń
neighbour-about = Każdy ma swoje liczby na kości. Za każdą rzuconą kość właściciel liczby kładzie żeton na środek; wygrywa, kto pierwszy nie ma żetonów.
neighbour-brief = trzy kości, pięć minut
neighbour-rules =
    Każdy ma dziesięć żetonów i chce się ich pozbyć. Sześć liczb na kości dzieli się: po trzy przy dwóch osobach, po dwie przy trzech, po jednej od czterech do sześciu. Przy czterech i pięciu osobach pozostałe liczby są niczyje.

    W swojej kolejce rzucasz trzema kośćmi. Za każdą kość właściciel jej liczby kładzie żeton na środek, ktokolwiek rzucał. Tak pomagasz sąsiadom, a oni tobie.

    Wygrywa, kto pierwszy nie ma żetonów. Jeśli w jednym rzucie skończą się kilku osobom, wygrywają wspólnie.

    Na przykład grają cztery osoby i wypada 2 2 5: właściciel 2 kładzie dwa żetony, a za 5 nie płaci nikt.

    Napisz „rzuć” albo naciśnij przycisk.

neighbour-opt-chips = ile żetonów ma każdy
neighbour-key-chips = żetony
neighbour-set-chips = { $value ->
    [one] po { $value } żetonie
    [few] po { $value } żetony
   *[many] po { $value } żetonów
}

neighbour-word-roll = rzuć | rzucam

neighbour-threw = { $seat } rzuca { $faces }. Na środek: { $paid }.
neighbour-part = { $seat } { $chips }
neighbour-nobody = { $seat } rzuca { $faces }: są niczyje.
neighbour-sheet = Wygrywa, kto pierwszy nie ma żetonów
neighbour-sheet-left = Innych już nie ma, i to wygrywa
neighbour-sheet-middle = na środku: { $count }
neighbour-sheet-over = Kto bez żetonów, wygrywa; { $count ->
    [one] { $last } niczyje
    [few] { $first } i { $last } niczyje
   *[many] { $first } i { $last } niczyje
}
neighbour-sheet-numbers = Kości pod imieniem: czyje liczby
neighbour-sheet-nobody = nikt nie płaci
neighbour-sheet-own = płaci { $count }
neighbour-sheet-pays = { $seat } płaci { $count }
neighbour-sheet-pay = płacą { $paid }
neighbour-sheet-part = { $seat } { $count }
neighbour-sheet-three = trzy osoby po 1

neighbour-lesson-1 = 1 i 2 to liczby Anny
neighbour-lesson-2 = 4 4: Borys płaci dwa żetony
neighbour-lesson-3 = Każdy zaczyna z 4. Teraz Borys: „rzuć”
