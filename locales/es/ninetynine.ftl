# Ninety-nine: a number, five dice, and a formula of all of them.

ninetynine-name = Noventa y nueve
ninetynine-also = cifras | de treinta y tres a noventa y nueve
ninetynine-about = Se dice un número y caen cinco dados: haz con los cinco una fórmula que se acerque a él cuanto puedas.
ninetynine-brief = cinco dados, un cuarto de hora
ninetynine-rules =
    En cada ronda, por turnos, alguien dice un número del 33 al 99. Después caen cinco dados. Haz una fórmula que use cada uno de los cinco exactamente una vez y se acerque al número cuanto puedas. Se puede sumar, restar, multiplicar, dividir y usar paréntesis; entre medias valen las fracciones.

    Manda tu fórmula al bot en privado, por ejemplo 5*5*3-(2+6). Puedes escribir × o x para «por» y : para «entre». Manda cuantas quieras mientras quede tiempo: vale la mejor. Escribe «hecho» cuando no tengas nada mejor. La ronda acaba cuando han terminado todos, o a los tres minutos.

    Entonces se ven todas las fórmulas y la mejor posible. Quien más se acerque, por arriba o por abajo, gana un punto; si acierta el número, dos. Si empatan varios, cada cual se lleva lo suyo.

    Una partida son cinco rondas. «rondas» fija cuántas; «minutos», cuánto tiempo hay para pensar.
ninetynine-opt-rounds = cuántos números se dicen
ninetynine-opt-minutes = cuánto tiempo hay para pensar, en minutos
ninetynine-key-rounds = rondas
ninetynine-key-minutes = minutos
ninetynine-set-rounds = { $value ->
    [one] { $value } ronda
   *[other] { $value } rondas
}
ninetynine-set-minutes = { $value ->
    [one] { $value } minuto para pensar
   *[other] { $value } minutos para pensar
}

ninetynine-word-done = hecho | ya está | nada mejor

ninetynine-board-round = ronda
ninetynine-board-seat = puesto
ninetynine-board-points = puntos
ninetynine-board-value = da
ninetynine-board-formula = fórmula
ninetynine-board-left = fuera
ninetynine-board-of = de
ninetynine-board-target = número
ninetynine-board-dice = dados
ninetynine-board-best = mejor

ninetynine-ask-name = di un número del 33 al 99
ninetynine-ask = { $several ->
    [yes] formen { $target } con { $faces } y manden la fórmula
   *[no] forma { $target } con { $faces } y manda la fórmula
}

ninetynine-name-it = { $target }
ninetynine-send = una fórmula
ninetynine-done = ✓ Hecho
ninetynine-done-news = { $seat } termina.

ninetynine-named = { $seat } dice { $target }. Los dados: { $faces }.
ninetynine-made = Da { $value }, a { $off } del número. Manda algo mejor o di «hecho».
ninetynine-worse = Da { $value }, a { $off } del número: ya tenías algo mejor.
ninetynine-hit = Da { $value }: ¡exacto!
ninetynine-nobody = Nadie ha mandado una fórmula.
ninetynine-exact = { $count ->
    [one] { $names } acierta el número: dos puntos.
   *[other] { $names } aciertan el número: dos puntos por cabeza.
}
ninetynine-nearest = { $count ->
    [one] { $names } es quien más se acerca, a { $off }: un punto.
   *[other] { $names } son quienes más se acercan, a { $off }: un punto por cabeza.
}
ninetynine-silent = Sin respuesta: { $names }.
ninetynine-best = Se podía: { $formula } = { $value }.

ninetynine-reject-number = Di un número entero del 33 al 99.
ninetynine-reject-formula = Manda una fórmula con los cinco dados, por ejemplo 5*5*3-(2+6), o «hecho».
ninetynine-reject-dice = Usa cada dado exactamente una vez: { $faces }.
ninetynine-reject-equals = Esta fórmula da { $value }, no { $said }.
ninetynine-reject-zero = Esta fórmula divide entre cero.
ninetynine-reject-wait = Primero hay que decir un número.

ninetynine-sheet-points = puntos
ninetynine-sheet-value = da
ninetynine-sheet-target = número
ninetynine-sheet-how = Los cinco dados, + − × : y paréntesis
ninetynine-sheet-off = a { $off }
ninetynine-sheet-exact = exacto
ninetynine-sheet-none = sin nada
ninetynine-sheet-formula = fórmula
ninetynine-sheet-round = Ronda { $round } de { $rounds }
ninetynine-sheet-after = Tras la ronda { $round } de { $rounds }
ninetynine-sheet-best = Mejor: { $formula } = { $value }

ninetynine-lesson-1 = Ana dice 67; caen estos cinco dados
ninetynine-lesson-2 = Beto: 5 × 5 × 3 − (2 + 6) = 67, dos puntos
ninetynine-lesson-3 = 68 valdría un punto, si nadie se acerca más
ninetynine-lesson-4 = Tras cada ronda se muestra la mejor
