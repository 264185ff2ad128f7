### footballlong
footballlong-name = Długa piłka
footballlong-into = długą piłkę
footballlong-also = piłka po cztery | piłkarzyki na długie podania
footballlong-about = Piłka na kartce po cztery odcinki: idzie tam, gdzie nie było linii, a kto nie ma drogi, oddaje rzut wolny.
footballlong-brief = kwadrans
footballlong-rules =
    Piłka zaczyna na środku. Ruch to cztery odcinki po liniach kartki, każdy do punktu, w którym nie było jeszcze linii. Brzeg jest zamknięty, ale punkty między słupkami są otwarte.

    Z punktu między słupkami przejdź za linię: gol. Taki ruch może być krótszy. Samo dotknięcie linii to nie gol. Strzałka przy imieniu pokazuje, gdzie atakujesz.

    Jeśli nie masz pełnego ruchu, druga strona ma rzut wolny: sześć odcinków prosto w jednym z ośmiu kierunków, przez wszystkie linie, ale nie poza boisko, chyba że do twojej bramki. Słupek odbija piłkę. Po dziesięciu rzutach z rzędu są karne: obie strony po cichu wybierają róg.

    Po golu zaczyna ten, kto go stracił. Napisz punkty albo kierunki: i12 i11 j11 j10, g g p g, strzał pg. „krok=skosem”: trzy odcinki, także na skos, a linie nie mogą się przecinać.
footballlong-opt-size = szerokość i długość boiska w kratkach, obie parzyste; bramki są na krótkich bokach
footballlong-opt-goal = jak szerokie są bramki, parzysta liczba kratek (około ćwierci szerokości, jeśli nie podasz)
footballlong-opt-step = ruch: 4 prosto – cztery odcinki po liniach kartki; 3 dowolnie – trzy, także na skos
footballlong-opt-kick = ile odcinków ma rzut wolny, 6 albo 13
footballlong-opt-goals = ile goli wygrywa
footballlong-opt-after = boisko po golu: czyste albo zostaje – linie zostają
footballlong-key-size = rozmiar | boisko
footballlong-key-goal = bramka | szerokość bramki
footballlong-key-step = krok | odcinki
footballlong-key-kick = wolny | rzut wolny
footballlong-key-goals = gole | do ilu
footballlong-key-after = po golu | potem
footballlong-is-4 = 4 prosto | cztery | prosto
footballlong-is-3d = 3 dowolnie | trzy | skosem
footballlong-is-6 = 6 | krótki
footballlong-is-13 = 13 | długi
footballlong-is-clean = czyste
footballlong-is-continue = zostaje | linie zostają
footballlong-set-size = boisko { $value }
footballlong-set-goal = { $value ->
    [one] bramki na { $value } kratkę
    [few] bramki na { $value } kratki
   *[many] bramki na { $value } kratek
}
footballlong-set-step = { $value ->
    [4] cztery proste odcinki na ruch
   *[other] trzy odcinki na ruch, także na skos
}
footballlong-set-kick = rzuty wolne na { $value } odcinków
footballlong-set-goals = { $value ->
    [one] jeden gol wygrywa
    [few] wygrywają { $value } gole
   *[many] wygrywa { $value } goli
}
footballlong-set-after = { $value ->
    [continue] po golu linie zostają
   *[other] po golu czyste boisko
}
footballlong-word-n = g | góra | w górę | północ
footballlong-word-ne = pg | prawo góra | północny wschód
footballlong-word-e = p | w prawo | wschód
footballlong-word-se = pd | prawo dół | południowy wschód
footballlong-word-s = d | dół | w dół | południe
footballlong-word-sw = ld | lewo dół | południowy zachód
footballlong-word-w = l | w lewo | zachód
footballlong-word-nw = lg | lewo góra | północny zachód
footballlong-word-kick = strzał | strzelam | rzut wolny
footballlong-word-left = lewo | lewa | lewy róg
footballlong-word-middle = środek
footballlong-word-right = prawo | prawa | prawy róg

footballlong-ask = { $several ->
    [yes] { $links ->
        [one] poprowadźcie piłkę o { $links } odcinek
        [few] poprowadźcie piłkę o { $links } odcinki
       *[many] poprowadźcie piłkę o { $links } odcinków
    }
   *[no] { $links ->
        [one] poprowadź piłkę o { $links } odcinek
        [few] poprowadź piłkę o { $links } odcinki
       *[many] poprowadź piłkę o { $links } odcinków
    }
}
footballlong-ask-kick = wybierz kierunek rzutu wolnego
footballlong-ask-aim = w który róg strzelasz karnego?
footballlong-ask-jump = w którą stronę bronisz karnego?
footballlong-kick = strzał { $arrow }
footballlong-left = ← lewo
footballlong-middle = środek
footballlong-right = prawo →
footballlong-ball = ●
footballlong-none = ·
footballlong-goal = Gol! Strzela { $seat }!
footballlong-stuck = { $seat } nie ma pełnego ruchu: rzut wolny wykonuje { $other }.
footballlong-penalties = Dziesięć rzutów wolnych z rzędu: karne! Pierwszy strzał: { $seat }.
footballlong-converted = { $seat } trafia z karnego.
footballlong-saved = { $other } broni karnego (strzał: { $seat }).
footballlong-is-penalties = Karne
footballlong-is-shooting = Karne: strzela { $seat }, broni { $other }
footballlong-is-in = gol
footballlong-is-kept = obrona
footballlong-is-keeper = bramkarz
footballlong-sheet-arrow = cel
footballlong-sheet-open = wolne

footballlong-reject-syntax = Napisz punkty drogi, na przykład i12 i11 j11 j10, albo kierunki: g g p g (góra, góra, prawo, góra).
footballlong-reject-syntax-kick = Napisz kierunek rzutu wolnego, na przykład strzał pg.
footballlong-reject-syntax-side = Wybierz stronę: lewo, środek albo prawo.
footballlong-reject-outside = Nie ma { $place } na tym boisku: ostatni punkt to { $last }.
footballlong-reject-far = Z { $ball } jeden odcinek nie prowadzi do { $place }: podaj każdy punkt po drodze.
footballlong-reject-slants = Odcinki idą tu po liniach kartki, a ten z { $ball } idzie na skos.
footballlong-reject-visited = Na { $ball } już była linia.
footballlong-reject-crosses = Ten odcinek z { $ball } przecina linię.
footballlong-reject-border = { $ball } leży na brzegu, a brzeg jest zamknięty, oprócz miejsca między słupkami.
footballlong-reject-leaves = Ten odcinek z { $ball } wychodzi poza boisko. Gola strzela się z punktu ściśle między słupkami.
footballlong-reject-own = Z { $ball } to twoja własna bramka; atakujesz tę drugą.
footballlong-reject-count = To { $count ->
    [one] { $count } odcinek
    [few] { $count } odcinki
   *[many] { $count } odcinków
}; ruch ma { $want }, mniej tylko przy golu.
footballlong-reject-goal = Piłka jest już wtedy w bramce. Opuść resztę.
footballlong-reject-kick = Strzał { $arrow } pełnej długości wychodzi poza boisko. Te na nim zostają: { $arrows }
footballlong-reject-shorter = Żaden strzał nie ma tu pełnej długości, więc liczą się najdłuższe, { $links ->
    [one] { $links } odcinek
    [few] { $links } odcinki
   *[many] { $links } odcinków
}: { $arrows }
footballlong-reject-no-kick = Możesz ruszyć piłkę, więc rzutu wolnego nie ma. Podaj punkty drogi.
footballlong-reject-only-kick = { $other } nie ma pełnego ruchu, więc masz rzut wolny. Wybierz kierunek, na przykład strzał pg.
footballlong-reject-wide = Bramka na { $goal ->
    [one] { $goal } kratkę
    [few] { $goal } kratki
   *[many] { $goal } kratek
} jest za szeroka: tu najwyżej { $most }.

footballlong-lesson-1 = Anna nie ma ruchu: rzut wolny ma Borys
footballlong-lesson-2 = Rzut wolny, sześć odcinków: „strzał d”
footballlong-lesson-3 = Ruch: cztery odcinki, tylko nowe punkty
footballlong-lesson-4 = Teraz Anna: „c8 d8 d7 e7”
footballlong-lesson-5 = Tu gole strzela Borys, za linię
