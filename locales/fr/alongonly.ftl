# Along but not across: one grid for two, one scores the rows, the other the columns.

alongonly-name = Lignes contre colonnes
alongonly-also = long contre large
alongonly-about = À deux, on remplit une grille de 5 × 5 : un camp compte les lignes, l’autre les colonnes.
alongonly-brief = deux dés, dix minutes
alongonly-rules =
    Vous partagez une grille vide de cinq sur cinq. Le sort décide : un camp compte les lignes, l’autre les colonnes. Qui a les lignes commence. À chaque tour, le bot lance deux dés : le dernier chiffre de la somme va dans n’importe quelle case vide : 7 reste 7, mais 10 est un 0, 11 un 1 et 12 un 2. Ce qui est écrit reste.

    Chaque ligne ou colonne compte à mesure qu’elle se remplit : deux chiffres égaux 1 point, trois 3, quatre 6, cinq 10. Deux paires font 2, trois et deux font 4. Les égaux n’ont pas besoin d’être voisins. Cinq chiffres qui se suivent font 5, dans n’importe quel ordre : 4 6 8 5 7. Le zéro vient avant le un ou après le neuf : 0 1 2 3 4 et 6 7 8 9 0 sont des suites, 8 9 0 1 2 non.

    Cherchez donc les cases où un chiffre vous sert et gêne l’autre. Puis vous échangez lignes et colonnes et jouez encore une grille. On additionne les deux résultats ; qui a le plus de points gagne.

    Touchez une case, ou écrivez-la : « b3 ».

alongonly-word-throw = lancer | je lance | lance

alongonly-sheet-worth = paire 1 · trois 3 · quatre 6 · cinq 10 · suite 5

alongonly-lesson-1 = L’un : les lignes ; l’autre : les colonnes
alongonly-lesson-2 = Trois sept dans la ligne : 3 points
alongonly-lesson-3 = Trois huit et deux quatre : 4 points
alongonly-lesson-4 = 4 + 4 fait 8, mais 10, 11, 12 : 0, 1, 2
alongonly-lesson-5 = Touche une case vide, ou écris : « e5 »
