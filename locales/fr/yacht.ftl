# Yacht: five dice, three rolls, fifteen boxes.

yacht-name = Yacht
yacht-also = poker de dés
yacht-about = Cinq dés, trois lancers au plus, quinze cases à remplir ; servi au premier lancer, ça compte double.
yacht-brief = cinq dés, vingt minutes
yacht-rules =
    Tu as quinze tours. Lance cinq dés ; jusqu’à deux fois, tu peux relancer ceux que tu veux. Puis remplis une case libre ; une figure ratée compte 0.

    Yacht : cinq pareils, leur somme + 50. Grande suite 2–6 : 40. Petite 1–5 : 35. Carré : sa somme + 10. Full (3 + 2) : tous les dés. Deux paires, brelan, paire : leur somme. Chance : tous les dés.
    De 1 à 6 : trois dés de cette face comptent 0, chacun qui manque −10 ; quatre ou cinq comptent leur somme.

    Remplie dès le premier lancer, une case compte deux fois la somme de ses dés, sauf chance et 1 à 6 : grande suite 40 + 20 = 60, petite 35 + 15 = 50. Qui a le plus de points gagne.

    Touche les dés à garder, ou écris « garder 3 5 5 » et « lancer », ou « relancer 1 2 » ; puis une case : « yacht », « 5 ». Avec deux paires, « paire 3 » prend la plus basse.

    Avec « ensemble », un lancer vaut pour tous, on décide en secret par les boutons, et les feuilles se dévoilent à la fin.

yacht-word-throw = lancer | je lance | lance
yacht-word-name = annonce | annoncer | j’annonce
yacht-word-keep = garder | je garde | garde
yacht-word-again = relancer | je relance | relance
yacht-word-die = dé
yacht-word-yacht = yacht
yacht-word-large = grande suite | grande
yacht-word-small = petite suite | petite
yacht-word-four = carré
yacht-word-full = full
yacht-word-pairs = deux paires | double paire
yacht-word-three = brelan
yacht-word-pair = paire | une paire
yacht-word-chance = chance
yacht-word-ones = as | les as
yacht-word-twos = deux | les deux
yacht-word-threes = trois | les trois
yacht-word-fours = quatre | les quatre
yacht-word-fives = cinq | les cinq
yacht-word-sixes = six | les six

yacht-box-yacht = Yacht
yacht-box-large = Grande suite
yacht-box-small = Petite suite
yacht-box-four = Carré
yacht-box-full = Full
yacht-box-pairs = Deux paires
yacht-box-three = Brelan
yacht-box-pair = Paire
yacht-box-chance = Chance
yacht-box-ones = As
yacht-box-twos = Deux
yacht-box-threes = Trois
yacht-box-fours = Quatre
yacht-box-fives = Cinq
yacht-box-sixes = Six


yacht-lesson-1 = « garder 4 5 », « lancer », trois au plus
yacht-lesson-2 = Entre parenthèses : ce que vaut la case
yacht-lesson-3 = Suite au premier lancer : 40 et 20 de plus
yacht-lesson-4 = Un carré : sa somme et 10
yacht-lesson-5 = De 1 à 6 : quatre as comptent leur somme
