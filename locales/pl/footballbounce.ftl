### footballbounce
footballbounce-name = Piłkarzyki
footballbounce-into = piłkarzyki
footballbounce-also = piłka na kartce | piłkarzyki z odbiciem
footballbounce-about = Piłka nożna na kartce, odcinek po odcinku: odbija się od band, a gdzie już była linia, gra się dalej.
footballbounce-brief = kwadrans
footballbounce-rules =
    Piłka zaczyna na środku. Ruch to jeden odcinek do sąsiedniego punktu, prosto albo na skos. Odcinki mogą się przecinać, ale żadnego nie rysuje się dwa razy.

    Jeśli piłka trafia w punkt, w którym już była linia, ta sama osoba gra dalej, i znowu, póki to trwa.

    Banda od razu odbija piłkę, jak lustro światło. Jeśli odcinek odbicia już jest, grasz dalej, jak chcesz. Z rogu nie ma wyjścia.

    Strzałka przy imieniu pokazuje, gdzie atakujesz. Odcinek do bramki to gol (zwykle d1, e1, f1 albo d11, e11, f11: słupki się liczą), do własnej to gol dla rywala. Kto musi grać dalej, a nie może, przegrywa rundę. Potem boisko jest czyste i zaczyna przegrany.

    Napisz następny punkt, f7, albo kierunek, pd (prawo dół). Jeśli na f7 była już linia, można cały łańcuch: f7 g8.
footballbounce-opt-size = szerokość i długość boiska w kratkach, obie parzyste; bramki są na krótkich bokach
footballbounce-opt-goal = jak szerokie są bramki, parzysta liczba kratek
footballbounce-opt-goals = ile goli wygrywa
footballbounce-opt-bounce = brzeg: odbicie – banda odbija piłkę; wolny – jej punkty liczą się jak odwiedzone, a bramki leżą o odcinek za linią
footballbounce-key-size = rozmiar | boisko
footballbounce-key-goal = bramka | szerokość bramki
footballbounce-key-goals = gole | do ilu
footballbounce-key-bounce = bandy | odbicia
footballbounce-is-reflect = odbicie | lustro
footballbounce-is-free = wolny | wolne
footballbounce-set-size = boisko { $value }
footballbounce-set-goal = bramki na { $value } kratek
footballbounce-set-goals = { $value ->
    [one] jeden gol wygrywa
    [few] wygrywają { $value } gole
   *[many] wygrywa { $value } goli
}
footballbounce-set-bounce = { $value ->
    [free] bandy liczą się jak odwiedzone
   *[other] bandy odbijają piłkę
}
footballbounce-word-n = g | góra | w górę | północ
footballbounce-word-ne = pg | prawo góra | północny wschód
footballbounce-word-e = p | prawo | w prawo | wschód
footballbounce-word-se = pd | prawo dół | południowy wschód
footballbounce-word-s = d | dół | w dół | południe
footballbounce-word-sw = ld | lewo dół | południowy zachód
footballbounce-word-w = l | lewo | w lewo | zachód
footballbounce-word-nw = lg | lewo góra | północny zachód

footballbounce-ask = rusz piłkę do sąsiedniego punktu
footballbounce-ask-on = tu już była linia: graj dalej
footballbounce-shot = gol { $arrow }
footballbounce-ball = ●
footballbounce-drawn = ·
footballbounce-thrown = { $move }, od bandy na { $end }
footballbounce-goal = { $seat } strzela gola!
footballbounce-own-goal = { $seat } trafia do własnej bramki: gola ma { $other }.
footballbounce-sheet-stuck = Piłka utknęła: { $seat } nie ma ruchu
footballbounce-sheet-arrow = cel
footballbounce-sheet-open = wolne
footballbounce-stuck = { $seat } nie ma już odcinka: rundę bierze { $other }.

footballbounce-reject-syntax = Napisz następny punkt, na przykład f7, łańcuch f7 g8 albo kierunki: g pg p pd d ld l lg (góra, dół, lewo, prawo).
footballbounce-reject-outside = Nie ma { $place } na tym boisku: ostatni punkt to { $last }.
footballbounce-reject-far = { $place } nie sąsiaduje z piłką na { $ball }: odcinek prowadzi do jednego z ośmiu punktów wokół.
footballbounce-reject-nowhere = Piłka już leży na { $ball }. Podaj punkt, do którego idzie.
footballbounce-reject-drawn = Ten odcinek z { $ball } już jest. Wybierz wolny; romby na obrazku pokazują, gdzie.
footballbounce-reject-border = Ten odcinek z { $ball } idzie po brzegu, a brzeg liczy się jak narysowany.
footballbounce-reject-leaves = Ten odcinek z { $ball } wychodzi poza boisko.
footballbounce-reject-rests = Na { $ball } nie było jeszcze linii, więc ruch się tam kończy. Opuść resztę.
footballbounce-reject-goal = Piłka jest już wtedy w bramce. Opuść resztę.
footballbounce-reject-wide = Bramka na { $goal } kratek jest za szeroka: tu najwyżej { $most }.

footballbounce-lesson-1 = Banda odbija piłkę jak lustro
footballbounce-lesson-2 = Tu już była linia: Anna gra dalej
footballbounce-lesson-3 = Romby pokazują, dokąd można: napisz „d5”
footballbounce-lesson-4 = Tu strzela Anna; słupki też się liczą
footballbounce-lesson-5 = Bez wyjścia, jak w rogu? Runda przegrana
