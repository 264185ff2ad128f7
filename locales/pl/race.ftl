race-name = Wyścigi
race-into = wyścigi
race-also = samochody | wyścig | wyścigówki
race-about = Auta na kartce: pstrykaj długopisem po torze i trzymaj się z dala od brzegu.
race-brief = kwadrans
race-rules =
    Auta jadą wokół toru w kierunku strzałki. W swojej kolejce mówisz, dokąd pstryknąć długopisem, najwyżej 8 kratek dalej. Nigdy nie trafia dokładnie: im dłuższa kreska, tym bardziej zbacza.

    Kto dotknie brzegu, staje tam, dostaje krzyżyk, traci kolejkę i jedno z 5 żyć. Gdy nie ma już żyć, następne dotknięcie rozbija auto.

    Wygrywa, kto pierwszy po pełnym okrążeniu przejedzie linię. Reszta jedzie dalej o miejsca; rozbite auta są na końcu, według tego, jak daleko zajechały.

    Napisz miejsce, gdzie krzyżują się linie, k7, albo dokładniej, z przecinkiem: 11,5 7,2 lub k,5 7,2.

    Opcje: okrążenia; strefy, gdzie dotknięcie zabiera dwa życia; bramki, kółka do przejechania po kolei; przeszkody; mijanie: auto minięte bliżej niż o pół kratki traci życie; seria wyścigów za 5, 3, 2 i 1 punkt, za które między nimi kupuje się życia i kolce. Kolce zabierają życie każdemu, kogo mijasz.
race-opt-laps = ile okrążeń się jedzie
race-opt-danger = strefy niebezpieczne na brzegu: dotknięcie zabiera tam dwa życia
race-opt-gates = małe kółka, przez które linia musi przejść po kolei
race-opt-obstacles = kliny i wyspy na drodze
race-opt-overtake = auto minięte bliżej niż o pół kratki traci życie
race-opt-series = ile wyścigów; za punkty kupuje się między nimi życia i kolce
race-key-laps = okrążenia
race-key-danger = strefy | niebezpieczne
race-key-gates = bramki
race-key-obstacles = przeszkody
race-key-overtake = mijanie | wyprzedzanie
race-key-series = seria | wyścigi
race-set-laps = { $value ->
    [one] { $value } okrążenie
    [few] { $value } okrążenia
   *[many] { $value } okrążeń
}
race-set-danger = { $value ->
    [on] ze strefami niebezpiecznymi
   *[other] bez stref niebezpiecznych
}
race-set-gates = { $value ->
    [on] z bramkami
   *[other] bez bramek
}
race-set-obstacles = { $value ->
    [on] z przeszkodami
   *[other] bez przeszkód
}
race-set-overtake = { $value ->
    [on] mijanie kosztuje życie
   *[other] mijanie nic nie kosztuje
}
race-set-series = { $value ->
    [one] { $value } wyścig
    [few] { $value } wyścigi
   *[many] { $value } wyścigów
}

race-word-life = życie | życia
race-word-spikes = kolce
race-word-go = dalej | jadę | gotowe

race-ask = dokąd pstrykasz? Do { $most } kratek stąd
race-ask-shop = { $purse ->
        [one] { $purse } punkt
        [few] { $purse } punkty
       *[many] { $purse } punktów
    } do wydania: życie, kolce czy od razu następny wyścig?
race-life = ❤️ Życie ({ $price })
race-spikes = 🦔 Kolce ({ $price })
race-go = 🏁 Dalej
race-go-news = { $seat } jedzie dalej.

race-told-contact = { $lives ->
        [0] { $seat } wpada na brzeg i traci kolejkę. Żyć już nie ma!
        [one] { $seat } wpada na brzeg i traci kolejkę: zostało { $lives } życie.
        [few] { $seat } wpada na brzeg i traci kolejkę: zostały { $lives } życia.
       *[many] { $seat } wpada na brzeg i traci kolejkę: zostało { $lives } żyć.
    }
race-told-danger = { $lives ->
        [0] { $seat } wpada na brzeg w strefie: dwa życia i kolejka mniej. Żyć już nie ma!
        [one] { $seat } wpada na brzeg w strefie: dwa życia i kolejka mniej, zostało { $lives }.
        [few] { $seat } wpada na brzeg w strefie: dwa życia i kolejka mniej, zostały { $lives }.
       *[many] { $seat } wpada na brzeg w strefie: dwa życia i kolejka mniej, zostało { $lives }.
    }
race-told-passed = { $lives ->
        [0] { $seat } przejeżdża tuż obok, a { $other } nie ma już żyć.
        [one] { $seat } przejeżdża tuż obok: { $other } ma jeszcze { $lives } życie.
        [few] { $seat } przejeżdża tuż obok: { $other } ma jeszcze { $lives } życia.
       *[many] { $seat } przejeżdża tuż obok: { $other } ma jeszcze { $lives } żyć.
    }
race-told-wrecked = { $seat }: auto rozbite, koniec jazdy.
race-told-gate = { $seat }: bramka { $gate } z { $gates }.
race-told-lap = { $seat } ma za sobą okrążenie { $lap } z { $laps }.
race-told-home = { $seat } przejeżdża linię: miejsce { $place }!
race-told-life = { $seat } kupuje życie.
race-told-spikes = { $seat } kupuje kolce.
race-told-next = Wyścig { $race } z { $races } zaczyna się na nowym torze.

race-sheet-gate = bramki, po kolei
race-sheet-contact = brzeg: minus życie
race-sheet-zone = minus 2 życia
race-sheet-obstacle = przeszkoda
race-sheet-lives = życia
race-sheet-reach = zasięg ruchu
race-is = { $all }
race-is-home = miejsce { $place }
race-is-wrecked = rozbite
race-is-left = poza wyścigiem
race-is-turned = traci kolejkę
race-is-missed = bez kolejki
race-is-lap = okrążenie { $lap }/{ $laps }
race-is-gate = bramki { $gate }/{ $gates }
race-is-spiked = kolce
race-is-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

race-reject-syntax = Napisz, dokąd pstryknąć: na przykład k7 albo dokładniej, z przecinkiem: 11,5 7,2.
race-reject-off = To poza kartką: idzie od a1 do { $last }.
race-reject-here = Tam stoi twoje auto. Celuj gdzie indziej.
race-reject-far = Za daleko: odległość w kratkach to { $far }, a może być najwyżej { $most }, do przerywanej linii.
race-reject-shop = Wyścig się skończył. Kup coś albo napisz „dalej”.
race-reject-drive = Kupuje się między wyścigami serii. Teraz powiedz, dokąd jechać.
race-reject-price = To kosztuje { $price }, a masz { $purse }.
race-reject-spikes = Twoje auto ma już kolce; starczą do końca serii.

# What the board in letters says.
race-board-race = wyścig
race-board-of = z
race-board-laps = koła
race-board-at = na
race-board-lives = życia
race-board-done = koniec
race-board-gates = bramki
race-board-points = punkty
race-board-purse = kasa
race-board-home = meta
race-board-wrecked = rozbite
race-board-left = poza grą
race-board-turned = czeka
race-board-spikes = kolce

race-lesson-1 = Brzeg: życie i kolejka mniej
race-lesson-2 = Napisz, dokąd pstryknąć, w kole: ab15
race-lesson-3 = Im dłuższa kreska, tym bardziej zbacza
race-lesson-4 = Kto pierwszy wokół toru tu, wygrywa
race-lesson-5 = Życia: bez nich dotknięcie rozbija auto
