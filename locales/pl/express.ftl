# Express: two sums of five dice, and a die to reject.

express-name = Ekspres
express-into = ekspres
express-also = kościany pasjans
express-about = Z pięciu kości zrób dwie sumy, a piątą odrzuć. Nie zaczynaj zbyt wielu sum: za mało znaków przy którejś kosztuje 200.
express-brief = pięć kości, dziesięć minut
express-rules =
    Zbierz więcej punktów na swojej liście sum od 2 do 12. Pięć kości pada dla wszystkich. Każdy robi z czterech dwie pary, zaznacza obie sumy i odrzuca piątą kość.

    Odrzucać można trzy różne liczby oczek. Gdy masz już trzy, musisz odrzucić którąś z nich, jeśli wypadła; jeśli nie, odkładasz dowolną kość i to się nie liczy. Twoja lista kończy się, gdy jedną liczbę odrzucisz osiem razy; inni grają dalej.

    Suma bez znaków to 0, jeden do czterech znaków kosztuje 200, pięć to 0. Każdy znak od szóstego do dziesiątego daje tyle, ile mówi liczba za sumą: 30 za 7, do 100 za 2 i 12. Pięćset punktów to dobry wynik.

    Kości to 1 2 3 4 5: naciśnij przycisk albo napisz botowi na priv „5 9 bez 1”: 2 + 3, 4 + 5, a 1 odpada.

    Wygrywa, kto ma najwięcej punktów. Wybory są tajne, aż będą wszystkie; przy „razem=nie” każdy rzuca sam, po kolei. Z opcją „mówione” gracze po kolei podają rzuty, a partia ma ich trzydzieści.

express-word-throw = rzuć | rzucam
express-word-name = powiedz | podaj
express-word-take = biorę | weź | zaznacz
express-word-out = bez | odrzuć | odrzucam

express-take = { $low } i { $high } bez { $out }
express-take-news = { $seat } bierze { $low } i { $high }, odrzuca { $out }.

express-ask = jakie dwie sumy robisz z { $faces } i która kość odpada?
express-holds = Twoja lista: { $rejects ->
    [none] punkty { $points }.
   *[other] punkty { $points }, odrzucone: { $rejects }.
}

express-threw = { $seat } rzuca { $faces }.
express-takes = { $seat } bierze { $low } i { $high }, odrzuca { $out }.
express-done = { $seat } kończy, punkty { $points }.

express-reject-syntax = Napisz dwie sumy i kość, która odpada: „5 9 bez 1” robi 5 i 9 i odrzuca 1.
express-reject-dice = Z { $faces } się tego nie zrobi: dwie sumy po dwie kości i piąta kość.
express-reject-out = Musisz odrzucić którąś ze swoich trzech liczb: { $faces }.

express-sheet-points = punkty
express-sheet-out = zbędna
express-sheet-rejected = odrzucone
express-sheet = 1–4 znaki: −200; 5: nic; od szóstego każdy daje swoje
express-sheet-throw = Rzut { $throw }:
express-sheet-last = Ostatnio:
express-sheet-full = W kółku: { $marks } znaków przy odrzuconej kończy listę

express-lesson-1 = Dwie sumy i kość: „9 11 bez 6”
express-lesson-2 = Za mało znaków: na razie −200
express-lesson-3 = Znak przy 8 od szóstego daje 40
express-lesson-4 = Trzy odrzucane; ósmy znak kończy listę
