# Chicago: eleven rounds, in each of which another sum is aimed at.

chicago-name = Chicago
chicago-also = onze manches | le chicago
chicago-about = Deux dés, onze manches : on vise d’abord deux, puis trois, et ainsi jusqu’à douze. Fais la somme et marque-la.
chicago-brief = deux dés, deux minutes
chicago-rules =
    Il faut faire la bonne somme au bon moment. Il y a onze manches. À la première, tout le monde vise deux, à la suivante trois, et ainsi de suite ; la dernière est pour douze.

    À ton tour, lance deux dés une fois : touche le bouton ou dis « lancer ». Si leur somme est celle qu’on vise, tu marques autant de points ; sinon, rien.

    Par exemple, à la manche de huit, 5 3 rapporte 8 points, et 5 4 rien.

    Après la manche de douze, la partie est finie : qui a le plus de points gagne, et personne ne peut dépasser 77. À points égaux, on partage le rang.

chicago-word-roll = lancer | je lance | lance

chicago-ask = fais { $aim } avec deux dés
chicago-hit = { $seat } fait { $faces }, en plein dedans : { $sum } points.
chicago-missed = { $seat } fait { $faces } : cela donne { $sum }, raté.
chicago-sheet = Là, tout le monde vise { $aim }
chicago-sheet-last = Dernier lancer : { $faces } = { $sum }
chicago-sheet-aim = vise

chicago-lesson-1 = 5 + 3 = 8, et on vise huit : 8 points
chicago-lesson-2 = 5 + 4 = 9, ce n’est pas huit : rien
chicago-lesson-3 = La manche suivante vise neuf : « lancer »
chicago-lesson-4 = Après douze, le plus de points gagne
