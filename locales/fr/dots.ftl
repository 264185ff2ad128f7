dots-name = Jeu des points
dots-also = points | encerclement
dots-about = Encercle les points de l’autre avec une chaîne des tiens. Le classique du papier quadrillé, jusqu’à 39 × 32.
dots-brief = une demi-heure
dots-rules =
    À tour de rôle, on met un point là où deux lignes se croisent ; il ne bouge plus. Ferme une chaîne de tes points – voisins en ligne, en colonne ou en diagonale – autour de points de l’autre, et tu les captures : plus personne n’y joue, et chaque point pris vaut un point. Le bord de la feuille n’est pas un mur.

    Une zone sans point adverse n’est qu’une maison. Un point adverse posé dedans est perdu aussitôt, sauf s’il ferme une chaîne autour d’un bout de mur. Les prisonniers d’une zone capturée sont libérés.

    Écris la colonne et la ligne : j10. Les premiers points vont dans la zone grisée. /hint montre les maisons, en privé.

    La partie finit à feuille pleine, d’un commun accord (aux points) ou d’un mot :
    • ancrer – tes points non reliés au bord vont à l’autre. Tu dois rester devant.
    • stop – tu ne joues plus ; l’autre a trois minutes pour encercler les points isolés ; « fini » y met fin.

    L’hôte choisit la feuille (officielle : 39x32, rapide : 12x12), etc.
dots-opt-size = largeur et hauteur de la feuille
dots-opt-start = ce qu’il y a sur la feuille au départ : rien, une croix, deux croix, ou plusieurs au hasard, tournées au sort ou non
dots-opt-zone = sur une feuille vide, les premiers points vont au milieu
dots-opt-capture = ennemis : une zone ne compte qu’avec un point adverse dedans ; toutes : chaque zone fermée
dots-opt-extra = qui capture rejoue
dots-opt-border = pas de points sur le bord de la feuille
dots-opt-sudden = ce nombre de points capturés gagne aussitôt ; 0 : jamais
dots-opt-ground = si le mot « ancrer » termine une partie
dots-opt-stoptime = secondes qui restent à l’autre après « stop »
dots-key-size = taille | feuille
dots-key-start = départ
dots-key-zone = zone
dots-key-capture = capture
dots-key-extra = rejoue | tour de plus
dots-key-border = bord | bord libre
dots-key-sudden = mort subite | subite
dots-key-ground = ancrage | ancrer
dots-key-territory = territoire
dots-key-stoptime = délai
dots-is-empty = vide
dots-is-cross = croix
dots-is-double-cross = deux croix
dots-is-crosses = croix éparses
dots-is-turned = croix tournées | tournées
dots-is-enemy = ennemis
dots-is-any = toutes
dots-preset-official = officielle | officiel
dots-preset-quick = rapide
dots-set-size = feuille { $value }
dots-set-start = { $value ->
    [cross] une croix au départ
    [double-cross] deux croix au départ
    [crosses] { $count ->
        [one] une croix à un endroit au hasard
       *[other] { $count } croix à des endroits au hasard
    }
    [turned] { $count ->
        [one] une croix à un endroit au hasard, tournée au sort
       *[other] { $count } croix à des endroits au hasard, chacune tournée au sort
    }
   *[other] une feuille vide
}
dots-set-zone = { $value ->
    [on] premiers points au milieu
   *[other] premiers points n’importe où
}
dots-set-capture = { $value ->
    [any] chaque zone fermée compte
   *[other] seules comptent les zones avec des points adverses
}
dots-set-extra = { $value ->
    [on] on rejoue après une capture
   *[other] on ne rejoue pas
}
dots-set-border = { $value ->
    [on] le bord reste libre
   *[other] points permis sur le bord
}
dots-set-sudden = { $value ->
    [0] sans mort subite
    [one] { $value } point capturé gagne aussitôt
   *[other] { $value } points capturés gagnent aussitôt
}
dots-set-ground = { $value ->
    [on] avec ancrage
   *[other] sans ancrage
}
dots-set-territory = { $value ->
    [on] avec territoire
   *[other] sans territoire
}
dots-set-stoptime = { $value ->
    [one] { $value } seconde après « stop »
   *[other] { $value } secondes après « stop »
}
dots-word-ground = ancrer | j’ancre | ancre | ancrage
dots-word-stop = stop | je m’arrête
dots-word-done = fini | j’ai fini | terminé

dots-do-dot = { $place }
dots-do-ground = ⏚ Ancrer
dots-do-stop = ✋ Stop
dots-do-done = ✅ Fini

dots-ask = mets un point
dots-ask-zone = mets ton premier point dans la zone grisée, de { $from } à { $to }
dots-ask-stopped = { $seat } dit stop. Encercle ce qui est isolé, puis dis « fini »

dots-captured =
    { $seat } : { $place } capture { $count ->
        [one] { $count } point !
       *[other] { $count } points !
    }
dots-freed =
    { $seat } : { $place } capture { $count ->
        [one] { $count } point
       *[other] { $count } points
    } et en libère { $freed } !
dots-lost = { $seat } entre en { $place } dans une maison ({ $other }) et perd le point.
dots-grounded =
    { $seat } ancre. { $loose ->
        [0] Aucun point n’est isolé.
        [one] { $loose } point isolé va à l’autre.
       *[other] { $loose } points isolés vont à l’autre.
    }
dots-stopped =
    { $seat } dit stop. Maintenant { $other } joue sans réponse, { $seconds ->
        [180] trois minutes au plus.
       *[other] { $seconds } secondes au plus.
    }
dots-done = { $seat } dit « fini ».
dots-time = Le temps après le stop est écoulé.
dots-sheet-grounded = { $seat } ancre
dots-sheet-enough = { $count ->
    [one] La première prise gagne
   *[other] Gagné à { $count } captures
}

dots-hint =
    { $empty ->
        [yes] Il n’y a pas encore de maisons.
       *[no] En gris : les maisons, { $own ->
            [one] { $own } croisement
           *[other] { $own } croisements
        } pour toi, { $other } pour l’autre.
    }
    Si tu ancrais maintenant, tu perdrais { $loose ->
        [0] zéro point
        [one] { $loose } point isolé
       *[other] { $loose } points isolés
    } et tu { $verdict }.
dots-hint-ahead = gagnerais de { $by }
dots-hint-even = ferais seulement nulle : ce n’est donc pas encore permis
dots-hint-behind = resterais à { $by } derrière : ce n’est donc pas encore permis

dots-reject-syntax = Écris un croisement, par exemple c3.
dots-reject-outside = Il n’y a pas de { $place } sur cette feuille : le dernier croisement est { $last }.
dots-reject-taken = Il y a déjà un point en { $place }.
dots-reject-area = { $place } est dans une zone capturée : plus personne n’y joue.
dots-reject-border = { $place } est sur le bord, et cette partie laisse le bord libre.
dots-reject-zone = Le premier point va dans la zone grisée, de { $from } à { $to }.
dots-reject-ground =
    Pas encore : tu as capturé { $own }, l’autre { $other }, et { $loose ->
        [0] aucun de tes points n’est isolé
        [one] { $loose } de tes points est isolé (entouré)
       *[other] { $loose } de tes points sont isolés (entourés)
    }. { $short ->
        [one] Il manque encore { $short } point.
       *[other] Il manque encore { $short } points.
    }
dots-reject-no-ground = Cette partie se joue sans ancrage.
dots-reject-stopped = « Stop » est déjà dit : mets des points, ou dis « fini ».
dots-reject-done = « Fini » ne sert qu’après un stop.
dots-reject-crosses =
    Il n’y a peut-être pas la place pour { $given } croix sur cette feuille. { $most ->
        [0] Il n’en tient aucune.
        [one] Il en tient une.
       *[other] Il en tient jusqu’à { $most }.
    }
dots-reject-narrow = Deux croix côte à côte demandent une feuille de six colonnes quand le bord reste libre.
dots-opt-territory = qui ferme une zone peut la laisser ouverte et la peindre plus tard ; d’un commun accord, ses points vides comptent aussi
dots-word-paint = peindre | je peins | peins
dots-word-leave = laisser | je laisse | laisser ouvert

dots-do-paint = 🖍 Peindre
dots-do-paint-area = 🖍 Peindre { $place }
dots-do-leave = Laisser ouvert

dots-ask-paint = peindre la zone fermée, ou la laisser ouverte ? (le point suivant la peint)
dots-left = { $seat } laisse la zone ouverte.
dots-painted =
    { $seat } peint la zone autour de { $place } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
dots-reject-undecided = Décide d’abord pour la zone fermée : « peindre » ou « laisser ».
dots-territory-counted = Avec la moitié des points ouverts : { $seat } { $one } : { $two } { $other }.
dots-reject-no-territory = Cette partie se joue sans territoire : les zones sont peintes aussitôt.
dots-reject-decided = Aucune zone ne vient d’être fermée. Une plus ancienne se peint par un croisement qu’elle contient, par exemple peindre c4.
dots-reject-not-left = { $place } n’est dans aucune zone laissée ouverte par toi et encore fermée.
dots-reject-no-enemy = Il n’y a pas de point adverse dans la zone autour de { $place }.
dots-sgf-size = Une feuille de « { $given } » ne se joue pas : il y a de 5 à 39 croisements dans chaque sens.
dots-sgf-start = Les points de départ ne sont ni une croix ou une double croix au milieu, ni jusqu’à huit croix, tournées dans un sens ou l’autre, qui ne se touchent pas ; rien d’autre ne se joue.
dots-sgf-rule = La règle « { $given } » ne se joue pas ici.
dots-sgf-sudden = « InstantWin={ $given } » ne se joue pas ici : au plus { $most } points capturés gagnent aussitôt.
dots-sgf-lacking = Nœud { $node } : selon les règles d’ici, « { $given } » capture, et le fichier a la règle « { $rule } », que personne ne connaît ici. La suite n’a pas été lue.
dots-sgf-pass = Nœud { $node } : selon les règles de ce fichier, « { $given } » passe, et ici personne ne passe. La suite n’a pas été lue.
dots-sgf-chain = Nœud { $node } : selon les règles d’ici, « { $given } » ne capture pas cette zone. La suite n’a pas été lue.

dots-lesson-1 = Ce point ferme une chaîne bleue
dots-lesson-2 = Le point rouge dedans est pris : 1 point
dots-lesson-3 = Une chaîne va droit ou en diagonale
dots-lesson-4 = Le bord n’est pas un mur
dots-lesson-5 = On joue un croisement : écris « g6 »
