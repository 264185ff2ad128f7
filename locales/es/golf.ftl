golf-name = Golf
golf-also = golf de papel
golf-about = Lanza tu bola entre las colinas hasta el hoyo con los menos golpes posibles.
golf-brief = diez minutos
golf-rules =
    Las bolas salen juntas abajo en la hoja; el hoyo está arriba. Por turnos se dice hacia dónde va el golpe, a 12 cuadros como mucho. Nunca llega justo ahí: cuanto más largo el golpe, más se desvía.

    La bola entra si su línea acaba a menos de 0,4 cuadros del hoyo, o pasa por encima cuando le faltan menos de 2 cuadros por rodar. Las más rápidas siguen de largo. El borde de la hoja para la bola.

    La línea que choca con una colina se para al pie. Entonces quien va después, del otro bando, rueda la bola 3 cuadros hacia donde quiera: rodar w (al oeste, a la izquierda), o un botón. Con «castigo» se suman golpes en su lugar.

    Gana quien use menos golpes. Tras 25 se recoge la bola.

    Escribe un cruce de líneas, k24, o con décimas: 11,5 24,2 o k,5 24,2.

    Al abrir la partida se elige cuántas colinas hay, hasta 8.
golf-opt-hills = cuántas colinas hay en el camino
golf-opt-penalty = golpes que se suman al chocar con una colina, en lugar de rodar la bola; 0: se rueda
golf-key-hills = colinas
golf-key-penalty = castigo
golf-set-hills = { $value ->
    [0] sin colinas
    [one] { $value } colina
   *[other] { $value } colinas
}
golf-set-penalty = { $value ->
    [0] en las colinas se rueda la bola
    [one] una colina cuesta { $value } golpe
   *[other] una colina cuesta { $value } golpes
}

golf-word-roll = rodar | ruedo
golf-word-n = n | norte | arriba
golf-word-ne = ne | noreste | nordeste
golf-word-e = e | este | derecha
golf-word-se = se | sureste | sudeste
golf-word-s = s | sur | abajo
golf-word-sw = sw | so | suroeste | sudoeste
golf-word-w = w | oeste | izquierda
golf-word-nw = nw | noroeste

golf-ask = golpe { $stroke }: di hacia dónde, hasta { $most } cuadros
golf-ask-roll = rueda 3 cuadros la bola de { $other }: ¿hacia dónde?
golf-ball = ⚪
golf-way-n = ⬆️ n
golf-way-ne = ↗️ ne
golf-way-e = ➡️ e
golf-way-se = ↘️ se
golf-way-s = ⬇️ s
golf-way-sw = ↙️ sw
golf-way-w = ⬅️ w
golf-way-nw = ↖️ nw
golf-way-n-news = { $seat } rueda la bola al norte.
golf-way-ne-news = { $seat } rueda la bola al noreste.
golf-way-e-news = { $seat } rueda la bola al este.
golf-way-se-news = { $seat } rueda la bola al sureste.
golf-way-s-news = { $seat } rueda la bola al sur.
golf-way-sw-news = { $seat } rueda la bola al suroeste.
golf-way-w-news = { $seat } rueda la bola al oeste.
golf-way-nw-news = { $seat } rueda la bola al noroeste.

golf-told-in = { $strokes ->
        [one] ¡{ $seat } emboca con { $strokes } golpe!
       *[other] ¡{ $seat } emboca con { $strokes } golpes!
    }
golf-told-hill = { $seat } choca con una colina. { $other } rueda la bola.
golf-told-blocked = { $seat } rueda la bola de { $other }, pero la para una colina.
golf-told-penalty = { $count ->
        [one] { $seat } choca con una colina: { $count } golpe más, y van { $strokes }.
       *[other] { $seat } choca con una colina: { $count } golpes más, y van { $strokes }.
    }
golf-told-up = { $seat } recoge la bola tras { $strokes } golpes.
golf-is-in = en el hoyo
golf-is-out = sin embocar
golf-is-rolled = colina: la rueda { $other }
golf-has-strokes = { $count ->
    [one] { $count } golpe
   *[other] { $count } golpes
}
golf-is-up = recogida
golf-is-left = fuera
golf-sheet-reach = alcance máximo
golf-sheet-mover = juega

golf-reject-syntax = Escribe hacia dónde va el golpe: un punto como k24, o con décimas 11,5 24,2.
golf-reject-way = Escribe hacia dónde rueda la bola: n, ne, e, se, s, sw, w o nw.
golf-reject-off = Eso está fuera de la hoja, que va de a1 a { $last }.
golf-reject-here = Ahí está tu bola. Apunta a otro lado.
golf-reject-far = Eso está a { $far } cuadros. Puedes apuntar a { $most } cuadros como mucho, hasta la línea discontinua.
golf-reject-roll = Primero rueda la bola de { $other }: escribe hacia dónde, por ejemplo rodar w.
golf-reject-stroke = Las bolas se ruedan cuando han chocado con una colina. Ahora di hacia dónde va el golpe.

# What the board in letters says.
golf-board-at = en
golf-board-strokes = golpes
golf-board-in = dentro
golf-board-picked-up = recogida
golf-board-left = fuera

golf-lesson-1 = La colina paró la bola de Ana
golf-lesson-2 = Beto la rodó 3 cuadros: «rodar s»
golf-lesson-3 = Di hacia dónde, dentro del arco: «k14»
golf-lesson-4 = Cuanto más largo el golpe, más se desvía
golf-lesson-5 = Gana quien llegue con menos golpes
