# Seven to the power: seven brings seven chips, other sums cost.

sevenpower-name = Puissance sept
sevenpower-also = sept gagne | le sept
sevenpower-about = Deux dés qui font sept rapportent sept jetons ; toute autre somme coûte son écart à sept. La dernière personne avec des jetons gagne.
sevenpower-brief = deux dés, dix minutes
sevenpower-rules =
    Chacun a vingt jetons. À ton tour, lance deux dés et additionne-les.

    Sept te rapporte sept jetons du pot ; s’il y en a moins, la banque ajoute ce qui manque. Toute autre somme coûte autant de jetons qu’elle est loin de sept : ils vont au pot.

    Si tu ne peux pas tout payer, tu paies ce que tu as. Sans jetons, on est hors jeu. La dernière personne avec des jetons gagne.

    Par exemple, 6 4 fait dix et coûte trois jetons, 3 2 fait cinq et en coûte deux.

    Avec « somme=onze », tu paies l’écart à onze. Onze prend tout le pot, et avec douze tu paies autant de jetons qu’il y en a dedans.

    Dis « lancer » ou touche le bouton.

sevenpower-opt-chips = combien de jetons chacun a
sevenpower-opt-sum = quelle somme gagne : sept rapporte sept jetons, onze tout le pot
sevenpower-key-chips = jetons
sevenpower-key-sum = somme
sevenpower-is-seven = sept
sevenpower-is-eleven = onze
sevenpower-set-chips = { $value ->
    [one] { $value } jeton chacun
   *[other] { $value } jetons chacun
}
sevenpower-set-sum = { $value ->
    [eleven] onze prend le pot
   *[other] sept rapporte sept jetons
}

sevenpower-word-roll = lancer | je lance | lance

sevenpower-takes = { $seat } fait { $faces }, { $sum } : { $chips } du pot !
sevenpower-takes-more = { $seat } fait { $faces }, { $sum } : { $chips }, { $pot ->
    [0] tout de la banque !
   *[other] { $pot } du pot et { $lacks } de la banque !
}
sevenpower-pays = { $seat } fait { $faces }, { $sum }, et paie { $chips }.
sevenpower-all = { $seat } fait { $faces }, { $sum }, et paie tout ce qui reste : { $chips }.
sevenpower-sheet-seven = 7 prend 7 jetons, sinon on paie l’écart
sevenpower-sheet-eleven = 11 prend le pot, 12 le double, sinon l’écart
sevenpower-sheet-left = reste au pot : { $count }
sevenpower-sheet-aim = but : { $aim }
sevenpower-sheet-puts = somme { $sum }, paie l’écart : { $off }
sevenpower-sheet-doubles = { $sum } double le pot : paie { $count }
sevenpower-sheet-rest = { $sum } : les { $count } derniers vont au pot
sevenpower-sheet-last = somme { $sum }, écart { $off } : paie les { $count } derniers
sevenpower-sheet-takes = somme { $sum }, prend { $count }

sevenpower-lesson-1 = 6 + 4 = 10, à trois de sept : Anna paie 3
sevenpower-lesson-2 = 4 + 3 = 7 : sept jetons pour Bruno
sevenpower-lesson-3 = « lancer » : la banque complète le pot
