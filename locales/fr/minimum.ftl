# Minimum: as along and across, but the lesser one of rows and columns counts.

minimum-name = Minimum
minimum-also = le moindre | le minimum
minimum-about = Une grille de 5 × 5 chacun, remplie des mêmes chiffres ; le moindre des lignes et des colonnes est ton résultat.
minimum-brief = deux dés, dix minutes
minimum-rules =
    Chacun a une grille vide de cinq sur cinq. Le bot lance deux dés, 25 fois, pour tous à la fois. Le dernier chiffre de la somme compte : 7 reste 7, mais 10 est un 0, 11 un 1 et 12 un 2. À chaque fois, chacun choisit en secret dans quelle case vide de sa grille va le chiffre. Ce qui est écrit reste.

    À la fin, chaque ligne et chaque colonne compte : deux chiffres égaux 1 point, trois 3, quatre 6, cinq 10. Deux paires font 2, trois et deux font 4. Les égaux n’ont pas besoin d’être voisins. Cinq chiffres qui se suivent font 5, dans n’importe quel ordre : 4 6 8 5 7. Le zéro vient avant le un ou après le neuf : 0 1 2 3 4 et 6 7 8 9 0 sont des suites, 8 9 0 1 2 non.

    Additionne les lignes, additionne les colonnes, et prends le moindre des deux : voilà ton résultat. Avec 21 en lignes et 2 en colonnes, c’est 2. Le plus haut résultat gagne, alors garde l’équilibre.

    Touche une case, ou écris-la en privé : « b3 ».

minimum-word-throw = lancer | je lance | lance

minimum-lesson-1 = Lignes : colonnes → le moindre compte
minimum-lesson-2 = Quatre neuf dans la ligne : 6 points
minimum-lesson-3 = 6 7 8 9 0, une suite, ordre libre : 5 points
minimum-lesson-4 = 4 + 4 fait 8 ; 10, 11, 12 font 0, 1, 2
minimum-lesson-5 = Touche une case, ou écris : « b5 »
