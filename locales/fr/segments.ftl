segments-name = Points et segments
segments-also = segments | relier les points
segments-about = Relie des points libres deux par deux, sans jamais rien croiser. Plus rien à relier ? C’est perdu.
segments-brief = cinq minutes
segments-rules =
    La feuille est semée de points numérotés. À tour de rôle, on en relie deux par un segment droit. Chaque point n’est le bout que d’un seul segment.

    Un segment ne doit ni en croiser ou en toucher un autre, ni passer par un troisième point.

    Qui ne trouve plus deux points à relier perd. Les points auxquels plus rien ne peut se relier sont barrés.

    Écris les numéros des deux points, par exemple 3-9.

    L’hôte choisit combien il y a de points, de 8 à 30, et s’ils sont semés au hasard ou sur un cercle.
segments-opt-points = combien de points
segments-opt-layout = hasard – les points sont semés sur la feuille ; cercle – ils sont sur un cercle
segments-key-points = points
segments-key-layout = disposition
segments-is-random = hasard | semés
segments-is-circle = cercle | rond
segments-set-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
segments-set-layout = { $value ->
    [circle] sur un cercle
   *[other] semés au hasard
}

segments-ask = relie deux points libres

segments-reject-syntax = Écris les numéros de deux points, par exemple 3-9.
segments-reject-none = Ce point n’existe pas : ils sont numérotés de 1 à { $last }.
segments-reject-same = Un segment relie deux points différents.
segments-reject-taken = Le point { $point } est pris : il est relié au { $other }. Chaque point ne finit qu’un seul segment.
segments-reject-cross = Il croiserait { $a }–{ $b }. Les segments ne doivent même pas se toucher.
segments-reject-through = Il passe par { $point }. Aucun autre point ne doit être sur le chemin.

segments-sheet-closed = — ne peut plus se relier
segments-sheet-stuck = { $seat } : plus de coup

segments-lesson-1 = On relie deux points libres : écris 2-6
segments-lesson-2 = D’un point barré, plus rien ne part
segments-lesson-3 = Sans se croiser ; plus de coup : perdu
