footballlong-name = Fútbol de pase largo
footballlong-also = fútbol largo | fútbol de papel largo
footballlong-about = Fútbol en papel con cuatro trazos por turno: el balón va por donde no pasó línea, y quien no tiene camino concede un tiro libre.
footballlong-brief = un cuarto de hora
footballlong-rules =
    El balón sale del centro. Un turno son cuatro trazos por las líneas del papel, cada uno a un nudo por donde no pasó línea. El borde está cerrado, pero los nudos entre los postes están abiertos.

    Si desde un nudo entre los postes cruzas la línea, es gol. Ese turno puede tener menos de cuatro trazos. Tocar la línea no es gol. La flecha junto a tu nombre muestra hacia dónde atacas.

    Si no hay camino para tu turno completo, el otro bando tira un tiro libre: seis trazos rectos en una de ocho direcciones, por encima de todo, pero sin salir del campo salvo para entrar en tu portería. El poste devuelve el balón. Tras diez tiros libres seguidos hay penaltis: los dos eligen un lado en secreto.

    Tras un gol empieza quien lo recibe. Escribe los nudos o las direcciones: i12 i11 j11 j10, n n e n, tiro ne. «paso=diagonal»: tres trazos, también en diagonal, y las líneas no se cruzan.
footballlong-opt-size = ancho y largo del campo en cuadros, los dos pares; las porterías están en los lados cortos
footballlong-opt-goal = ancho de las porterías, un número par de cuadros (más o menos un cuarto del ancho si no se dice otra cosa)
footballlong-opt-step = un turno: recto, cuatro trazos por las líneas del papel; diagonal, tres, también en diagonal
footballlong-opt-kick = cuántos trazos tiene un tiro libre, 6 o 13
footballlong-opt-goals = con cuántos goles se gana
footballlong-opt-after = el campo tras un gol: limpio, o sigue, con las líneas
footballlong-key-size = tamaño | campo
footballlong-key-goal = portería | arco
footballlong-key-step = paso | turno
footballlong-key-kick = tiro | tiro libre
footballlong-key-goals = goles
footballlong-key-after = tras gol | después
footballlong-is-4 = recto | cuatro
footballlong-is-3d = diagonal | tres
footballlong-is-6 = 6 | corto
footballlong-is-13 = 13 | largo
footballlong-is-clean = limpio
footballlong-is-continue = sigue | seguir
footballlong-set-size = campo { $value }
footballlong-set-goal = porterías de { $value } cuadros
footballlong-set-step = { $value ->
    [4] cuatro trazos rectos por turno
   *[other] tres trazos por turno, también en diagonal
}
footballlong-set-kick = tiros libres de { $value } trazos
footballlong-set-goals = { $value ->
    [one] se gana con un gol
   *[other] se gana con { $value } goles
}
footballlong-set-after = { $value ->
    [continue] las líneas se quedan tras un gol
   *[other] campo limpio tras un gol
}
footballlong-word-n = n | norte | arriba
footballlong-word-ne = ne | noreste | nordeste
footballlong-word-e = e | este
footballlong-word-se = se | sureste | sudeste
footballlong-word-s = s | sur | abajo
footballlong-word-sw = sw | so | suroeste | sudoeste
footballlong-word-w = w | oeste
footballlong-word-nw = nw | noroeste
footballlong-word-kick = tiro | tiro libre | tirar
footballlong-word-left = izquierda
footballlong-word-middle = centro | medio
footballlong-word-right = derecha

footballlong-ask = mueve el balón { $links } trazos
footballlong-ask-kick = tiro libre: elige una dirección
footballlong-ask-aim = penalti: elige adónde tiras
footballlong-ask-jump = penalti: elige adónde te lanzas
footballlong-kick = tiro { $arrow }
footballlong-left = ← izquierda
footballlong-middle = centro
footballlong-right = derecha →
footballlong-ball = ●
footballlong-none = ·
footballlong-goal = ¡Gol de { $seat }!
footballlong-stuck = { $seat } no tiene camino para un turno completo: tiro libre para { $other }.
footballlong-penalties = Diez tiros libres seguidos: ¡penaltis! Primero tira { $seat }.
footballlong-converted = { $seat } marca de penalti.
footballlong-saved = { $other } para el penalti de { $seat }.
footballlong-is-penalties = Penaltis
footballlong-is-shooting = Penaltis: tira { $seat }, para { $other }
footballlong-is-in = gol
footballlong-is-kept = parado
footballlong-is-keeper = portería
footballlong-sheet-arrow = ataque
footballlong-sheet-open = libre

footballlong-reject-syntax = Escribe los nudos del camino, por ejemplo i12 i11 j11 j10, o direcciones: n n e n.
footballlong-reject-syntax-kick = Escribe la dirección del tiro libre, por ejemplo tiro ne.
footballlong-reject-syntax-side = Elige un lado: izquierda, centro o derecha.
footballlong-reject-outside = En este campo no hay { $place }: el último nudo es { $last }.
footballlong-reject-far = Desde { $ball } un trazo no llega a { $place }: di cada nudo del camino.
footballlong-reject-slants = Aquí los trazos van por las líneas del papel, y desde { $ball } ese es diagonal.
footballlong-reject-visited = Por { $ball } ya pasó una línea.
footballlong-reject-crosses = Desde { $ball } ese trazo cruza una línea.
footballlong-reject-border = { $ball } está en el borde, que está cerrado salvo entre los postes.
footballlong-reject-leaves = Desde { $ball } ese trazo se sale del campo. El gol se marca desde un nudo que esté entre los postes, no en ellos.
footballlong-reject-own = Desde { $ball } sería gol en tu portería; tú atacas la otra.
footballlong-reject-count = Son { $count ->
    [one] { $count } trazo
   *[other] { $count } trazos
}; un turno tiene { $want }, menos solo si hay gol.
footballlong-reject-goal = Para entonces el balón ya está en la portería. Quita lo que sigue.
footballlong-reject-kick = Un tiro { $arrow } completo se sale del campo. Estos se quedan dentro: { $arrows }
footballlong-reject-shorter = Aquí ningún tiro cabe completo, así que vale el más largo, { $links ->
    [one] { $links } trazo
   *[other] { $links } trazos
}: { $arrows }
footballlong-reject-no-kick = Puedes mover el balón, así que no hay tiro libre. Di los nudos de tu camino.
footballlong-reject-only-kick = { $other } no tiene camino para un turno completo, así que lo tuyo es un tiro libre. Elige una dirección, por ejemplo tiro ne.
footballlong-reject-wide = Una portería de { $goal } cuadros es demasiado ancha: aquí puede tener { $most } como mucho.

footballlong-lesson-1 = Ana no puede seguir: tiro libre de Beto
footballlong-lesson-2 = Un tiro libre, seis trazos: «tiro s»
footballlong-lesson-3 = Un turno: cuatro trazos a nudos nuevos
footballlong-lesson-4 = Le toca a Ana: «c8 d8 d7 e7»
footballlong-lesson-5 = Beto marca aquí, al cruzar la línea
