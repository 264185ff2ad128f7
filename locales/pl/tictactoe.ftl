### tictactoe
tictactoe-name = Kółko i krzyżyk
tictactoe-into = kółko i krzyżyk
tictactoe-also = kółko | krzyżyk | kółka i krzyżyki
tictactoe-about = Krzyżyki przeciw kółkom: kto pierwszy ułoży rząd. Od 3 × 3 do 10 × 10.
tictactoe-brief = minuta
tictactoe-rules =
    Dwie osoby na zmianę stawiają swój znak na wolnym polu. Kto zaczyna, rysuje krzyżyki, druga osoba kółka.

    Wygrywa, kto pierwszy ma dość własnych znaków w nieprzerwanym rzędzie – w poziomie, w pionie albo na skos. Na zwykłej planszy 3 × 3 potrzeba trzech; dłuższy rząd też jest dobry. Jeśli plansza się zapełni, a rzędu nie ma, jest remis.

    Ruch to pole: litera kolumny i numer wiersza, na przykład b2. Na małych planszach można po prostu dotknąć pola.

    Kto zaczyna partię, może wybrać wielkość planszy i długość rzędu: /tictactoe rozmiar=5 rząd=4.
tictactoe-opt-size = ile pól ma bok planszy
tictactoe-opt-line = ile znaków w rzędzie wygrywa
tictactoe-key-size = rozmiar | wielkość
tictactoe-key-line = rząd | linia
tictactoe-set-size = plansza { $value } × { $value }
tictactoe-set-line = { $value } w rzędzie

tictactoe-ask-cross = postaw krzyżyk na wolnym polu
tictactoe-ask-round = postaw kółko na wolnym polu
tictactoe-cross = ✕
tictactoe-round = ◯

tictactoe-reject-syntax = Napisz jedno pole, na przykład b2.
tictactoe-reject-outside = Nie ma { $place } na tej planszy: ostatnie pole to { $last }.
tictactoe-reject-taken = Pole { $place } jest zajęte. Wybierz wolne.
tictactoe-reject-line = Rząd { $line } znaków nie zmieści się na planszy { $size } × { $size }.

tictactoe-lesson-1 = Wygrywają trzy w rzędzie: w pionie, na skos…
tictactoe-lesson-2 = Krzyżyk na a2 zamknie rząd
tictactoe-lesson-3 = Ruch to wolne pole: dotknij lub napisz c2
