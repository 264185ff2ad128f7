# Ascent: numbers of two dice in a list, and the longest run that rises.

ascent-name = Ascension
ascent-also = l’ascension | la montée
ascent-about = Quinze lancers pour tous font des nombres à deux chiffres : écris-les dans ta liste, et fais la plus longue suite qui monte.
ascent-brief = deux dés, cinq minutes
ascent-rules =
    Chacun a une liste de quinze lignes, numérotées à partir de 1. Deux dés tombent quinze fois, et chaque lancer vaut pour tous. Lis les dés comme un nombre à deux chiffres, dans l’ordre que tu veux : 1 et 4 font 14 ou 41. Écris-le dans une ligne vide de ta liste ; il y reste.

    Quand toutes les listes sont pleines, la plus longue suite compte : des lignes voisines, l’une après l’autre, où chaque nombre est plus grand que le précédent. Chaque ligne de la suite vaut un point.

    Par exemple, 12 15 24 23 en lignes voisines ont une suite de trois.

    Touche un nombre avec sa ligne, ou écris les deux au bot en privé : « 41 3 » écrit 41 dans la ligne 3. Personne ne voit ce que tu écris avant que tous aient écrit.

    Avec « annoncé », on annonce à tour de rôle ce que montrent les dés, au lieu de les lancer.

ascent-word-throw = lancer | je lance | lance
ascent-word-name = annonce | annoncer | j’annonce

ascent-write = { $number } → { $line }
ascent-ask = { $several ->
    [yes] écrivez { $numbers } dans une ligne
   *[no] écris { $numbers } dans une ligne
}
ascent-holds = Ta liste : { $list }. Plus longue suite : { $run }.

ascent-wrote = { $seat } : { $number } → ligne { $line }.

ascent-reject-syntax = Écris le nombre et la ligne : « 41 3 » écrit 41 dans la ligne 3.
ascent-reject-number = Ce lancer fait : { $numbers }.
ascent-reject-line = Les lignes vont de 1 à { $lines }.
ascent-reject-filled = La ligne { $line } contient déjà { $number }.

ascent-board-list = liste
ascent-board-throw = lancer
ascent-board-run = suite

ascent-sheet-run = suite au mieux : { $run }
ascent-sheet-runs = suite
ascent-sheet-best = au mieux
ascent-sheet-either = { $one } ou { $two }

ascent-lesson-1 = 1 et 4 font 14 ou 41
ascent-lesson-2 = Petits à gauche, grands à droite
ascent-lesson-3 = La plus longue suite, grisée, compte
ascent-lesson-4 = 61 et 66 voisins : une suite de deux
ascent-lesson-5 = 5 et 2 : écris « 52 10 » au bot en privé
