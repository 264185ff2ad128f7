baldaline-name = Balda en ligne
baldaline-also = superghost | mot fantôme
baldaline-about = Ajoute des lettres sans finir un mot ; bluffe et doute. De 2 à 6, connu aussi comme Superghost.
baldaline-brief = cinq minutes
baldaline-rules =
    À tour de rôle, on ajoute une lettre devant ou derrière la suite, en pensant à un mot qui contient toute la suite. Qui complète un mot de trois lettres ou plus perd la manche.

    Au lieu d’ajouter, tu peux douter : la personne d’avant doit dire son mot. S’il est au dictionnaire et contient la suite, tu perds la manche, sinon c’est elle. Tu peux aussi lâcher la manche.

    Qui perd une manche reçoit la lettre suivante de DEMON (dans une autre langue, d’un autre mot de cinq lettres) et commence la suivante. Avec les cinq lettres, on est hors jeu. La dernière personne en jeu gagne.

    Écris c+ pour mettre C devant, +c pour le mettre derrière, « je doute », « je lâche », et si on doute de toi, « mot carton ».

    Les mots sont des noms communs du dictionnaire. L’hôte peut choisir leur langue.
baldaline-opt-lang = langue des mots (les français sans accents)
baldaline-key-lang = langue
baldaline-set-lang = mots : { $language }

baldaline-word-doubt = je doute | doute | douter
baldaline-word-word = mot | le mot est
baldaline-word-giveup = je lâche | lâcher la manche | je lâche la manche

baldaline-ask-first = commence une suite par une lettre
baldaline-ask = …{ $row }… : ajoute une lettre devant ou derrière, doute, ou lâche la manche
baldaline-ask-word = dis un mot qui contient { $row }, ou lâche la manche
baldaline-front = { $letter }…
baldaline-behind = …{ $letter }
baldaline-doubt = 🤨 Je doute
baldaline-doubt-news = { $seat } doute.
baldaline-word = { $word }
baldaline-give-up = 🏳 Lâcher la manche

baldaline-complete = { $row } est un mot, fini par { $seat } : ses lettres sont maintenant { $letters }.
baldaline-named = { $word }, bien sûr. Doute pour rien : { $seat } a maintenant { $letters }.
baldaline-wrong = { $word } n’est pas un mot avec { $row } : { $seat } a maintenant { $letters }.
baldaline-gave-up = { $seat } lâche la manche à { $row } et a maintenant { $letters }.
baldaline-out = Hors jeu : { $seat }.
baldaline-sheet-new = autre manche
baldaline-sheet-how = Une lettre devant ou derrière ; mot fini, perdu
baldaline-past-complete = { $seat } : { $row } est un mot → { $letters }
baldaline-past-named = { $seat } : { $row } mis en doute pour rien, { $word } → { $letters }
baldaline-past-wrong = { $seat } : { $word } n’est pas un mot avec { $row } → { $letters }
baldaline-past-gave-up = { $seat } lâche la manche à { $row } → { $letters }

baldaline-reject-syntax = Écris c+ pour mettre une lettre devant, +c pour la mettre derrière, « je doute », « je lâche », ou « mot carton » si on doute de toi.
baldaline-reject-letters = Les mots ici : { $language }. Écris des lettres de cette langue.
baldaline-reject-name = On doute de toi : dis un mot qui contient { $row }, ou lâche la manche.
baldaline-reject-nobody = Il n’y a encore rien à mettre en doute ni à lâcher : commence par une lettre.
baldaline-reject-undoubted = Personne ne doute de toi. Ajoute une lettre, doute, ou lâche la manche.
baldaline-reject-long = Aucun mot ne dépasse { $row }. Doute, ou lâche la manche.

# What the board in letters says.
baldaline-board-out = hors

baldaline-lesson-1 = Bruno a mis un S devant : « s+ »
baldaline-lesson-2 = Si Anna ajoute P, STOP est fini : perdu
baldaline-lesson-3 = Tu n’y crois pas ? Écris « je doute »
baldaline-lesson-4 = Manche perdue : une lettre ; cinq, hors jeu
baldaline-lesson-5 = Manche d’avant : Bruno a douté pour rien
