footballbounce-name = Fútbol con rebotes
footballbounce-also = fútbol de papel | futbolín de papel
footballbounce-about = Fútbol en papel, trazo a trazo: el balón rebota en las paredes, y donde ya pasó una línea, sigues.
footballbounce-brief = un cuarto de hora
footballbounce-rules =
    El balón sale del centro. Se juega un trazo hasta un nudo vecino, en recto o en diagonal. Los trazos pueden cruzarse, pero ninguno se dibuja dos veces.

    Si el balón llega a un nudo por donde ya pasó una línea, sigues tú, una y otra vez, mientras dure.

    La pared devuelve el balón al momento, como un espejo la luz. Si el trazo de vuelta ya está dibujado, sigues como quieras. De una esquina no hay salida.

    La flecha junto a tu nombre muestra hacia dónde atacas. Un trazo a una portería es gol (normalmente d1, e1, f1 o d11, e11, f11: los postes cuentan); en la propia, vale para el otro bando. Quien tiene que seguir y no puede pierde la ronda. Entonces se limpia el campo, y empieza quien la perdió.

    Escribe el siguiente nudo, f7, o una dirección, se. Si por f7 ya pasó una línea, puedes escribir la cadena entera: f7 g8.
footballbounce-opt-size = ancho y largo del campo en cuadros, los dos pares; las porterías están en los lados cortos
footballbounce-opt-goal = ancho de las porterías, un número par de cuadros
footballbounce-opt-goals = con cuántos goles se gana
footballbounce-opt-bounce = el borde: espejo, devuelve el balón; libre, sus nudos cuentan como visitados y las porterías están un trazo detrás de la línea
footballbounce-key-size = tamaño | campo
footballbounce-key-goal = portería | arco
footballbounce-key-goals = goles
footballbounce-key-bounce = rebote | paredes
footballbounce-is-reflect = espejo
footballbounce-is-free = libre
footballbounce-set-size = campo { $value }
footballbounce-set-goal = porterías de { $value } cuadros
footballbounce-set-goals = { $value ->
    [one] se gana con un gol
   *[other] se gana con { $value } goles
}
footballbounce-set-bounce = { $value ->
    [free] las paredes cuentan como visitadas
   *[other] las paredes devuelven el balón
}
footballbounce-word-n = n | norte | arriba
footballbounce-word-ne = ne | noreste | nordeste
footballbounce-word-e = e | este | derecha
footballbounce-word-se = se | sureste | sudeste
footballbounce-word-s = s | sur | abajo
footballbounce-word-sw = sw | so | suroeste | sudoeste
footballbounce-word-w = w | oeste | izquierda
footballbounce-word-nw = nw | noroeste

footballbounce-ask = lleva el balón a un nudo vecino
footballbounce-ask-on = por aquí ya pasó una línea: sigue
footballbounce-shot = gol { $arrow }
footballbounce-ball = ●
footballbounce-drawn = ·
footballbounce-thrown = { $move }, rebota en la pared hasta { $end }
footballbounce-goal = ¡Gol de { $seat }!
footballbounce-own-goal = Autogol de { $seat }: vale para { $other }.
footballbounce-sheet-stuck = Balón encerrado: { $seat } no puede jugar
footballbounce-sheet-arrow = ataque
footballbounce-sheet-open = libre
footballbounce-stuck = A { $seat } no le queda ningún trazo: la ronda es para { $other }.

footballbounce-reject-syntax = Escribe el siguiente nudo, por ejemplo f7, una cadena f7 g8, o direcciones: n ne e se s sw w nw.
footballbounce-reject-outside = En este campo no hay { $place }: el último nudo es { $last }.
footballbounce-reject-far = { $place } no está junto al balón, que está en { $ball }: un trazo va a uno de los ocho nudos de alrededor.
footballbounce-reject-nowhere = El balón ya está en { $ball }. Di a qué nudo va.
footballbounce-reject-drawn = Ese trazo desde { $ball } ya está dibujado. Elige uno libre; los rombos de la imagen muestran cuáles.
footballbounce-reject-border = Desde { $ball } ese trazo va por el borde, que cuenta como dibujado.
footballbounce-reject-leaves = Desde { $ball } ese trazo se sale del campo.
footballbounce-reject-rests = Por { $ball } no ha pasado ninguna línea, así que el turno acaba ahí. Quita lo que sigue.
footballbounce-reject-goal = Para entonces el balón ya está en la portería. Quita lo que sigue.
footballbounce-reject-wide = Una portería de { $goal } cuadros es demasiado ancha: aquí puede tener { $most } como mucho.

footballbounce-lesson-1 = La pared devolvió el balón como un espejo
footballbounce-lesson-2 = Aquí ya pasó una línea: Ana sigue
footballbounce-lesson-3 = Los rombos: adónde ir. Escribe «d5»
footballbounce-lesson-4 = Ana tira aquí; los postes también valen
footballbounce-lesson-5 = ¿Sin salida? Se pierde la ronda
