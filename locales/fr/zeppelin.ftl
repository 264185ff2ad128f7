# The airship: chips on fields, and a gondola that keeps them.

zeppelin-name = Dirigeable
zeppelin-also = zeppelin | le dirigeable | gondole
zeppelin-about = Mets un jeton sur une case vide, prends-le sur une pleine – et un six finit dans la gondole, qui ne rend rien. La dernière personne avec des jetons gagne.
zeppelin-brief = un dé, cinq minutes
zeppelin-rules =
    Chacun a six jetons. Le dirigeable a cinq cases, de 1 à 5, et dessous pend la gondole, numéro 6.

    À ton tour, lance un dé. Si la case de ce nombre est vide, mets-y un jeton. S’il y a un jeton, prends-le. Avec un 6, tu mets toujours un jeton dans la gondole, et il y reste.

    Sans jetons, on est hors jeu. La dernière personne qui en a gagne.

    Par exemple : Anna fait 3 et met un jeton sur la case 3. Bruno fait 3 aussi, et le prend.

    Dis « lancer » ou touche le bouton.

zeppelin-opt-chips = combien de jetons chacun a
zeppelin-key-chips = jetons
zeppelin-set-chips = { $value ->
    [one] { $value } jeton chacun
   *[other] { $value } jetons chacun
}

zeppelin-word-roll = lancer | je lance | lance

zeppelin-put = { $seat } fait { $face } et y met un jeton.
zeppelin-take = { $seat } fait { $face } et prend le jeton.
zeppelin-gondola = { $seat } fait { $face } : un jeton va dans la gondole.
zeppelin-sheet = Les derniers jetons gagnent
zeppelin-sheet-puts = { $face } vide, met 1
zeppelin-sheet-takes = { $face } plein, prend 1
zeppelin-sheet-keeps = { $face }, met 1 dans la gondole
zeppelin-sheet-gondola = × { $count }

zeppelin-lesson-1 = « lancer » : la 2 était vide, Anna paie
zeppelin-lesson-2 = Un 6 va dans la gondole et y reste
zeppelin-lesson-3 = La 1 était pleine : Bruno prend le jeton
zeppelin-lesson-4 = Anna n’a plus de jetons : hors jeu
