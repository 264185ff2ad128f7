# Sysna: two-dice pig with one roll for everybody, and with overtaking.

sysna-name = Sysna
sysna-into = sysnę
sysna-also = wspólna świnia | skunks
sysna-about = Świnia dla wszystkich naraz: te same rzuty, po cichu grasz dalej albo mówisz stop i mijasz innych.
sysna-brief = dwie kości, dziesięć minut
sysna-rules =
    Dwie kości, czerwona (w podwójnej ramce, podawana pierwsza) i biała, padają dla wszystkich. To, co wypadnie, sumuje się w serię, tę samą dla każdego. Przed każdym dalszym rzutem każdy po cichu decyduje: gra dalej czy stop i seria jest jego.

    Jeśli czerwona pokaże 1, seria wszystkich, którzy jeszcze grają, się spala i runda się kończy. Kończy się też, gdy nie gra już nikt. Potem zaczyna się następna i znowu grają wszyscy.

    Po rundzie porównuje się wyniki z poprzednimi: kogo ktoś dogoni albo minie, ten traci 10 punktów, ale nie schodzi poniżej 0 i tylko raz na rundę.

    Gdy po rundzie ktoś ma 200 punktów, wygrywa najwyższy wynik.

    Naciśnij „Rzuć”, żeby grać dalej, albo „Stop”, albo napisz to botowi na priv; nikt tego nie widzi, aż wybiorą wszyscy.

sysna-opt-goal = ile punktów wygrywa

sysna-key-goal = cel | punkty
sysna-set-goal = do { $value } punktów

sysna-word-roll = rzuć | rzucam | rzut | dalej
sysna-word-hold = stop | stoję | dość

sysna-lesson-1 = Jeden rzut dla wszystkich: seria rośnie
sysna-lesson-2 = Rzuć albo stop: przyciskiem lub na priv
sysna-lesson-3 = Borys w porę mówi stop i ma 5
sysna-lesson-4 = Czerwona 1 spala serię tym, co grają
