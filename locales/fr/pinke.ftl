# Pinke: nine fields, one of which keeps its chips.

pinke-name = Pinke
pinke-also = pinke-pinke | les neuf cases
pinke-about = Neuf cases pour deux dés : une vide coûte un jeton, une pleine le rend, et un double as ou double six rafle tout.
pinke-brief = deux dés, dix minutes
pinke-rules =
    Chacun a vingt jetons. Il y a neuf cases au milieu, pour les sommes de 3 à 11.

    À ton tour, lance deux dés. Si la case de leur somme est vide, mets-y un jeton, et ton tour est fini. S’il y a un jeton, prends-le ; puis relance, ou dis stop.

    Le sept, c’est autre chose. Qui le fait y met un jeton, qui reste, et le tour est fini : les jetons s’y entassent.

    Un 2 ou un 12 rafle tout : tu prends tous les jetons, les sept aussi, et tu dois relancer. Mais un autre 2 ou 12 au même tour coûte un jeton pour chacune des neuf cases.

    Sans jetons, on est hors jeu. La partie finit quand une seule personne en a, ou après quinze manches (« manches » le change) : qui a le plus de jetons gagne.

    Par exemple, sans jeton au milieu, 3 2 met un jeton sur le 5. La personne suivante fait 4 1, cinq aussi, prend le jeton et peut relancer.

    Dis « lancer » et « stop », ou touche les boutons.

pinke-opt-chips = combien de jetons chacun a
pinke-opt-rounds = combien de manches on joue au plus
pinke-key-chips = jetons
pinke-key-rounds = manches
pinke-set-chips = { $value ->
    [one] { $value } jeton chacun
   *[other] { $value } jetons chacun
}
pinke-set-rounds = { $value } manches

pinke-word-roll = lancer | je lance | lance | relancer | encore
pinke-word-hold = stop | je m’arrête | je reste

pinke-ask-throw = lance deux dés
pinke-ask = { $fields ->
    [0] les cases sont vides. Relancer ou stop ?
    [one] il y a un jeton sur une case. Relancer ou stop ?
   *[other] il y a des jetons sur { $fields } cases. Relancer ou stop ?
}
pinke-put = { $seat } fait { $faces } et met un jeton sur le { $sum }.
pinke-take = { $seat } fait { $faces } et prend le jeton du { $sum }.
pinke-seven = { $seat } fait { $faces } : un jeton reste sur le 7.
pinke-sweep = { $seat } fait { $faces } et rafle tout : { $chips } !
pinke-flood = { $seat } fait encore { $faces } : un jeton sur chaque case, { $chips }.
pinke-holds = { $seat } s’arrête.
pinke-sheet = Manche { $round } sur { $rounds } ; le 7 garde tout
pinke-sheet-more = Manche { $round } sur { $rounds } : relancer ou stop ?
pinke-sheet-again = Manche { $round } sur { $rounds } : relance
pinke-sheet-puts = { $sum } vide, met { $count }
pinke-sheet-takes = { $sum } plein, prend { $count }
pinke-sheet-seven = { $sum }, y laisse { $count }
pinke-sheet-sweeps = { $sum } rafle tout, prend { $count }
pinke-sheet-floods = encore { $sum }, met { $count }

pinke-lesson-1 = Une case vide coûte un jeton
pinke-lesson-2 = Les jetons du 7 y restent
pinke-lesson-3 = Jeton pris. « lancer » ou « stop » ?
pinke-lesson-4 = 1 1 ou 6 6 rafle tout
