# Give and take: as many chips as the die shows go to the next player.

giveandtake-name = Podaj dalej
giveandtake-into = „Podaj dalej”
giveandtake-also = oddaj sąsiadowi
giveandtake-about = Rzuć kością i daj tyle żetonów następnej osobie. Wygrywa, kto pierwszy nie ma żetonów.
giveandtake-brief = jedna kość, pięć minut
giveandtake-rules =
    Każdy ma dziesięć żetonów i chce się ich pozbyć.

    W swojej kolejce rzucasz jedną kością. Tyle żetonów, ile pokazuje, dajesz następnej osobie – tej, która przy stole siedziałaby z lewej. Szóstka to wyjątek: wtedy odkładasz jeden żeton poza grę.

    Jeśli kość pokazuje więcej, niż masz, nic się nie dzieje.

    Kto pierwszy nie ma żetonów, od razu wygrywa.

    Na przykład przy czterech żetonach 3 oddaje trzy z nich, a 5 nic nie robi.

    Napisz „rzuć” albo naciśnij przycisk.

giveandtake-opt-chips = ile żetonów ma każdy
giveandtake-key-chips = żetony
giveandtake-set-chips = { $value ->
    [one] po { $value } żetonie
    [few] po { $value } żetony
   *[many] po { $value } żetonów
}

giveandtake-word-roll = rzuć | rzucam

giveandtake-gives = { $seat } rzuca { $face }: { $chips }, bierze { $other }.
giveandtake-away = { $seat } rzuca { $face }: jeden żeton idzie poza grę.
giveandtake-few = { $seat } rzuca { $face }, ale ma tylko { $chips }: nic się nie dzieje.
giveandtake-sheet = Wygrywa, kto pierwszy nie ma żetonów
giveandtake-sheet-away = poza grą: { $count }
giveandtake-sheet-gives = daje { $count }
giveandtake-sheet-six = { $face }: jeden żeton poza grę
giveandtake-sheet-few = { $face } to więcej niż { $count }: nic

giveandtake-lesson-1 = Borys rzuca 3: trzy żetony dla Anny
giveandtake-lesson-2 = 6 odkłada żeton poza grę
giveandtake-lesson-3 = „rzuć”: 4 teraz wygrywa, 5 nic nie robi
