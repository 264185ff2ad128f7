turnover-name = Odwracanka
turnover-into = odwracankę
turnover-also = odwróć kość | do góry nogami
turnover-about = Odwróć własną kość albo wyrzuć cudzą: kto nie ma już kości, przegrywa. Po rzucie nic nie zależy od losu.
turnover-brief = po pięć kości, dziesięć minut
turnover-rules =
    Każdy rzuca pięcioma kośćmi, a zaczyna niższa suma. Odtąd nikt nie rzuca.

    W swojej kolejce robisz jedno z dwojga. Odwracasz własną kość do góry nogami („odwróć 2”): przeciwległe ściany dają siedem, więc z 2 robi się 5. Odwrócona kość ma pod sobą strzałkę i nie odwrócisz jej znowu, dopóki czegoś nie wyrzucisz.

    Albo wyrzucasz cudzą kość („wyrzuć 5”): idzie na środek. Jej właściciel bierze za nią ze środka dowolne kości o sumie mniejszej, niż ona pokazywała, i potem ma ruch. Jeśli wyrzucona jest 5, a na środku leżą 1 2 3, to „biorę 1 3” jest dobre, ale 2 i 3 nie. Albo bierze „nic”.

    Kto nie ma kości i żadnej nie bierze, przegrywa. Runda nie trwa wiecznie, bo z każdym wyrzuceniem środek rośnie.

    W partii do 50 zwycięzca rundy dostaje oczka pozostałych kości i wszyscy rzucają od nowa.

    Są też przyciski. Jeśli dwie cudze kości są równe, „wyrzuć 5” bierze nieodwróconą, a „wyrzuć odwróconą 5” odwróconą.
turnover-opt-points = ile oczek wygrywa partię; przy 1 to jedna runda
turnover-key-points = punkty | oczka
turnover-set-points = { $value ->
    [one] jedna runda
    [few] partia do { $value } oczek
   *[many] partia do { $value } oczek
}
turnover-preset-series = seria | długa partia

turnover-word-throw = rzuć | rzucam
turnover-word-flip = odwróć | odwracam
turnover-word-trash = wyrzuć | wyrzucam
turnover-word-turned = odwróconą | odwrócona
turnover-word-take = biorę | weź
turnover-word-nothing = nic

turnover-ask = odwróć swoją kość albo wyrzuć cudzą
turnover-ask-trash = wszystkie twoje kości są odwrócone: wyrzuć cudzą
turnover-ask-take = weź kości o sumie mniejszej niż { $limit }
turnover-flip = ↻ { $face } → { $to }
turnover-flip-news = { $seat } odwraca { $face }: teraz to { $to }.
turnover-trash = 🗑 { $face }
turnover-trash-news = { $seat } wyrzuca { $face }.
turnover-trash-turned = 🗑 { $face } ↻
turnover-trash-turned-news = { $seat } wyrzuca odwróconą { $face }.
turnover-take = ↩ { $faces }
turnover-take-news = { $seat } bierze { $faces }.
turnover-nothing = Nic
turnover-nothing-news = { $seat } nic nie bierze.

turnover-told-begins = { $seat } ma { $low }, { $other } ma { $high }: zaczyna niższa suma. Ruch: { $seat }.
turnover-told-tie = Po obu stronach { $sum }: wszystkie kości jeszcze raz.
turnover-told-none = { $seat } traci kość, a środek był pusty: nie ma czego brać.
turnover-told-more = { $seat } traci kość, a na środku nic nie daje mniej niż { $limit }.
turnover-told-won = { $points ->
        [1] { $other } nie ma już kości. Wygrywa { $seat }, na stole { $pips ->
            [one] { $pips } oczko
            [few] { $pips } oczka
           *[many] { $pips } oczek
        }!
       *[other] { $other } nie ma już kości. { $seat } dostaje { $pips ->
            [one] { $pips } oczko
            [few] { $pips } oczka
           *[many] { $pips } oczek
        } i ma { $total } z { $points }.
    }

turnover-sheet-middle = Środek
turnover-sheet-empty = Środek jest pusty
turnover-sheet-trashed = { $seat } wyrzuca { $face }
turnover-sheet-none = { $other } wyrzuca { $face }; { $seat } nic nie bierze
turnover-sheet-take = Weź mniej niż { $limit }
turnover-sheet-points = { $won } z { $points }
turnover-sheet-hand = { $count ->
    [one] { $count } kość, suma { $sum }
    [few] { $count } kości, suma { $sum }
   *[many] { $count } kości, suma { $sum }
}
turnover-sheet-turned = Ze strzałką: odwrócona, na razie nie znowu

turnover-reject-syntax = Napisz na przykład odwróć 2 albo wyrzuć 5; a żeby wziąć, biorę 1 3 albo nic.
turnover-reject-throw = Najpierw rzut kośćmi.
turnover-reject-thrown = Kości już leżą.
turnover-reject-take = Najpierw weź kości o sumie mniejszej niż { $limit } albo nic.
turnover-reject-act = Nie ma teraz czego brać: odwróć swoją kość albo wyrzuć cudzą.
turnover-reject-face = Kość pokazuje od 1 do { $most }.
turnover-reject-own = Żadna twoja kość nie pokazuje { $face }.
turnover-reject-turned = Ta { $face } jest już odwrócona. Odwrócisz ją znowu, gdy wyrzucisz jakąś kość.
turnover-reject-other = Żadna cudza kość nie pokazuje { $face }.
turnover-reject-other-turned = Żadna cudza odwrócona kość nie pokazuje { $face }.
turnover-reject-sum = To daje { $sum }, a musi być mniej niż { $limit }.
turnover-reject-middle = Na środku nie ma tylu kości z { $face }.

# What the board in letters says.
turnover-board-seat = gracz
turnover-board-middle = środek
turnover-board-throws = rzuca
turnover-board-takes-less-than = bierze mniej niż
turnover-board-to = na

turnover-lesson-1 = Odwracasz swoją: z 4 robi się 3: „odwróć 4”
turnover-lesson-2 = Odwrócona: czekaj, aż coś wyrzucisz
turnover-lesson-3 = „wyrzuć 5”: cudza kość idzie na środek
turnover-lesson-4 = Za nią bierze się mniej, niż pokazywała
turnover-lesson-5 = Bez kości: runda przegrana
