### What a match answers when a step is not possible.

undo-table = Quelqu’un est parti ou a perdu au temps depuis : ça ne se reprend plus.
reject-lapse = La pendule ne tourne pour personne.
reject-full = Cette partie est devenue trop longue. Termine-la avec /draw ou /resign.
reject-line = Cela ne peut pas s’écrire dans la notation de la partie.
reject-first = La place qui commence va de 1 à { $max }.
reject-rules = Cette partie s’est jouée avec d’anciennes règles ({ $given }, maintenant { $now }) et on ne peut plus que la regarder.

### Matches in SGF, the files of other programs.

sgf-syntax = Ligne { $line }, colonne { $column } : { $what }
sgf-no-match = le fichier ne contient pas de partie, rien ne commence par « ( ».
sgf-no-node = il n’y a rien dans la partie, pas un seul « ; ».
sgf-early = « { $given } » est placé avant le premier « ; ».
sgf-no-value = « { $given } » n’est pas suivi d’une valeur entre crochets.
sgf-open-value = le crochet « [ » n’est pas fermé par « ] ».
sgf-open-match = le fichier s’arrête là, et sa partie n’est pas fermée par « ) ».
sgf-stray = « { $given } » n’a rien à faire ici.
sgf-many-nodes = au-delà de { $most } nœuds, je ne lis plus.
sgf-large = Le fichier dépasse { $most } mégaoctets.
sgf-unsaid = Le fichier ne dit pas de quel jeu il s’agit : il n’y a pas de numéro après GM.
sgf-no-game = Il n’y a pas de jeu ici avec le numéro GM[{ $given }].
sgf-many-moves = Nœud { $node } : au-delà de { $most } coups, je ne lis plus.
sgf-comment = Nœud { $node } : ce qui y est noté pour Kletka est illisible ({ $why }).
sgf-value = Nœud { $node } : « { $given } » n’est pas un coup. La suite n’a pas été lue.
sgf-setup = Nœud { $node } : « { $given } » change la position sans coup, ce que personne ne peut faire ici. Cela n’a pas été lu, ni la suite.
sgf-komi = « { $given } » donne des points à un camp, et ici ils ne comptent pour personne. Tous les coups ont été lus, mais pas la fin de la partie.
sgf-more = Le fichier contient plusieurs parties. Seule la première a été lue.
