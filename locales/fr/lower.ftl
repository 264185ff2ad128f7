# Who is lower: both choose a number in secret, and the lower one scores, if it is lower by enough.

lower-name = Le plus bas
lower-also = plus bas | le plus petit
lower-about = Chacun choisit un nombre en secret. Le plus bas compte, sauf si l’autre vaut juste un de plus : il prend alors les deux.
lower-brief = sans dés, cinq minutes
lower-rules =
    Chacun choisit en secret un nombre de 1 à 6, par un bouton ou en privé. Puis on montre les deux, comme deux dés posés sous la main.

    Le plus bas compte : 2 contre 5, c’est 2 points pour le 2. Mais si l’autre vaut juste un de plus, le plus haut prend les deux : 4 contre 5, c’est 9 points pour le 5. Deux nombres égaux ne rapportent rien.

    Un 1 est donc sûr contre tout sauf un 2, et rapporte peu ; qui espère plus risque plus. Qui arrive à 30 points en premier gagne.

    « but » fixe combien de points il faut pour gagner.

lower-opt-goal = combien de points pour gagner
lower-key-goal = but | points
lower-set-goal = jusqu’à { $value ->
    [one] { $value } point
   *[other] { $value } points
}

lower-ask = { $several ->
    [yes] choisissez un nombre de 1 à { $most }
   *[no] choisis un nombre de 1 à { $most }
}
lower-round = { $first } { $one }, { $second } { $two } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $seat }.
lower-both = { $first } { $one }, { $second } { $two } : juste un de plus, { $points } points pour { $seat }.
lower-equal = Deux fois { $number } : rien pour personne.
lower-reject = Choisis un nombre de 1 à { $most }.

lower-board-points = points
lower-board-chosen = choisi
lower-board-yes = oui
lower-board-no = non

lower-lesson-1 = Ton nombre reste caché jusqu’au bout
lower-lesson-2 = 2 contre 5 : le plus bas marque 2
lower-lesson-3 = 5 est juste au-dessus de 4 : il prend 4 + 5
lower-lesson-4 = Qui arrive à 15 gagne (d’habitude 30)

lower-sheet = Le plus bas marque ; 1 de plus prend tout
