# Beetle: one die draws a beetle, part by part.

beetle-name = Scarabée
beetle-also = le scarabée | la bestiole
beetle-about = Chaque lancer dessine une partie de ton scarabée, si elle te manque. Le premier scarabée entier gagne.
beetle-brief = un dé, deux minutes
beetle-rules =
    Il faut avoir un scarabée entier avant les autres. À tour de rôle, on lance un dé une fois : touche le bouton ou dis « lancer ». Le bot dessine la partie que le dé désigne.

    1 est le corps, 2 la tête, 3 une patte, 4 un œil, 5 une antenne, et 6 la queue. Un scarabée a un corps, une tête, six pattes, deux yeux, deux antennes et une queue : treize parties.

    Le corps vient en premier. Tête, pattes et queue ont besoin d’un corps ; yeux et antennes ont besoin de la tête. Si tu fais ce qui ne peut pas encore servir, ou que ton scarabée a déjà, rien n’est dessiné et c’est à la personne suivante.

    Par exemple : ton premier lancer est un 3, mais il n’y a pas de corps, donc rien. Puis tu fais un 1, le corps. Puis encore un 3, et voilà la première patte.

    Qui complète son scarabée en premier gagne aussitôt.

beetle-word-roll = lancer | je lance | lance

beetle-body = corps
beetle-head = tête
beetle-leg = patte
beetle-eye = œil
beetle-feeler = antenne
beetle-tail = queue

beetle-ask-first = lance le dé : il te faut un { $face } ({ $part })
beetle-ask = { $left ->
    [one] lance le dé : il manque une partie
   *[other] lance le dé : il manque { $left } parties
}
beetle-drawn = { $seat } fait { $face } : { $part }.
beetle-needs = { $seat } fait { $face } : pour rien, il manque d’abord : { $part }.
beetle-enough = { $seat } fait { $face } : pour rien, déjà au complet : { $part }.
beetle-whole = { $seat } fait { $face } : { $part }, et le scarabée est entier !

beetle-sheet = Le corps d’abord ; yeux et antennes après la tête
beetle-sheet-parts = { $parts } sur { $all }
beetle-sheet-all = parties
beetle-sheet-times = { $part } × { $count }

beetle-board-parts = parties
beetle-board-body = corps
beetle-board-head = tête
beetle-board-leg = patte
beetle-board-eye = œil
beetle-board-feeler = antenne
beetle-board-tail = queue

beetle-lesson-1 = 1 dessine le corps : il vient d’abord
beetle-lesson-2 = 2, la tête ; puis yeux et antennes
beetle-lesson-3 = 3, une patte ; il en faut six
beetle-lesson-4 = « lancer » : il faut la tête, un 2
beetle-lesson-5 = Treize parties font un scarabée
