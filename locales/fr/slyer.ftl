# Who is slyer: both choose a number in secret and score it, unless the other one is lower by exactly one.

slyer-name = Malin et demi
slyer-also = à malin malin et demi | un de moins | le plus malin
slyer-about = Chacun choisit un nombre en secret et le marque. Mais si le tien vaut juste un de moins, tu prends les deux.
slyer-brief = sans dés, cinq minutes
slyer-rules =
    Chacun choisit en secret un nombre de 1 à 5, par un bouton ou en privé. Puis on montre les deux, et chacun marque le sien : 1 et 4 font 1 point et 4 points.

    Mais si un nombre vaut juste un de moins que l’autre, il prend les deux, et l’autre ne marque rien : 2 contre 3, c’est 5 points à zéro. Un cinq rapporte donc le plus, tant que l’autre ne choisit pas quatre ; contre un quatre, un trois est bon, et ainsi de suite.

    Qui a 11 points d’avance gagne. L’image montre qui est devant, et de combien.

    Avec « nombres », tu peux aller jusqu’à 6.

slyer-opt-numbers = jusqu’à quel nombre on peut choisir
slyer-key-numbers = nombres | maximum
slyer-set-numbers = nombres de 1 à { $value }

slyer-ask = { $several ->
    [yes] choisissez un nombre de 1 à { $most }
   *[no] choisis un nombre de 1 à { $most }
}
slyer-round = { $first } { $one }, { $second } { $two } : chacun marque le sien.
slyer-both = { $first } { $one }, { $second } { $two } : un de moins, { $points } points pour { $seat }.
slyer-reject = Choisis un nombre de 1 à { $most }.

slyer-board-points = points
slyer-board-chosen = choisi
slyer-board-yes = oui
slyer-board-no = non

slyer-lesson-1 = Ton nombre reste caché jusqu’au bout
slyer-lesson-2 = 1 et 4 : chacun marque son choix
slyer-lesson-3 = 2 est juste sous 3 : il prend 2 + 3
slyer-lesson-4 = 11 points d’avance gagnent

slyer-sheet = Chacun le sien ; 1 de moins prend tout
