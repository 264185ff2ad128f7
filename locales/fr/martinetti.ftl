# Martinetti: from one to twelve and back, by three dice and their sums.

martinetti-name = Martinetti
martinetti-also = aller-retour | ohio
martinetti-about = Trois dés et leurs sommes te mènent de un à douze et retour, nombre par nombre. Qui revient en premier gagne.
martinetti-brief = trois dés, dix minutes
martinetti-rules =
    Il faut passer par les nombres de 1 à 12 dans l’ordre, puis revenir à 1. À ton tour, lance trois dés une fois : touche le bouton ou dis « lancer ».

    Le nombre qu’il te faut peut être un dé, la somme de deux, ou la somme des trois. Si tu l’as, le même lancer peut te donner aussi le suivant, et ainsi de suite, aussi loin que ça va ; chaque dé ressert pour chaque nombre. Le bot les prend tous pour toi.

    Par exemple, le tout premier lancer est 1 1 3 : voilà ton 1, puis 1 + 1 = 2, le 3, 3 + 1 = 4 et 3 + 1 + 1 = 5 – cinq nombres d’un coup.

    Après le 12, il te faut 11, 10 et ainsi de suite. Qui revient en premier à 1 gagne aussitôt.

    Avec « encore », tu relances tant que chaque lancer te fait avancer.

martinetti-opt-again = qui avance relance
martinetti-key-again = encore
martinetti-set-again = { $value ->
    [on] on relance si on avance
   *[other] un lancer par tour
}

martinetti-word-roll = lancer | je lance | lance

martinetti-ask = lance trois dés : il te faut { $next }
martinetti-got = { $seat } fait { $faces } et obtient { $numbers }. Ensuite, { $next }.
martinetti-nothing = { $seat } fait { $faces } : pas de { $next } dedans.
martinetti-home = { $seat } fait { $faces }, obtient { $numbers } et finit le retour !
martinetti-sheet = Entouré : le nombre qu’il te faut
martinetti-sheet-again = Entouré : à faire ; si c’est fait, on relance
martinetti-sheet-got = fait { $numbers }

martinetti-lesson-1 = 4 + 6 = 10 et 6 + 3 = 9 : deux d’un coup
martinetti-lesson-2 = Le rond : le nombre qu’il faut là
martinetti-lesson-3 = Trait au-dessus : sur le retour de 12 à 1
martinetti-lesson-4 = À Bruno de jouer : « lancer »
