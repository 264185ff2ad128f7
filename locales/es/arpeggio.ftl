# Arpeggio: one list rises, the other one falls.

arpeggio-name = Arpegio
arpeggio-also = arpegios | sube y baja
arpeggio-about = Dos dados forman números de dos cifras. Tu lista tiene que subir y la rival bajar: gana quien complete antes diez números.
arpeggio-brief = dos dados, cinco minutos
arpeggio-rules =
    Una lista sube y la otra baja; se sortea cuál es de quién. Gana quien complete antes diez números.

    En tu turno el bot tira dos dados. Léelos como un número en el orden que quieras: 3 y 4 son 34 o 43. Escríbelo si sigue en tu dirección, o pasa. Si los dados son iguales, puedes volver a tirar uno, una vez.

    Si pasas, el otro bando puede escribir un número con tus dados, y luego te toca otra vez. O lo rechaza con «tiro» y recibe dados propios.

    Una vez por partida se puede dar un paso atrás: escribir un número contra tu dirección y seguir desde ahí. Ningún número puede ir detrás de sí mismo.

    Tu lista sube y va por 24, los dados muestran 3 4: escribe «34» o «43».

    Escribe el número, «paso» u «otra vez» (uno de dos dados iguales), o usa los botones. Si alguien no puede seguir, juega solo el otro bando; si no puede nadie, o tras 80 turnos en total, gana la lista más larga. «largo» fija cuántos números hacen falta; los turnos son ocho veces más.
arpeggio-opt-length = cuántos números tiene una lista completa
arpeggio-key-length = largo | números
arpeggio-set-length = { $value ->
    [one] lista de { $value } número
   *[other] lista de { $value } números
}

arpeggio-word-roll = tiro | tirar
arpeggio-word-pass = paso | pasar
arpeggio-word-again = otra vez | repito | un dado | un dado otra vez

arpeggio-write = { $number }
arpeggio-write-news = { $seat }: { $number }
arpeggio-pass = Paso
arpeggio-pass-news = { $seat } pasa.
arpeggio-roll = 🎲 Tirar
arpeggio-roll-news = { $seat } rechaza los dados.
arpeggio-again = 🎲 Un dado otra vez
arpeggio-again-news = { $seat } vuelve a tirar un dado.

arpeggio-ask-rises = escribe un número con { $faces } que suba, o pasa{ arpeggio-back }
arpeggio-ask-falls = escribe un número con { $faces } que baje, o pasa{ arpeggio-back }
arpeggio-ask-offered = escribe un número con { $faces }, o «tiro» para tener tus propios dados{ arpeggio-back }
arpeggio-back = { $back ->
    [0] {""}
    [1] {" "}({ $one } es un paso atrás, posible una vez por partida)
   *[other] {" "}({ $one } y { $two } son pasos atrás, posibles una vez por partida)
}

arpeggio-threw = { $seat } saca { $faces }.
arpeggio-writes = { $count ->
    [one] { $seat } escribe { $number }, su primer número.
   *[other] { $seat } escribe { $number } y tiene { $count } números.
}
arpeggio-steps-back = { $seat } da un paso atrás hasta { $number }; solo se puede una vez.
arpeggio-passes = { $seat } pasa y ofrece los dados.

arpeggio-reject-syntax = Escribe un número que den los dados, o «paso».
arpeggio-reject-dice = Estos dados dan: { $numbers }.
arpeggio-reject-rises = Tu lista sube desde { $last }, y ya has dado tu paso atrás: escribe un número mayor, o pasa.
arpeggio-reject-falls = Tu lista baja desde { $last }, y ya has dado tu paso atrás: escribe un número menor, o pasa.
arpeggio-reject-roll = Los dados ya se han tirado: escribe un número, o pasa.
arpeggio-reject-again = Solo se puede volver a tirar uno de dos dados iguales, y solo una vez.
arpeggio-reject-pass = Los dados que te ofrecen no se ofrecen otra vez: tómalos, o tira.

arpeggio-board-count = van
arpeggio-board-list = lista
arpeggio-board-rises = sube
arpeggio-board-falls = baja
arpeggio-board-throw = tirada
arpeggio-board-offered = oferta
arpeggio-board-step-back-used = paso atrás dado:

arpeggio-sheet-threw = última tirada
arpeggio-sheet-double = { $one }, o tira uno otra vez
arpeggio-sheet-one = { $one }
arpeggio-sheet-two = { $one } o { $two }
arpeggio-sheet-back = paso atrás
arpeggio-sheet-rises = sube: { $count } de { $length }
arpeggio-sheet-falls = baja: { $count } de { $length }
arpeggio-sheet-count = números

arpeggio-lesson-1 = La lista de Ana sube desde abajo
arpeggio-lesson-2 = La de Beto baja: cada número es menor
arpeggio-lesson-3 = Ana pasó, y Beto tomó sus dados
arpeggio-lesson-4 = Paso atrás, una vez por partida
arpeggio-lesson-5 = Beto sacó 5 y 4: escribe «54» o «45»
