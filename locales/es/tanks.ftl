tanks-name = Tanques
tanks-also = tanques de papel | guerra de tanques
tanks-about = Dos ejércitos en una hoja doblada: dibuja un disparo en tu mitad y el pliegue lo lleva a la otra.
tanks-brief = diez minutos
tanks-rules =
    La hoja, de 40 por 28 unidades, se dobla por la mitad. Cada bando coloca diez tanques en su mitad, en privado: escribe el centro de un tanque, a lo ancho y a lo alto, 7,3 12,8 (en la mitad derecha, 27,3 12,8), o de varios a la vez; si lo repites, lo quitas. O di «al azar». Con «listo» se descubren los dos ejércitos.

    Después se dibujan disparos por turnos, también en la propia mitad. Al doblar, el disparo cae a la misma distancia del pliegue, al otro lado. Un impacto directo destruye un tanque. A menos de 0,6 lo deja averiado; otro así lo destruye. Un tanque mide 2 × 1,4. Quien acierta dispara otra vez; solo el primer turno tiene un único disparo. Gana quien destruya todos los tanques rivales.

    Solo tu mitad tiene números en los bordes: lo demás, a ojo.

    Al abrir la partida se eligen de 7 a 10 tanques, «sin repetir» (el siguiente disparo no puede ir al tanque recién averiado, salvo que sea el último) y una cuadrícula de ayuda.
tanks-opt-tanks = tanques de cada bando
tanks-opt-norepeat = el siguiente disparo no puede ir al tanque al que se acaba de dar
tanks-opt-help = una cuadrícula de ayuda en la hoja
tanks-key-tanks = tanques | cantidad
tanks-key-norepeat = sin repetir
tanks-key-help = ayuda
tanks-is-none = ninguna | sin cuadrícula
tanks-is-grid = cuadrícula
tanks-set-tanks = { $value ->
    [one] { $value } tanque
   *[other] { $value } tanques
}
tanks-set-norepeat = { $value ->
    [on] no dos veces al mismo tanque
   *[other] se puede repetir tanque
}
tanks-set-help = { $value ->
    [grid] con cuadrícula
   *[other] sin cuadrícula
}
tanks-word-random = al azar | azar | sortear | tanques al azar
tanks-word-clear = borrar | limpiar | vaciar
tanks-word-ready = listo | lista | ya está

tanks-own = 👁 Mis tanques
tanks-own-secret = ✏ Colocar mis tanques
tanks-ask-place = { $several ->
    [yes] { $count ->
        [one] coloquen su tanque escribiendo el centro y luego digan «listo»
       *[other] coloquen sus tanques, { $count } en total, escribiendo los centros, y luego digan «listo»
    }
   *[no] { $count ->
        [one] coloca tu tanque escribiendo el centro y luego di «listo»
       *[other] coloca tus tanques, { $count } en total, escribiendo los centros, y luego di «listo»
    }
}
tanks-ask-fire = dibuja un disparo en tu mitad
tanks-do-random = 🎲 Tanques al azar
tanks-do-clear = Borrar
tanks-do-ready = ✅ Listo
tanks-do-place = se colocan los tanques
tanks-left = { $count ->
    [one] { $count } tanque
   *[other] { $count } tanques
}

tanks-ready = { $seat } ya tiene sus tanques en posición.
tanks-open = Los dos ejércitos están en el campo.
tanks-complete = Todos tus tanques están colocados. Di «listo» o recolócalos.
tanks-miss = { $seat } dispara a { $point }: nada.
tanks-knocked = { $seat } dispara a { $point }: ¡un tanque averiado!
tanks-finished = { $seat } dispara a { $point }: ¡remata el tanque!
tanks-direct = { $seat } dispara a { $point }: ¡impacto directo!

tanks-reject-syntax-place = Escribe el centro de un tanque, a lo ancho y a lo alto, por ejemplo 7,3 12,8, o en la mitad derecha 27,3 12,8 (varios a la vez con punto y coma), o «al azar», «borrar», «listo».
tanks-reject-syntax-fire = Escribe dónde dibujas el disparo, a lo ancho y a lo alto, por ejemplo 7,3 12,8, o en la mitad derecha 27,3 12,8.
tanks-reject-outside = Un tanque debe caber entero en tu mitad: el centro, de { $left } a { $right } a lo ancho y de { $top } a { $low } a lo alto.
tanks-reject-near = Demasiado cerca de tu tanque en { $point }: entre tanques debe haber más de { $apart }.
tanks-reject-among = { $point }: { $why } No se ha colocado ninguno de estos tanques.
tanks-reject-spent = { $count ->
    [one] Tu tanque ya está colocado.
   *[other] Tus { $count } tanques ya están colocados. Escribe el centro de uno para quitarlo.
}
tanks-reject-missing = { $count ->
    [one] Todavía falta un tanque.
   *[other] Todavía faltan { $count } tanques.
}
tanks-reject-half = Se dibuja en la propia mitad: de { $left } a { $right } a lo ancho y de 0 a { $low } a lo alto. Lo demás lo hace el pliegue.
tanks-reject-repeat = Ese disparo iría al tanque que acabas de averiar. Dispara a otro.

tanks-sheet-placing = coloca tanques
tanks-sheet-placed = en posición
tanks-sheet-knocked = averiado
tanks-sheet-wreck = destruido
tanks-sheet-aim = punto
tanks-sheet-landed = impacto

tanks-lesson-1 = Se dispara en la propia mitad: Ana, 5 21
tanks-lesson-2 = Al doblar, el disparo cae aquí: nada
tanks-lesson-3 = Impacto directo: destruido, y Ana sigue
tanks-lesson-4 = Si cae cerca, lo avería; dos, lo destruyen
tanks-lesson-5 = Gana quien destruya todos los tanques
