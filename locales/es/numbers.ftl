numbers-name = Números
numbers-also = sumar diez | tachar números
numbers-about = Tacha vecinos iguales o que sumen diez y copia al final lo que queda, hasta vaciar la hoja. En solitario o en carrera.
numbers-brief = un cuarto de hora
numbers-rules =
    En la hoja están las cifras de 1 a 9 y de 11 a 19, nueve por fila.

    Tacha dos cifras iguales o que sumen diez, si son vecinas: una sigue a la otra al leer (el final de una fila continúa al principio de la siguiente), o están en la misma columna. Lo tachado entre medias no cuenta.

    Cuando no quedan parejas, o antes, escribe «más»: todas las cifras que quedan se copian en orden detrás de la última casilla. Ganas cuando todo está tachado. Con cien filas la hoja está llena.

    Escribe dos casillas: i1-a2. /hint muestra una pareja, y en solitario puedes deshacer cuanto quieras.

    Entre varios es una carrera en hojas iguales, a ritmo propio: gana quien copie menos veces y, a igualdad, quien haga menos jugadas. «copiar=sin parejas»: el resto solo se copia cuando no queda ninguna. «copias=3» permite tres: sin copias ni parejas, se acabó. «inicio=azar» empieza con cifras al azar.
numbers-opt-refill = cuándo se puede copiar el resto: siempre, o solo cuando no quedan parejas
numbers-opt-refills = cuántas veces se puede copiar el resto; 0: sin límite
numbers-opt-start = las cifras del inicio: las de siempre, o al azar
numbers-key-refill = copiar
numbers-key-refills = copias
numbers-key-start = inicio
numbers-is-any = siempre
numbers-is-stuck = sin parejas
numbers-is-usual = normal | de siempre
numbers-is-drawn = azar | al azar
numbers-set-refill = { $value ->
    [stuck] solo se copia cuando no hay parejas
   *[other] el resto se copia en cualquier momento
}
numbers-set-refills = { $value ->
    [0] copias sin límite
    [one] { $value } copia como mucho
   *[other] { $value } copias como mucho
}
numbers-set-start = { $value ->
    [drawn] cifras al azar
   *[other] las cifras de siempre
}

numbers-word-more = más | copiar | copio

numbers-ask = { $several ->
    [yes] tachen una pareja, o copien lo que queda con «más»
   *[no] tacha una pareja, o copia lo que queda con «más»
}
numbers-more = ✏️ Más
numbers-more-sure = copiar otra vez, aunque hay parejas
numbers-more-news = { $seat }: se copia el resto.
numbers-strike = { $one }–{ $two }
numbers-count = { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
} · { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
numbers-refills = copias { $refills }
numbers-folded = … { $rows ->
    [one] { $rows } fila tachada
   *[other] { $rows } filas tachadas
}
numbers-feat = { $left ->
    [one] queda { $left } cifra
   *[other] quedan { $left } cifras
}
numbers-feat-cleared = { $moves ->
    [one] todo tachado en { $moves } jugada
   *[other] todo tachado en { $moves } jugadas
}
numbers-hint = Se pueden tachar { $one } y { $two }.
numbers-hint-none = No queda ninguna pareja: escribe «más».

numbers-reject-syntax = Escribe las dos casillas que tachas, por ejemplo i1-a2, o «más».
numbers-reject-outside = En esta hoja no hay { $place }: la última casilla es { $last }.
numbers-reject-struck = { $place } ya está tachada.
numbers-reject-same = Es { $place } dos veces. Di dos casillas.
numbers-reject-fit = { $one } y { $two } ni son iguales ni suman diez.
numbers-reject-between = Entre ellas está el { $digit }, en { $place }.
numbers-reject-order = No están en la misma columna, y al leer está entre ellas el { $digit }, en { $place }.
numbers-reject-stuck = Todavía se puede tachar una pareja; aquí el resto solo se copia cuando no queda ninguna.
numbers-reject-refills = El resto ya se ha copiado { $count ->
    [one] una vez: no hay
   *[other] { $count } veces: no hay
} más.
numbers-reject-full = Las cifras que quedan no caben: la hoja tiene { $count } filas.

# What the board in letters says.
numbers-board-seat = puesto
numbers-board-left = quedan
numbers-board-refills = copias
numbers-board-moves = turnos

numbers-lesson-1 = 9 y 1 suman diez, de i1 se pasa a a2: i1-a2
numbers-lesson-2 = Dos iguales, una junto a otra: b2-c2
numbers-lesson-3 = 8 y 2: lo tachado no cuenta
numbers-lesson-4 = Una debajo de otra: i2-i3
numbers-lesson-5 = Sin parejas: «más». Todo tachado, ganas
