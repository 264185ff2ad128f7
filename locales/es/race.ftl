race-name = Carrera
race-also = carrera de autos | carrera de coches | carrera de papel
race-about = Coches de papel: lanza el lápiz por la pista y no toques el borde.
race-brief = un cuarto de hora
race-rules =
    Los coches dan vueltas por la pista en el sentido de la flecha. En tu turno dices adónde apuntas, a 8 cuadros como mucho. El trazo nunca llega justo ahí: cuanto más largo, más se desvía.

    Quien toca el borde se para ahí, recibe una cruz, pierde un turno y una de sus 5 vidas. Sin vidas, el siguiente choque destroza el coche.

    Gana quien cruce antes la línea tras una vuelta completa. Los demás siguen por los otros lugares; los coches destrozados van al final, según lo que avanzaron.

    Escribe un cruce de líneas, k7, o con décimas: 11,5 7,2 o k,5 7,2.

    Opciones: vueltas; zonas de peligro, donde un choque quita dos vidas; puertas, círculos que se cruzan en orden; obstáculos; adelantar: un coche al que adelantan a menos de medio cuadro pierde una vida; una serie de carreras que dan 5, 3, 2 y 1 puntos, con los que se compran vidas y pinchos entre una y otra. Los pinchos quitan una vida a quien adelantes.
race-opt-laps = cuántas vueltas se dan
race-opt-danger = zonas de peligro en el borde: un choque allí quita dos vidas
race-opt-gates = círculos pequeños que la línea debe cruzar en orden
race-opt-obstacles = cuñas e islas en medio de la pista
race-opt-overtake = un coche al que adelantan a menos de medio cuadro pierde una vida
race-opt-series = cuántas carreras; entre ellas se compran vidas y pinchos con los puntos
race-key-laps = vueltas
race-key-danger = peligro | zonas
race-key-gates = puertas
race-key-obstacles = obstáculos
race-key-overtake = adelantar | adelantos
race-key-series = serie | carreras
race-set-laps = { $value ->
    [one] { $value } vuelta
   *[other] { $value } vueltas
}
race-set-danger = { $value ->
    [on] con zonas de peligro
   *[other] sin zonas de peligro
}
race-set-gates = { $value ->
    [on] con puertas
   *[other] sin puertas
}
race-set-obstacles = { $value ->
    [on] con obstáculos
   *[other] sin obstáculos
}
race-set-overtake = { $value ->
    [on] que te adelanten cuesta una vida
   *[other] adelantar no cuesta nada
}
race-set-series = { $value ->
    [one] { $value } carrera
   *[other] { $value } carreras
}

race-word-life = vida | vidas
race-word-spikes = pinchos | púas
race-word-go = seguir | sigo | adelante

race-ask = di adónde apuntas, a { $most } cuadros como mucho
race-ask-shop = { $purse ->
        [one] { $purse } punto
       *[other] { $purse } puntos
    } para gastar: ¿una vida, pinchos, o a la siguiente carrera?
race-life = ❤️ Vida ({ $price })
race-spikes = 🦔 Pinchos ({ $price })
race-go = 🏁 Seguir
race-go-news = { $seat } sigue.

race-told-contact = { $lives ->
        [0] { $seat } choca con el borde y pierde un turno. ¡Sin vidas!
        [one] { $seat } choca con el borde y pierde un turno: le queda { $lives } vida.
       *[other] { $seat } choca con el borde y pierde un turno: le quedan { $lives } vidas.
    }
race-told-danger = { $lives ->
        [0] { $seat } choca en una zona de peligro y pierde dos vidas y un turno. ¡Sin vidas!
        [one] { $seat } choca en una zona de peligro y pierde dos vidas y un turno: le queda { $lives } vida.
       *[other] { $seat } choca en una zona de peligro y pierde dos vidas y un turno: le quedan { $lives } vidas.
    }
race-told-passed = { $lives ->
        [0] { $seat } pasa rozando a { $other }, que ya no tiene vidas.
        [one] { $seat } pasa rozando a { $other }, a quien le queda { $lives } vida.
       *[other] { $seat } pasa rozando a { $other }, a quien le quedan { $lives } vidas.
    }
race-told-wrecked = El coche de { $seat } queda destrozado: fuera de la carrera.
race-told-gate = { $seat }: puerta { $gate } de { $gates }.
race-told-lap = { $seat } completa la vuelta { $lap } de { $laps }.
race-told-home = { $seat } cruza la meta: ¡lugar n.º { $place }!
race-told-life = { $seat } compra una vida.
race-told-spikes = { $seat } compra pinchos.
race-told-next = Empieza la carrera { $race } de { $races } en una pista nueva.

race-sheet-gate = puertas, en orden
race-sheet-contact = borde: una vida menos
race-sheet-zone = 2 vidas menos
race-sheet-obstacle = obstáculo
race-sheet-lives = vidas
race-sheet-reach = alcance máximo
race-is = { $all }
race-is-home = lugar { $place }
race-is-wrecked = fuera
race-is-left = dejó la carrera
race-is-turned = pierde un turno
race-is-missed = perdió un turno
race-is-lap = vuelta { $lap }/{ $laps }
race-is-gate = puertas { $gate }/{ $gates }
race-is-spiked = pinchos
race-is-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

race-reject-syntax = Escribe adónde apuntas: un punto como k7, o con décimas 11,5 7,2.
race-reject-off = Eso está fuera de la hoja, que va de a1 a { $last }.
race-reject-here = Ahí está tu coche. Apunta a otro lado.
race-reject-far = Eso está a { $far } cuadros. Puedes apuntar a { $most } cuadros como mucho, hasta la línea discontinua.
race-reject-shop = La carrera ha terminado. Compra algo o escribe «seguir».
race-reject-drive = Se compra entre las carreras de una serie. Ahora di adónde apuntas.
race-reject-price = Eso cuesta { $price }, y tienes { $purse }.
race-reject-spikes = Tu coche ya tiene pinchos; duran hasta el final de la serie.

# What the board in letters says.
race-board-race = carrera
race-board-of = de
race-board-laps = vueltas
race-board-at = en
race-board-lives = vidas
race-board-done = hechas
race-board-gates = puertas
race-board-points = puntos
race-board-purse = bolsa
race-board-home = meta
race-board-wrecked = roto
race-board-left = fuera
race-board-turned = espera
race-board-spikes = pinchos

race-lesson-1 = El borde: una vida y un turno menos
race-lesson-2 = Di adónde va, dentro del círculo: ab15
race-lesson-3 = Cuanto más largo el trazo, más se desvía
race-lesson-4 = Gana quien dé antes la vuelta hasta aquí
race-lesson-5 = Vidas: sin ninguna, un roce te destroza
