# Drop the dead one: five dice, twos and fives drop dead.

dropdead-name = Les dés morts
dropdead-also = dés morts | raide mort
dropdead-about = Lance cinq dés et marque, tant que ne tombe ni deux ni cinq : ceux-là tombent raides morts et s’en vont.
dropdead-brief = cinq dés, cinq minutes
dropdead-rules =
    Il faut beaucoup de points avant que tes dés soient partis. Commence ton tour avec cinq dés : touche le bouton ou dis « lancer ».

    S’il n’y a ni deux ni cinq, le lancer compte : additionne tous les dés. S’il y en a, le lancer ne rapporte rien, et chaque deux et chaque cinq est mort et s’en va. Dans tous les cas, tu relances les dés qui restent. Quand le dernier dé est mort, ton tour est fini. Il n’y a jamais rien à décider.

    Par exemple : 1 2 4 5 6 ne rapporte rien, restent trois dés. 3 4 6 rapporte 13. 1 5 4 rien, en restent deux. 6 4 rapporte 10. 2 2, et c’est fini : 23 points.

    Chacun joue une fois par manche. Qui a le plus de points après cinq manches gagne (option « manches »).

dropdead-word-roll = lancer | je lance | lance

dropdead-ask = { $dice ->
    [one] { $sum } points jusqu’ici, lance le dernier dé
   *[other] { $sum } points jusqu’ici, lance { $dice } dés
}
dropdead-scored = { $points ->
    [one] { $seat } fait { $faces } : { $points } point.
   *[other] { $seat } fait { $faces } : { $points } points.
}
dropdead-dead = { $dead ->
    [one] { $seat } fait { $faces } : un dé meurt.
   *[other] { $seat } fait { $faces } : { $dead } dés meurent.
}
dropdead-over = { $sum ->
    [one] { $seat } fait { $faces } : tous morts, avec { $sum } point.
   *[other] { $seat } fait { $faces } : tous morts, avec { $sum } points.
}

dropdead-sheet = Manche { $round } sur { $rounds }. Avec 2 ou 5 : rien, et ils partent

dropdead-lesson-1 = Un 2 et un 5 : rien, les deux sont morts
dropdead-lesson-2 = Ni 2 ni 5 : 3 + 4 + 6 = 13
dropdead-lesson-3 = Tous morts : le tour vaut 23
dropdead-lesson-4 = « lancer » : Bruno part à cinq dés
