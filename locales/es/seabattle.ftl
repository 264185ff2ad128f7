seabattle-name = Batalla naval
seabattle-also = hundir la flota | barquitos | los barquitos | guerra naval
seabattle-about = Dos flotas escondidas y un disparo cada vez: tocado, hundido o agua.
seabattle-brief = un cuarto de hora
seabattle-rules =
    Cada cual tiene una flota en su propio tablero, que el otro bando no ve. En el tablero normal de 10 × 10 hay un barco de cuatro casillas, dos de tres, tres de dos y cuatro de una. Los barcos son rectos y nunca se tocan, ni en las esquinas.

    Primero se colocan los barcos, en privado con el bot o con el botón del grupo. Escribe los dos extremos de un barco, a1-a4 (para el más pequeño, una sola casilla), o de varios a la vez, a1-a4 c1-c3; si lo escribes otra vez, lo quitas. O di «al azar»; con «borrar» se quitan todos. Cuando te guste, di «listo».

    Después se dispara por turnos escribiendo una casilla, e5. La respuesta es agua, tocado o hundido. Si aciertas, disparas otra vez. Alrededor de un barco hundido no puede haber nada: esas casillas se marcan solas.

    Gana quien hunda antes toda la flota rival.

    Al abrir la partida se eligen el tablero, la flota y si un acierto da otro disparo. Con salvas nombras a la vez tantas casillas como barcos te quedan a flote: a1 c5 e9.
seabattle-opt-size = casillas por lado del tablero
seabattle-opt-fleet = tamaños de los barcos, por ejemplo 4,3,3,2,2,2,1,1,1,1
seabattle-opt-again = un acierto da otro disparo
seabattle-opt-salvo = tantos disparos por turno como barcos te quedan a flote
seabattle-key-size = tamaño | tablero
seabattle-key-fleet = flota | barcos
seabattle-key-again = repite | otra vez
seabattle-key-salvo = salva | salvas
seabattle-set-size = tablero { $value } × { $value }
seabattle-set-fleet = barcos { $value }
seabattle-set-again = { $value ->
    [on] un acierto da otro disparo
   *[other] un disparo por turno, se acierte o no
}
seabattle-set-salvo = { $value ->
    [on] salvas
   *[other] disparos sueltos
}
seabattle-word-random = al azar | azar | sortear | flota al azar
seabattle-word-clear = borrar | limpiar | vaciar
seabattle-word-ready = listo | lista | ya está

seabattle-do-random = 🎲 Flota al azar
seabattle-do-clear = Borrar
seabattle-do-ready = ✅ Listo
seabattle-do-place = se colocan los barcos

seabattle-own = 👁 Mi flota
seabattle-own-secret = ✏ Colocar mis barcos
seabattle-ask-place = { $several ->
    [yes] coloquen sus barcos escribiendo los dos extremos de cada uno y luego digan «listo»
   *[no] coloca tus barcos escribiendo los dos extremos de cada uno y luego di «listo»
}
seabattle-ask-shoot = dispara a una casilla
seabattle-ask-salvo =
    { $shots ->
        [one] di una casilla para disparar
       *[other] dispara una salva a { $shots } casillas
    }

seabattle-ready = { $seat } ya tiene la flota en el mar.
seabattle-complete = Todos tus barcos están colocados. Di «listo» o recolócalos.
seabattle-miss = { $seat } dispara a { $place }: agua.
seabattle-hit = { $seat } dispara a { $place }: ¡tocado!
seabattle-sunk =
    { $seat } dispara a { $place }: { $length ->
        [one] ¡tocado y hundido un barco de uno!
       *[other] ¡tocado y hundido un barco de { $length }!
    }
seabattle-salvo = { $seat } lanza una salva: { $cells }.
seabattle-cell-miss = { $place } agua
seabattle-cell-hit = { $place } tocado
seabattle-cell-sunk = { $place } hundido

seabattle-reject-syntax-place = Escribe los dos extremos de un barco, por ejemplo a1-a4 (varios a la vez: a1-a4 c1-c3), o «al azar», «borrar», «listo».
seabattle-reject-syntax-shoot = Escribe la casilla a la que disparas, por ejemplo e5.
seabattle-reject-syntax-salvo = Escribe las casillas de tu salva en una línea, por ejemplo a1 c5 e9.
seabattle-reject-outside = En este tablero no hay { $place }: la última casilla es { $last }.
seabattle-reject-bent = De { $from } a { $to } no va una línea recta.
seabattle-reject-among = { $ship }: { $why } No se ha colocado ninguno de estos barcos.
seabattle-reject-near = Los barcos no se pueden tocar, ni en las esquinas.
seabattle-reject-length =
    { $length ->
        [one] En esta flota no hay barcos de una casilla.
       *[other] En esta flota no hay barcos de { $length } casillas.
    }
seabattle-reject-spent =
    { $length ->
        [one] Ya has colocado todos tus barcos de una casilla.
       *[other] Ya has colocado todos tus barcos de { $length } casillas.
    }
seabattle-reject-missing =
    { $count ->
        [one] Todavía falta un barco, de tamaño { $lengths }.
       *[other] Todavía faltan { $count } barcos, de estos tamaños: { $lengths }.
    }
seabattle-reject-shot-before = A { $place } ya has disparado. Elige otra casilla.
seabattle-reject-empty = En { $place } seguro que hay agua: está junto a un barco hundido.
seabattle-reject-twice = { $place } está dos veces en tu salva.
seabattle-reject-volley =
    { $want ->
        [one] Tienes un disparo, pero has dicho { $given } casillas.
       *[other] Tu salva tiene { $want } disparos, pero has dicho { $given }.
    }
seabattle-reject-fleet-long = Un barco de { $length } no cabe en un tablero de { $size } × { $size }.
seabattle-reject-fleet-crowded = Esa flota es demasiado grande para un tablero de { $size } × { $size }. Pon menos barcos, o más cortos, o un tablero mayor.
seabattle-afloat = a flote: { $count }
seabattle-places = coloca sus barcos

seabattle-lesson-1 = Tocado: Beto dispara otra vez
seabattle-lesson-2 = Hundido: alrededor solo hay agua
seabattle-lesson-3 = El marco rojo: aquí se dispara, «b2»
seabattle-lesson-4 = Solo lo ve Ana; colocado en privado: e1-f1
seabattle-lesson-5 = Gana quien hunda toda la flota
