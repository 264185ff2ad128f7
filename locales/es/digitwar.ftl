digitwar-name = Guerra de cifras
digitwar-also = guerra de números
digitwar-about = Una fila de cifras y una goma: baja una cifra o borra un cero con todo lo de su derecha. Quien borra la fila entera pierde.
digitwar-brief = cinco minutos
digitwar-rules =
    Se escribe una fila de cifras. En tu turno haces una de dos cosas.

    Bajar: haces menor una cifra cualquiera, hasta el 0 si quieres. Un cero no se puede bajar.

    Borrar: quitas un cero cualquiera con todas las cifras a su derecha.

    Quien borra la fila entera pierde. Entre tres o cuatro queda en último lugar y los demás comparten el primero.

    Los lugares están numerados debajo de la fila. Escribe 4>3 para convertir en 3 la cifra del lugar 4, o x5 para borrar el cero del lugar 5 con todo lo de su derecha.

    Al abrir la partida se elige cuántas cifras se sortean, o se escribe la fila: «/digitwar fila=53690846».
digitwar-opt-length = cuántas cifras se sortean (20 si no se dice otra cosa)
digitwar-opt-row = la fila del inicio, escrita: fila=53690846
digitwar-key-length = largo | cifras
digitwar-key-row = fila | inicio
digitwar-set-length = { $value ->
    [one] { $value } cifra
   *[other] { $value } cifras
}
digitwar-set-row = fila { $value }

digitwar-ask = baja una cifra o borra un cero
digitwar-lower = el lugar { $place } pasa a { $to }
digitwar-sheet-aim = Quien borra la fila entera pierde
digitwar-sheet-lost = { $seat } borra la fila entera
digitwar-erase = borrado todo desde el lugar { $place }
digitwar-erase-sure = borrar la fila entera y perder

digitwar-reject-syntax = Escribe 4>3 para convertir en 3 la cifra del lugar 4, o x5 para borrar el cero del lugar 5 y todo lo de su derecha.
digitwar-reject-place = En el lugar { $place } no hay cifra: la fila acaba en el { $last }.
digitwar-reject-zero = En el lugar { $place } hay un cero. No puede bajar más, solo borrarse: x{ $place }.
digitwar-reject-higher = Las cifras solo bajan: en el lugar { $place } hay un { $digit }, así que puede ser { $most ->
    [0] 0.
    [1] 0 o 1.
   *[other] cualquiera de 0 a { $most }.
}
digitwar-reject-erase = Con todo lo de su derecha solo se borra un cero, y en el lugar { $place } hay un { $digit }.
digitwar-reject-length = La fila tiene { $count ->
    [one] { $count } cifra
   *[other] { $count } cifras
}, no { $length }. Quita una de las dos cosas.

digitwar-lesson-1 = Un cero se va con todo lo de detrás: «x6»
digitwar-lesson-2 = O bajas una cifra cualquiera: «5>1»
digitwar-lesson-3 = Quien borra la fila entera pierde
