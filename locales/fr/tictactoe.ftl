tictactoe-name = Morpion
tictactoe-also = tic-tac-toe | croix et ronds | oxo
tictactoe-about = Croix contre ronds : aligne tes signes avant l’autre. De 3 × 3 à 10 × 10.
tictactoe-brief = une minute
tictactoe-rules =
    À deux, on met à tour de rôle son signe dans une case vide. Qui commence dessine des croix, l’autre des ronds.

    Qui aligne en premier assez de ses signes sans trou – en ligne, en colonne ou en diagonale – gagne. Sur la grille habituelle de 3 × 3, il en faut trois ; un alignement plus long vaut tout autant. Si la grille est pleine et que personne n’a rien aligné, c’est match nul.

    Pour jouer, écris la case : une lettre pour la colonne et un chiffre pour la ligne, par exemple b2. Sur les petites grilles, on peut aussi toucher la case.

    L’hôte peut choisir la taille de la grille et la longueur de l’alignement : /tictactoe taille=5 ligne=4.
tictactoe-opt-size = cases de chaque côté de la grille
tictactoe-opt-line = combien de signes alignés pour gagner
tictactoe-key-size = taille | grille
tictactoe-key-line = ligne | alignement
tictactoe-set-size = grille { $value } × { $value }
tictactoe-set-line = { $value } à aligner

tictactoe-ask-cross = mets une croix dans une case vide
tictactoe-ask-round = mets un rond dans une case vide
tictactoe-cross = ✕
tictactoe-round = ◯

tictactoe-reject-syntax = Écris une case, par exemple b2.
tictactoe-reject-outside = Il n’y a pas de { $place } sur cette grille : la dernière case est { $last }.
tictactoe-reject-taken = { $place } est prise. Choisis une case vide.
tictactoe-reject-line = Un alignement de { $line } ne tient pas dans une grille de { $size } × { $size }.

tictactoe-lesson-1 = Trois signes alignés gagnent, en tous sens
tictactoe-lesson-2 = Une croix en a2 finira la ligne
tictactoe-lesson-3 = Joue une case libre : touche-la ou écris c2
