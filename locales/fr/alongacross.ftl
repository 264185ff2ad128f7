# Along and across: digits of shared rolls in a grid of five by five.

alongacross-name = Lignes et colonnes
alongacross-also = en long et en large | grille de chiffres
alongacross-about = Les mêmes lancers pour tous, une grille de 5 × 5 chacun : chiffres égaux et suites comptent en long et en large.
alongacross-brief = deux dés, dix minutes
alongacross-rules =
    Chacun a une grille vide de cinq sur cinq. Le bot lance deux dés, 25 fois, pour tous à la fois. Le dernier chiffre de la somme compte : 7 reste 7, mais 10 est un 0, 11 un 1 et 12 un 2. À chaque fois, chacun choisit en secret dans quelle case vide de sa grille va le chiffre. Ce qui est écrit reste.

    À la fin, chacune des cinq lignes et des cinq colonnes compte : deux chiffres égaux 1 point, trois 3, quatre 6, cinq 10. Deux paires font 2, trois et deux font 4. Les égaux n’ont pas besoin d’être voisins. Cinq chiffres qui se suivent font 5, dans n’importe quel ordre : 4 6 8 5 7. Le zéro vient avant le un ou après le neuf : 0 1 2 3 4 et 6 7 8 9 0 sont des suites, 8 9 0 1 2 non.

    On additionne toutes les lignes et colonnes, et qui a le plus de points gagne.

    Le sept vient le plus souvent, puis le six et le huit ; un, deux et trois sont rares. Touche une case, ou écris-la en privé : « b3 ».

alongacross-word-throw = lancer | je lance | lance

alongacross-lesson-1 = 6 7 8 9 0, une suite, ordre libre : 5 points
alongacross-lesson-2 = Quatre huit en colonne : 6 points
alongacross-lesson-3 = 3 + 1 fait 4 ; 10, 11, 12 font 0, 1, 2
alongacross-lesson-4 = Lignes + colonnes = tes points
alongacross-lesson-5 = Touche une case, ou écris : « c5 »
