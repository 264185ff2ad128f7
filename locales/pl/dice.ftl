# What all games of dice share: one roll for everybody, named rolls, real dice.

dice-opt-together = jeden rzut dla wszystkich; każdy decyduje sam, po cichu, przyciskiem albo na prywatnym czacie
dice-opt-named = nikt nie rzuca: gracze po kolei mówią, co pokazują kości, i to się liczy dla wszystkich
dice-opt-dice = czyje kości: bota czy prawdziwe u was na stole, a wy piszecie, co wypadło

dice-key-together = razem | wspólnie
dice-key-named = mówione | na słowo
dice-key-dice = kości
dice-is-bot = bot
dice-is-real = prawdziwe
dice-set-together = { $value ->
    [on] jeden rzut dla wszystkich
   *[other] każdy rzuca dla siebie
}
dice-set-named = { $value ->
    [on] rzuty na słowo
   *[other] z kośćmi
}
dice-set-dice = { $value ->
    [real] prawdziwe kości
   *[other] rzuca bot
}

dice-throw = 🎲 Rzuć
dice-throw-news = { $seat } rzuca.
dice-rethrow = 🎲 Rzuć
dice-rethrow-news = { $seat } rzuca jeszcze raz.
dice-ask-throw = { $several ->
    [yes] { $dice ->
        [one] rzućcie kością i napiszcie, co wypadło
        [few] rzućcie { $dice } kośćmi i napiszcie, co wypadło
       *[many] rzućcie { $dice } kośćmi i napiszcie, co wypadło
    }
   *[no] { $dice ->
        [one] rzuć kością i napisz, co wypadło
        [few] rzuć { $dice } kośćmi i napisz, co wypadło
       *[many] rzuć { $dice } kośćmi i napisz, co wypadło
    }
}
dice-ask-real = { $several ->
    [yes] { $dice ->
        [one] { $ask } (rzut: napiszcie, co pokazuje kość)
        [few] { $ask } (rzut: napiszcie, co pokazują { $dice } kości)
       *[many] { $ask } (rzut: napiszcie, co pokazuje { $dice } kości)
    }
   *[no] { $dice ->
        [one] { $ask } (rzut: napisz, co pokazuje kość)
        [few] { $ask } (rzut: napisz, co pokazują { $dice } kości)
       *[many] { $ask } (rzut: napisz, co pokazuje { $dice } kości)
    }
}
dice-ask-name = { $several ->
    [yes] { $dice ->
        [one] powiedzcie, co pokazuje kość, dla wszystkich
        [few] powiedzcie, co pokazują { $dice } kości, dla wszystkich
       *[many] powiedzcie, co pokazuje { $dice } kości, dla wszystkich
    }
   *[no] { $dice ->
        [one] powiedz, co pokazuje kość, dla wszystkich
        [few] powiedz, co pokazują { $dice } kości, dla wszystkich
       *[many] powiedz, co pokazuje { $dice } kości, dla wszystkich
    }
}
dice-fell = { $dice ->
    [1] Kość: { $faces }.
   *[other] Kości: { $faces }.
}
dice-seat = { $seat }
dice-seats = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
dice-all-chosen = Wybór gotowy.
dice-all-open = Wybór gotowy: teraz wszystko jest jawne.

dice-name-syntax = Powiedz, co wypadło, na przykład „powiedz { $example }”.
dice-name-count = { $dice ->
    [one] Podaj jedną kość.
    [few] Podaj { $dice } kości.
   *[many] Podaj { $dice } kości.
}
dice-not-now = Nie teraz: najpierw kości.
dice-named-real = Albo jedno, albo drugie: rzuty na słowo czy prawdziwe kości.
dice-named-many = Graczy jest więcej niż rzutów, więc nie każdy mógłby coś powiedzieć. Zagrajcie z jednym rzutem dla wszystkich.

# Games in which one rolls as often as one dares and stops in time.

dice-roll = 🎲 Rzuć
dice-hold = ✋ Stop
dice-stop = Stop: { $names }.
dice-roll-first = Zanim powiesz stop, rzuć choć raz.
dice-roll-or-hold = Napisz „rzuć” albo „stop”.
dice-roll-only = Napisz „rzuć” albo naciśnij przycisk.
dice-roll-must = Jeszcze nie możesz przestać: rzucaj dalej.
dice-ask-forced = { $several ->
    [yes] { $dice ->
        [one] rzućcie kością
        [few] rzućcie { $dice } kośćmi
       *[many] rzućcie { $dice } kośćmi
    }
   *[no] { $dice ->
        [one] rzuć kością
        [few] rzuć { $dice } kośćmi
       *[many] rzuć { $dice } kośćmi
    }
}
dice-stops = { $seat } mówi stop przy { $sum }.
dice-threw-makes = { $seat } rzuca { $faces }: { $sum }.

# Games of several rounds.

dice-opt-rounds = ile rund się gra
dice-key-rounds = rundy
dice-set-rounds = { $value ->
    [one] { $value } runda
    [few] { $value } rundy
   *[many] { $value } rund
}
dice-round-won = { $names }: punkt za { $sum }, najlepszy wynik rundy.
dice-round-nobody = Rundę przegrywają wszyscy: nikt nie dostaje punktu.
dice-sheet-round = Runda { $round } z { $rounds }
dice-sheet-points = punkty
dice-sheet-now = teraz
dice-sheet-made = runda: +{ $sum }
dice-sheet-runs = na razie +{ $sum }
dice-sheet-lost = nic
dice-sheet-past = było { $sum }
dice-sheet-past-lost = było 0
dice-sheet-wins = punkty: { $count }

# Games with a sheet of boxes: up to three rolls, dice are kept in between, then a box is filled.

dice-die = Kość { $die }
dice-loose = { $face }
dice-kept = 🔒 { $face }
dice-holds = Twoje kości: { $faces }.
dice-keep = zostaw { $faces }
dice-keep-news = { $seat } zostawia { $faces }.
dice-keep-none = nie zostawiaj nic
dice-keep-none-news = { $seat } nie zostawia nic.
dice-again = przerzuć { $faces }
dice-again-news = { $seat } przerzuca { $faces }.
dice-threw = { $seat } rzuca { $faces }.
dice-rethrew = { $seat } przerzuca { $again } i ma { $faces }: razem { $hand }.
dice-rethrew-all = { $seat } rzuca jeszcze raz wszystkimi: { $faces }.
dice-box = { $box }
dice-box-back = ✓ { $box }
dice-box-points = { $box }: { $points }

dice-ask-boxes = { $several ->
    [yes] rzut { $throw } z 3. Dotknijcie kości, które zostają, i rzućcie resztą albo wypełnijcie rubrykę
   *[no] rzut { $throw } z 3. Dotknij kości, które zostają, i rzuć resztą albo wypełnij rubrykę
}
dice-ask-second = pierwsza rubryka to { $box }. Teraz druga
dice-ask-fill = { $several ->
    [yes] to był trzeci rzut. Wypełnijcie rubrykę
   *[no] to był trzeci rzut. Wypełnij rubrykę
}

dice-wrote = { $points ->
    [one] { $seat }: { $box }, { $points } punkt.
    [few] { $seat }: { $box }, { $points } punkty.
   *[many] { $seat }: { $box }, { $points } punktów.
}
dice-struck = { $seat } skreśla rubrykę „{ $box }”.
dice-wins = Generał w pierwszym rzucie: { $seat } wygrywa od razu!

dice-box-syntax = Dotknij przycisku albo napisz, które kości zostają („zostaw 5 5”), i „rzuć”; albo rubrykę, którą wypełniasz.
dice-box-filled = Ta rubryka jest już pełna. Wolne: { $open }.
dice-box-alone = Ta rubryka bierze wszystkie kości tak, jak leżą: napisz samą nazwę.
dice-not-there = Nie masz tych kości: { $faces }.
dice-no-throw-left = To był trzeci rzut: teraz wypełnij rubrykę.
dice-all-kept = Zostają wszystkie kości: oddaj którąś albo wypełnij rubrykę.

dice-sheet-threw = { $seat }
dice-sheet-did = { $seat }: { $did }
dice-sheet-throw = { $seat }: rzut { $throw }, runda { $turn } z { $turns }
dice-sheet-earlier = rzut { $throw }
dice-sheet-before = było:
dice-sheet-common = dla wszystkich: rzut { $throw }, runda { $turn } z { $turns }
dice-sheet-left = zostało
dice-sheet-left-all = dla was
dice-sheet-once = 1 raz
dice-sheet-for = dla
dice-sheet-for-both = obojga
dice-sheet-for-all = każdego
dice-sheet-last = Ostatni rzut
dice-sheet-last-of = { $seat }: ostatni rzut
dice-sheet-key = W nawiasach: ile dałyby te kości
dice-sheet-key-none = Te kości jeszcze nic nie dają
dice-sheet-kept = Podkreślone zostają
dice-sheet-out = poza grą
dice-sheet-throws = rzut { $throw } z { $throws }
dice-sheet-won = Generał od razu: wygrywa { $seat }
dice-sheet-total = Razem
dice-sheet-hidden = tajne
dice-sheet-hidden-end = do końca
dice-sheet-hidden-all = tajne do końca
dice-sheet-marked = poprzedni rzut:
outguess-sheet-more = + { $points }
outguess-sheet-goal = do { $points }
outguess-sheet-lead = przewaga { $points } wygrywa

# What the board in letters says.
dice-board-seat = gracz
dice-board-turn = kolejka
dice-board-all = każdy
dice-board-and = i
dice-board-total = razem
dice-board-left = poza grą
dice-board-dice = kości
dice-board-ones = 1
dice-board-twos = 2
dice-board-threes = 3
dice-board-fours = 4
dice-board-fives = 5
dice-board-sixes = 6
dice-board-straight = strit
dice-board-full = ful
dice-board-four = kareta
dice-board-general = generał
dice-board-yacht = jacht
dice-board-large = duży
dice-board-small = mały
dice-board-pairs = pary
dice-board-three = trójka
dice-board-pair = para
dice-board-bonus = premia
dice-board-yatzy = yatzy
dice-board-columns = kolumny
dice-board-runners = biegacze
dice-board-equal = równe
dice-board-out = zbędna
dice-board-chance = szansa
dice-board-goal = cel
dice-board-die = kość
dice-board-bust-on = spala
dice-board-bust-on-red = spala 1
dice-board-bust-on-a-double = spala dublet
dice-board-overtaking = mijanie
dice-board-one-throw-for-all = wspólny rzut
dice-board-burnt = spalone
dice-board-in = gra
dice-board-stopped = stop
dice-board-round = runda
dice-board-no-throw-yet = bez rzutu
dice-board-banked = stop
dice-board-bust = spalone
dice-board-throw = rzut
dice-board-divisor = dzielnik
dice-board-turns = kolejki
dice-board-points = punkty
dice-board-table = stół
dice-board-bids = oferty
dice-board-chips = żetony
dice-board-sum = suma
dice-board-now = teraz
dice-board-best-at-once = od razu
dice-board-play-off = dogrywka
dice-board-fields = pola
dice-board-gondola = gondola
dice-board-away = poza grą
dice-board-square = pole
dice-board-rests = pauza
dice-board-next = dalej
dice-board-done = gotowe
dice-board-pot = pula
dice-board-middle = środek
dice-board-numbers = liczby
dice-board-sevens = siódemki

# Games in which the sum nearest to a number wins the round.

nearest-ask-roll = { $several ->
    [yes] rzućcie kością
   *[no] rzuć kością
}
nearest-ask = { $best ->
    [0] masz { $sum }{ $sure ->
        [yes] , reszta odpadła: stop wygrywa rundę
       *[no] {""}
    }. Rzucasz dalej czy stop?
   *[other] masz { $sum }, najlepszy wynik to { $best }. Rzucasz dalej czy stop?
}
nearest-ask-all = wszyscy w grze mają { $sum }. { $several ->
    [yes] Rzucacie
   *[no] Rzucasz
} dalej czy stop?
nearest-threw = { $seat } rzuca { $face }: { $sum }.
nearest-best = { $seat } rzuca { $face }: { $sum }!
nearest-lost = { $seat } rzuca { $face }: { $sum }, odpada.
nearest-stops = { $seat } mówi stop przy { $sum }.
nearest-chip = { $chips ->
    [one] { $seat } bierze żeton i ma { $chips }.
    [few] { $seat } bierze żeton i ma { $chips }.
   *[many] { $seat } bierze żeton i ma { $chips }.
}
## Sums of two pairs of dice, on buttons and in sentences

tally-sheet-sums = suma
tally-sheet-worth = daje
dice-both = { $one } i { $other }
dice-one = { $one }

nearest-tie = Po równo: dogrywka, { $names }.
nearest-nobody = Odpadają wszyscy: rundy nikt nie wygrywa.
nearest-sheet-tie = Dogrywka
nearest-sheet-old = Nowa runda. Blado: poprzednia
nearest-sheet-chips = żetony
nearest-sheet-sum = suma
nearest-sheet-made = suma { $sum }
nearest-sheet-lost = fura: { $sum }
nearest-sheet-past = było { $sum }
nearest-sheet-none = bez rzutu
nearest-share = { $count ->
    [one] Punkt: { $names }.
    [few] Po punkcie: { $names }.
   *[many] Po punkcie: { $names }.
}
nearest-sheet-own = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
nearest-sheet-points = punkty

# Games in which every roll moves chips.

chips-count = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
chips-out = Bez żetonów: { $names }.
chips-sheet-pot = pula: { $count }
