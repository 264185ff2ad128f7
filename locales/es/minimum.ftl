# Minimum: as along and across, but the lesser one of rows and columns counts.

minimum-name = Mínimo
minimum-also = el mínimo | lo menor
minimum-about = Una cuadrícula de 5 × 5 por cabeza, con las mismas cifras; tu resultado es lo menor entre filas y columnas.
minimum-brief = dos dados, diez minutos
minimum-rules =
    Cada cual tiene una cuadrícula vacía de cinco por cinco. El bot tira dos dados, 25 veces, para todos a la vez. Cuenta la última cifra de la suma: 7 es un 7, pero 10 es un 0, 11 un 1 y 12 un 2. Cada vez eliges en secreto en qué casilla vacía tuya va la cifra. Lo escrito se queda.

    Al final puntúa cada fila y cada columna: dos cifras iguales, 1 punto; tres, 3; cuatro, 6; cinco, 10. Dos parejas dan 2; tres y dos dan 4. No hace falta que estén juntas. Cinco cifras seguidas (escalera) dan 5, en cualquier orden: 4 6 8 5 7. El cero va antes del uno o después del nueve: 0 1 2 3 4 y 6 7 8 9 0 son escaleras; 8 9 0 1 2, no.

    Suma ahora las filas, suma las columnas y toma lo menor: ese es tu resultado. Con 21 en las filas y 2 en las columnas es 2. Gana el resultado más alto, así que mantén el equilibrio.

    Pulsa una casilla o escríbela en el chat privado: «b3».

minimum-word-throw = tiro | tirar

minimum-lesson-1 = Filas : columnas → cuenta lo menor
minimum-lesson-2 = Cuatro nueves en esta fila: 6 puntos
minimum-lesson-3 = 6 7 8 9 0, escalera en cualquier orden: 5
minimum-lesson-4 = 4 + 4 es un 8; 10, 11, 12 dan 0, 1, 2
minimum-lesson-5 = Pulsa una casilla o escríbela: «b5»
