# Katego: a row of columns for each player; the single highest entry has the column. With 26 variants.

katego-name = Katego
katego-also = dés katego
katego-about = Mets chaque lancer dans une colonne de ta ligne : le plus haut, s’il est seul, prend la colonne ; à égalité, elle brûle.
katego-brief = deux dés, cinq minutes
katego-rules =
    Chacun a une ligne de 12 colonnes (15 à partir de sept personnes, 18 à partir de dix). À ton tour, deux dés tombent ; écris leur somme dans une colonne libre de ta ligne : « k7 ».

    Quand la colonne 7 est pleine dans toutes les lignes, elle donne 7 points à qui a seul le plus grand nombre. Si le plus grand est partagé, la colonne brûle : personne ne l’a. Qui a le plus de points gagne.

    Il y a 26 autres variantes : une table pour tous, des paires, des enchères pour les colonnes… L’hôte en choisit une : /katego variante=grand. Tous leurs noms sont dans les options.

katego-rules-base = Comme ci-dessus : un nombre par colonne, et le plus grand, s’il est seul, la prend.
katego-rules-big = Chaque colonne prend deux nombres de chacun, donc il y a deux fois plus de tours. Une colonne va à la plus grande somme des deux nombres ; à égalité, elle brûle. 9 + 4 ne bat pas 7 + 7.
katego-rules-product = On écrit le produit des deux dés au lieu de leur somme : 3 et 5 font 15. Il y a 18 produits, de 1 à 36. Le reste comme au katego simple.
katego-rules-super = Tu as deux cases dans chaque colonne, et tu peux écrire un lancer dans n’importe quelle case libre, chez n’importe qui : un 2 est mieux chez quelqu’un d’autre. Tes deux cases d’une colonne se multiplient ; le plus grand produit, s’il est seul, prend la colonne. 9 et 4 font 36, et 6 et 6 aussi : cette colonne brûle.
katego-rules-quench = On écrit des produits. Si tu écris un produit déjà présent dans cette colonne, chez n’importe qui, la colonne s’éteint aussitôt : elle ne rapporte rien, et plus personne n’y écrit. Tu dois écrire tant que tu as une case libre dans une colonne ouverte ; sans case libre, tu as fini et les autres continuent.
katego-rules-power = Ta ligne doit descendre de gauche à droite : après un 9 dans la colonne 3 ne viennent que des nombres plus petits. Tu as dix lancers de réserve pour toute la partie ; chacun relance les deux dés, et le dernier lancer compte. Tu peux sacrifier une case par un tiret, et tu le dois si le lancer ne va nulle part. Un tiret ne gagne jamais de colonne.
katego-rules-firtree = À deux. Les colonnes rapportent 1 2 3 4 5 6 6 5 4 3 2 1 points. Une ligne doit descendre de gauche à droite, l’autre monter ; le sort décide laquelle. Chacun a dix lancers de réserve pour toute la partie, et une case se sacrifie par un tiret, ce qui est obligé si le lancer ne va nulle part.
katego-rules-pairs = Les partenaires sont face à face : à 4, 6 ou 8. Une colonne va à la paire avec la plus grande somme de ses deux nombres ; à égalité, elle brûle. À trois ou quatre paires, un nombre qu’une autre paire a aussi dans cette colonne ne compte pas : de 9 + 6, 9 + 5 et 8 + 4, les 9 tombent, et la troisième paire gagne.
katego-rules-pairquench = Les partenaires sont face à face, et une colonne va à la paire avec la plus grande somme. Mais si les deux nombres de la paire en tête diffèrent et qu’une autre paire en a deux égaux, la colonne s’éteint : 8 + 7 contre 6 + 6 ne rapporte rien, 8 + 8 contre 6 + 6 va aux huit.
katego-rules-rivals = À quatre, deux paires à deux tables : à chaque table, un contre un, paire contre paire. Tu as les mêmes lancers que l’autre paire à l’autre table : la chance est donc bien partagée. Chaque table se compte comme au katego simple, puis chaque paire additionne ses deux résultats.
katego-rules-capture = Les partenaires sont face à face, et on écrit des produits. Dès que deux partenaires ont le même produit dans une colonne, ils la capturent aussitôt avec ses points ; les cases vides n’y comptent plus. Une colonne que personne ne capture va, une fois pleine, à la paire avec la plus grande somme.
katego-rules-olympic = À quatre, deux paires. Un lancer par manche, et les quatre l’écrivent en même temps dans leur ligne. Tu vois ce qu’écrit l’autre paire, mais pas l’autre ligne de la tienne. Compté comme en paires : une colonne va à la paire avec la plus grande somme.
katego-rules-psychological = Un lancer par manche pour tout le monde. Tu l’écris dans ta ligne, que personne d’autre ne voit avant la fin. Puis on montre toutes les lignes et on compte comme au katego simple : il vaut mieux être là où les autres ne sont pas.
katego-rules-diceless = Pas de dés : à tour de rôle, on annonce un lancer, par exemple 6 5, et chacun écrit la somme annoncée dans une ligne couverte jusqu’à la fin. Personne n’annonce deux fois la même somme. Les lancers qu’on ne peut pas partager également sont laissés au bot ; s’il n’y en a pas un pour chaque place, on en annonce un chacun jusqu’au bout.
katego-rules-spare = Tu as cinq lancers de réserve pour toute la partie : après un lancer, tu peux en dépenser un et relancer les deux dés. Le dernier lancer compte. Le reste comme au katego simple.
katego-rules-saving = Chaque tour te donne deux lancers. Tu dois en utiliser au moins un ; ceux que tu laisses sont gardés pour plus tard. Le dernier lancer d’un tour compte.
katego-rules-limited = Tu as 20 lancers pour tous tes tours : au moins un par tour, et autant que tu veux. Le dernier lancer d’un tour compte. Quand il n’y en a plus, tes cases vides comptent 0, et un 0 ne gagne jamais.
katego-rules-city = Tu as 15 lancers, et on écrit des produits. Un nombre doit être plus grand que le dernier de cette colonne, écrit par n’importe qui : après un 10, 12 va, mais pas 9. Si un lancer ne va nulle part, relance. Sans lancers, tes cases vides comptent 0. Une colonne va à son plus grand nombre, qui est le dernier.
katego-rules-village = Tu as 30 lancers. Au premier tour, un dé est posé sur 1, au deuxième sur 2, et ainsi jusqu’à 6, puis de nouveau 1. Tu lances l’autre autant que tu veux, et on écrit le produit : au tour 3, un 5 fait 15.
katego-rules-skittles = Tu as 30 dés pour toute la partie. À chaque tour, tu en lances autant que tu veux, de 1 à 10 ; ils sont dépensés, et leur somme s’écrit. Sans dés, tes cases vides comptent 0. Le reste comme au katego simple.
katego-rules-ladder = On se bat pour les colonnes l’une après l’autre, avec 30 dés chacun. À ton tour, tu lances des dés un par un jusqu’à dépasser le total de la personne en tête dans cette colonne, ou tu passes. Qui passe ou n’y arrive pas sort de la colonne. Qui reste la prend et ouvre la suivante. S’il n’y a plus que toi avec des dés, tu lances quand même pour chaque colonne ; si tu passes, elle n’est à personne. Chaque dé lancé est dépensé.
katego-rules-skirmish = Une seule ligne de colonnes, de 4 à 15, et 30 dés chacun. À tour de rôle, on lance autant de dés qu’on veut, de 1 à 10, pour la colonne suivante. Dès qu’une somme atteint son numéro, la colonne est prise. Les dés sont dépensés de toute façon ; la partie finit quand toutes les colonnes sont prises ou tous les dés partis.
katego-rules-trade = Une seule ligne de colonnes, de 4 à 15, et 30 dés chacun. Pour la colonne suivante, on mise des nombres de dés, chaque mise plus haute que la précédente ; qui passe ne revient plus. Ouvre la personne après la dernière meilleure mise, ou après la dernière ouverture si tous ont passé. La meilleure mise lance exactement autant : si la somme atteint le numéro, la colonne est gagnée, sinon elle est perdue pour tous.
katego-rules-auction = Comme au marché, on mise des dés, chaque mise plus haute que la précédente. Mais la meilleure mise lance, puis peut prendre n’importe quelle colonne libre dont la somme atteint le numéro. Avec 8, on peut prendre 6 ou 4, par exemple. Si rien ne va, rien n’est pris et l’enchère suivante commence. Quand tous passent, la partie finit.
katego-rules-progressive = Une table pour tous : tu peux écrire dans une colonne aussi souvent que tu veux, mais chaque nouveau nombre doit être plus grand que le précédent, écrit par n’importe qui. Un lancer qui ne va nulle part est perdu. Une colonne va à qui a écrit son dernier nombre ; une colonne intacte ne rapporte rien.
katego-rules-podium = Une table pour tous. Dans chaque colonne, le plus grand nombre, s’il est seul, rapporte ses points, et le plus petit, s’il est seul, en coûte autant, dès que deux personnes y ont écrit. Tu peux ne rien écrire : dis « passe ».
katego-rules-golf = Une table pour tous, et 50 dés chacun. À ton tour, tu en lances autant que tu veux, de 1 à 10, et tu écris leur somme ; chaque nouveau nombre d’une colonne doit être plus grand que le précédent. Sans dés, c’est fini pour toi. Une colonne va à son dernier nombre.

katego-opt-variant = quel katego. Simples : simple, grand (deux nombres chacun, leur somme), produit (des dés), super (deux cases multipliées ; on écrit chez tous), éteint (un produit égal éteint la colonne), puissance (la ligne descend, dix lancers de réserve, tirets), sapin (à deux, une ligne descend, l’autre monte). Paires : paires, paires éteintes, rivaux, capture, olympique. Psychologie : psychologique (un lancer pour tous, lignes cachées), sans dés. Lancers : réserve, économe, limité, ville, village. Dés : quilles, échelle. Une ligne : escarmouche, marché, enchère. Une table : progressif, podium, golf
katego-opt-columns = combien de colonnes (12 ; à 7, 8 ou 9 : 15 ; à partir de 10 : 18)
katego-opt-table = à partir de quel nombre on compte les colonnes : un ou deux

katego-key-variant = variante | katego
katego-key-columns = colonnes | taille
katego-key-table = table | numéros
katego-is-base = simple | base
katego-is-big = grand
katego-is-product = produit | produits
katego-is-super = super | superkatego
katego-is-quench = éteint | éteindre
katego-is-power = puissance
katego-is-firtree = sapin
katego-is-pairs = paires
katego-is-pairquench = paires éteintes
katego-is-rivals = rivaux
katego-is-capture = capture
katego-is-olympic = olympique
katego-is-psychological = psychologique | psycho
katego-is-diceless = sans dés
katego-is-spare = réserve | cinq de réserve
katego-is-saving = économe | épargne
katego-is-limited = limité
katego-is-city = ville
katego-is-village = village
katego-is-skittles = quilles
katego-is-ladder = échelle
katego-is-skirmish = escarmouche
katego-is-trade = marché
katego-is-auction = enchère | enchères
katego-is-progressive = progressif
katego-is-podium = podium
katego-is-golf = golf
katego-is-book = un | livre
katego-is-knizia = deux | knizia
katego-preset-classic = classique

katego-set-variant = { $value ->
    [base] katego simple
    [big] grand katego
    [product] katego à produits
    [super] superkatego
    [quench] katego éteint
    [power] katego puissance
    [firtree] katego sapin
    [pairs] katego en paires
    [pairquench] katego en paires éteintes
    [rivals] paires rivales à deux tables
    [capture] katego en paires avec capture
    [olympic] katego olympique
    [psychological] katego psychologique
    [diceless] katego sans dés
    [spare] katego à cinq lancers de réserve
    [saving] katego économe
    [limited] katego à 20 lancers
    [city] katego des villes
    [village] katego des villages
    [skittles] katego quilles
    [ladder] katego échelle
    [skirmish] katego escarmouche
    [trade] katego marché
    [auction] katego enchère
    [progressive] katego progressif
    [podium] katego podium
   *[golf] katego golf
}
katego-set-columns = { $value ->
    [one] { $value } colonne
   *[other] { $value } colonnes
}
katego-set-table = { $value ->
    [knizia] colonnes à partir de 2
   *[other] colonnes à partir de 1
}

katego-word-throw = lancer | je lance | lance | relancer
katego-word-name = annonce | annoncer | j’annonce
katego-word-column = colonne | prendre | je prends
katego-word-dash = tiret | barrer | je barre
katego-word-pass = passe | je passe | stop | assez
katego-word-bid = mise | miser | je mise
katego-word-dice = dés | dé
katego-word-row = ligne | rangée

katego-column = { $column }
katego-column-of = { $column } · { $seat }
katego-dash = — { $column }
katego-again = 🎲 Lancer
katego-again-news = { $seat } relance.
katego-dice = 🎲 { $dice }
katego-dice-news = { $dice ->
    [one] { $seat } lance { $dice } dé.
   *[other] { $seat } lance { $dice } dés.
}
katego-bid = { $dice ->
    [one] Miser { $dice } dé
   *[other] Miser { $dice } dés
}
katego-pass = ✋ Je passe
katego-pass-news = { $seat } passe.
katego-row = ✍ { $seat }

katego-holds = { $count ->
    [0] Ta ligne est encore vide.
   *[other] Ta ligne : { $row }.
}
katego-ask = { $several ->
    [yes] écrivez { $value } dans une colonne
   *[no] écris { $value } dans une colonne
}
katego-ask-again = { $several ->
    [yes] { $throws ->
        [one] écrivez { $value } dans une colonne, ou relancez : il reste { $throws } lancer
       *[other] écrivez { $value } dans une colonne, ou relancez : il reste { $throws } lancers
    }
   *[no] { $throws ->
        [one] écris { $value } dans une colonne, ou relance : il reste { $throws } lancer
       *[other] écris { $value } dans une colonne, ou relance : il reste { $throws } lancers
    }
}
katego-ask-stuck = { $several ->
    [yes] { $value } ne va nulle part : relancez
   *[no] { $value } ne va nulle part : relance
}
katego-ask-dash = { $several ->
    [yes] { $value } ne va nulle part : sacrifiez une colonne
   *[no] { $value } ne va nulle part : sacrifie une colonne
}
katego-ask-podium = { $several ->
    [yes] écrivez { $value } dans une colonne, ou passez
   *[no] écris { $value } dans une colonne, ou passe
}
katego-ask-dice = { $dice ->
    [one] lance ton dernier dé
   *[other] combien de tes { $dice } dés lances-tu ?
}
katego-ask-dice-for = { $dice ->
    [one] colonne { $column } : lance ton dernier dé
   *[other] colonne { $column } : combien de tes { $dice } dés lances-tu ?
}
katego-ask-ladder = { $dice ->
    [one] colonne { $column } : tu as { $total }, à battre { $lead }, il reste { $dice } dé. Tu lances ou tu passes ?
   *[other] colonne { $column } : tu as { $total }, à battre { $lead }, il reste { $dice } dés. Tu lances ou tu passes ?
}
katego-ask-bid = { $dice ->
    [one] colonne { $column } : { $bid ->
        [0] pas encore de mise, tu as { $dice } dé. Tu mises
       *[other] la mise est à { $bid }, tu as { $dice } dé. Tu montes
    }, ou tu passes ?
   *[other] colonne { $column } : { $bid ->
        [0] pas encore de mise, tu as { $dice } dés. Tu mises
       *[other] la mise est à { $bid }, tu as { $dice } dés. Tu montes
    }, ou tu passes ?
}
katego-ask-take = { $value } : prends une colonne

katego-wrote = { $seat } écrit { $value } dans la colonne { $column }.
katego-wrote-at = { $seat } écrit { $value } dans la colonne { $column } (ligne : { $row }).
katego-dashed = { $seat } sacrifie la colonne { $column }.
katego-lost = { $seat } fait { $value }, et ça ne va nulle part.
katego-quenched = La colonne { $column } s’éteint : cette valeur y était déjà.
katego-captured = { $seat } et partenaire capturent la colonne { $column } !
katego-takes = { $seat } prend la colonne { $column } !
katego-leads = { $seat } est en tête de la colonne { $column } avec { $total }.
katego-gives-up = { $seat } laisse la colonne { $column } avec { $total }.
katego-misses = { $dice ->
    [one] { $seat } lance { $dice } dé : { $value }, pas assez.
   *[other] { $seat } lance { $dice } dés : { $value }, pas assez.
}
katego-threw = { $dice ->
    [one] { $seat } lance { $dice } dé : { $value }.
   *[other] { $seat } lance { $dice } dés : { $value }.
}
katego-bids = { $dice ->
    [one] { $seat } mise { $dice } dé.
   *[other] { $seat } mise { $dice } dés.
}
katego-passes = { $seat } passe.
katego-nobody = Personne ne mise pour la colonne { $column }.

katego-moves = Nomme une colonne : « k7 ». Il y a aussi « lancer », « lancer 4 », « tiret 5 », « mise 4 » et « passe », là où la variante les prévoit.
katego-columns = Les colonnes vont de { $first } à { $last }.
katego-full = La colonne { $column } est pleine.
katego-closed = La colonne { $column } est fermée.
katego-own-row = Tu écris dans ta propre ligne.
katego-higher = La colonne { $column } en est à { $last } : il faut plus grand, pas { $value }.
katego-falls = { $value } ne va pas dans la colonne { $column } : la ligne doit descendre de gauche à droite.
katego-rises = { $value } ne va pas dans la colonne { $column } : la ligne doit monter de gauche à droite.
katego-no-throws = Plus de lancer pour ça : écris { $value }.
katego-write-now = Écris { $value } dans une colonne.
katego-throw-again = { $value } ne va nulle part : relance.
katego-give-up = { $value } ne va nulle part : sacrifie une colonne avec « tiret 5 ».
katego-count = { $dice ->
    [one] Tu peux lancer { $dice } dé : dis « lancer 1 ».
   *[other] Dis combien de dés tu lances, de 1 à { $dice } : « lancer 2 ».
}
katego-take = Avec { $value }, tu peux prendre : { $columns }.
katego-bid-more = { $dice ->
    [one] Mise plus de { $bid } et au plus { $dice } dé, ou passe.
   *[other] Mise plus de { $bid } et au plus { $dice } dés, ou passe.
}
katego-ladder-moves = Dis « lancer » ou « passe ».
katego-named = Tu as déjà annoncé { $value } : annonce une autre valeur.

katego-seats = Cette variante se joue à : { $seats }.
katego-own-numbers = Cette variante a ses propres numéros de colonnes : laisse table=un.
katego-not-together = Dans cette variante, on se gêne tour après tour : un lancer pour tous n’y va pas.
katego-named-is-diceless = Le katego psychologique à lancers annoncés, c’est la variante sans dés : choisis « sans dés ».
katego-few-values = Il n’y a que { $values } valeurs, et personne n’en annonce une deux fois : prends moins de colonnes.

katego-sheet-bid = { $dice ->
    [one] { $seat } mise { $dice } dé
   *[other] { $seat } mise { $dice } dés
}
katego-sheet-points = points
katego-sheet-column = colonne
katego-sheet-goal = Le plus haut prend le numéro de la colonne ; égalité, brûlé
katego-sheet-won = gagnée
katego-sheet-burnt = brûlée
katego-sheet-out = éteinte
katego-sheet-lost = à personne
katego-sheet-loser = perd points
katego-sheet-dice = dés restants
katego-sheet-throws = lancers restants

katego-lesson-1 = La somme, 9, va dans ta ligne : écris k3
katego-lesson-2 = Seul le plus haut prend la 2 : 2 points
katego-lesson-3 = Deux au plus haut : colonne à personne
katego-lesson-4 = Les colonnes gagnées, en tout

katego-city-lesson-1 = Écris le produit des dés : 3 × 3 = 9
katego-city-lesson-2 = 9 bat le dernier ici : écris k2
katego-city-lesson-3 = Le dernier, 15, a la colonne
katego-city-lesson-4 = Il reste des lancers : « lancer » ?

katego-big-lesson-1 = 9 + 4 = 13, mais 7 + 7 fait plus
katego-big-lesson-2 = 6 + 5 contre 5 + 6 : à égalité, brûlée
katego-big-lesson-3 = Encore un nombre ici : écris k1

katego-product-lesson-1 = Écris le produit : 1 × 4 = 4, donc k1
katego-product-lesson-2 = 3 × 4 et 2 × 6 sont égaux : à personne
katego-product-lesson-3 = 6 × 6 = 36 : pas de plus grand produit

katego-super-lesson-1 = Le 2 de Bruno gâche tout : 12 × 2 = 24
katego-super-lesson-2 = Deux cases se multiplient : 10 × 9 = 90
katego-super-lesson-3 = k1 b : le 3 va dans la ligne de Bruno

katego-quench-lesson-1 = 12 y était déjà : colonne 4 éteinte
katego-quench-lesson-2 = On écrit le produit : 2 × 3 = 6, donc k1
katego-quench-lesson-3 = Un autre 3 ici éteindrait la colonne 1

katego-power-lesson-1 = 8 après 12 : une ligne doit descendre
katego-power-lesson-2 = « lancer » coûte un des dix de réserve
katego-power-lesson-3 = 9 n’allait nulle part : « tiret 4 »

katego-firtree-lesson-1 = Le milieu vaut le plus : 3 points
katego-firtree-lesson-2 = Anna descend : ici iraient 4 à 6
katego-firtree-lesson-3 = Bruno monte : ici iraient 7 à 9

katego-pairs-lesson-1 = Anna et David font la paire : ça s’ajoute
katego-pairs-lesson-2 = L’autre paire a aussi 9 : aucun ne compte
katego-pairs-lesson-3 = 8 + 4 est le plus de ce qui reste

katego-pairquench-lesson-1 = 8 + 7 fait plus, mais 6 et 6 l’éteint
katego-pairquench-lesson-2 = 10 + 10 : deux égaux ne risquent rien
katego-pairquench-lesson-3 = Partenaires face à face : ça s’ajoute

katego-rivals-lesson-1 = Anna et David ont le même lancer : 11
katego-rivals-lesson-2 = Deux tables : un contre un à chacune
katego-rivals-lesson-3 = Anna et Clara font la paire : 6 + 2 = 8

katego-capture-lesson-1 = 12 chez les deux : capturée aussitôt
katego-capture-lesson-2 = Sans capture : la grande somme, 25 + 20
katego-capture-lesson-3 = Capturée : la 1 est fermée pour tous

katego-olympic-lesson-1 = Vu par Anna : l’autre ligne est cachée
katego-olympic-lesson-2 = Elle voit les lignes de l’autre paire
katego-olympic-lesson-3 = Un lancer : tous écrivent en même temps

katego-psychological-lesson-1 = Un lancer pour tous : chacun écrit ce 11
katego-psychological-lesson-2 = La ligne de Bruno est cachée
katego-psychological-lesson-3 = Égalité brûlée : va où il n’est pas

katego-diceless-lesson-1 = Pas de dés : Anna dit « annonce 5 4 »
katego-diceless-lesson-2 = Tous écrivent le 9 annoncé : écris k2
katego-diceless-lesson-3 = La ligne de Bruno reste couverte
katego-diceless-lesson-4 = Anna a déjà annoncé 11 : plus possible

katego-spare-lesson-1 = Mauvais ? « lancer » : un de la réserve
katego-spare-lesson-2 = Anna en a encore 4 sur 5 en réserve
katego-spare-lesson-3 = 3 d’abord, puis 11 : le dernier compte

katego-saving-lesson-1 = Deux lancers par tour : Bruno a tout pris
katego-saving-lesson-2 = Anna en a gardé un : encore « lancer »
katego-saving-lesson-3 = Le dernier lancer compte, là c’est 4

katego-limited-lesson-1 = 20 lancers pour la partie : il en reste 17
katego-limited-lesson-2 = Ce 11 a coûté trois lancers à Anna
katego-limited-lesson-3 = Sans lancers, une case vide compte 0

katego-village-lesson-1 = Tour 3 : un dé sur 3 ; 3 × 4 = 12
katego-village-lesson-2 = « lancer » encore ? Reste 27 sur 30
katego-village-lesson-3 = 1 × 6 au tour 1 ; au 6, jusqu’à 6 × 6

katego-skittles-lesson-1 = 30 dés pour la partie : Anna en a 17
katego-skittles-lesson-2 = « lancer 7 » : sept dés ont fait 30
katego-skittles-lesson-3 = Sans dés, une case vide compte 0

katego-ladder-lesson-1 = Anna s’arrête à 8 : Bruno doit faire plus
katego-ladder-lesson-2 = 6, 1, 4, un par un : Bruno mène, « passe »
katego-ladder-lesson-3 = Le dernier la prend ; voici la suivante
katego-ladder-lesson-4 = 30 dés en tout : « lancer » en coûte un

katego-skirmish-lesson-1 = 6 + 2 passe 6 : Bruno prend la colonne
katego-skirmish-lesson-2 = Puis 7 : « lancer 2 », ou plus de dés ?
katego-skirmish-lesson-3 = 30 dés chacun ; lancé, c’est dépensé

katego-trade-lesson-1 = Deux dés misés pour la 6 : « mise 3 » ?
katego-trade-lesson-2 = Les dés d’Anna, 3 + 4, passent 5 : gagné
katego-trade-lesson-3 = Les deux de Bruno font 3 : perdue

katego-auction-lesson-1 = Bruno mise le plus, « mise 2 », et lance
katego-auction-lesson-2 = 8 suffit pour toutes : écris k6
katego-auction-lesson-3 = Deux de ses 30 dés sont partis

katego-progressive-lesson-1 = 6, 8, 11 : toujours plus haut
katego-progressive-lesson-2 = Le dernier, 10, a la colonne
katego-progressive-lesson-3 = 4 bat le 3 de la colonne 2 : écris k2

katego-podium-lesson-1 = 12, seul en haut : +4 pour Bruno
katego-podium-lesson-2 = 11, seul en bas : −4 pour Anna
katego-podium-lesson-3 = Ne rien écrire ? « passe »

katego-golf-lesson-1 = « lancer 7 » fait 27, mieux que 21 : k3
katego-golf-lesson-2 = 21 bat 14 : le dernier a la colonne
katego-golf-lesson-3 = 50 dés chacun, dix au plus par tour
