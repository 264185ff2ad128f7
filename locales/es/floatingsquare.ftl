floatingsquare-name = Cuadrado flotante
floatingsquare-also = cuadrado errante
floatingsquare-about = Cruces y círculos en un cuadrado de 4 × 4 que flota: solo al jugar se ve dónde está. Gana quien haga más tríos.
floatingsquare-brief = cinco minutos
floatingsquare-rules =
    La primera cruz está en el centro de la hoja. Después juegan por turnos círculos y cruces, un signo en una casilla vacía cada vez.

    Todos los signos juntos tienen que caber en un cuadrado de 4 × 4 casillas. Dónde queda se va viendo al jugar: las casillas sombreadas son las que aún se pueden usar. Con el signo dieciséis está lleno y acaba la partida.

    Cada tres signos propios seguidos, en horizontal, vertical o diagonal, valen un punto, así que cuatro seguidos valen dos. Gana quien tenga más puntos; si hay igualdad, empate.

    Escribe una casilla, por ejemplo c3. Variantes: mover: una vez por partida mueves un signo tuyo antes de poner (d4>e5 c3); cruce: dos tríos tuyos que se cruzan valen un punto más; pegado: cada signo toca a uno anterior; al revés: gana quien tenga menos; grande: una hoja de 8 × 8, y la primera cruz va en una de las cuatro casillas del centro.
floatingsquare-opt-relocate = una vez por partida se puede mover un signo propio antes de poner
floatingsquare-opt-shared = dos tríos propios que se cruzan valen un punto más
floatingsquare-opt-adjacent = cada signo toca a uno anterior
floatingsquare-opt-misere = gana quien tenga menos tríos
floatingsquare-opt-board = una hoja de 8 × 8, y la primera cruz va en una de cuatro casillas
floatingsquare-key-relocate = mover
floatingsquare-key-shared = cruce | cruzados
floatingsquare-key-adjacent = pegado | pegados
floatingsquare-key-misere = al revés
floatingsquare-key-board = grande | hoja grande
floatingsquare-set-relocate = { $value ->
    [off] los signos se quedan donde están
   *[on] una vez, se puede mover antes un signo
}
floatingsquare-set-shared = { $value ->
    [off] los tríos cruzados valen lo normal
   *[on] los tríos cruzados valen uno más
}
floatingsquare-set-adjacent = { $value ->
    [off] los signos no tienen que tocarse
   *[on] cada signo toca a uno anterior
}
floatingsquare-set-misere = { $value ->
    [off] ganan más tríos
   *[on] ganan menos tríos
}
floatingsquare-set-board = { $value ->
    [off] hoja 7 × 7
   *[on] hoja 8 × 8
}

floatingsquare-ask-cross = pon una cruz
floatingsquare-ask-round = pon un círculo
floatingsquare-scores = { $seat }: { $move }; { $points ->
    [one] ¡{ $points } punto!
   *[other] ¡{ $points } puntos!
}
floatingsquare-legend-free = aquí aún cabe un signo
floatingsquare-legend-triple = tres seguidos, un punto

floatingsquare-reject-syntax = Escribe una casilla, por ejemplo c3.
floatingsquare-reject-outside = En esta hoja no hay { $place }: la última casilla es { $last }.
floatingsquare-reject-taken = { $place } está ocupada. Elige una casilla vacía.
floatingsquare-reject-wide = Con { $place } el cuadrado tendría { $count } casillas de ancho; solo se permiten 4.
floatingsquare-reject-high = Con { $place } el cuadrado tendría { $count } casillas de alto; solo se permiten 4.
floatingsquare-reject-apart = { $place } no toca ningún signo, y aquí hay que tocar alguno.
floatingsquare-reject-middle = La primera cruz va en una de las cuatro casillas del centro.
floatingsquare-reject-fixed = En esta partida los signos se quedan donde están. Escribe una casilla.
floatingsquare-reject-moved = Ya has movido un signo; se puede una vez por partida.
floatingsquare-reject-own = En { $place } no hay ningún signo tuyo.
floatingsquare-reject-same = El signo se quedaría donde está. Di otra casilla, o pon solo uno nuevo.

floatingsquare-lesson-1 = Tres cruces seguidas: un punto
floatingsquare-lesson-2 = Cuatro serían dos: un círculo lo impide
floatingsquare-lesson-3 = En gris, donde se puede: escribe «b4»
floatingsquare-lesson-4 = Aquí no: todo debe caber en 4 × 4
