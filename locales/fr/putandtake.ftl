# Put and take: the first die says which, the second how much.

putandtake-name = Mets et prends
putandtake-also = toton | prendre et mettre
putandtake-about = Deux dés : le premier dit si tu mets des jetons au pot ou en prends, le second combien. Sans jetons, on sort.
putandtake-brief = deux dés, cinq minutes
putandtake-rules =
    Chacun a cinq jetons et en met un au pot.

    À ton tour, lance deux dés. Si le premier est pair, tu prends dans le pot ; s’il est impair, tu mets des jetons. Le second dit combien : un 1 un jeton, un 2 deux, un 3 trois, un 4 trois aussi, un 5 quatre, et un 6 tout – tu prends tout le pot, ou tu y mets autant qu’il y a.

    Personne ne prend plus qu’il y a, et personne ne met plus qu’il n’a. Quand le pot est vide, chacun remet un jeton.

    Sans jetons, on est hors jeu. La dernière personne qui en a gagne.

    Par exemple, 4 6 prend tout, et 1 5 met quatre jetons.

    Dis « lancer » ou touche le bouton.

putandtake-opt-chips = combien de jetons chacun a
putandtake-key-chips = jetons
putandtake-set-chips = { $value ->
    [one] { $value } jeton chacun
   *[other] { $value } jetons chacun
}

putandtake-word-roll = lancer | je lance | lance

putandtake-takes = { $seat } fait { $faces } et prend { $chips }.
putandtake-takes-rest = { $seat } fait { $faces } et prend { $chips } : il n’y a pas plus dans le pot.
putandtake-takes-all = { $seat } fait { $faces } et prend tout le pot : { $chips } !
putandtake-puts = { $seat } fait { $faces } et met { $chips }.
putandtake-puts-rest = { $seat } fait { $faces } et met { $chips }, sans en avoir plus.
putandtake-puts-all = { $seat } fait { $faces } et double le pot : { $chips }.
putandtake-ante = Le pot est vide : chacun met un jeton.
putandtake-sheet-first = Premier dé : pair prend, impair met
putandtake-sheet = Second dé : 1–3 tel quel, 4 vaut trois, 5 quatre, 6 tout
putandtake-sheet-puts = met { $count }
putandtake-sheet-same = double le pot : { $count }
putandtake-sheet-last = met ses { $count } derniers
putandtake-sheet-takes = prend { $count }
putandtake-sheet-takes-all = prend tout, { $count }, chacun remet 1

putandtake-lesson-1 = Premier dé, 1 : mets. Second, 5 : quatre
putandtake-lesson-2 = Bruno n’en avait que trois : hors jeu
putandtake-lesson-3 = « lancer » : pair, puis un 6, prend le pot
