digitwar-name = Guerre des chiffres
digitwar-also = bataille de chiffres
digitwar-about = Une rangée de chiffres et une gomme : baisse un chiffre ou efface un zéro et tout à sa droite. Qui efface tout perd.
digitwar-brief = cinq minutes
digitwar-rules =
    Une rangée de chiffres est écrite. À ton tour, tu fais une de ces deux choses.

    Baisser : rends un chiffre plus petit, jusqu’à 0 si tu veux. Un zéro ne se baisse pas.

    Effacer : enlève un zéro avec tous les chiffres à sa droite.

    Qui efface toute la rangée perd. À trois ou quatre, c’est le dernier rang, et les autres partagent le premier.

    Les places sont numérotées sous la rangée. Écris 4>3 pour que le chiffre de la place 4 devienne un 3, ou x5 pour effacer le zéro de la place 5 et tout à sa droite.

    L’hôte peut choisir combien de chiffres sont tirés au sort, ou écrire la rangée : « /digitwar rangée=53690846 ».
digitwar-opt-length = combien de chiffres sont tirés au sort (20 si tu ne dis rien)
digitwar-opt-row = la rangée de départ, telle quelle : rangée=53690846
digitwar-key-length = longueur | chiffres
digitwar-key-row = rangée | départ
digitwar-set-length = { $value ->
    [one] { $value } chiffre
   *[other] { $value } chiffres
}
digitwar-set-row = rangée { $value }

digitwar-ask = baisse un chiffre ou efface un zéro
digitwar-lower = la place { $place } passe à { $to }
digitwar-sheet-aim = Qui efface toute la rangée perd
digitwar-sheet-lost = { $seat } efface toute la rangée
digitwar-erase = tout est effacé à partir de la place { $place }
digitwar-erase-sure = effacer toute la rangée et perdre

digitwar-reject-syntax = Écris 4>3 pour que le chiffre de la place 4 devienne un 3, ou x5 pour effacer le zéro de la place 5 et tout à sa droite.
digitwar-reject-place = Il n’y a pas de chiffre à la place { $place } : la rangée finit à { $last }.
digitwar-reject-zero = Il y a un zéro à la place { $place }. Il ne peut pas baisser, seulement s’effacer : x{ $place }.
digitwar-reject-higher = Les chiffres ne font que baisser : à la place { $place }, il y a { $digit }, qui peut devenir { $most ->
    [0] 0.
    [1] 0 ou 1.
   *[other] de 0 à { $most }.
}
digitwar-reject-erase = Seul un zéro s’efface avec tout à sa droite, et à la place { $place } il y a { $digit }.
digitwar-reject-length = La rangée a { $count ->
    [one] { $count } chiffre
   *[other] { $count } chiffres
}, pas { $length }. Enlève l’un des deux.

digitwar-lesson-1 = Un zéro part avec toute sa droite : « x6 »
digitwar-lesson-2 = Ou baisse un chiffre : « 5>1 »
digitwar-lesson-3 = Efface toute la rangée, et tu perds
