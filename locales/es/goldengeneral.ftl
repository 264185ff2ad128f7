# Golden general: ten dice in five colours, two boxes a turn.

goldengeneral-name = Generala dorada
goldengeneral-also = generala de oro
goldengeneral-about = Diez dados de cinco colores: repártelos en dos manos con todos los colores y rellena dos casillas a la vez.
goldengeneral-brief = diez dados de cinco colores, un cuarto de hora
goldengeneral-rules =
    Tienes cinco turnos. Tiras diez dados, dos de cada color; hasta dos veces puedes volver a tirar los que quieras. Después los diez forman dos manos de cinco, cada una con los cinco colores, y cada mano rellena su propia casilla.

    Unos a seises: la suma de los dados con ese número. Escalera 1–5 o 2–6, full, póker, generala (cinco iguales): 10, 20, 30, 40 puntos, o 20, 30, 40, 60 con puntos=habitual. Lo que una mano no tiene se tacha. La primera tirada cuenta como las demás. Gana quien tenga más puntos.

    Pulsa los dados que guardas, o escribe «guardo 5 5 5» y «tiro», o «otra vez 1 2». Luego pulsa dos casillas o escríbelas: «generala 6»; los dados se reparten para que den lo máximo. O di qué dados van a la primera: «full 6 66111».

    Con «juntos» una tirada vale para todos, se decide en secreto con botones y las hojas se abren al final.

goldengeneral-opt-points = cuánto valen las casillas: clásico (generala 40) o habitual (generala 60)
goldengeneral-key-points = puntos | escala
goldengeneral-is-book = clásico
goldengeneral-is-public = habitual
goldengeneral-set-points = { $value ->
    [public] la generala vale 60
   *[other] la generala vale 40
}

goldengeneral-word-throw = tiro | tirar
goldengeneral-word-name = canto | cantar | digo
goldengeneral-word-keep = guardo | guardar | me quedo
goldengeneral-word-again = otra vez | tiro otra vez | repito
goldengeneral-word-die = dado
goldengeneral-word-ones = unos
goldengeneral-word-twos = doses
goldengeneral-word-threes = treses
goldengeneral-word-fours = cuatros
goldengeneral-word-fives = cincos
goldengeneral-word-sixes = seises
goldengeneral-word-straight = escalera
goldengeneral-word-full = full | full house
goldengeneral-word-four = póker | cuatro iguales
goldengeneral-word-general = generala | cinco iguales

goldengeneral-box-ones = Unos
goldengeneral-box-twos = Doses
goldengeneral-box-threes = Treses
goldengeneral-box-fours = Cuatros
goldengeneral-box-fives = Cincos
goldengeneral-box-sixes = Seises
goldengeneral-box-straight = Escalera
goldengeneral-box-full = Full
goldengeneral-box-four = Póker
goldengeneral-box-general = Generala

goldengeneral-letter-red = R
goldengeneral-letter-green = V
goldengeneral-letter-blue = Z
goldengeneral-letter-yellow = A
goldengeneral-letter-white = B

goldengeneral-no-hand = Con estos dados no sale ninguna mano con los cinco colores.

goldengeneral-lesson-1 = Diez dados, dos de cada color
goldengeneral-lesson-2 = Forman dos manos, con todos los colores
goldengeneral-lesson-3 = Cada turno, dos casillas, como «full 1»
goldengeneral-lesson-4 = Entre paréntesis: lo que daría ahora
