# Yatzy: five dice, three rolls, fifteen boxes and a bonus.

yatzy-name = Yatzy
yatzy-also = yahtzee | yams
yatzy-about = Cinq dés, trois lancers au plus, quinze cases à remplir, et un bonus si les six du haut font 63.
yatzy-brief = cinq dés, vingt minutes
yatzy-rules =
    Fais plus de points que les autres. À ton tour, lance cinq dés ; jusqu’à deux fois, tu peux relancer ceux que tu veux. Puis remplis une case libre ; ce que tu n’as pas compte 0.

    De 1 à 6 : la somme de cette face ; 63 ou plus en tout donnent 50. Paire, deux paires (différentes), brelan, carré : leur somme. Suite 1–5 : 15, 2–6 : 20. Full (3 + 2) : tous les dés. Chance : tous les dés. Yatzy, cinq pareils : 50.

    « feuille=treize » n’a pas de paires : brelan, carré et chance comptent tous les dés, full 25, quatre à la suite 30, cinq 40, yatzy 50, chaque yatzy de plus 100 ; le bonus est de 35.

    La partie finit quand toutes les cases sont pleines.

    Touche les dés à garder, ou écris « garder 3 5 5 » et « lancer », ou « relancer 1 2 » ; puis une case : « yatzy », « full », « 5 » pour les cinq.

    Avec « ensemble », un lancer vaut pour tous, on décide en secret par les boutons, et les feuilles se dévoilent à la fin.

yatzy-opt-sheet = quinze cases, ou treize avec des points fixes pour le full et les suites
yatzy-key-sheet = feuille | cases
yatzy-is-fifteen = quinze
yatzy-is-thirteen = treize
yatzy-set-sheet = { $value ->
    [thirteen] treize cases
   *[other] quinze cases
}

yatzy-further = Encore un yatzy : { $points } de plus pour { $seat }.

yatzy-word-throw = lancer | je lance | lance
yatzy-word-name = annonce | annoncer | j’annonce
yatzy-word-keep = garder | je garde | garde
yatzy-word-again = relancer | je relance | relance
yatzy-word-die = dé
yatzy-word-ones = as | les as
yatzy-word-twos = deux | les deux
yatzy-word-threes = trois | les trois
yatzy-word-fours = quatre | les quatre
yatzy-word-fives = cinq | les cinq
yatzy-word-sixes = six | les six
yatzy-word-pair = paire | une paire
yatzy-word-pairs = deux paires | double paire
yatzy-word-three = brelan
yatzy-word-four = carré
yatzy-word-small = petite suite | petite
yatzy-word-large = grande suite | grande
yatzy-word-full = full
yatzy-word-chance = chance
yatzy-word-yatzy = yatzy | yams

yatzy-box-ones = As
yatzy-box-twos = Deux
yatzy-box-threes = Trois
yatzy-box-fours = Quatre
yatzy-box-fives = Cinq
yatzy-box-sixes = Six
yatzy-box-bonus = Bonus dès 63
yatzy-box-pair = Paire
yatzy-box-pairs = Deux paires
yatzy-box-three = Brelan
yatzy-box-four = Carré
yatzy-box-small = Petite suite
yatzy-box-large = Grande suite
yatzy-box-full = Full
yatzy-box-chance = Chance
yatzy-box-yatzy = Yatzy

yatzy-lesson-1 = « garder 4 4 », « lancer », trois au plus
yatzy-lesson-2 = Quatre six : 24 des 63 pour le bonus
yatzy-lesson-3 = Un full : tous les dés, 18
yatzy-lesson-4 = Entre parenthèses : ce que vaut la case
