# Four rows: two white dice for everybody, four coloured ones for whoever rolls.

fourrows-name = Quatre lignes
fourrows-also = lignes en couleur | quatre couleurs
fourrows-about = Dés blancs pour tous, dés de couleur pour qui lance : coche quatre lignes de gauche à droite, et saute le moins possible.
fourrows-brief = six dés, quinze minutes
fourrows-rules =
    Chacun a quatre lignes : rouge et jaune de 2 à 12, vert et bleu de 12 à 2. On coche de gauche à droite seulement ; ce qu’on saute est perdu.

    À tour de rôle, on lance deux dés blancs et un de chaque couleur. D’abord, chacun peut cocher la somme des dés blancs dans une ligne, en secret jusqu’à ce que tous aient décidé. Puis qui a lancé peut cocher un dé blanc plus un de couleur, dans la ligne de cette couleur. Qui lance et ne coche rien prend une pénalité.

    Touche un bouton, ou écris la ligne et le nombre : « rouge 7 » ou « r7 » ; « passe » ne coche rien. La somme blanche : au bot, en privé.

    Le dernier nombre d’une ligne demande cinq croix avant. Avec lui, tu coches le cadenas, une croix de plus ; à plusieurs d’un coup aussi. La ligne est fermée, son dé part. La partie finit à deux lignes fermées, ou à la quatrième pénalité de quelqu’un.

    Croix d’une ligne : 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 et 78 points ; une pénalité en enlève 5. Qui a le plus de points gagne.

fourrows-opt-locks = combien de lignes fermées terminent la partie
fourrows-opt-penalties = combien de pénalités d’une personne terminent la partie
fourrows-key-locks = cadenas
fourrows-key-penalties = pénalités
fourrows-set-locks = { $value ->
    [one] fin à { $value } ligne fermée
   *[other] fin à { $value } lignes fermées
}
fourrows-set-penalties = { $value ->
    [one] fin à { $value } pénalité
   *[other] fin à { $value } pénalités
}

fourrows-word-throw = lancer | je lance | lance
fourrows-word-red = rouge | r
fourrows-word-yellow = jaune | j
fourrows-word-green = vert | v
fourrows-word-blue = bleu | b
fourrows-word-pass = passe | je passe | passer

fourrows-row-red = rouge
fourrows-row-yellow = jaune
fourrows-row-green = vert
fourrows-row-blue = bleu
fourrows-letter-red = R
fourrows-letter-yellow = J
fourrows-letter-green = V
fourrows-letter-blue = B

fourrows-cross-red = 🔴 { $number }
fourrows-cross-red-news = { $seat } coche le { $number } rouge.
fourrows-cross-yellow = 🟡 { $number }
fourrows-cross-yellow-news = { $seat } coche le { $number } jaune.
fourrows-cross-green = 🟢 { $number }
fourrows-cross-green-news = { $seat } coche le { $number } vert.
fourrows-cross-blue = 🔵 { $number }
fourrows-cross-blue-news = { $seat } coche le { $number } bleu.
fourrows-pass = Je passe

fourrows-ask-throw = { $several ->
    [yes] lancez { $dice } dés et écrivez ce qu’ils montrent : deux blancs, puis { $colours }
   *[no] lance { $dice } dés et écris ce qu’ils montrent : deux blancs, puis { $colours }
}
fourrows-ask-first = { $several ->
    [yes] { $seat } fait { $sum } aux dés blancs : cochez-le dans une ligne, ou passez
   *[no] { $seat } fait { $sum } aux dés blancs : coche-le dans une ligne, ou passe
}
fourrows-ask-white = { $several ->
    [yes] les dés blancs font { $sum } : cochez-le dans une ligne, ou passez
   *[no] les dés blancs font { $sum } : coche-le dans une ligne, ou passe
}
fourrows-ask-coloured = { $several ->
    [yes] cochez un dé blanc plus un de couleur, ou passez
   *[no] coche un dé blanc plus un de couleur, ou passe
}
fourrows-ask-penalty = { $several ->
    [yes] cochez un dé blanc plus un de couleur, ou prenez une pénalité de 5
   *[no] coche un dé blanc plus un de couleur, ou prends une pénalité de 5
}

fourrows-die-red = 🔴 { $face }
fourrows-die-yellow = 🟡 { $face }
fourrows-die-green = 🟢 { $face }
fourrows-die-blue = 🔵 { $face }
fourrows-threw = { $seat } fait ⚪ { $one } + { $two } = { $sum }, { $coloured }.
fourrows-crossed = La somme blanche : { $crosses }.
fourrows-crossed-one = { $seat } – { $row } { $number }
fourrows-crossed-none = Personne ne coche la somme blanche.
fourrows-crosses = { $seat } coche { $row } { $number }.
fourrows-passes = { $seat } passe.
fourrows-penalty = { $seat } n’a rien coché et prend { $count ->
    [1] une première pénalité
    [2] une deuxième pénalité
    [3] une troisième pénalité
    [4] une quatrième pénalité
   *[other] une pénalité, numéro { $count }
}.
fourrows-locked = Le cadenas du { $row } est pour { $names } : ligne fermée pour tous.
fourrows-over-locks = { $count ->
    [one] Une ligne est fermée : c’est la fin.
   *[other] { $count } lignes sont fermées : c’est la fin.
}
fourrows-over-penalties = { $count ->
    [one] { $seat } a une pénalité : c’est la fin.
   *[other] { $seat } a { $count } pénalités : c’est la fin.
}

fourrows-reject-syntax = Écris la ligne et le nombre, par exemple « rouge 7 », ou « passe ».
fourrows-reject-throw = Les dés d’abord.
fourrows-reject-thrown = Les dés sont lancés : coche un nombre ou passe.
fourrows-reject-locked = Le { $row } est fermé.
fourrows-reject-sum = Là, seule compte la somme des dés blancs : { $sum }.
fourrows-reject-colour = Avec un dé blanc et le { $row }, tu peux faire { $other ->
    [0] { $sum }
   *[other] { $sum } ou { $other }
}.
fourrows-reject-left = Tu ne peux pas revenir à { $row } { $number } : il y a déjà une croix sur { $last }.
fourrows-reject-last = { $count ->
    [one] Le dernier nombre, { $row } { $number }, demande { $needed } croix avant lui, et il y en a { $count }.
   *[other] Le dernier nombre, { $row } { $number }, demande { $needed } croix avant lui, et il y en a { $count }.
}

fourrows-holds = { $points ->
    [one] Ta feuille, { $points } point : { $rows }.
   *[other] Ta feuille, { $points } points : { $rows }.
}
fourrows-holds-row = { $count ->
    [one] { $row } { $count } croix (sur { $last })
   *[other] { $row } { $count } croix (dernière : { $last })
}
fourrows-holds-empty = { $row } vide

fourrows-sheet-penalties = pénalités
fourrows-sheet-points = points
fourrows-sheet-white = dés blancs : tous peuvent cocher la somme
fourrows-sheet-coloured = blanc + couleur : qui a lancé seulement
fourrows-sheet-before = lancer d’avant

fourrows-board-seat = place
fourrows-board-left = hors
fourrows-board-red = rouge
fourrows-board-yellow = jaune
fourrows-board-green = vert
fourrows-board-blue = bleu
fourrows-board-penalties = pénalités
fourrows-board-points = points
fourrows-board-white = blanc

fourrows-lesson-1 = Somme blanche pour tous : « vert 4 »
fourrows-lesson-2 = Qui lance : un blanc + un dé de couleur
fourrows-lesson-3 = De gauche à droite ; sauté, c’est perdu
fourrows-lesson-4 = Le cadenas compte et ferme la ligne
fourrows-lesson-5 = 1, 3, 6, 10 … points, une pénalité −5
