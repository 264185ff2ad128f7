gallows-name = Pendu
gallows-also = le pendu | jeu du pendu
gallows-about = Un mot secret, une lettre à la fois, et un dessin qui grandit à chaque erreur : le pendu.
gallows-brief = cinq minutes
gallows-rules =
    Qui commence choisit un mot, en privé avec moi : de 4 à 16 lettres, dans le dictionnaire. Tous les autres le cherchent ensemble, sans attendre leur tour.

    On propose une lettre ou le mot entier. Une lettre du mot apparaît partout où elle se trouve ; pour une lettre absente, on ajoute un trait : poteau, poutre, corde, tête, corps, deux bras, deux jambes. Un mot faux coûte aussi un trait. Ce qui a déjà été tenté ne coûte rien, ni une lettre montrée à un bout.

    Qui trouve le mot gagne. Si le dessin est fini avant, qui a choisi le mot gagne.

    Écris une lettre ou le mot entier, ou touche une lettre. Un mot qui ne colle pas aux lettres ouvertes passe pour du bavardage, sauf si tu écris « mot carton ».

    Avec « auteur=bot », le bot choisit et tous cherchent, comme en solitaire. « bouts=non » cache la première et la dernière lettre, « vies » raccourcit le dessin, « permis=tous » sort du dictionnaire. « mots=5 » : cinq mots ; qui trouve choisit le suivant ; qui en trouve le plus gagne.
gallows-opt-setter = qui choisit les mots : une personne, ou le bot pour tout le monde
gallows-opt-lang = langue des mots (les français sans accents)
gallows-opt-ends = montrer la première et la dernière lettre
gallows-opt-lives = combien de traits avant que le dessin soit fini
gallows-opt-allow = quels mots on peut choisir : ceux du dictionnaire, ou tous
gallows-opt-words = combien de mots on joue
gallows-key-setter = auteur
gallows-key-lang = langue
gallows-key-ends = bouts | première et dernière lettre
gallows-key-lives = vies | traits
gallows-key-allow = permis
gallows-key-words = mots
gallows-is-player = personne | joueur
gallows-is-bot = bot
gallows-is-dictionary = dictionnaire
gallows-is-any = tous | tout mot
gallows-set-setter = { $value ->
    [bot] le bot choisit les mots
   *[other] une personne choisit le mot
}
gallows-set-lang = mots : { $language }
gallows-set-ends = { $value ->
    [on] première et dernière lettre montrées
   *[other] aucune lettre montrée
}
gallows-set-lives = { $value ->
    [one] { $value } trait
   *[other] { $value } traits
}
gallows-set-allow = { $value ->
    [any] tous les mots permis
   *[other] mots du dictionnaire
}
gallows-set-words = { $value ->
    [one] { $value } mot
   *[other] { $value } mots
}

gallows-word-word = mot | le mot est

gallows-own-secret = ✏ Choisir le mot
gallows-ask-word = choisis un mot à faire deviner, de 4 à 16 lettres
gallows-ask-guess = { $several ->
    [yes] { $left ->
        [one] proposez une lettre ou le mot. Encore un trait et le dessin est fini !
       *[other] proposez une lettre ou le mot. Il reste { $left } traits
    }
   *[no] { $left ->
        [one] propose une lettre ou le mot. Encore un trait et le dessin est fini !
       *[other] propose une lettre ou le mot. Il reste { $left } traits
    }
}
gallows-do-set = un mot est choisi
gallows-do-guess = { $guess }
gallows-tried = ·
gallows-left = reste { $left }
gallows-setter = mot choisi par { $seat }
gallows-setter-past = mot choisi par { $seat }
gallows-finder = trouvé par { $seat }
gallows-unfound = pas trouvé

gallows-set = { $seat } a choisi un mot de { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
}.
gallows-found = { $seat } : { $letter } – { $count ->
    [one] une fois dans le mot.
    [2] deux fois dans le mot.
    [3] trois fois dans le mot.
   *[other] { $count } fois dans le mot.
}
gallows-missed = { $seat } : { $letter } – pas dans le mot, un trait de plus.
gallows-ends = { $seat } : { $letter } – pas d’autre dans le mot. Ça ne coûte rien.
gallows-no = { $seat } : { $word } – non, un trait de plus.
gallows-guessed = { $seat } a trouvé : { $word } !
gallows-drawn-out = Le dessin est fini. Le mot était { $word }.
gallows-called-off = La personne qui a choisi le mot n’est plus là. Le mot était { $word }.

gallows-feat = { $strokes ->
    [0] pas un trait
    [one] { $strokes } trait
   *[other] { $strokes } traits
}

gallows-reject-syntax = Écris une lettre, ou le mot entier.
gallows-reject-syntax-word = Écris un seul mot, rien que des lettres.
gallows-reject-length = Un mot a de { $least } à { $most } lettres ; celui-ci en a { $count }.
gallows-reject-unknown = « { $word } » n’est pas dans le dictionnaire. Prends un nom commun, à la forme de base.
gallows-reject-again = { $letter } a déjà été tentée. Ça ne coûte rien ; prends une autre lettre.
gallows-reject-long = Aucun mot ici n’a plus de { $most } lettres. Ça ne coûte rien.
gallows-reject-wrong = { $word } a déjà été tenté, et c’est faux. Ça ne coûte rien.

gallows-lesson-1 = Lettre absente : un trait de plus, la corde
gallows-lesson-2 = Écris une lettre, « t », ou tout le mot
gallows-lesson-3 = Si le pendu est complet, Anna gagne
gallows-lesson-4 = Anna a choisi le mot en privé avec le bot
gallows-lesson-5 = Qui trouve le mot gagne
