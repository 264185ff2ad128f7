### balda
balda-name = Bałda
balda-into = bałdę
balda-also = kwadrat słów
balda-about = Dopisz literę do kwadratu i przeczytaj przez nią nowe słowo. Im dłuższe, tym lepiej. Dla 1 do 4 osób.
balda-brief = pół godziny
balda-rules =
    W środkowym wierszu stoi słowo. W swojej kolejce wpisz jedną literę w wolne pole i podaj słowo, które przez nie przechodzi: z pola na pole w górę, w dół albo w bok, każde pole raz, nigdy na skos. Każda litera słowa to punkt.

    Liczą się tylko rzeczowniki pospolite w formie podstawowej i żadne słowo dwa razy, także to pierwsze. Jeśli słownik nie zna słowa, decydują inni: liczy się, gdy ktoś jest za i nikt przeciw. Na kolejkę wolno podać jedno takie słowo. Komputer nie głosuje.

    Można pasować. Gdy kwadrat jest pełny albo wszyscy po kolei pasują, wygrywa, kto ma najwięcej punktów. W pojedynkę trzeba zapełnić kwadrat.

    Napisz pole, literę i słowo: c2 k krowa.

    Można wybrać bok (rozmiar=7), pierwsze słowo (słowo=zjawa) albo liczbę kolejek na osobę (kolejki=5). Z „/balda imiona” pyta się innych także o nazwy własne.
balda-opt-size = ile pól ma bok, liczba nieparzysta (5 albo tyle, ile liter ma pierwsze słowo)
balda-opt-word = pierwsze słowo: słowo=zjawa (losowane, jeśli nie podasz)
balda-opt-proper = nazwy własne też się liczą, jeśli inni się zgodzą
balda-opt-turns = ile kolejek ma każdy; 0: aż kwadrat będzie pełny
balda-opt-lang = język słów
balda-key-size = rozmiar | kwadrat
balda-key-word = słowo | pierwsze słowo
balda-key-proper = imiona | nazwy
balda-key-turns = kolejki
balda-key-lang = język
balda-set-size = kwadrat { $value } × { $value }
balda-set-word = pierwsze słowo { $value }
balda-set-proper = { $value ->
    [on] nazwy własne, jeśli inni się zgodzą
   *[other] tylko rzeczowniki pospolite
}
balda-set-turns = { $value ->
    [0] aż kwadrat będzie pełny
    [one] po { $value } kolejce
    [few] po { $value } kolejki
   *[many] po { $value } kolejek
}
balda-set-lang = słowa: { $language }

balda-word-pass = pas | pasuję | pasuj
balda-word-counts = liczy się | uznaję | zaliczone
balda-word-void = nie liczy się | odrzucam | niezaliczone
balda-word-abstain = wstrzymuję się | wszystko jedno

balda-ask = { $several ->
    [yes] wpiszcie literę i podajcie słowo, które przez nią przechodzi, albo pasujcie
   *[no] wpisz literę i podaj słowo, które przez nią przechodzi, albo pasuj
}
balda-sheet-vote = { $word } nie ma w słowniku: głosują inni
balda-ask-vote = { $several ->
    [yes] słownik nie zna słowa { $word }. To rzeczownik pospolity? Zdecydujcie
   *[no] słownik nie zna słowa { $word }. To rzeczownik pospolity?
}
balda-ask-proper = słownik nie zna słowa { $word }. Liczy się? Nazwy własne wolno
balda-write = { $place } { $letter }: { $word }, { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
balda-pass = ⏭ Pas
balda-yes = ✅ Liczy się
balda-no = ❌ Nie liczy się
balda-abstain = wstrzymuję się
balda-pass-news = { $seat }: pas.
balda-yes-news = { $seat }: liczy się.
balda-no-news = { $seat }: nie liczy się.
balda-offered = { $seat }: { $place } { $letter }, proponuje { $word }: { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}, jeśli inni się zgodzą.
balda-taken = { $word } się liczy.
balda-turned-down = { $word } się nie liczy. { $seat } próbuje jeszcze raz, słowem ze słownika.

balda-reject-syntax = Napisz pole, literę i słowo, na przykład c2 k krowa, albo „pas”.
balda-reject-letters = Słowa w tej partii: { $language }. Pisz literę i słowo w tym języku.
balda-reject-outside = Nie ma { $place } w tym kwadracie: ostatnie pole to { $last }.
balda-reject-taken = Na { $place } już jest litera. Wybierz wolne pole.
balda-reject-short = Słowo ma co najmniej dwie litery.
balda-reject-letter = Droga musi iść przez { $place }, a w { $word } nie ma { $letter }.
balda-reject-used = { $word } już było.
balda-reject-through = Droga musi iść przez { $place }: { $word } da się przeczytać tylko bez niego.
balda-reject-path = Nie ma takiej drogi: { $word } nie da się przeczytać z pola na pole przez { $place }.
balda-reject-unknown = { $word } nie ma w słowniku.
balda-reject-turned-down = { $word } nie ma w słowniku, a inni się nie zgodzili.
balda-reject-one-try = { $word } nie ma w słowniku, a na kolejkę wolno spróbować tylko jednego słowa spoza słownika. Weź słowo ze słownika albo pasuj.
balda-reject-vote = Najpierw powiedz, czy { $word } się liczy: „liczy się” albo „nie liczy się”.
balda-reject-no-vote = Nie ma nad czym głosować.
balda-reject-word-letters = { $word } ma litery, których w tym języku nie ma: { $language }. Jeśli słowa mają być w innym języku, dopisz go, na przykład język=en.
balda-reject-word-even = Pierwsze słowo musi mieć nieparzystą liczbę liter, żeby był środkowy wiersz: { $word } ma parzystą.
balda-reject-word-size = { $word } ma { $count ->
    [one] { $count } literę
    [few] { $count } litery
   *[many] { $count } liter
}, a bok kwadratu to { $size }. Opuść jedno z dwojga.

balda-lesson-1 = Nowa litera S daje STOP: 4 punkty
balda-lesson-2 = Czytaj z pola na pole, nigdy na skos
balda-lesson-3 = Pole, litera i słowo: „c1 o potok”
balda-lesson-4 = Kwadrat pełny: wygrywa więcej punktów
