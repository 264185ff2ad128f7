race-name = Course auto
race-also = course sur papier | circuit | racetrack | voitures
race-about = Des voitures sur papier : pousse le stylo autour du circuit sans toucher le bord.
race-brief = un quart d’heure
race-rules =
    Les voitures tournent dans le sens de la flèche. À ton tour, dis où tu vises, à 8 carreaux au plus. Le stylo n’y va jamais tout à fait : plus le trait est long, plus il dévie.

    Qui touche le bord s’arrête là, reçoit une croix, passe un tour et perd une de ses 5 vies. Sans vie, le contact suivant détruit la voiture.

    La première voiture à franchir la ligne après un tour de piste gagne. Les autres continuent pour le classement ; les voitures détruites viennent à la fin, selon leur chemin.

    Écris un croisement de lignes, k7, ou avec des dixièmes : 11,5 7,2 ou k,5 7,2.

    Options : tours ; zones de danger, où un contact prend deux vies ; portes, des cercles à passer dans l’ordre ; obstacles ; dépassement : une voiture doublée à moins d’un demi-carreau perd une vie ; une série de courses à 5, 3, 2 et 1 points, qui achètent entre-temps des vies et des piquants. Les piquants prennent une vie à chaque voiture doublée.
race-opt-laps = combien de tours de piste
race-opt-danger = zones de danger au bord : un contact y prend deux vies
race-opt-gates = petits cercles que la ligne doit passer dans l’ordre
race-opt-obstacles = pointes et îlots sur le chemin
race-opt-overtake = une voiture doublée à moins d’un demi-carreau perd une vie
race-opt-series = combien de courses ; entre elles, les points achètent des vies et des piquants
race-key-laps = tours
race-key-danger = danger | zones
race-key-gates = portes
race-key-obstacles = obstacles
race-key-overtake = dépassement | dépasser
race-key-series = série | courses
race-set-laps = { $value ->
    [one] { $value } tour de piste
   *[other] { $value } tours de piste
}
race-set-danger = { $value ->
    [on] avec zones de danger
   *[other] sans zones de danger
}
race-set-gates = { $value ->
    [on] avec portes
   *[other] sans portes
}
race-set-obstacles = { $value ->
    [on] avec obstacles
   *[other] sans obstacles
}
race-set-overtake = { $value ->
    [on] un dépassement coûte une vie
   *[other] on double sans risque
}
race-set-series = { $value ->
    [one] { $value } course
   *[other] { $value } courses
}

race-word-life = vie | vies | une vie
race-word-spikes = piquants | des piquants
race-word-go = suite | en route | partir | course suivante

race-ask = dis où tu vises : jusqu’à { $most } carreaux
race-ask-shop = { $purse ->
        [one] { $purse } point
       *[other] { $purse } points
    } à dépenser : une vie, des piquants, ou la course suivante ?
race-life = ❤️ Vie ({ $price })
race-spikes = 🦔 Piquants ({ $price })
race-go = 🏁 En route
race-go-news = { $seat } repart.

race-told-contact = { $lives ->
        [0] { $seat } touche le bord et passe un tour. Plus de vies !
        [one] { $seat } touche le bord et passe un tour : encore { $lives } vie.
       *[other] { $seat } touche le bord et passe un tour : encore { $lives } vies.
    }
race-told-danger = { $lives ->
        [0] { $seat } heurte une zone de danger : deux vies de moins et un tour à passer. Plus de vies !
        [one] { $seat } heurte une zone de danger : deux vies de moins, il en reste { $lives }, et un tour à passer.
       *[other] { $seat } heurte une zone de danger : deux vies de moins, il en reste { $lives }, et un tour à passer.
    }
race-told-passed = { $lives ->
        [0] { $seat } double de tout près : plus de vies pour { $other }.
        [one] { $seat } double de tout près : encore { $lives } vie pour { $other }.
       *[other] { $seat } double de tout près : encore { $lives } vies pour { $other }.
    }
race-told-wrecked = Voiture détruite : { $seat } sort de la course.
race-told-gate = { $seat } : porte { $gate } sur { $gates }.
race-told-lap = { $seat } a fait le tour { $lap } sur { $laps }.
race-told-home = { $seat } passe la ligne : rang { $place } !
race-told-life = { $seat } achète une vie.
race-told-spikes = { $seat } achète des piquants.
race-told-next = La course { $race } sur { $races } commence sur un nouveau circuit.

race-sheet-gate = portes, dans l’ordre
race-sheet-contact = bord : moins une vie
race-sheet-zone = moins 2 vies
race-sheet-obstacle = obstacle
race-sheet-lives = vies
race-sheet-reach = visée au plus
race-is = { $all }
race-is-home = rang { $place }
race-is-wrecked = détruite
race-is-left = hors course
race-is-turned = passe un tour
race-is-missed = tour passé
race-is-lap = tour { $lap }/{ $laps }
race-is-gate = portes { $gate }/{ $gates }
race-is-spiked = piquants
race-is-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

race-reject-syntax = Écris où tu vises : un croisement comme k7, ou avec des dixièmes : 11,5 7,2.
race-reject-off = C’est hors de la feuille : elle va d’a1 à { $last }.
race-reject-here = Ta voiture y est déjà. Vise ailleurs.
race-reject-far = C’est à { $far } carreaux. Tu peux viser à { $most } carreaux au plus, jusqu’à la ligne pointillée.
race-reject-shop = La course est finie. Achète quelque chose, ou écris « suite ».
race-reject-drive = On achète entre les courses d’une série. Là, dis où tu vises.
race-reject-price = Cela coûte { $price }, et tu as { $purse }.
race-reject-spikes = Ta voiture a déjà des piquants ; ils tiennent jusqu’à la fin de la série.

# What the board in letters says.
race-board-race = course
race-board-of = sur
race-board-laps = tours
race-board-at = en
race-board-lives = vies
race-board-done = fait
race-board-gates = portes
race-board-points = points
race-board-purse = bourse
race-board-home = but
race-board-wrecked = détruite
race-board-left = hors
race-board-turned = attend
race-board-spikes = piques

race-lesson-1 = Le bord : une vie et un tour en moins
race-lesson-2 = Écris où tu vises, dans le cercle : ab15
race-lesson-3 = Plus le trait est long, plus il dévie
race-lesson-4 = Qui boucle le tour en premier gagne
race-lesson-5 = Vies : à zéro, un contact te détruit
