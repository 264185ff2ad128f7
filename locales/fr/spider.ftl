# Spider: cross out the sums of two dice.

spider-name = Araignée
spider-also = l’araignée | la toile
spider-about = Barre les sommes de deux dés. Ce qu’il te faut te fait rejouer, ce que tu as va à quelqu’un d’autre.
spider-brief = deux dés, cinq minutes
spider-rules =
    Il faut barrer dix sommes avant les autres : 2, 3, 4, 5, 6, 8, 9, 10, 11 et 12. Elles pendent aux fils de ta toile.

    À ton tour, lance deux dés : touche le bouton ou écris « lancer ». S’il te faut encore leur somme, le bot la barre pour toi, et tu relances. Si tu l’as déjà, c’est un cadeau pour la personne suivante à qui elle manque, et ton tour est fini.

    Un sept est un joker : barre la somme que tu veux, par un bouton ou en l’écrivant, par exemple 12. Ensuite ton tour est fini.

    Par exemple : tu fais 1 et 1, et le 2 est barré. Tu refais 1 et 1 : maintenant, la personne suivante barre le 2, et c’est son tour.

    Qui barre sa dernière somme gagne aussitôt, même si quelqu’un d’autre l’a lancée.

spider-word-throw = lancer | je lance | lance

spider-cross = ✗ { $sum }
spider-cross-news = { $seat } barre { $sum }.
spider-ask = { $left ->
    [one] lance les dés, il manque une somme
   *[other] lance les dés, il manque { $left } sommes
}
spider-ask-any = pour le sept, barre la somme que tu veux
spider-crossed = { $seat } fait { $faces } et barre { $sum }.
spider-gift = { $seat } fait { $faces } : { $other } barre { $sum }.
spider-nobody = { $seat } fait { $faces } : { $sum } ne manque plus à personne.
spider-any = { $seat } fait { $faces } : sept, une somme au choix.
spider-chosen = { $seat } barre { $sum }.
spider-reject-syntax = Écris « lancer », ou après un sept la somme que tu barres.
spider-reject-throw = Lance d’abord : touche le bouton ou écris « lancer ».
spider-reject-cross = Barre une de celles-ci : { $open }.

spider-sheet = Sept : au choix ; dix sommes barrées gagnent
spider-sheet-of = { $count } sur { $all }
spider-sheet-crossed = barrées

spider-board-crossed = barrées
spider-board-open = reste

spider-lesson-1 = 5 + 6 : Anna barre 11 et relance
spider-lesson-2 = 3 + 4 = 7 : au choix, donc « 12 »
spider-lesson-3 = 2 était déjà barré : cadeau pour Bruno
spider-lesson-4 = Qui a barré les dix sommes gagne
