# Help your neighbour: everybody owns numbers and pays for them.

neighbour-name = Ayuda al vecino
neighbour-also = ayuda a tu vecino | vecinos
neighbour-about = Cada cual tiene unos números del dado. Por cada dado que sale, quien tiene ese número pone una ficha en el centro; gana quien se quede antes sin fichas.
neighbour-brief = tres dados, cinco minutos
neighbour-rules =
    Hay diez fichas por cabeza, y todos quieren librarse de ellas. Los seis números del dado se reparten: tres para cada uno si juegan dos, dos si juegan tres, uno si juegan de cuatro a seis. Con cuatro o cinco, los números que sobran no son de nadie.

    En tu turno tiras tres dados. Por cada dado, quien tiene ese número pone una ficha en el centro, tire quien tire. Así ayudas a tus vecinos, y ellos a ti.

    Gana quien se quede antes sin fichas. Si varios se quedan sin ellas en la misma tirada, comparten la victoria.

    Por ejemplo, juegan cuatro y alguien saca 2 2 5: quien tiene el 2 pone dos fichas, y por el 5 no paga nadie.

    Di «tiro» o pulsa el botón.

neighbour-opt-chips = cuántas fichas por cabeza
neighbour-key-chips = fichas
neighbour-set-chips = { $value ->
    [one] { $value } ficha por cabeza
   *[other] { $value } fichas por cabeza
}

neighbour-word-roll = tiro | tirar

neighbour-threw = { $seat } saca { $faces }. Al centro: { $paid }.
neighbour-part = { $seat } { $chips }
neighbour-nobody = { $seat } saca { $faces }: no son de nadie.
neighbour-sheet = Gana quien se quede sin fichas
neighbour-sheet-left = Los demás se han ido, y eso gana
neighbour-sheet-middle = en el centro: { $count }
neighbour-sheet-over = Gana quien quede sin fichas; { $count ->
    [one] nadie paga por { $last }
   *[other] nadie paga por { $first } y { $last }
}
neighbour-sheet-numbers = Los dados bajo un nombre son sus números
neighbour-sheet-nobody = no paga nadie
neighbour-sheet-own = paga { $count }
neighbour-sheet-pays = { $seat } paga { $count }
neighbour-sheet-pay = { $paid } pagan
neighbour-sheet-part = { $seat } { $count }
neighbour-sheet-three = tres pagan 1

neighbour-lesson-1 = 1 y 2 son los números de Ana
neighbour-lesson-2 = 4 4: Beto paga dos fichas
neighbour-lesson-3 = Salieron con 4 fichas. Ahora Beto: «tiro»
