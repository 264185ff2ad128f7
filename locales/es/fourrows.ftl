# Four rows: two white dice for everybody, four coloured ones for whoever rolls.

fourrows-name = Cuatro filas
fourrows-also = filas de colores | cuatro colores
fourrows-about = Dados blancos para todos, de colores para quien tira: marca números en cuatro filas de izquierda a derecha y salta los menos posibles.
fourrows-brief = seis dados, quince minutos
fourrows-rules =
    Cada cual tiene cuatro filas: roja y amarilla de 2 a 12, verde y azul de 12 a 2. Los números se marcan solo de izquierda a derecha; lo que saltas se pierde.

    Por turnos se tiran dos dados blancos y uno de cada color. Primero, todos pueden marcar la suma de los blancos en una fila, en secreto hasta que decidan todos. Después, quien tiró puede marcar un blanco más uno de color, en la fila de ese color. Quien tiró y no marca nada recibe un castigo.

    Pulsa un botón o escribe «rojo 7» o «r7»; «paso» no marca nada. La suma blanca, al bot en privado.

    El último número de una fila exige antes cinco marcas. Con él se marca el candado, otra marca más; pueden hacerlo varios a la vez. La fila se cierra y su dado se retira. La partida acaba con dos filas cerradas o con el cuarto castigo de alguien.

    Las marcas de una fila valen 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 y 78 puntos; un castigo quita 5. Con 4, 7, 0 y 2 marcas y un castigo: 10 + 28 + 0 + 3 − 5 = 36. Gana quien tenga más.

fourrows-opt-locks = cuántas filas cerradas acaban la partida
fourrows-opt-penalties = cuántos castigos de alguien acaban la partida
fourrows-key-locks = candados
fourrows-key-penalties = castigos
fourrows-set-locks = { $value ->
    [one] { $value } fila cerrada la acaba
   *[other] { $value } filas cerradas la acaban
}
fourrows-set-penalties = { $value ->
    [one] { $value } castigo la acaba
   *[other] { $value } castigos la acaban
}

fourrows-word-throw = tiro | tirar
fourrows-word-red = rojo | roja | r
fourrows-word-yellow = amarillo | amarilla | a
fourrows-word-green = verde | v
fourrows-word-blue = azul | z
fourrows-word-pass = paso | pasar

fourrows-row-red = rojo
fourrows-row-yellow = amarillo
fourrows-row-green = verde
fourrows-row-blue = azul
fourrows-letter-red = R
fourrows-letter-yellow = A
fourrows-letter-green = V
fourrows-letter-blue = Z

fourrows-cross-red = 🔴 { $number }
fourrows-cross-red-news = { $seat } marca rojo { $number }.
fourrows-cross-yellow = 🟡 { $number }
fourrows-cross-yellow-news = { $seat } marca amarillo { $number }.
fourrows-cross-green = 🟢 { $number }
fourrows-cross-green-news = { $seat } marca verde { $number }.
fourrows-cross-blue = 🔵 { $number }
fourrows-cross-blue-news = { $seat } marca azul { $number }.
fourrows-pass = Paso

fourrows-ask-throw = { $several ->
    [yes] tiren { $dice } dados y escriban lo que sale: dos blancos y luego { $colours }
   *[no] tira { $dice } dados y escribe lo que sale: dos blancos y luego { $colours }
}
fourrows-ask-first = los blancos de { $seat } suman { $sum }: { $several ->
    [yes] márquenlo en una fila, o pasen
   *[no] márcalo en una fila, o pasa
}
fourrows-ask-white = los blancos suman { $sum }: { $several ->
    [yes] márquenlo en una fila, o pasen
   *[no] márcalo en una fila, o pasa
}
fourrows-ask-coloured = { $several ->
    [yes] marquen un dado blanco más uno de color, o pasen
   *[no] marca un dado blanco más uno de color, o pasa
}
fourrows-ask-penalty = { $several ->
    [yes] marquen un dado blanco más uno de color, o reciban un castigo de 5
   *[no] marca un dado blanco más uno de color, o recibe un castigo de 5
}

fourrows-die-red = 🔴 { $face }
fourrows-die-yellow = 🟡 { $face }
fourrows-die-green = 🟢 { $face }
fourrows-die-blue = 🔵 { $face }
fourrows-threw = { $seat } saca ⚪ { $one } + { $two } = { $sum }, { $coloured }.
fourrows-crossed = La suma blanca: { $crosses }.
fourrows-crossed-one = { $seat }, { $row } { $number }
fourrows-crossed-none = Nadie marca la suma blanca.
fourrows-crosses = { $seat } marca { $row } { $number }.
fourrows-passes = { $seat } pasa.
fourrows-penalty = { $seat } no ha marcado nada y recibe { $count ->
    [1] el primer castigo
    [2] el segundo castigo
    [3] el tercer castigo
    [4] el cuarto castigo
   *[other] el castigo número { $count }
}.
fourrows-locked = El candado del { $row } es para { $names }: esa fila se cierra para todos.
fourrows-over-locks = { $count ->
    [one] Hay una fila cerrada: se acabó.
   *[other] Hay { $count } filas cerradas: se acabó.
}
fourrows-over-penalties = { $count ->
    [one] { $seat } tiene un castigo: se acabó.
   *[other] { $seat } tiene { $count } castigos: se acabó.
}

fourrows-reject-syntax = Escribe color y número, por ejemplo «rojo 7», o «paso».
fourrows-reject-throw = Primero van los dados.
fourrows-reject-thrown = Los dados ya se han tirado: marca un número o pasa.
fourrows-reject-locked = La fila del { $row } está cerrada.
fourrows-reject-sum = Ahora solo vale la suma de los blancos: { $sum }.
fourrows-reject-colour = Con un dado blanco y el { $row } puedes hacer { $other ->
    [0] { $sum }
   *[other] { $sum } o { $other }
}.
fourrows-reject-left = No puedes volver a { $row } { $number }: ya hay una marca en el { $last }.
fourrows-reject-last = { $count ->
    [one] El último número, { $row } { $number }, exige antes { $needed } marcas, y hay { $count }.
   *[other] El último número, { $row } { $number }, exige antes { $needed } marcas, y hay { $count }.
}

fourrows-holds = { $points ->
    [one] Tu hoja, { $points } punto: { $rows }.
   *[other] Tu hoja, { $points } puntos: { $rows }.
}
fourrows-holds-row = { $count ->
    [one] { $row } { $count } marca (en { $last })
   *[other] { $row } { $count } marcas (última: { $last })
}
fourrows-holds-empty = { $row } sin marcas

fourrows-sheet-penalties = castigos
fourrows-sheet-points = puntos
fourrows-sheet-white = blancos: cualquiera marca su suma
fourrows-sheet-coloured = blanco + color: solo quien tiró
fourrows-sheet-before = la última tirada

fourrows-board-seat = puesto
fourrows-board-left = fuera
fourrows-board-red = rojo
fourrows-board-yellow = amar.
fourrows-board-green = verde
fourrows-board-blue = azul
fourrows-board-penalties = castigos
fourrows-board-points = puntos
fourrows-board-white = blanco

fourrows-lesson-1 = La suma blanca, para todos: «verde 4»
fourrows-lesson-2 = Solo quien tira: un blanco + uno de color
fourrows-lesson-3 = De izquierda a derecha; lo saltado se pierde
fourrows-lesson-4 = El candado también cuenta y cierra la fila
fourrows-lesson-5 = 1, 3, 6, 10… puntos; un castigo quita 5
