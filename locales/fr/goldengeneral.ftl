# Golden general: ten dice in five colours, two boxes a turn.

goldengeneral-name = Général d’or
goldengeneral-also = le général d’or | général doré
goldengeneral-about = Dix dés de cinq couleurs : partage-les en deux mains de toutes les couleurs, et remplis deux cases d’un coup.
goldengeneral-brief = dix dés de cinq couleurs, un quart d’heure
goldengeneral-rules =
    Tu as cinq tours. Lance dix dés, deux de chaque couleur ; jusqu’à deux fois, tu peux relancer ceux que tu veux. Puis les dix font deux mains de cinq, chacune avec les cinq couleurs, et chaque main remplit sa case.

    Des as aux six : la somme des dés de cette face. Suite 1–5 ou 2–6, full, carré, général (cinq pareils) : 10, 20, 30, 40 points, ou 20, 30, 40, 60 avec points=habituels. Ce qu’une main n’a pas se barre. Le premier lancer compte comme les autres. Qui a le plus de points gagne.

    Touche les dés à garder, ou écris « garder 5 5 5 » et « lancer », ou « relancer 1 2 ». Puis touche deux cases ou écris-les : « général 6 » ; les dés sont partagés au mieux pour les deux. Ou dis quels dés vont à la première : « full 6 66111 ».

    Avec « ensemble », un lancer vaut pour tous, on décide en secret par les boutons, et les feuilles se dévoilent à la fin.

goldengeneral-opt-points = ce que valent les cases : classique (général 40), ou habituels (général 60)
goldengeneral-key-points = points | barème
goldengeneral-is-book = classique | livre
goldengeneral-is-public = habituels
goldengeneral-set-points = { $value ->
    [public] un général vaut 60
   *[other] un général vaut 40
}

goldengeneral-word-throw = lancer | je lance | lance
goldengeneral-word-name = annonce | annoncer | j’annonce
goldengeneral-word-keep = garder | je garde | garde
goldengeneral-word-again = relancer | je relance | relance
goldengeneral-word-die = dé
goldengeneral-word-ones = as | les as
goldengeneral-word-twos = deux | les deux
goldengeneral-word-threes = trois | les trois
goldengeneral-word-fours = quatre | les quatre
goldengeneral-word-fives = cinq | les cinq
goldengeneral-word-sixes = six | les six
goldengeneral-word-straight = suite
goldengeneral-word-full = full
goldengeneral-word-four = carré
goldengeneral-word-general = général | cinq pareils

goldengeneral-box-ones = As
goldengeneral-box-twos = Deux
goldengeneral-box-threes = Trois
goldengeneral-box-fours = Quatre
goldengeneral-box-fives = Cinq
goldengeneral-box-sixes = Six
goldengeneral-box-straight = Suite
goldengeneral-box-full = Full
goldengeneral-box-four = Carré
goldengeneral-box-general = Général

goldengeneral-letter-red = R
goldengeneral-letter-green = V
goldengeneral-letter-blue = B
goldengeneral-letter-yellow = J
goldengeneral-letter-white = W

goldengeneral-no-hand = Aucune main avec les cinq couleurs ne se fait avec ces dés.

goldengeneral-lesson-1 = Dix dés, deux par couleur
goldengeneral-lesson-2 = Ils font deux mains des cinq couleurs
goldengeneral-lesson-3 = Chaque tour remplit deux cases : « full 1 »
goldengeneral-lesson-4 = Entre parenthèses : ce que valent les dés
