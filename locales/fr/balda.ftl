balda-name = Balda
balda-also = carré de mots
balda-about = Ajoute une lettre au carré et lis un nouveau mot qui passe par elle. Plus c’est long, plus ça vaut. De 1 à 4.
balda-brief = une demi-heure
balda-rules =
    Un mot est écrit dans la ligne du milieu. À ton tour, écris une lettre dans une case vide et nomme un mot qui passe par elle : de case en case, vers le haut, le bas ou les côtés, chaque case une fois, jamais en diagonale. Chaque lettre du mot vaut un point.

    Seuls comptent les noms communs à la forme de base, et aucun mot deux fois, le premier compris. Si le dictionnaire ne connaît pas ton mot, les autres décident : il compte si quelqu’un dit oui et personne non. Un seul mot de ce genre par tour. Un ordinateur n’a pas de voix.

    On peut passer. Quand le carré est plein, ou que tous passent à la suite, qui a le plus de points gagne. En solitaire, il s’agit de remplir le carré.

    Écris case, lettre et mot : c2 c crane.

    L’hôte peut choisir le côté (taille=7), le premier mot (mot=fleur) ou un nombre de tours chacun (tours=5). Avec « /balda propres », on demande aussi aux autres pour les noms propres.
balda-opt-size = cases de chaque côté, un nombre impair (5, ou autant que le premier mot a de lettres)
balda-opt-word = le premier mot : mot=fleur (tiré au sort si tu ne dis rien)
balda-opt-proper = les noms propres comptent aussi, si les autres les acceptent
balda-opt-turns = combien de tours chacun a ; 0 : jusqu’à ce que le carré soit plein
balda-opt-lang = langue des mots (les français sans accents)
balda-key-size = taille | carré
balda-key-word = mot | premier mot
balda-key-proper = propres | noms propres
balda-key-turns = tours
balda-key-lang = langue
balda-set-size = carré { $value } × { $value }
balda-set-word = premier mot { $value }
balda-set-proper = { $value ->
    [on] les noms propres comptent si les autres les acceptent
   *[other] noms communs seulement
}
balda-set-turns = { $value ->
    [0] jusqu’à ce que le carré soit plein
    [one] { $value } tour chacun
   *[other] { $value } tours chacun
}
balda-set-lang = mots : { $language }

balda-word-pass = passe | je passe | passer
balda-word-counts = ça compte | compte | il compte | ok
balda-word-void = ça ne compte pas | ne compte pas | refusé
balda-word-abstain = sans avis | je m’abstiens | abstention

balda-ask = { $several ->
    [yes] écrivez une lettre et nommez un mot qui l’utilise, ou passez
   *[no] écris une lettre et nomme un mot qui l’utilise, ou passe
}
balda-sheet-vote = { $word } pas au dictionnaire : on vote
balda-ask-vote = le dictionnaire ne connaît pas { $word }. Est-ce que ça compte comme nom commun ?
balda-ask-proper = le dictionnaire ne connaît pas { $word }. Est-ce que ça compte ? Un nom propre compte aussi
balda-write = { $place } { $letter } : { $word }, { $count ->
    [one] { $count } point
   *[other] { $count } points
}
balda-pass = ⏭ Je passe
balda-yes = ✅ Ça compte
balda-no = ❌ Ça ne compte pas
balda-abstain = sans avis
balda-pass-news = { $seat } passe.
balda-yes-news = { $seat } : ça compte.
balda-no-news = { $seat } : ça ne compte pas.
balda-offered = { $seat } : { $place } { $letter }, propose { $word } : { $count ->
    [one] { $count } point
   *[other] { $count } points
} si les autres sont d’accord.
balda-taken = { $word } compte.
balda-turned-down = { $word } ne compte pas. Encore un essai pour { $seat }, avec un mot du dictionnaire.

balda-reject-syntax = Écris case, lettre et mot, par exemple c2 c crane, ou « passe ».
balda-reject-letters = Les mots ici : { $language }. Écris la lettre et le mot dans cette langue.
balda-reject-outside = Il n’y a pas de { $place } dans ce carré : la dernière case est { $last }.
balda-reject-taken = Il y a déjà une lettre en { $place }. Choisis une case vide.
balda-reject-short = Un mot a au moins deux lettres.
balda-reject-letter = Le chemin doit passer par { $place }, mais il n’y a pas de { $letter } dans { $word }.
balda-reject-used = { $word } est déjà pris.
balda-reject-through = Le chemin doit passer par { $place } : { $word } ne se lit que sans elle.
balda-reject-path = Pas de chemin : { $word } ne se lit pas de case en case en passant par { $place }.
balda-reject-unknown = { $word } n’est pas dans le dictionnaire.
balda-reject-turned-down = { $word } n’est pas dans le dictionnaire, et les autres n’en veulent pas.
balda-reject-one-try = { $word } n’est pas dans le dictionnaire, et on n’a droit qu’à un mot inventé par tour. Prends un mot du dictionnaire, ou passe.
balda-reject-vote = Dis d’abord si { $word } compte : « ça compte » ou « ça ne compte pas ».
balda-reject-no-vote = Il n’y a rien à voter.
balda-reject-word-letters = { $word } a des lettres qui n’existent pas dans cette langue : { $language }. Pour des mots d’une autre langue, dis laquelle, par exemple langue=en.
balda-reject-word-even = Le premier mot doit avoir un nombre impair de lettres, pour qu’il y ait une ligne du milieu : pas { $word }.
balda-reject-word-size = { $word } a { $count } lettres, et le carré { $size } cases de côté. Enlève l’un des deux.

balda-lesson-1 = La nouvelle lettre P donne PLAT : 4 points
balda-lesson-2 = De case en case, jamais en diagonale
balda-lesson-3 = Écris case, lettre, mot : « c1 e place »
balda-lesson-4 = Carré plein : le plus de points gagne
