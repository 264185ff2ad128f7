# Little Max: dice under a cup, a number that is true or not, and whoever doubts it lifts the cup.

littlemax-name = Petit Max
littlemax-also = menteur | le petit max | dés menteurs
littlemax-about = Lance sous le gobelet, regarde en secret, et annonce plus haut que le dernier, vrai ou non. Qui soulèvera le gobelet ?
littlemax-brief = deux dés sous un gobelet, dix minutes
littlemax-rules =
    Lance deux dés sous un gobelet (« lancer ») : personne d’autre ne les voit. On les lit comme un nombre, le plus grand d’abord : 5 et 4 font 54. Le meilleur est 21, appelé Max, puis les doubles de 66 à 11, puis tous les autres de 65 à 31.

    Annonce un nombre comme « 65 », vrai ou non. La personne suivante le croit (« je crois »), lance et annonce plus haut, ou soulève le gobelet (« soulever »). Si les dés valent ce qui est dit, ou plus, qui soulève perd un jeton ; sinon, c’est la personne qui l’a annoncé. Qui perd lance ensuite.

    Chacun a trois jetons (option « jetons »). Sans jeton, on est hors jeu, et la dernière personne qui en a gagne.

    Par exemple : Anna dit 54. Bruno y croit, fait 4 et 1, et dit 61. Clara soulève : 41 est moins que 61, Bruno perd un jeton.

    Un 21 ne se bat pas. On paie un jeton sans regarder, ou on soulève : un vrai 21 coûte deux jetons, un faux en coûte un à qui a menti.

    Il y a aussi des boutons. Tu vois tes dés par un bouton, ou en privé.

littlemax-opt-chips = combien de jetons chacun a
littlemax-key-chips = jetons
littlemax-set-chips = { $value ->
    [one] { $value } jeton
   *[other] { $value } jetons
}

littlemax-word-throw = lancer | je lance | lance | lancer en cachette
littlemax-word-believe = je crois | croire | crois | j’y crois | croire et lancer
littlemax-word-lift = soulever | je soulève | soulève | je doute | menteur
littlemax-word-pay = payer | je paie | jeton | payer un jeton

littlemax-throw = 🎲 Lancer en cachette
littlemax-throw-news = { $seat } lance sous le gobelet.
littlemax-believe = 🎲 Croire et lancer
littlemax-believe-news = { $seat } y croit et lance.
littlemax-lift = 👀 Soulever
littlemax-lift-news = { $seat } soulève le gobelet.
littlemax-pay = Payer un jeton
littlemax-pay-news = { $seat } paie un jeton.
littlemax-say = { $number }
littlemax-holds = Sous le gobelet, tu as { $number }.

littlemax-ask-throw = lance sous le gobelet ; personne d’autre ne verra les dés
littlemax-ask-say-first = annonce un nombre, vrai ou non
littlemax-ask-say = annonce plus haut que { $number }, vrai ou non
littlemax-ask-answer = { $seat } dit { $number } : croire et lancer, ou soulever le gobelet ?
littlemax-ask-top = { $seat } dit 21 : payer un jeton, ou soulever le gobelet ?

littlemax-believes = { $seat } y croit et lance.
littlemax-says = { $seat } annonce { $number }.
littlemax-true = { $seat } soulève le gobelet : { $number }, donc { $said } n’était pas un mensonge. { $seat } perd { $chips ->
    [one] un jeton
   *[other] { $chips } jetons
}{ $left ->
    [0] {" "}et sort du jeu
   *[other] , il lui en reste { $left }
}.
littlemax-false = { $seat } soulève le gobelet : { $number } et pas { $said }. { $liar } perd un jeton{ $left ->
    [0] {" "}et sort du jeu
   *[other] , il lui en reste { $left }
}.
littlemax-pays = { $seat } paie un jeton{ $left ->
    [0] {" "}et sort du jeu
   *[other] , il lui en reste { $left }
}. Personne ne regarde sous le gobelet.
littlemax-anew = Le gobelet est vide : { $seat } lance ensuite.

littlemax-reject-syntax = Annonce un nombre comme 65, ou « je crois » ou « soulever ».
littlemax-reject-number = Deux dés ne se lisent jamais { $number }. L’ordre est 31, 32, 41 … 65, puis 11, 22 … 66, puis 21.
littlemax-reject-low = Annonce plus haut que { $number }. L’ordre est 31, 32, 41 … 65, puis 11, 22 … 66, puis 21.
littlemax-reject-say = Annonce d’abord un nombre, par exemple 65.
littlemax-reject-throw = Lance d’abord sous le gobelet.
littlemax-reject-answer = Dis d’abord si tu y crois, ou soulève le gobelet.
littlemax-reject-top = Rien ne bat 21 : paie un jeton, ou soulève le gobelet.

littlemax-board-seat = place
littlemax-board-chips = jetons
littlemax-board-left = hors
littlemax-board-said = dit
littlemax-board-lifted = soulevé
littlemax-board-not-lifted = non soulevé
littlemax-board-cup = gobelet

littlemax-sheet-chips = jetons
littlemax-sheet-chain = dit :
littlemax-sheet-said = { $seat } : dit { $number }
littlemax-sheet-lay = en fait { $number }
littlemax-sheet-doubt = { $seat } en doute
littlemax-sheet-before = manche d’avant :
littlemax-sheet-last = dernière manche :
littlemax-sheet-throws = { $seat } lance
littlemax-sheet-says = { $seat } annonce un nombre
littlemax-sheet-more = plus que { $number }
littlemax-sheet-lost = { $seat } : −{ $chips } { $chips ->
    [one] jeton
   *[other] jetons
}

littlemax-lesson-1 = Anna dit 54 ; les dés restent cachés
littlemax-lesson-2 = « je crois » : Bruno doit dire plus que 54
littlemax-lesson-3 = « soulever » : 41, le 61 était un mensonge
littlemax-lesson-4 = Mentir ou douter à tort coûte un jeton
