### fiveinarow
fiveinarow-name = Pięć w rzędzie
fiveinarow-into = pięć w rzędzie
fiveinarow-also = piątka | pięć w linii
fiveinarow-about = Krzyżyki i kółka na kartce bez końca: wygrywa, kto pierwszy ma pięć w rzędzie.
fiveinarow-brief = dziesięć minut
fiveinarow-rules =
    Na kartce w kratkę bez końca (40 × 40 pól, których nikt nie zapełni) na zmianę stawia się krzyżyki i kółka, po jednym na wolnym polu. Wygrywa pierwsza piątka w rzędzie – w poziomie, w pionie albo na skos; pełna kartka to remis. Obrazek pokazuje część, na której się gra, i rośnie w miarę potrzeby.

    Napisz pole, na przykład t20.

    Odmiany: „rząd” – cztery albo sześć; „dokładnie” – dłuższe rzędy nie wygrywają; „trójki” – krzyżyki nie mogą jednym znakiem zrobić dwóch otwartych trójek, chyba że wygrywają. Otwarta trójka to taka, z której następny znak robi czwórkę wygrywającą z obu końców (przy czterech w rzędzie otwarta dwójka, przy sześciu czwórka).

    „swap2” – pierwszy gracz stawia krzyżyk, kółko, krzyżyk (t20 u19 s22 albo po jednym). Drugi bierze krzyżyki, bierze kółka albo dostawia kółko i krzyżyk i zostawia wybór pierwszemu. Potem ruch mają kółka.
fiveinarow-opt-line = ile znaków w rzędzie wygrywa
fiveinarow-opt-exact = dłuższy rząd nie wygrywa
fiveinarow-opt-open3 = krzyżyki nie mogą jednym znakiem zrobić dwóch otwartych trójek
fiveinarow-opt-swap2 = otwarcie turniejowe: jedna osoba stawia trzy znaki, druga wybiera stronę
fiveinarow-key-line = rząd | linia
fiveinarow-key-exact = dokładnie
fiveinarow-key-open3 = trójki | dwie trójki
fiveinarow-key-swap2 = swap2 | zamiana
fiveinarow-preset-tournament = turniejowa
fiveinarow-set-line = { $value } w rzędzie
fiveinarow-set-exact = { $value ->
    [off] dłuższy rząd też wygrywa
   *[on] dłuższy rząd nie wygrywa
}
fiveinarow-set-open3 = { $value ->
    [off] krzyżykom wolno wszystko
   *[on] krzyżyki bez dwóch otwartych trójek naraz
}
fiveinarow-set-swap2 = { $value ->
    [off] zaczynają krzyżyki
   *[on] otwarcie swap2
}
fiveinarow-word-crosses = krzyżyki | krzyżyk | biorę krzyżyki
fiveinarow-word-rings = kółka | kółko | biorę kółka
fiveinarow-word-more = dwa | jeszcze dwa | jeszcze dwa znaki

fiveinarow-crosses = ✕ Krzyżyki
fiveinarow-rings = ◯ Kółka
fiveinarow-more = Jeszcze dwa znaki

fiveinarow-ask-cross = postaw krzyżyk
fiveinarow-ask-ring = postaw kółko
fiveinarow-ask-three = zacznij od trzech znaków: krzyżyk, kółko, krzyżyk
fiveinarow-ask-two = postaw kółko i krzyżyk
fiveinarow-ask-choice = wybierz: krzyżyki, kółka albo jeszcze dwa znaki
fiveinarow-ask-take = wybierz: krzyżyki albo kółka

fiveinarow-took-crosses = { $seat } bierze krzyżyki. Ruch mają kółka.
fiveinarow-took-rings = { $seat } bierze kółka i ma ruch.
fiveinarow-took-more = { $seat } dostawia dwa znaki i zostawia wybór.

fiveinarow-reject-syntax = Napisz jedno pole, na przykład t20.
fiveinarow-reject-syntax-choice = Napisz, co wybierasz: „krzyżyki”, „kółka” albo „jeszcze dwa”.
fiveinarow-reject-outside = Nie ma { $place } na tej kartce: ostatnie pole to { $last }.
fiveinarow-reject-taken = Pole { $place } jest zajęte. Wybierz wolne.
fiveinarow-reject-threes = Krzyżyk na { $place } zrobiłby naraz dwie otwarte trójki. Krzyżykom wolno to tylko wtedy, gdy wygrywają.
fiveinarow-reject-many = { $left ->
    [one] Teraz stawiasz jeden znak. Napisz jedno pole.
    [few] Teraz stawiasz { $left } znaki, nie więcej.
   *[many] Teraz stawiasz { $left } znaków, nie więcej.
}
fiveinarow-reject-choose = Najpierw wybierz: „krzyżyki”, „kółka” albo „jeszcze dwa”.
fiveinarow-reject-take = Najpierw wybierz: „krzyżyki” albo „kółka”.
fiveinarow-reject-more = Dwa dodatkowe znaki już stoją: wybierz „krzyżyki” albo „kółka”.
fiveinarow-reject-settled = Nie ma teraz nic do wyboru. Napisz pole.

fiveinarow-sheet-three = { $seat } stawia pierwsze trzy znaki
fiveinarow-sheet-chooses = { $seat } wybiera:
fiveinarow-sheet-choice = krzyżyki, kółka albo jeszcze dwa znaki
fiveinarow-sheet-two = { $seat } dostawia dwa znaki
fiveinarow-sheet-take = krzyżyki albo kółka

fiveinarow-lesson-1 = Piąty krzyżyk tutaj i wygrana: „x20”
fiveinarow-lesson-2 = Krzyżyki i kółka na zmianę, po jednym
fiveinarow-lesson-3 = Rząd idzie prosto albo na skos
