# House numbers: three rolls, three digits, each written at once.

housenumbers-name = Número de casa
housenumbers-also = números de casa | número de portal
housenumbers-about = Tres tiradas de un dado dan un número de tres cifras: escribe cada una al momento como centenas, decenas o unidades. Gana el mayor.
housenumbers-brief = un dado, dos minutos
housenumbers-rules =
    Gana el número de casa más alto. En tu turno el dado cae tres veces. Tras cada tirada escribes la cifra al momento en uno de tus tres sitios: centenas, decenas o unidades. Lo escrito se queda, y en cada sitio cabe una cifra.

    Pulsa un botón o escribe «centenas», «decenas» o «unidades». Por ejemplo: un 3 va a las decenas, un 6 a las centenas, y el 2 queda para las unidades: 632.

    Cuando todos tienen número, el más alto gana un punto; si hay empate, uno por cabeza. La siguiente ronda la abre otra persona, por orden. Tras cinco rondas gana quien tenga más puntos (opción «rondas»).

    Con «bajo» gana el número más bajo. Con «a ciegas» eliges el sitio antes de que caiga el dado, y decide solo la suerte. Con una tirada para todos, todos escriben las mismas tres cifras, cada cual en los sitios que elija; dónde las ponen los demás se ve cuando han elegido todos.

housenumbers-opt-lowest = gana el número más bajo
housenumbers-opt-blind = el sitio se elige antes de que caiga el dado
housenumbers-key-lowest = bajo | menor
housenumbers-key-blind = a ciegas | ciegas
housenumbers-set-lowest = { $value ->
    [on] gana el más bajo
   *[other] gana el más alto
}
housenumbers-set-blind = { $value ->
    [on] el sitio se elige a ciegas
   *[other] primero el dado, luego el sitio
}

housenumbers-word-hundreds = centenas | centena | 100
housenumbers-word-tens = decenas | decena | 10
housenumbers-word-units = unidades | unidad | 1
housenumbers-word-throw = tiro | tirar
housenumbers-word-name = canto | cantar | digo

housenumbers-hundreds = Centenas: { $shown }
housenumbers-tens = Decenas: { $shown }
housenumbers-units = Unidades: { $shown }
housenumbers-hundreds-news = { $seat } elige las centenas.
housenumbers-tens-news = { $seat } elige las decenas.
housenumbers-units-news = { $seat } elige las unidades.

housenumbers-ask = { $best ->
    [0] ¿dónde va el { $face }: centenas, decenas o unidades?
   *[other] ¿dónde va el { $face }: centenas, decenas o unidades? El mejor número por ahora es { $best }
}
housenumbers-ask-blind = { $several ->
    [yes] elijan un sitio antes de que caiga el dado: ¿centenas, decenas o unidades?
   *[no] elige un sitio antes de que caiga el dado: ¿centenas, decenas o unidades?
}
housenumbers-threw = { $seat } saca { $face }.
housenumbers-made = { $seat } tiene el número { $number }.
housenumbers-reject-filled = En ese sitio ya hay una cifra.
housenumbers-reject-syntax = Escribe «centenas», «decenas» o «unidades».

housenumbers-sheet = Ronda { $round } de { $rounds }, gana el más alto
housenumbers-sheet-lowest = Ronda { $round } de { $rounds }, gana el más bajo
housenumbers-sheet-number = número
housenumbers-sheet-before = antes
housenumbers-sheet-was = era { $number }

housenumbers-board-points = puntos
housenumbers-board-number = número
housenumbers-board-before = antes
housenumbers-board-lowest = menor

housenumbers-lesson-1 = 3 en las decenas: «decenas»
housenumbers-lesson-2 = El 6, mejor en las centenas: 632
housenumbers-lesson-3 = Beto sacó un 4: ¿dónde lo escribe?
housenumbers-lesson-4 = El más alto, un punto; lo normal, 5 rondas
