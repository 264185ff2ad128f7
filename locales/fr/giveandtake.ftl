# Give and take: as many chips as the die shows go to the next player.

giveandtake-name = Donne au suivant
giveandtake-also = donner et prendre | un pour toi un pour moi
giveandtake-about = Lance le dé et donne autant de jetons à la personne suivante. La première sans jetons gagne.
giveandtake-brief = un dé, cinq minutes
giveandtake-rules =
    Chacun a dix jetons et veut s’en débarrasser.

    À ton tour, lance un dé. Donne autant de jetons qu’il montre à la personne suivante – celle à ta gauche, autour d’une table. Un 6, c’est autre chose : tu mets alors un jeton hors du jeu.

    Si le dé montre plus que tu n’as, rien ne se passe.

    Qui n’a plus de jetons gagne aussitôt.

    Par exemple, avec quatre jetons, un 3 en donne trois, et un 5 ne fait rien.

    Dis « lancer » ou touche le bouton.

giveandtake-opt-chips = combien de jetons chacun a
giveandtake-key-chips = jetons
giveandtake-set-chips = { $value ->
    [one] { $value } jeton chacun
   *[other] { $value } jetons chacun
}

giveandtake-word-roll = lancer | je lance | lance

giveandtake-gives = { $seat } fait { $face } : { $chips } pour { $other }.
giveandtake-away = { $seat } fait { $face } : un jeton sort du jeu.
giveandtake-few = { $seat } fait { $face } mais n’a que { $chips } : rien ne se passe.
giveandtake-sheet = Qui n’a plus de jetons gagne
giveandtake-sheet-away = hors jeu : { $count }
giveandtake-sheet-gives = donne { $count }
giveandtake-sheet-six = { $face } : un jeton hors jeu
giveandtake-sheet-few = { $face } est plus que { $count }, donc rien

giveandtake-lesson-1 = Bruno fait 3 : trois jetons pour Anna
giveandtake-lesson-2 = Un 6 met un jeton hors jeu
giveandtake-lesson-3 = « lancer » : un 4 gagne, un 5 ne fait rien
