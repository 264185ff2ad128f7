# Arpeggio: one list rises, the other one falls.

arpeggio-name = Arpège
arpeggio-also = arpèges | monter et descendre
arpeggio-about = Deux dés font des nombres à deux chiffres. Ta liste doit monter, l’autre descendre : qui a dix nombres en premier gagne.
arpeggio-brief = deux dés, cinq minutes
arpeggio-rules =
    Une liste monte, l’autre descend ; le sort décide laquelle est à toi. Qui a dix nombres en premier gagne.

    À ton tour, le bot lance deux dés. Lis-les dans un ordre : 3 et 4 font 34 ou 43. Écris ce nombre s’il continue dans ton sens, ou passe. Si les dés sont égaux, tu peux en relancer un, une fois.

    Si tu passes, l’autre peut écrire un nombre avec tes dés, puis c’est de nouveau ton tour. Ou bien l’autre refuse par « lancer » et reçoit ses propres dés.

    Une fois par partie, chacun peut faire un pas en arrière : écrire un nombre contre son sens, et repartir de là. Aucun nombre ne se suit lui-même.

    Ta liste monte et en est à 24, les dés montrent 3 4 : écris « 34 » ou « 43 ».

    Écris le nombre, « passe » ou « encore » (un des deux dés égaux), ou touche les boutons. Si un camp ne peut plus avancer, l’autre continue ; si c’est fini pour les deux, ou après 80 tours en tout, la liste la plus longue gagne. « longueur » règle combien de nombres il faut ; huit fois autant de tours.
arpeggio-opt-length = combien de nombres font une liste complète
arpeggio-key-length = longueur | nombres
arpeggio-set-length = { $value ->
    [one] liste de { $value } nombre
   *[other] liste de { $value } nombres
}

arpeggio-word-roll = lancer | je lance | lance
arpeggio-word-pass = passe | je passe | passer
arpeggio-word-again = encore | relancer | relance | relancer un dé

arpeggio-write = { $number }
arpeggio-write-news = { $seat } : { $number }
arpeggio-pass = Je passe
arpeggio-pass-news = { $seat } passe.
arpeggio-roll = 🎲 Lancer
arpeggio-roll-news = { $seat } refuse les dés.
arpeggio-again = 🎲 Relancer un dé
arpeggio-again-news = { $seat } relance un dé.

arpeggio-ask-rises = écris un nombre de { $faces } qui monte, ou passe{ arpeggio-back }
arpeggio-ask-falls = écris un nombre de { $faces } qui descend, ou passe{ arpeggio-back }
arpeggio-ask-offered = écris un nombre de { $faces }, ou « lancer » pour tes propres dés{ arpeggio-back }
arpeggio-back = { $back ->
    [0] {""}
    [1] {" "}({ $one } est un pas en arrière, possible une fois par partie)
   *[other] {" "}({ $one } et { $two } sont des pas en arrière, possibles une fois par partie)
}

arpeggio-threw = { $seat } fait { $faces }.
arpeggio-writes = { $count ->
    [one] { $seat } écrit { $number }, le premier nombre.
   *[other] { $seat } écrit { $number } et a { $count } nombres.
}
arpeggio-steps-back = { $seat } fait un pas en arrière à { $number } ; c’est possible une fois.
arpeggio-passes = { $seat } passe et offre les dés.

arpeggio-reject-syntax = Écris un nombre que font les dés, ou « passe ».
arpeggio-reject-dice = Ces dés font : { $numbers }.
arpeggio-reject-rises = Ta liste monte depuis { $last }, et ton pas en arrière est déjà pris : écris un nombre plus grand, ou passe.
arpeggio-reject-falls = Ta liste descend depuis { $last }, et ton pas en arrière est déjà pris : écris un nombre plus petit, ou passe.
arpeggio-reject-roll = Les dés sont lancés : écris un nombre, ou passe.
arpeggio-reject-again = Seul l’un de deux dés égaux se relance, et une seule fois.
arpeggio-reject-pass = Des dés qu’on t’offre ne s’offrent pas plus loin : prends-les, ou lance.

arpeggio-board-count = nombre
arpeggio-board-list = liste
arpeggio-board-rises = monte
arpeggio-board-falls = descend
arpeggio-board-throw = lancer
arpeggio-board-offered = offert
arpeggio-board-step-back-used = recul déjà pris :

arpeggio-sheet-threw = dernier lancer
arpeggio-sheet-double = { $one }, ou relance un dé
arpeggio-sheet-one = { $one }
arpeggio-sheet-two = { $one } ou { $two }
arpeggio-sheet-back = recul
arpeggio-sheet-rises = monte : { $count } sur { $length }
arpeggio-sheet-falls = descend : { $count } sur { $length }
arpeggio-sheet-count = nombres

arpeggio-lesson-1 = La liste d’Anna monte, d’en bas
arpeggio-lesson-2 = Celle de Bruno descend toujours
arpeggio-lesson-3 = Anna passe, et Bruno prend ses dés
arpeggio-lesson-4 = Un pas en arrière, une fois
arpeggio-lesson-5 = Bruno a 5 et 4 : il écrit « 54 » ou « 45 »
