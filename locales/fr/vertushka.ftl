vertushka-name = Tourne le dé
vertushka-also = trente et un | bascule le dé
vertushka-about = Un lancer, puis on ne fait que basculer le dé d’une face à l’autre. Fais 31 tout juste, sans jamais dépasser.
vertushka-brief = un dé, deux minutes
vertushka-rules =
    On lance le dé une fois : ce qu’il montre est la somme de départ. Ensuite, plus personne ne lance. À tour de rôle, en commençant par l’autre, on bascule le dé par une arête sur un de ses côtés et on ajoute la face qui vient en haut.

    Tout ne peut pas venir : ni la face du dessus, ni celle du dessous (les faces opposées font sept), ni celle qui était en haut avant la dernière bascule. Il y a donc trois choix, et quatre à la première.

    Qui fait 31 tout juste gagne 3 points. Qui dépasse donne à l’autre un point par unité de trop : 33 en donne 2. Puis l’autre lance, et 6 points gagnent la partie.

    Avec deux dés, on en bascule un, et on ajoute les deux dessus. L’interdiction vaut pour chaque dé à part.

    Écris la face que tu veux en haut : 6. Avec deux dés, dis lequel : gauche 6, droite 6, ou 4>6 pour celui qui montre 4. Les boutons disent aussi la somme.
vertushka-opt-count = combien de dés on bascule
vertushka-opt-target = la somme qui gagne une manche
vertushka-opt-points = points qui gagnent la partie ; avec 1, c’est une seule manche
vertushka-key-count = nombre | nombre de dés
vertushka-key-target = cible | somme
vertushka-key-points = points | partie
vertushka-set-count = { $value ->
    [one] un dé
   *[other] { $value } dés
}
vertushka-set-target = jusqu’à { $value }
vertushka-set-points = { $value ->
    [one] une seule manche
   *[other] partie en { $value } points
}
vertushka-preset-two = deux dés
vertushka-preset-single = une manche | seule manche

vertushka-word-throw = lancer | je lance | lance
vertushka-word-left = gauche | g
vertushka-word-right = droite | d

vertushka-ask = { $dice ->
        [one] bascule le dé
       *[other] bascule un dé
    } : { $total } jusqu’ici, il reste { $left }
vertushka-tip = { $face } → { $makes }
vertushka-tip-news = { $seat } le bascule sur { $face } : { $makes }.
vertushka-tip-left = ⬅ { $face } → { $makes }
vertushka-tip-right = ➡ { $face } → { $makes }
vertushka-tip-left-news = { $seat } bascule celui de gauche sur { $face } : { $makes }.
vertushka-tip-right-news = { $seat } bascule celui de droite sur { $face } : { $makes }.
vertushka-sheet-points = { $points ->
    [one] une seule manche
   *[other] en { $points } points
}
vertushka-sheet-over = = { $sum }, trop
vertushka-sheet-target = but
vertushka-sheet-before = était dessus
vertushka-sheet-before-short = avant

vertushka-told-throw = { $seat } lance : { $faces }.
vertushka-told-made = { $points ->
        [one] { $seat } fait { $target } tout juste : { $points } point !
       *[other] { $seat } fait { $target } tout juste : { $points } points !
    }
vertushka-told-passed = { $points ->
        [one] { $seat } dépasse : { $sum }. { $points } point pour { $other }.
       *[other] { $seat } dépasse : { $sum }. { $points } points pour { $other }.
    }

vertushka-reject-syntax = { $dice ->
    [one] Écris la face que tu veux en haut, par exemple 6.
   *[other] Écris quel dé et la face que tu veux en haut : gauche 6, droite 6, ou 4>6 pour le dé qui montre 4.
}
vertushka-reject-face = Un dé a les faces de 1 à 6.
vertushka-reject-top = { $face } est déjà en haut. Bascule le dé sur l’une de { $faces }.
vertushka-reject-under = { $face } est dessous, à l’opposé de { $top } : une bascule ne l’amène pas en haut. Possible : { $faces }.
vertushka-reject-before = { $face } était en haut avant la dernière bascule, et on ne revient pas tout de suite. Possible : { $faces }.
vertushka-reject-neither = Aucun des dés ne peut basculer sur { $face } maintenant.
vertushka-reject-shown = Aucun dé ne montre { $top }. En haut : { $tops }.
vertushka-reject-which = Les deux dés pourraient basculer sur { $face }. Dis lequel : gauche { $face } ou droite { $face }.
vertushka-reject-throw = Les dés d’abord.
vertushka-reject-thrown = Les dés sont lancés : bascules-en un.

# What the board in letters says.
vertushka-board-to = à
vertushka-board-seat = place
vertushka-board-throws = lance
vertushka-board-was = était
vertushka-board-may-be = possible
vertushka-board-last = d’avant
vertushka-board-of = sur

vertushka-lesson-1 = La face du haut : ajoutée en dernier
vertushka-lesson-2 = Écris la face voulue ; voici la somme
vertushka-lesson-3 = Elle vient d’y être : pas si vite
vertushka-lesson-4 = 31 tout juste vaut 3 points
vertushka-lesson-5 = Au-delà de 31, le surplus va à l’autre
