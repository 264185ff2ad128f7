# The game of the goose: a spiral of sixty-three squares.

goose-name = Oca
goose-also = la oca | juego de la oca
goose-about = Una espiral de sesenta y tres casillas: de oca en oca, puente, posada, pozo, laberinto, cárcel y muerte. Gana quien llegue antes a la 63.
goose-brief = uno o dos dados, diez minutos
goose-rules =
    Gana quien llegue antes a la casilla 63, en el centro de la espiral. En tu turno tiras el dado una vez: pulsa el botón o di «tiro». Tu ficha avanza ese número.

    En una oca avanzas otra vez el mismo número, hasta caer en una casilla sin oca.

    6, el puente: lo cruzas hasta la 12. 19, la posada: pierdes dos turnos. 31, el pozo, y 52, la cárcel: esperas hasta que caiga otra ficha, pero tres turnos como mucho. 42, el laberinto: vuelves a la 30. 58, la muerte: vuelves a la salida.

    Si caes en una casilla ocupada, esa ficha se va a la casilla de la que venías.

    A la 63 hay que llegar justo: lo que sobra se cuenta hacia atrás. Desde la 60, un 5 te lleva a la 63 y de vuelta a la 61. Una oca yendo hacia atrás te lleva más atrás.

    Con «pareja» tiras dos dados. Entonces un nueve en tu primera tirada lleva a la 26 (con 6 3) o a la 53 (con 5 4).

goose-opt-pair = dos dados en lugar de uno
goose-key-pair = pareja | par
goose-set-pair = { $value ->
    [on] dos dados
   *[other] un dado
}

goose-word-roll = tiro | tirar

goose-threw = { $seat } saca { $faces }: { $stops }.
goose-stop-square = a la { $square }
goose-stop-goose = de oca en oca desde la { $square }
goose-stop-back = a la 63 y de vuelta a la { $square }
goose-stop-nine = nueve a la primera: a la { $square }
goose-stop-bridge = de puente a puente, a la { $square }
goose-stop-inn = la posada en la { $square }, dos turnos sin tirar
goose-stop-well = al pozo en la { $square }
goose-stop-maze = al laberinto, de vuelta a la { $square }
goose-stop-prison = a la cárcel en la { $square }
goose-stop-death = la muerte, de vuelta a la salida
goose-stop-home = 63, ¡llegada!
goose-met = { $square ->
    [0] { $seat } tiene que volver a la salida.
   *[other] { $seat } tiene que ir a la { $square }.
}
goose-missed = { $left ->
    [0] { $seat } pierde un turno, el último.
   *[other] { $seat } pierde un turno.
}

goose-sheet = Gana quien llegue a la 63
goose-sheet-missed = { $square } · perdió
goose-sheet-start = salida
goose-sheet-square = casilla
goose-sheet-waits = { $square } · pierde { $left }

goose-lesson-1 = Aquí se sale: di «tiro»
goose-lesson-2 = De oca en oca: otra vez lo mismo
goose-lesson-3 = El puente lleva a la 12
goose-lesson-4 = La posada cuesta dos turnos
goose-lesson-5 = A la 63 se llega justo
