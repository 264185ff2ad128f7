# The game of the goose: a spiral of sixty-three squares.

goose-name = Gra w gęś
goose-into = gęś
goose-also = gęś | gąska | gęsi
goose-about = Spirala z sześćdziesięciu trzech pól: gęsi niosą dalej, a most, gospoda, studnia, labirynt, więzienie i śmierć robią resztę. Wygrywa pierwszy na 63.
goose-brief = jedna kość lub dwie, dziesięć minut
goose-rules =
    Celem jest pole 63, w środku spirali. W swojej kolejce rzucasz kością raz: naciśnij przycisk albo napisz „rzuć”. Pionek idzie o tyle pól.

    Na gęsi idziesz jeszcze raz o tyle samo, aż staniesz na polu bez gęsi.

    6, most: przechodzisz na 12. 19, gospoda: tracisz dwie kolejki. 31, studnia, i 52, więzienie: czekasz, aż przyjdzie tam ktoś inny, najwyżej trzy kolejki. 42, labirynt: wracasz na 30. 58, śmierć: wracasz na start.

    Jeśli staniesz na zajętym polu, tamten pionek idzie na pole, z którego idziesz.

    Potrzeba dokładnie 63: nadmiar idzie się z powrotem. Z 60 piątka prowadzi na 63 i z powrotem na 61. Gęś w drodze powrotnej niesie dalej do tyłu.

    Z opcją „para” rzuca się dwiema kośćmi. Wtedy dziewiątka w pierwszym rzucie prowadzi na 26 (przy 6 3) albo na 53 (przy 5 4).

goose-opt-pair = dwie kości zamiast jednej
goose-key-pair = para
goose-set-pair = { $value ->
    [on] dwie kości
   *[other] jedna kość
}

goose-word-roll = rzuć | rzucam

goose-threw = { $seat } rzuca { $faces }: { $stops }.
goose-stop-square = pole { $square }
goose-stop-goose = gęś na { $square } niesie dalej
goose-stop-back = na 63 i z powrotem na { $square }
goose-stop-nine = dziewiątka na początek prowadzi na { $square }
goose-stop-bridge = przez most na { $square }
goose-stop-inn = gospoda na { $square }, dwie kolejki odpoczynku
goose-stop-well = do studni na { $square }
goose-stop-maze = w labiryncie, z powrotem na { $square }
goose-stop-prison = do więzienia na { $square }
goose-stop-death = śmierć, z powrotem na start
goose-stop-home = 63, u celu
goose-met = { $square ->
    [0] { $seat } wraca na start.
   *[other] { $seat } idzie na { $square }.
}
goose-missed = { $left ->
    [0] { $seat } traci kolejkę, to już ostatnia.
   *[other] { $seat } traci kolejkę.
}

goose-sheet = Wygrywa pierwszy na 63
goose-sheet-missed = { $square } · pauza
goose-sheet-start = start
goose-sheet-square = pole
goose-sheet-waits = { $square } · traci { $left }

goose-lesson-1 = Tu się zaczyna: napisz „rzuć”
goose-lesson-2 = Gęś: jeszcze raz o tyle samo
goose-lesson-3 = Most prowadzi na 12
goose-lesson-4 = Gospoda kosztuje dwie kolejki
goose-lesson-5 = Potrzeba dokładnie 63
