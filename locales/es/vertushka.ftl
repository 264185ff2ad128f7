vertushka-name = Vuelco
vertushka-also = treinta y uno | volcar el dado
vertushka-about = Una tirada, y luego el dado solo se vuelca de lado en lado. Llega justo a 31 y no te pases nunca.
vertushka-brief = un dado, dos minutos
vertushka-rules =
    Alguien tira el dado: lo que sale es la suma inicial. Desde entonces ya no se tira. Por turnos, empezando por el otro bando, se vuelca el dado sobre uno de sus lados y se suma la cara que queda arriba.

    No puede salir cualquier cosa: ni la cara de arriba, ni la de abajo (las opuestas suman siete), ni la que estaba arriba antes del último vuelco. Así que hay tres opciones, y cuatro en el primer vuelco.

    Quien llega justo a 31 gana 3 puntos. Quien se pasa le da al otro bando un punto por cada uno de más: 33 da 2. Luego tira el otro bando, y con 6 puntos se gana la partida.

    Con dos dados se vuelca uno, y se suman las dos caras de arriba. La prohibición vale para cada dado por separado.

    Escribe la cara que quieres arriba: 6. Con dos dados di cuál: izquierda 6, derecha 6, o 4>6 para el que muestra 4. Los botones dicen también la suma.
vertushka-opt-count = cuántos dados se vuelcan
vertushka-opt-target = la suma que gana una ronda
vertushka-opt-points = puntos que ganan la partida; con 1 es una sola ronda
vertushka-key-count = cantidad | número de dados
vertushka-key-target = meta | suma
vertushka-key-points = puntos | partida
vertushka-set-count = { $value ->
    [one] un dado
   *[other] { $value } dados
}
vertushka-set-target = hasta { $value }
vertushka-set-points = { $value ->
    [one] una sola ronda
   *[other] partida a { $value } puntos
}
vertushka-preset-two = dos dados
vertushka-preset-single = una ronda | una sola ronda

vertushka-word-throw = tiro | tirar
vertushka-word-left = izquierda | izq
vertushka-word-right = derecha | der

vertushka-ask = { $dice ->
        [one] vuelca el dado
       *[other] vuelca un dado
    }: van { $total }, { $left ->
        [one] falta { $left }
       *[other] faltan { $left }
    }
vertushka-tip = { $face } → { $makes }
vertushka-tip-news = { $seat } lo vuelca a { $face }: { $makes }.
vertushka-tip-left = ⬅ { $face } → { $makes }
vertushka-tip-right = ➡ { $face } → { $makes }
vertushka-tip-left-news = { $seat } vuelca el izquierdo a { $face }: { $makes }.
vertushka-tip-right-news = { $seat } vuelca el derecho a { $face }: { $makes }.
vertushka-sheet-points = { $points ->
    [one] una sola ronda
   *[other] a { $points } puntos
}
vertushka-sheet-over = = { $sum }, se pasa
vertushka-sheet-target = meta
vertushka-sheet-before = estaba arriba
vertushka-sheet-before-short = estaba

vertushka-told-throw = { $seat } saca: { $faces }.
vertushka-told-made = { $points ->
        [one] { $seat } llega justo a { $target }: ¡{ $points } punto!
       *[other] { $seat } llega justo a { $target }: ¡{ $points } puntos!
    }
vertushka-told-passed = { $points ->
        [one] { $seat } se pasa: { $sum }. { $other } gana { $points } punto.
       *[other] { $seat } se pasa: { $sum }. { $other } gana { $points } puntos.
    }

vertushka-reject-syntax = { $dice ->
    [one] Escribe la cara que quieres arriba, por ejemplo 6.
   *[other] Escribe qué dado y la cara que quieres arriba: izquierda 6, derecha 6, o 4>6 para el dado que muestra 4.
}
vertushka-reject-face = Un dado tiene caras del 1 al 6.
vertushka-reject-top = El { $face } ya está arriba. Vuelca el dado a: { $faces }.
vertushka-reject-under = El { $face } está debajo, frente al { $top }: un solo vuelco no lo sube. Puede ser { $faces }.
vertushka-reject-before = El { $face } estaba arriba antes del último vuelco, y no se puede volver justo atrás. Puede ser { $faces }.
vertushka-reject-neither = Ningún dado se puede volcar ahora a { $face }.
vertushka-reject-shown = Ningún dado muestra { $top }. Arriba: { $tops }.
vertushka-reject-which = Los dos dados se podrían volcar a { $face }. Di cuál: izquierda { $face } o derecha { $face }.
vertushka-reject-throw = Primero se tiran los dados.
vertushka-reject-thrown = Los dados ya se han tirado: ahora vuelca uno.

# What the board in letters says.
vertushka-board-to = a
vertushka-board-seat = puesto
vertushka-board-throws = tira
vertushka-board-was = era
vertushka-board-may-be = puede ser
vertushka-board-last = última
vertushka-board-of = de

vertushka-lesson-1 = Esta cara está arriba: fue la última suma
vertushka-lesson-2 = Di el lado que sube; esta es la suma
vertushka-lesson-3 = Estaba arriba hace nada: aún no vuelve
vertushka-lesson-4 = 31 justo da 3 puntos
vertushka-lesson-5 = Pasarse de 31: el resto es del otro bando
