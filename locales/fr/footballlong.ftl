footballlong-name = Foot à longues passes
footballlong-also = foot longues passes | foot long | longues passes
footballlong-about = Le foot sur papier à quatre traits par tour : la balle va où aucun trait n’est passé ; plus d’issue, coup franc pour l’autre.
footballlong-brief = un quart d’heure
footballlong-rules =
    La balle part du centre. Un tour, c’est quatre traits le long des lignes du papier, chacun vers un croisement où aucun trait n’est passé. Le bord est fermé, sauf entre les poteaux.

    D’un croisement entre les poteaux, franchis la ligne : but. Un tel tour peut être plus court. Toucher la ligne ne suffit pas. La flèche près de ton nom montre où tu attaques.

    Si tu ne peux plus jouer un tour complet, l’autre tire un coup franc : six traits tout droit dans une des huit directions, par-dessus tous les traits, sans sortir du terrain, sauf dans ton but. Un poteau renvoie la balle. Après dix coups francs de suite, tirs au but : chacun choisit un côté en secret.

    Après un but, qui l’a encaissé commence. Écris les croisements ou les directions : i12 i11 j11 j10, n n e n, tir ne. « pas=diagonale » : trois traits, aussi en diagonale, et les traits ne se croisent pas.
footballlong-opt-size = largeur et longueur du terrain en carreaux, toutes deux paires ; les buts sont sur les petits côtés
footballlong-opt-goal = largeur des buts, un nombre pair de carreaux (environ un quart de la largeur si tu ne dis rien)
footballlong-opt-step = un tour : 4 droits – quatre traits le long des lignes ; 3 en tous sens – trois, aussi en diagonale
footballlong-opt-kick = combien de traits fait un coup franc, 6 ou 13
footballlong-opt-goals = combien de buts pour gagner
footballlong-opt-after = le terrain après un but : vide, ou suite – les traits restent
footballlong-key-size = taille | terrain
footballlong-key-goal = cage | largeur du but
footballlong-key-step = pas | tour
footballlong-key-kick = tir | coup franc
footballlong-key-goals = buts
footballlong-key-after = après | après un but
footballlong-is-4 = 4 droits | quatre | droit
footballlong-is-3d = 3 en tous sens | trois | diagonale
footballlong-is-6 = 6 | court
footballlong-is-13 = 13 | long
footballlong-is-clean = vide
footballlong-is-continue = suite | les traits restent
footballlong-set-size = terrain { $value }
footballlong-set-goal = buts larges de { $value } carreaux
footballlong-set-step = { $value ->
    [4] quatre traits droits par tour
   *[other] trois traits par tour, aussi en diagonale
}
footballlong-set-kick = coups francs de { $value } traits
footballlong-set-goals = { $value ->
    [one] un but pour gagner
   *[other] { $value } buts pour gagner
}
footballlong-set-after = { $value ->
    [continue] les traits restent après un but
   *[other] terrain vidé après un but
}
footballlong-word-n = n | nord | haut
footballlong-word-ne = ne | nord-est
footballlong-word-e = e | est
footballlong-word-se = se | sud-est
footballlong-word-s = s | sud | bas
footballlong-word-sw = so | sud-ouest
footballlong-word-w = o | ouest
footballlong-word-nw = nw | nord-ouest
footballlong-word-kick = tir | coup franc | je tire | tirer
footballlong-word-left = gauche
footballlong-word-middle = milieu | centre
footballlong-word-right = droite

footballlong-ask = déplace la balle de { $links } traits
footballlong-ask-kick = tire le coup franc : choisis une direction
footballlong-ask-aim = tir au but : choisis où tu tires
footballlong-ask-jump = tir au but : choisis où tu plonges
footballlong-kick = tir { $arrow }
footballlong-left = ← gauche
footballlong-middle = milieu
footballlong-right = droite →
footballlong-ball = ●
footballlong-none = ·
footballlong-goal = But pour { $seat } !
footballlong-stuck = { $seat } ne peut plus jouer un tour complet : coup franc pour { $other }.
footballlong-penalties = Dix coups francs de suite : tirs au but ! { $seat } tire en premier.
footballlong-converted = { $seat } transforme le tir au but.
footballlong-saved = { $other } arrête le tir au but ({ $seat }).
footballlong-is-penalties = Tirs au but
footballlong-is-shooting = Tirs au but : { $seat } tire, { $other } garde
footballlong-is-in = marqué
footballlong-is-kept = arrêté
footballlong-is-keeper = gardien
footballlong-sheet-arrow = but à viser
footballlong-sheet-open = où aller

footballlong-reject-syntax = Écris les croisements du chemin, par exemple i12 i11 j11 j10, ou des directions : n n e n.
footballlong-reject-syntax-kick = Écris la direction du coup franc, par exemple tir ne.
footballlong-reject-syntax-side = Choisis un côté : gauche, milieu ou droite.
footballlong-reject-outside = Il n’y a pas de { $place } sur ce terrain : le dernier croisement est { $last }.
footballlong-reject-far = De { $ball }, un trait ne mène pas à { $place } : nomme chaque croisement du chemin.
footballlong-reject-slants = Ici, les traits suivent les lignes du papier, et celui depuis { $ball } est en diagonale.
footballlong-reject-visited = Un trait est déjà passé en { $ball }.
footballlong-reject-crosses = Depuis { $ball }, ce trait en croise un autre.
footballlong-reject-border = { $ball } est sur le bord, qui est fermé sauf entre les poteaux.
footballlong-reject-leaves = Depuis { $ball }, ce trait sort du terrain. On marque d’un croisement vraiment entre les poteaux.
footballlong-reject-own = Depuis { $ball }, ce serait ton propre but ; tu attaques l’autre.
footballlong-reject-count = Cela fait { $count ->
    [one] { $count } trait
   *[other] { $count } traits
} ; un tour en a { $want }, moins seulement avec un but.
footballlong-reject-goal = La balle est déjà au fond du but. Enlève la suite.
footballlong-reject-kick = Un tir { $arrow } de toute sa longueur sort du terrain. Ceux-ci y restent : { $arrows }
footballlong-reject-shorter = Ici, aucun tir n’a toute sa longueur : le plus long compte, { $links ->
    [one] { $links } trait
   *[other] { $links } traits
} : { $arrows }
footballlong-reject-no-kick = Tu peux jouer la balle, donc pas de tir. Nomme les croisements de ton chemin.
footballlong-reject-only-kick = { $other } ne peut plus jouer un tour complet : tu as un coup franc. Choisis une direction, par exemple tir ne.
footballlong-reject-wide = Un but de { $goal } carreaux est trop large : ici, { $most } au plus.

footballlong-lesson-1 = Anna est sans issue : Bruno tire
footballlong-lesson-2 = Un coup franc, six traits : « tir s »
footballlong-lesson-3 = Un tour : quatre traits, en terrain neuf
footballlong-lesson-4 = À Anna de jouer : « c8 d8 d7 e7 »
footballlong-lesson-5 = Bruno marque ici, derrière la ligne
