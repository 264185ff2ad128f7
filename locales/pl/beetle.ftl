# Beetle: one die draws a beetle, part by part.

beetle-name = Żuk
beetle-into = żuka
beetle-also = żuczek | narysuj żuka | robak
beetle-about = Każdy rzut rysuje część twojego żuka, jeśli jej potrzebujesz. Wygrywa pierwszy cały żuk.
beetle-brief = jedna kość, dwie minuty
beetle-rules =
    Wygrywa pierwszy cały żuk. Gracze po kolei rzucają kością raz: naciśnij przycisk albo napisz „rzuć”. Bot rysuje część, która należy do liczby oczek.

    1 to tułów, 2 głowa, 3 noga, 4 oko, 5 czułek, a 6 ogon. Żuk ma jeden tułów, jedną głowę, sześć nóg, dwoje oczu, dwa czułki i jeden ogon: trzynaście części.

    Najpierw musi być tułów. Głowa, nogi i ogon trzymają się tułowia, oczy i czułki głowy. Jeśli wypadnie coś, czego jeszcze nie da się użyć albo czego żuk ma dość, nic się nie rysuje i rzuca następna osoba.

    Na przykład: pierwszy rzut to 3, ale nie ma tułowia, więc nic. Następnym razem wypada 1, tułów. Potem znowu 3 i jest pierwsza noga.

    Kto pierwszy skończy żuka, od razu wygrywa.

beetle-word-roll = rzuć | rzucam

beetle-body = tułów
beetle-head = głowa
beetle-leg = noga
beetle-eye = oko
beetle-feeler = czułek
beetle-tail = ogon

beetle-ask-first = rzuć kością: potrzeba { $face } ({ $part })
beetle-ask = { $left ->
    [one] rzuć kością: brakuje jednej części
    [few] rzuć kością: brakuje { $left } części
   *[many] rzuć kością: brakuje { $left } części
}
beetle-drawn = { $seat } rzuca { $face }: { $part }.
beetle-needs = { $seat } rzuca { $face }: nic z tego, najpierw { $part }.
beetle-enough = { $seat } rzuca { $face }: nic z tego, { $part } już jest.
beetle-whole = { $seat } rzuca { $face }: { $part }, i żuk gotowy!

beetle-sheet = Najpierw tułów; oczy i czułki po głowie
beetle-sheet-parts = { $parts } z { $all }
beetle-sheet-all = części
beetle-sheet-times = { $part } × { $count }

beetle-board-parts = części
beetle-board-body = tułów
beetle-board-head = głowa
beetle-board-leg = noga
beetle-board-eye = oko
beetle-board-feeler = czułek
beetle-board-tail = ogon

beetle-lesson-1 = 1 rysuje tułów: musi być najpierw
beetle-lesson-2 = 2 to głowa; potem oczy i czułki
beetle-lesson-3 = 3 to noga; żuk ma ich sześć
beetle-lesson-4 = „rzuć”: Borysowi trzeba głowy, czyli 2
beetle-lesson-5 = Trzynaście części to cały żuk
