# Yacht: five dice, three rolls, fifteen boxes.

yacht-name = Yate
yacht-also = póker de dados
yacht-about = Cinco dados, hasta tres tiradas y quince casillas; lo que sale a la primera vale doble.
yacht-brief = cinco dados, veinte minutos
yacht-rules =
    Tienes quince turnos. Tiras cinco dados; hasta dos veces puedes volver a tirar los que quieras. Luego rellenas una casilla libre; lo que no tengas vale 0.

    Yate: cinco iguales, su suma + 50. Escalera grande 2–6: 40. Pequeña 1–5: 35. Póker (cuatro iguales): su suma + 10. Full (3 + 2): todos los dados. Doble pareja, trío, pareja: la suma de esos dados. Libre: todos los dados.
    Del 1 al 6: tres dados de ese número valen 0; por cada uno que falte, −10; cuatro o cinco valen su suma.

    Si rellenas a la primera tirada, la suma de los dados cuenta dos veces, salvo en libre y del 1 al 6: la escalera grande vale 40 + 20 = 60; la pequeña, 35 + 15 = 50. Gana quien tenga más puntos.

    Pulsa los dados que guardas o escribe «guardo 3 5 5» y «tiro», o «otra vez 1 2»; luego una casilla: «yate», «5». En la doble pareja, «pareja 3» toma la menor.

    Con «juntos» una tirada vale para todos, se decide en secreto con botones y las hojas se abren al final.

yacht-word-throw = tiro | tirar
yacht-word-name = canto | cantar | digo
yacht-word-keep = guardo | guardar | me quedo
yacht-word-again = otra vez | tiro otra vez | repito
yacht-word-die = dado
yacht-word-yacht = yate
yacht-word-large = grande | escalera grande
yacht-word-small = pequeña | escalera pequeña
yacht-word-four = póker | cuatro iguales
yacht-word-full = full | full house
yacht-word-pairs = doble pareja | dos parejas | parejas
yacht-word-three = trío | tres iguales
yacht-word-pair = pareja | par
yacht-word-chance = libre | suma
yacht-word-ones = unos
yacht-word-twos = doses
yacht-word-threes = treses
yacht-word-fours = cuatros
yacht-word-fives = cincos
yacht-word-sixes = seises

yacht-box-yacht = Yate
yacht-box-large = Escalera grande
yacht-box-small = Escalera pequeña
yacht-box-four = Póker
yacht-box-full = Full
yacht-box-pairs = Doble pareja
yacht-box-three = Trío
yacht-box-pair = Pareja
yacht-box-chance = Libre
yacht-box-ones = Unos
yacht-box-twos = Doses
yacht-box-threes = Treses
yacht-box-fours = Cuatros
yacht-box-fives = Cincos
yacht-box-sixes = Seises


yacht-lesson-1 = «guardo 4 5» y «tiro»: hasta tres tiradas
yacht-lesson-2 = Entre paréntesis, lo que da; escríbelo
yacht-lesson-3 = Escalera a la primera: 40 y 20 más
yacht-lesson-4 = Cuatro iguales: su suma y 10
yacht-lesson-5 = Del 1 al 6: cuatro unos valen su suma
