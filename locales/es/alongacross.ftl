# Along and across: digits of shared rolls in a grid of five by five.

alongacross-name = A lo largo y a lo ancho
alongacross-also = a lo largo | filas y columnas
alongacross-about = Las mismas tiradas para todos, una cuadrícula de 5 × 5 por cabeza: puntúan las cifras iguales y las escaleras.
alongacross-brief = dos dados, diez minutos
alongacross-rules =
    Cada cual tiene una cuadrícula vacía de cinco por cinco. El bot tira dos dados, 25 veces, para todos a la vez. Cuenta la última cifra de la suma: 7 es un 7, pero 10 es un 0, 11 un 1 y 12 un 2. Cada vez eliges en secreto en qué casilla vacía tuya va la cifra. Lo escrito se queda.

    Al final puntúan las cinco filas y las cinco columnas: dos cifras iguales, 1 punto; tres, 3; cuatro, 6; cinco, 10. Dos parejas dan 2; tres y dos dan 4. No hace falta que estén juntas. Cinco cifras seguidas (escalera) dan 5, en cualquier orden: 4 6 8 5 7. El cero va antes del uno o después del nueve: 0 1 2 3 4 y 6 7 8 9 0 son escaleras; 8 9 0 1 2, no.

    Se suman los puntos de todas las filas y columnas, y gana quien tenga más.

    Lo que más sale es el siete, luego el seis y el ocho; unos, doses y treses son raros. Pulsa una casilla o escríbela en el chat privado: «b3».

alongacross-word-throw = tiro | tirar

alongacross-lesson-1 = 6 7 8 9 0, escalera en cualquier orden: 5
alongacross-lesson-2 = Cuatro ochos en esta columna: 6 puntos
alongacross-lesson-3 = 3 + 1 da 4; 10, 11, 12 dan 0, 1, 2
alongacross-lesson-4 = Filas + columnas = tus puntos
alongacross-lesson-5 = Pulsa una casilla o escríbela: «c5»
