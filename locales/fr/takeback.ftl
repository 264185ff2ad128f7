takeback-name = Rends-les-moi
takeback-also = quarante jetons | rends les jetons
takeback-about = Quarante jetons au milieu, et le dé dit combien en bouger. Fais trois piles égales dans ta ligne avant qu’on te les reprenne.
takeback-brief = un dé, cinq minutes
takeback-rules =
    La grille a trois lignes de quatre cases. Chaque camp a une ligne du bord, et sur chaque case du milieu il y a dix jetons.

    À tour de rôle, on lance le dé et on bouge exactement autant de jetons, tous d’une case à une case voisine, de côté, vers le haut ou le bas. N’importe quelle case convient, aussi chez l’autre. Si aucune ne le permet, ton tour saute. On ne peut pas remettre aussitôt, avec le même lancer, ce que l’autre vient de bouger.

    Dès que trois ou quatre piles de ta ligne sont égales, tu gagnes ; une case vide n’est pas une pile. Avec 4 4 1 0 et un 3 au dé, trois jetons du milieu sur le 1 font 4 4 4.

    Si ce sont les piles de l’autre qui deviennent égales, l’autre gagne. Après 200 lancers, la manche est nulle.

    D’habitude, on joue une manche. En partie longue, chaque manche rapporte la hauteur des piles égales, jusqu’à 20 points ou comme convenu, en 20 manches au plus.

    Écris le départ et l’arrivée : b2 b3. Ou sers-toi des boutons.
takeback-opt-points = points qui gagnent la partie ; avec 1, c’est une seule manche
takeback-key-points = points | partie
takeback-set-points = { $value ->
    [one] une seule manche
   *[other] partie en { $value } points
}
takeback-preset-series = série | partie longue

takeback-word-throw = lancer | je lance | lance

takeback-ask = { $count ->
    [one] bouge { $count } jeton vers la case voisine
   *[other] bouge { $count } jetons vers la case voisine
}
takeback-told-moved = { $seat } : { $from } { $to }, { $count ->
    [one] { $count } jeton.
   *[other] { $count } jetons.
}
takeback-told-skip = { $seat } fait { $count }, et rien ne peut bouger avec ça.
takeback-told-won = { $points ->
        [1] { $seat } a des piles égales de { $height } et gagne !
       *[other] { $seat } a des piles égales de { $height } et maintenant { $total } sur { $points }.
    }
takeback-told-draw = { $throws } lancers sans victoire : la manche est nulle.

takeback-sheet-points = { $won } sur { $points }
takeback-sheet-aim = Trois piles égales dans ta ligne gagnent
takeback-sheet-moved = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} : { $from } → { $to }

takeback-reject-syntax = Écris le départ et l’arrivée, par exemple b2 b3.
takeback-reject-throw = Lance d’abord le dé.
takeback-reject-thrown = Le dé est lancé : bouge maintenant les jetons.
takeback-reject-off = C’est hors de la grille, qui finit en { $last }.
takeback-reject-far = { $from } et { $to } ne sont pas côte à côte.
takeback-reject-few = { $chips ->
        [0] Il n’y a pas de jetons en { $from }, et il t’en faut { $count }.
        [one] Il n’y a qu’un jeton en { $from }, et il t’en faut { $count }.
       *[other] Il n’y a que { $chips } jetons en { $from }, et il t’en faut { $count }.
    }
takeback-reject-back = Cela ne ferait que défaire le dernier coup. Bouge autre chose.

# What the board in letters says.
takeback-board-seat = place
takeback-board-has-thrown = a lancé
takeback-board-throws = lance
takeback-board-to = à

takeback-lesson-1 = La ligne d’Anna ; en haut, Bruno
takeback-lesson-2 = Le dé : bouge tout juste autant
takeback-lesson-3 = Départ et arrivée : « b2 b3 »
takeback-lesson-4 = Une case vide n’est pas une pile
