# Macao: one die, as near to nine as one dares.

macao-name = Macao
macao-also = neuf fatal | le macao
macao-about = Lance et relance un dé : approche-toi de neuf le plus possible, car au-delà tu sors de la manche.
macao-brief = un dé, cinq minutes
macao-rules =
    À ton tour, lance le dé autant de fois que tu veux, au moins une, et additionne ce qui tombe. À neuf, tu t’arrêtes : il n’y a pas mieux. Au-delà de neuf, tu es hors jeu pour cette manche.

    Quand tout le monde a joué, le plus haut prend un jeton. À égalité, on se départage en barrage, et qui a joué en dernier commence. Si tous sont hors jeu, personne ne prend le jeton ; en barrage, on rejoue. La personne suivante ouvre la manche suivante.

    Qui a trois jetons en premier gagne.

    Avec « neuf », un neuf prend le jeton aussitôt, avant que les autres aient lancé. Avec « ensemble », un lancer vaut pour tous, et qui reste le plus longtemps sans dépasser neuf prend le jeton.

    Dis « lancer » et « stop », ou touche les boutons.

macao-opt-chips = combien de jetons pour gagner
macao-opt-nine = un neuf prend le jeton aussitôt, avant que les autres aient lancé

macao-key-chips = jetons
macao-key-nine = neuf
macao-set-chips = { $value ->
    [one] { $value } jeton pour gagner
   *[other] { $value } jetons pour gagner
}
macao-set-nine = { $value ->
    [on] neuf aussitôt
   *[other] tout le monde joue
}

macao-word-roll = lancer | je lance | lance | relancer | encore
macao-word-hold = stop | je m’arrête | je reste

macao-sheet = { $chips ->
    [one] { $chips } jeton gagne ; perdu après 9
   *[other] { $chips } jetons gagnent ; perdu après 9
}
macao-lesson-1 = Anna s’arrête à 7 : « stop »
macao-lesson-2 = 5 + 6 = 11 : plus de neuf, hors jeu
macao-lesson-3 = Clara peut faire 8 ou 9 : « lancer »
macao-lesson-4 = Un jeton ici ; ici, deux jetons gagnent
