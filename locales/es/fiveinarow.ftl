fiveinarow-name = Cinco en raya
fiveinarow-also = cinco en línea
fiveinarow-about = Cruces y círculos en una hoja sin fin: gana quien ponga antes cinco en raya.
fiveinarow-brief = diez minutos
fiveinarow-rules =
    En un papel cuadriculado sin fin (40 × 40 casillas, que nadie llena) se ponen por turnos cruces y círculos, uno en cualquier casilla vacía. Ganan los primeros cinco en raya, en horizontal, vertical o diagonal; si la hoja se llena, es empate. La imagen muestra la parte donde se juega y crece cuando hace falta.

    Escribe una casilla, por ejemplo t20.

    Variantes: raya: cuatro o seis en raya; exacta: las rayas más largas no ganan; tres: las cruces no pueden formar de una vez dos treses abiertos, salvo para ganar. Un tres abierto es el que con un signo más da un cuatro que gana por los dos extremos (con cuatro en raya, un dos abierto; con seis, un cuatro abierto).

    swap2: quien empieza pone cruz, círculo y cruz (t20 u19 s22, o de uno en uno). El otro bando toma las cruces, toma los círculos, o pone un círculo y una cruz más y deja elegir. Después juegan los círculos.
fiveinarow-opt-line = cuántos signos seguidos ganan
fiveinarow-opt-exact = una raya más larga no gana
fiveinarow-opt-open3 = las cruces no pueden formar dos treses abiertos con un solo signo
fiveinarow-opt-swap2 = apertura de torneo: un bando pone tres signos y el otro elige lado
fiveinarow-key-line = raya | línea
fiveinarow-key-exact = exacta | exacto
fiveinarow-key-open3 = tres | tres y tres
fiveinarow-key-swap2 = swap2 | cambio
fiveinarow-preset-tournament = torneo
fiveinarow-set-line = { $value } en raya
fiveinarow-set-exact = { $value ->
    [off] una raya más larga también gana
   *[on] una raya más larga no gana
}
fiveinarow-set-open3 = { $value ->
    [off] las cruces pueden todo
   *[on] las cruces no hacen dos treses abiertos a la vez
}
fiveinarow-set-swap2 = { $value ->
    [off] empiezan las cruces
   *[on] apertura swap2
}
fiveinarow-word-crosses = cruces | cruz | tomo cruces | con cruces
fiveinarow-word-rings = círculos | círculo | tomo círculos | con círculos
fiveinarow-word-more = dos más | más | pongo dos más

fiveinarow-crosses = ✕ Cruces
fiveinarow-rings = ◯ Círculos
fiveinarow-more = Dos signos más

fiveinarow-ask-cross = pon una cruz
fiveinarow-ask-ring = pon un círculo
fiveinarow-ask-three = abre con tres signos: cruz, círculo, cruz
fiveinarow-ask-two = pon un círculo y una cruz
fiveinarow-ask-choice = elige: cruces, círculos o dos signos más
fiveinarow-ask-take = elige: cruces o círculos

fiveinarow-took-crosses = { $seat } toma las cruces. Juegan los círculos.
fiveinarow-took-rings = { $seat } toma los círculos y juega.
fiveinarow-took-more = { $seat } pone dos signos más y deja elegir.

fiveinarow-reject-syntax = Escribe una casilla, por ejemplo t20.
fiveinarow-reject-syntax-choice = Escribe qué eliges: «cruces», «círculos» o «dos más».
fiveinarow-reject-outside = En esta hoja no hay { $place }: la última casilla es { $last }.
fiveinarow-reject-taken = { $place } está ocupada. Elige una casilla vacía.
fiveinarow-reject-threes = Una cruz en { $place } formaría dos treses abiertos a la vez. Las cruces solo pueden hacerlo si con eso ganan.
fiveinarow-reject-many = { $left ->
    [one] Ahora pones un signo. Escribe una casilla.
   *[other] Ahora pones { $left } signos, no más.
}
fiveinarow-reject-choose = Elige primero: «cruces», «círculos» o «dos más».
fiveinarow-reject-take = Elige primero: «cruces» o «círculos».
fiveinarow-reject-more = Ya se han puesto dos signos más: elige «cruces» o «círculos».
fiveinarow-reject-settled = Ahora no hay nada que elegir. Escribe una casilla.

fiveinarow-sheet-three = { $seat } pone los tres primeros
fiveinarow-sheet-chooses = { $seat } elige:
fiveinarow-sheet-choice = cruces, círculos o dos signos más
fiveinarow-sheet-two = { $seat } pone dos signos más
fiveinarow-sheet-take = cruces o círculos

fiveinarow-lesson-1 = La quinta cruz va aquí y gana: «x20»
fiveinarow-lesson-2 = Cruces y círculos van por turnos
fiveinarow-lesson-3 = La raya va en recto o en diagonal
