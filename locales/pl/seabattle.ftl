### seabattle
seabattle-name = Statki
seabattle-into = statki
seabattle-also = okręty | bitwa morska
seabattle-about = Dwie ukryte floty, strzał za strzałem: pudło, trafiony, zatopiony.
seabattle-brief = kwadrans
seabattle-rules =
    Każdy ma flotę na własnej planszy, ukrytą przed drugim graczem. Na zwykłej planszy 10 × 10 to jeden czteromasztowiec, dwa trójmasztowce, trzy dwumasztowce i cztery jednomasztowce. Statki są proste i nigdy się nie stykają, nawet rogiem.

    Najpierw każdy ustawia statki na privie z botem albo przyciskiem w grupie. Napisz dwa końce statku, a1-a4 (jedno pole przy najmniejszym), albo kilka naraz, a1-a4 c1-c3; to samo jeszcze raz zdejmuje statek. Można też losować: „losuj”; „wyczyść” zdejmuje wszystkie. Gdy wszystko stoi jak trzeba, napisz „gotowe”.

    Potem strzela się na zmianę: napisz pole, na przykład e5. Odpowiedź: pudło, trafiony albo zatopiony. Po trafieniu strzela się dalej. Wokół zatopionego nic nie ma, więc te pola są zaznaczone.

    Wygrywa, kto pierwszy zatopi całą flotę.

    Można zmienić planszę, flotę i strzał po trafieniu. Przy salwach podaje się naraz tyle pól, ile ma się statków: a1 c5 e9.
seabattle-opt-size = ile pól ma bok planszy
seabattle-opt-fleet = długości statków, na przykład 4,3,3,2,2,2,1,1,1,1
seabattle-opt-again = po trafieniu strzela się dalej
seabattle-opt-salvo = w jednej kolejce tyle strzałów, ile ma się statków na wodzie
seabattle-key-size = rozmiar | wielkość
seabattle-key-fleet = flota | statki
seabattle-key-again = dalej | jeszcze raz
seabattle-key-salvo = salwa | salwy
seabattle-set-size = plansza { $value } × { $value }
seabattle-set-fleet = statki { $value }
seabattle-set-again = { $value ->
    [on] po trafieniu strzela się dalej
   *[other] zawsze jeden strzał na kolejkę
}
seabattle-set-salvo = { $value ->
    [on] salwy
   *[other] pojedyncze strzały
}
seabattle-word-random = losuj | losowo | wylosuj | losuj flotę
seabattle-word-clear = wyczyść | zdejmij | usuń
seabattle-word-ready = gotowe | już | gotowa | gotowy

seabattle-do-random = 🎲 Losuj flotę
seabattle-do-clear = Wyczyść
seabattle-do-ready = ✅ Gotowe
seabattle-do-place = trwa ustawianie statków

seabattle-own = 👁 Moja flota
seabattle-own-secret = ✏ Ustaw statki
seabattle-ask-place = { $several ->
    [yes] ustawcie statki. Napiszcie oba końce każdego, a potem „gotowe”
   *[no] ustaw statki. Napisz oba końce każdego, a potem „gotowe”
}
seabattle-ask-shoot = w które pole strzelasz?
seabattle-ask-salvo =
    { $shots ->
        [one] podaj jedno pole do strzału
        [few] oddaj salwę: { $shots } pola
       *[many] oddaj salwę: { $shots } pól
    }

seabattle-ready = { $seat } melduje gotowość: flota jest na morzu.
seabattle-complete = Wszystkie statki stoją. Napisz „gotowe” albo przestaw je.
seabattle-miss = { $seat } strzela w { $place }: pudło.
seabattle-hit = { $seat } strzela w { $place }: trafiony!
seabattle-sunk =
    { $seat } strzela w { $place }: { $length ->
        [one] jednomasztowiec zatopiony!
        [2] dwumasztowiec zatopiony!
        [3] trójmasztowiec zatopiony!
        [4] czteromasztowiec zatopiony!
        [few] statek na { $length } pola zatopiony!
       *[many] statek na { $length } pól zatopiony!
    }
seabattle-salvo = { $seat } oddaje salwę: { $cells }.
seabattle-cell-miss = { $place } pudło
seabattle-cell-hit = { $place } trafiony
seabattle-cell-sunk = { $place } zatopiony

seabattle-reject-syntax-place = Napisz dwa końce statku, na przykład a1-a4 (kilka naraz: a1-a4 c1-c3), albo „losuj”, „wyczyść”, „gotowe”.
seabattle-reject-syntax-shoot = Napisz jedno pole do strzału, na przykład e5.
seabattle-reject-syntax-salvo = Napisz pola salwy w jednym wierszu, na przykład a1 c5 e9.
seabattle-reject-outside = Nie ma { $place } na tej planszy: ostatnie pole to { $last }.
seabattle-reject-bent = Od { $from } do { $to } nie idzie prosta linia.
seabattle-reject-among = { $ship }: { $why } Żaden z tych statków nie stanął na planszy.
seabattle-reject-near = Statki nie mogą się stykać, nawet rogiem.
seabattle-reject-length =
    { $length ->
        [one] W tej flocie nie ma jednomasztowców.
        [few] W tej flocie nie ma statków na { $length } pola.
       *[many] W tej flocie nie ma statków na { $length } pól.
    }
seabattle-reject-spent =
    { $length ->
        [one] Wszystkie jednomasztowce już stoją.
        [few] Wszystkie statki na { $length } pola już stoją.
       *[many] Wszystkie statki na { $length } pól już stoją.
    }
seabattle-reject-missing =
    { $count ->
        [one] Brakuje jeszcze jednego statku, długość { $lengths }.
        [few] Brakuje jeszcze { $count } statków, długości: { $lengths }.
       *[many] Brakuje jeszcze { $count } statków, długości: { $lengths }.
    }
seabattle-reject-shot-before = W { $place } już był strzał. Wybierz inne pole.
seabattle-reject-empty = Na { $place } na pewno nic nie ma: obok leży zatopiony statek.
seabattle-reject-twice = { $place } jest w salwie dwa razy.
seabattle-reject-volley =
    { $want ->
        [one] Masz jeden strzał, a podanych pól jest { $given }.
        [few] Twoja salwa to { $want } strzały, a podanych pól jest { $given }.
       *[many] Twoja salwa to { $want } strzałów, a podanych pól jest { $given }.
    }
seabattle-reject-fleet-long = Statek o długości { $length } nie zmieści się na planszy { $size } × { $size }.
seabattle-reject-fleet-crowded = Na planszy { $size } × { $size } jest za ciasno dla takiej floty. Weź mniej statków, krótsze albo większą planszę.
seabattle-afloat = statki: { $count }
seabattle-places = ustawia statki

seabattle-lesson-1 = Trafiony: Borys strzela dalej
seabattle-lesson-2 = Zatopiony: pola wokół są puste
seabattle-lesson-3 = Czerwona ramka: tu lecą strzały, „b2”
seabattle-lesson-4 = Widzi to tylko Anna; ustawia tak: e1-f1
seabattle-lesson-5 = Kto zatopi całą flotę, wygrywa
