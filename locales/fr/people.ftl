## Results

casual-wrong = « amicale », c’est oui ou non, pas « { $given } ».
casual-about = une partie qui ne compte pas pour la cote
lobby-casual = Elle ne compte pas pour la cote.
lobby-met = Entre { $one } et { $other }, jusqu’ici { $own } : { $theirs }{ $drawn ->
    [0] .
    [one] , avec une nulle.
   *[other] , avec { $drawn } nulles.
}
rated = Cotes : { $players }.
rated-player = { $seat } { $points }{ $guess ->
    [yes] ?
   *[no] {""}
} ({ $change })
rated-between = Entre vous : { $one } { $own } : { $theirs } { $other }{ $drawn ->
    [0] .
    [one] , avec une nulle.
   *[other] , avec { $drawn } nulles.
}
lobby-hints = Les conseils sont permis.
lobby-no-hints = Sans conseils.
unrated-casual = Non classée, comme convenu.
unrated-computer = Non classée : un ordinateur a joué.
unrated-shared = Non classée : une place a été partagée.
unrated-twice = Non classée : une personne avait deux places.
unrated-short = Non classée : trop courte.
unrated-often = Non classée : c’était votre sixième partie du jour.
unrated-vote = Non classée : la discussion a joué ensemble.

rating = { $points }{ $guess ->
    [yes] ?
   *[no] {""}
}
rating-none = –
score = { $won } : { $lost }{ $drawn ->
    [0] {""}
   *[other] {" "}(= { $drawn })
}
month-points = { $points }
month-matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
top-group = Les tableaux sont ceux des groupes : demande là-bas. Ici, /stats montre tes résultats.
top-game = { $game } : cotes
top-month = Tous les jeux, ce mois-ci
top-past = Tous les jeux, { $month }
top-month-nobody = Personne n’a fini de partie classée ce mois-ci.
top-nobody = Pas encore de partie classée ici. /{ $command } @nom en lance une.
top-few = On entre au tableau après { $enough } parties classées, et personne n’en a encore autant.
top-nothing = Rien n’est encore joué ici. /{ $command } @nom lance une partie.
top-all = Qui est au sommet ici
top-leader = { $game } : { $name } { $value }
top-leaderless = { $game } : personne n’a encore { $enough } parties classées
top-line = { $place }. { $name } { $value } · { $detail }
top-between = …
key-month = Ce mois-ci
key-all-games = Tous les jeux
key-picture = Image
key-picture-of = Image : { $chat }
stats-group = Pour les autres, demande dans le groupe où vous jouez ensemble.
stats-head = { $name }
stats-chat = { $chat } :
stats-private = En tête à tête avec moi
stats-elsewhere = Dans une autre discussion
stats-chats-more = { $count ->
    [one] …et un groupe de plus
   *[other] …et { $count } groupes de plus
}
stats-nothing = Tu n’as pas encore fini de partie ici. /{ $command } @nom en lance une.
stats-nothing-of = { $name } n’a pas encore fini de partie ici.
stats-game = { $game } : { $value } · { $detail }
stats-latest = Dernières parties : { $marks }
stats-longest = Plus longue série de victoires : { $count } ({ $game })
stats-computer = Contre l’ordinateur : { $levels }
stats-level = niveau { $level } – { $won } sur { $played }
stats-alone = En solitaire : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
stats-between = { $name } et toi : { $games }
stats-met = { $game } { $own } : { $theirs }{ $drawn ->
    [0] {""}
   *[other] {" "}(= { $drawn })
}
stats-line = Cote : { $game }
stats-line-points = { $line } { $points }
person-unknown = Je ne connais personne sous le nom « { $name } ». Réponds plutôt à un de ses messages.

annulled = La №{ $number } ne compte plus.
annulled-now = La №{ $number } ne compte plus. { $ratings }.
annulled-rating = { $seat } { $points }{ $guess ->
    [yes] ?
   *[no] {""}
}

## Cups

cup-word-stop = stop | arrêter
cup-word-out = dehors | exclure
cup-word-knockout = élimination | éliminatoire
cup-word-tables = tables
cup-word-round = ronde
cup-group = Les coupes se jouent dans les groupes.
cup-none = Pas encore de coupe ici. /cup { $command } en ouvre une.
cup-none-alive = Aucune coupe ne se joue ici.
cup-which = Laquelle ? Ajoute son numéro : { $cups }
cup-many = Pas plus de { $most } coupes à la fois ici. La personne qui en a ouvert une, ou un admin, peut l’arrêter : /cup stop et son numéro. { $cups }
cup-unknown = Il n’y a pas de coupe №{ $number }.
cup-founder = Seule la personne qui a ouvert la coupe peut le faire.
cup-admins = Il faut être admin du groupe pour faire ça.
cup-leaders = Seule la personne qui a ouvert la coupe peut le faire, ou un admin du groupe.
cup-no-form = Ce jeu ne se joue pas dans ce genre de coupe.
cup-no-vote = Une coupe se joue entre personnes, pas entre groupes : on n’y vote pas.
cup-not-started = La coupe n’a pas commencé.
cup-running = La coupe a déjà commencé.
cup-is-over = La coupe est finie.
cup-too-few = Pas assez de monde : il faut au moins deux personnes, ou une table complète.
cup-too-many = La coupe est complète.
cup-too-late = Trop tard pour entrer dans cette coupe.
cup-not-in = Cette personne n’est pas dans la coupe.
cup-you-not-in = Tu n’es pas dans cette coupe.
cup-already-in = Tu y es déjà.
cup-gone = Tu n’y es déjà plus.
cup-put-out = Les admins du groupe t’ont fait sortir de cette coupe.
cup-eliminated = La coupe est déjà finie pour toi.
cup-closing = La coupe finit de toute façon avec cette ronde.
cup-decided = Ça ne se change plus : la coupe a continué.
cup-round-wrong = Une ronde dure de 10 minutes à 60 jours, comme ronde=1d, pas « { $given } ».
cup-list = Coupes ici (/cup suivi d’un numéro en montre une à nouveau)
cup-line-joining = №{ $number } { $game } : { $count ->
    [0] personne encore
    [one] une personne
   *[other] { $count } personnes
}
cup-line-running = №{ $number } { $game } : ronde { $round } sur { $rounds }
cup-line-over = №{ $number } { $game } : 🏆 { $winners }
cup-line-off = №{ $number } { $game } : annulée
cup-head = Coupe №{ $number } · { $game }
cup-invites = 🏆 { $cup }. { $name } l’ouvre ; { $form }.
cup-is-by-count = jusqu’à six, tous contre tous ; au-delà, système suisse
cup-is-round-robin = tous contre tous
cup-is-swiss = système suisse
cup-is-knockout = élimination directe
cup-is-tables = tables à plusieurs
cup-round-time = Une ronde dure { $time }.
cup-nobody = Personne ne s’est encore inscrit.
cup-begun = Elle a commencé.
cup-off = Elle est annulée.
cup-pledge = Tirage au sort, fixé d’avance : { $pledge }
cup-secret = Le tirage vient de { $secret }
cup-round = { $cup } · ronde { $round } sur { $rounds } ({ $form })
cup-open = №{ $number } { $players }
cup-result = №{ $number } { $players } { $own } : { $theirs }
cup-table = №{ $number } { $names }
cup-until = La ronde dure jusqu’au { $day }.
cup-until-hour = La ronde dure jusqu’au { $day } à { $time }.
cup-over-time = Le temps de la ronde est écoulé. Ses parties continuent, mais au-delà de { $share } de réflexion en tout, on perd.
cup-bye = Pas d’adversaire pour { $name } : un point.
cup-rest = { $name } se repose pendant cette ronde.
cup-withdrawn = { $name } ne vient pas jouer et sort de la coupe ; « Je joue » permet de revenir.
cup-absent = { $name } ne vient pas jouer et sort de la coupe.
cup-forfeit = { $name } passe à la ronde suivante sans jouer.
cup-forfeit-point = { $gone } n’est plus là : le point va à { $name }.
cup-forfeit-struck = { $gone } n’est plus là, donc pas de partie pour { $name } dans cette ronde.
cup-lot = Le sort désigne { $name }.
cup-again = La №{ $former } se rejoue : c’est la №{ $number }.
cup-won = 🏆 La coupe est pour { $winners } !
cup-shared = 🏆 La coupe est partagée : { $winners }.
cup-stopped = La coupe est arrêtée.
cup-unwon = Personne ne gagne la coupe.
cup-closes = La coupe s’arrête après cette ronde, qui compte.
key-cups = Coupes
cup-no-undo = En coupe, on ne reprend pas de coup.
cup-no-cancel = Qui joue dans une coupe ne peut pas annuler ses parties. Pour abandonner, réponds à l’image par « abandon ».
cup-no-out = Qui joue dans une coupe ne peut pas en exclure les autres. Il faut pour ça être admin du groupe et ne pas y jouer.
cup-anonymous = Qui joue dans une coupe n’a pas son mot à dire là-dessus : écris donc en ton nom.
cup-draw-early = En coupe, on se met d’accord sur une nulle quand tout le monde a joué un coup.
cup-clock-long = { $clock } : c’est trop long pour une ronde de { $round }. Au plus : { $most }.

## Privacy

privacy-text = Ce que je garde : ton nom, ton identifiant et ta langue tels que Telegram les montre ; les parties que tu joues ici, avec leurs coups ; leurs résultats, cotes et coupes. Rien d’autre de ce que tu écris n’est conservé. Cela reste jusqu’à ce que tu le fasses effacer ; les copies de sauvegarde faites par l’opérateur de ce bot sont supprimées avec le temps.
privacy-file = Ce que je garde sur toi : résultats et notations.
privacy-sure = T’effacer ? Tes parties en cours comptent comme des abandons, tes cotes et tes places aux tableaux sont effacées, et ton nom disparaît des parties finies. Les casse-têtes commencés aujourd’hui ne se recommencent pas aujourd’hui. C’est définitif.
privacy-not = Rien n’est effacé.
privacy-under-way = C’est déjà en cours.
privacy-done = C’est fait : plus rien n’est gardé à ton nom. Dans les parties finies, tu es maintenant { $name }. Les sauvegardes de l’opérateur disparaissent avec le temps ; les images dans les discussions restent.
key-my-data = Mes données (fichier)
key-erase = M’effacer
key-erase-sure = Oui, m’effacer
key-erase-not = Non
fair-erased = (effacé sur demande ; la graine a été gardée)

## Votes

chat-name = La discussion
table-key-vote = vote | votes
table-is-first = premier
vote-allowed = 10m, 1d, premier
vote-about = la discussion joue un camp et vote ses coups, pendant ce temps après le premier vote ; avec « premier », le premier coup compte
vote-wrong = Un vote peut durer de 10s à 7d, par exemple vote=10m ou vote=1d, ou vote=premier, mais pas { $given }.
vote-secrets = Il y a des secrets dans le jeu { $game }, donc la discussion ne peut pas y voter.
vote-clock = Les votes servent déjà de pendule à la discussion : enlève « pendule ».
vote-private = Pour voter, il faut un groupe : demande-le là-bas.
vote-alone = Dis contre qui joue la discussion : ajoute « bot:4 » ou le nom de quelqu’un.
vote-how = Tout le monde ici peut voter ; le vote ferme { $span } après la première réponse.
vote-how-first = Tout le monde ici peut répondre : le premier coup compte.
lobby-vote = Un camp est à la discussion : tout le monde vote, et chaque vote ferme { $span } après la première réponse.
lobby-vote-first = Un camp est à la discussion : la première réponse est le coup.
vote-count = { $choice } { $count }
vote-count-named = { $choice } { $count } ({ $voters })
vote-resign = l’abandon
vote-draw = la nulle
vote-undo = reprendre le coup
vote-open = №{ $number } · La discussion vote : { $counts }. { $closes } Réponds par un coup ; tu peux en changer.
vote-closes = Fin du vote à { $time }.
vote-closes-on = Fin du vote le { $day }, à { $time }.
vote-closes-in = Fin du vote dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
vote-closed = №{ $number } · La discussion a voté : { $counts }.
vote-undecided = №{ $number } · Le vote est fini et ne décide rien : { $counts }.
vote-off = №{ $number } · Ce vote n’est plus valable : la partie a continué sans lui.
vote-no-undo = La discussion ne reprend pas de coup.
news-vote = Votes : { $counts }.
toast-vote = Ton vote : { $move }. Tu peux en changer.
toast-vote-against = Si tu es contre, vote simplement pour un coup.

## Months

month-head = 🏆 Le tableau du mois ({ $month }) :
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre

## The puzzle of the day

daily-word-yesterday = hier
daily-head = 🧩 Casse-têtes du jour №{ $number } · { $day }
daily-how = On joue chacun pour soi, en privé, et les casse-têtes sont les mêmes pour tous. Les prochains à { $time }.
daily-alone = Ce sont les mêmes pour tous aujourd’hui, et chacun ne se joue qu’une fois. Les prochains à { $time }.
daily-was = C’était la journée du { $day }. /daily montre les casse-têtes d’aujourd’hui.
daily-over = Cette journée est finie. /daily montre les casse-têtes d’aujourd’hui.
daily-game = { $game }
daily-place = { $place }. { $name } : { $feat } { $signs }
daily-place-unsolved = –. { $name } : non résolu
daily-more = { $count ->
    [one] …et une personne de plus
   *[other] …et { $count } de plus
}
daily-row = Les sept derniers jours : { $row }
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-score = { $points } : { $other }
daily-line = Kletka { $number } · { $game } · { $signed ->
    [yes] { $signs } · { $feat }
   *[no] { $feat }
}
daily-line-unsolved = Kletka { $number } · { $game } · non résolu
daily-pledge = Le secret d’aujourd’hui est fixé par { $pledge } ; /daily hier montre celui de la veille.
daily-secret = Secret du jour : { $secret }. Son SHA-256 est { $pledge }, comme il a été montré ce jour-là ; le SHA-256 de ses octets et de deux lignes, { $date } et le jeu, donne le secret de chaque casse-tête.
daily-none = Casse-têtes du jour : { $games }.
daily-nobody = Personne n’a demandé les casse-têtes hier.
daily-done = Tu as déjà eu celui-là aujourd’hui : { $line }
daily-spent = Tu as déjà eu celui-là aujourd’hui.
daily-gone = Cette partie est finie ; le prochain casse-tête vient demain.
daily-full = Le tableau de ce groupe est complet.
daily-no-cancel = Un casse-tête du jour ne s’annule pas. Tu peux abandonner : /resign
daily-no-undo = Dans un casse-tête du jour, on ne reprend pas de coup.
key-pass-on = Partager le résultat
