# Cephalopod: dice that capture their neighbours.

cephalopod-name = Céphalopode
cephalopod-also = calmar | poulpe | pieuvre
cephalopod-about = Des dés sur un plateau de 5 × 5 capturent leurs voisins dont la somme fait six au plus. Qui a le plus de dés sur le plateau plein gagne.
cephalopod-brief = un quart d’heure
cephalopod-rules =
    Il faut avoir plus de dés que l’autre sur le plateau quand il est plein. À tour de rôle, on pose un de ses dés sur une case libre ; on ne passe pas.

    Regarde les dés au-dessus, au-dessous et à côté de cette case, à qui qu’ils soient. Si deux ou plus font six ou moins ensemble, tu dois capturer : choisis un tel groupe, d’au moins deux dés. Ils retournent à leurs propriétaires, et ton dé montre leur somme. S’il n’y a pas de tel groupe, ton dé montre un 1.

    Par exemple, autour de ta case il y a 1, 2 et 3 : tu peux prendre 1 + 2 et montrer un trois, 1 + 3 et montrer un quatre, 2 + 3 et montrer un cinq, ou tous et montrer un six.

    Un six ne se capture plus, car il lui faudrait encore un dé à côté.

    Écris la case : c3. S’il y a le choix, nomme aussi les dés que tu prends : c3 b3 c4. Le bot te dit ce qui est possible. Un plateau plein a un nombre impair de cases, donc pas de nulle.

cephalopod-opt-size = cases en largeur et en hauteur
cephalopod-key-size = taille | plateau
cephalopod-set-size = { $value } × { $value }

cephalopod-ask = pose un dé sur une case libre
cephalopod-option = { $move } (fait { $sum })
cephalopod-reject-syntax = Nomme une case, par exemple c3 ; pour capturer, ses voisines aussi : c3 b3 c4.
cephalopod-reject-off = { $place } est hors du plateau.
cephalopod-reject-taken = Il y a déjà un dé en { $place }.
cephalopod-reject-far = Seuls les dés juste à côté de { $place } se capturent : au-dessus, au-dessous, à gauche ou à droite.
cephalopod-reject-none = Il n’y a rien à capturer depuis { $place } : nomme la case seule.
cephalopod-reject-choice = En { $place }, il faut choisir : { $options }.

cephalopod-cell = { $place }
cephalopod-takes = { $seat } : { $place } capture { $cells } et montre { $sum }.
cephalopod-mark-plain = sans apostrophe
cephalopod-mark-quote = avec apostrophe
cephalopod-sheet-taken = En pâle : les dés pris
cephalopod-sheet-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}

cephalopod-lesson-1 = 1 + 1 : Anna prend les deux, montre un 2
cephalopod-lesson-2 = Double cadre : un dé de Bruno
cephalopod-lesson-3 = Le choix ? « c3 c2 c4 » dit lequel
cephalopod-lesson-4 = Rien à prendre : un 1
