# Express: two sums of five dice, and a die to reject.

express-name = Express
express-also = l’express | deux sommes
express-about = Fais deux sommes avec cinq dés et rejette le cinquième. Commence peu de sommes : trop peu de marques coûtent 200.
express-brief = cinq dés, dix minutes
express-rules =
    Fais plus de points sur ta liste des sommes de 2 à 12. Cinq dés tombent pour tous. Chacun fait deux paires avec quatre d’entre eux, marque les deux sommes, et rejette le cinquième dé.

    Tu peux rejeter trois faces différentes. Quand tu les as, tu dois en rejeter une si elle est tombée ; sinon, tu laisses n’importe quel dé, et il ne compte pas. Ta liste finit quand une de tes faces a été rejetée huit fois ; les autres continuent.

    Une somme sans marque compte 0, une à quatre marques coûtent 200, cinq comptent 0. De la sixième à la dixième, chaque marque vaut le nombre derrière la somme : 30 pour le 7, jusqu’à 100 pour 2 et 12. Cinq cents points, c’est bien.

    Les dés montrent 1 2 3 4 5 : touche un bouton, ou écris « 5 9 sans 1 » au bot en privé : 2 + 3, 4 + 5, et le 1 est rejeté.

    Qui a le plus de points gagne. Tous décident en secret ; avec « ensemble=non », chacun lance pour soi, à tour de rôle. Avec « annoncé », on annonce les lancers à tour de rôle, et trente font une partie.

express-word-throw = lancer | je lance | lance
express-word-name = annonce | annoncer | j’annonce
express-word-take = prendre | je prends | marquer
express-word-out = sans | hors | rejeter

express-take = { $low } & { $high } sans { $out }
express-take-news = { $seat } prend { $low } et { $high }, et rejette { $out }.

express-ask = quelles deux sommes faire de { $faces }, et quel dé rejeter ?
express-holds = Ta liste : { $rejects ->
    [none] { $points } points.
   *[other] { $points } points, rejetés : { $rejects }.
}

express-threw = { $seat } fait { $faces }.
express-takes = { $seat } prend { $low } et { $high }, et rejette { $out }.
express-done = { $seat } finit avec { $points } points.

express-reject-syntax = Écris les deux sommes et le dé rejeté : « 5 9 sans 1 » fait 5 et 9 et rejette un 1.
express-reject-dice = Cela ne se fait pas avec { $faces } : deux sommes de deux dés chacune, et le cinquième dé.
express-reject-out = Tu dois rejeter une de tes trois faces : { $faces }.

express-sheet-points = points
express-sheet-out = sans
express-sheet-rejected = rejetés
express-sheet = 1–4 marques : −200 ; 5 : rien ; dès la sixième, son prix
express-sheet-throw = Lancer { $throw } :
express-sheet-last = Avant :
express-sheet-full = Entouré : { $marks } rejets d’un dé finissent la feuille

express-lesson-1 = Deux sommes, un dé : « 9 11 sans 6 »
express-lesson-2 = Trop peu de marques : −200
express-lesson-3 = Sur le 8, 40 à partir de la sixième marque
express-lesson-4 = 3 faces rejetées ; au 8e rejet, fini
