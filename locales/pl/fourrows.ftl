# Four rows: two white dice for everybody, four coloured ones for whoever rolls.

fourrows-name = Cztery rzędy
fourrows-into = cztery rzędy
fourrows-also = kolorowe rzędy | rząd po rzędzie
fourrows-about = Białe kości dla wszystkich, kolorowe dla rzucającego: skreślaj liczby w czterech rzędach od lewej do prawej i pomijaj jak najmniej.
fourrows-brief = sześć kości, kwadrans
fourrows-rules =
    Każdy ma cztery rzędy: czerwony i żółty od 2 do 12, zielony i niebieski od 12 do 2. Skreśla się tylko od lewej do prawej; co pominięte, przepada.

    Rzuca się po kolei: dwie białe kości i po jednej w każdym kolorze. Najpierw każdy może skreślić sumę białych w jednym rzędzie, po cichu, aż wszyscy zdecydują. Potem rzucający może skreślić białą plus kolorową, w rzędzie tego koloru. Kto rzucał i nic nie skreślił, bierze karę.

    Naciśnij przycisk albo napisz rząd i liczbę: „czerwony 7”; „pas” nic nie skreśla. Suma białych: do bota na priv.

    Na ostatnią liczbę rzędu trzeba najpierw pięciu krzyżyków. Wtedy skreślasz też kłódkę, jeszcze jeden krzyżyk; może to zrobić kilka osób naraz. Rząd jest zamknięty, a jego kość znika. Partia kończy się przy dwóch zamkniętych rzędach albo czyjejś czwartej karze.

    Krzyżyki w rzędzie dają 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 i 78 punktów, kara zabiera 5. 4, 7, 0 i 2 krzyżyki i kara: 10 + 28 + 0 + 3 − 5 = 36. Wygrywa, kto ma najwięcej.

fourrows-opt-locks = ile zamkniętych rzędów kończy partię
fourrows-opt-penalties = ile kar jednej osoby kończy partię
fourrows-key-locks = kłódki
fourrows-key-penalties = kary
fourrows-set-locks = { $value ->
    [one] koniec przy { $value } zamkniętym rzędzie
    [few] koniec przy { $value } zamkniętych rzędach
   *[many] koniec przy { $value } zamkniętych rzędach
}
fourrows-set-penalties = { $value ->
    [one] koniec przy { $value } karze
    [few] koniec przy { $value } karach
   *[many] koniec przy { $value } karach
}

fourrows-word-throw = rzuć | rzucam
fourrows-word-red = czerwony | czerwone | czerwona | czerw | c
fourrows-word-yellow = żółty | żółte | żółta | ż
fourrows-word-green = zielony | zielone | zielona | z
fourrows-word-blue = niebieski | niebieskie | niebieska | n
fourrows-word-pass = pas | pasuję

fourrows-row-red = czerwony
fourrows-row-yellow = żółty
fourrows-row-green = zielony
fourrows-row-blue = niebieski
fourrows-letter-red = C
fourrows-letter-yellow = Ż
fourrows-letter-green = Z
fourrows-letter-blue = N

fourrows-cross-red = 🔴 { $number }
fourrows-cross-red-news = { $seat } skreśla czerwone { $number }.
fourrows-cross-yellow = 🟡 { $number }
fourrows-cross-yellow-news = { $seat } skreśla żółte { $number }.
fourrows-cross-green = 🟢 { $number }
fourrows-cross-green-news = { $seat } skreśla zielone { $number }.
fourrows-cross-blue = 🔵 { $number }
fourrows-cross-blue-news = { $seat } skreśla niebieskie { $number }.
fourrows-pass = Pas

fourrows-ask-throw = { $several ->
    [yes] rzućcie { $dice } kośćmi i napiszcie, co wypadło: najpierw dwie białe, potem { $colours }
   *[no] rzuć { $dice } kośćmi i napisz, co wypadło: najpierw dwie białe, potem { $colours }
}
fourrows-ask-first = { $seat } ma na białych { $sum }: { $several ->
    [yes] skreślcie to w jednym rzędzie albo pasujcie
   *[no] skreśl to w jednym rzędzie albo pasuj
}
fourrows-ask-white = { $several ->
    [yes] białe dają { $sum }: skreślcie to w jednym rzędzie albo pasujcie
   *[no] białe dają { $sum }: skreśl to w jednym rzędzie albo pasuj
}
fourrows-ask-coloured = { $several ->
    [yes] skreślcie białą plus kolorową albo pasujcie
   *[no] skreśl białą plus kolorową albo pasuj
}
fourrows-ask-penalty = { $several ->
    [yes] skreślcie białą plus kolorową albo bierzecie karę 5
   *[no] skreśl białą plus kolorową albo bierzesz karę 5
}

fourrows-die-red = 🔴 { $face }
fourrows-die-yellow = 🟡 { $face }
fourrows-die-green = 🟢 { $face }
fourrows-die-blue = 🔵 { $face }
fourrows-threw = { $seat } rzuca ⚪ { $one } + { $two } = { $sum }, { $coloured }.
fourrows-crossed = Suma białych: { $crosses }.
fourrows-crossed-one = { $seat } – { $row } { $number }
fourrows-crossed-none = Sumy białych nikt nie skreśla.
fourrows-crosses = { $seat } skreśla: { $row } { $number }.
fourrows-passes = { $seat } pasuje.
fourrows-penalty = { $seat } nic nie skreśla i bierze { $count ->
    [1] pierwszą karę
    [2] drugą karę
    [3] trzecią karę
    [4] czwartą karę
   *[other] karę numer { $count }
}.
fourrows-locked = Kłódka zamknięta, rząd { $row }: { $names }. Nikt już tu nie skreśla.
fourrows-over-locks = { $count ->
    [one] Rząd jest zamknięty: to koniec.
    [few] { $count } rzędy są zamknięte: to koniec.
   *[many] { $count } rzędów jest zamkniętych: to koniec.
}
fourrows-over-penalties = { $count ->
    [one] { $seat } ma karę: to koniec.
    [few] { $seat } ma { $count } kary: to koniec.
   *[many] { $seat } ma { $count } kar: to koniec.
}

fourrows-reject-syntax = Napisz rząd i liczbę, na przykład „czerwony 7”, albo „pas”.
fourrows-reject-throw = Najpierw kości.
fourrows-reject-thrown = Kości już leżą: skreśl liczbę albo pasuj.
fourrows-reject-locked = Rząd { $row } jest zamknięty.
fourrows-reject-sum = Teraz liczy się tylko suma białych: { $sum }.
fourrows-reject-colour = Biała plus { $row } (rząd) to { $other ->
    [0] { $sum }
   *[other] { $sum } albo { $other }
}.
fourrows-reject-left = Nie można się cofnąć na { $row } { $number }: jest już krzyżyk na { $last }.
fourrows-reject-last = { $count ->
    [one] Na ostatnią liczbę, { $row } { $number }, trzeba { $needed } krzyżyków przed nią, a jest { $count }.
    [few] Na ostatnią liczbę, { $row } { $number }, trzeba { $needed } krzyżyków przed nią, a są { $count }.
   *[many] Na ostatnią liczbę, { $row } { $number }, trzeba { $needed } krzyżyków przed nią, a jest { $count }.
}

fourrows-holds = Twoja kartka, punkty { $points }: { $rows }.
fourrows-holds-row = { $count ->
    [one] { $row } { $count } krzyżyk (na { $last })
    [few] { $row } { $count } krzyżyki (ostatni: { $last })
   *[many] { $row } { $count } krzyżyków (ostatni: { $last })
}
fourrows-holds-empty = { $row } pusty

fourrows-sheet-penalties = kary
fourrows-sheet-points = punkty
fourrows-sheet-white = białe: sumę może skreślić każdy
fourrows-sheet-coloured = biała + kolor: tylko rzucający
fourrows-sheet-before = ostatni rzut

fourrows-board-seat = gracz
fourrows-board-left = poza grą
fourrows-board-red = czerw.
fourrows-board-yellow = żółty
fourrows-board-green = zielony
fourrows-board-blue = nieb.
fourrows-board-penalties = kary
fourrows-board-points = punkty
fourrows-board-white = białe

fourrows-lesson-1 = Suma białych jest dla każdego: „zielony 4”
fourrows-lesson-2 = Tylko rzucający: biała + kolorowa
fourrows-lesson-3 = Od lewej do prawej; pominięte przepada
fourrows-lesson-4 = Kłódka też się liczy i zamyka rząd
fourrows-lesson-5 = 1, 3, 6, 10 … punktów, kara to −5
