# Ninety-nine: a number, five dice, and a formula of all of them.

ninetynine-name = Od 33 do 99
ninetynine-into = „Od 33 do 99”
ninetynine-also = dziewięćdziesiąt dziewięć | działania
ninetynine-about = Pada liczba i pięć kości: ułóż z całej piątki działanie, które da wynik jak najbliżej tej liczby.
ninetynine-brief = pięć kości, kwadrans
ninetynine-rules =
    W każdej rundzie kto inny podaje liczbę od 33 do 99. Potem pada pięć kości. Ułóż działanie, które używa każdej dokładnie raz i daje wynik jak najbliżej liczby. Można dodawać, odejmować, mnożyć, dzielić i używać nawiasów; ułamki po drodze są w porządku.

    Wyślij działanie botowi na priv, na przykład 5*5*3-(2+6). Mnożenie to też × albo x, dzielenie to też :. Póki jest czas, możesz wysyłać, ile chcesz: liczy się najlepsze. Napisz „gotowe”, gdy nic lepszego nie masz. Runda kończy się, gdy gotowi są wszyscy, albo po trzech minutach.

    Potem widać wszystkie działania i najlepsze możliwe. Kto jest najbliżej, z góry czy z dołu, ma punkt; za dokładne trafienie są dwa punkty. Jeśli kilka osób jest równie blisko, każda dostaje swoje.

    Partia ma pięć rund. „rundy” to ich liczba, „minuty” to czas na myślenie.
ninetynine-opt-rounds = ile liczb pada
ninetynine-opt-minutes = ile minut jest na myślenie
ninetynine-key-rounds = rundy
ninetynine-key-minutes = minuty
ninetynine-set-rounds = { $value ->
    [one] { $value } runda
    [few] { $value } rundy
   *[many] { $value } rund
}
ninetynine-set-minutes = { $value ->
    [one] { $value } minuta na myślenie
    [few] { $value } minuty na myślenie
   *[many] { $value } minut na myślenie
}

ninetynine-word-done = gotowe | mam | nic lepszego

ninetynine-board-round = runda
ninetynine-board-seat = gracz
ninetynine-board-points = punkty
ninetynine-board-value = wynik
ninetynine-board-formula = wzór
ninetynine-board-left = poza grą
ninetynine-board-of = z
ninetynine-board-target = cel
ninetynine-board-dice = kości
ninetynine-board-best = lepiej

ninetynine-ask-name = podaj liczbę od 33 do 99
ninetynine-ask = { $several ->
    [yes] zróbcie { $target } z { $faces } i wyślijcie działanie
   *[no] zrób { $target } z { $faces } i wyślij działanie
}

ninetynine-name-it = { $target }
ninetynine-send = działanie
ninetynine-done = ✓ Gotowe
ninetynine-done-news = { $seat } kończy.

ninetynine-named = { $seat } podaje { $target }. Kości: { $faces }.
ninetynine-made = To daje { $value }, różnica { $off }. Wyślij coś lepszego albo „gotowe”.
ninetynine-worse = To daje { $value }, różnica { $off }: masz już coś lepszego.
ninetynine-hit = To daje { $value }: trafione!
ninetynine-nobody = Nikt nie wysłał działania.
ninetynine-exact = { $count ->
    [one] { $names } trafia w liczbę: dwa punkty.
    [few] { $names } trafiają w liczbę: po dwa punkty.
   *[many] { $names } trafiają w liczbę: po dwa punkty.
}
ninetynine-nearest = { $count ->
    [one] Najbliżej jest { $names }, różnica { $off }: jeden punkt.
    [few] Najbliżej są { $names }, różnica { $off }: po punkcie.
   *[many] Najbliżej są { $names }, różnica { $off }: po punkcie.
}
ninetynine-silent = Bez odpowiedzi: { $names }.
ninetynine-best = Dało się: { $formula } = { $value }.

ninetynine-reject-number = Podaj liczbę całkowitą od 33 do 99.
ninetynine-reject-formula = Wyślij działanie z pięciu kości, na przykład 5*5*3-(2+6), albo „gotowe”.
ninetynine-reject-dice = Użyj każdej kości dokładnie raz: { $faces }.
ninetynine-reject-equals = To działanie daje { $value }, a nie { $said }.
ninetynine-reject-zero = To działanie dzieli przez zero.
ninetynine-reject-wait = Najpierw musi paść liczba.

ninetynine-sheet-points = punkty
ninetynine-sheet-value = wynik
ninetynine-sheet-target = cel
ninetynine-sheet-how = Wszystkie kości, + − × : i nawiasy
ninetynine-sheet-off = różnica { $off }
ninetynine-sheet-exact = w punkt
ninetynine-sheet-none = nic
ninetynine-sheet-formula = wzór
ninetynine-sheet-round = Runda { $round } z { $rounds }
ninetynine-sheet-after = Po rundzie { $round } z { $rounds }
ninetynine-sheet-best = Dało się: { $formula } = { $value }

ninetynine-lesson-1 = Anna mówi 67; pada te pięć kości
ninetynine-lesson-2 = Borys: 5 × 5 × 3 − (2 + 6) = 67, 2 punkty
ninetynine-lesson-3 = 68 to byłby jeden punkt, jeśli najbliżej
ninetynine-lesson-4 = Po rundzie widać najlepsze możliwe
