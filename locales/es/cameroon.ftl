# Cameroon: five dice, three rolls, ten turns.

cameroon-name = Camerún
cameroon-also = dados de camerún
cameroon-about = Cinco dados, hasta tres tiradas, diez turnos: casillas propias o columnas que se llenan entre todos.
cameroon-brief = cinco dados, diez minutos
cameroon-rules =
    Tiras cinco dados; hasta dos veces puedes volver a tirar los que quieras. Luego rellenas una casilla; lo que no tienes vale 0.

    Unos a seises: la suma de ese número. Full (3 + 2): todos los dados. Escalera pequeña 1–5: 21; grande 2–6: 30; cinco iguales: 50.

    Con 5 5 5 6 2 escribe «cincos»: 15. O busca el full: «otra vez 2 6», o «guardo 5 5 5» y luego «tiro». O pulsa los dados que guardas y luego un botón.

    Acaba tras diez turnos por cabeza, y gana quien tenga más puntos.

    Con «juntos» una tirada vale para todos, se decide en secreto y las hojas se abren al final. Con «columnas=comunes» todos suman en las mismas columnas, una y otra vez, hasta que una se llena y se cierra para todos. Con la última columna acaba la partida, aunque a alguien le falte un turno. El número junto a su nombre es lo que falta: tres dados de ese número por persona, 20 puntos por cabeza en el full, 60 en cinco iguales. Los puntos cambian: escaleras 15 y 20, una sola vez; cinco iguales, 30.

cameroon-opt-columns = casillas propias, o columnas que se llenan entre todos
cameroon-key-columns = columnas | casillas
cameroon-is-own = propias
cameroon-is-shared = comunes
cameroon-set-columns = { $value ->
    [shared] columnas comunes
   *[other] casillas propias
}
cameroon-reject-shared = Las columnas comunes se juegan por turnos: quita «juntos» y «cantados».

cameroon-full = Llena y cerrada para todos: { $box }.

cameroon-word-throw = tiro | tirar
cameroon-word-name = canto | cantar | digo
cameroon-word-keep = guardo | guardar | me quedo
cameroon-word-again = otra vez | tiro otra vez | repito
cameroon-word-die = dado
cameroon-word-ones = unos
cameroon-word-twos = doses
cameroon-word-threes = treses
cameroon-word-fours = cuatros
cameroon-word-fives = cincos
cameroon-word-sixes = seises
cameroon-word-small = pequeña | escalera pequeña
cameroon-word-large = grande | escalera grande
cameroon-word-full = full | full house
cameroon-word-equal = iguales | cinco iguales

cameroon-box-ones = Unos
cameroon-box-twos = Doses
cameroon-box-threes = Treses
cameroon-box-fours = Cuatros
cameroon-box-fives = Cincos
cameroon-box-sixes = Seises
cameroon-box-small = Escalera pequeña
cameroon-box-large = Escalera grande
cameroon-box-full = Full
cameroon-box-equal = Cinco iguales

cameroon-lesson-1 = Hasta tres tiradas: «otra vez 1 6»
cameroon-lesson-2 = Tres cincos: 15 en la casilla de los cincos
cameroon-lesson-3 = Escalera pequeña: 21
cameroon-lesson-4 = Entre paréntesis: lo que daría ahora
