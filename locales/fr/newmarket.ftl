# Newmarket: three dice, then two, then one; the highest stays each time.

newmarket-name = Newmarket
newmarket-also = boston | trois deux un
newmarket-about = Trois dés, puis deux, puis un : le plus haut de chaque lancer reste, et la meilleure somme gagne la manche.
newmarket-brief = trois dés, deux minutes
newmarket-rules =
    Il faut la plus grande somme de trois dés, et on les ramasse un à un. À ton tour, lance les trois dés : le plus haut reste sur la table, un seul même s’ils sont plusieurs. Lance les deux autres, et de nouveau le plus haut reste. Lance le dernier, et il reste quoi qu’il montre. Additionne les trois.

    Par exemple, 6 6 2 laisse un six, puis 5 3 laisse un cinq, puis vient un 4 : cela fait 15.

    Il n’y a rien à décider. Touche le bouton ou dis « lancer » à chaque lancer.

    Quand tout le monde a lancé, la plus grande somme gagne un point ; à égalité, chacun en a un. Qui a le plus de points après cinq manches gagne (option « manches »).

newmarket-word-roll = lancer | je lance | lance

newmarket-threw = { $seat } fait { $faces } : { $kept } reste, la somme est { $sum }.

newmarket-sheet = Manche { $round } sur { $rounds } ; le plus haut dé compte
newmarket-sheet-old = Manche { $round } sur { $rounds }. En pâle : celle d’avant

newmarket-lesson-1 = « lancer » : de 6 6 2, un six reste
newmarket-lesson-2 = Il reste deux dés : le cinq reste
newmarket-lesson-3 = Le dernier dé : 6 + 5 + 4 = 15
newmarket-lesson-4 = La meilleure somme vaut un point
