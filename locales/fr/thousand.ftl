# A thousand with six dice: set aside what counts, roll the rest.

thousand-name = Le mille à six dés
thousand-also = mille | farkle | zonk | dix mille
thousand-about = Mets de côté les dés qui comptent et relance les autres, tant que tu oses : qui arrive à 1000 en premier gagne.
thousand-brief = six dés, un quart d’heure
thousand-rules =
    Qui arrive à 1000 points en premier gagne. À ton tour, le bot lance six dés. De chaque lancer, mets de côté au moins un dé qui compte ; puis dis stop et note les points, ou relance les autres. Si rien ne compte, tous les points du tour sont perdus. Les six de côté, tu peux les relancer tous.

    Un 1 vaut 10, un 5 vaut 5. Trois pareils en un lancer : dix fois la face, et un 1 vaut dix : 4 4 4 fait 40, 1 1 1 fait 100. Quatre : vingt fois, 80 et 200 ; cinq : cent fois, 400 et 1000. 1 2 3 4 5 6 : 150. Six pareils gagnent aussitôt.

    Tu fais 1 1 1 5 2 6 : écris « lancer 1 1 1 5 », et tu as 105. Les deux autres font 5 et 3 : « stop » note 110. « lancer » et « stop » tout seuls prennent tout ce qui compte. Ou touche les boutons.

    Options : le but ; « ouverture », le minimum des premiers points ; « trous » : de 200 à 295, stop seulement si ce tour te mène à 300 ; de même de 600 à 700. « ensemble » : six dés pour tous ; qui en a moins prend les premiers de gauche.

thousand-opt-goal = combien de points pour gagner
thousand-opt-opening = combien de points le premier tour compté doit rapporter
thousand-opt-pits = de 200 à 300 et de 600 à 700, il faut sortir en un seul tour
thousand-key-goal = but | points
thousand-key-opening = ouverture
thousand-key-pits = trous
thousand-set-goal = jusqu’à { $value } points
thousand-set-opening = { $value ->
    [0] sans ouverture
   *[other] ouverture à { $value }
}
thousand-set-pits = { $value ->
    [on] avec trous
   *[other] sans trous
}

thousand-word-roll = lancer | je lance | lance | relancer | garder
thousand-word-hold = stop | je m’arrête | noter

thousand-roll = 🎲 { $faces } : { $points }, lancer { $dice }
thousand-roll-news = { $seat } met de côté { $faces } et lance { $dice }.
thousand-hold = ✋ Stop : +{ $points }
thousand-hold-news = { $seat } s’arrête avec { $points }.

thousand-ask = { $now ->
    [0] que mettre de côté ? Tout ce qui compte : { $points }
   *[other] que mettre de côté ? Tout ce qui compte fait { $points } à ce tour
}
thousand-ask-all = relancer ou stop ?
thousand-holds = Tes dés : { $faces }. À ce tour : { $points }.
thousand-holds-none = À ce tour : { $points }.

thousand-threw = { $seat } fait { $faces }.
thousand-bust = { $points ->
    [0] { $seat } fait { $faces } : rien ne compte.
   *[other] { $seat } fait { $faces } : rien ne compte, { $points } perdus.
}
thousand-six = { $seat } fait { $faces } : six pareils !
thousand-aside = { $seat } met de côté { $faces } : { $points } à ce tour.
thousand-banks = { $seat } note { $points } : { $total } en tout.

thousand-reject-syntax = Écris « lancer » ou « stop », ou aussi les dés à mettre de côté : « lancer 1 5 ».
thousand-reject-set = Tu ne peux pas mettre de côté { $faces } : les 1 et les 5 comptent seuls, les autres à partir de trois pareils, tous de ce lancer.
thousand-reject-stop = Tu ne peux pas t’arrêter à { $points } : il faut { $least } en un tour. Relance.

thousand-sheet-points = points
thousand-sheet-now = tour
thousand-sheet-turn = { $seat } : { $points } à ce tour
thousand-sheet-bust = brûlé
thousand-sheet-ticked = à mettre de côté : { $points }
thousand-sheet-all = pour tous : lancer { $throw }

thousand-lesson-1 = « lancer 4 4 4 1 » : mis de côté pour 50
thousand-lesson-2 = Et là, « lancer » le reste, ou « stop »
thousand-lesson-3 = Rien ne compte : tout le tour est perdu
thousand-lesson-4 = Au but en premier, ici 300 : gagné
