# Sixteen: near to fifteen, but sixteen is dead.

sixteen-name = Seize
sixteen-also = seize est mort | le seize
sixteen-about = Approche-toi de quinze : à seize ou plus, c’est la mort et un jeton ; le total le plus bas paie aussi.
sixteen-brief = trois dés, cinq minutes
sixteen-rules =
    Il faut garder ses jetons : chacun en a cinq. À seize ou plus, c’est la mort. Approche-toi donc de quinze autant que tu oses.

    À ton tour, lance trois dés. Puis dis stop, ou relance ceux que tu veux, deux fois au plus. Seule la somme à la fin compte. Touche un bouton, ou écris « lancer » avec les dés à relancer (« lancer » seul : tous), ou « stop ». Par exemple : tu as 4 3 2, ce qui fait 9, et tu écris « lancer 2 » ; le dé montre maintenant 6, et tu as 13. Quelqu’un d’autre finit à 5 5 6, soit 16 : la mort.

    Quand tout le monde a joué, une mort coûte un jeton. Parmi les autres, le total le plus bas en coûte un aussi ; à égalité, à chacun. S’il ne reste qu’une personne en vie, elle ne paie rien. La personne suivante ouvre la manche suivante.

    Sans jetons, on est hors jeu. Qui en a encore à la fin gagne.

    Avec « ensemble », un lancer vaut pour tous : mêmes dés, et chacun décide en secret quoi garder.

sixteen-rules-three = Comme ci-dessus : trois dés, à relancer au choix, deux fois au plus. Écris « lancer 2 » pour relancer le 2, « lancer 2 3 » pour deux dés, « stop » pour tout garder.
sixteen-rules-one = Tu lances un seul dé autant que tu veux, au moins une fois, et tu additionnes : 6 + 5 + 3 font 14. Au-delà de quinze, c’est la mort aussitôt ; à quinze, ça s’arrête tout seul. Dis « lancer » et « stop ».

sixteen-opt-form = trois dés dont on relance une partie, ou un dé qu’on additionne
sixteen-opt-chips = combien de jetons chacun a
sixteen-key-form = forme
sixteen-key-chips = jetons
sixteen-is-three = trois dés | trois
sixteen-is-one = un dé | un
sixteen-set-form = { $value ->
    [one] un dé
   *[other] trois dés
}
sixteen-set-chips = { $value ->
    [one] { $value } jeton
   *[other] { $value } jetons
}

sixteen-word-roll = lancer | je lance | lance | relancer | encore
sixteen-word-hold = stop | je m’arrête | je reste

sixteen-again = 🎲 { $faces }
sixteen-again-news = { $seat } relance { $faces }.

sixteen-ask = { $least ->
    [0] tu as { $sum }. Relancer ou stop ?
   *[other] tu as { $sum }, le plus bas jusqu’ici est { $least }. Relancer ou stop ?
}
sixteen-ask-three = tu as { $sum }, { $left ->
    [one] il reste un lancer
   *[other] il reste { $left } lancers
}. Quels dés relancer, ou stop ?
sixteen-ask-all = { $sum } pour toutes les personnes encore en jeu. Relancer ou stop ?
sixteen-ask-all-three = { $left ->
    [one] il reste un lancer
   *[other] il reste { $left } lancers
}. Quels dés relancer, ou stop ?

sixteen-threw = { $seat } fait { $faces } : { $sum }.
sixteen-dead = { $seat } fait { $faces } : { $sum }, c’est la mort.
sixteen-dead-pay = { $count ->
    [one] Seize ou plus, un jeton : { $names }.
   *[other] Seize ou plus, un jeton chacun : { $names }.
}
sixteen-lowest-pay = { $count ->
    [one] Au plus bas avec { $sum }, un jeton : { $names }.
   *[other] Au plus bas avec { $sum }, un jeton chacun : { $names }.
}
sixteen-out = Sans jetons et hors jeu : { $names }.
sixteen-reject-syntax = Écris « lancer » ou « stop » ; avec trois dés, tu peux dire lesquels tu relances : « lancer 2 3 ».

sixteen-sheet = 16 ou plus coûte un jeton, le plus bas aussi
sixteen-sheet-chips = jetons
sixteen-sheet-sum = total
sixteen-sheet-made = total { $sum }
sixteen-sheet-dead = mort : { $sum }
sixteen-sheet-lowest = au fond : { $sum }
sixteen-sheet-past = avant { $sum }

sixteen-board-three = trois
sixteen-board-one = un

sixteen-lesson-1 = Anna relance son 2 : « lancer 2 », puis 13
sixteen-lesson-2 = Bruno a 11 : encore 2 lancers, ou « stop »
sixteen-lesson-3 = À 16 ou plus, c’est la mort : un jeton
sixteen-lesson-4 = Le plus bas paie aussi. Sans jetons : fini
sixteen-one-lesson-1 = Anna fait 6 + 5 + 3 = 14 : « stop »
sixteen-one-lesson-2 = 6 + 4 + 6 = 16 : mort, un jeton
sixteen-one-lesson-3 = Le total le plus bas paie aussi
