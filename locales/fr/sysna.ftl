# Sysna: two-dice pig with one roll for everybody, and with overtaking.

sysna-name = Sysna
sysna-also = cochon pour tous | la sysna
sysna-about = Le cochon pour tous à la fois : mêmes lancers, rester ou stop en secret, et dépasser les autres.
sysna-brief = deux dés, dix minutes
sysna-rules =
    Deux dés, un rouge (à double cadre, nommé d’abord) et un blanc, sont lancés pour tous. Ce qui tombe s’additionne, pareil pour tous. Avant chaque nouveau lancer, chacun décide en secret : rester, ou dire stop et garder le total.

    Si le rouge montre 1, le total de qui reste brûle, et la manche est finie. Elle finit aussi quand plus personne ne reste. Puis la suivante commence, avec tout le monde.

    À la fin d’une manche, on compare les totaux avec ceux d’avant : qui se fait rattraper ou dépasser perd 10 points, mais jamais au-dessous de 0, et une seule fois par manche.

    Dès que quelqu’un a 200 points après une manche, qui a le plus de points gagne.

    Touche « Lancer » pour rester ou « Stop », ou écris-le au bot en privé ; personne ne le voit avant que tous aient choisi.

sysna-opt-goal = points pour gagner

sysna-key-goal = but | points
sysna-set-goal = { $value } points pour gagner

sysna-word-roll = lancer | je lance | lance | encore | rester
sysna-word-hold = stop | je m’arrête | je garde

sysna-lesson-1 = Un lancer pour tous : ça s’additionne
sysna-lesson-2 = Lancer ou stop : au bouton ou en privé
sysna-lesson-3 = Bruno a dit stop à temps et garde 5
sysna-lesson-4 = Un 1 rouge brûle tout pour qui reste
