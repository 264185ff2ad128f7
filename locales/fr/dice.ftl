# What all games of dice share: one roll for everybody, named rolls, real dice.

dice-opt-together = un même lancer compte pour tout le monde ; chacun décide pour soi, en secret, par un bouton ou en privé
dice-opt-named = personne ne lance : on annonce à tour de rôle ce que montrent les dés, et cela compte pour tous
dice-opt-dice = quels dés roulent : ceux du bot, ou de vrais dés sur votre table, et vous écrivez ce qui est tombé

dice-key-together = ensemble | simultané
dice-key-named = annoncé
dice-key-dice = dés
dice-is-bot = bot
dice-is-real = vrais
dice-set-together = { $value ->
    [on] un lancer pour tout le monde
   *[other] chacun lance pour soi
}
dice-set-named = { $value ->
    [on] on annonce les lancers
   *[other] avec des dés
}
dice-set-dice = { $value ->
    [real] vrais dés
   *[other] le bot lance
}

dice-throw = 🎲 Lancer
dice-throw-news = { $seat } lance.
dice-rethrow = 🎲 Lancer
dice-rethrow-news = { $seat } relance.
dice-ask-throw = { $several ->
    [yes] { $dice ->
        [one] lancez le dé et écrivez ce qu’il montre
       *[other] lancez { $dice } dés et écrivez ce qu’ils montrent
    }
   *[no] { $dice ->
        [one] lance le dé et écris ce qu’il montre
       *[other] lance { $dice } dés et écris ce qu’ils montrent
    }
}
dice-ask-real = { $dice ->
    [one] { $ask } (lancer = écrire ce que montre le dé)
   *[other] { $ask } (lancer = écrire ce que montrent les { $dice } dés)
}
dice-ask-name = { $several ->
    [yes] { $dice ->
        [one] annoncez ce que montre le dé, pour tout le monde
       *[other] annoncez ce que montrent les { $dice } dés, pour tout le monde
    }
   *[no] { $dice ->
        [one] annonce ce que montre le dé, pour tout le monde
       *[other] annonce ce que montrent les { $dice } dés, pour tout le monde
    }
}
dice-fell = { $dice ->
    [1] Le dé : { $faces }.
   *[other] Les dés : { $faces }.
}
dice-seat = { $seat }
dice-seats = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
dice-all-chosen = Les choix sont faits.
dice-all-open = Les choix sont faits : on dévoile tout.

dice-name-syntax = Annonce les dés, par exemple « annonce { $example } ».
dice-name-count = { $dice ->
    [one] Annonce un dé.
   *[other] Annonce { $dice } dés.
}
dice-not-now = Pas maintenant : les dés d’abord.
dice-named-real = Choisis : lancers annoncés ou vrais dés.
dice-named-many = Il y a plus de monde que de lancers : tout le monde ne pourrait pas en annoncer un. Jouez plutôt avec « ensemble ».

# Games in which one rolls as often as one dares and stops in time.

dice-roll = 🎲 Lancer
dice-hold = ✋ Stop
dice-stop = Stop : { $names }.
dice-roll-first = Lance au moins une fois avant de t’arrêter.
dice-roll-or-hold = Dis « lancer » ou « stop ».
dice-roll-only = Dis « lancer », ou touche le bouton.
dice-roll-must = Tu ne peux pas encore t’arrêter : relance.
dice-ask-forced = { $dice ->
    [one] lance le dé
   *[other] lance { $dice } dés
}
dice-stops = { $seat } s’arrête à { $sum }.
dice-threw-makes = { $seat } fait { $faces } : { $sum }.

# Games of several rounds.

dice-opt-rounds = combien de manches on joue
dice-key-rounds = manches
dice-set-rounds = { $value ->
    [one] { $value } manche
   *[other] { $value } manches
}
dice-round-won = { $names } : un point pour { $sum }, le meilleur de la manche.
dice-round-nobody = Tout le monde a perdu la manche : pas de point.
dice-sheet-round = Manche { $round } sur { $rounds }
dice-sheet-points = points
dice-sheet-now = manche
dice-sheet-made = manche : +{ $sum }
dice-sheet-runs = +{ $sum } en jeu
dice-sheet-lost = rien
dice-sheet-past = avant { $sum }
dice-sheet-past-lost = avant 0
dice-sheet-wins = points : { $count }

# Games with a sheet of boxes: up to three rolls, dice are kept in between, then a box is filled.

dice-die = n° { $die }
dice-loose = { $face }
dice-kept = 🔒 { $face }
dice-holds = Tes dés : { $faces }.
dice-keep = garder { $faces }
dice-keep-news = { $seat } garde { $faces }.
dice-keep-none = ne rien garder
dice-keep-none-news = { $seat } ne garde rien.
dice-again = relancer { $faces }
dice-again-news = { $seat } relance { $faces }.
dice-threw = { $seat } fait { $faces }.
dice-rethrew = { $seat } relance { $again } et fait { $faces } : en tout { $hand }.
dice-rethrew-all = { $seat } relance tous les dés : { $faces }.
dice-box = { $box }
dice-box-back = ✓ { $box }
dice-box-points = { $box } : { $points }

dice-ask-boxes = { $several ->
    [yes] lancer { $throw } sur 3 : touchez les dés à garder et relancez les autres, ou remplissez une case
   *[no] lancer { $throw } sur 3 : touche les dés à garder et relance les autres, ou remplis une case
}
dice-ask-second = la première case est { $box }. Et maintenant la deuxième
dice-ask-fill = { $several ->
    [yes] c’était le troisième lancer : remplissez une case
   *[no] c’était le troisième lancer : remplis une case
}

dice-wrote = { $points ->
    [one] { $seat } : { $box }, { $points } point.
   *[other] { $seat } : { $box }, { $points } points.
}
dice-struck = { $seat } barre une case : { $box }.
dice-wins = Un général au premier lancer : { $seat } gagne d’un coup !

dice-box-syntax = Touche un bouton, ou écris les dés que tu gardes (« garder 5 5 ») et « lancer » ; ou la case que tu remplis.
dice-box-filled = Celle-là est déjà remplie. Encore libres : { $open }.
dice-box-alone = Cette case prend tous les dés tels quels : écris son nom tout seul.
dice-not-there = Tu n’as pas ces dés : { $faces }.
dice-no-throw-left = C’était le troisième lancer : remplis maintenant une case.
dice-all-kept = Tu gardes tous les dés : relâches-en un, ou remplis une case.

dice-sheet-threw = { $seat }
dice-sheet-did = { $seat } : { $did }
dice-sheet-throw = { $seat } : lancer { $throw }, tour { $turn } sur { $turns }
dice-sheet-earlier = lancer { $throw }
dice-sheet-before = avant :
dice-sheet-common = pour tous : lancer { $throw }, tour { $turn } sur { $turns }
dice-sheet-left = reste
dice-sheet-left-all = à tous
dice-sheet-once = 1 fois
dice-sheet-for = pour
dice-sheet-for-both = deux
dice-sheet-for-all = tous
dice-sheet-last = Dernier lancer
dice-sheet-last-of = { $seat } : dernier lancer
dice-sheet-key = Entre parenthèses : ce que vaudraient ces dés
dice-sheet-key-none = Ces dés ne vaudraient encore rien
dice-sheet-kept = Soulignés : gardés
dice-sheet-out = hors jeu
dice-sheet-throws = lancer { $throw } sur { $throws }
dice-sheet-won = Général servi : { $seat } gagne
dice-sheet-total = Total
dice-sheet-hidden = caché
dice-sheet-hidden-end = à la fin
dice-sheet-hidden-all = caché jusqu’à la fin
dice-sheet-marked = lancer d’avant :
outguess-sheet-more = reste { $points }
outguess-sheet-goal = à { $points }
outguess-sheet-lead = { $points } d’avance gagnent

# What the board in letters says.
dice-board-seat = place
dice-board-turn = tour
dice-board-all = tous
dice-board-and = et
dice-board-total = total
dice-board-left = hors jeu
dice-board-dice = dés
dice-board-ones = un
dice-board-twos = deux
dice-board-threes = trois
dice-board-fours = quatre
dice-board-fives = cinq
dice-board-sixes = six
dice-board-straight = suite
dice-board-full = full
dice-board-four = carré
dice-board-general = général
dice-board-yacht = yacht
dice-board-large = grande
dice-board-small = petite
dice-board-pairs = paires
dice-board-three = brelan
dice-board-pair = paire
dice-board-bonus = bonus
dice-board-yatzy = yatzy
dice-board-columns = colonnes
dice-board-runners = pions
dice-board-equal = cinq pareils
dice-board-out = sans
dice-board-chance = chance
dice-board-goal = but
dice-board-die = dé
dice-board-bust-on = perd sur
dice-board-bust-on-red = perd sur rouge
dice-board-bust-on-a-double = perd sur un double
dice-board-overtaking = dépassement
dice-board-one-throw-for-all = un lancer pour tous
dice-board-burnt = brûlé
dice-board-in = en jeu
dice-board-stopped = arrêt
dice-board-round = manche
dice-board-no-throw-yet = aucun lancer
dice-board-banked = noté
dice-board-bust = perdu
dice-board-throw = lancer
dice-board-divisor = diviseur
dice-board-turns = tours
dice-board-points = points
dice-board-table = table
dice-board-bids = mises
dice-board-chips = jetons
dice-board-sum = somme
dice-board-now = manche
dice-board-best-at-once = max d’un coup
dice-board-play-off = barrage
dice-board-fields = cases
dice-board-gondola = gondole
dice-board-away = hors jeu
dice-board-square = case
dice-board-rests = passe
dice-board-next = il faut
dice-board-done = fait
dice-board-pot = pot
dice-board-middle = milieu
dice-board-numbers = nombres
dice-board-sevens = sept

# Games in which the sum nearest to a number wins the round.

nearest-ask-roll = lance le dé
nearest-ask = { $best ->
    [0] tu as { $sum }{ $sure ->
        [yes] , les autres sont hors jeu : un stop gagne la manche
       *[no] {""}
    }. Relancer ou stop ?
   *[other] tu as { $sum }, le meilleur jusqu’ici est { $best }. Relancer ou stop ?
}
nearest-ask-all = { $sum } pour toutes les personnes encore en jeu. Relancer ou stop ?
nearest-threw = { $seat } fait { $face } : { $sum }.
nearest-best = { $seat } fait { $face } : { $sum } !
nearest-lost = { $seat } fait { $face } : { $sum }, hors jeu.
nearest-stops = { $seat } s’arrête à { $sum }.
nearest-chip = { $chips ->
    [one] { $seat } prend un jeton et en a { $chips }.
   *[other] { $seat } prend un jeton et en a { $chips }.
}
## Sums of two pairs of dice, on buttons and in sentences

tally-sheet-sums = somme
tally-sheet-worth = vaut
dice-both = { $one } & { $other }
dice-one = { $one }

nearest-tie = Égalité : barrage entre { $names }.
nearest-nobody = Tout le monde est hors jeu : personne ne gagne la manche.
nearest-sheet-tie = Barrage
nearest-sheet-old = Nouvelle manche. En pâle : la précédente
nearest-sheet-chips = jetons
nearest-sheet-sum = total
nearest-sheet-made = total { $sum }
nearest-sheet-lost = perdu : { $sum }
nearest-sheet-past = avant { $sum }
nearest-sheet-none = aucun
nearest-share = { $count ->
    [one] Un point : { $names }.
   *[other] Un point chacun : { $names }.
}
nearest-sheet-own = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
nearest-sheet-points = points

# Games in which every roll moves chips.

chips-count = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
chips-out = Plus de jetons : { $names }.
chips-sheet-pot = pot : { $count }
