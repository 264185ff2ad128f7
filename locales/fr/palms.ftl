palms-name = Paumes
palms-also = les paumes | paume | cherche le nombre
palms-about = Des nombres sont éparpillés sur ta paume. Pendant que tu cherches celui qu’on crie, l’autre remplit une grille de croix.
palms-brief = dix minutes
palms-rules =
    Chacun a une paume où sont éparpillés les nombres de 1 à 30, que personne d’autre ne voit, et une grille vide de 8 × 8 carreaux.

    Regarde d’abord ta paume et dis « c’est prêt », en réponse à l’image ou au bot en privé. Quand les deux l’ont dit, le premier appel vient.

    À tour de rôle, on appelle un nombre : 17. L’autre le cherche sur sa paume et écrit la case où il est, en réponse à l’image ou au bot en privé : f9. Pour chaque seconde entière entre l’appel montré par le bot et la bonne réponse, qui a appelé fait une croix. Une case fausse en coûte une de plus. Après vingt secondes, l’appel est fini, et il ne fait jamais plus de vingt croix. Puis c’est à l’autre d’appeler.

    On n’appelle chaque nombre qu’une fois, quoi que l’autre ait appelé. Qui remplit sa grille en premier gagne. Si tous les nombres sont appelés avant, qui a le plus de croix gagne.

    L’hôte peut choisir de 10 à 60 nombres et la taille de la grille.
palms-opt-numbers = combien de nombres sont sur une paume
palms-opt-grid = la grille à remplir de croix
palms-key-numbers = nombres
palms-key-grid = grille | taille
palms-set-numbers = { $value ->
    [one] { $value } nombre
   *[other] { $value } nombres
}
palms-set-grid = grille { $value }

palms-word-ready = c’est prêt | prêt | prête | c’est bon | ok

palms-own-secret = ✋ Ma paume
palms-ask-ready = { $several ->
    [yes] regardez votre paume, puis dites « c’est prêt », par le bouton ou en privé
   *[no] regarde ta paume, puis dis « c’est prêt », par le bouton ou en privé
}
palms-ask-call = { $most ->
    [one] appelle un nombre : 1
   *[other] appelle un nombre de 1 à { $most }
}
palms-ask-find = trouve { $number } sur ta paume et écris sa case
palms-do-ready = ✅ C’est prêt
palms-do-ready-news = C’est prêt pour { $seat }.
palms-do-call = { $number }
palms-do-find = une case de la paume
palms-crosses = { $count } sur { $all }
palms-lost = perdu { $seconds } s

palms-ready = C’est prêt pour { $seat }.
palms-called = { $seat } appelle le { $number } !
palms-wrong = { $seat } : le { $number } n’est pas là. Cela coûte une croix.
palms-found = { $seat } a trouvé { $number } en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} : { $crosses ->
    [0] pas de croix
    [one] une croix
   *[other] { $crosses } croix
} pour { $caller }{ $wrong ->
    [0] {""}
    [1] , dont une pour une case fausse
   *[other] , dont { $wrong } pour des cases fausses
}.
palms-late = { $seat } n’a pas trouvé { $number } en { $seconds } secondes : { $crosses ->
    [one] { $crosses } croix
   *[other] { $crosses } croix
} pour { $caller }.

palms-reject-syntax-ready = Regarde d’abord ta paume. Puis dis-moi « c’est prêt » en privé.
palms-reject-syntax-call = Écris le nombre que tu appelles, de 1 à { $most }.
palms-reject-syntax-find = Écris la case où est le nombre, par exemple f9.
palms-reject-wait = Il faut d’abord trouver ton dernier nombre. Puis tu appelles le suivant.
palms-reject-number = { $most ->
    [one] Il n’y a que le nombre 1 sur la paume.
   *[other] Les nombres d’une paume vont de 1 à { $most }.
}
palms-reject-called = Tu as déjà appelé { $number }. Appelle un autre nombre.
palms-reject-outside = Il n’y a pas de { $place } sur cette feuille : la dernière case est { $last }.

# What the board in letters says.
palms-board-crosses = croix
palms-board-of = sur
palms-board-lost = perdu
palms-board-called = appelé
palms-board-sought = cherché
palms-board-ready = prêt
palms-board-yes = oui
palms-board-no = non

palms-sheet-called = les appelés sont barrés :

palms-lesson-1 = Anna appelle 1 : écris « c8 » au bot
palms-lesson-2 = Chaque seconde : une croix pour Anna
palms-lesson-3 = Grille pleine : gagné
palms-lesson-4 = Bruno seul voit cette paume
