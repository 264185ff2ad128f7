vertushka-name = Przewrotka
vertushka-into = przewrotkę
vertushka-also = trzydzieści jeden | obracanie kości
vertushka-about = Jeden rzut, potem kość już tylko się przewraca z boku na bok. Zrób dokładnie 31 i nie przekrocz.
vertushka-brief = jedna kość, dwie minuty
vertushka-rules =
    Jedna osoba rzuca kością: to, co pokazuje, jest sumą na początek. Odtąd nikt nie rzuca. Na zmianę, zaczynając od drugiej osoby, przewraca się kość przez krawędź na bok i dodaje ścianę, która wychodzi na górę.

    Nie każda może wyjść: ani ta z góry, ani ta z dołu (przeciwległe dają siedem), ani ta, która była na górze przed ostatnim przewróceniem. Są więc trzy możliwości, a za pierwszym razem cztery.

    Kto zrobi dokładnie 31, ma 3 punkty. Kto przekroczy, daje drugiej osobie punkt za każde oczko ponad: 33 daje 2. Potem rzuca druga osoba, a partię wygrywa, kto pierwszy ma 6 punktów.

    Przy dwóch kościach przewraca się jedną, a dodaje obie górne ściany. Zakaz dotyczy każdej kości osobno.

    Napisz ścianę, która ma być na górze: 6. Przy dwóch kościach podaj też, która: lewa 6, prawa 6 albo 4>6 dla tej, która pokazuje 4. Przyciski mówią też, jaka będzie suma.
vertushka-opt-count = ile kości się przewraca
vertushka-opt-target = jaka suma wygrywa rundę
vertushka-opt-points = ile punktów wygrywa partię; przy 1 to jedna runda
vertushka-key-count = liczba | ile kości
vertushka-key-target = cel | suma
vertushka-key-points = punkty
vertushka-set-count = { $value ->
    [one] jedna kość
    [few] { $value } kości
   *[many] { $value } kości
}
vertushka-set-target = do { $value }
vertushka-set-points = { $value ->
    [one] jedna runda
    [few] partia do { $value } punktów
   *[many] partia do { $value } punktów
}
vertushka-preset-two = dwie kości
vertushka-preset-single = jedna runda | jedna gra

vertushka-word-throw = rzuć | rzucam
vertushka-word-left = lewa | lewą
vertushka-word-right = prawa | prawą | p

vertushka-ask = { $dice ->
        [one] przewróć kość
        [few] przewróć jedną kość
       *[many] przewróć jedną kość
    }: na razie { $total }, brakuje { $left }
vertushka-tip = { $face } → { $makes }
vertushka-tip-news = { $seat } przewraca na { $face }: { $makes }.
vertushka-tip-left = ⬅ { $face } → { $makes }
vertushka-tip-right = ➡ { $face } → { $makes }
vertushka-tip-left-news = { $seat } przewraca lewą na { $face }: { $makes }.
vertushka-tip-right-news = { $seat } przewraca prawą na { $face }: { $makes }.
vertushka-sheet-points = { $points ->
    [one] jedna runda
    [few] do { $points } punktów
   *[many] do { $points } punktów
}
vertushka-sheet-over = = { $sum }, fura
vertushka-sheet-target = cel
vertushka-sheet-before = była u góry
vertushka-sheet-before-short = u góry

vertushka-told-throw = { $seat } rzuca: { $faces }.
vertushka-told-made = { $points ->
        [one] { $seat } ma równo { $target }: { $points } punkt!
        [few] { $seat } ma równo { $target }: { $points } punkty!
       *[many] { $seat } ma równo { $target }: { $points } punktów!
    }
vertushka-told-passed = { $points ->
        [one] { $seat } przekracza: { $sum }. { $other } dostaje { $points } punkt.
        [few] { $seat } przekracza: { $sum }. { $other } dostaje { $points } punkty.
       *[many] { $seat } przekracza: { $sum }. { $other } dostaje { $points } punktów.
    }

vertushka-reject-syntax = { $dice ->
    [one] Napisz ścianę, która ma być na górze, na przykład 6.
    [few] Napisz, która kość i jaka ściana ma być na górze: lewa 6, prawa 6 albo 4>6 dla kości, która pokazuje 4.
   *[many] Napisz, która kość i jaka ściana ma być na górze: lewa 6, prawa 6 albo 4>6 dla kości, która pokazuje 4.
}
vertushka-reject-face = Kość ma ściany od 1 do 6.
vertushka-reject-top = { $face } już jest na górze. Przewróć kość na jedną z: { $faces }.
vertushka-reject-under = { $face } jest na dole, naprzeciw { $top }: jedno przewrócenie jej nie podniesie. Może być { $faces }.
vertushka-reject-before = { $face } było na górze przed ostatnim przewróceniem, a od razu wracać nie wolno. Może być { $faces }.
vertushka-reject-neither = Żadnej kości nie da się teraz przewrócić na { $face }.
vertushka-reject-shown = Żadna kość nie pokazuje { $top }. Na górze: { $tops }.
vertushka-reject-which = Na { $face } można przewrócić obie kości. Powiedz, którą: lewa { $face } czy prawa { $face }.
vertushka-reject-throw = Najpierw rzut kośćmi.
vertushka-reject-thrown = Kości już leżą: teraz przewróć jedną.

# What the board in letters says.
vertushka-board-to = do
vertushka-board-seat = gracz
vertushka-board-throws = rzuca
vertushka-board-was = było
vertushka-board-may-be = może
vertushka-board-last = ostatnio
vertushka-board-of = z

vertushka-lesson-1 = Ta ściana jest na górze: ostatnio dodana
vertushka-lesson-2 = Napisz, co ma być na górze; tu jest suma
vertushka-lesson-3 = Przed chwilą była na górze: jeszcze nie
vertushka-lesson-4 = Równo 31 daje 3 punkty
vertushka-lesson-5 = Ponad 31: resztę bierze druga osoba
