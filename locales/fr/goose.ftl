# The game of the goose: a spiral of sixty-three squares.

goose-name = Jeu de l’oie
goose-also = oie | l’oie
goose-about = Une spirale de soixante-trois cases : les oies te portent ; pont, auberge, puits, labyrinthe, prison et mort font le reste. Qui arrive au 63 en premier gagne.
goose-brief = un dé ou deux, dix minutes
goose-rules =
    Il faut arriver en premier à la case 63, au milieu de la spirale. À ton tour, lance le dé une fois : touche le bouton ou dis « lancer ». Ton pion avance d’autant.

    Sur une oie, tu avances encore du même nombre, jusqu’à une case sans oie.

    6, le pont : il te mène au 12. 19, l’auberge : tu passes deux tours. 31, le puits, et 52, la prison : tu attends que quelqu’un d’autre y arrive, mais trois tours au plus. 42, le labyrinthe : retour au 30. 58, la mort : retour au départ.

    Si tu arrives sur une case occupée, ce pion-là va à la case d’où tu viens.

    Il te faut 63 tout juste : ce qui est de trop te fait reculer. De 60, un 5 te mène au 63 puis au 61. Une oie en reculant te fait reculer encore.

    Avec « paire », tu lances deux dés. Alors un neuf à ton tout premier lancer mène au 26 (avec 6 3) ou au 53 (avec 5 4).

goose-opt-pair = deux dés au lieu d’un
goose-key-pair = paire
goose-set-pair = { $value ->
    [on] deux dés
   *[other] un dé
}

goose-word-roll = lancer | je lance | lance

goose-threw = { $seat } fait { $faces } : { $stops }.
goose-stop-square = au { $square }
goose-stop-goose = l’oie du { $square } porte plus loin
goose-stop-back = au 63 puis retour au { $square }
goose-stop-nine = un neuf d’entrée mène au { $square }
goose-stop-bridge = par le pont jusqu’au { $square }
goose-stop-inn = l’auberge du { $square }, deux tours de repos
goose-stop-well = dans le puits au { $square }
goose-stop-maze = au labyrinthe, retour au { $square }
goose-stop-prison = en prison au { $square }
goose-stop-death = la mort, retour au départ
goose-stop-home = 63, au but
goose-met = { $square ->
    [0] { $seat } doit retourner au départ.
   *[other] { $seat } doit aller au { $square }.
}
goose-missed = { $left ->
    [0] { $seat } passe un tour, le dernier.
   *[other] { $seat } passe un tour.
}

goose-sheet = Au 63 en premier : gagné
goose-sheet-missed = { $square } · passe
goose-sheet-start = départ
goose-sheet-square = case
goose-sheet-waits = { $square } · passe { $left }

goose-lesson-1 = Tu pars d’ici : dis « lancer »
goose-lesson-2 = Une oie : encore le même nombre
goose-lesson-3 = Le pont mène au 12
goose-lesson-4 = L’auberge : deux tours
goose-lesson-5 = Il faut 63 tout juste
