boxes-name = Pipopipette
boxes-also = petits carrés | jeu des petits carrés | la pipopipette
boxes-about = Relie deux points voisins ; qui ferme un carré le gagne et rejoue. Qui a le plus de carrés l’emporte.
boxes-brief = dix minutes
boxes-rules =
    À tour de rôle, on relie deux points voisins par un trait, horizontal ou vertical.

    Qui trace le quatrième côté d’un carré le gagne – ou les deux, si un trait en ferme deux – et doit tracer un autre trait, tant qu’il en reste.

    Quand tous les traits sont tracés, qui a le plus de carrés gagne ; à trois ou quatre, le classement suit le nombre de carrés.

    Écris les deux points : b2-b3. Plus court : b2> pour le trait à droite de b2, b2v pour celui d’en dessous.

    L’hôte peut choisir la taille, de 2 × 2 à 9 × 9 carrés. Avec « diagonale », on peut aussi tracer une diagonale dans un carré ouvert, une seule par carré : elle ne ferme rien, mais c’est un coup, et le tour passe.
boxes-opt-size = carrés en largeur et en hauteur
boxes-opt-diagonal = au lieu d’un trait, on peut tracer une diagonale dans un carré ouvert, une fois par carré
boxes-key-size = taille | feuille
boxes-key-diagonal = diagonale | diagonales
boxes-set-size = { $value } carrés
boxes-set-diagonal = { $value ->
    [on] avec diagonales
   *[other] sans diagonales
}

boxes-ask = trace un trait
boxes-ask-again = carré fermé, trace encore un trait
boxes-count = { $count }

boxes-reject-syntax = Écris les deux points à relier, par exemple b2-b3, ou b2> (à droite), b2v (en bas).
boxes-reject-outside = Il n’y a pas de point { $place } sur cette feuille : le dernier est { $last }.
boxes-reject-drawn = Le trait de { $from } à { $to } est déjà tracé.
boxes-reject-apart = { $from } et { $to } ne sont pas voisins : un trait va au point d’à côté, du dessus ou du dessous.
boxes-reject-diagonal = De { $from } à { $to }, c’est une diagonale, et cette partie se joue sans.
boxes-reject-closed = Le carré entre { $from } et { $to } est fermé ; une diagonale ne va que dans un carré ouvert.
boxes-reject-slanted = Il y a déjà une diagonale dans le carré entre { $from } et { $to } ; une seule suffit.

boxes-lesson-1 = Le 4e côté prend le carré : tu rejoues
boxes-lesson-2 = Un coup relie deux voisins : « c2-d2 »
boxes-lesson-3 = Trois côtés : le prochain prend ce carré
