# Ascent: numbers of two dice in a list, and the longest run that rises.

ascent-name = Pod górę
ascent-into = „Pod górę”
ascent-also = wspinaczka | rosnąco
ascent-about = Piętnaście rzutów dla wszystkich daje liczby dwucyfrowe: wpisuj je na listę i zrób jak najdłuższy rosnący ciąg.
ascent-brief = dwie kości, pięć minut
ascent-rules =
    Każdy ma listę z piętnastu linijek, od 1 w górę. Dwie kości padają piętnaście razy, a każdy rzut jest dla wszystkich. Czytasz kości jako liczbę dwucyfrową w dowolnym porządku: 1 i 4 to 14 albo 41. Wpisujesz ją w dowolną wolną linijkę własnej listy; tam zostaje.

    Gdy wszystkie listy są pełne, liczy się najdłuższy ciąg: sąsiednie linijki, jedna za drugą, w których każda liczba jest większa od poprzedniej. Każda linijka ciągu to punkt.

    Na przykład 12 15 24 23 w sąsiednich linijkach to ciąg trzech.

    Naciśnij liczbę z linijką albo napisz jedno i drugie botowi na priv: „41 3” wpisuje 41 w linijkę 3. Nikt nie widzi, co wpisujesz, dopóki nie wpiszą wszyscy.

    Z opcją „mówione” gracze po kolei mówią, co pokazują kości, zamiast rzucać.

ascent-word-throw = rzuć | rzucam
ascent-word-name = powiedz | podaj

ascent-write = { $number } → { $line }
ascent-ask = { $several ->
    [yes] wpiszcie { $numbers } w linijkę
   *[no] wpisz { $numbers } w linijkę
}
ascent-holds = Twoja lista: { $list }. Najdłuższy ciąg: { $run }.

ascent-wrote = { $seat }: { $number } → linijka { $line }.

ascent-reject-syntax = Napisz liczbę i linijkę: „41 3” wpisuje 41 w linijkę 3.
ascent-reject-number = Ten rzut daje: { $numbers }.
ascent-reject-line = Linijki są od 1 do { $lines }.
ascent-reject-filled = W linijce { $line } jest już { $number }.

ascent-board-list = lista
ascent-board-throw = rzut
ascent-board-run = ciąg

ascent-sheet-run = najlepszy: { $run }
ascent-sheet-runs = ciąg
ascent-sheet-best = najlepszy
ascent-sheet-either = { $one } lub { $two }

ascent-lesson-1 = 1 i 4 to 14 albo 41
ascent-lesson-2 = Małe liczby z lewej, duże z prawej
ascent-lesson-3 = Liczy się najdłuższy rosnący ciąg, w cieniu
ascent-lesson-4 = 61 i 66 obok siebie: ciąg dwóch
ascent-lesson-5 = 5 i 2: napisz „52 10” botowi na priv
