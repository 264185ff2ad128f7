bulls-name = Taureaux et vaches
bulls-also = vaches et taureaux | mastermind
bulls-about = Devine un nombre secret : un taureau par chiffre bien placé, une vache par chiffre mal placé.
bulls-brief = dix minutes
bulls-rules =
    Chacun pense à un nombre de quatre chiffres différents, le 0 peut venir en premier, et me l’envoie en privé.

    Puis on devine à tour de rôle. La réponse compte les taureaux, chiffres bien placés, et les vaches, chiffres présents mais à une autre place. Si le secret est 6109, l’essai 0123 donne un taureau (le 1) et une vache (le 0).

    Qui trouve en premier le nombre de l’autre gagne. Si c’est la personne qui a commencé, l’autre a un dernier essai ; s’il est bon, c’est match nul.

    Pour deviner, écris les chiffres : 0123.

    L’hôte peut choisir de trois à six chiffres, et avec « répétition » un chiffre peut revenir plusieurs fois. En solitaire, tu cherches un nombre du bot en aussi peu d’essais que possible.
bulls-opt-digits = combien de chiffres a un nombre
bulls-opt-repeat = un chiffre peut revenir plusieurs fois dans un nombre
bulls-opt-solo = une personne cherche seule le nombre du bot
bulls-key-digits = chiffres | longueur
bulls-key-repeat = répétition | répétitions
bulls-key-solo = solo | seul | seule
bulls-set-digits = { $value ->
    [one] { $value } chiffre
   *[other] { $value } chiffres
}
bulls-set-repeat = { $value ->
    [on] les chiffres peuvent se répéter
   *[other] tous les chiffres différents
}
bulls-set-solo = { $value ->
    [on] en solitaire, contre le nombre du bot
   *[other] en solitaire ou l’un contre l’autre
}

bulls-ask-secret = { $several ->
    [yes] { $digits ->
        [one] pensez à un nombre secret de { $digits } chiffre
       *[other] pensez à un nombre secret de { $digits } chiffres
    }
   *[no] { $digits ->
        [one] pense à un nombre secret de { $digits } chiffre
       *[other] pense à un nombre secret de { $digits } chiffres
    }
}
bulls-ask-guess = { $several ->
    [yes] { $digits ->
        [one] devinez le nombre : écrivez { $digits } chiffre
       *[other] devinez le nombre : écrivez { $digits } chiffres
    }
   *[no] { $digits ->
        [one] devine le nombre : écris { $digits } chiffre
       *[other] devine le nombre : écris { $digits } chiffres
    }
}
bulls-ask-last = ton nombre est trouvé : un dernier essai pour la nulle
bulls-own-secret = ✏ Choisir mon nombre
bulls-do-secret = un nombre est choisi
bulls-do-guess = { $guess }

bulls-ready = { $seat } a choisi un nombre.
bulls-answer = { $seat } : { $guess } – { $bulls ->
    [0] aucun taureau
    [one] un taureau
   *[other] { $bulls } taureaux
}, { $cows ->
    [0] aucune vache
    [one] une vache
   *[other] { $cows } vaches
}.
bulls-found = { $seat } : { $guess } – trouvé !
bulls-unset = rien encore
bulls-bull = bien placé
bulls-cow = mal placé
bulls-seeks = cherche chez { $seat }
bulls-seeks-bot = cherche le nombre du bot

bulls-feat = { $guesses ->
    [one] { $guesses } essai
   *[other] { $guesses } essais
}

bulls-reject-syntax = { $digits ->
    [3] Écris trois chiffres, par exemple 609.
    [4] Écris quatre chiffres, par exemple 6109.
    [5] Écris cinq chiffres, par exemple 61093.
   *[other] Écris { $digits } chiffres, par exemple 610934.
}
bulls-reject-count = { $digits ->
    [one] Ici, les nombres ont { $digits } chiffre ; le tien en a { $given }.
   *[other] Ici, les nombres ont { $digits } chiffres ; le tien en a { $given }.
}
bulls-reject-repeat = Tous les chiffres doivent être différents, et { $digit } revient plusieurs fois.
bulls-reject-solo = « Solo », c’est pour une seule personne. Enlève-le pour jouer l’un contre l’autre.

bulls-lesson-1 = Un taureau : le 1 est bien placé
bulls-lesson-2 = Une vache : le 0 y est, mais ailleurs
bulls-lesson-3 = Écris les chiffres : « 6109 », trouvé
bulls-lesson-4 = Le nombre secret, envoyé au bot en privé
bulls-lesson-5 = Anna a commencé : Bruno a encore un essai
