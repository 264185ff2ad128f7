footballbounce-name = Foot à rebonds
footballbounce-also = foot papier | paper soccer | football à rebonds
footballbounce-about = Le foot sur papier, trait par trait : la balle rebondit sur les murs, et là où un trait passe, tu rejoues.
footballbounce-brief = un quart d’heure
footballbounce-rules =
    La balle part du centre. Un coup est un trait vers un croisement voisin, droit ou en diagonale. Les traits peuvent se croiser, mais aucun ne se trace deux fois.

    Si la balle arrive à un croisement où un trait est déjà passé, la même personne rejoue, et encore, tant que ça dure.

    Un mur renvoie la balle aussitôt, comme un miroir la lumière. Si le trait de retour est déjà tracé, tu continues comme tu veux. D’un coin, on ne sort pas.

    La flèche près de ton nom montre où tu attaques. Un trait dans un but marque (d’habitude d1, e1, f1 ou d11, e11, f11 : les poteaux comptent), dans ton propre but pour l’autre. Qui doit rejouer et ne peut pas perd la manche. Puis le terrain est vidé, et qui l’a perdue commence.

    Écris le croisement suivant, f7, ou une direction, se. Si un trait est passé en f7, tu peux écrire toute une chaîne : f7 g8.
footballbounce-opt-size = largeur et longueur du terrain en carreaux, toutes deux paires ; les buts sont sur les petits côtés
footballbounce-opt-goal = largeur des buts, un nombre pair de carreaux
footballbounce-opt-goals = combien de buts pour gagner
footballbounce-opt-bounce = le bord : miroir – il renvoie la balle ; libre – ses croisements comptent comme visités, et les buts sont un trait derrière la ligne
footballbounce-key-size = taille | terrain
footballbounce-key-goal = cage | largeur du but
footballbounce-key-goals = buts
footballbounce-key-bounce = rebond | murs
footballbounce-is-reflect = miroir
footballbounce-is-free = libre
footballbounce-set-size = terrain { $value }
footballbounce-set-goal = buts larges de { $value } carreaux
footballbounce-set-goals = { $value ->
    [one] un but pour gagner
   *[other] { $value } buts pour gagner
}
footballbounce-set-bounce = { $value ->
    [free] les murs comptent comme visités
   *[other] les murs renvoient la balle
}
footballbounce-word-n = n | nord | haut
footballbounce-word-ne = ne | nord-est
footballbounce-word-e = e | est | droite
footballbounce-word-se = se | sud-est
footballbounce-word-s = s | sud | bas
footballbounce-word-sw = so | sud-ouest
footballbounce-word-w = o | ouest | gauche
footballbounce-word-nw = nw | nord-ouest

footballbounce-ask = envoie la balle à un croisement voisin
footballbounce-ask-on = un trait passe déjà ici : rejoue
footballbounce-shot = but { $arrow }
footballbounce-ball = ●
footballbounce-drawn = ·
footballbounce-thrown = { $move }, rebond sur le mur vers { $end }
footballbounce-goal = But pour { $seat } !
footballbounce-own-goal = { $seat } marque contre son camp : but pour { $other }.
footballbounce-sheet-stuck = Balle bloquée : { $seat } ne peut plus jouer
footballbounce-sheet-arrow = but à viser
footballbounce-sheet-open = où aller
footballbounce-stuck = { $seat } n’a plus de trait : la manche va à { $other }.

footballbounce-reject-syntax = Écris le croisement suivant, par exemple f7, une chaîne f7 g8, ou des directions : n ne e se s so o nw.
footballbounce-reject-outside = Il n’y a pas de { $place } sur ce terrain : le dernier croisement est { $last }.
footballbounce-reject-far = { $place } n’est pas voisin de la balle en { $ball } : un trait mène à l’un des huit croisements autour.
footballbounce-reject-nowhere = La balle est déjà en { $ball }. Nomme le croisement où elle va.
footballbounce-reject-drawn = Ce trait depuis { $ball } est déjà tracé. Prends-en un libre ; les losanges sur l’image montrent où.
footballbounce-reject-border = Depuis { $ball }, ce trait longe le bord, qui compte comme tracé.
footballbounce-reject-leaves = Depuis { $ball }, ce trait sort du terrain.
footballbounce-reject-rests = Aucun trait n’est passé en { $ball }, donc le tour finit là. Enlève la suite.
footballbounce-reject-goal = La balle est déjà au fond du but. Enlève la suite.
footballbounce-reject-wide = Un but de { $goal } carreaux est trop large : ici, { $most } au plus.

footballbounce-lesson-1 = Le mur renvoie la balle comme un miroir
footballbounce-lesson-2 = Un trait passe déjà ici : Anna rejoue
footballbounce-lesson-3 = Les losanges montrent où : écris « d5 »
footballbounce-lesson-4 = Anna vise ici ; les poteaux comptent
footballbounce-lesson-5 = Balle bloquée, au coin : manche perdue
