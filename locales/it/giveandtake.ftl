# Give and take: as many chips as the die shows go to the next player.

giveandtake-name = Dare e avere
giveandtake-also = uno a te uno a me | dai e prendi
giveandtake-about = Tira il dado e dai altrettanti gettoni a chi viene dopo. Vince chi resta per primo senza gettoni.
giveandtake-brief = un dado, cinque minuti
giveandtake-rules =
    Ognuno ha dieci gettoni, e vuole liberarsene.

    Al tuo turno tira un dado. Dai tanti gettoni quanti ne mostra a chi viene dopo: chi ti siede a sinistra, se foste intorno a un tavolo. Il 6 è diverso: allora togli un gettone dal gioco.

    Se il dado mostra più gettoni di quanti ne hai, non succede niente.

    Chi resta per primo senza gettoni vince subito.

    Per esempio, con quattro gettoni un 3 ne dà via tre, e un 5 non fa niente.

    Di’ «tiro» o premi il pulsante.

giveandtake-opt-chips = quanti gettoni a testa
giveandtake-key-chips = gettoni
giveandtake-set-chips = { $value ->
    [one] { $value } gettone a testa
   *[other] { $value } gettoni a testa
}

giveandtake-word-roll = tiro | tira | lancio | lancia

giveandtake-gives = { $seat } fa { $face }: { $chips } per { $other }.
giveandtake-away = { $seat } fa { $face }: un gettone esce dal gioco.
giveandtake-few = { $seat } fa { $face } ma ha solo { $chips }: non succede niente.
giveandtake-sheet = Vince chi resta senza gettoni
giveandtake-sheet-away = { $count } fuori gioco
giveandtake-sheet-gives = ne dà { $count }
giveandtake-sheet-six = { $face }: un gettone fuori gioco
giveandtake-sheet-few = { $face } è più di { $count }, quindi niente

giveandtake-lesson-1 = Bruno ha fatto 3: tre gettoni ad Anna
giveandtake-lesson-2 = Un 6 toglie un gettone dal gioco
giveandtake-lesson-3 = «tiro»: un 4 vince, un 5 non fa niente
