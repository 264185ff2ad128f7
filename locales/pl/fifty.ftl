# Fifty: two dice, only equal ones count.

fifty-name = Pięćdziesiątka
fifty-into = pięćdziesiątkę
fifty-also = dublety do pięćdziesięciu | pięćdziesiąt
fifty-about = Dwie kości, a liczą się tylko dublety: dwie szóstki dają dużo, dwie trójki zabierają wszystko.
fifty-brief = dwie kości, dwie minuty
fifty-rules =
    Wygrywa, kto pierwszy ma pięćdziesiąt punktów. Gra się po kolei, a kolejka to jeden rzut dwiema kośćmi: naciśnij przycisk albo napisz „rzuć”. Nie ma o czym decydować, można tylko liczyć na szczęście.

    Jeśli kości są różne, nie masz nic. Dwie szóstki dają 25 punktów. Dwie jedynki, dwójki, czwórki albo piątki dają 5. Dwie trójki to klęska: przepadają wszystkie punkty i zaczynasz od zera.

    Na przykład 4 4, a potem 6 6 to 30 punktów; jeśli potem wypadnie 3 3, znowu masz 0.

    Kto dojdzie do pięćdziesięciu, od razu wygrywa. Krótsza albo dłuższa partia ma inny cel, na przykład 25 albo 100 punktów.

fifty-opt-goal = ile punktów wygrywa
fifty-key-goal = cel | punkty
fifty-set-goal = wygrywa { $value } punktów

fifty-word-roll = rzuć | rzucam

fifty-threw = { $seat } rzuca { $faces }: nic.
fifty-scored = { $seat } rzuca { $faces }: punkty { $points }, razem { $total }.
fifty-lost = { $seat } rzuca { $faces }: wszystkie punkty przepadły!

fifty-sheet = Wygrywa, kto pierwszy ma { $goal }
fifty-sheet-pair = inna para +{ $points }
fifty-sheet-nothing = → 0

fifty-lesson-1 = 6 6 to 25, 4 4 to 5: razem 30
fifty-lesson-2 = 3 3: z 5 punktów Borysa zostaje zero
fifty-lesson-3 = Tyle się liczy; pięćdziesiąt wygrywa
fifty-lesson-4 = Kolejka to jeden rzut: „rzuć”
