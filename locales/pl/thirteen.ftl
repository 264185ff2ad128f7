# Thirteen: a running total that scores wherever it is a multiple of thirteen.

thirteen-name = Trzynastka
thirteen-into = trzynastkę
thirteen-also = razy trzynaście | trzynaście
thirteen-about = Pięć rzutów daje jedną sumę: gdy jest wielokrotnością trzynastu, są punkty.
thirteen-brief = dwie kości, pięć minut
thirteen-rules =
    Są dwie kości, jedna z nich ma ściany od 2 do 7, więc rzut to od 3 do 13. Kolejka to pięć rzutów. Pierwszy zaczyna twoją sumę.

    Z każdym z czterech pozostałych zrób jedno: dodaj rzut, odejmij go (nigdy poniżej zera), dodaj go dwa, trzy albo cztery razy, albo dodaj jego połowę, jedną trzecią czy ćwierć, zaokrągloną w dół. Jeśli nowa suma jest wielokrotnością 13, masz punkty: 39 to trzy razy 13, czyli 3 punkty. Od tej sumy idziesz dalej.

    Każdy ma pięć kolejek (opcja „rundy”), a wygrywa, kto ma najwięcej punktów. Zero nic nie daje, pierwszy rzut też nie.

    Przy prawdziwych kościach pisz najpierw zwykłą, potem tę od 2 do 7. Jeśli takiej nie masz, weź drugą zwykłą: jej 1 liczy się jako 7.

    Napisz „+”, „-”, „x3”, „:2” albo po prostu nową sumę, albo użyj przycisków.

thirteen-opt-divisor = wielokrotnością jakiej liczby ma być suma: 11 jest łatwiej, 17 trudniej
thirteen-opt-rounds = ile kolejek ma każdy

thirteen-key-divisor = dzielnik | liczba
thirteen-key-rounds = rundy | kolejki
thirteen-set-divisor = wielokrotności { $value }
thirteen-set-rounds = { $value ->
    [one] po jednej kolejce
    [few] po { $value } kolejki
   *[many] po { $value } kolejek
}

thirteen-word-throw = rzuć | rzucam
thirteen-word-name = powiedz | podaj

thirteen-op = { $op }
thirteen-op-makes = { $op } → { $total }
thirteen-op-scores = { $points ->
    [one] { $op } → { $total } = { $points } punkt
    [few] { $op } → { $total } = { $points } punkty
   *[many] { $op } → { $total } = { $points } punktów
}

thirteen-ask = { $total } i rzut { $sum } – co z tym robisz?
thirteen-ask-all = { $several ->
    [yes] rzut { $sum } dla wszystkich – co z nim robicie?
   *[no] rzut { $sum } dla wszystkich – co z nim robisz?
}

thirteen-holds = { $points ->
    [one] Twoja suma: { $total }, w tej kolejce { $points } punkt, razem { $all }.
    [few] Twoja suma: { $total }, w tej kolejce { $points } punkty, razem { $all }.
   *[many] Twoja suma: { $total }, w tej kolejce { $points } punktów, razem { $all }.
}
thirteen-threw = { $seat } rzuca { $faces }, czyli { $sum }.
thirteen-scored = { $points ->
    [one] { $seat } ma { $total }: { $points } punkt!
    [few] { $seat } ma { $total }: { $points } punkty!
   *[many] { $seat } ma { $total }: { $points } punktów!
}
thirteen-turn = { $points ->
    [0] { $seat }: w tej kolejce bez punktu, razem { $all }.
    [one] { $seat }: w tej kolejce { $points } punkt, razem { $all }.
    [few] { $seat }: w tej kolejce { $points } punkty, razem { $all }.
   *[many] { $seat }: w tej kolejce { $points } punktów, razem { $all }.
}

thirteen-reject-syntax = Napisz „+”, „-”, od „x2” do „x4”, od „:2” do „:4” albo nową sumę.
thirteen-reject-total = { $number } się nie da. Da się: { $made }.
thirteen-reject-minus = { $total } minus { $sum } to mniej niż zero: dodaj coś.

thirteen-sheet-now = teraz
thirteen-sheet-all = punkty
thirteen-sheet-total = punkty: { $points }
thirteen-sheet-of = Runda { $turn } z { $turns }. W kółku: punkty, liczba ÷ { $divisor }
thirteen-sheet-other = Gruba ramka: kość od 2 do 7
thirteen-sheet-turns = Nad punktami: runda po rundzie

thirteen-lesson-1 = 9 + 3×10 = 39, trzy razy 13: 3 punkty
thirteen-lesson-2 = „+” dodaje rzut, „-” odejmuje
thirteen-lesson-3 = Od „x2” do „x4” albo część: „:2” do „:4”
thirteen-lesson-4 = Zwykła kość i druga od 2 do 7
thirteen-lesson-5 = Punkty kolejki; zwykle pięć kolejek
