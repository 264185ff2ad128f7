troika-name = Troïka
troika-also = trois lettres | triplets
troika-about = Écris des lettres à tour de rôle : qui complète un mot de trois lettres le gagne.
troika-brief = dix minutes
troika-rules =
    À deux, on écrit à tour de rôle une lettre au choix dans une case vide. Chaque fois que trois lettres voisines en ligne, en colonne ou en diagonale font un mot, un point pour qui l’a complété. Le mot se lit dans les deux sens ; trois cases comptent une seule fois, même si elles font un mot dans chaque sens. Une lettre peut compléter plusieurs mots.

    Les mots sont des noms de trois lettres du dictionnaire. Sur les plateaux plus grands que 3 × 3, trois voisines alignées comptent partout.

    Quand le plateau est plein, qui a le plus de mots gagne. Avec « premier », le premier mot gagne aussitôt.

    Écris case et lettre : b2 k.

    L’hôte peut choisir le plateau, de 3 × 3 à 6 × 6, et la langue des mots.
troika-opt-size = cases de chaque côté du plateau
troika-opt-first = le premier mot gagne
troika-opt-lang = langue des mots (les français sans accents)
troika-key-size = taille | plateau
troika-key-first = premier | premier mot
troika-key-lang = langue
troika-set-size = plateau { $value } × { $value }
troika-set-first = { $value ->
    [on] le premier mot gagne
   *[other] le plus de mots gagne
}
troika-set-lang = mots : { $language }

troika-ask = écris une lettre dans une case vide
troika-ask-first = écris une lettre dans une case vide ; le premier mot gagne
troika-write = { $place } { $letter }
troika-scored = { $seat } : { $place } { $letter } – { $words }, { $count ->
    [one] { $count } point
   *[other] { $count } points
} !

troika-reject-syntax = Écris une case et une lettre, par exemple b2 k.
troika-reject-letters = Les mots ici : { $language }. Écris une lettre de cette langue.
troika-reject-outside = Il n’y a pas de { $place } sur ce plateau : la dernière case est { $last }.
troika-reject-taken = Il y a déjà une lettre en { $place }. Choisis une case vide.

troika-lesson-1 = Le P fait TOP en diagonale : un point
troika-lesson-2 = Deux sens, BOL ou LOB : toujours un point
troika-lesson-3 = Une lettre dans une case vide : a2 k
troika-lesson-4 = Plateau plein : le plus de mots gagne
