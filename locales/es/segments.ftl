segments-name = Puntos y segmentos
segments-also = segmentos | unir puntos
segments-about = Une de dos en dos los puntos libres sin cruzar nunca nada. Si no te queda nada que unir, pierdes.
segments-brief = cinco minutos
segments-rules =
    La hoja está sembrada de puntos numerados. Por turnos se unen dos con un segmento recto. Cada punto puede ser extremo de un solo segmento.

    Un segmento no puede cruzar ni tocar a otro, ni pasar por un tercer punto.

    Quien no encuentra dos puntos que unir pierde. Los puntos que ya no se pueden unir con nada aparecen tachados.

    Escribe los números de los dos puntos, por ejemplo 3-9.

    Al abrir la partida se elige cuántos puntos hay, de 8 a 30, y si están esparcidos al azar o en un círculo.
segments-opt-points = cuántos puntos
segments-opt-layout = azar: los puntos están esparcidos por la hoja; círculo: están en un círculo
segments-key-points = puntos
segments-key-layout = forma
segments-is-random = azar | al azar
segments-is-circle = círculo
segments-set-points = { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
segments-set-layout = { $value ->
    [circle] en un círculo
   *[other] esparcidos al azar
}

segments-ask = une dos puntos libres

segments-reject-syntax = Escribe los números de dos puntos, por ejemplo 3-9.
segments-reject-none = No existe ese punto: van numerados del 1 al { $last }.
segments-reject-same = Un segmento une dos puntos distintos.
segments-reject-taken = El punto { $point } está ocupado: ya está unido al { $other }. Cada punto es extremo de un solo segmento.
segments-reject-cross = Cruzaría { $a }–{ $b }. Los segmentos no pueden ni tocarse.
segments-reject-through = Pasa por el { $point }. En el camino no puede haber otro punto.

segments-sheet-closed = — ya no se puede unir
segments-sheet-stuck = { $seat }: sin jugada

segments-lesson-1 = Se unen dos puntos libres: escribe 2-6
segments-lesson-2 = Desde un punto tachado ya no sale nada
segments-lesson-3 = Sin cruzar líneas; sin jugada, pierdes
