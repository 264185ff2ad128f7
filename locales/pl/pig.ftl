# Pig: one or two dice, stop in time.

pig-name = Świnia
pig-into = świnię
pig-also = świnka | prosiak
pig-about = Rzucaj, póki starczy odwagi, i w porę powiedz stop: jeden pechowy rzut spala całą serię.
pig-brief = dwie kości, dziesięć minut
pig-rules =
    W swojej kolejce rzucasz kośćmi, ile razy chcesz, co najmniej raz. To, co wypadnie, sumuje się w serię. Powiesz stop, i seria jest zapisana; rzuca następna osoba.

    Są dwie kości, czerwona (w podwójnej ramce) i biała: jeśli czerwona pokaże 1, seria się spala. To, co już zapisane, zostaje, a kolejka się kończy. Biała może pokazać cokolwiek.

    Kto pierwszy ma razem 200 punktów, od razu wygrywa. Nie trzeba do tego mówić stop: seria, która dopełnia brakujące punkty, zapisuje się sama.

    Na kartce widać też, ile punktów kto spalił. Zwyczaj każe przegranym zrobić dziesięć przysiadów.

    Napisz „rzuć” i „stop” albo użyj przycisków.

pig-opt-goal = ile punktów wygrywa (200 z dwiema kośćmi, 100 z jedną, jeśli nie podasz)
pig-opt-dice = ile kości; z jedną serię spala 1. Przy prawdziwych piszesz, co wypadło na stole (najpierw czerwona)
pig-opt-bust = co spala serię: 1 na czerwonej kości albo każdy dublet (obie kości są wtedy tego samego koloru)
pig-opt-overtake = kto mówi stop, zabiera 10 punktów każdemu, kogo dogania albo mija, ale nie poniżej 0

pig-key-goal = cel | punkty
pig-key-dice = kości
pig-key-bust = spalanie | spala
pig-key-overtake = mijanie | wyprzedzanie
pig-is-2 = dwie
pig-is-1 = jedna
pig-is-real = prawdziwe
pig-is-red = czerwona
pig-is-double = dublet
pig-set-goal = do { $value } punktów
pig-set-dice = { $value ->
    [one] jedna kość
    [real] { $count ->
        [one] jedna prawdziwa kość
        [few] { $count } prawdziwe kości
       *[many] { $count } prawdziwych kości
    }
    [few] { $value } kości
   *[many] { $value } kości
}
pig-set-bust = { $value ->
    [double] spala dublet
   *[other] spala czerwona 1
}
pig-set-overtake = { $value ->
    [on] z mijaniem
   *[other] bez mijania
}

pig-word-roll = rzuć | rzucam | rzut | dalej
pig-word-hold = stop | stoję | dość

pig-ask-roll = { $several ->
    [yes] rzućcie kośćmi
   *[no] rzuć kośćmi
}
pig-ask-choice = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } w tej serii{ $score ->
        [0] {""}
       *[other] , razem { $total }, jeśli stop
    }. Rzucasz dalej czy stop?

pig-ask-all = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } w tej rundzie. { $several ->
        [yes] Rzucacie dalej czy stop?
       *[no] Rzucasz dalej czy stop?
    }

pig-threw = { $seat } rzuca { $dice }.
pig-bust = { $points ->
        [0] Spalone! { $seat } rzuca { $dice }, ale nie ma jeszcze czego tracić.
        [one] Spalone! { $seat } rzuca { $dice } i traci { $points } punkt.
        [few] Spalone! { $seat } rzuca { $dice } i traci { $points } punkty.
       *[many] Spalone! { $seat } rzuca { $dice } i traci { $points } punktów.
    }
pig-banked = { $points ->
        [one] { $seat } mówi stop, zapisuje { $points } punkt i ma { $total }.
        [few] { $seat } mówi stop, zapisuje { $points } punkty i ma { $total }.
       *[many] { $seat } mówi stop, zapisuje { $points } punktów i ma { $total }.
    }
pig-overtaken = { $points ->
        [one] { $seat } zostaje z tyłu i traci { $points } punkt: zostaje { $total }.
        [few] { $seat } zostaje z tyłu i traci { $points } punkty: zostaje { $total }.
       *[many] { $seat } zostaje z tyłu i traci { $points } punktów: zostaje { $total }.
    }
pig-reached = { $points ->
        [one] { $seat } rzuca { $dice } i jest u celu, { $points } punkt!
        [few] { $seat } rzuca { $dice } i jest u celu, { $points } punkty!
       *[many] { $seat } rzuca { $dice } i jest u celu, { $points } punktów!
    }

pig-round-stop = { $points ->
        [one] Stop, { $points } punkt: { $names }.
        [few] Stop, { $points } punkty: { $names }.
       *[many] Stop, { $points } punktów: { $names }.
    }
pig-round-bust = { $points ->
        [0] Od razu spalone, nie ma jeszcze czego tracić: { $names }.
        [one] Spalone! Przepada { $points } punkt: { $names }.
        [few] Spalone! Przepadają { $points } punkty: { $names }.
       *[many] Spalone! Przepada { $points } punktów: { $names }.
    }

pig-round-new = Nowa runda: znowu grają wszyscy.

pig-double-needs-two = Do dubletu trzeba dwóch kości: wybierz kości=2 albo spalanie=czerwona.

pig-sheet-burnt = { $points ->
    [0] {""}
   *[other] spalone { $points }
}
pig-sheet-gained = +{ $points }
pig-sheet-overtaken = mija −{ $points }
pig-sheet-out = odpada
pig-sheet-goal = cel { $points }
pig-sheet-red = 1 w podwójnej ramce spala całą serię
pig-sheet-would = ile będzie, jeśli teraz stop
pig-sheet-total = razem
pig-sheet-lost = strata
pig-sheet-first = { $seat } rzuca
pig-sheet-series = { $seat }: w serii { $points }
pig-sheet-banked = { $seat }: stop, { $points }
pig-sheet-bust = { $seat }: spalone { $points }!
pig-sheet-round = Runda: na razie { $points }
pig-sheet-round-bust = Runda: spalone { $points }!
pig-sheet-before = { $throws ->
    [one] Poprzednia runda: jeden rzut, suma { $points }
    [few] Poprzednia runda: { $throws } rzuty, suma { $points }
   *[many] Poprzednia runda: { $throws } rzutów, suma { $points }
}
pig-sheet-before-bust = { $throws ->
    [one] Poprzednia runda: od razu spalone
    [few] Poprzednia runda: { $throws } rzuty, spalone { $points }
   *[many] Poprzednia runda: { $throws } rzutów, spalone { $points }
}

pig-lesson-1 = „rzuć”, ile starczy odwagi: sumuje się
pig-lesson-2 = 1 na drugiej kości nie szkodzi
pig-lesson-3 = 1 w podwójnej ramce spala 8 punktów
pig-lesson-4 = Po „stop” te punkty są bezpieczne
pig-lesson-5 = Kto pierwszy za tą kreską, wygrywa
