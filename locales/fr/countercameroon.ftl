# The counter of Cameroon: marks on the sums of dice.

countercameroon-name = Compteur du Cameroun
countercameroon-also = compteur | le compteur
countercameroon-about = Partage quatre dés en deux paires et marque leurs sommes : la première à quatre marques est gagnée. Plus elle est rare, plus elle vaut.
countercameroon-brief = quatre dés, dix minutes
countercameroon-rules =
    Gagne les sommes qui valent beaucoup. À ton tour, quatre dés tombent ; partage-les en deux paires et mets une marque sur chacune des deux sommes. Qui a quatre marques en premier sur une somme la gagne, et elle est fermée pour tous.

    Le nombre derrière chaque somme est sa valeur : 1 pour le 7, et plus elle est rare, plus elle vaut, jusqu’à 11 pour 2 et 12. Avec « valeurs=plates », c’est de 1 à 6.

    Tu fais 1 4 5 6 : marque 5 et 11, ou 6 et 10, ou 7 et 9. Écris « marquer 5 11 » ou juste « 5 11 », ou touche un bouton.

    Avec « forme=deux », deux dés tombent et font une somme : marque-la, ou relance les deux (« encore »), jusqu’à trois fois par tour ; la dernière somme doit être marquée.

    La partie finit quand les onze sommes sont gagnées ; qui a le plus de points l’emporte. Avec un lancer pour tous, si plusieurs atteignent quatre marques en même temps, chacun a la somme.

countercameroon-opt-form = quatre dés qui font deux sommes, ou deux dés qui en font une
countercameroon-opt-throws = combien de fois deux dés peuvent se lancer par tour
countercameroon-opt-values = ce que valent les sommes : de 1 à 11, ou de 1 à 6
countercameroon-key-form = forme
countercameroon-key-throws = lancers
countercameroon-key-values = valeurs
countercameroon-is-four = quatre
countercameroon-is-two = deux
countercameroon-is-steep = raides
countercameroon-is-flat = plates
countercameroon-set-form = { $value ->
    [two] deux dés
   *[other] quatre dés
}
countercameroon-set-throws = { $value ->
    [one] { $value } lancer de deux dés
   *[other] jusqu’à { $value } lancers de deux dés
}
countercameroon-set-values = { $value ->
    [flat] les sommes valent de 1 à 6
   *[other] les sommes valent de 1 à 11
}

countercameroon-word-throw = lancer | je lance | lance
countercameroon-word-name = annonce | annoncer | j’annonce
countercameroon-word-mark = marquer | je marque | marque
countercameroon-word-again = encore | relancer | relance

countercameroon-mark = { $sums }
countercameroon-mark-news = { $seat } marque { $sums }.

countercameroon-again = 🎲 Relancer
countercameroon-again-news = { $seat } relance.
countercameroon-ask = quelles sommes faire de { $faces } ?
countercameroon-ask-two = marquer le { $sum }, ou relancer ?

countercameroon-threw = { $seat } fait { $faces }.
countercameroon-marks = { $seat } marque { $sums }.
countercameroon-won = { $points ->
    [one] Le { $sum } est gagné, { $points } point : { $names }.
   *[other] Le { $sum } est gagné, { $points } points : { $names }.
}

countercameroon-reject-syntax = Écris les sommes que tu marques : « 5 11 » marque le 5 et le 11.
countercameroon-reject-sums = Ces dés donnent : { $ways }.
countercameroon-reject-again = Plus de lancer à ce tour : marque ce que tu as.
countercameroon-reject-name = Annonce des dés dont la somme est encore ouverte.

countercameroon-sheet = Quatre marques gagnent une somme
countercameroon-sheet-two = Quatre marques gagnent ; lancer { $throw }
countercameroon-sheet-closed = somme fermée
countercameroon-sheet-points = points

countercameroon-lesson-1 = Ce que vaut chaque somme
countercameroon-lesson-2 = Quatre marques : le 2 est à Anna
countercameroon-lesson-3 = Fermé pour tous les autres
countercameroon-lesson-4 = Au choix : « 6 8 » ou « 7 7 »
