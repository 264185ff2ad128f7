palms-name = Palmas
palms-also = palma | la palma
palms-about = Los números están esparcidos por tu palma. Mientras buscas el que te dicen, el otro bando llena una cuadrícula de cruces.
palms-brief = diez minutos
palms-rules =
    Cada cual tiene una palma con los números del 1 al 30 esparcidos, que nadie más ve, y una cuadrícula vacía de 8 × 8.

    Primero mira tu palma, que solo ves tú, y di «listo», como respuesta a ella o al bot en privado. Cuando lo han dicho los dos, se canta el primer número.

    Por turnos se canta un número: 17. El otro bando lo busca en su palma y escribe la casilla donde está, también como respuesta a la palma o al bot en privado: f9. Por cada segundo entero desde que el bot muestra el número hasta la respuesta buena, quien lo cantó pone una cruz. Una casilla equivocada cuesta una más. A los veinte segundos se acaba, y nunca da más de veinte cruces. Después canta el otro bando.

    Cada número lo cantas una sola vez, cante lo que cante el otro bando. Gana quien llene antes la cuadrícula. Si ya se han cantado todos, gana quien tenga más cruces.

    Al abrir la partida se eligen de 10 a 60 números y el tamaño de la cuadrícula.
palms-opt-numbers = cuántos números hay en la palma
palms-opt-grid = la cuadrícula que se llena de cruces
palms-key-numbers = números | cantidad
palms-key-grid = cuadrícula | tamaño
palms-set-numbers = { $value ->
    [one] { $value } número
   *[other] { $value } números
}
palms-set-grid = cuadrícula { $value }

palms-word-ready = listo | lista | ya está

palms-own-secret = ✋ Mi palma
palms-ask-ready = { $several ->
    [yes] miren su palma y luego digan «listo», con el botón o en privado
   *[no] mira tu palma y luego di «listo», con el botón o en privado
}
palms-ask-call = { $most ->
    [one] canta un número: 1
   *[other] canta un número del 1 al { $most }
}
palms-ask-find = busca el { $number } en tu palma y escribe su casilla
palms-do-ready = ✅ Listo
palms-do-ready-news = { $seat } dice «listo».
palms-do-call = { $number }
palms-do-find = una casilla de la palma
palms-crosses = { $count } de { $all }
palms-lost = perdió { $seconds } s

palms-ready = { $seat } dice «listo».
palms-called = { $seat } canta el { $number }.
palms-wrong = { $seat }: el { $number } no está ahí. Cuesta una cruz.
palms-found = { $seat } encuentra el { $number } en { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}: { $crosses ->
    [0] ninguna cruz
    [one] una cruz
   *[other] { $crosses } cruces
} para { $caller }{ $wrong ->
    [0] {""}
    [1] , una de ellas por una casilla equivocada
   *[other] , { $wrong } de ellas por casillas equivocadas
}.
palms-late = { $seat } no encuentra el { $number } en { $seconds } segundos: { $crosses ->
    [one] { $crosses } cruz
   *[other] { $crosses } cruces
} para { $caller }.

palms-reject-syntax-ready = Primero mira tu palma. Luego dime «listo» en privado.
palms-reject-syntax-call = Escribe el número que cantas, del 1 al { $most }.
palms-reject-syntax-find = Escribe la casilla donde está el número, por ejemplo f9.
palms-reject-wait = Primero tienen que encontrar tu último número. Después cantas el siguiente.
palms-reject-number = { $most ->
    [one] En la palma solo está el número 1.
   *[other] Los números de la palma van del 1 al { $most }.
}
palms-reject-called = El { $number } ya lo has cantado. Canta otro.
palms-reject-outside = En esta hoja no hay { $place }: la última casilla es { $last }.

# What the board in letters says.
palms-board-crosses = cruces
palms-board-of = de
palms-board-lost = perdió
palms-board-called = cantado
palms-board-sought = buscado
palms-board-ready = listo
palms-board-yes = sí
palms-board-no = no

palms-sheet-called = los cantados, tachados:

palms-lesson-1 = Ana cantó el 1: escribe «c8» al bot
palms-lesson-2 = Cada segundo que buscas, una cruz para Ana
palms-lesson-3 = Gana quien llene la cuadrícula
palms-lesson-4 = Esta palma solo la ve Beto
