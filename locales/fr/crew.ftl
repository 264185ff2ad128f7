# Ship, captain, mate and crew: five dice, a six, a five and a four in this order, the rest counts.

crew-name = Bateau, capitaine, second, équipage
crew-also = bateau capitaine équipage | équipage | bateau
crew-about = Cinq dés, trois lancers : d’abord un six, le bateau, puis un cinq, le capitaine, puis un quatre, le second. Les deux autres sont l’équipage.
crew-brief = cinq dés, cinq minutes
crew-rules =
    À ton tour, tu as jusqu’à trois lancers ; le premier avec les cinq dés. Touche le bouton ou dis « lancer ».

    Il te faut d’abord un bateau : un six. Puis au bateau un capitaine : un cinq. Puis vient le second : un quatre. Ils montent à bord exactement dans cet ordre, plusieurs d’un lancer s’ils y sont, et restent. Un cinq sans six reste à quai. Le bot les fait monter pour toi, et tu relances les autres dés.

    Quand les trois sont là, les deux autres dés sont l’équipage, et leur somme est ce que tu marques. S’il reste des lancers, tu peux dire « stop », ou relancer ces deux dés pour faire mieux ; le dernier lancer compte. S’il manque un des trois après trois lancers, tu ne marques rien.

    Par exemple : 6 4 4 3 2, le six est ton bateau. 5 4 1 1, voilà capitaine et second, et un maigre équipage de 2. 6 3, et l’équipage vaut 9.

    Chacun joue une fois par manche. Qui a le plus de points après dix manches gagne ; « manches » en règle le nombre.

crew-word-roll = lancer | je lance | lance | relancer | encore
crew-word-hold = stop | je m’arrête | je reste

crew-ask = { $left ->
    [one] ton équipage vaut { $sum }, et il reste un lancer. Relancer les deux dés ou stop ?
   *[other] ton équipage vaut { $sum }, et il reste { $left } lancers. Relancer les deux dés ou stop ?
}
crew-ask-all = { $left ->
    [one] le bateau est au complet, il reste un lancer. Relancer l’équipage ou stop ?
   *[other] le bateau est au complet, il reste { $left } lancers. Relancer l’équipage ou stop ?
}
crew-adrift = { $seat }, lancer { $throw } : { $faces }. Pas encore de bateau.
crew-ship = { $seat }, lancer { $throw } : { $faces }. Voilà le bateau, mais pas de capitaine.
crew-captain = { $seat }, lancer { $throw } : { $faces }. Le capitaine est là, mais pas de second.
crew-manned = { $seat }, lancer { $throw } : { $faces }. Tous à bord, l’équipage vaut { $sum }.
crew-scored = { $seat }, lancer { $throw } : { $faces }. Le tour est fini, { $sum } points pour l’équipage.
crew-nothing = { $seat }, lancer { $throw } : { $faces }. Le tour est fini, tous ne sont pas à bord : rien.

crew-lesson-1 = Bateau 6, capitaine 5, second 4, en ordre
crew-lesson-2 = Les deux autres : l’équipage, 6 + 3 = 9
crew-lesson-3 = « lancer » pour mieux, « stop » pour marquer
crew-lesson-4 = Pas de 4 en trois lancers : rien
crew-sheet = Manche { $round } sur { $rounds }. D’abord 6, 5 et 4 ; les deux autres comptent
