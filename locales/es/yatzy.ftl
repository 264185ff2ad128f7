# Yatzy: five dice, three rolls, fifteen boxes and a bonus.

yatzy-name = Yatzy
yatzy-also = yahtzee
yatzy-about = Cinco dados, hasta tres tiradas, quince casillas y un bono si las seis de arriba llegan a 63.
yatzy-brief = cinco dados, veinte minutos
yatzy-rules =
    Se trata de hacer más puntos que los demás. En tu turno tiras cinco dados; hasta dos veces puedes volver a tirar los que quieras. Luego rellenas una casilla libre; lo que no tienes vale 0.

    Del 1 al 6: la suma de ese número; con 63 o más entre todas, 50 de bono. Pareja, doble pareja (de dos valores), trío, póker: la suma de esos dados. Escalera 1–5: 15; 2–6: 20. Full (3 + 2): todos los dados. Libre: todos los dados. Yatzy, cinco iguales: 50.

    «hoja=trece» no tiene parejas: trío, póker y libre cuentan todos los dados, full 25, cuatro seguidos 30, cinco seguidos 40, yatzy 50, cada yatzy más, 100; el bono es de 35.

    La partida acaba cuando se llenan todas las casillas.

    Pulsa los dados que guardas o escribe «guardo 3 5 5» y «tiro», o «otra vez 1 2»; luego una casilla: «yatzy», «full», «5» para los cincos.

    Con «juntos» una tirada vale para todos, se decide en secreto con botones y las hojas se abren al final.

yatzy-opt-sheet = quince casillas, o trece con puntos fijos para full y escaleras
yatzy-key-sheet = hoja | casillas
yatzy-is-fifteen = quince
yatzy-is-thirteen = trece
yatzy-set-sheet = { $value ->
    [thirteen] trece casillas
   *[other] quince casillas
}

yatzy-further = Otro yatzy: { $seat } se lleva { $points } más.

yatzy-word-throw = tiro | tirar
yatzy-word-name = canto | cantar | digo
yatzy-word-keep = guardo | guardar | me quedo
yatzy-word-again = otra vez | tiro otra vez | repito
yatzy-word-die = dado
yatzy-word-ones = unos
yatzy-word-twos = doses
yatzy-word-threes = treses
yatzy-word-fours = cuatros
yatzy-word-fives = cincos
yatzy-word-sixes = seises
yatzy-word-pair = pareja | par
yatzy-word-pairs = doble pareja | dos parejas | parejas
yatzy-word-three = trío | tres iguales
yatzy-word-four = póker | cuatro iguales
yatzy-word-small = pequeña | escalera pequeña
yatzy-word-large = grande | escalera grande
yatzy-word-full = full | full house
yatzy-word-chance = libre | suma
yatzy-word-yatzy = yatzy

yatzy-box-ones = Unos
yatzy-box-twos = Doses
yatzy-box-threes = Treses
yatzy-box-fours = Cuatros
yatzy-box-fives = Cincos
yatzy-box-sixes = Seises
yatzy-box-bonus = Bono desde 63
yatzy-box-pair = Pareja
yatzy-box-pairs = Doble pareja
yatzy-box-three = Trío
yatzy-box-four = Póker
yatzy-box-small = Escalera pequeña
yatzy-box-large = Escalera grande
yatzy-box-full = Full
yatzy-box-chance = Libre
yatzy-box-yatzy = Yatzy

yatzy-lesson-1 = «guardo 4 4» y «tiro»: hasta tres tiradas
yatzy-lesson-2 = Cuatro seises: 24 de los 63 para el bono
yatzy-lesson-3 = Full: los cinco dados, 18
yatzy-lesson-4 = Entre paréntesis, lo que da; escríbelo
