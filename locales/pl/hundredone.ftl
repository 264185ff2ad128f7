# A hundred and one: six rolls, each of them ones or tens.

hundredone-name = Sto jeden
hundredone-into = sto jeden
hundredone-also = do stu | sto i jeden
hundredone-about = Sześć rzutów, każdy jako jedności albo dziesiątki: jak najbliżej stu, ale nie dalej.
hundredone-brief = jedna kość, dwie minuty
hundredone-rules =
    Runda to sześć rzutów jedną kością. Po każdym zapisujesz go jako jedności albo dziesiątki: 4 to 4 albo 40. Liczą się wszystkie sześć i później nic się nie zmienia.

    Sześć twoich liczb się dodaje. Suma najbliższa 100 od dołu wygrywa rundę i punkt; przy równych każda dostaje po jednym. Dokładnie 100 jest najlepsze, 101 i więcej odpada.

    Rzuty są dla wszystkich: każdy zapisuje po cichu, a po każdym rzucie wszystko widać. Z „razem=nie” każdy ma sześć własnych rzutów, osoba po osobie.

    Po pięciu rundach wygrywa, kto ma najwięcej punktów; „rundy” zmienia ich liczbę. Żeby zapisać, naciśnij przycisk albo napisz liczbę botowi na priv, na przykład 40.

hundredone-word-throw = rzuć | rzucam
hundredone-word-name = powiedz | podaj

hundredone-writes = { $worth }

hundredone-ask = masz { $sum } i { $face } na kości: to { $face } czy { $tens }?
hundredone-ask-all = { $several ->
    [yes] zapisujecie { $face } czy { $tens }?
   *[no] zapisujesz { $face } czy { $tens }?
}

hundredone-threw = { $seat } rzuca { $faces }.
hundredone-wrote = { $seat } zapisuje { $worth }, razem { $sum }.
hundredone-made = { $seat } zapisuje { $worth } i kończy z { $sum }.
hundredone-out = { $seat } zapisuje { $worth } i odpada z { $sum }.
hundredone-lost = Ponad sto: { $names }.

hundredone-reject = Kość pokazuje { $face }: zapisz { $face } albo { $tens }.
hundredone-syntax = Napisz liczbę, którą zapisujesz: samą kość albo dziesięć razy tyle.

hundredone-sheet = Runda { $round } z { $rounds }; kość albo ×10, ponad { $most } to za dużo
hundredone-sheet-before = było { $sums }
hundredone-sheet-short = do 100: { $points }
hundredone-sheet-out = za dużo

hundredone-lesson-1 = 4 zapisuje się jako „4” albo „40”
hundredone-lesson-2 = Wszystko się dodaje: to 20 to była 2
hundredone-lesson-3 = 84 jest najbliżej 100 od dołu: punkt
hundredone-lesson-4 = 101 i więcej odpada
