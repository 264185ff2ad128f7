# Express: two sums of five dice, and a die to reject.

express-name = Exprés
express-also = dados exprés
express-about = Haz dos sumas con cinco dados y descarta el quinto. Empieza pocas sumas: con pocas marcas cuestan 200.
express-brief = cinco dados, diez minutos
express-rules =
    Haz más puntos en tu lista de las sumas 2 a 12. Cinco dados caen para todos. Cada cual forma dos parejas con cuatro, marca las dos sumas y descarta el quinto.

    Puedes descartar tres números distintos. Cuando ya tienes tres, hay que descartar uno de ellos si ha salido; si no ha salido ninguno, dejas fuera un dado cualquiera, y no cuenta. Tu lista acaba cuando uno de tus números se ha descartado ocho veces; los demás siguen.

    Una suma sin marcas vale 0; de una a cuatro marcas cuestan 200; cinco valen 0. Cada marca de la sexta a la décima vale lo que dice el número junto a la suma: 30 en el 7, hasta 100 en el 2 y el 12. Quinientos puntos es un buen resultado.

    Los dados muestran 1 2 3 4 5: pulsa un botón, o escribe «5 9 fuera 1» al bot en privado: 2 + 3, 4 + 5, y se descarta el 1.

    Gana quien tenga más puntos. Se decide en secreto hasta que elijan todos; con «juntos=no» cada cual tira por turno lo suyo. Con «cantados» se cantan las tiradas por turnos, treinta por partida.

express-word-throw = tiro | tirar
express-word-name = canto | cantar | digo
express-word-take = tomo | marco | marcar
express-word-out = fuera | sin | descarto

express-take = { $low } y { $high }, fuera { $out }
express-take-news = { $seat } marca { $low } y { $high } y descarta { $out }.

express-ask = { $several ->
    [yes] ¿qué dos sumas hacen con { $faces }, y qué dado descartan?
   *[no] ¿qué dos sumas haces con { $faces }, y qué dado descartas?
}
express-holds = Tu lista: { $rejects ->
    [none] { $points } puntos.
   *[other] { $points } puntos, descartados: { $rejects }.
}

express-threw = { $seat } saca { $faces }.
express-takes = { $seat } marca { $low } y { $high } y descarta { $out }.
express-done = { $seat } termina con { $points } puntos.

express-reject-syntax = Escribe las dos sumas y el dado que queda fuera: «5 9 fuera 1» marca el 5 y el 9 y descarta un 1.
express-reject-dice = Eso no sale de { $faces }: dos sumas de dos dados cada una, y el quinto dado.
express-reject-out = Tienes que descartar uno de tus tres números: { $faces }.

express-sheet-points = puntos
express-sheet-out = fuera
express-sheet-rejected = descartes
express-sheet = 1–4 marcas: −200; 5: nada; desde la sexta, su precio cada una
express-sheet-throw = Tirada { $throw }:
express-sheet-last = La última:
express-sheet-full = Con anillo: { $marks } marcas en un descarte acaban la hoja

express-lesson-1 = Dos sumas y un dado: «9 11 fuera 6»
express-lesson-2 = Pocas marcas: por ahora, −200
express-lesson-3 = En el 8, desde la sexta, 40 por marca
express-lesson-4 = Tres números; la octava marca lo acaba
