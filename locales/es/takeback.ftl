takeback-name = Tres montones
takeback-also = montones | cuarenta fichas
takeback-about = Cuarenta fichas en el centro, y el dado dice cuántas mueves. Haz tres montones iguales en tu fila antes de que te los quiten.
takeback-brief = un dado, cinco minutos
takeback-rules =
    La cuadrícula tiene tres filas de cuatro sitios. Las de fuera son una de cada bando, y en cada sitio de la del medio hay diez fichas.

    Por turnos se tira el dado y se mueven exactamente tantas fichas como muestra, todas de un sitio a otro contiguo, de lado o de arriba abajo. Vale cualquier sitio, también de la fila rival. Si ningún sitio lo permite, la tirada se salta. No se puede devolver justo, con la misma tirada, lo que el otro bando acaba de mover.

    En cuanto tres o cuatro montones de tu fila son iguales, ganas; un sitio vacío no es un montón. Con 4 4 1 0 en tu fila y un 3 en el dado, tres fichas del medio sobre el 1 dan 4 4 4.

    Si con eso quedan iguales los montones de enfrente y no los tuyos, gana el otro bando. Tras 200 tiradas la ronda es empate.

    Lo normal es jugar una ronda. En una partida larga cada ronda vale la altura de los montones iguales, hasta 20 puntos o los acordados, con 20 rondas como mucho.

    Escribe de dónde adónde: b2 b3. O usa los botones.
takeback-opt-points = puntos que ganan la partida; con 1 es una sola ronda
takeback-key-points = puntos | partida
takeback-set-points = { $value ->
    [one] una sola ronda
   *[other] partida a { $value } puntos
}
takeback-preset-series = serie | partida larga

takeback-word-throw = tiro | tirar

takeback-ask = { $count ->
    [one] mueve { $count } ficha al sitio de al lado
   *[other] mueve { $count } fichas al sitio de al lado
}
takeback-told-moved = { $seat }: { $from } { $to }, { $count ->
    [one] { $count } ficha.
   *[other] { $count } fichas.
}
takeback-told-skip = { $seat } saca un { $count }, y con eso no se puede mover nada.
takeback-told-won = { $points ->
        [1] { $seat } tiene montones iguales de { $height } ¡y gana!
       *[other] { $seat } tiene montones iguales de { $height } y ya lleva { $total } de { $points }.
    }
takeback-told-draw = { $throws } tiradas y nadie gana: la ronda es empate.

takeback-sheet-points = { $won } de { $points }
takeback-sheet-aim = Ganan tres montones iguales en tu fila
takeback-sheet-moved = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}: { $from } → { $to }

takeback-reject-syntax = Escribe de dónde adónde, por ejemplo b2 b3.
takeback-reject-throw = Primero tira el dado.
takeback-reject-thrown = El dado ya se ha tirado: ahora mueve las fichas.
takeback-reject-off = Eso está fuera de la cuadrícula, que acaba en { $last }.
takeback-reject-far = { $from } y { $to } no están juntos.
takeback-reject-few = { $chips ->
        [0] En { $from } no hay fichas, y necesitas { $count }.
        [one] En { $from } solo hay una ficha, y necesitas { $count }.
       *[other] En { $from } solo hay { $chips } fichas, y necesitas { $count }.
    }
takeback-reject-back = Eso solo desharía la última jugada. Mueve otra cosa.

# What the board in letters says.
takeback-board-seat = puesto
takeback-board-has-thrown = ha sacado
takeback-board-throws = tira
takeback-board-to = a

takeback-lesson-1 = La fila de Ana; la de arriba es de Beto
takeback-lesson-2 = El dado: mueve justo esas fichas
takeback-lesson-3 = De dónde adónde, al lado: «b2 b3»
takeback-lesson-4 = Un sitio vacío no es un montón
