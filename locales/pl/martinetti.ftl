# Martinetti: from one to twelve and back, by three dice and their sums.

martinetti-name = Martinetti
martinetti-into = martinetti
martinetti-also = od jednego do dwunastu | tam i z powrotem
martinetti-about = Trzy kości i ich sumy prowadzą od jednego do dwunastu i z powrotem, liczba po liczbie. Wygrywa, kto pierwszy wróci.
martinetti-brief = trzy kości, dziesięć minut
martinetti-rules =
    Trzeba przejść po kolei liczby od 1 do 12 i wrócić do 1. W swojej kolejce rzucasz trzema kośćmi raz: naciśnij przycisk albo napisz „rzuć”.

    Potrzebna liczba może być na jednej kości, być sumą dwóch albo wszystkich trzech. Jeśli jest, ten sam rzut może dać i następną, i tak dalej, póki się da; każda kość liczy się od nowa przy każdej liczbie. Bot bierze wszystko za ciebie.

    Na przykład pierwszy rzut to 1 1 3: jest 1, potem 1 + 1 = 2, potem 3, 3 + 1 = 4 i 3 + 1 + 1 = 5 – pięć liczb w jednym rzucie.

    Po 12 trzeba 11, 10 i tak dalej. Kto pierwszy wróci do 1, od razu wygrywa.

    Z opcją „dalej” rzuca się, póki każdy rzut coś daje.

martinetti-opt-again = kto robi postęp, rzuca jeszcze raz
martinetti-key-again = dalej
martinetti-set-again = { $value ->
    [on] po postępie jeszcze raz
   *[other] jeden rzut na kolejkę
}

martinetti-word-roll = rzuć | rzucam

martinetti-ask = rzuć trzema kośćmi: potrzeba { $next }
martinetti-got = { $seat } rzuca { $faces } i ma { $numbers }. Teraz { $next }.
martinetti-nothing = { $seat } rzuca { $faces }: { $next } tu nie ma.
martinetti-home = { $seat } rzuca { $faces }, ma { $numbers } i jest z powrotem!
martinetti-sheet = W kółku: potrzebna liczba
martinetti-sheet-again = W kółku: potrzebna; trafisz, rzucasz znowu
martinetti-sheet-got = ma { $numbers }

martinetti-lesson-1 = 4 + 6 = 10 i 6 + 3 = 9: dwie naraz
martinetti-lesson-2 = Kółko: liczba potrzebna teraz
martinetti-lesson-3 = Kreska nad liczbą: w drodze z 12 do 1
martinetti-lesson-4 = Teraz kolej na Borysa: „rzuć”
