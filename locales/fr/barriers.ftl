barriers-name = Barrières
barriers-also = barricades
barriers-about = Une barrière sur deux cases à la fois, et les barrières gardent leurs distances. Plus de place : hors jeu.
barriers-brief = dix minutes
barriers-rules =
    À tour de rôle, on dessine une barrière : un trait sur deux cases libres côte à côte, en ligne ou en colonne.

    Les barrières gardent leurs distances : une nouvelle ne doit en toucher aucune, ni par un côté ni par un coin de ses cases. Les cases hachurées sont perdues pour tous : plus aucune barrière n’y tient.

    Qui ne peut plus dessiner perd. On peut jouer jusqu’à six : qui ne peut plus dessiner est hors jeu, et la dernière personne gagne – celle de la dernière barrière.

    Écris les deux cases, par exemple b2-b3.

    L’hôte choisit la feuille et à quel point les barrières s’approchent : sans contact – pas même par les coins ; coins permis – mais pas les côtés ; contact permis – il ne leur faut que des cases à elles.
barriers-opt-size = colonnes et lignes de la feuille
barriers-opt-touch = ce qui ne doit pas se toucher : sans contact – rien, pas même les coins ; coins permis – les côtés non ; contact permis – comme on veut
barriers-key-size = taille | feuille
barriers-key-touch = contact
barriers-is-corners = sans contact
barriers-is-sides = coins permis | côtés
barriers-is-free = contact permis | libre
barriers-set-size = feuille { $value }
barriers-set-touch = { $value ->
    [sides] les coins peuvent se toucher, pas les côtés
    [free] les barrières peuvent se toucher
   *[other] aucun contact, pas même par les coins
}

barriers-ask = dessine une barrière sur deux cases libres

barriers-reject-syntax = Écris deux cases côte à côte, par exemple b2-b3.
barriers-reject-outside = Il n’y a pas de { $place } sur cette feuille : la dernière case est { $last }.
barriers-reject-apart = { $a } et { $b } ne sont pas côte à côte. Une barrière couvre deux voisines, en ligne ou en colonne.
barriers-reject-taken = { $place } est déjà sous une barrière. Choisis deux cases libres.
barriers-reject-touch = { $place } toucherait la barrière en { $other }, et les barrières ne doivent pas se toucher du tout.
barriers-reject-side = { $place } toucherait la barrière en { $other } par un côté ; seuls les coins peuvent se toucher.
barriers-reject-corner = { $place } toucherait la barrière en { $other } par un coin, et les barrières ne doivent pas se toucher du tout.
barriers-sheet-dead = plus aucune barrière n’y tient

barriers-lesson-1 = Un coup : deux cases barrées, « c3-d3 »
barriers-lesson-2 = Hachuré : trop près d’une barrière, perdu
barriers-lesson-3 = Pas même les coins ne se touchent
barriers-lesson-4 = Plus de place pour une barrière ? Perdu
