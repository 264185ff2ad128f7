# Thirteen: a running total that scores wherever it is a multiple of thirteen.

thirteen-name = Trece
thirteen-also = el trece | múltiplos de trece
thirteen-about = Cinco tiradas forman un total que va cambiando: cada vez que es múltiplo de trece, puntúa.
thirteen-brief = dos dados, cinco minutos
thirteen-rules =
    Hay dos dados, uno de ellos con caras de 2 a 7, así que una tirada vale de 3 a 13. Un turno son cinco tiradas. Con la primera empieza tu total.

    Con cada una de las otras cuatro haces una cosa: sumas la tirada, la restas (nunca por debajo de cero), la sumas dos, tres o cuatro veces, o sumas su mitad, su tercio o su cuarto, redondeando hacia abajo. Si el nuevo total es múltiplo de 13, da esos puntos: 39 es tres veces 13, así que 3 puntos. El total sigue en la próxima tirada.

    Hay cinco turnos por cabeza (opción «rondas»), y gana quien tenga más puntos. El cero no da nada, ni tampoco la primera tirada.

    Con dados de verdad, escribe primero el normal y luego el de 2 a 7. Si no lo tienes, usa otro normal: su 1 cuenta como 7.

    Escribe «+», «-», «x3», «:2» o simplemente el nuevo total, o usa los botones.

thirteen-opt-divisor = de qué número debe ser múltiplo el total: 11 es más fácil, 17 más difícil
thirteen-opt-rounds = cuántos turnos por cabeza

thirteen-key-divisor = divisor | número
thirteen-key-rounds = rondas | turnos
thirteen-set-divisor = múltiplos de { $value }
thirteen-set-rounds = { $value ->
    [one] un turno por cabeza
   *[other] { $value } turnos por cabeza
}

thirteen-word-throw = tiro | tirar
thirteen-word-name = canto | cantar | digo

thirteen-op = { $op }
thirteen-op-makes = { $op } → { $total }
thirteen-op-scores = { $points ->
    [one] { $op } → { $total } = { $points } punto
   *[other] { $op } → { $total } = { $points } puntos
}

thirteen-ask = { $total } y una tirada de { $sum }: ¿qué haces con ella?
thirteen-ask-all = una tirada de { $sum } para todos: ¿qué hacer con ella?

thirteen-holds = { $points ->
    [one] Tu total: { $total }, { $points } punto en este turno, { $all } en total.
   *[other] Tu total: { $total }, { $points } puntos en este turno, { $all } en total.
}
thirteen-threw = { $seat } saca { $faces }, o sea, { $sum }.
thirteen-scored = { $points ->
    [one] { $seat } hace { $total }: ¡{ $points } punto!
   *[other] { $seat } hace { $total }: ¡{ $points } puntos!
}
thirteen-turn = { $points ->
    [0] { $seat }: ningún punto en este turno, { $all } en total.
    [one] { $seat }: { $points } punto en este turno, { $all } en total.
   *[other] { $seat }: { $points } puntos en este turno, { $all } en total.
}

thirteen-reject-syntax = Escribe «+», «-», de «x2» a «x4», de «:2» a «:4», o el nuevo total.
thirteen-reject-total = { $number } no sale. Lo que sale: { $made }.
thirteen-reject-minus = { $total } menos { $sum } queda por debajo de cero: suma algo.

thirteen-sheet-now = ahora
thirteen-sheet-all = puntos
thirteen-sheet-total = puntos: { $points }
thirteen-sheet-of = Ronda { $turn } de { $turns }. Con anillo: los puntos, número ÷ { $divisor }
thirteen-sheet-other = Marco grueso: el dado de 2 a 7
thirteen-sheet-turns = Sobre los puntos: ronda a ronda

thirteen-lesson-1 = 9 + 3×10 = 39, tres veces 13: 3 puntos
thirteen-lesson-2 = «+» suma la tirada, «-» la resta
thirteen-lesson-3 = De «x2» a «x4», o una parte: de «:2» a «:4»
thirteen-lesson-4 = Un dado normal y otro de 2 a 7
thirteen-lesson-5 = Puntos de este turno; suele haber cinco
