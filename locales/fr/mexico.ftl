# Mexico: two dice read as a number; the lowest one costs a life.

mexico-name = Mexico
mexico-also = dés mexicains | le mexicain
mexico-about = Deux dés font un nombre, et vingt et un bat tout. Le plus petit de la manche coûte une vie.
mexico-brief = deux dés, cinq minutes
mexico-rules =
    Il ne faut pas avoir le nombre le plus bas. On lit deux dés comme un nombre, le plus grand d’abord : 5 et 3 font 53. Le meilleur est 21, appelé Mexico. Puis viennent les doubles, de 66 à 11. Puis tous les autres nombres, de 65 à 31, le plus bas.

    Qui ouvre la manche lance une, deux ou trois fois, et s’arrête quand le nombre est assez bon : dis « lancer » et « stop », ou touche les boutons. Seul le dernier lancer compte. Les autres ont ensuite autant de lancers que cette personne en a pris, pas plus. Après un Mexico, le tour est fini aussitôt.

    Par exemple : Anna ouvre avec 53, puis 65, et s’arrête après deux lancers. Bruno fait 11, un double, et s’arrête. Clara fait 42, puis 31 : c’est le plus bas.

    Qui a le plus bas perd une de ses trois vies et ouvre la manche suivante. À égalité, il y a un barrage, et qui a joué en dernier commence. Sans vie, on est hors jeu, et la dernière personne en jeu gagne.

    Avec « vies », tu règles combien de vies chacun a.

mexico-opt-lives = combien de vies chacun a
mexico-key-lives = vies
mexico-set-lives = { $value ->
    [one] { $value } vie
   *[other] { $value } vies
}

mexico-word-roll = lancer | je lance | lance | relancer | encore
mexico-word-hold = stop | je m’arrête | je reste

mexico-ask-roll = { $worst ->
    [0] ouvre la manche : tu as { $left } lancers au plus
   *[other] { $left ->
        [one] lance une fois, le plus bas jusqu’ici est { $worst }
       *[other] lance jusqu’à { $left } fois, le plus bas jusqu’ici est { $worst }
    }
}
mexico-ask = { $left ->
    [one] il reste un lancer
   *[other] il reste { $left } lancers
}{ $worst ->
    [0] { "" }
   *[other] , le plus bas jusqu’ici est { $worst }
}. Relancer ou stop ?

mexico-threw = { $seat } fait { $number }.
mexico-mexico = { $seat } fait { $number } : Mexico !
mexico-stops = { $seat } s’arrête à { $number }.
mexico-lost = { $lives ->
    [0] { $seat } a le plus bas, { $number }, et sort du jeu.
    [one] { $seat } a le plus bas, { $number } : il lui reste une vie.
   *[other] { $seat } a le plus bas, { $number } : il lui reste { $lives } vies.
}
mexico-tie = Plus bas à égalité : barrage entre { $names }.

mexico-board-throws = lancers
mexico-board-lives = vies
mexico-board-shows = montre

mexico-sheet = { $throws ->
    [one] Un lancer ; 21 bat tout, puis les doubles
   *[other] Jusqu’à { $throws } lancers ; 21, puis doubles
}
mexico-sheet-tie = { $throws ->
    [one] Barrage, un lancer
   *[other] Barrage, { $throws } lancers au plus
}
mexico-sheet-old = Nouvelle manche. En pâle : la précédente
mexico-sheet-small = Petit : lancers d’avant
mexico-sheet-lives = vies
mexico-sheet-shows = montre
mexico-sheet-past = avant { $number }
mexico-sheet-fell = { $number }, perdu

mexico-lesson-1 = Seul le dernier lancer compte : 65
mexico-lesson-2 = Un double bat 65 ; seul 21 les bat tous
mexico-lesson-3 = Deux lancers pour Anna : pas plus
mexico-lesson-4 = 42 est le plus bas : encore « lancer »
mexico-lesson-5 = Les pastilles : chacun a trois vies
