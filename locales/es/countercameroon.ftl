# The counter of Cameroon: marks on the sums of dice.

countercameroon-name = Contador de Camerún
countercameroon-also = contador
countercameroon-about = Reparte cuatro dados en dos parejas y marca sus sumas: cuatro marcas ganan una suma. Cuanto más rara, más vale.
countercameroon-brief = cuatro dados, diez minutos
countercameroon-rules =
    Gana sumas que valgan mucho. En tu turno caen cuatro dados; repártelos en dos parejas y pon una marca en cada una de las dos sumas. Quien ponga antes cuatro marcas en una suma la gana, y se cierra para todos.

    El número junto a cada suma es lo que vale: 1 el 7, y más cuanto más rara, hasta 11 el 2 y el 12. Con «valores=planos» va de 1 a 6.

    Sacas 1 4 5 6: marca 5 y 11, o 6 y 10, o 7 y 9. Escribe «marco 5 11» o solo «5 11», o usa un botón.

    Con «forma=dos» caen dos dados que dan una suma: márcala, o tira los dos «otra vez», hasta tres veces por turno; la última suma hay que marcarla.

    La partida acaba cuando están ganadas las once sumas; gana quien tenga más puntos. Con una tirada para todos, quienes llegan a la vez a cuatro marcas se llevan la suma por igual.

countercameroon-opt-form = cuatro dados que dan dos sumas, o dos dados que dan una
countercameroon-opt-throws = cuántas veces se pueden tirar dos dados en un turno
countercameroon-opt-values = cuánto valen las sumas: de 1 a 11, o de 1 a 6
countercameroon-key-form = forma
countercameroon-key-throws = tiradas
countercameroon-key-values = valores
countercameroon-is-four = cuatro
countercameroon-is-two = dos
countercameroon-is-steep = empinados
countercameroon-is-flat = planos
countercameroon-set-form = { $value ->
    [two] dos dados
   *[other] cuatro dados
}
countercameroon-set-throws = { $value ->
    [one] { $value } tirada de dos dados
   *[other] hasta { $value } tiradas de dos dados
}
countercameroon-set-values = { $value ->
    [flat] las sumas valen de 1 a 6
   *[other] las sumas valen de 1 a 11
}

countercameroon-word-throw = tiro | tirar
countercameroon-word-name = canto | cantar | digo
countercameroon-word-mark = marco | marcar
countercameroon-word-again = otra vez | tiro otra vez | repito

countercameroon-mark = { $sums }
countercameroon-mark-news = { $seat } marca { $sums }.

countercameroon-again = 🎲 Otra vez
countercameroon-again-news = { $seat } vuelve a tirar.
countercameroon-ask = { $several ->
    [yes] ¿qué sumas hacen con { $faces }?
   *[no] ¿qué sumas haces con { $faces }?
}
countercameroon-ask-two = ¿marcas el { $sum } o tiras otra vez?

countercameroon-threw = { $seat } saca { $faces }.
countercameroon-marks = { $seat } marca { $sums }.
countercameroon-won = { $points ->
    [one] El { $sum } está ganado, { $points } punto: { $names }.
   *[other] El { $sum } está ganado, { $points } puntos: { $names }.
}

countercameroon-reject-syntax = Escribe las sumas que marcas: «5 11» marca el 5 y el 11.
countercameroon-reject-sums = Estos dados dan: { $ways }.
countercameroon-reject-again = En este turno no quedan tiradas: marca lo que tienes.
countercameroon-reject-name = Canta dados con una suma que siga abierta.

countercameroon-sheet = Cuatro marcas ganan una suma
countercameroon-sheet-two = Cuatro marcas ganan una suma; tirada { $throw }
countercameroon-sheet-closed = suma cerrada
countercameroon-sheet-points = puntos

countercameroon-lesson-1 = Lo que vale cada suma
countercameroon-lesson-2 = Cuatro marcas: Ana ha ganado el 2
countercameroon-lesson-3 = Cerrada para los demás
countercameroon-lesson-4 = Reparte los dados: «6 8» o «7 7»
