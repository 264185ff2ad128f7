gridlock-name = Embouteillage
gridlock-also = bouchon | rectangles aux dés
gridlock-about = Deux dés donnent les côtés d’un rectangle : colorie-le chez toi, ou là où il gêne chez l’autre. Qui a le plus de cases coloriées gagne.
gridlock-brief = deux dés, dix minutes
gridlock-rules =
    Chacun a une grille de 10 × 10 cases. Les lettres des colonnes continuent de la première grille à la seconde, donc chaque case a son propre nom.

    À tour de rôle, on lance deux dés : les côtés d’un rectangle de cases vides à colorier, debout ou couché. Avec 3 et 5, on colorie 15 cases. Les rectangles peuvent se toucher mais pas se recouvrir, et restent dans une seule grille.

    Écris deux coins opposés : b2 d6. Pour un carré, la case en haut à gauche suffit : b2.

    On peut colorier dans les deux grilles, mais les cases comptent pour qui a la grille. Chez l’autre, tu fais un cadeau, mais tu peux gâcher beaucoup de place.

    S’il n’y a pas de place chez toi, ton tour est perdu. Tu peux encore colorier chez l’autre, ou écrire « passe ». S’il n’y a de place nulle part, le tour passe tout seul.

    Deux tours perdus de suite finissent la manche. Qui a le plus de cases coloriées chez soi gagne. En série, les cases de toutes les manches comptent, et on commence à tour de rôle.
gridlock-opt-size = cases sur un côté de chaque grille
gridlock-key-size = taille | grille
gridlock-set-size = grilles de { $value } × { $value }
gridlock-opt-games = combien de manches on joue ; les cases de toutes comptent
gridlock-key-games = manches | série
gridlock-set-games = { $value ->
    [one] une seule manche
   *[other] { $value } manches
}

gridlock-word-throw = lancer | je lance | lance
gridlock-word-pass = passe | je passe | passer

gridlock-pass = je passe
gridlock-pass-news = { $seat } passe : un tour perdu.
gridlock-ask = colorie { $a } × { $b } dans l’une des grilles
gridlock-ask-spoil = pas de place chez toi pour { $a } × { $b }, le tour est perdu : colorie-le chez l’autre ou passe
gridlock-told-stuck = { $seat } fait { $a } et { $b } : pas de place, un tour perdu.
gridlock-told-next = Deux tours perdus : la manche est finie. Pour l’instant { $one } : { $two }. La manche { $game } commence.
gridlock-told-over = Deux tours perdus de suite : c’est la fin, { $one } : { $two }.

gridlock-sheet-lost = tour perdu
gridlock-sheet-key = traits : qui colorie ; nombre : à qui

gridlock-reject-syntax = Écris deux coins opposés de ton rectangle, par exemple b2 d6.
gridlock-reject-throw = Lance d’abord les dés.
gridlock-reject-thrown = Les dés sont lancés : colorie maintenant un rectangle.
gridlock-reject-sides = Les dés disent { $a } × { $b }, et cela fait { $width } × { $height }. Nomme deux coins opposés.
gridlock-reject-off = C’est hors des grilles, qui finissent en { $last }.
gridlock-reject-across = C’est à cheval sur les deux grilles. Un rectangle reste dans une seule.
gridlock-reject-taken = Certaines de ces cases sont déjà coloriées.
gridlock-reject-pass = Il y a de la place chez toi : tu ne peux pas passer.

# What the board in letters says.
gridlock-board-has-thrown = a lancé
gridlock-board-throws = lance
gridlock-board-lost-turns = perdus
gridlock-board-games-over = finies
gridlock-board-of = sur

gridlock-lesson-1 = En haut, chez Anna. En bas, chez Bruno
gridlock-lesson-2 = Les dés sont les côtés : 3 × 3
gridlock-lesson-3 = Une case d’Anna gêne chez Bruno
gridlock-lesson-4 = Toutes comptent, peu importe de qui
gridlock-lesson-5 = Écris deux coins : « g4 i6 »
