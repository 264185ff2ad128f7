golf-name = Golf
golf-also = golf sur papier | golf papier
golf-about = Envoie ta balle dans le trou, en évitant les collines, avec le moins de coups.
golf-brief = dix minutes
golf-rules =
    Les balles partent côte à côte en bas de la feuille, le trou est en haut. À tour de rôle, on dit où l’on vise, à 12 carreaux au plus. Le stylo n’y va jamais tout à fait : plus le trait est long, plus il dévie.

    La balle est dedans si son trait finit à moins de 0,4 carreau du trou, ou passe dessus avec moins de 2 carreaux encore à rouler. Plus vite, elle roule par-dessus. Le bord de la feuille arrête une balle.

    Un trait qui rencontre une colline s’arrête à son pied. La personne suivante fait alors rouler la balle de 3 carreaux dans le sens qu’elle veut : rouler o (ouest, à gauche), ou un bouton. Avec « pénalité », on ajoute des coups à la place.

    Qui a le moins de coups gagne. Après 25, on ramasse la balle.

    Écris un croisement de lignes, k24, ou avec des dixièmes : 11,5 24,2 ou k,5 24,2.

    L’hôte choisit combien il y a de collines, jusqu’à 8.
golf-opt-hills = combien de collines barrent la route
golf-opt-penalty = coups ajoutés pour une colline touchée, au lieu de rouler la balle ; 0 : on la roule
golf-key-hills = collines
golf-key-penalty = pénalité
golf-set-hills = { $value ->
    [0] sans collines
    [one] { $value } colline
   *[other] { $value } collines
}
golf-set-penalty = { $value ->
    [0] aux collines, on roule la balle
    [one] une colline coûte { $value } coup
   *[other] une colline coûte { $value } coups
}

golf-word-roll = rouler | roule | je roule
golf-word-n = n | nord | haut
golf-word-ne = ne | nord-est
golf-word-e = e | est | droite
golf-word-se = se | sud-est
golf-word-s = s | sud | bas
golf-word-sw = so | sud-ouest
golf-word-w = o | ouest | gauche
golf-word-nw = nw | nord-ouest

golf-ask = coup { $stroke } : dis où tu vises, jusqu’à { $most } carreaux
golf-ask-roll = fais rouler la balle ({ $other }) de 3 carreaux : vers où ?
golf-ball = ⚪
golf-way-n = ⬆️ nord
golf-way-ne = ↗️ nord-est
golf-way-e = ➡️ est
golf-way-se = ↘️ sud-est
golf-way-s = ⬇️ sud
golf-way-sw = ↙️ sud-ouest
golf-way-w = ⬅️ ouest
golf-way-nw = ↖️ nord-ouest
golf-way-n-news = { $seat } roule la balle vers le nord.
golf-way-ne-news = { $seat } roule la balle vers le nord-est.
golf-way-e-news = { $seat } roule la balle vers l’est.
golf-way-se-news = { $seat } roule la balle vers le sud-est.
golf-way-s-news = { $seat } roule la balle vers le sud.
golf-way-sw-news = { $seat } roule la balle vers le sud-ouest.
golf-way-w-news = { $seat } roule la balle vers l’ouest.
golf-way-nw-news = { $seat } roule la balle vers le nord-ouest.

golf-told-in = { $strokes ->
        [one] Dans le trou en { $strokes } coup : { $seat } !
       *[other] Dans le trou en { $strokes } coups : { $seat } !
    }
golf-told-hill = { $seat } touche une colline. { $other } roule la balle.
golf-told-blocked = { $seat } roule la balle, mais une colline l’arrête ({ $other }).
golf-told-penalty = { $count ->
        [one] { $seat } touche une colline : { $count } coup de plus, { $strokes } en tout.
       *[other] { $seat } touche une colline : { $count } coups de plus, { $strokes } en tout.
    }
golf-told-up = { $seat } ramasse la balle après { $strokes } coups.
golf-is-in = dans le trou
golf-is-out = pas dans le trou
golf-is-rolled = colline : { $other } la roule
golf-has-strokes = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
golf-is-up = ramassée
golf-is-left = hors jeu
golf-sheet-reach = visée au plus
golf-sheet-mover = joue

golf-reject-syntax = Écris où tu vises : un croisement comme k24, ou avec des dixièmes : 11,5 24,2.
golf-reject-way = Écris vers où roule la balle : n, ne, e, se, s, so, o ou nw.
golf-reject-off = C’est hors de la feuille : elle va d’a1 à { $last }.
golf-reject-here = Ta balle y est déjà. Vise ailleurs.
golf-reject-far = C’est à { $far } carreaux. Tu peux viser à { $most } carreaux au plus, jusqu’à la ligne pointillée.
golf-reject-roll = Roule d’abord la balle ({ $other }) : écris une direction, par exemple rouler o.
golf-reject-stroke = On roule une balle quand elle a touché une colline. Là, dis où tu vises.

# What the board in letters says.
golf-board-at = en
golf-board-strokes = coups
golf-board-in = dedans
golf-board-picked-up = ramassée
golf-board-left = hors

golf-lesson-1 = La colline arrête la balle d’Anna
golf-lesson-2 = Bruno la roule de 3 carreaux : « rouler s »
golf-lesson-3 = Écris où tu vises, dans l’arc : « k14 »
golf-lesson-4 = Plus le trait est long, plus il dévie
golf-lesson-5 = Le moins de coups au trou gagne
