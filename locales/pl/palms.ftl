palms-name = Dłonie
palms-into = dłonie
palms-also = dłoń | szukanie liczb
palms-about = Liczby są rozsypane po dłoni. Gdy szukasz tej, która padła, druga osoba zapełnia siatkę krzyżykami.
palms-brief = dziesięć minut
palms-rules =
    Każdy ma dłoń z rozsypanymi liczbami od 1 do 30, której nie widzi nikt inny, i pustą siatkę 8 × 8 kratek.

    Najpierw obejrzyj swoją dłoń, którą widzisz tylko ty, i napisz „gotowe”, w odpowiedzi na nią albo botowi na priv. Gdy gotowe są obie strony, pada pierwsza liczba.

    Na zmianę wywołuje się liczbę: 17. Druga osoba szuka jej na swojej dłoni i pisze pole, na którym jest, znowu w odpowiedzi na dłoń albo botowi na priv: f9. Za każdą pełną sekundę od chwili, gdy bot pokaże liczbę, do dobrej odpowiedzi wywołujący stawia krzyżyk. Złe pole kosztuje jeden więcej. Po dwudziestu sekundach jest koniec i nigdy nie ma więcej niż dwadzieścia krzyżyków. Potem wywołuje druga osoba.

    Każdą liczbę wywołujesz tylko raz, cokolwiek wywoływała druga osoba. Wygrywa, kto pierwszy zapełni siatkę. Jeśli padły już wszystkie liczby, wygrywa, kto ma więcej krzyżyków.

    Można wybrać od 10 do 60 liczb i wielkość siatki.
palms-opt-numbers = ile liczb jest na dłoni
palms-opt-grid = siatka do zapełnienia krzyżykami
palms-key-numbers = liczby
palms-key-grid = siatka | rozmiar
palms-set-numbers = { $value ->
    [one] { $value } liczba
    [few] { $value } liczby
   *[many] { $value } liczb
}
palms-set-grid = siatka { $value }

palms-word-ready = gotowe | już | gotowa | gotowy

palms-own-secret = ✋ Moja dłoń
palms-ask-ready = { $several ->
    [yes] obejrzyjcie swoje dłonie, a potem „gotowe”, przyciskiem albo na privie
   *[no] obejrzyj swoją dłoń, a potem „gotowe”, przyciskiem albo na privie
}
palms-ask-call = { $most ->
    [one] wywołaj liczbę: 1
    [few] wywołaj liczbę od 1 do { $most }
   *[many] wywołaj liczbę od 1 do { $most }
}
palms-ask-find = znajdź { $number } na swojej dłoni i napisz pole
palms-do-ready = ✅ Gotowe
palms-do-ready-news = { $seat } melduje gotowość.
palms-do-call = { $number }
palms-do-find = pole na dłoni
palms-crosses = { $count } z { $all }
palms-lost = strata { $seconds } s

palms-ready = { $seat } melduje gotowość.
palms-called = { $seat } wywołuje { $number }!
palms-wrong = { $seat }: { $number } tam nie ma. To kosztuje krzyżyk.
palms-found = { $seat } znajduje { $number } po { $seconds ->
    [one] { $seconds } sekundzie
    [few] { $seconds } sekundach
   *[many] { $seconds } sekundach
}: { $crosses ->
    [0] bez krzyżyków
    [one] jeden krzyżyk
    [few] { $crosses } krzyżyki
   *[many] { $crosses } krzyżyków
}, stawia { $caller }{ $wrong ->
    [0] {""}
    [1] , w tym jeden za złe pole
   *[other] , w tym { $wrong } za złe pola
}.
palms-late = { $seat } nie znajduje { $number } przez { $seconds } s: { $crosses ->
    [one] { $crosses } krzyżyk
    [few] { $crosses } krzyżyki
   *[many] { $crosses } krzyżyków
}, stawia { $caller }.

palms-reject-syntax-ready = Najpierw obejrzyj swoją dłoń. Potem napisz mi na priv „gotowe”.
palms-reject-syntax-call = Napisz liczbę, którą wywołujesz, od 1 do { $most }.
palms-reject-syntax-find = Napisz pole, na którym jest liczba, na przykład f9.
palms-reject-wait = Najpierw ktoś musi znaleźć twoją ostatnią liczbę. Potem wywołasz następną.
palms-reject-number = { $most ->
    [one] Na dłoni jest tylko liczba 1.
    [few] Liczby na dłoni są od 1 do { $most }.
   *[many] Liczby na dłoni są od 1 do { $most }.
}
palms-reject-called = { $number } już było. Wywołaj inną liczbę.
palms-reject-outside = Nie ma { $place } na tej kartce: ostatnie pole to { $last }.

# What the board in letters says.
palms-board-crosses = krzyżyki
palms-board-of = z
palms-board-lost = strata
palms-board-called = padły
palms-board-sought = szukane
palms-board-ready = gotowe
palms-board-yes = tak
palms-board-no = nie

palms-sheet-called = wywołane są skreślone:

palms-lesson-1 = Anna wywołuje 1: napisz botowi „c8”
palms-lesson-2 = Każda sekunda szukania: krzyżyk dla Anny
palms-lesson-3 = Kto zapełni siatkę, wygrywa
palms-lesson-4 = Tę dłoń widzi tylko Borys
