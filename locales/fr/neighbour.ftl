# Help your neighbour: everybody owns numbers and pays for them.

neighbour-name = Coup de main
neighbour-also = aide ton voisin | voisin | les voisins
neighbour-about = Chacun possède des faces du dé. Pour chaque dé tombé, qui possède sa face met un jeton au milieu ; qui n’en a plus en premier gagne.
neighbour-brief = trois dés, cinq minutes
neighbour-rules =
    Chacun a dix jetons et veut s’en débarrasser. Les six faces d’un dé sont partagées : trois chacun à deux, deux chacun à trois, une chacun de quatre à six. À quatre ou cinq, les faces qui restent ne sont à personne.

    À ton tour, lance trois dés. Pour chaque dé, qui possède sa face met un jeton au milieu, peu importe qui a lancé. Tu aides donc les autres, et on t’aide.

    Qui n’a plus de jetons en premier gagne. Si plusieurs finissent au même lancer, la victoire est partagée.

    Par exemple, à quatre, quelqu’un fait 2 2 5 : qui a le 2 met deux jetons, et personne ne paie pour le 5.

    Dis « lancer » ou touche le bouton.

neighbour-opt-chips = combien de jetons chacun a
neighbour-key-chips = jetons
neighbour-set-chips = { $value ->
    [one] { $value } jeton chacun
   *[other] { $value } jetons chacun
}

neighbour-word-roll = lancer | je lance | lance

neighbour-threw = { $seat } fait { $faces }. Au milieu : { $paid }.
neighbour-part = { $seat } { $chips }
neighbour-nobody = { $seat } fait { $faces } : ces faces ne sont à personne.
neighbour-sheet = Qui n’a plus de jetons gagne
neighbour-sheet-left = Les autres sont partis : c’est gagné
neighbour-sheet-middle = au milieu : { $count }
neighbour-sheet-over = Sans jetons, c’est gagné ; { $count ->
    [one] rien pour { $last }
   *[other] rien pour { $first } et { $last }
}
neighbour-sheet-numbers = Les dés sous un nom sont ses faces
neighbour-sheet-nobody = à personne
neighbour-sheet-own = paie { $count }
neighbour-sheet-pays = { $seat } paie { $count }
neighbour-sheet-pay = { $paid } paient
neighbour-sheet-part = { $seat } { $count }
neighbour-sheet-three = trois paient 1

neighbour-lesson-1 = 1 et 2 sont les faces d’Anna
neighbour-lesson-2 = 4 4 : Bruno paie deux jetons
neighbour-lesson-3 = Chacun est parti de 4. À Bruno : « lancer »
