# Who is lower: both choose a number in secret, and the lower one scores, if it is lower by enough.

lower-name = Kto niżej
lower-into = „Kto niżej”
lower-also = niższa liczba | kto ma mniej
lower-about = Każdy po cichu wybiera liczbę. Niższa daje tyle punktów, ile wynosi, chyba że druga jest wyższa o jeden: ta bierze obie.
lower-brief = bez kości, pięć minut
lower-rules =
    Każdy po cichu wybiera liczbę od 1 do 6, przyciskiem albo na prywatnym czacie. Potem obie są jawne, jak dwie kości ustawione pod dłonią.

    Niższa liczba daje tyle, ile wynosi: 2 przeciw 5 to 2 punkty za 2. Ale jeśli druga jest wyższa dokładnie o jeden, ta wyższa bierze obie: 4 przeciw 5 to 9 punktów za 5. Równe liczby nic nie dają.

    Jedynka jest więc bezpieczna przed wszystkim oprócz dwójki, ale daje mało; kto chce więcej, więcej ryzykuje. Wygrywa, kto pierwszy ma 30 punktów.

    Opcja „cel” mówi, ile punktów wygrywa.

lower-opt-goal = ile punktów wygrywa
lower-key-goal = cel | punkty
lower-set-goal = do { $value ->
    [one] { $value } punktu
    [few] { $value } punktów
   *[many] { $value } punktów
}

lower-ask = { $several ->
    [yes] wybierzcie liczbę od 1 do { $most }
   *[no] wybierz liczbę od 1 do { $most }
}
lower-round = { $first } { $one }, { $second } { $two }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, bierze { $seat }.
lower-both = { $first } { $one }, { $second } { $two }: o jeden wyżej, punkty { $points }, bierze { $seat }.
lower-equal = Dwa razy { $number }: nikt nic nie ma.
lower-reject = Wybierz liczbę od 1 do { $most }.

lower-board-points = punkty
lower-board-chosen = wybór
lower-board-yes = tak
lower-board-no = nie

lower-lesson-1 = Liczby są tajne, aż wybierze każdy
lower-lesson-2 = 2 przeciw 5: niższa zapisuje swoje 2
lower-lesson-3 = 5 to o jeden więcej niż 4: bierze 4 + 5
lower-lesson-4 = Wygrywa 15 punktów (zwykle 30)

lower-sheet = Niższa się liczy; o 1 wyższa bierze obie
