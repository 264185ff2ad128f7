golf-name = Golf
golf-into = golfa
golf-also = golf na kartce | golfa
golf-about = Pstrykaj piłką między górkami do dołka, jak najmniejszą liczbą uderzeń.
golf-brief = dziesięć minut
golf-rules =
    Piłki zaczynają obok siebie na dole kartki, dołek jest u góry. Gracze po kolei mówią, dokąd pstryknąć, najwyżej 12 kratek dalej. Długopis nigdy nie trafia dokładnie: im dłuższa kreska, tym bardziej szaleje.

    Piłka wpada, gdy jej linia kończy się najwyżej 0,4 kratki od dołka albo przechodzi nad nim, a do końca ma mniej niż 2 kratki. Szybsze przetaczają się dalej. Brzeg kartki zatrzymuje piłkę.

    Piłka, która trafia na górkę, staje u jej stóp. Następny przeciwnik toczy ją wtedy o 3 kratki w dowolną stronę: tocz l (w lewo) albo przycisk. Z opcją „kara” dolicza się zamiast tego uderzenia.

    Wygrywa, komu starczy najmniej uderzeń. Po 25 piłkę się podnosi.

    Napisz miejsce, gdzie krzyżują się linie, k24, albo z dziesiątymi: 11,5 24,2 lub k,5 24,2.

    Można wybrać, ile jest górek, do 8.
golf-opt-hills = ile górek stoi na drodze
golf-opt-penalty = ile uderzeń dolicza się za górkę zamiast toczenia piłki; 0: piłkę się toczy
golf-key-hills = górki
golf-key-penalty = kara
golf-set-hills = { $value ->
    [0] bez górek
    [one] { $value } górka
    [few] { $value } górki
   *[many] { $value } górek
}
golf-set-penalty = { $value ->
    [0] z górki piłkę się toczy
    [one] górka kosztuje { $value } uderzenie
    [few] górka kosztuje { $value } uderzenia
   *[many] górka kosztuje { $value } uderzeń
}

golf-word-roll = tocz | toczę
golf-word-n = g | góra | w górę | północ
golf-word-ne = pg | prawo góra | północny wschód
golf-word-e = p | prawo | w prawo | wschód
golf-word-se = pd | prawo dół | południowy wschód
golf-word-s = d | dół | w dół | południe
golf-word-sw = ld | lewo dół | południowy zachód
golf-word-w = l | lewo | w lewo | zachód
golf-word-nw = lg | lewo góra | północny zachód

golf-ask = uderzenie { $stroke }: powiedz, dokąd pstryknąć, do { $most } kratek
golf-ask-roll = tocz o 3 kratki piłkę ({ $other }): w którą stronę?
golf-ball = ⚪
golf-way-n = ⬆️ g
golf-way-ne = ↗️ pg
golf-way-e = ➡️ p
golf-way-se = ↘️ pd
golf-way-s = ⬇️ d
golf-way-sw = ↙️ ld
golf-way-w = ⬅️ l
golf-way-nw = ↖️ lg
golf-way-n-news = { $seat } toczy piłkę w górę.
golf-way-ne-news = { $seat } toczy piłkę w prawo w górę.
golf-way-e-news = { $seat } toczy piłkę w prawo.
golf-way-se-news = { $seat } toczy piłkę w prawo w dół.
golf-way-s-news = { $seat } toczy piłkę w dół.
golf-way-sw-news = { $seat } toczy piłkę w lewo w dół.
golf-way-w-news = { $seat } toczy piłkę w lewo.
golf-way-nw-news = { $seat } toczy piłkę w lewo w górę.

golf-told-in = { $strokes ->
        [one] { $seat } jest w dołku po { $strokes } uderzeniu!
        [few] { $seat } jest w dołku po { $strokes } uderzeniach!
       *[many] { $seat } jest w dołku po { $strokes } uderzeniach!
    }
golf-told-hill = { $seat } trafia na górkę. Piłkę toczy { $other }.
golf-told-blocked = { $seat } toczy piłkę ({ $other }), ale zatrzymuje ją górka.
golf-told-penalty = { $count ->
        [one] { $seat } trafia na górkę: { $count } uderzenie więcej, razem { $strokes }.
        [few] { $seat } trafia na górkę: { $count } uderzenia więcej, razem { $strokes }.
       *[many] { $seat } trafia na górkę: { $count } uderzeń więcej, razem { $strokes }.
    }
golf-told-up = { $seat } podnosi piłkę, uderzenia: { $strokes }.
golf-is-in = w dołku
golf-is-out = poza dołkiem
golf-is-rolled = górka: toczy { $other }
golf-has-strokes = { $count ->
    [one] { $count } uderzenie
    [few] { $count } uderzenia
   *[many] { $count } uderzeń
}
golf-is-up = podniesiona
golf-is-left = poza grą
golf-sheet-reach = zasięg ruchu
golf-sheet-mover = gra

golf-reject-syntax = Napisz, dokąd pstryknąć: miejsce w rodzaju k24 albo z dziesiątymi 11,5 24,2.
golf-reject-way = Napisz, w którą stronę toczy się piłka: g, pg, p, pd, d, ld, l albo lg.
golf-reject-off = To poza kartką: idzie od a1 do { $last }.
golf-reject-here = Tam leży twoja piłka. Celuj gdzie indziej.
golf-reject-far = To { $far } kratek stąd. Można celować najwyżej na { $most } kratek, do przerywanej linii.
golf-reject-roll = Najpierw potocz piłkę ({ $other }): napisz stronę, na przykład tocz l.
golf-reject-stroke = Piłki toczy się, gdy trafią na górkę. Teraz powiedz, dokąd pstryknąć.

# What the board in letters says.
golf-board-at = na
golf-board-strokes = uderz.
golf-board-in = dołek
golf-board-picked-up = podniesiona
golf-board-left = poza grą

golf-lesson-1 = Górka zatrzymuje piłkę Anny
golf-lesson-2 = Borys toczy ją 3 kratki w dół: „tocz d”
golf-lesson-3 = Napisz, dokąd pstryknąć, w łuku: „k14”
golf-lesson-4 = Im dłuższa kreska, tym bardziej zbacza
golf-lesson-5 = Najmniej uderzeń do dołka wygrywa
