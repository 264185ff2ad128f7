# Ascent: numbers of two dice in a list, and the longest run that rises.

ascent-name = Ascenso
ascent-also = la subida | subida
ascent-about = Quince tiradas para todos dan números de dos cifras: escribe cada uno en tu lista y logra la subida más larga.
ascent-brief = dos dados, cinco minutos
ascent-rules =
    Cada cual tiene una lista de quince líneas, numeradas desde 1. Dos dados caen quince veces, y cada tirada es para todos. Los lees como un número de dos cifras en el orden que quieras: 1 y 4 son 14 o 41. Escríbelo en cualquier línea vacía de tu lista; ahí se queda.

    Con las listas llenas cuenta la subida más larga: líneas seguidas en las que cada número es mayor que el anterior. Cada línea suya es un punto.

    Por ejemplo, 12 15 24 23 en líneas seguidas tienen una subida de tres.

    Pulsa un número con su línea, o escribe los dos al bot en privado: «41 3» pone el 41 en la línea 3. Nadie ve lo que escribes hasta que han escrito todos.

    Con «cantados» no se tiran los dados: por turnos se canta lo que muestran.

ascent-word-throw = tiro | tirar
ascent-word-name = canto | cantar | digo

ascent-write = { $number } → { $line }
ascent-ask = { $several ->
    [yes] escriban { $numbers } en una línea
   *[no] escribe { $numbers } en una línea
}
ascent-holds = Tu lista: { $list }. Subida más larga: { $run }.

ascent-wrote = { $seat }: { $number } → línea { $line }.

ascent-reject-syntax = Escribe el número y la línea: «41 3» pone el 41 en la línea 3.
ascent-reject-number = Esta tirada da: { $numbers }.
ascent-reject-line = Las líneas van de 1 a { $lines }.
ascent-reject-filled = En la línea { $line } ya está el { $number }.

ascent-board-list = lista
ascent-board-throw = tirada
ascent-board-run = subida

ascent-sheet-run = mejor: { $run }
ascent-sheet-runs = subida
ascent-sheet-best = la mejor
ascent-sheet-either = { $one } o { $two }

ascent-lesson-1 = 1 y 4 dan 14 o 41
ascent-lesson-2 = A la izquierda, bajos; a la derecha, altos
ascent-lesson-3 = La subida más larga, sombreada, cuenta
ascent-lesson-4 = 61 y 66 juntos: una subida de dos
ascent-lesson-5 = 5 y 2: escribe «52 10» al bot en privado
