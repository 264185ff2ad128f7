seabattle-name = Bataille navale
seabattle-also = touché-coulé | combat naval | les bateaux
seabattle-about = Deux flottes cachées et un tir à la fois : à l’eau, touché, coulé !
seabattle-brief = un quart d’heure
seabattle-rules =
    Chacun a une flotte sur sa propre grille, cachée à l’autre. Sur la grille habituelle de 10 × 10 : un bateau de quatre cases, deux de trois, trois de deux et quatre d’une. Les bateaux sont droits et ne se touchent jamais, même par un coin.

    On place d’abord ses bateaux, en privé avec moi ou par le bouton du groupe. Écris les deux bouts d’un bateau, a1-a4 (une seule case pour le plus petit), ou plusieurs d’un coup, a1-a4 c1-c3 ; le récrire le retire. « hasard » tire la flotte au sort, « vider » enlève tout. Quand ça te va, dis « c’est prêt ».

    Ensuite on tire à tour de rôle en écrivant une case, e5. Réponse : à l’eau, touché ou coulé. Touché ? Tu tires encore. Autour d’un bateau coulé il n’y a rien : ces cases sont marquées et on n’y tire plus.

    Qui coule en premier toute la flotte adverse gagne.

    L’hôte peut changer la grille, la flotte, et dire si on rejoue après un bateau touché. En salves, on nomme autant de cases que l’on a de bateaux à flot : a1 c5 e9.
seabattle-opt-size = cases de chaque côté de la grille
seabattle-opt-fleet = longueurs des bateaux, par exemple 4,3,3,2,2,2,1,1,1,1
seabattle-opt-again = après un bateau touché, on tire encore
seabattle-opt-salvo = autant de tirs par tour que de bateaux à flot
seabattle-key-size = taille | grille
seabattle-key-fleet = flotte | bateaux
seabattle-key-again = encore
seabattle-key-salvo = salve | salves
seabattle-set-size = grille { $value } × { $value }
seabattle-set-fleet = bateaux { $value }
seabattle-set-again = { $value ->
    [on] touché, on tire encore
   *[other] un tir par tour, touché ou non
}
seabattle-set-salvo = { $value ->
    [on] par salves
   *[other] tir par tir
}
seabattle-word-random = hasard | au hasard | flotte au hasard | mélanger
seabattle-word-clear = vider | effacer | tout enlever
seabattle-word-ready = c’est prêt | prêt | prête | c’est bon | ok

seabattle-do-random = 🎲 Flotte au hasard
seabattle-do-clear = Vider
seabattle-do-ready = ✅ C’est prêt
seabattle-do-place = on place les bateaux

seabattle-own = 👁 Ma flotte
seabattle-own-secret = ✏ Placer mes bateaux
seabattle-ask-place = { $several ->
    [yes] placez vos bateaux en écrivant leurs deux bouts, puis dites « c’est prêt »
   *[no] place tes bateaux en écrivant leurs deux bouts, puis dis « c’est prêt »
}
seabattle-ask-shoot = tire sur une case
seabattle-ask-salvo =
    { $shots ->
        [one] nomme une case où tirer
       *[other] tire une salve de { $shots } cases
    }

seabattle-ready = { $seat } dit « c’est prêt » : la flotte est en mer.
seabattle-complete = Tous tes bateaux sont placés. Dis « c’est prêt », ou déplace-les encore.
seabattle-miss = { $seat } tire en { $place } : à l’eau.
seabattle-hit = { $seat } tire en { $place } : touché !
seabattle-sunk =
    { $seat } tire en { $place } : { $length ->
        [one] coulé, un bateau d’une case !
       *[other] coulé, un bateau de { $length } !
    }
seabattle-salvo = { $seat } tire une salve : { $cells }.
seabattle-cell-miss = { $place } à l’eau
seabattle-cell-hit = { $place } touché
seabattle-cell-sunk = { $place } coulé

seabattle-reject-syntax-place = Écris les deux bouts d’un bateau, par exemple a1-a4 (plusieurs d’un coup : a1-a4 c1-c3), ou « hasard », « vider », « c’est prêt ».
seabattle-reject-syntax-shoot = Écris une case où tirer, par exemple e5.
seabattle-reject-syntax-salvo = Écris les cases de ta salve sur une ligne, par exemple a1 c5 e9.
seabattle-reject-outside = Il n’y a pas de { $place } sur cette grille : la dernière case est { $last }.
seabattle-reject-bent = De { $from } à { $to }, ce n’est pas une ligne droite.
seabattle-reject-among = { $ship } : { $why } Aucun de ces bateaux n’a été placé.
seabattle-reject-near = Les bateaux ne doivent pas se toucher, même par un coin.
seabattle-reject-length =
    { $length ->
        [one] Il n’y a pas de bateau d’une case dans cette flotte.
       *[other] Il n’y a pas de bateau de { $length } cases dans cette flotte.
    }
seabattle-reject-spent =
    { $length ->
        [one] Tous tes bateaux d’une case sont déjà placés.
       *[other] Tous tes bateaux de { $length } cases sont déjà placés.
    }
seabattle-reject-missing =
    { $count ->
        [one] Il manque encore un bateau, de longueur { $lengths }.
       *[other] Il manque encore { $count } bateaux, de ces longueurs : { $lengths }.
    }
seabattle-reject-shot-before = On a déjà tiré en { $place }. Choisis une autre case.
seabattle-reject-empty = { $place } est vide, c’est sûr : à côté d’un bateau coulé.
seabattle-reject-twice = { $place } est deux fois dans ta salve.
seabattle-reject-volley =
    { $want ->
        [one] Tu n’as qu’un tir, mais tu as nommé { $given } cases.
       *[other] Ta salve a { $want } tirs, mais tu en as nommé { $given }.
    }
seabattle-reject-fleet-long = Un bateau de { $length } ne tient pas dans une grille de { $size } × { $size }.
seabattle-reject-fleet-crowded = Cette flotte est trop à l’étroit dans une grille de { $size } × { $size }. Prends moins de bateaux, ou de plus courts, ou une plus grande grille.
seabattle-afloat = { $count } à flot
seabattle-places = place ses bateaux

seabattle-lesson-1 = Touché : Bruno tire encore
seabattle-lesson-2 = Coulé : autour, les cases sont vides
seabattle-lesson-3 = Cadre rouge : on tire ici, « b2 »
seabattle-lesson-4 = Anna seule le voit ; placé en privé : e1-f1
seabattle-lesson-5 = Coule toute la flotte et gagne
