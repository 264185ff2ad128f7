troika-name = Troika
troika-also = tres letras
troika-about = Por turnos se escriben letras: completa una palabra de tres y es tuya.
troika-brief = diez minutos
troika-rules =
    Juegan dos, y por turnos escriben la letra que quieran en una casilla vacía. Cada vez que tres letras vecinas en una fila, columna o diagonal forman una palabra, quien puso la letra que la completa gana un punto. La palabra se puede leer desde cualquier extremo; tres casillas cuentan una vez, aunque sean palabra en los dos sentidos. Una letra puede completar varias palabras.

    Valen sustantivos de tres letras del diccionario. En tableros mayores de 3 × 3 cuentan cada tres vecinas de una línea.

    Con el tablero lleno, gana quien tenga más palabras. Con «primera» gana al momento la primera palabra.

    Escribe casilla y letra: b2 k.

    Al abrir la partida se elige el tablero, de 3 × 3 a 6 × 6, y el idioma de las palabras.
troika-opt-size = casillas por lado del tablero
troika-opt-first = gana la primera palabra
troika-opt-lang = idioma de las palabras
troika-key-size = tamaño | tablero
troika-key-first = primera | primera palabra
troika-key-lang = idioma | lengua
troika-set-size = tablero { $value } × { $value }
troika-set-first = { $value ->
    [on] gana la primera palabra
   *[other] gana quien tenga más palabras
}
troika-set-lang = palabras: { $language }

troika-ask = escribe una letra en una casilla vacía
troika-ask-first = escribe una letra en una casilla vacía; gana la primera palabra
troika-write = { $place } { $letter }
troika-scored = { $seat }: { $place } { $letter }; ¡{ $words }, { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}!

troika-reject-syntax = Escribe una casilla y una letra, por ejemplo b2 k.
troika-reject-letters = Las palabras aquí: { $language }. Escribe una letra de ese idioma.
troika-reject-outside = En este tablero no hay { $place }: la última casilla es { $last }.
troika-reject-taken = En { $place } ya hay una letra. Elige una casilla vacía.

troika-lesson-1 = La P de Ana da TOP en diagonal: un punto
troika-lesson-2 = En los dos sentidos, POM o MOP: un punto
troika-lesson-3 = Una letra en una casilla vacía: a2 k
troika-lesson-4 = Con todo lleno, gana quien tenga más
