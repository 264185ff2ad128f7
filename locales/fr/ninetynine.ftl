# Ninety-nine: a number, five dice, and a formula of all of them.

ninetynine-name = Quatre-vingt-dix-neuf
ninetynine-also = compte est bon | le compte est bon
ninetynine-about = Un nombre est annoncé et cinq dés tombent : fais des cinq une formule aussi proche que possible du nombre.
ninetynine-brief = cinq dés, un quart d’heure
ninetynine-rules =
    À chaque manche, quelqu’un d’autre annonce un nombre de 33 à 99. Puis cinq dés tombent. Fais une formule qui utilise chacun des cinq exactement une fois et s’approche le plus possible du nombre. On peut additionner, soustraire, multiplier, diviser et mettre des parenthèses ; les fractions en chemin sont permises.

    Envoie ta formule au bot en privé, par exemple 5*5*3-(2+6). Tu peux écrire × ou x pour « fois » et : pour « divisé par ». Envoies-en autant que tu veux tant qu’il reste du temps : la meilleure compte. Écris « fini » quand tu n’as rien de mieux. La manche finit quand tous ont fini, ou après trois minutes.

    Puis on montre toutes les formules, et la meilleure possible. La plus proche, au-dessus ou au-dessous, vaut un point ; si elle tombe juste, deux points. À égalité, chacun a les siens.

    Une partie fait cinq manches. « manches » en règle le nombre, « minutes » le temps de réflexion.
ninetynine-opt-rounds = combien de nombres sont annoncés
ninetynine-opt-minutes = combien de temps on a pour réfléchir, en minutes
ninetynine-key-rounds = manches
ninetynine-key-minutes = minutes
ninetynine-set-rounds = { $value ->
    [one] { $value } manche
   *[other] { $value } manches
}
ninetynine-set-minutes = { $value ->
    [one] { $value } minute de réflexion
   *[other] { $value } minutes de réflexion
}

ninetynine-word-done = fini | j’ai fini | rien de mieux

ninetynine-board-round = manche
ninetynine-board-seat = place
ninetynine-board-points = points
ninetynine-board-value = valeur
ninetynine-board-formula = formule
ninetynine-board-left = hors
ninetynine-board-of = sur
ninetynine-board-target = cible
ninetynine-board-dice = dés
ninetynine-board-best = mieux

ninetynine-ask-name = annonce un nombre de 33 à 99
ninetynine-ask = { $several ->
    [yes] faites { $target } avec { $faces } et envoyez la formule
   *[no] fais { $target } avec { $faces } et envoie la formule
}

ninetynine-name-it = { $target }
ninetynine-send = une formule
ninetynine-done = ✓ Fini
ninetynine-done-news = { $seat } dit « fini ».

ninetynine-named = { $seat } annonce { $target }. Les dés : { $faces }.
ninetynine-made = Cela fait { $value }, écart { $off }. Envoie mieux, ou « fini ».
ninetynine-worse = Cela fait { $value }, écart { $off } : tu avais mieux.
ninetynine-hit = Cela fait { $value } : le compte est bon !
ninetynine-nobody = Personne n’a envoyé de formule.
ninetynine-exact = { $count ->
    [one] Le compte est bon pour { $names } : deux points.
   *[other] Le compte est bon pour { $names } : deux points chacun.
}
ninetynine-nearest = { $count ->
    [one] Le plus près : { $names }, écart { $off } : un point.
   *[other] Le plus près : { $names }, écart { $off } : un point chacun.
}
ninetynine-silent = Pas de réponse : { $names }.
ninetynine-best = C’était possible : { $formula } = { $value }.

ninetynine-reject-number = Annonce un nombre entier de 33 à 99.
ninetynine-reject-formula = Envoie une formule avec les cinq dés, par exemple 5*5*3-(2+6), ou « fini ».
ninetynine-reject-dice = Utilise chaque dé exactement une fois : { $faces }.
ninetynine-reject-equals = Cette formule fait { $value }, pas { $said }.
ninetynine-reject-zero = Cette formule divise par zéro.
ninetynine-reject-wait = Il faut d’abord annoncer un nombre.

ninetynine-sheet-points = points
ninetynine-sheet-value = valeur
ninetynine-sheet-target = cible
ninetynine-sheet-how = Les cinq dés, + − × : et parenthèses
ninetynine-sheet-off = écart { $off }
ninetynine-sheet-exact = juste
ninetynine-sheet-none = sans réponse
ninetynine-sheet-formula = formule
ninetynine-sheet-round = Manche { $round } sur { $rounds }
ninetynine-sheet-after = Après manche { $round } sur { $rounds }
ninetynine-sheet-best = Mieux : { $formula } = { $value }

ninetynine-lesson-1 = Anna annonce 67 ; ces cinq dés tombent
ninetynine-lesson-2 = Bruno : 5 × 5 × 3 − (2 + 6) = 67, 2 points
ninetynine-lesson-3 = 68 vaudrait un point, si le plus près
ninetynine-lesson-4 = Après chaque manche, on montre la meilleure
