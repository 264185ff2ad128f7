# Put and take: the first die says which, the second how much.

putandtake-name = Pon y toma
putandtake-also = perinola | pirinola | toma todo
putandtake-about = Dos dados: el primero dice si pones fichas en el pozo o las tomas; el segundo, cuántas. Sin fichas, quedas fuera.
putandtake-brief = dos dados, cinco minutos
putandtake-rules =
    Hay cinco fichas por cabeza, y todos ponen una en el pozo.

    En tu turno tiras dos dados. Si el primero es par, tomas del pozo; si es impar, pones. El segundo dice cuántas: con un 1, una ficha; con un 2, dos; con un 3, tres; con un 4, también tres; con un 5, cuatro; y con un 6, todo: te llevas el pozo entero, o pones tantas como haya.

    Nadie toma más de lo que hay, y nadie pone más de lo que tiene. Cuando el pozo queda vacío, todos vuelven a poner una ficha.

    Quien se queda sin fichas queda fuera. Gana quien conserve fichas al final.

    Por ejemplo, 4 6 se lleva todo, y 1 5 pone cuatro.

    Di «tiro» o pulsa el botón.

putandtake-opt-chips = cuántas fichas por cabeza
putandtake-key-chips = fichas
putandtake-set-chips = { $value ->
    [one] { $value } ficha por cabeza
   *[other] { $value } fichas por cabeza
}

putandtake-word-roll = tiro | tirar

putandtake-takes = { $seat } saca { $faces } y toma { $chips }.
putandtake-takes-rest = { $seat } saca { $faces } y toma { $chips }: no hay más en el pozo.
putandtake-takes-all = { $seat } saca { $faces } y se lleva el pozo entero: ¡{ $chips }!
putandtake-puts = { $seat } saca { $faces } y pone { $chips }.
putandtake-puts-rest = { $seat } saca { $faces } y pone { $chips }: no tiene más.
putandtake-puts-all = { $seat } saca { $faces } y dobla el pozo: { $chips }.
putandtake-ante = El pozo está vacío: todos ponen una ficha.
putandtake-sheet-first = Primer dado: par toma, impar pone
putandtake-sheet = Segundo: 1–3 lo que es, 4 son tres, 5 cuatro, 6 todo
putandtake-sheet-puts = pone { $count }
putandtake-sheet-same = dobla el pozo: { $count }
putandtake-sheet-last = pone { $count }, lo último
putandtake-sheet-takes = toma { $count }
putandtake-sheet-takes-all = se lleva { $count }; todos ponen 1

putandtake-lesson-1 = Primer dado, 1: pone. Segundo, 5: cuatro
putandtake-lesson-2 = Beto solo tenía tres y queda fuera
putandtake-lesson-3 = «tiro»: par y luego un 6 se lleva el pozo
