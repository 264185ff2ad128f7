# General: five dice, three rolls, ten boxes.

general-name = Général
general-also = generala | le général
general-about = Cinq dés, trois lancers au plus, dix cases ; cinq pareils au premier lancer gagnent aussitôt.
general-brief = cinq dés, un quart d’heure
general-rules =
    Tu as dix tours. Lance cinq dés ; jusqu’à deux fois, tu peux relancer ceux que tu veux. Puis remplis une case libre.

    Des as aux six : la somme des dés de cette face. Suite 1–5 ou 2–6, full (trois et deux), carré, général (cinq pareils) : 10, 20, 30, 40 points, ou 20, 30, 40, 60 avec points=habituels. Ce que tu n’as pas se barre. Cinq pareils font aussi un carré, mais pas un full.

    Au premier lancer, une suite, un full ou un carré compte 5 de plus, et un général écrit dans sa case gagne la partie aussitôt. Qui a le plus de points gagne.

    Touche les dés à garder, puis « Lancer ». Ou écris : « garder 3 5 5 » marque des dés, « lancer » lance les autres ; « relancer 1 2 » fait les deux. Puis une case : « général », « 5 ».

    Avec « ensemble », un lancer vaut pour tous, on décide en secret par les boutons, et les feuilles se dévoilent à la fin ; un général au premier lancer ne compte alors que ses points.

general-opt-points = ce que valent les cases : classique (général 40), ou habituels (général 60)
general-key-points = points | barème
general-is-book = classique | livre
general-is-public = habituels
general-set-points = { $value ->
    [public] un général vaut 60
   *[other] un général vaut 40
}

general-word-throw = lancer | je lance | lance
general-word-name = annonce | annoncer | j’annonce
general-word-keep = garder | je garde | garde
general-word-again = relancer | je relance | relance
general-word-die = dé
general-word-ones = as | les as
general-word-twos = deux | les deux
general-word-threes = trois | les trois
general-word-fours = quatre | les quatre
general-word-fives = cinq | les cinq
general-word-sixes = six | les six
general-word-straight = suite
general-word-full = full
general-word-four = carré
general-word-general = général | cinq pareils

general-box-ones = As
general-box-twos = Deux
general-box-threes = Trois
general-box-fours = Quatre
general-box-fives = Cinq
general-box-sixes = Six
general-box-straight = Suite
general-box-full = Full
general-box-four = Carré
general-box-general = Général


general-lesson-1 = Un full : « garder 1 1 2 2 », « lancer »
general-lesson-2 = Une case par tour : 16 pour quatre quatre
general-lesson-3 = Full au premier lancer : 30 + 5
general-lesson-4 = Entre parenthèses : ce que valent les dés
