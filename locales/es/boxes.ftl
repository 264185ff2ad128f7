boxes-name = Cuadraditos
boxes-also = timbiriche | puntos y cajas | puntos y cuadrados
boxes-about = Une puntos vecinos; quien cierra un cuadrado se lo queda y juega otra vez. Gana quien tenga más.
boxes-brief = diez minutos
boxes-rules =
    Por turnos se unen con una raya dos puntos vecinos, en horizontal o en vertical.

    Quien dibuja el cuarto lado de un cuadrado se lo queda (o los dos, si una raya cierra dos) y tiene que dibujar otra raya, mientras queden.

    Cuando están todas las rayas, gana quien tenga más cuadrados; si juegan tres o cuatro, el orden lo dan los cuadrados.

    Escribe los dos puntos: b2-b3. Más corto: b2> para la raya a la derecha de b2, b2v para la de abajo.

    Al abrir la partida se elige el tamaño, de 2 × 2 a 9 × 9 cuadrados. Con «diagonales» también se puede trazar una diagonal dentro de un cuadrado abierto, una en cada uno: no cierra nada, pero gasta el turno y el juego sigue.
boxes-opt-size = cuadrados a lo ancho y a lo alto
boxes-opt-diagonal = en lugar de una raya se puede trazar una diagonal en un cuadrado abierto, una en cada cuadrado
boxes-key-size = tamaño | hoja
boxes-key-diagonal = diagonales | diagonal
boxes-set-size = { $value } cuadrados
boxes-set-diagonal = { $value ->
    [on] con diagonales
   *[other] sin diagonales
}

boxes-ask = dibuja una raya
boxes-ask-again = has cerrado un cuadrado: dibuja otra
boxes-count = { $count }

boxes-reject-syntax = Escribe los dos puntos que unes, por ejemplo b2-b3, o b2> (a la derecha), b2v (abajo).
boxes-reject-outside = En esta hoja no hay ningún punto { $place }: el último es { $last }.
boxes-reject-drawn = La raya de { $from } a { $to } ya está dibujada.
boxes-reject-apart = { $from } y { $to } no son vecinos: una raya va al punto de al lado, en horizontal o en vertical.
boxes-reject-diagonal = De { $from } a { $to } va una diagonal, y en esta partida no las hay.
boxes-reject-closed = El cuadrado entre { $from } y { $to } está cerrado; una diagonal solo cabe en uno abierto.
boxes-reject-slanted = En el cuadrado entre { $from } y { $to } ya hay una diagonal, y no cabe más de una.

boxes-lesson-1 = El cuarto lado da el cuadrado, y sigues
boxes-lesson-2 = Se unen dos puntos vecinos: «c2-d2»
boxes-lesson-3 = Tres lados: el siguiente se lo lleva
