rims-name = Boucles
rims-also = anneaux | les boucles
rims-about = Trace des courbes fermées par les points, sans jamais en toucher une autre. Qui trace la dernière boucle perd.
rims-brief = cinq minutes
rims-rules =
    La feuille est semée de points. À tour de rôle, on trace une boucle : une ligne fermée qui passe par un point au moins et quatre au plus, et seulement par des points qui ne sont encore sur aucune boucle.

    Une boucle ne doit ni se toucher ou se croiser elle-même, ni toucher ou croiser une autre. Elle peut se trouver dans une autre, ou contourner points et boucles comme elle veut.

    Qui trace la dernière boucle – quand chaque point est pris – perd. À trois ou quatre, les autres partagent la victoire.

    Écris les coins dans l’ordre, de 3 à 12 croisements de la feuille : c3 f5 e9 b7. La ligne est fermée et arrondie pour toi. Un point seul, c3, est une petite boucle qui y passe.

    L’hôte choisit combien il y a de points (8 à 24), par combien une boucle peut passer (jusqu’à « sans limite »), et avec inverse=non, la dernière boucle gagne.
rims-opt-points = combien de points
rims-opt-max = par combien de points une boucle peut passer
rims-opt-misere = qui trace la dernière boucle perd ; non – gagne
rims-key-points = points
rims-key-max = maximum | au plus
rims-key-misere = inverse | misère
rims-is-1 = 1
rims-is-2 = 2
rims-is-3 = 3
rims-is-4 = 4
rims-is-5 = 5
rims-is-6 = 6
rims-is-7 = 7
rims-is-8 = 8
rims-is-9 = 9
rims-is-10 = 10
rims-is-11 = 11
rims-is-12 = 12
rims-is-unlimited = sans limite | illimité
rims-set-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
rims-set-max = { $value ->
    [1] un point par boucle
    [unlimited] autant de points par boucle que tu veux
   *[other] jusqu’à { $value } points par boucle
}
rims-set-misere = { $value ->
    [on] la dernière boucle perd
   *[other] la dernière boucle gagne
}

rims-ask = { $free ->
    [one] trace une boucle : il reste un point
   *[other] trace une boucle : il reste { $free } points
}
rims-point = { $place }

rims-reject-syntax = Écris les coins d’une boucle dans l’ordre, par exemple c3 f5 e9 b7, ou un point seul.
rims-reject-outside = Il n’y a pas de { $place } sur cette feuille : le dernier croisement est { $last }.
rims-reject-corners = { $count ->
    [one] Une boucle a de { $least } à { $most } coins, et en voilà { $count }.
   *[other] Une boucle a de { $least } à { $most } coins, et en voilà { $count }.
}
rims-reject-bare = Il n’y a pas de point en { $place } : une petite boucle se trace autour d’un point libre. Une plus grande demande trois coins ou plus.
rims-reject-knot = Cette ligne se touche ou se croise elle-même. Une boucle n’en a pas le droit.
rims-reject-taken = { $place } est déjà sur une boucle. Les boucles ne passent que par des points encore libres.
rims-reject-empty = Cette boucle ne passe par aucun point. Elle doit passer par un point libre au moins ; le contourner ne suffit pas.
rims-reject-many = { $most ->
    [one] Cette boucle passe par { $count } points, et il n’en faut qu’un.
   *[other] Cette boucle passe par { $count } points, et il en faut { $most } au plus.
}
rims-reject-meets = Elle toucherait ou croiserait la boucle en { $place }. Les boucles ne doivent pas se rencontrer.

rims-sheet-misere = la dernière boucle perd
rims-sheet-last = la dernière boucle gagne

rims-lesson-1 = Une boucle passe par un à quatre points
rims-lesson-2 = Écris les coins : i2 o3 p8 f10
rims-lesson-3 = Dedans, oui ; toucher une boucle, non
rims-lesson-4 = Un point seul, petite boucle : s3
rims-lesson-5 = Qui doit prendre le dernier point perd
