# A hundred and one: six rolls, each of them ones or tens.

hundredone-name = Cent un
hundredone-also = 101 | le cent un
hundredone-about = Six lancers, chacun en unités ou en dizaines : approche-toi de cent le plus possible, mais sans dépasser.
hundredone-brief = un dé, deux minutes
hundredone-rules =
    Une manche, c’est six lancers d’un dé. Après chaque lancer, tu l’écris en unités ou en dizaines : un 4 vaut 4 ou 40. Les six comptent, et rien ne change plus tard.

    On additionne tes six nombres. La somme la plus proche de 100 par en dessous gagne la manche et un point ; à égalité, chacun en a un. 100 tout juste est le mieux, 101 ou plus est perdu.

    Les lancers sont pour tous : chacun écrit en secret, et après chaque lancer on montre tout. Avec « ensemble=non », chacun fait ses six lancers à soi, l’un après l’autre.

    Qui a le plus de points après cinq manches gagne ; « manches » en règle le nombre. Pour écrire, touche un bouton, ou écris le nombre au bot en privé, par exemple 40.

hundredone-word-throw = lancer | je lance | lance
hundredone-word-name = annonce | annoncer | j’annonce

hundredone-writes = { $worth }

hundredone-ask = tu as { $sum }, et un { $face } : { $face } ou { $tens } ?
hundredone-ask-all = { $several ->
    [yes] écrivez-vous { $face } ou { $tens } ?
   *[no] écris-tu { $face } ou { $tens } ?
}

hundredone-threw = { $seat } fait { $faces }.
hundredone-wrote = { $seat } écrit { $worth }, ce qui fait { $sum }.
hundredone-made = { $seat } écrit { $worth } et finit à { $sum }.
hundredone-out = { $seat } écrit { $worth } et dépasse avec { $sum }.
hundredone-lost = Au-delà de cent : { $names }.

hundredone-reject = Le dé montre { $face } : écris { $face } ou { $tens }.
hundredone-syntax = Écris le nombre : le dé lui-même, ou dix fois plus.

hundredone-sheet = Manche { $round } sur { $rounds } ; le dé ou ×10, plus de { $most } est trop
hundredone-sheet-before = avant { $sums }
hundredone-sheet-short = reste : { $points }
hundredone-sheet-out = trop

hundredone-lesson-1 = Un 4 s’écrit « 4 » ou « 40 »
hundredone-lesson-2 = Tout s’additionne : ce 20 était un 2
hundredone-lesson-3 = 84, le plus près sous 100 : un point
hundredone-lesson-4 = 101 ou plus : perdu
