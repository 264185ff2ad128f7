# Twenty-one: one die, as near to 21 as one dares.

twentyone-name = Vingt et un
twentyone-also = 21 | le vingt et un
twentyone-about = Lance un dé autant que tu veux : approche-toi de 21 le plus possible, mais sans dépasser.
twentyone-brief = un dé, cinq minutes
twentyone-rules =
    À ton tour, lance le dé autant de fois que tu veux, au moins une, et additionne ce qui tombe. À 21, tu t’arrêtes. Au-delà de 21, tu es hors jeu pour cette manche.

    Quand tout le monde a joué, le plus près de 21 gagne un point ; à égalité, chacun en a un ; si tous sont hors jeu, personne. La personne suivante ouvre la manche suivante.

    Qui a le plus de points après cinq manches gagne.

    Avec « ensemble », un lancer vaut pour tous, et qui reste le plus longtemps sans dépasser 21 gagne le point.

    Dis « lancer » et « stop », ou touche les boutons. L’hôte peut choisir le nombre de manches, par exemple manches=3.

twentyone-opt-rounds = combien de manches on joue
twentyone-key-rounds = manches
twentyone-set-rounds = { $value ->
    [one] { $value } manche
   *[other] { $value } manches
}

twentyone-word-roll = lancer | je lance | lance | relancer | encore
twentyone-word-hold = stop | je m’arrête | je reste

twentyone-sheet = Manche { $round } sur { $rounds } ; perdu après 21

twentyone-lesson-1 = Anna s’arrête à 18 : « stop »
twentyone-lesson-2 = 6 + 6 + 4 + 6 = 22 : hors jeu
twentyone-lesson-3 = Clara peut relancer : « lancer »
twentyone-lesson-4 = Le plus près de 21 gagne un point
