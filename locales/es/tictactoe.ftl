tictactoe-name = Tres en raya
tictactoe-also = gato | tatetí | ta-te-ti | tres en línea
tictactoe-about = Cruces contra círculos: gana la primera raya. De 3 × 3 hasta 10 × 10.
tictactoe-brief = un minuto
tictactoe-rules =
    Juegan dos, y por turnos ponen su signo en una casilla vacía. Quien empieza dibuja cruces; el otro bando, círculos.

    Gana quien tenga antes suficientes signos propios en una raya sin huecos: horizontal, vertical o diagonal. En el tablero normal de 3 × 3 hacen falta tres; una raya más larga también vale. Si el tablero se llena y nadie tiene raya, es empate.

    Para jugar, escribe la casilla: una letra para la columna y un número para la fila, por ejemplo b2. En los tableros pequeños también puedes pulsarla.

    Quien abre la partida puede elegir el tamaño del tablero y lo larga que debe ser la raya: /tictactoe tamaño=5 raya=4.
tictactoe-opt-size = casillas por lado del tablero
tictactoe-opt-line = cuántos signos seguidos ganan
tictactoe-key-size = tamaño | tablero
tictactoe-key-line = raya | línea
tictactoe-set-size = tablero { $value } × { $value }
tictactoe-set-line = { $value } en raya

tictactoe-ask-cross = pon una cruz en una casilla vacía
tictactoe-ask-round = pon un círculo en una casilla vacía
tictactoe-cross = ✕
tictactoe-round = ◯

tictactoe-reject-syntax = Escribe una casilla, por ejemplo b2.
tictactoe-reject-outside = En este tablero no hay { $place }: la última casilla es { $last }.
tictactoe-reject-taken = { $place } está ocupada. Elige una casilla vacía.
tictactoe-reject-line = Una raya de { $line } no cabe en un tablero de { $size } × { $size }.

tictactoe-lesson-1 = Ganan tres en raya, en cualquier dirección
tictactoe-lesson-2 = Una cruz en a2 completará la raya
tictactoe-lesson-3 = Juega en una casilla libre: escribe «c2»
