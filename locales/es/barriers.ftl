barriers-name = Barreras
barriers-also = barricadas
barriers-about = Una barrera de dos casillas cada vez, y las barreras guardan distancia. Quien no tiene sitio queda fuera.
barriers-brief = diez minutos
barriers-rules =
    Por turnos se dibuja una barrera: un trazo sobre dos casillas libres contiguas, en horizontal o en vertical.

    Las barreras guardan distancia: una nueva no puede tocar a otra, ni por un lado ni por una esquina de sus casillas. Las casillas rayadas ya no sirven a nadie: ahí no cabe ninguna barrera.

    Quien no puede dibujar pierde. Pueden jugar hasta seis: quien no puede dibujar queda fuera, y gana quien quede al final, o sea, quien dibujó la última barrera.

    Escribe las dos casillas, por ejemplo b2-b3.

    Al abrir la partida se elige la hoja y cuánto pueden acercarse las barreras: sin tocarse, ni por las esquinas; por esquinas, pero no por los lados; juntas, basta con que cada una tenga sus casillas.
barriers-opt-size = columnas y filas de la hoja
barriers-opt-touch = qué no se puede tocar: sin tocarse, nada, ni las esquinas; esquinas, los lados no; juntas, se tocan como quieran
barriers-key-size = tamaño | hoja | medidas
barriers-key-touch = contacto | tocar
barriers-is-corners = sin tocarse | nada
barriers-is-sides = esquinas | por esquinas
barriers-is-free = juntas | libre
barriers-set-size = hoja { $value }
barriers-set-touch = { $value ->
    [sides] por esquinas sí, por lados no
    [free] las barreras pueden tocarse
   *[other] sin tocarse, ni por las esquinas
}

barriers-ask = dibuja una barrera sobre dos casillas libres

barriers-reject-syntax = Escribe dos casillas contiguas, por ejemplo b2-b3.
barriers-reject-outside = En esta hoja no hay { $place }: la última casilla es { $last }.
barriers-reject-apart = { $a } y { $b } no están juntas. Una barrera cubre dos casillas vecinas, en horizontal o en vertical.
barriers-reject-taken = { $place } ya está bajo una barrera. Elige dos casillas libres.
barriers-reject-touch = { $place } tocaría la barrera de { $other }, y las barreras no se pueden tocar.
barriers-reject-side = { $place } tocaría por un lado la barrera de { $other }; solo se permite por las esquinas.
barriers-reject-corner = { $place } tocaría por una esquina la barrera de { $other }, y las barreras no se pueden tocar.
barriers-sheet-dead = aquí ya no cabe ninguna

barriers-lesson-1 = Una barrera en dos casillas, «c3-d3»
barriers-lesson-2 = Rayado: muy cerca de una barrera, no sirve
barriers-lesson-3 = No se tocan ni por las esquinas
barriers-lesson-4 = ¿No te cabe ninguna barrera? Has perdido
