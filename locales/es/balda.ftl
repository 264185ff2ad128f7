balda-name = Balda
balda-also = cuadrado de palabras
balda-about = Añade una letra al cuadrado y lee por ella una palabra nueva. Las largas valen más. Juegan de 1 a 4.
balda-brief = media hora
balda-rules =
    En la fila del medio hay una palabra. En tu turno escribes una letra en una casilla vacía y dices una palabra que pase por ella: de casilla en casilla hacia arriba, abajo o los lados, cada casilla una vez, nunca en diagonal. Cada letra de la palabra es un punto.

    Solo valen sustantivos comunes en su forma básica, y ninguna palabra dos veces, tampoco la primera. Si el diccionario no conoce la tuya, deciden los demás: vale si alguien dice que sí y nadie que no. Solo una de esas por turno. El bot no vota.

    Se puede pasar. Cuando el cuadrado está lleno, o todos pasan seguidos, gana quien tenga más puntos. En solitario se trata de llenarlo.

    Escribe casilla, letra y palabra: c2 k crank.

    Al abrir la partida se elige el lado (tamaño=7), la primera palabra (palabra=ghost) o cuántos turnos por cabeza (turnos=5). Con «/balda propios» se pregunta a los demás también por los nombres propios.
balda-opt-size = casillas por lado, un número impar (5, o tantas como letras tenga la primera palabra)
balda-opt-word = la primera palabra: palabra=ghost (si no, se sortea)
balda-opt-proper = los nombres propios también valen, si los demás los aceptan
balda-opt-turns = cuántos turnos por cabeza; 0: hasta llenar el cuadrado
balda-opt-lang = idioma de las palabras
balda-key-size = tamaño | cuadrado
balda-key-word = palabra | primera palabra
balda-key-proper = propios | nombres propios
balda-key-turns = turnos
balda-key-lang = idioma | lengua
balda-set-size = cuadrado { $value } × { $value }
balda-set-word = primera palabra { $value }
balda-set-proper = { $value ->
    [on] los nombres propios valen si los demás los aceptan
   *[other] solo sustantivos comunes
}
balda-set-turns = { $value ->
    [0] hasta llenar el cuadrado
    [one] { $value } turno por cabeza
   *[other] { $value } turnos por cabeza
}
balda-set-lang = palabras: { $language }

balda-word-pass = paso | pasar
balda-word-counts = sí vale | vale | cuenta
balda-word-void = no vale | no cuenta
balda-word-abstain = me abstengo | abstención

balda-ask = { $several ->
    [yes] escriban una letra y digan una palabra que pase por ella, o pasen
   *[no] escribe una letra y di una palabra que pase por ella, o pasa
}
balda-sheet-vote = { $word } no está en el diccionario: se vota
balda-ask-vote = el diccionario no conoce { $word }. ¿Es un sustantivo común?
balda-ask-proper = el diccionario no conoce { $word }. ¿Vale? Los nombres propios valen
balda-write = { $place } { $letter }: { $word }, { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
balda-pass = ⏭ Paso
balda-yes = ✅ Sí vale
balda-no = ❌ No vale
balda-abstain = me abstengo
balda-pass-news = { $seat }: paso.
balda-yes-news = { $seat }: sí vale.
balda-no-news = { $seat }: no vale.
balda-offered = { $seat }: { $place } { $letter }, propone { $word }: { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
} si los demás aceptan.
balda-taken = { $word } vale.
balda-turned-down = { $word } no vale. { $seat } prueba otra vez, con una palabra del diccionario.

balda-reject-syntax = Escribe casilla, letra y palabra, por ejemplo c2 k crank, o «paso».
balda-reject-letters = Las palabras aquí: { $language }. Escribe letra y palabra en ese idioma.
balda-reject-outside = En este cuadrado no hay { $place }: la última casilla es { $last }.
balda-reject-taken = En { $place } ya hay una letra. Elige una casilla vacía.
balda-reject-short = Una palabra tiene al menos dos letras.
balda-reject-letter = El camino debe pasar por { $place }, pero en { $word } no hay ninguna { $letter }.
balda-reject-used = { $word } ya se ha usado.
balda-reject-through = El camino debe pasar por { $place }: { $word } solo se lee sin esa casilla.
balda-reject-path = No hay camino: { $word } no se puede leer de casilla en casilla por { $place }.
balda-reject-unknown = { $word } no está en el diccionario.
balda-reject-turned-down = { $word } no está en el diccionario, y los demás no la aceptan.
balda-reject-one-try = { $word } no está en el diccionario, y solo se puede probar una palabra inventada por turno. Di una del diccionario o pasa.
balda-reject-vote = Di primero si { $word } vale: «sí vale» o «no vale».
balda-reject-no-vote = No hay nada que votar.
balda-reject-word-letters = { $word } tiene letras que no hay en ese idioma: { $language }. Para palabras de otro idioma, dilo, por ejemplo idioma=fr.
balda-reject-word-even = La primera palabra necesita un número impar de letras, para que haya fila del medio: { $word } no lo tiene.
balda-reject-word-size = { $word } tiene { $count } letras, y el cuadrado { $size } casillas por lado. Quita una de las dos cosas.

balda-lesson-1 = La nueva letra A da ATOM: 4 puntos
balda-lesson-2 = De casilla en casilla, nunca en diagonal
balda-lesson-3 = Casilla, letra y palabra: «c1 e mope»
balda-lesson-4 = Con todo lleno, gana quien tenga más
