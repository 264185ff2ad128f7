# The Kremlin tower: four dice, two sums, three runners.

tower-name = Tour du Kremlin
tower-also = la tour | la tour du kremlin
tower-about = Quatre dés font deux sommes, et trois pions grimpent leurs colonnes : arrête-toi à temps, ou tout est perdu.
tower-brief = quatre dés, dix minutes
tower-rules =
    Grimpe trois colonnes jusqu’en haut avant les autres.

    À ton tour, lance quatre dés et partage-les en deux paires. Tes pions montent d’une marche dans les colonnes des deux sommes. Il y a trois pions ; un nouveau part juste au-dessus de ta propre marque. Les deux sommes doivent servir si c’est possible ; s’il ne reste qu’un pion pour deux nouvelles colonnes, tu choisis.

    Après chaque lancer, dis stop ou relance. Au stop, tes marques montent jusqu’aux pions. Si un lancer ne donne aucune somme utile à un pion, tout ce que ce tour a gagné est perdu. Une colonne grimpée par quelqu’un est fermée pour tous.

    Tu fais 2 3 3 6 : cela donne 5 et 9, ou 8 et 6. Écris « prendre 5 9 » ou juste « 5 9 », puis « lancer » ou « stop », ou touche les boutons.

    La partie finit à la troisième colonne ; « colonnes » fixe un autre nombre.

tower-opt-columns = combien de colonnes pour gagner
tower-key-columns = colonnes
tower-set-columns = { $value ->
    [one] { $value } colonne pour gagner
   *[other] { $value } colonnes pour gagner
}

tower-word-roll = lancer | je lance | lance | relancer | encore
tower-word-hold = stop | je m’arrête
tower-word-take = prendre | je prends | grimper

tower-take = { $sums }
tower-take-news = { $seat } grimpe avec { $sums }.

tower-ask-take = quelles sommes fais-tu de { $faces } ?
tower-ask-one = quelle somme prends-tu de { $faces } ?
tower-ask = { $free ->
    [0] relancer ou stop ?
    [one] relancer ou stop ? Un pion est libre
   *[other] relancer ou stop ? { $free } pions sont libres
}

tower-threw = { $seat } fait { $faces }.
tower-falls = { $seat } fait { $faces } : aucun pion ne peut grimper, le tour est perdu.
tower-takes = { $seat } grimpe avec { $sums }.
tower-stops = { $seat } s’arrête ; les marques prennent la place des pions : { $sums }.
tower-top = { $columns ->
    [one] { $seat } a grimpé la { $sum }, sa première colonne.
   *[other] { $seat } a grimpé la { $sum } et a { $columns } colonnes.
}

tower-reject-columns = Avec autant de colonnes à grimper, peut-être que personne ne pourrait gagner : prends-en moins, ou joue avec moins de monde.
tower-reject-syntax = Écris les sommes avec lesquelles tu grimpes, par exemple « 5 9 », ou « lancer » ou « stop ».
tower-reject-take = Ce lancer donne : { $moves }.
tower-reject-one = Il n’y a pas assez de pions pour les deux sommes : choisis-en une. Ce lancer donne : { $moves }.
tower-reject-decide = Tu as grimpé avec ce lancer : relance ou dis stop.
tower-reject-first = Choisis d’abord les sommes de ce lancer.

tower-sheet = { $columns ->
    [one] Une colonne gagne
   *[other] { $columns } colonnes gagnent
}
tower-sheet-runners = { $columns ->
    [one] Une colonne gagne ; une croix : un pion
   *[other] { $columns } colonnes gagnent ; une croix : un pion
}

tower-lesson-1 = Deux sommes : « 5 9 » ou « 6 8 »
tower-lesson-2 = Jaune : pions, perdus si rien ne va
tower-lesson-3 = Après « stop », les marques restent là
tower-lesson-4 = Grimpée, elle est fermée ; ici, deux gagnent
