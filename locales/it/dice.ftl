# What all games of dice share: one roll for everybody, named rolls, real dice.

dice-opt-together = un lancio vale per tutti; ognuno decide per conto suo, in segreto, con un pulsante o nella chat privata
dice-opt-named = non si tira: a turno si chiama cosa mostrano i dadi, e vale per tutti
dice-opt-dice = quali dadi si tirano: quelli del bot, o quelli veri sul tuo tavolo, e scrivi cosa esce

dice-key-together = insieme | in contemporanea
dice-key-named = chiamati
dice-key-dice = dadi
dice-is-bot = bot
dice-is-real = veri | reali
dice-set-together = { $value ->
    [on] un lancio per tutti
   *[other] ognuno tira per sé
}
dice-set-named = { $value ->
    [on] i lanci si chiamano
   *[other] con i dadi
}
dice-set-dice = { $value ->
    [real] dadi veri
   *[other] tira il bot
}

dice-throw = 🎲 Tiro
dice-throw-news = { $seat } tira.
dice-rethrow = 🎲 Tiro
dice-rethrow-news = { $seat } tira di nuovo.
dice-ask-throw = { $several ->
    [yes] { $dice ->
        [one] tirate il dado e scrivete cosa esce
       *[other] tirate { $dice } dadi e scrivete cosa esce
    }
   *[no] { $dice ->
        [one] tira il dado e scrivi cosa esce
       *[other] tira { $dice } dadi e scrivi cosa esce
    }
}
dice-ask-real = { $several ->
    [yes] { $dice ->
        [one] { $ask } (per tirare, scrivete cosa mostra il dado)
       *[other] { $ask } (per tirare, scrivete cosa mostrano i { $dice } dadi)
    }
   *[no] { $dice ->
        [one] { $ask } (per tirare, scrivi cosa mostra il dado)
       *[other] { $ask } (per tirare, scrivi cosa mostrano i { $dice } dadi)
    }
}
dice-ask-name = { $several ->
    [yes] { $dice ->
        [one] chiamate cosa mostra il dado, per tutti
       *[other] chiamate cosa mostrano i { $dice } dadi, per tutti
    }
   *[no] { $dice ->
        [one] chiama cosa mostra il dado, per tutti
       *[other] chiama cosa mostrano i { $dice } dadi, per tutti
    }
}
dice-fell = { $dice ->
    [1] Il dado: { $faces }.
   *[other] I dadi: { $faces }.
}
dice-seat = { $seat }
dice-seats = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
dice-all-chosen = La scelta è fatta.
dice-all-open = La scelta è fatta: si scopre tutto.

dice-name-syntax = Chiama i dadi, per esempio «chiamo { $example }».
dice-name-count = { $dice ->
    [one] Chiama un dado.
   *[other] Chiama { $dice } dadi.
}
dice-not-now = Adesso no: prima i dadi.
dice-named-real = Scegli una cosa sola: lanci chiamati o dadi veri.
dice-named-many = Siete più dei lanci, quindi non tutti potrebbero chiamarne uno. Giocate piuttosto con «insieme».

# Games in which one rolls as often as one dares and stops in time.

dice-roll = 🎲 Tiro
dice-hold = ✋ Mi fermo
dice-stop = Stop: { $names }.
dice-roll-first = Tira almeno una volta prima di fermarti.
dice-roll-or-hold = Di’ «tiro» o «mi fermo».
dice-roll-only = Di’ «tiro», o premi il pulsante.
dice-roll-must = Non puoi ancora fermarti: continua a tirare.
dice-ask-forced = { $several ->
    [yes] { $dice ->
        [one] tirate il dado
       *[other] tirate { $dice } dadi
    }
   *[no] { $dice ->
        [one] tira il dado
       *[other] tira { $dice } dadi
    }
}
dice-stops = { $seat } si ferma a { $sum }.
dice-threw-makes = { $seat } fa { $faces }: { $sum }.

# Games of several rounds.

dice-opt-rounds = quanti giri si giocano
dice-key-rounds = giri
dice-set-rounds = { $value ->
    [one] { $value } giro
   *[other] { $value } giri
}
dice-round-won = { $names }: un punto per { $sum }, il meglio del giro.
dice-round-nobody = Il giro lo perdono tutti: nessun punto.
dice-sheet-round = Giro { $round } di { $rounds }
dice-sheet-points = punti
dice-sheet-now = ora
dice-sheet-made = giro: +{ $sum }
dice-sheet-runs = finora +{ $sum }
dice-sheet-lost = niente
dice-sheet-past = era { $sum }
dice-sheet-past-lost = era 0
dice-sheet-wins = punti: { $count }

# Games with a sheet of boxes: up to three rolls, dice are kept in between, then a box is filled.

dice-die = N. { $die }
dice-loose = { $face }
dice-kept = 🔒 { $face }
dice-holds = I tuoi dadi: { $faces }.
dice-keep = tengo { $faces }
dice-keep-news = { $seat } tiene { $faces }.
dice-keep-none = non tengo niente
dice-keep-none-news = { $seat } non tiene niente.
dice-again = ritiro { $faces }
dice-again-news = { $seat } ritira { $faces }.
dice-threw = { $seat } fa { $faces }.
dice-rethrew = { $seat } ritira { $again } e fa { $faces }: ora { $hand }.
dice-rethrew-all = { $seat } ritira tutti i dadi: { $faces }.
dice-box = { $box }
dice-box-back = ✓ { $box }
dice-box-points = { $box }: { $points }

dice-ask-boxes = { $several ->
    [yes] lancio { $throw } di 3. Toccate i dadi da tenere e ritirate gli altri, o riempite una casella
   *[no] lancio { $throw } di 3. Tocca i dadi da tenere e ritira gli altri, o riempi una casella
}
dice-ask-second = la prima casella è { $box }. Ora la seconda
dice-ask-fill = { $several ->
    [yes] era il terzo lancio, riempite una casella
   *[no] era il terzo lancio, riempi una casella
}

dice-wrote = { $points ->
    [one] { $seat }: { $box }, { $points } punto.
   *[other] { $seat }: { $box }, { $points } punti.
}
dice-struck = { $seat } cancella la casella { $box }.
dice-wins = Generala al primo lancio: { $seat } vince subito!

dice-box-syntax = Tocca un pulsante, o scrivi quali dadi tieni («tengo 5 5») e «tiro»; oppure la casella che riempi.
dice-box-filled = Quella l’hai già riempita. Libere: { $open }.
dice-box-alone = Quella casella prende tutti i dadi come stanno: scrivi solo il suo nome.
dice-not-there = Questi dadi non li hai: { $faces }.
dice-no-throw-left = Era il terzo lancio: ora riempi una casella.
dice-all-kept = Tieni tutti i dadi: lasciane uno, o riempi una casella.

dice-sheet-threw = { $seat }
dice-sheet-did = { $seat }: { $did }
dice-sheet-throw = { $seat }: lancio { $throw }, giro { $turn } di { $turns }
dice-sheet-earlier = lancio { $throw }
dice-sheet-before = prima:
dice-sheet-common = per tutti: lancio { $throw }, giro { $turn } di { $turns }
dice-sheet-left = ancora
dice-sheet-left-all = a tutti
dice-sheet-once = 1 volta
dice-sheet-for = per
dice-sheet-for-both = tutti
dice-sheet-for-all = tutti
dice-sheet-last = L’ultimo lancio
dice-sheet-last-of = { $seat }: ultimo lancio
dice-sheet-key = Tra parentesi: quanto darebbero questi dadi
dice-sheet-key-none = Questi dadi non danno ancora punti
dice-sheet-kept = Sottolineati: tenuti
dice-sheet-out = fuori
dice-sheet-throws = lancio { $throw } di { $throws }
dice-sheet-won = Generala subito: vince { $seat }
dice-sheet-total = Totale
dice-sheet-hidden = coperto
dice-sheet-hidden-end = alla fine
dice-sheet-hidden-all = si scopre alla fine
dice-sheet-marked = lancio prima:
outguess-sheet-more = altri { $points }
outguess-sheet-goal = a { $points }
outguess-sheet-lead = vince chi è avanti di { $points }

# What the board in letters says.
dice-board-seat = posto
dice-board-turn = turno
dice-board-all = tutti
dice-board-and = e
dice-board-total = totale
dice-board-left = ancora
dice-board-dice = dadi
dice-board-ones = uno
dice-board-twos = due
dice-board-threes = tre
dice-board-fours = quattro
dice-board-fives = cinque
dice-board-sixes = sei
dice-board-straight = scala
dice-board-full = full
dice-board-four = poker
dice-board-general = generala
dice-board-yacht = yacht
dice-board-large = alta
dice-board-small = bassa
dice-board-pairs = coppie
dice-board-three = tris
dice-board-pair = coppia
dice-board-bonus = bonus
dice-board-yatzy = yatzy
dice-board-columns = colonne
dice-board-runners = pedine
dice-board-equal = uguali
dice-board-out = fuori
dice-board-chance = chance
dice-board-goal = meta
dice-board-die = dado
dice-board-bust-on = sballa con
dice-board-bust-on-red = sballa rosso
dice-board-bust-on-a-double = sballa con doppio
dice-board-overtaking = sorpasso
dice-board-one-throw-for-all = un lancio per tutti
dice-board-burnt = perso
dice-board-in = dentro
dice-board-stopped = stop
dice-board-round = giro
dice-board-no-throw-yet = niente lanci
dice-board-banked = stop
dice-board-bust = sballa
dice-board-throw = lancio
dice-board-divisor = divisore
dice-board-turns = turni
dice-board-points = punti
dice-board-table = tavolo
dice-board-bids = offerte
dice-board-chips = gettoni
dice-board-sum = somma
dice-board-now = ora
dice-board-best-at-once = meglio subito
dice-board-play-off = spareggio
dice-board-fields = caselle
dice-board-gondola = gondola
dice-board-away = fuori gioco
dice-board-square = quadro
dice-board-rests = aspetta
dice-board-next = segue
dice-board-done = finito
dice-board-pot = piatto
dice-board-middle = centro
dice-board-numbers = numeri
dice-board-sevens = sette

# Games in which the sum nearest to a number wins the round.

nearest-ask-roll = { $several ->
    [yes] tirate il dado
   *[no] tira il dado
}
nearest-ask = { $best ->
    [0] hai { $sum }{ $sure ->
        [yes] , gli altri sono fuori: se ti fermi, vinci il giro
       *[no] {""}
    }. Tiri ancora o ti fermi?
   *[other] hai { $sum }, il meglio finora è { $best }. Tiri ancora o ti fermi?
}
nearest-ask-all = { $sum } per tutti quelli in gioco. { $several ->
    [yes] Tirate ancora o vi fermate?
   *[no] Tiri ancora o ti fermi?
}
nearest-threw = { $seat } fa { $face }: { $sum }.
nearest-best = { $seat } fa { $face }: { $sum }!
nearest-lost = { $seat } fa { $face }: { $sum }, fuori.
nearest-stops = { $seat } si ferma a { $sum }.
nearest-chip = { $chips ->
    [one] { $seat } prende un gettone e ne ha { $chips }.
   *[other] { $seat } prende un gettone e ne ha { $chips }.
}
## Sums of two pairs of dice, on buttons and in sentences

tally-sheet-sums = somma
tally-sheet-worth = vale
dice-both = { $one } e { $other }
dice-one = { $one }

nearest-tie = Parità: { $names } allo spareggio.
nearest-nobody = Tutti fuori: nessuno vince il giro.
nearest-sheet-tie = Spareggio
nearest-sheet-old = Nuovo giro. Sbiadito: il giro prima
nearest-sheet-chips = gettoni
nearest-sheet-sum = somma
nearest-sheet-made = somma { $sum }
nearest-sheet-lost = fuori: { $sum }
nearest-sheet-past = era { $sum }
nearest-sheet-none = niente
nearest-share = { $count ->
    [one] Un punto: { $names }.
   *[other] Un punto a testa: { $names }.
}
nearest-sheet-own = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
nearest-sheet-points = punti

# Games in which every roll moves chips.

chips-count = { $count ->
    [one] { $count } gettone
   *[other] { $count } gettoni
}
chips-out = Senza più gettoni: { $names }.
chips-sheet-pot = piatto: { $count }
