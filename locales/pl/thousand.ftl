# A thousand with six dice: set aside what counts, roll the rest.

thousand-name = Tysiąc w kości
thousand-into = tysiąca w kości
thousand-also = tysiąc | sześć kości
thousand-about = Odkładaj kości, które się liczą, i rzucaj resztą, póki starczy odwagi: wygrywa pierwszy tysiąc.
thousand-brief = sześć kości, kwadrans
thousand-rules =
    Wygrywa, kto pierwszy ma 1000 punktów. W swojej kolejce masz sześć kości. Z każdego rzutu odłóż co najmniej jedną, która się liczy; potem stop i zapis punktów albo rzut resztą. Jeśli nic się nie liczy, przepadają punkty całej kolejki. Gdy odłożysz wszystkie sześć, możesz rzucić nimi znowu.

    1 to 10, 5 to 5. Trzy równe w jednym rzucie: dziesięć razy oczka, a 1 to tu dziesięć: 4 4 4 to 40, 1 1 1 to 100. Cztery: razy dwadzieścia, 80 i 200; pięć: razy sto, 400 i 1000. 1 2 3 4 5 6: 150. Sześć równych od razu wygrywa.

    Wypadło 1 1 1 5 2 6: napisz „rzuć 1 1 1 5” i masz 105. Pozostałe dwie to 5 i 3: „stop” zapisuje 110. Samo „rzuć” i „stop” odkłada wszystko, co się liczy. Są też przyciski.

    Opcje: cel; „wejście”, najmniej na pierwszy zapis; „dołki”: mając od 200 do 295, powiesz stop tylko, jeśli dochodzisz do 300; tak samo od 600 do 700. „razem”: sześć kości dla wszystkich; kto ma mniej, bierze pierwsze od lewej.

thousand-opt-goal = ile punktów wygrywa
thousand-opt-opening = ile punktów musi dać pierwsza zapisana kolejka
thousand-opt-pits = od 200 do 300 i od 600 do 700 trzeba przejść w jednej kolejce
thousand-key-goal = cel | punkty
thousand-key-opening = wejście
thousand-key-pits = dołki
thousand-set-goal = do { $value } punktów
thousand-set-opening = { $value ->
    [0] bez wejścia
   *[other] wejście { $value }
}
thousand-set-pits = { $value ->
    [on] z dołkami
   *[other] bez dołków
}

thousand-word-roll = rzuć | rzucam | odłóż | odkładam
thousand-word-hold = stop | stoję | zapisz | zapisuję

thousand-roll = 🎲 { $faces }: { $points }, rzut { $dice }
thousand-roll-news = { $seat } odkłada { $faces } i rzuca resztą ({ $dice }).
thousand-hold = ✋ Stop: +{ $points }
thousand-hold-news = { $seat } mówi stop przy { $points }.

thousand-ask = { $now ->
    [0] co odkładasz? Wszystko, co się liczy: { $points }
   *[other] co odkładasz? Ze wszystkim, co się liczy, masz w tej kolejce { $points }
}
thousand-ask-all = { $several ->
    [yes] rzucacie dalej czy stop?
   *[no] rzucasz dalej czy stop?
}
thousand-holds = Twoje kości: { $faces }. W tej kolejce: { $points }.
thousand-holds-none = W tej kolejce: { $points }.

thousand-threw = { $seat } rzuca { $faces }.
thousand-bust = { $points ->
    [0] { $seat } rzuca { $faces }: nic się nie liczy.
   *[other] { $seat } rzuca { $faces }: nic się nie liczy, przepada { $points }.
}
thousand-six = { $seat } rzuca { $faces }: sześć równych!
thousand-aside = { $seat } odkłada { $faces }: w tej kolejce { $points }.
thousand-banks = { $seat } zapisuje { $points }: razem { $total }.

thousand-reject-syntax = Napisz „rzuć” albo „stop”, albo też kości, które odkładasz: „rzuć 1 5”.
thousand-reject-set = Nie możesz odłożyć { $faces }: same liczą się jedynki i piątki, inne dopiero po trzy równe, wszystkie z tego rzutu.
thousand-reject-stop = Przy { $points } nie wolno powiedzieć stop: w jednej kolejce trzeba { $least }. Rzucaj dalej.

thousand-sheet-points = punkty
thousand-sheet-now = teraz
thousand-sheet-turn = { $seat }: { $points } w tej kolejce
thousand-sheet-bust = strata
thousand-sheet-ticked = można odłożyć: { $points }
thousand-sheet-all = dla wszystkich: rzut { $throw }

thousand-lesson-1 = „rzuć 4 4 4 1”: odkładasz je za 50
thousand-lesson-2 = Teraz „rzuć” resztą albo „stop” i zapis
thousand-lesson-3 = Nic się nie liczy: cała kolejka przepada
thousand-lesson-4 = Kto pierwszy u celu, tu 300, wygrywa
