# Pig: one or two dice, stop in time.

pig-name = Cochon
pig-also = le cochon | jeu du cochon
pig-about = Lance tant que tu oses, puis arrête-toi : un mauvais lancer brûle tout le tour.
pig-brief = deux dés, dix minutes
pig-rules =
    À ton tour, lance les dés autant de fois que tu veux, au moins une. Les points du tour s’additionnent. Dis stop, et ils sont notés ; c’est à la personne suivante.

    Deux dés, un rouge (à double cadre) et un blanc : si le rouge montre 1, les points du tour brûlent. Ce qui est déjà noté reste, et le tour est fini. Le blanc peut montrer n’importe quoi.

    Qui arrive en premier à 200 points gagne aussitôt. Pas besoin de dire stop : dès que le tour suffit, c’est noté tout seul.

    La feuille compte aussi les points que chacun a brûlés. La coutume veut que l’on fasse dix flexions quand on perd.

    Écris « lancer » et « stop », ou sers-toi des boutons.

pig-opt-goal = points pour gagner (200 à deux dés, 100 à un dé, si tu ne dis rien)
pig-opt-dice = combien de dés ; avec un seul, un 1 brûle le tour. Avec de vrais dés, tu écris ce qui est tombé sur ta table (le rouge d’abord)
pig-opt-bust = ce qui brûle un tour : un 1 sur le dé rouge, ou n’importe quel double (les deux dés ont alors la même couleur)
pig-opt-overtake = qui dit stop enlève 10 points à chaque personne rattrapée ou dépassée, mais jamais au-dessous de 0

pig-key-goal = but | points
pig-key-dice = dés
pig-key-bust = perte | brûle
pig-key-overtake = dépassement | dépasser
pig-is-2 = deux
pig-is-1 = un
pig-is-real = vrais
pig-is-red = rouge
pig-is-double = double
pig-set-goal = { $value } points pour gagner
pig-set-dice = { $value ->
    [one] un dé
    [real] { $count ->
        [one] un vrai dé
       *[other] { $count } vrais dés
    }
   *[other] { $value } dés
}
pig-set-bust = { $value ->
    [double] un double brûle
   *[other] un 1 rouge brûle
}
pig-set-overtake = { $value ->
    [on] avec dépassement
   *[other] sans dépassement
}

pig-word-roll = lancer | je lance | lance | encore | relancer
pig-word-hold = stop | je m’arrête | je garde

pig-ask-roll = lance les dés
pig-ask-choice = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à ce tour{ $score ->
        [0] {""}
       *[other] , { $total } si tu t’arrêtes
    }. Relancer ou stop ?

pig-ask-all = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à cette manche. Relancer ou stop ?

pig-threw = { $seat } fait { $dice }.
pig-bust = { $points ->
        [0] Perdu ! { $seat } fait { $dice }, avec encore rien à perdre.
        [one] Perdu ! { $seat } fait { $dice } et brûle { $points } point.
       *[other] Perdu ! { $seat } fait { $dice } et brûle { $points } points.
    }
pig-banked = { $points ->
        [one] { $seat } s’arrête avec { $points } point et en a { $total }.
       *[other] { $seat } s’arrête avec { $points } points et en a { $total }.
    }
pig-overtaken = { $points ->
        [one] Dépassement : { $seat } perd { $points } point, il lui en reste { $total }.
       *[other] Dépassement : { $seat } perd { $points } points, il lui en reste { $total }.
    }
pig-reached = { $points ->
        [one] { $seat } fait { $dice } et touche au but avec { $points } point !
       *[other] { $seat } fait { $dice } et touche au but avec { $points } points !
    }

pig-round-stop = { $points ->
        [one] Stop à { $points } point : { $names }.
       *[other] Stop à { $points } points : { $names }.
    }
pig-round-bust = { $points ->
        [0] Perdu d’entrée, avec encore rien à perdre : { $names }.
        [one] Perdu ! { $points } point brûle : { $names }.
       *[other] Perdu ! { $points } points brûlent : { $names }.
    }

pig-round-new = Nouvelle manche : tout le monde est de retour.

pig-double-needs-two = Pour un double, il faut deux dés : choisis dés=2 ou perte=rouge.

pig-sheet-burnt = { $points ->
    [0] {""}
   *[other] brûlé { $points }
}
pig-sheet-gained = +{ $points }
pig-sheet-overtaken = perdu −{ $points }
pig-sheet-out = hors
pig-sheet-goal = but { $points }
pig-sheet-red = un 1 dans le double cadre brûle le tour
pig-sheet-would = total de qui s’arrête ici
pig-sheet-total = total
pig-sheet-lost = brûlé
pig-sheet-first = { $seat } lance
pig-sheet-series = { $seat } : { $points } en jeu
pig-sheet-banked = { $seat } : stop à { $points }
pig-sheet-bust = { $seat } : perdu ! { $points } brûlés
pig-sheet-round = Manche : { $points } en jeu
pig-sheet-round-bust = Manche : perdu ! { $points } brûlés
pig-sheet-before = { $throws ->
    [one] Manche d’avant : un lancer, { $points }
   *[other] Manche d’avant : { $throws } lancers, { $points }
}
pig-sheet-before-bust = { $throws ->
    [one] Manche d’avant : perdu d’entrée
   *[other] Manche d’avant : perdu en { $throws } lancers, { $points } brûlés
}

pig-lesson-1 = « lancer » tant que tu oses : ça s’ajoute
pig-lesson-2 = Un 1 sur l’autre dé ne fait rien
pig-lesson-3 = Le 1 du double cadre a brûlé 8 points
pig-lesson-4 = Après « stop », ces points sont sûrs
pig-lesson-5 = Qui passe ce trait gagne
