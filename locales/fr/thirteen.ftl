# Thirteen: a running total that scores wherever it is a multiple of thirteen.

thirteen-name = Treize
thirteen-also = fois treize | le treize
thirteen-about = Cinq lancers font un total qui court : chaque fois qu’il est un multiple de treize, il rapporte.
thirteen-brief = deux dés, cinq minutes
thirteen-rules =
    Il y a deux dés, dont un avec des faces de 2 à 7 : un lancer vaut de 3 à 13. Un tour, c’est cinq lancers. Le premier commence ton total.

    Avec chacun des quatre autres, fais une chose : ajoute-le, enlève-le (jamais sous zéro), ajoute-le deux, trois ou quatre fois, ou ajoute sa moitié, son tiers ou son quart, arrondi en bas. Si le nouveau total est un multiple de 13, il rapporte autant de points : 39 est trois fois 13, donc 3 points. Le total continue au lancer suivant.

    Chacun a cinq tours (option « tours »), et qui a le plus de points gagne. Zéro ne rapporte rien, le premier lancer non plus.

    Avec de vrais dés, écris d’abord le dé ordinaire, puis celui de 2 à 7. Si tu n’en as pas, prends un second dé ordinaire : son 1 vaut 7.

    Écris « + », « - », « x3 », « :2 » ou simplement le nouveau total, ou sers-toi des boutons.

thirteen-opt-divisor = de quel nombre le total doit être un multiple : 11 est plus facile, 17 plus dur
thirteen-opt-rounds = combien de tours chacun a

thirteen-key-divisor = diviseur | nombre
thirteen-key-rounds = tours
thirteen-set-divisor = multiples de { $value }
thirteen-set-rounds = { $value ->
    [one] un tour chacun
   *[other] { $value } tours chacun
}

thirteen-word-throw = lancer | je lance | lance
thirteen-word-name = annonce | annoncer | j’annonce

thirteen-op = { $op }
thirteen-op-makes = { $op } → { $total }
thirteen-op-scores = { $points ->
    [one] { $op } → { $total } = { $points } point
   *[other] { $op } → { $total } = { $points } points
}

thirteen-ask = { $total } et un lancer de { $sum } – qu’en fais-tu ?
thirteen-ask-all = un lancer de { $sum } pour tout le monde – que faire avec ?

thirteen-holds = { $points ->
    [one] Ton total : { $total }, { $points } point à ce tour, { $all } en tout.
   *[other] Ton total : { $total }, { $points } points à ce tour, { $all } en tout.
}
thirteen-threw = { $seat } fait { $faces }, donc { $sum }.
thirteen-scored = { $points ->
    [one] { $seat } arrive à { $total } : { $points } point !
   *[other] { $seat } arrive à { $total } : { $points } points !
}
thirteen-turn = { $points ->
    [0] { $seat } : pas de point à ce tour, { $all } en tout.
    [one] { $seat } : { $points } point à ce tour, { $all } en tout.
   *[other] { $seat } : { $points } points à ce tour, { $all } en tout.
}

thirteen-reject-syntax = Écris « + », « - », « x2 » à « x4 », « :2 » à « :4 », ou le nouveau total.
thirteen-reject-total = { $number } ne se fait pas. Possible : { $made }.
thirteen-reject-minus = { $total } moins { $sum } est sous zéro : ajoute quelque chose.

thirteen-sheet-now = total
thirteen-sheet-all = points
thirteen-sheet-total = points : { $points }
thirteen-sheet-of = Tour { $turn } sur { $turns }. Entourés : les points, nombre ÷ { $divisor }
thirteen-sheet-other = Cadre épais : le dé de 2 à 7
thirteen-sheet-turns = Au-dessus des points : tour par tour

thirteen-lesson-1 = 9 + 3×10 = 39, trois fois 13 : 3 points
thirteen-lesson-2 = « + » ajoute le lancer, « - » l’enlève
thirteen-lesson-3 = « x2 » à « x4 », ou part : « :2 » à « :4 »
thirteen-lesson-4 = Un dé ordinaire, et un de 2 à 7
thirteen-lesson-5 = Points de ce tour ; d’habitude cinq tours
