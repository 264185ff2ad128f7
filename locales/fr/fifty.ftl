# Fifty: two dice, only equal ones count.

fifty-name = Cinquante
fifty-also = doubles à cinquante
fifty-about = Deux dés, et seuls les doubles comptent : deux six rapportent gros, deux trois enlèvent tout.
fifty-brief = deux dés, deux minutes
fifty-rules =
    Il faut arriver à cinquante points avant les autres. À tour de rôle, on lance deux dés une fois : touche le bouton ou dis « lancer ». Rien à décider, il n’y a qu’à espérer.

    Si les deux dés diffèrent, tu ne gagnes rien. Deux six rapportent 25 points. Deux as, deux deux, deux quatre ou deux cinq rapportent 5. Deux trois, c’est la catastrophe : tous tes points s’en vont, et tu repars de zéro.

    Par exemple, 4 4 puis 6 6 font 30 points ; si 3 3 vient ensuite, te voilà à 0.

    Qui arrive à cinquante gagne aussitôt. Une partie plus courte ou plus longue a un autre but, comme 25 ou 100 points.

fifty-opt-goal = combien de points pour gagner
fifty-key-goal = but | points
fifty-set-goal = { $value } points pour gagner

fifty-word-roll = lancer | je lance | lance

fifty-threw = { $seat } fait { $faces } : rien.
fifty-scored = { $seat } fait { $faces } : { $points } points, { $total } en tout.
fifty-lost = { $seat } fait { $faces } : tous les points s’en vont !

fifty-sheet = Qui arrive à { $goal } gagne
fifty-sheet-pair = autre double +{ $points }
fifty-sheet-nothing = → 0

fifty-lesson-1 = 6 6 vaut 25, 4 4 vaut 5 : cela fait 30
fifty-lesson-2 = 3 3 : Bruno avait 5 et n’a plus rien
fifty-lesson-3 = Tout ce qui compte ; cinquante gagne
fifty-lesson-4 = Un lancer par tour : « lancer »
