# What all games of dice share: one roll for everybody, named rolls, real dice.

dice-opt-together = una tirada vale para todos; cada cual decide por su cuenta, en secreto, con un botón o en el chat privado
dice-opt-named = no tira nadie: cada cual dice por turno qué muestran los dados, y vale para todos
dice-opt-dice = qué dados se tiran: los del bot, o los de verdad sobre tu mesa, y escribes lo que sale

dice-key-together = juntos | a la vez
dice-key-named = cantados
dice-key-dice = dados
dice-is-bot = bot
dice-is-real = reales | de verdad
dice-set-together = { $value ->
    [on] una tirada para todos
   *[other] cada cual tira lo suyo
}
dice-set-named = { $value ->
    [on] tiradas cantadas
   *[other] con dados
}
dice-set-dice = { $value ->
    [real] dados de verdad
   *[other] tira el bot
}

dice-throw = 🎲 Tirar
dice-throw-news = { $seat } tira.
dice-rethrow = 🎲 Tirar
dice-rethrow-news = { $seat } vuelve a tirar.
dice-ask-throw = { $several ->
    [yes] { $dice ->
        [one] tiren el dado y escriban lo que sale
       *[other] tiren { $dice } dados y escriban lo que sale
    }
   *[no] { $dice ->
        [one] tira el dado y escribe lo que sale
       *[other] tira { $dice } dados y escribe lo que sale
    }
}
dice-ask-real = { $several ->
    [yes] { $dice ->
        [one] { $ask } (para tirar, escriban lo que sale en el dado)
       *[other] { $ask } (para tirar, escriban lo que sale en los { $dice } dados)
    }
   *[no] { $dice ->
        [one] { $ask } (para tirar, escribe lo que sale en el dado)
       *[other] { $ask } (para tirar, escribe lo que sale en los { $dice } dados)
    }
}
dice-ask-name = { $several ->
    [yes] { $dice ->
        [one] digan qué muestra el dado, para todos
       *[other] digan qué muestran los { $dice } dados, para todos
    }
   *[no] { $dice ->
        [one] di qué muestra el dado, para todos
       *[other] di qué muestran los { $dice } dados, para todos
    }
}
dice-fell = { $dice ->
    [1] El dado: { $faces }.
   *[other] Los dados: { $faces }.
}
dice-seat = { $seat }
dice-seats = { $count ->
    [one] { $count } puesto
   *[other] { $count } puestos
}
dice-all-chosen = Ya está elegido.
dice-all-open = Ya está elegido: se descubre todo.

dice-name-syntax = Canta los dados, por ejemplo «canto { $example }».
dice-name-count = { $dice ->
    [one] Canta un dado.
   *[other] Canta { $dice } dados.
}
dice-not-now = Ahora no: primero van los dados.
dice-named-real = Elige una cosa: tiradas cantadas o dados de verdad.
dice-named-many = Hay más gente que tiradas, así que no a todos les tocaría cantar una. Mejor jueguen con «juntos».

# Games in which one rolls as often as one dares and stops in time.

dice-roll = 🎲 Tirar
dice-hold = ✋ Plantarse
dice-stop = Hasta aquí: { $names }.
dice-roll-first = Tira al menos una vez antes de plantarte.
dice-roll-or-hold = Di «tiro» o «me planto».
dice-roll-only = Di «tiro» o pulsa el botón.
dice-roll-must = Aún no te puedes plantar: sigue tirando.
dice-ask-forced = { $several ->
    [yes] { $dice ->
        [one] tiren el dado
       *[other] tiren { $dice } dados
    }
   *[no] { $dice ->
        [one] tira el dado
       *[other] tira { $dice } dados
    }
}
dice-stops = { $seat } se planta con { $sum }.
dice-threw-makes = { $seat } saca { $faces }: { $sum }.

# Games of several rounds.

dice-opt-rounds = cuántas rondas se juegan
dice-key-rounds = rondas
dice-set-rounds = { $value ->
    [one] { $value } ronda
   *[other] { $value } rondas
}
dice-round-won = { $names }: un punto por { $sum }, lo mejor de la ronda.
dice-round-nobody = Pierden la ronda todos: nadie se lleva el punto.
dice-sheet-round = Ronda { $round } de { $rounds }
dice-sheet-points = puntos
dice-sheet-now = ahora
dice-sheet-made = ronda: +{ $sum }
dice-sheet-runs = lleva +{ $sum }
dice-sheet-lost = nada
dice-sheet-past = hizo { $sum }
dice-sheet-past-lost = hizo 0
dice-sheet-wins = puntos: { $count }

# Games with a sheet of boxes: up to three rolls, dice are kept in between, then a box is filled.

dice-die = N.º { $die }
dice-loose = { $face }
dice-kept = 🔒 { $face }
dice-holds = Tus dados: { $faces }.
dice-keep = guardar { $faces }
dice-keep-news = { $seat } guarda { $faces }.
dice-keep-none = no guardar nada
dice-keep-none-news = { $seat } no guarda nada.
dice-again = tirar otra vez { $faces }
dice-again-news = { $seat } vuelve a tirar { $faces }.
dice-threw = { $seat } saca { $faces }.
dice-rethrew = { $seat } vuelve a tirar { $again } y saca { $faces }: ahora { $hand }.
dice-rethrew-all = { $seat } vuelve a tirar todos los dados: { $faces }.
dice-box = { $box }
dice-box-back = ✓ { $box }
dice-box-points = { $box }: { $points }

dice-ask-boxes = { $several ->
    [yes] tirada { $throw } de 3. Pulsen los dados que quieran guardar y tiren los demás, o rellenen una casilla
   *[no] tirada { $throw } de 3. Pulsa los dados que quieras guardar y tira los demás, o rellena una casilla
}
dice-ask-second = la primera casilla es { $box }. Falta la segunda
dice-ask-fill = { $several ->
    [yes] era la tercera tirada: rellenen una casilla
   *[no] era la tercera tirada: rellena una casilla
}

dice-wrote = { $points ->
    [one] { $seat }: { $box }, { $points } punto.
   *[other] { $seat }: { $box }, { $points } puntos.
}
dice-struck = { $seat } tacha: { $box }.
dice-wins = Generala servida: ¡{ $seat } gana al instante!

dice-box-syntax = Pulsa un botón o escribe qué dados guardas («guardo 5 5») y «tiro»; o bien la casilla que rellenas.
dice-box-filled = Esa ya la has rellenado. Te quedan: { $open }.
dice-box-alone = Esa casilla se lleva todos los dados tal como están: escribe solo su nombre.
dice-not-there = No tienes esos dados: { $faces }.
dice-no-throw-left = Era la tercera tirada: ahora rellena una casilla.
dice-all-kept = Guardas todos los dados: suelta alguno o rellena una casilla.

dice-sheet-threw = { $seat }
dice-sheet-did = { $seat }: { $did }
dice-sheet-throw = { $seat }: tirada { $throw }, ronda { $turn } de { $turns }
dice-sheet-earlier = tirada { $throw }
dice-sheet-before = antes:
dice-sheet-common = para todos: tirada { $throw }, ronda { $turn } de { $turns }
dice-sheet-left = quedan
dice-sheet-left-all = a todos
dice-sheet-once = 1 vez
dice-sheet-for = para
dice-sheet-for-both = los dos
dice-sheet-for-all = todos
dice-sheet-last = Última tirada
dice-sheet-last-of = { $seat }: última tirada
dice-sheet-key = Entre paréntesis: lo que darían estos dados
dice-sheet-key-none = Estos dados aún no dan nada
dice-sheet-kept = Subrayado: guardado
dice-sheet-out = fuera
dice-sheet-throws = tirada { $throw } de { $throws }
dice-sheet-won = Generala servida: gana { $seat }
dice-sheet-total = Total
dice-sheet-hidden = oculto
dice-sheet-hidden-end = al fin
dice-sheet-hidden-all = oculto hasta el fin
dice-sheet-marked = tirada anterior:
outguess-sheet-more = { $points } más
outguess-sheet-goal = a { $points }
outguess-sheet-lead = gana una ventaja de { $points }

# What the board in letters says.
dice-board-seat = puesto
dice-board-turn = turno
dice-board-all = todos
dice-board-and = y
dice-board-total = total
dice-board-left = quedan
dice-board-dice = dados
dice-board-ones = unos
dice-board-twos = doses
dice-board-threes = treses
dice-board-fours = cuatros
dice-board-fives = cincos
dice-board-sixes = seises
dice-board-straight = escalera
dice-board-full = full
dice-board-four = póker
dice-board-general = generala
dice-board-yacht = yate
dice-board-large = grande
dice-board-small = pequeña
dice-board-pairs = parejas
dice-board-three = trío
dice-board-pair = pareja
dice-board-bonus = bono
dice-board-yatzy = yatzy
dice-board-columns = columnas
dice-board-runners = fichas
dice-board-equal = iguales
dice-board-out = fuera
dice-board-chance = libre
dice-board-goal = meta
dice-board-die = dado
dice-board-bust-on = pierde con
dice-board-bust-on-red = pierde rojo
dice-board-bust-on-a-double = pierde con doble
dice-board-overtaking = adelantar
dice-board-one-throw-for-all = una tirada para todos
dice-board-burnt = perdido
dice-board-in = dentro
dice-board-stopped = se planta
dice-board-round = ronda
dice-board-no-throw-yet = sin tirada aún
dice-board-banked = anotado
dice-board-bust = pierde
dice-board-throw = tirada
dice-board-divisor = divisor
dice-board-turns = turnos
dice-board-points = puntos
dice-board-table = mesa
dice-board-bids = pujas
dice-board-chips = fichas
dice-board-sum = suma
dice-board-now = ahora
dice-board-best-at-once = mejor de una
dice-board-play-off = desempate
dice-board-fields = campos
dice-board-gondola = góndola
dice-board-away = ya no juega
dice-board-square = cuadro
dice-board-rests = espera
dice-board-next = sigue
dice-board-done = listo
dice-board-pot = pozo
dice-board-middle = centro
dice-board-numbers = números
dice-board-sevens = sietes

# Games in which the sum nearest to a number wins the round.

nearest-ask-roll = { $several ->
    [yes] tiren el dado
   *[no] tira el dado
}
nearest-ask = { $best ->
    [0] tienes { $sum }{ $sure ->
        [yes] , los demás están fuera: si te plantas, ganas la ronda
       *[no] {""}
    }. ¿Tiras otra vez o te plantas?
   *[other] tienes { $sum }, lo mejor por ahora es { $best }. ¿Tiras otra vez o te plantas?
}
nearest-ask-all = { $sum } para todos los que siguen. { $several ->
    [yes] ¿Siguen tirando o se plantan?
   *[no] ¿Sigues tirando o te plantas?
}
nearest-threw = { $seat } saca { $face }: { $sum }.
nearest-best = { $seat } saca { $face }: ¡{ $sum }!
nearest-lost = { $seat } saca { $face }: { $sum }, fuera.
nearest-stops = { $seat } se planta con { $sum }.
nearest-chip = { $chips ->
    [one] { $seat } toma una ficha y tiene { $chips }.
   *[other] { $seat } toma una ficha y tiene { $chips }.
}
## Sums of two pairs of dice, on buttons and in sentences

tally-sheet-sums = suma
tally-sheet-worth = vale
dice-both = { $one } y { $other }
dice-one = { $one }

nearest-tie = Empate: { $names } van al desempate.
nearest-nobody = Todos fuera: nadie gana la ronda.
nearest-sheet-tie = Desempate
nearest-sheet-old = Ronda nueva. En claro, la anterior
nearest-sheet-chips = fichas
nearest-sheet-sum = suma
nearest-sheet-made = suma { $sum }
nearest-sheet-lost = fuera: { $sum }
nearest-sheet-past = hizo { $sum }
nearest-sheet-none = sin tirar
nearest-share = { $count ->
    [one] Un punto: { $names }.
   *[other] Un punto por cabeza: { $names }.
}
nearest-sheet-own = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
nearest-sheet-points = puntos

# Games in which every roll moves chips.

chips-count = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
chips-out = Sin fichas: { $names }.
chips-sheet-pot = pozo: { $count }
