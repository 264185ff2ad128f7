floatingsquare-name = Carré flottant
floatingsquare-also = carré voyageur | carré errant
floatingsquare-about = Croix et ronds dans un carré de 4 × 4 qui flotte : où il se trouve ne se voit qu’en jouant. Le plus d’alignements de trois gagne.
floatingsquare-brief = cinq minutes
floatingsquare-rules =
    La première croix est au milieu de la feuille. Puis ronds et croix jouent à tour de rôle, un signe à la fois dans une case vide.

    Tous les signes ensemble doivent tenir dans un carré de 4 × 4 cases. Où il se trouve, cela se décide en jouant : les cases grisées sont celles encore possibles. Au seizième signe, il est plein et la partie finie.

    Trois signes à soi côte à côte – en ligne, en colonne ou en diagonale – valent un point, donc quatre en valent deux. Qui a le plus de points gagne ; à égalité, match nul.

    Écris une case, par exemple c3. Variantes : déplacer – une fois par partie, bouge un de tes signes avant de jouer (d4>e5 c3) ; croisés – deux de tes trios qui se croisent valent un point de plus ; contact – chaque signe en touche un d’avant ; inverse – qui a le moins de points gagne ; plateau – une feuille de 8 × 8, où la première croix prend une des quatre cases du milieu.
floatingsquare-opt-relocate = une fois par partie, on peut bouger un de ses signes avant de jouer
floatingsquare-opt-shared = deux trios d’un même camp qui se croisent valent un point de plus
floatingsquare-opt-adjacent = chaque signe en touche un d’avant
floatingsquare-opt-misere = qui a le moins de trios gagne
floatingsquare-opt-board = une feuille de 8 × 8, et la première croix va sur une de quatre cases
floatingsquare-key-relocate = déplacer | déplacement
floatingsquare-key-shared = croisés | partagés
floatingsquare-key-adjacent = contact | voisins
floatingsquare-key-misere = inverse | misère
floatingsquare-key-board = plateau | grande feuille
floatingsquare-set-relocate = { $value ->
    [off] les signes restent où ils sont
   *[on] une fois chacun, un signe peut d’abord bouger
}
floatingsquare-set-shared = { $value ->
    [off] les trios croisés comptent tels quels
   *[on] les trios croisés valent un point de plus
}
floatingsquare-set-adjacent = { $value ->
    [off] les signes peuvent être à part
   *[on] chaque signe en touche un d’avant
}
floatingsquare-set-misere = { $value ->
    [off] le plus de trios gagne
   *[on] le moins de trios gagne
}
floatingsquare-set-board = { $value ->
    [off] feuille 7 × 7
   *[on] feuille 8 × 8
}

floatingsquare-ask-cross = mets une croix
floatingsquare-ask-round = mets un rond
floatingsquare-scores = { $seat } : { $move } – { $points ->
    [one] { $points } point !
   *[other] { $points } points !
}
floatingsquare-legend-free = ici, un signe peut aller
floatingsquare-legend-triple = trois alignés – un point

floatingsquare-reject-syntax = Écris une case, par exemple c3.
floatingsquare-reject-outside = Il n’y a pas de { $place } sur cette feuille : la dernière case est { $last }.
floatingsquare-reject-taken = { $place } est prise. Choisis une case vide.
floatingsquare-reject-wide = Avec { $place }, le carré ferait { $count } cases de large ; 4 seulement sont permises.
floatingsquare-reject-high = Avec { $place }, le carré ferait { $count } cases de haut ; 4 seulement sont permises.
floatingsquare-reject-apart = { $place } ne touche aucun signe, et ici chaque signe doit en toucher un.
floatingsquare-reject-middle = La première croix va sur une des quatre cases du milieu.
floatingsquare-reject-fixed = Les signes restent où ils sont dans cette partie. Écris une case.
floatingsquare-reject-moved = Tu as déjà bougé un signe ; c’est permis une fois par partie.
floatingsquare-reject-own = Il n’y a pas de signe à toi en { $place }.
floatingsquare-reject-same = Le signe resterait où il est. Nomme une autre case, ou pose simplement un nouveau signe.

floatingsquare-lesson-1 = Trois croix alignées : un point
floatingsquare-lesson-2 = À quatre, deux points : un rond l’empêche
floatingsquare-lesson-3 = En gris, là où tu peux jouer : « b4 »
floatingsquare-lesson-4 = Pas ici : tout doit tenir en 4 × 4
