tanks-name = Czołgi
tanks-into = czołgi
tanks-also = czołg | wojna czołgów
tanks-about = Dwie armie na złożonej kartce: rysujesz strzał na swojej połowie, a zgięcie przenosi go na połowę wroga.
tanks-brief = dziesięć minut
tanks-rules =
    Kartka, 40 na 28 jednostek, jest zgięta w połowie. Każdy ustawia na privie dziesięć czołgów na swojej połowie: napisz środek czołgu, w poziomie i w pionie, 7,3 12,8 (na prawej połowie 27,3 12,8), albo kilka naraz; to samo jeszcze raz zdejmuje go. Albo napisz „losuj”. Po „gotowe” obie armie są odkryte.

    Potem na zmianę rysuje się strzały, też na swojej połowie. Po zgięciu strzał ląduje tak samo daleko po drugiej stronie. Bezpośrednie trafienie niszczy czołg. Strzał bliżej niż 0,6 uszkadza go, drugi niszczy; czołg ma 2 × 1,4. Kto trafia, strzela dalej; tylko pierwsza kolejka ma jeden strzał. Wygrywa, kto zniszczy wszystkie czołgi wroga.

    Liczby na brzegach ma tylko twoja połowa: reszta na oko.

    Można wybrać od 7 do 10 czołgów, „bez powtórki” (następny strzał nie może iść w czołg dopiero co uszkodzony, chyba że jest ostatni) i siatkę dla dzieci.
tanks-opt-tanks = ile czołgów ma każdy
tanks-opt-norepeat = następny strzał nie może iść w dopiero co trafiony czołg
tanks-opt-help = siatka na kartce, dla dzieci
tanks-key-tanks = czołgi | liczba
tanks-key-norepeat = bezpowtórki | bez powtórki
tanks-key-help = pomoc
tanks-is-none = brak | bez siatki
tanks-is-grid = siatka | kratki
tanks-set-tanks = { $value ->
    [one] { $value } czołg
    [few] { $value } czołgi
   *[many] { $value } czołgów
}
tanks-set-norepeat = { $value ->
    [on] nie dwa razy w ten sam czołg
   *[other] wolno znowu w ten sam czołg
}
tanks-set-help = { $value ->
    [grid] z siatką
   *[other] bez siatki
}
tanks-word-random = losuj | losowo | wylosuj | losuj czołgi
tanks-word-clear = wyczyść | zdejmij | usuń
tanks-word-ready = gotowe | już | gotowa | gotowy

tanks-own = 👁 Moje czołgi
tanks-own-secret = ✏ Ustaw czołgi
tanks-ask-place = { $several ->
    [yes] { $count ->
        [one] ustawcie czołg, pisząc jego środek, a potem „gotowe”
        [few] ustawcie czołgi, razem { $count }, pisząc ich środki, a potem „gotowe”
       *[many] ustawcie czołgi, razem { $count }, pisząc ich środki, a potem „gotowe”
    }
   *[no] { $count ->
        [one] ustaw czołg, pisząc jego środek, a potem „gotowe”
        [few] ustaw czołgi, razem { $count }, pisząc ich środki, a potem „gotowe”
       *[many] ustaw czołgi, razem { $count }, pisząc ich środki, a potem „gotowe”
    }
}
tanks-ask-fire = narysuj strzał na swojej połowie
tanks-do-random = 🎲 Losuj czołgi
tanks-do-clear = Wyczyść
tanks-do-ready = ✅ Gotowe
tanks-do-place = trwa ustawianie czołgów
tanks-left = { $count ->
    [one] { $count } czołg
    [few] { $count } czołgi
   *[many] { $count } czołgów
}

tanks-ready = { $seat } melduje gotowość.
tanks-open = Obie armie są na polu.
tanks-complete = Wszystkie czołgi stoją. Napisz „gotowe” albo przestaw je.
tanks-miss = { $seat } rysuje strzał w { $point }: pudło.
tanks-knocked = { $seat } rysuje strzał w { $point }: czołg uszkodzony!
tanks-finished = { $seat } rysuje strzał w { $point }: i po czołgu!
tanks-direct = { $seat } rysuje strzał w { $point }: bezpośrednie trafienie!

tanks-reject-syntax-place = Napisz środek czołgu, w poziomie i w pionie, na przykład 7,3 12,8, a na prawej połowie 27,3 12,8 (kilka naraz po średniku), albo „losuj”, „wyczyść”, „gotowe”.
tanks-reject-syntax-fire = Napisz, gdzie rysujesz strzał, w poziomie i w pionie, na przykład 7,3 12,8, a na prawej połowie 27,3 12,8.
tanks-reject-outside = Czołg musi stać cały na twojej połowie: środek od { $left } do { $right } w poziomie i od { $top } do { $low } w pionie.
tanks-reject-near = Za blisko twojego czołgu na { $point }: odstęp między czołgami musi być większy niż { $apart }.
tanks-reject-among = { $point }: { $why } Żaden z tych czołgów nie stanął na kartce.
tanks-reject-spent = { $count ->
    [one] Twój czołg już stoi.
    [few] Wszystkie { $count } czołgi już stoją. Napisz środek któregoś, żeby go zdjąć.
   *[many] Wszystkie czołgi ({ $count }) już stoją. Napisz środek któregoś, żeby go zdjąć.
}
tanks-reject-missing = { $count ->
    [one] Brakuje jeszcze jednego czołgu.
    [few] Brakuje jeszcze { $count } czołgów.
   *[many] Brakuje jeszcze { $count } czołgów.
}
tanks-reject-half = Rysujesz na własnej połowie: od { $left } do { $right } w poziomie i od 0 do { $low } w pionie. Resztę robi zgięcie.
tanks-reject-repeat = Ten strzał szedłby w dopiero co uszkodzony czołg. Strzelaj w inny.

tanks-sheet-placing = ustawia czołgi
tanks-sheet-placed = czołgi stoją
tanks-sheet-knocked = uszkodzony
tanks-sheet-wreck = zniszczony
tanks-sheet-aim = cel
tanks-sheet-landed = trafia

tanks-lesson-1 = Strzał na swojej połowie: Anna pisze 5 21
tanks-lesson-2 = Po zgięciu strzał ląduje tu: pudło
tanks-lesson-3 = Celny strzał niszczy, Anna gra dalej
tanks-lesson-4 = Tuż obok: uszkodzony; drugi raz i po nim
tanks-lesson-5 = Zniszcz wszystkie czołgi wroga
