turnover-name = Retourne les dés
turnover-also = retournement | dés retournés
turnover-about = Retourne un de tes dés ou jette un dé de l’autre : qui n’a plus de dés a perdu. Après le lancer, plus de hasard.
turnover-brief = cinq dés chacun, dix minutes
turnover-rules =
    Chacun lance cinq dés, et le plus petit total commence. Ensuite, plus personne ne lance.

    À ton tour, fais une de ces deux choses. Retourne un de tes dés (« retourner 2 ») : les faces opposées font sept, donc un 2 devient un 5. Un dé retourné a une flèche courbe dessous, et tu ne peux pas le retourner encore avant d’avoir jeté un dé.

    Ou jette un dé de l’autre (« jeter 5 ») : il va au milieu. En échange, l’autre reprend au milieu des dés dont la somme fait moins que lui, puis c’est son tour. Si on jette un 5 et qu’il y a 1 2 3 au milieu, « prendre 1 3 » va, mais pas 2 et 3. Ou alors « rien ».

    Qui n’a plus de dés, et n’en reprend pas, perd. Une manche ne dure pas sans fin, car chaque dé jeté enrichit le milieu.

    En partie à 50, qui gagne une manche marque les points des dés restants, et on relance.

    Il y a aussi des boutons. Si deux dés de l’autre sont égaux, « jeter 5 » prend celui qui n’est pas retourné, et « jeter tourné 5 » l’autre.
turnover-opt-points = points qui gagnent la partie ; avec 1, c’est une seule manche
turnover-key-points = points | partie
turnover-set-points = { $value ->
    [one] une seule manche
   *[other] partie en { $value } points
}
turnover-preset-series = série | partie longue

turnover-word-throw = lancer | je lance | lance
turnover-word-flip = retourner | je retourne | retourne
turnover-word-trash = jeter | je jette | jette
turnover-word-turned = tourné | déjà retourné
turnover-word-take = prendre | je prends | reprends
turnover-word-nothing = rien | je ne prends rien

turnover-ask = retourne un de tes dés ou jette un dé de l’autre
turnover-ask-trash = tous tes dés sont retournés : jette un dé de l’autre
turnover-ask-take = reprends des dés qui font moins de { $limit }
turnover-flip = ↻ { $face } → { $to }
turnover-flip-news = { $seat } retourne un { $face } : c’est maintenant un { $to }.
turnover-trash = 🗑 { $face }
turnover-trash-news = { $seat } jette un { $face }.
turnover-trash-turned = 🗑 { $face } ↻
turnover-trash-turned-news = { $seat } jette un { $face } retourné.
turnover-take = ↩ { $faces }
turnover-take-news = { $seat } reprend { $faces }.
turnover-nothing = Rien
turnover-nothing-news = { $seat } ne reprend rien.

turnover-told-begins = { $seat } a { $low }, { $other } a { $high } : le plus petit total commence. À { $seat } de jouer.
turnover-told-tie = { $sum } des deux côtés : on relance tous les dés.
turnover-told-none = { $seat } perd un dé, et le milieu était vide : il n’y a rien à reprendre.
turnover-told-more = { $seat } perd un dé, et rien au milieu ne fait moins de { $limit }.
turnover-told-won = { $points ->
        [1] { $other } n’a plus de dés. { $seat } gagne avec { $pips ->
            [one] { $pips } point
           *[other] { $pips } points
        } sur la table !
       *[other] { $other } n’a plus de dés. { $seat } marque { $pips ->
            [one] { $pips } point
           *[other] { $pips } points
        } et en a { $total } sur { $points }.
    }

turnover-sheet-middle = Le milieu
turnover-sheet-empty = Le milieu est vide
turnover-sheet-trashed = { $seat } jette { $face }
turnover-sheet-none = { $other } jette { $face } ; { $seat } ne prend rien
turnover-sheet-take = À reprendre : moins de { $limit }
turnover-sheet-points = { $won } sur { $points }
turnover-sheet-hand = { $count ->
    [one] { $count } dé, somme { $sum }
   *[other] { $count } dés, somme { $sum }
}
turnover-sheet-turned = Flèche : retourné, pas encore à refaire

turnover-reject-syntax = Écris par exemple retourner 2 ou jeter 5 ; et pour reprendre, prendre 1 3 ou rien.
turnover-reject-throw = Les dés d’abord.
turnover-reject-thrown = Les dés sont déjà lancés.
turnover-reject-take = Reprends d’abord des dés qui font moins de { $limit }, ou rien.
turnover-reject-act = Il n’y a rien à reprendre là : retourne un de tes dés ou jette un dé de l’autre.
turnover-reject-face = Un dé montre de 1 à { $most }.
turnover-reject-own = Aucun de tes dés ne montre { $face }.
turnover-reject-turned = Ce { $face } est déjà retourné. Tu pourras le retourner encore après avoir jeté un dé.
turnover-reject-other = Aucun dé de l’autre ne montre { $face }.
turnover-reject-other-turned = Aucun dé retourné de l’autre ne montre { $face }.
turnover-reject-sum = Cela fait { $sum }, et il faut moins de { $limit }.
turnover-reject-middle = Il n’y a pas autant de dés à { $face } au milieu.

# What the board in letters says.
turnover-board-seat = place
turnover-board-middle = milieu
turnover-board-throws = lance
turnover-board-takes-less-than = reprend moins de
turnover-board-to = à

turnover-lesson-1 = Retourne : 4 devient 3. « retourner 4 »
turnover-lesson-2 = Retourné : attends d’avoir jeté un dé
turnover-lesson-3 = « jeter 5 » : un dé de l’autre, au milieu
turnover-lesson-4 = L’autre reprend moins que ce dé
turnover-lesson-5 = Plus de dés : la manche est perdue
