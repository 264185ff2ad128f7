# Along but not across: one grid for two, one scores the rows, the other the columns.

alongonly-name = Filas contra columnas
alongonly-also = filas o columnas
alongonly-about = Dos llenan una misma cuadrícula de 5 × 5: a un bando le cuentan las filas; al otro, las columnas.
alongonly-brief = dos dados, diez minutos
alongonly-rules =
    Los dos bandos comparten una cuadrícula vacía de cinco por cinco. Se sortea: a un bando le cuentan las filas; al otro, las columnas. Empieza quien tiene las filas. En tu turno el bot tira dos dados: escribe la última cifra de la suma en cualquier casilla vacía: 7 es un 7, pero 10 es un 0, 11 un 1 y 12 un 2. Lo escrito se queda.

    Puntúa cada línea: dos cifras iguales, 1 punto; tres, 3; cuatro, 6; cinco, 10. Dos parejas dan 2; tres y dos dan 4. No hace falta que estén juntas. Cinco cifras seguidas (escalera) dan 5, en cualquier orden: 4 6 8 5 7. El cero va antes del uno o después del nueve: 0 1 2 3 4 y 6 7 8 9 0 son escaleras; 8 9 0 1 2, no.

    Así que busca casillas donde la cifra ayude a una línea tuya y estropee una rival. Luego se cambian filas por columnas y se juega otra vez en una cuadrícula nueva. Se suman los dos resultados; gana quien tenga más puntos.

    Pulsa una casilla o escríbela: «b3».

alongonly-word-throw = tiro | tirar

alongonly-sheet-worth = par 1 · trío 3 · cuatro 6 · cinco 10 · esc. 5

alongonly-lesson-1 = Las filas para uno; las columnas, para otro
alongonly-lesson-2 = Tres sietes en esta fila: 3 puntos
alongonly-lesson-3 = Tres ochos y dos cuatros: 4 puntos
alongonly-lesson-4 = 4 + 4 es 8, pero 10, 11, 12 son 0, 1, 2
alongonly-lesson-5 = Pulsa una casilla vacía o escríbela: «e5»
