# House numbers: three rolls, three digits, each written at once.

housenumbers-name = Numéro de maison
housenumbers-also = numéros de maison | numéro de rue
housenumbers-about = Trois lancers d’un dé font un nombre à trois chiffres : écris aussitôt chacun en centaines, dizaines ou unités. Le plus grand gagne.
housenumbers-brief = un dé, deux minutes
housenumbers-rules =
    Il faut le plus grand numéro de maison. À ton tour, le dé tombe trois fois. Après chaque lancer, écris aussitôt le chiffre à une de tes trois places : centaines, dizaines ou unités. Ce qui est écrit reste, et chaque place prend un chiffre.

    Touche un bouton, ou écris « centaines », « dizaines » ou « unités ». Par exemple : un 3 va aux dizaines, un 6 aux centaines, et le 2 reste pour les unités : 632.

    Quand chacun a un numéro, le plus grand gagne un point ; à égalité, chacun en a un. Puis la personne suivante ouvre une nouvelle manche. Qui a le plus de points après cinq manches gagne (option « manches »).

    Avec « petit », le plus petit numéro gagne. Avec « aveugle », tu choisis la place avant que le dé tombe, et la chance décide seule. Avec un lancer pour tous, chacun écrit les trois mêmes chiffres, aux places de son choix ; on voit celles des autres quand tous ont choisi.

housenumbers-opt-lowest = le plus petit numéro gagne
housenumbers-opt-blind = la place se choisit avant que le dé tombe
housenumbers-key-lowest = petit | plus petit
housenumbers-key-blind = aveugle
housenumbers-set-lowest = { $value ->
    [on] le plus petit gagne
   *[other] le plus grand gagne
}
housenumbers-set-blind = { $value ->
    [on] places choisies à l’aveugle
   *[other] d’abord le dé, puis la place
}

housenumbers-word-hundreds = centaines | centaine | cent
housenumbers-word-tens = dizaines | dizaine | dix
housenumbers-word-units = unités | unité | un
housenumbers-word-throw = lancer | je lance | lance
housenumbers-word-name = annonce | annoncer | j’annonce

housenumbers-hundreds = Centaines : { $shown }
housenumbers-tens = Dizaines : { $shown }
housenumbers-units = Unités : { $shown }
housenumbers-hundreds-news = { $seat } prend les centaines.
housenumbers-tens-news = { $seat } prend les dizaines.
housenumbers-units-news = { $seat } prend les unités.

housenumbers-ask = { $best ->
    [0] où écrire le { $face } : centaines, dizaines ou unités ?
   *[other] où écrire le { $face } : centaines, dizaines ou unités ? Le meilleur numéro jusqu’ici est { $best }
}
housenumbers-ask-blind = quelle place, avant que le dé tombe : centaines, dizaines ou unités ?
housenumbers-threw = { $seat } fait { $face }.
housenumbers-made = { $seat } a le numéro { $number }.
housenumbers-reject-filled = Il y a déjà un chiffre à cette place.
housenumbers-reject-syntax = Écris « centaines », « dizaines » ou « unités ».

housenumbers-sheet = Manche { $round } sur { $rounds }, le plus grand
housenumbers-sheet-lowest = Manche { $round } sur { $rounds }, le plus petit
housenumbers-sheet-number = numéro
housenumbers-sheet-before = avant
housenumbers-sheet-was = avant { $number }

housenumbers-board-points = points
housenumbers-board-number = numéro
housenumbers-board-before = avant
housenumbers-board-lowest = petit

housenumbers-lesson-1 = Le 3 va là : « dizaines »
housenumbers-lesson-2 = Un 6 est bien aux centaines : 632
housenumbers-lesson-3 = Bruno fait 4 : où va-t-il l’écrire ?
housenumbers-lesson-4 = Le plus grand : un point ; cinq manches
