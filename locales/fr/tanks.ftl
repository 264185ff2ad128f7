tanks-name = Bataille de chars
tanks-also = chars | chars d’assaut | chars de papier
tanks-about = Deux armées sur une feuille pliée : dessine un tir sur ta moitié, et le pli le porte chez l’ennemi.
tanks-brief = dix minutes
tanks-rules =
    La feuille, de 40 sur 28 unités, est pliée au milieu. Chacun place dix chars sur sa moitié, en privé : écris le milieu d’un char, à l’horizontale puis vers le bas, 7.3 12.8 (sur la moitié droite 27.3 12.8), ou plusieurs d’un coup ; la même chose encore le retire. Ou dis « hasard ». Avec « c’est prêt », les deux armées se montrent.

    Puis on tire à tour de rôle, aussi sur sa moitié. Une fois plié, le tir tombe aussi loin du pli de l’autre côté. Un coup au but détruit un char. À moins de 0,6, le char est touché ; un deuxième le détruit ; un char fait 2 × 1,4. Qui touche tire encore ; seul le tout premier tour n’a qu’un tir. Qui détruit tous les chars ennemis gagne.

    Seule ta moitié a des nombres sur ses bords : le reste est affaire de coup d’œil.

    L’hôte peut choisir de 7 à 10 chars, « sans répéter » (le tir suivant ne vise pas le char qu’on vient de toucher, sauf si c’est le dernier), et un quadrillage pour les enfants.
tanks-opt-tanks = chars de chacun
tanks-opt-norepeat = le tir suivant ne doit pas viser le char qu’on vient de toucher
tanks-opt-help = un quadrillage sur la feuille, pour les enfants
tanks-key-tanks = chars | nombre
tanks-key-norepeat = sans répéter
tanks-key-help = aide
tanks-is-none = sans quadrillage | aucune
tanks-is-grid = quadrillage | carreaux
tanks-set-tanks = { $value ->
    [one] { $value } char
   *[other] { $value } chars
}
tanks-set-norepeat = { $value ->
    [on] pas deux fois le même char
   *[other] on peut viser deux fois le même char
}
tanks-set-help = { $value ->
    [grid] avec quadrillage
   *[other] sans quadrillage
}
tanks-word-random = hasard | au hasard | chars au hasard | mélanger
tanks-word-clear = vider | effacer | tout enlever
tanks-word-ready = c’est prêt | prêt | prête | c’est bon | ok

tanks-own = 👁 Mes chars
tanks-own-secret = ✏ Placer mes chars
tanks-ask-place = { $several ->
    [yes] { $count ->
        [one] placez votre char en écrivant son milieu, puis dites « c’est prêt »
       *[other] placez vos chars, { $count } en tout, en écrivant leurs milieux, puis dites « c’est prêt »
    }
   *[no] { $count ->
        [one] place ton char en écrivant son milieu, puis dis « c’est prêt »
       *[other] place tes chars, { $count } en tout, en écrivant leurs milieux, puis dis « c’est prêt »
    }
}
tanks-ask-fire = dessine un tir sur ta moitié
tanks-do-random = 🎲 Chars au hasard
tanks-do-clear = Vider
tanks-do-ready = ✅ C’est prêt
tanks-do-place = on place les chars
tanks-left = { $count ->
    [one] { $count } char
   *[other] { $count } chars
}

tanks-ready = C’est prêt pour { $seat }.
tanks-open = Les deux armées sont sur le terrain.
tanks-complete = Tous tes chars sont placés. Dis « c’est prêt », ou déplace-les encore.
tanks-miss = { $seat } tire en { $point } : raté.
tanks-knocked = { $seat } tire en { $point } : un char est touché !
tanks-finished = { $seat } tire en { $point } : ce char est achevé !
tanks-direct = { $seat } tire en { $point } : en plein dans le mille !

tanks-reject-syntax-place = Écris le milieu d’un char, à l’horizontale puis vers le bas, par exemple 7.3 12.8, ou sur la moitié droite 27.3 12.8 (plusieurs d’un coup avec des virgules), ou « hasard », « vider », « c’est prêt ».
tanks-reject-syntax-fire = Écris où tu dessines ton tir, à l’horizontale puis vers le bas, par exemple 7.3 12.8, ou sur la moitié droite 27.3 12.8.
tanks-reject-outside = Un char doit être tout entier sur ta moitié : son milieu de { $left } à { $right } à l’horizontale et de { $top } à { $low } vers le bas.
tanks-reject-near = Trop près de ton char en { $point } : il faut plus de { $apart } entre les chars.
tanks-reject-among = { $point } : { $why } Aucun de ces chars n’a été placé.
tanks-reject-spent = { $count ->
    [one] Ton char est déjà placé.
   *[other] Tes { $count } chars sont déjà tous placés. Écris le milieu de l’un d’eux pour le retirer.
}
tanks-reject-missing = { $count ->
    [one] Il manque encore un char.
   *[other] Il manque encore { $count } chars.
}
tanks-reject-half = Tu dessines sur ta moitié : de { $left } à { $right } à l’horizontale et de 0 à { $low } vers le bas. Le pli fait le reste.
tanks-reject-repeat = Ce tir viserait le char que tu viens de toucher. Vises-en un autre.

tanks-sheet-placing = place ses chars
tanks-sheet-placed = chars en place
tanks-sheet-knocked = touché
tanks-sheet-wreck = détruit
tanks-sheet-aim = visée
tanks-sheet-landed = impact

tanks-lesson-1 = Tire sur ta moitié : Anna écrit 5 21
tanks-lesson-2 = Plié, le tir tombe ici : raté
tanks-lesson-3 = En plein dedans : détruit, Anna rejoue
tanks-lesson-4 = Tout près : touché ; deux fois, détruit
tanks-lesson-5 = Détruis tous les chars ennemis
