# Cameroon: five dice, three rolls, ten turns.

cameroon-name = Cameroun
cameroon-also = le cameroun
cameroon-about = Cinq dés, trois lancers au plus, dix tours : des cases à toi, ou des colonnes que tous remplissent ensemble.
cameroon-brief = cinq dés, dix minutes
cameroon-rules =
    Lance cinq dés ; jusqu’à deux fois, tu peux relancer ceux que tu veux. Puis remplis une case ; ce que tu n’as pas compte 0.

    Des as aux six : la somme de cette face. Full (3 + 2) : tous les dés. Petite suite 1–5 : 21, grande 2–6 : 30, cinq pareils : 50.

    Après 5 5 5 6 2, écris « cinq » pour 15. Ou tente un full : « relancer 2 6 », ou « garder 5 5 5 » puis « lancer ». Ou touche les dés à garder, puis un bouton.

    Après dix tours chacun, la partie est finie, et qui a le plus de points gagne.

    Avec « ensemble », un lancer vaut pour tous, on décide en secret, et les feuilles se dévoilent à la fin. Avec « colonnes=communes », tous ajoutent aux mêmes colonnes, encore et encore, jusqu’à ce que l’une soit pleine. À la dernière, la partie finit aussitôt, même si le tour n’est pas complet. Le nombre derrière un nom est ce qui manque : trois dés de la face par personne, 20 points chacun au full, 60 aux cinq pareils. Points changés : suites 15 et 20, une fois pour tous, cinq pareils 30.

cameroon-opt-columns = des cases à soi, ou des colonnes que tous remplissent ensemble
cameroon-key-columns = colonnes | cases
cameroon-is-own = propres
cameroon-is-shared = communes
cameroon-set-columns = { $value ->
    [shared] colonnes communes
   *[other] cases à soi
}
cameroon-reject-shared = Les colonnes communes se jouent à tour de rôle : enlève « ensemble » et « annoncé ».

cameroon-full = Pleine et fermée pour tous : { $box }.

cameroon-word-throw = lancer | je lance | lance
cameroon-word-name = annonce | annoncer | j’annonce
cameroon-word-keep = garder | je garde | garde
cameroon-word-again = relancer | je relance | relance
cameroon-word-die = dé
cameroon-word-ones = as | les as
cameroon-word-twos = deux | les deux
cameroon-word-threes = trois | les trois
cameroon-word-fours = quatre | les quatre
cameroon-word-fives = cinq | les cinq
cameroon-word-sixes = six | les six
cameroon-word-small = petite suite | petite
cameroon-word-large = grande suite | grande
cameroon-word-full = full
cameroon-word-equal = cinq pareils | pareils

cameroon-box-ones = As
cameroon-box-twos = Deux
cameroon-box-threes = Trois
cameroon-box-fours = Quatre
cameroon-box-fives = Cinq
cameroon-box-sixes = Six
cameroon-box-small = Petite suite
cameroon-box-large = Grande suite
cameroon-box-full = Full
cameroon-box-equal = Cinq pareils

cameroon-lesson-1 = Trois lancers : « relancer 1 6 »
cameroon-lesson-2 = Trois cinq : 15 dans la case des cinq
cameroon-lesson-3 = Petite suite : 21
cameroon-lesson-4 = Entre parenthèses : ce que vaut la case
