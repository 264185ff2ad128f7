numbers-name = Nombres
numbers-also = numberama | jeu des nombres | faire dix
numbers-about = Barre les voisins égaux ou qui font dix, recopie le reste à la fin, jusqu’à vider la feuille. En solitaire ou en course.
numbers-brief = un quart d’heure
numbers-rules =
    Les chiffres de 1 à 9 et de 11 à 19 sont sur la feuille, neuf par ligne.

    Barre deux chiffres égaux ou qui font dix ensemble, s’ils sont voisins : l’un suit l’autre dans le sens de lecture (la fin d’une ligne continue au début de la suivante), ou ils sont dans la même colonne. Ce qui est barré entre eux ne compte pas.

    Quand il n’y a plus de paires, ou avant, écris « encore » : tous les chiffres qui restent sont recopiés à la suite, dans l’ordre. Tu gagnes quand tout est barré. À cent lignes, la feuille est pleine.

    Écris deux cases : i1-a2. /hint montre une paire, et en solitaire tu peux reprendre autant que tu veux.

    À plusieurs, c’est une course sur des feuilles égales, chacun à son rythme : qui a le moins de recopies gagne, puis le moins de coups. « recopie=bloqué » : seulement quand il n’y a plus de paire. « recopies=3 » en permet trois ; sans elles ni paire, c’est fini. « départ=hasard » tire les chiffres au sort.
numbers-opt-refill = quand le reste peut être recopié : à tout moment, ou seulement sans paire
numbers-opt-refills = combien de fois le reste peut être recopié ; 0 : autant que tu veux
numbers-opt-start = les chiffres du départ : les habituels, ou au hasard
numbers-key-refill = recopie
numbers-key-refills = recopies
numbers-key-start = départ
numbers-is-any = libre | à tout moment
numbers-is-stuck = bloqué | sans paire
numbers-is-usual = habituels
numbers-is-drawn = hasard | tirés
numbers-set-refill = { $value ->
    [stuck] on ne recopie le reste que sans paire
   *[other] on recopie le reste à tout moment
}
numbers-set-refills = { $value ->
    [0] recopies à volonté
    [one] { $value } recopie au plus
   *[other] { $value } recopies au plus
}
numbers-set-start = { $value ->
    [drawn] chiffres au hasard
   *[other] chiffres habituels
}

numbers-word-more = encore | recopier | je recopie | recopie

numbers-ask = { $several ->
    [yes] barrez une paire, ou recopiez le reste avec « encore »
   *[no] barre une paire, ou recopie le reste avec « encore »
}
numbers-more = ✏️ Encore
numbers-more-sure = recopier, bien qu’il reste des paires
numbers-more-news = { $seat } : le reste est recopié.
numbers-strike = { $one }–{ $two }
numbers-count = reste { $left } · { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
numbers-refills = recopies { $refills }
numbers-folded = … { $rows ->
    [one] { $rows } ligne barrée
   *[other] { $rows } lignes barrées
}
numbers-feat = { $left ->
    [one] il reste { $left } chiffre
   *[other] il reste { $left } chiffres
}
numbers-feat-cleared = { $moves ->
    [one] vidé en { $moves } coup
   *[other] vidé en { $moves } coups
}
numbers-hint = { $one } et { $two } peuvent être barrés.
numbers-hint-none = Plus de paire : écris « encore ».

numbers-reject-syntax = Écris les deux cases à barrer, par exemple i1-a2, ou « encore ».
numbers-reject-outside = Il n’y a pas de { $place } sur cette feuille : la dernière case est { $last }.
numbers-reject-struck = { $place } est déjà barrée.
numbers-reject-same = C’est deux fois { $place }. Nomme deux cases.
numbers-reject-fit = { $one } et { $two } ne sont pas égaux et ne font pas dix.
numbers-reject-between = Il y a { $digit } entre les deux, en { $place }.
numbers-reject-order = Ils ne sont pas dans la même colonne, et dans le sens de lecture il y a { $digit } entre les deux, en { $place }.
numbers-reject-stuck = On peut encore barrer une paire ; ici, on ne recopie le reste que s’il n’y en a plus.
numbers-reject-refills = Le reste a été recopié { $count ->
    [one] une fois
   *[other] { $count } fois
} : c’est le maximum.
numbers-reject-full = Les chiffres qui restent ne tiennent pas : la feuille a { $count } lignes.

# What the board in letters says.
numbers-board-seat = place
numbers-board-left = reste
numbers-board-refills = copies
numbers-board-moves = coups

numbers-lesson-1 = 9 et 1 font dix, i1 mène à a2 : i1-a2
numbers-lesson-2 = Deux égaux, côte à côte : b2-c2
numbers-lesson-3 = 8 et 2 : on saute ce qui est barré
numbers-lesson-4 = L’un sous l’autre : i2-i3
numbers-lesson-5 = Plus de paire : « encore ». Vide, gagné
