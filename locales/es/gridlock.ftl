gridlock-name = Atasco
gridlock-also = rectángulos de dados | embotellamiento
gridlock-about = Dos dados dan los lados de un rectángulo: sombréalo en casa o ponlo donde estorbe en la otra cuadrícula. Ganan más casillas.
gridlock-brief = dos dados, diez minutos
gridlock-rules =
    Cada cual tiene una cuadrícula de 10 × 10 casillas. Las letras de las columnas siguen de la primera cuadrícula a la segunda, así que cada casilla tiene su propio nombre.

    Por turnos se tiran dos dados: los lados de un rectángulo de casillas vacías que sombreas, de pie o tumbado. Con 3 y 5 sombreas 15 casillas. Los rectángulos pueden tocarse pero no solaparse, y caben enteros en una cuadrícula.

    Escribe dos esquinas opuestas: b2 d6. Para un cuadrado basta la casilla de arriba a la izquierda: b2.

    Puedes sombrear en cualquiera de las dos, pero las casillas cuentan para quien tiene esa cuadrícula. En la otra regalas algo, pero puedes estropear mucho sitio.

    Si no hay sitio en la tuya, pierdes el turno. Aún puedes sombrear en la otra, o escribir «paso». Si no hay sitio en ninguna, se pasa solo.

    Dos turnos perdidos seguidos, de quien sean, acaban la ronda. Gana quien tenga más casillas en la suya. En una serie cuentan las de todas las rondas, y se empieza por turnos.
gridlock-opt-size = casillas por lado de cada cuadrícula
gridlock-key-size = tamaño | cuadrícula
gridlock-set-size = cuadrículas de { $value } × { $value }
gridlock-opt-games = cuántas rondas se juegan; cuentan las casillas de todas
gridlock-key-games = rondas | serie
gridlock-set-games = { $value ->
    [one] una sola ronda
   *[other] { $value } rondas
}

gridlock-word-throw = tiro | tirar
gridlock-word-pass = paso | pasar

gridlock-pass = paso
gridlock-pass-news = { $seat } pasa: turno perdido.
gridlock-ask = sombrea { $a } × { $b } en cualquiera de las dos
gridlock-ask-spoil = en casa no hay sitio para { $a } × { $b }, turno perdido: sombréalo en la otra o pasa
gridlock-told-stuck = { $seat } saca { $a } y { $b }: no hay sitio en ninguna, turno perdido.
gridlock-told-next = Dos turnos perdidos: fin de la ronda. Van { $one } : { $two }. Empieza la ronda { $game }.
gridlock-told-over = Dos turnos perdidos seguidos: se acabó, { $one } : { $two }.

gridlock-sheet-lost = turno perdido
gridlock-sheet-key = líneas: quién; número: para quién

gridlock-reject-syntax = Escribe dos esquinas opuestas de tu rectángulo, por ejemplo b2 d6.
gridlock-reject-throw = Primero tira los dados.
gridlock-reject-thrown = Los dados ya se han tirado: ahora sombrea un rectángulo.
gridlock-reject-sides = Los dados dicen { $a } × { $b }, y eso es { $width } × { $height }. Di dos esquinas opuestas.
gridlock-reject-off = Eso está fuera de las cuadrículas, que acaban en { $last }.
gridlock-reject-across = Eso pisa las dos cuadrículas. Un rectángulo cabe entero en una.
gridlock-reject-taken = Algunas de esas casillas ya están sombreadas.
gridlock-reject-pass = En tu cuadrícula hay sitio, así que no puedes pasar.

# What the board in letters says.
gridlock-board-has-thrown = ha sacado
gridlock-board-throws = tira
gridlock-board-lost-turns = perdidos
gridlock-board-games-over = rondas
gridlock-board-of = de

gridlock-lesson-1 = Arriba, la de Ana. Abajo, la de Beto
gridlock-lesson-2 = Los dados son los lados: 3 × 3
gridlock-lesson-3 = Una casilla de Ana estropea la de Beto
gridlock-lesson-4 = Cuentan todas, las sombree quien sea
gridlock-lesson-5 = Para sombrear, dos esquinas: «g4 i6»
