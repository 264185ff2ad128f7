# Words of the table. Games bring their own files.
# Messages hold no markup: names are made bold or turned into mentions where they are put in.

move = { $move }
player = { $seat }
name = { $name }
partners = { $one } & { $two }
versus = { $one } — { $two }
names = { $names }
names-more = et { $count } de plus
computer-name = Kletka{ $nth ->
        [0] { "" }
       *[other] { " " }{ $nth }
    } (niveau { $level })

# What a player says instead of a command, as an answer to a board.
word-resign = abandon | j’abandonne | abandonner | j’arrête tout
word-draw = nulle | nulle? | nulle ? | match nul | partie nulle | égalité | je propose nulle
word-undo = reprendre | je reprends | reprendre le coup | annuler le coup
word-board = plateau | montrer | montre | voir
word-near = près | proche
word-whole = tout | en entier | entier

# The answer to a question whether it is meant.
word-yes = oui | ouais | ouaip | bien sûr
word-no = non | nan

## Refusals

reject-over = Cette partie est terminée.
match-not-begun = Cette partie n’a pas commencé.
reject-turn = Ce n’est pas ton tour : à { $seat } de jouer.
reject-turn-others = Ce n’est pas ton tour.
reject-sealed = C’est un secret : touche un des boutons, personne ne verra lequel, ou envoie-le-moi en privé.
reject-private = Ce coup est secret : envoie-le-moi en privé.
reject-alone = Ce coup est secret, et ici tout le monde peut le lire : touche plutôt le bouton sous l’image.
reject-draws = Un tel tirage est impossible.
reject-by-hand = { $dice ->
        [one] Le dé est un vrai : lance { $dice } dé et écris ce qu’il montre.
       *[other] Les dés sont de vrais dés : lance { $dice } dés et écris ce qu’ils montrent.
    }
reject-wrong-dice = { $dice ->
        [one] Écris ce que montre ton dé, de { $least } à { $most }, par exemple { $example }.
       *[other] Écris { $dice } dés de { $least } à { $most }, par exemple { $example }.
    }
reject-seats = { $max ->
    [2] Ce jeu se joue à deux.
   *[other] Ce jeu se joue de { $min } à { $max }.
}
reject-letters = Ce plateau a d’autres lettres : { $letters }
reject-gone = Tu ne joues plus dans cette partie.
undo-none = Tu n’as aucun coup à reprendre.
undo-chance = Un lancer de dés ne se reprend pas.
undo-reveal = Un secret a été dévoilé depuis : ce coup ne se reprend plus.
undo-gone = La partie a continué depuis.

move-how = Écris ton coup après la commande : /m e4. Si tu as plusieurs parties, le numéro d’abord : /m 17 e4.
match-none-here = Tu ne joues pas ici. /play lance une partie, /matches montre celles en cours.
match-unknown = Il n’y a pas de partie №{ $number }.
match-unreadable = La partie №{ $number } s’est jouée avec des règles que je ne connais plus. Il n’en reste que la dernière image.
match-outdated = { $match } s’arrête ici sans résultat : les règles ont changé depuis le début, et je ne sais plus jouer avec les anciennes.
match-line = №{ $number } { $game } ({ $players })
match-which = Laquelle ? { $matches }. Mets son numéro devant : /m { $number } { $move }
match-which-word = Laquelle ? { $matches }. Par exemple : { $command }
command-unknown = Je ne connais pas /{ $name }. /help dit ce que je sais faire.
anonymous-plays = Tu écris au nom d’un groupe ou d’une chaîne, et seules les personnes peuvent jouer : écris en ton nom.
private-idle = Aucune partie ne t’attend ici. /play montre les jeux ; pour jouer à plusieurs, ajoute-moi à un groupe.

limit-here = { $most ->
    [one] Un de tes défis attend déjà ici. Retire-le d’abord, ou attends que quelqu’un le relève.
   *[other] { $most } de tes défis attendent déjà ici. Retires-en un d’abord, ou attends que quelqu’un le relève.
}
limit-challenges = { $most ->
    [one] Un de tes défis attend déjà quelque part. Retire-le d’abord, ou attends que quelqu’un le relève.
   *[other] { $most } de tes défis attendent déjà, toutes discussions confondues. Retires-en un d’abord ; /matches en donne la liste.
}
limit-matches = { $most ->
    [one] Tu joues déjà une partie, et je ne peux pas en tenir plus pour une personne. Termine-la d’abord.
   *[other] Tu joues déjà { $most } parties, et je ne peux pas en tenir plus pour une personne. Termines-en une d’abord ; /matches en donne la liste.
}
limit-files = { $most ->
    [one] Déjà un film, une carte ou une notation en une minute. Réessaie dans une minute.
   *[other] Déjà { $most } films, cartes et notations en une minute. Réessaie dans une minute.
}

## Toasts

toast-sealed = Ton choix : { $move }. Personne d’autre ne le voit.
toast-sealed-open = Ton choix : { $move }. Tout le monde a choisi, on dévoile tout.
toast-sealed-late = Trop tard pour changer : ton choix reste { $move }.
toast-sealed-holds = Ton choix : { $move }. { $holds }
toast-outside = Tu n’es pas dans le groupe de cette partie.
toast-stranger = Tu ne joues pas dans la №{ $number }.
toast-old-board = Ce bouton n’est plus à jour.
toast-host-only = Seule la personne qui a lancé le défi peut le faire.
toast-host-leaves = Ce défi est le tien, et d’autres en sont déjà. « Retirer le défi » l’annule pour tout le monde.
toast-not-invited = Ce défi s’adresse à quelqu’un d’autre.
toast-joined-already = Tu joues déjà.
toast-not-joined = Tu ne joues pas encore.
toast-wait-others = Ton oui est déjà noté. Il manque encore une réponse.
toast-lobby-void = Ce défi n’est plus valable.
toast-lobby-started = La partie a commencé.
toast-invite-own = C’est ta propre invitation : à quelqu’un d’autre de toucher le bouton.
toast-invite-computer = C’est ta propre invitation. Touche encore une fois pour jouer contre l’ordinateur.
toast-lobby-full = Toutes les places sont prises.
toast-too-few = { $count ->
    [one] Il manque encore une personne. On peut jouer à { $counts }.
   *[other] Il manque encore { $count } personnes. On peut jouer à { $counts }.
}
toast-shared = Tu joues aussi : fais un coup quand tu veux.
toast-count = Ce jeu se joue à { $counts }.
toast-rematch-there = La revanche existe déjà : №{ $number }.
toast-offer-gone = Cette proposition n’est plus valable.
toast-question = Vraiment ? Réponds à la question ci-dessous.
toast-again = Vraiment ? Touche encore une fois le même bouton.
toast-half = { $typed }…
toast-half-row = { $typed }…{ $row }
toast-question-no = Rien ne change.
toast-question-late = Trop tard : la minute pour répondre est passée.
toast-question-gone = Cette question est déjà réglée.
toast-question-other = Cette question n’est pas pour toi.
toast-admins-only = Il faut être admin du groupe pour changer les réglages.
toast-admins-unsure = Impossible de savoir si tu es administrateur. Réessaie.
toast-change-late = Les options ne se changent qu’avant le premier coup.
toast-tune-late = Quelqu’un a déjà accepté ces conditions.
toast-saved = Enregistré.

## Challenges

game-unknown = Il n’y a pas de jeu « { $name } ». /play les montre tous.
game-unknown-near = Il n’y a pas de jeu « { $name } ». Peut-être { $near } ?
game-which-one = Il n’y a pas de jeu « { $name } ». Peut-être { $games } ? Alors écris { $example }
game-which = « { $name } » peut désigner plusieurs jeux : { $games }. Écris la commande de celui que tu veux, par exemple { $example }
game-command = { $game } (/{ $command })
game-which-more = { $count ->
    [one] et un de plus
   *[other] et { $count } de plus
}
option-value = { $key } ne peut pas valoir { $given }. Possible : { $allowed }.
option-unknown = Il n’y a pas d’option « { $name } » ici. Il y a : { $known }. Écris la valeur juste après le signe « = ».
option-unknown-near = Il n’y a pas d’option « { $name } » ici. Peut-être { $near } ?
option-counted = { $word }:{ $from }…{ $to }
table-key-clock = pendule | temps | horloge
table-key-resigns = abandons
table-key-hints = conseils
table-key-casual = amicale | amical
table-key-bot = bot | ordi | ordinateur
table-is-on = oui | activé
table-is-off = non | sans
table-is-blitz = blitz
clock-wrong = La pendule ne peut pas valoir { $given }. Donne le temps par coup et une réserve, comme pendule=10s+1m ou pendule=12h+2d (s, m, h, d = jours ; au plus 30d par coup et 60d de réserve), ou pendule=blitz, ou pendule=non.
hints-wrong = Les conseils, c’est oui ou non, pas { $given }.
resigns-wrong = L’abandon de l’ordinateur, c’est oui ou non, pas { $given }.
challenge-level = Il n’y a pas d’ordinateur « { $given } » : son niveau va de 1 à 5, par exemple bot:3.
challenge-no-computer = Ce jeu-là, je ne sais pas y jouer moi-même.
challenge-private = Les autres, on les défie dans un groupe. Ici, tu peux jouer contre moi : ajoute « bot », ou de « bot:1 » à « bot:5 ».
challenge-group = Pour ce jeu, il faut du monde : ajoute-moi à un groupe et lance-le là-bas.
challenge-alone = C’est un jeu en solitaire. Les autres peuvent s’y mettre avec le bouton sous l’image.
challenge-oneself = On ne se défie pas soi-même.
challenge-bot-how = Pour jouer contre moi, écris « bot » ou « bot:3 » au lieu de mon nom.
challenge-twice = Tu as nommé { $name } deux fois.
lobby-open = { $seat } lance une partie : { $into }, №{ $number }. Qui joue ?
lobby-challenge = { $seat } défie { $guests } : { $into }, №{ $number }.
lobby-alone = { $seat } joue : { $game }, №{ $number }.
lobby-options = Conditions : { $options }.
lobby-clock = Pendule : { $clock }.
lobby-counts = On peut jouer à { $counts }.
lobby-joined = { $count ->
    [one] Pour l’instant : { $names }
   *[other] { $count } pour l’instant : { $names }
}
lobby-invited = On attend { $guests }.
lobby-ready = Tout le monde est là ? Touche « Commencer ».
lobby-crowded = { $count ->
        [one] ⚠ Une autre partie se joue ici, et Telegram me laisse envoyer
       *[other] ⚠ { $count } autres parties se jouent ici, et Telegram me laisse envoyer
    } environ 15 images par minute dans un groupe : elles viendront lentement. Mieux vaut une pendule comme pendule=1m, ou jouer depuis notre discussion privée, où elles arrivent tout de suite une fois la partie commencée : { $link }
# Behind the first line of a challenge and of a board where chance plays a part: a link.
luck-sign = 🎲
lobby-started = №{ $number } { $game } : { $names }. La partie a commencé.
lobby-void = Le défi №{ $number } ({ $game }) n’est plus valable.
lobby-lapsed = Personne n’a répondu en un jour.
lobby-changed = Les options changent : la suite est la №{ $number }.
lobby-withdrawn = Le défi est retiré.
lobby-declined = { $seat } refuse.
lobby-left = { $seat } a quitté le groupe.

key-value = { $value }
key-unlimited = ∞
key-join = Je joue
key-start = Commencer
key-leave = Me retirer
key-change = ⚙ Changer les options
key-withdraw = Retirer le défi
key-call-off = Annuler
key-accept = Accepter
key-decline = Refuser
key-yes = Oui
key-no = Non
key-drop = Ne plus attendre
key-agree = D’accord
key-refuse = Refuser
key-rematch = Revanche
key-film = Film
key-card = Carte
key-lookback = Revoir
key-record = Notation
key-group = Retour au groupe
key-object = ✋ Ce n’est pas ça
key-share = Jouer aussi
key-again = Rejouer
key-holds = 👁 Mon jeu
key-hint = ▶ Le jouer
key-in-private = En privé
key-secret = ✏ Répondre en secret
key-own = 👁 Mon plateau
key-answer-again = Changer
key-private = Ouvrir mon plateau
key-play-move = ▶ Jouer { $move }
key-move = ✏️ Coup
key-more = ⋯
key-draw = 🤝 Nulle
key-undo = ↩ Reprendre
key-resign = 🏳 Abandon
key-nudge = 🔔 Faire signe
key-down = ⬇ Redescendre
key-show = Montrer le plateau
key-catalogue = Jeux
key-add-group = M’ajouter à un groupe
key-alone = Jouer
key-open = Ouvert à tous
key-level = 🤖 { $level }
key-rules = Règles
key-back = « Retour
key-earlier = «
key-later = »
key-board = 👆 Toucher le plateau
key-view-near = 🔍 Derniers coups
key-view-whole = 🗺 Toute la feuille
key-turn = №{ $number } { $game }
key-page = { $page } / { $pages }
key-chosen = ✓ { $label }
key-option = { $name } : { $label }
key-setting = { $name } : { $value }

## Titles of pictures: beside them there is little room

decimal-point = ,
title-turn = coup { $number } : { $seat }
title-move = coup { $number }
title-round = manche { $number }
title-round-turn = manche { $number } : { $seat }
title-round-of = manche { $number } sur { $of }
title-round-of-turn = manche { $number } sur { $of } : { $seat }
title-won = { $seat } gagne
title-shared = { $seat } gagnent
title-draw = nulle
title-over = fin
seat-mark = place { $number }
picture-name = { $shown } : { $name }
picture-names = Sur l’image : { $names }

## What stands for a player on a board in letters, before their name: “x = Anna”

mark-number = { $number }
mark-sign = { $sign }
mark-both = { $sign } { $side }
mark-left = gauche
mark-right = droite
mark-up = haut
mark-down = bas

## How a match has ended, in large letters below its last board

result-won = { $seat } gagne
result-won-by = { $seat } gagne { $own } : { $theirs }
result-draw = Nulle
result-draw-at = Nulle { $own } : { $theirs }
result-resigned = { $seat } abandonne
result-timeout = { $seat } perd au temps
result-agreed = par accord
result-place = { $place }. { $seat }
result-place-at = { $place }. { $seat } : { $points }

## Days

day-1 = { $day ->
    [1] 1er
   *[other] { $day }
} janvier { $year }
day-2 = { $day ->
    [1] 1er
   *[other] { $day }
} février { $year }
day-3 = { $day ->
    [1] 1er
   *[other] { $day }
} mars { $year }
day-4 = { $day ->
    [1] 1er
   *[other] { $day }
} avril { $year }
day-5 = { $day ->
    [1] 1er
   *[other] { $day }
} mai { $year }
day-6 = { $day ->
    [1] 1er
   *[other] { $day }
} juin { $year }
day-7 = { $day ->
    [1] 1er
   *[other] { $day }
} juillet { $year }
day-8 = { $day ->
    [1] 1er
   *[other] { $day }
} août { $year }
day-9 = { $day ->
    [1] 1er
   *[other] { $day }
} septembre { $year }
day-10 = { $day ->
    [1] 1er
   *[other] { $day }
} octobre { $year }
day-11 = { $day ->
    [1] 1er
   *[other] { $day }
} novembre { $year }
day-12 = { $day ->
    [1] 1er
   *[other] { $day }
} décembre { $year }

## Boards

news-move = { $seat } : { $move }
news-resigned = { $people ->
    [one] { $seat } abandonne.
   *[other] { $seat } abandonnent.
}
news-agreed = D’accord : la partie s’arrête là.
news-objected = { $seat } conteste : on relance les dés.
news-gap = …
object-late = Trop tard : le résultat compte.
object-once = Tu as déjà contesté ce lancer une fois. Maintenant il compte.
object-own = Seuls les autres peuvent contester ton lancer.
news-undone = { $people ->
    [one] { $seat } reprend un coup.
   *[other] { $seat } reprennent un coup.
}
ask-colon =  :
ask-private = { $several ->
    [yes] C’est un secret : envoyez-le-moi en privé, pas ici.
   *[no] C’est un secret : envoie-le-moi en privé, pas ici.
}
ask-alone = { $several ->
    [yes] C’est un secret : touchez le bouton ci-dessous. Chacun ne voit que sa question, et je suis seul à lire les réponses.
   *[no] C’est un secret : touche le bouton ci-dessous. Personne d’autre ne verra la question, et je serai seul à lire ta réponse.
}
alone-ask = №{ $number } : { $ask }{ $ends ->
    [yes] {""}
   *[no] .
} Réponds à ce message : personne d’autre ne le voit.
alone-board = №{ $number } : ton plateau.
alone-reply = Réponds à ce message, par exemple { $example }.
alone-kept = Noté : { $answer }
alone-off = Ça ne marche pas dans ce groupe en ce moment. Ouvre plutôt notre discussion privée.
alone-nothing = Il n’y a rien de secret à te montrer ici.
alone-wait = Pas si vite : réessaie dans une minute.
alone-late = Trop tard : la partie a continué.
alone-idle = Aucune partie n’attend un secret de toi ici.
alone-failed = { $seat }, { $match } attend un secret de ta part, et je ne peux pas te le demander ici : ouvre notre discussion privée et touche « Démarrer ».
ask-sealed = { $several ->
    [yes] Touchez un bouton : personne d’autre ne verra lequel.
   *[no] Touche un bouton : personne d’autre ne verra lequel.
}
ask-wait = On attend { $players }.
board-written = Ce groupe n’autorise pas les photos, alors voici le plateau en lettres :
board-no-place = { $place } n’est pas sur cette feuille ; le dernier coin est { $last }.
film-barred = Je ne peux pas montrer le film ici : ce groupe n’autorise pas les GIF.
card-barred = Je ne peux pas montrer la carte ici : ce groupe n’autorise pas les photos.
record-barred = Je ne peux pas envoyer la notation ici : ce groupe n’autorise pas les fichiers.
topic-closed = Le sujet de la partie №{ $number } est fermé. La suite y apparaîtra dès qu’il sera rouvert.
how-type = { $several ->
    [yes] Il vous suffit d’écrire, par exemple { $example }.
   *[no] Il te suffit d’écrire, par exemple { $example }.
}
how-react = 👍 ou 👎 sur ce message compte aussi.
how-react-object = 👎 sur cette image conteste aussi.
how-card = { $several ->
    [yes] Utilisez les boutons, ou touchez ✏️ Coup et écrivez, par exemple { $example }.
   *[no] Utilise les boutons, ou touche ✏️ Coup et écris, par exemple { $example }.
}
how-halves = { $several ->
    [yes] Touchez une lettre et un chiffre, par exemple { $example }.
   *[no] Touche une lettre et un chiffre, par exemple { $example }.
}
how-places = { $several ->
    [yes] Touchez un point après l’autre, par exemple { $example }.
   *[no] Touche un point après l’autre, par exemple { $example }.
}
how-drawn = { $several ->
    [yes] tout est placé au hasard : le bouton 👁 ne le montre qu’à vous. Recommencez autant que vous voulez, puis touchez « C’est prêt ».
   *[no] tout est placé au hasard : le bouton 👁 ne le montre qu’à toi. Recommence autant que tu veux, puis touche « C’est prêt ».
}
how-elsewhere = C’est un secret : le bouton ci-dessous mène à notre discussion privée.
card-below = ⬇ La partie continue plus bas.
card-turns = 🔔 Je te préviens en privé quand c’est ton tour ? Écris-moi là-bas : /settings turns=on
how-reply = { $several ->
    [yes] Répondez à cette image avec votre coup, par exemple { $example }.
   *[no] Réponds à cette image avec ton coup, par exemple { $example }.
}
over-won = 🏆 Victoire : { $winners } !
over-shared = 🏆 Victoire : { $winners } !
over-draw = Match nul.
over-solved = 🏆 Résolu !
over-unsolved = Pas cette fois.
over-points = { $end } { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
over-cancelled = Annulée : elle ne compte pas.
over-all-late = Le temps est écoulé pour tout le monde : personne ne gagne.

## Time

span-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
span-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
span-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
span-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
time-digits = { $digits }
time-until = { $left }
time-seconds = { $seconds } s
time-hours = { $hours } h
time-hours-minutes = { $hours } h { $minutes } min
time-days = { $days } j
time-days-hours = { $days } j { $hours } h
clock-both = { $turn } par coup, puis { $reserve } de réserve
clock-turn = { $turn } par coup
clock-reserve = { $reserve } par joueur pour toute la partie
clock-blitz = { $turn } par coup ; un coup en retard est joué au hasard
clock-allowed = 10s+1m, 12h+2d, blitz, non
clock-about = temps par coup, et une réserve pour toute la partie ; en blitz, un coup en retard est joué au hasard
resigns-allowed = oui, non
resigns-about = l’ordinateur peut abandonner quand plus rien ne peut changer ; sans indication, il le fait à partir du niveau 3
hints-about = si on peut me demander un coup avec /hint ; sans indication, oui quand aucune cote n’est en jeu
clock-left = ⏳ { $clocks }
clock-running = { $seat } { $turn } + { $reserve }
clock-waiting = { $seat } { $left }
news-dropped = { $seat } a quitté le groupe : cela compte comme une perte au temps.
news-flag = Temps écoulé : { $seat }.
news-all-late = Temps écoulé pour tout le monde.
news-round-over = Le temps de la ronde est écoulé, et c’était à { $seat } de jouer.
news-round-over-all = Le temps de la ronde est écoulé, et c’était à tout le monde de jouer.
news-round-over-rest = Le temps de la ronde est écoulé : la partie compte telle quelle.
news-blitz = { $people ->
    [one] Trop tard pour { $seat } : un coup est joué au hasard, { $move }
   *[other] Trop tard pour { $seat } : un coup est joué au hasard, { $move }
}
news-blitz-secret = { $people ->
    [one] Trop tard pour { $seat } : un coup est joué au hasard.
   *[other] Trop tard pour { $seat } : un coup est joué au hasard.
}
news-long = Cette partie en est à { $most } lignes, et je ne peux pas en garder plus. Elle s’arrête ici et ne compte pas.
news-unattended = Dix coups de suite ont été joués au hasard : on dirait que plus personne ne joue.
news-absent = { $people ->
    [one] { $seat } n’a pas joué depuis une semaine : cela compte comme un abandon.
   *[other] { $seat } n’ont pas joué depuis une semaine : cela compte comme un abandon.
}
news-all-absent = Personne n’a joué depuis une semaine.
late-flag = Trop tard : ton temps dans la №{ $number } était écoulé.
late-blitz = Trop tard : ton temps était écoulé, et un coup a été joué au hasard.
left-waits = { $name } a quitté le groupe, et { $match } attend encore.
left-plays = { $name } a quitté le groupe mais garde sa place dans { $match }, qui attendra.
left-off = { $seat } a quitté le groupe, donc le défi n’est plus valable : { $match }.
drop-late = Rien à faire : la personne est revenue, ou ne joue plus dans cette partie.
shut-out = { $seat }, { $match } attend ta réponse en privé, mais je ne peux pas t’y écrire : ouvre notre discussion et touche « Démarrer ».
remind-clock = { $match } : { $players }, le temps presse. Reste pour ce coup : { $left }.
remind-silence = { $match } : on attend { $players }. Une semaine de silence compte comme un abandon.
remind-nobody = { $match } : on attend { $players }. Après une semaine sans coup, la partie est annulée.

## The table

offer-draw = { $seat } propose la nulle dans la №{ $number }.
offer-undo = { $seat } demande à reprendre un coup dans la №{ $number }.
sure-resign = { $match } : { $seat }, tu abandonnes ?
host-asked = C’est demandé là-bas à qui a lancé la partie.
sure-resign-along = { $match } : { $by } veut abandonner. { $host }, c’est ta partie : on arrête ?
sure-cancel-along = { $match } : { $by } veut l’annuler. { $host }, c’est ta partie : on arrête sans compter ?
sure-cancel = { $match } : on l’annule ? Elle ne comptera pas.
sure-drop = { $match } : { $seat }, { $name } a quitté le groupe. Ne plus attendre ? Cela compte comme une perte au temps.
sure-draw = { $match } : { $seat }, je propose la nulle là-bas ?
sure-undo = { $match } : { $seat }, je demande là-bas à reprendre ton coup ?
sure-move = { $match } : { $seat }, « { $move } », vraiment ? On ne pourra pas revenir en arrière.
sure-how-reply = Touche un bouton ou réponds « oui ». Sans réponse d’ici une minute, rien ne change.
sure-how = Touche un bouton ou écris « oui ». Sans réponse d’ici une minute, rien ne change.
question-lapsed = { $match } : pas de réponse en une minute, donc rien ne change.
board-there = L’image est montrée dans le groupe.
offer-lapsed = Cette proposition est périmée.
offer-agreed = { $seat } accepte.
offer-refused = { $seat } refuse.
offer-withdrawn = { $seat } change d’avis.
draw-alone = Il n’y a personne avec qui s’entendre. Pour arrêter, réponds à l’image par « abandon ».
draw-computer = L’ordinateur continue.
cancel-who = Qui joue peut annuler la partie tant que personne n’a joué deux coups ; après, il faut être admin du groupe.
cancel-too-late = Trop tard pour annuler. Pour abandonner, réponds à l’image par « abandon ».
hint-move = №{ $number }, un conseil : « { $move } ».
hint-more = un conseil : « { $move } ». { $more }
hint-later = Je donne des conseils quand c’est ton tour.
hint-thinking = Je réfléchis encore à ton conseil.
hint-nothing = Je n’ai pas de conseil pour ce coup.
hint-rated = Pas de conseils dans une partie classée, sauf si le défi dit « conseils=oui ».
hint-cup = Pas de conseils dans cette coupe. Pour les autoriser, ouvres-en une avec « conseils=oui ».
hint-daily = Pas de conseils pour le casse-tête du jour.
hint-off = Cette partie se joue sans conseils.
hint-none = Il n’y a rien de plus à voir que sur l’image.
hint-private = C’est pour toi et personne d’autre : ouvre notre discussion privée et écris-y /hint. { $link }
hint-shut = { $match } : { $seat }, la réponse n’est que pour toi, mais je ne peux pas t’écrire en privé. Ouvre notre discussion, touche « Démarrer » et redemande.
back = №{ $number }, coup { $ply } : { $seat } joue « { $played } ». Il y avait mieux : « { $better } ».
back-points = { $points ->
    [one] Cela a coûté { $points } point.
   *[other] Cela a coûté { $points } points.
}
back-chances = Avec ce coup-là : { $before }. Après le coup joué : { $after }.
back-looking = Je relis la partie.
back-busy = Une à la fois : je relis encore une autre partie pour toi.
back-later = On pourra revoir la partie quand elle sera finie.
back-nothing = Dans cette partie, il n’y a rien à revoir.
back-there = L’image est déjà dans cette discussion.
back-none = Aucun coup n’a coûté cher dans cette partie.
back-none-found = №{ $number } : je n’ai trouvé aucun coup qui ait coûté cher.
back-failed = №{ $number } : je n’ai pas pu calculer ce que valaient les coups.
value-points = { $points ->
    [one] { $points } point d’avance à la fin
   *[other] { $points } points d’avance à la fin
}
value-won = gagné
value-ahead = mieux
value-level = égal
value-behind = moins bien
value-lost = perdu
export-secret = Cette notation contient des secrets ; elle s’ouvrira quand la partie sera finie.
replay-secret = Cette partie contient des secrets ; on pourra voir le film quand elle sera finie.
card-later = La carte viendra quand la partie sera finie.
card-cancelled = Une partie annulée n’a pas de carte.
replay-so-far = { $count ->
    [0] Personne n’a encore joué.
    [one] Un coup pour l’instant.
   *[other] { $count } coups pour l’instant.
}
matches-none = Aucune partie ici. /play en lance une.
matches-head = Parties :
matches-lobby = { $match } : on attend du monde
match-void = { $match } : le défi n’est plus valable
matches-turn = { $match } : à { $asked } de jouer
turns-head = À toi de jouer :
turns-none = Rien ne t’attend pour l’instant.
matches-more = { $count ->
    [one] et une de plus
   *[other] et { $count } de plus
}
fair-pledge = №{ $number } : tout le hasard découle d’un secret tiré au moment du défi. Son SHA-256 : { $pledge }
fair-pledge-cup = №{ $number } : tout le hasard découle d’un secret tiré quand la coupe a lancé cette partie. Son SHA-256 : { $pledge }
fair-wait = Le secret sera dévoilé à la fin de la partie ; tout le monde pourra alors vérifier que rien n’a été changé.
fair-secret = Le secret : { $secret }
fair-joined = Comment les places ont été prises :
    { $joined }
fair-joined-cup = Ce que la coupe ajoute (son numéro, celui de la partie dans la coupe, qui joue), déjà connu quand le secret a été tiré :
    { $joined }
fair-seed = Graine = SHA-256 des 32 octets du secret et de chacune de ces lignes avec un saut de ligne : { $seed }
fair-dice = Les dés découlent de la graine. Chaque étape a son propre flux ChaCha20 (clé : la graine ; flux : 0 pour la mise en place, puis le numéro du coup ; compteur à partir de 0), lu en mots de 32 bits. Un dé à n faces prend le prochain mot w inférieur au plus grand multiple de n jusqu’à 2³² : il montre w mod n + 1. docs/fair.md en donne un petit programme en Python.

## Reading

greet-hello = Bonjour ! J’apporte au groupe le papier quadrillé, les crayons et les dés : choisissez un jeu, ou défiez quelqu’un avec /play.
greet-deaf = Je ne lis ici que les commandes et les réponses à mes messages, sauf si vous me nommez administrateur : alors un simple « e4 » suffit.
greet-hears = Je lis tout ce qui s’écrit ici, donc un simple « e4 » suffit pour jouer.
start-title = Kletka
start-hello = Bonjour ! J’anime dans tes groupes des jeux papier-crayon et des jeux de dés, sur les petits carreaux d’un cahier d’écolier.
start-how = Défie quelqu’un, ou essaie contre moi, ici même.
start-how-group = Choisis un jeu et vois qui veut jouer, ou joue contre moi.
start-friend = À plusieurs, on joue dans un groupe : ajoute-moi à l’un des tiens et écris-y /{ $command } @nom. Sans nom, la place est à qui touche « Je joue ».
key-play-friend = 👥 Jouer à plusieurs
key-play-computer = 🤖 Contre l’ordinateur
help-how = Pour lancer une partie, nomme le jeu et la personne : /dots @nom. Avec bot:1 … bot:5, tu joues contre l’ordinateur ; le nom du jeu tout seul ouvre la partie à tout le monde.
help-moves = Pour jouer, écris ton coup, comme e4. Avec plusieurs parties, le numéro d’abord : 17 e4.
help-answers = Pour jouer, réponds à l’image, comme e4, ou écris /m e4. Si tu me nommes administrateur, e4 tout seul suffit.
help-group = { $name } : { $commands }
help-group-open = Commencer
help-group-match = Dans une partie
help-group-besides = Autres
help-play = /play
help-matches = /matches
help-rules = /rules
help-m = /m (un coup)
help-board = /board (remontrer le plateau ; /board près ou /board k12 : un coin d’une grande feuille)
help-resign = /resign
help-draw = /draw
help-undo = /undo (reprendre)
help-cancel = /cancel (annuler)
help-hint = /hint (ce que je jouerais, en secret)
help-export = /export (la notation)
help-replay = /replay (la partie en film)
help-fair = /fair (vérifier le hasard)
help-cup = /cup (tournoi)
help-daily = /daily (casse-têtes du jour)
help-top = /top (tableaux)
help-stats = /stats (tes résultats)
help-privacy = /privacy (tes données)
help-settings = /settings
lesson-film = { $game } : une partie en film
lesson-players = Anna | Bruno | Clara | David | Emma | Félix | Gaëlle | Hugo
key-rules-options = Options
rules-head = { $game }
rules-variant = { $game } : { $variant }
rules-which = Les règles de quel jeu ?
rules-options = Options :
rules-option = { $key } ({ $allowed }) : { $about }
rules-preset = { $name } : { $sets }
catalogue-head = À quoi on joue ?
catalogue-found = « { $name } » peut désigner plusieurs jeux. Lequel ?
catalogue-computer = Je joue à ceux-ci. Lequel ?
# A game in a list: how many dice it takes and how long, and for how many it is.
catalogue-line = { $game } : { $brief }, { $most ->
    [one] en solitaire
   *[other] à { $counts }
}
catalogue-alone = Un jeu en solitaire : /{ $game }
catalogue-command = Pour défier quelqu’un : /{ $game } @nom
catalogue-levels = 🤖 1 … 5 : jouer contre l’ordinateur, 5 est le plus fort.
catalogue-how-strong = À quel niveau je joue ? 1 est facile, 5 est mon meilleur.
catalogue-luck = Ici, les dés décident de tout : je ne joue ni bien ni mal.
family-lines = Lignes et carrés
family-battles = Batailles
family-strokes = Foot, course, golf
family-words = Mots
family-figures = Nombres
family-dice = Dés
family-stopping = S’arrêter à temps
family-combinations = Combinaisons
family-reckoning = Calcul
family-crossing = Lignes et colonnes
family-power = Épreuves de force
family-bluff = Bluff
family-boards = Sur un plateau
family-races = Courses
family-chips = Jetons
family-children = Pour les enfants
family-luck = Hasard pur
family-alone = En solitaire

settings-head = Réglages de cette discussion
setting-lang = Langue
setting-labels = Lettres des plateaux
setting-labels-auto = selon la langue
setting-labels-latin = a b c d
setting-labels-cyrillic = а б в г
setting-boards = Plateaux
setting-boards-replace = nouvelle image, l’ancienne disparaît
setting-boards-edit = l’image change sur place
setting-boards-keep = toutes les images restent
setting-theme = Aspect
setting-theme-paper = cahier
setting-theme-dark = sombre
setting-theme-contrast = fort contraste
setting-view = Grandes feuilles
setting-view-auto = selon la taille
setting-view-whole = la feuille entière
setting-view-near = autour des derniers coups
setting-quiet = Heures calmes
setting-quiet-off = aucune
setting-hours = de { $from } h à { $to } h
setting-zone = Fuseau horaire
setting-utc = UTC{ $zone }
setting-place = { $zone }
setting-daily = Les casse-têtes du jour
setting-daily-off = seulement sur demande
setting-daily-on = chaque matin à neuf heures
setting-month = Le tableau du mois
setting-month-off = n’est pas annoncé
setting-month-on = est annoncé
setting-move = Le bouton Coup
setting-move-on = sous les plateaux
setting-move-off = aucun
setting-app = Plateaux à toucher
setting-app-on = par un bouton dessous
setting-app-off = aucun
setting-colours = Boutons en couleur
setting-colours-on = à qui de jouer, et ce qui est définitif
setting-colours-off = non
setting-times = Temps restant
setting-times-on = au moment où tu regardes
setting-times-off = à l’envoi du message
setting-cards = Défis par @nom
setting-cards-on = acceptés
setting-cards-off = pas ici
setting-secrets = Secrets
setting-secrets-on = ici, vus d’une seule personne
setting-secrets-off = en privé seulement
setting-answers = Réponses à une personne
setting-answers-on = vues d’elle seule
setting-answers-off = vues de tous
setting-reactions = 👍, 👎 et 🤔
setting-reactions-on = comptent comme réponses
setting-reactions-off = ne veulent rien dire
setting-turns = Me prévenir à mon tour
setting-turns-off = non
setting-turns-on = oui
setting-wrong = { $given } ne se règle pas ici. Ce qui se règle : langue=fr ou une autre, lettres=auto, latin ou cyrillique, plateaux=remplacer, modifier ou garder, vue=auto, entier ou près, aspect=papier, sombre ou contraste, calme=23-8 ou non, fuseau=+3 ou Europe/Paris, appli=oui ou non, couleurs=oui ou non, temps=oui ou non, dans les groupes jour=oui ou non, mois=oui ou non, coup=oui ou non, défis=oui ou non, secrets=oui ou non, réponses=oui ou non, réactions=oui ou non, et en privé tours=oui ou non.

# How settings are typed behind the command: /settings theme=dark.
setting-key-lang = langue
setting-key-labels = lettres
setting-key-boards = plateaux
setting-key-view = vue | feuilles
setting-key-theme = aspect | thème
setting-key-quiet = calme
setting-key-zone = fuseau
setting-key-daily = jour | casse-têtes
setting-key-month = mois
setting-key-move = coup
setting-key-app = appli
setting-key-colours = couleurs
setting-key-times = temps
setting-key-cards = défis
setting-key-secrets = secrets
setting-key-answers = réponses
setting-key-reactions = réactions
setting-key-turns = tours | rappels
setting-is-auto = auto
setting-is-latin = latin
setting-is-cyrillic = cyrillique
setting-is-replace = remplacer | nouvelle
setting-is-edit = modifier
setting-is-keep = garder | toutes
setting-is-whole = entier | entière
setting-is-near = près
setting-is-paper = papier | cahier
setting-is-dark = sombre
setting-is-contrast = contraste

## What the messenger’s menu of commands says

command-play = choisir un jeu, défier quelqu’un
command-m = jouer un coup : /m e4
command-board = remontrer le plateau
command-matches = les parties d’ici
command-rules = les règles d’un jeu
command-resign = abandonner
command-draw = proposer la nulle
command-undo = demander à reprendre ton coup
command-cancel = annuler une partie
command-hint = ce que je jouerais à ta place, en secret
command-export = la notation dans un fichier
command-replay = la partie en film
command-fair = vérifier que le hasard n’est pas truqué
command-daily = les casse-têtes du jour, les mêmes pour tous
command-cup = un tournoi : /cup dots
command-top = qui est au sommet ici
command-stats = tes résultats, ou ceux de quelqu’un d’autre
command-privacy = ce que je garde sur toi, et comment l’effacer
command-settings = langue, plateaux, aspect, heures calmes
command-help = comment on joue

# What the bot suggests to those who type behind its name.
inline-refused = ✗ { $move }
inline-gain = { $match } : { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
inline-off = Les défis par @nom sont désactivés ici. Écris-le toi-même : /{ $game }
inline-challenge = { $name } lance une partie : { $into }. Qui joue ?
guest-how = Nomme un jeu après mon nom, par exemple : @{ $bot } dots
inline-title = { $game } · { $terms }
inline-blitz = Le blitz ne marche que dans les discussions où je suis : ailleurs, l’image ne change pas assez vite.
nudge = { $several ->
    [yes] { $names }, à vous de jouer dans la №{ $number }.
   *[no] { $names }, à toi de jouer dans la №{ $number }.
}
nudge-nobody = Personne à qui faire signe dans la №{ $number }.
show-here = Montrer la №{ $number } ici
inline-long = C’est trop pour un seul bouton. Enlève quelques réglages.
