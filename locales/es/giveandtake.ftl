# Give and take: as many chips as the die shows go to the next player.

giveandtake-name = Toma y daca
giveandtake-also = dar y tomar
giveandtake-about = Tira el dado y dale esas fichas a quien va después. Gana quien se quede antes sin fichas.
giveandtake-brief = un dado, cinco minutos
giveandtake-rules =
    Hay diez fichas por cabeza, y todos quieren librarse de ellas.

    En tu turno tiras un dado. Das tantas fichas como muestra a quien va después, o sea, a tu izquierda si estuvieran alrededor de una mesa. El 6 es distinto: entonces sacas una ficha del juego.

    Si el dado muestra más de las que tienes, no pasa nada.

    Quien se queda antes sin fichas gana al momento.

    Por ejemplo, con cuatro fichas un 3 regala tres, y un 5 no hace nada.

    Di «tiro» o pulsa el botón.

giveandtake-opt-chips = cuántas fichas por cabeza
giveandtake-key-chips = fichas
giveandtake-set-chips = { $value ->
    [one] { $value } ficha por cabeza
   *[other] { $value } fichas por cabeza
}

giveandtake-word-roll = tiro | tirar

giveandtake-gives = { $seat } saca { $face }: { $chips } para { $other }.
giveandtake-away = { $seat } saca { $face }: una ficha sale del juego.
giveandtake-few = { $seat } saca { $face } pero solo tiene { $chips }: no pasa nada.
giveandtake-sheet = Gana quien se quede sin fichas
giveandtake-sheet-away = { $count } fuera
giveandtake-sheet-gives = da { $count }
giveandtake-sheet-six = { $face }: una ficha fuera
giveandtake-sheet-few = { $face } es más que { $count }: nada

giveandtake-lesson-1 = Beto sacó un 3: tres fichas para Ana
giveandtake-lesson-2 = El 6 saca una ficha del juego
giveandtake-lesson-3 = «tiro»: un 4 gana ya, un 5 no hace nada
