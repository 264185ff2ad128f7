# Katego: a row of columns for each player; the single highest entry has the column. With 26 variants.

katego-name = Katego
katego-also = dados katego
katego-about = Pon cada tirada en una columna de tu fila: el número mayor se la lleva si es único; si hay empate, se quema.
katego-brief = dos dados, cinco minutos
katego-rules =
    Cada cual tiene una fila de 12 columnas (15 desde siete personas, 18 desde diez). En tu turno se tiran dos dados; escribe su suma en cualquier columna libre de tu fila: «k7».

    Cuando la columna 7 está llena en todas las filas, da 7 puntos a quien tenga allí el número mayor, si es único. Si el mayor está repetido, la columna se quema: no es de nadie. Gana quien tenga más puntos.

    Hay 26 variantes más: una tabla para todos, parejas, pujas por las columnas… Se elige al abrir la partida: /katego variante=grande. Todos los nombres están en las opciones.

katego-rules-base = Como se ha contado: un número en cada columna, y el mayor se la lleva si es único.
katego-rules-big = En cada columna caben dos números por cabeza, así que hay el doble de turnos. La columna es de quien tenga la mayor suma de sus dos números; si hay empate en lo más alto, se quema. 9 + 4 no gana a 7 + 7.
katego-rules-product = En lugar de la suma de los dos dados se escribe su producto: 3 y 5 dan 15. Hay 18 productos, de 1 a 36. Lo demás es como en el katego básico.
katego-rules-super = Tienes dos casillas en cada columna, y puedes escribir una tirada en cualquier casilla libre de cualquier fila: un 2 está mejor en una ajena. Tus dos casillas de una columna se multiplican; el producto mayor, si es único, se lleva la columna. 9 y 4 dan 36, y también 6 y 6: esa columna se quema.
katego-rules-quench = Se escriben productos. Si escribes uno que ya está en esa columna, en la fila que sea, la columna se apaga al momento: no da nada y ya no se escribe en ella. Hay que escribir mientras te quede una casilla libre en una columna abierta; sin ninguna has terminado y los demás siguen.
katego-rules-power = Tu fila tiene que bajar de izquierda a derecha: después de un 9 en la columna 3 solo pueden seguir números menores. Tienes diez tiradas extra para toda la partida; con una vuelves a tirar los dos dados, y vale la última tirada. Puedes renunciar a una casilla con una raya, y debes hacerlo si la tirada no cabe en ninguna. Una raya nunca gana una columna.
katego-rules-firtree = Para dos. Las columnas dan 1 2 3 4 5 6 6 5 4 3 2 1 puntos. Una fila tiene que bajar de izquierda a derecha y la otra subir; se sortea cuál. Hay diez tiradas extra por cabeza para toda la partida, y se puede renunciar a una casilla con una raya; es obligatorio si la tirada no cabe en ninguna.
katego-rules-pairs = Cada pareja se sienta enfrentada: juegan 4, 6 u 8. La columna es de la pareja con la mayor suma de sus dos números; si hay empate, se quema. Con tres o cuatro parejas, un número que también tiene otra pareja en esa columna no se cuenta: en 9 + 6, 9 + 5 y 8 + 4 caen los nueves y gana la tercera pareja.
katego-rules-pairquench = Cada pareja se sienta enfrentada, y la columna es de la pareja con la mayor suma. Pero si los dos números de la pareja que va por delante son distintos y otra pareja tiene dos iguales, la columna se apaga: 8 + 7 contra 6 + 6 no da nada; 8 + 8 contra 6 + 6 es para los ochos.
katego-rules-rivals = Para cuatro: dos parejas en dos mesas; en cada mesa, una persona de cada pareja. En las dos mesas los rivales reciben las mismas tiradas, así que la suerte se reparte por igual. Cada mesa se cuenta como en el katego básico, y luego cada pareja suma sus dos resultados.
katego-rules-capture = Cada pareja se sienta enfrentada, y se escriben productos. En cuanto la pareja tiene el mismo producto en sus dos casillas de una columna, la captura al momento con sus puntos; las casillas vacías de esa columna ya no cuentan. Si nadie la captura, al llenarse es de la pareja con la mayor suma.
katego-rules-olympic = Para cuatro, en dos parejas. Hay una tirada por ronda, y los cuatro la escriben a la vez en su propia fila. Ves lo que han escrito tus rivales, pero no la fila de tu pareja. Se cuenta como en parejas: la columna es de la mayor suma.
katego-rules-psychological = Una tirada por ronda para todos. La escribes en tu fila, que nadie más ve hasta el final. Entonces se muestran todas y se cuenta como en el katego básico: conviene estar donde no están los demás.
katego-rules-diceless = Sin dados: por turnos cada cual canta una tirada, por ejemplo 6 5, y todos escriben la suma cantada en una fila que queda tapada hasta el final. Nadie canta la misma suma dos veces. Las tiradas que no se pueden repartir por igual las pone el bot; si hay más gente que columnas, los primeros cantan una por cabeza.
katego-rules-spare = Tienes cinco tiradas extra para toda la partida: tras cualquier tirada puedes gastar una y volver a tirar los dos dados. Vale la última tirada. Lo demás es como en el katego básico.
katego-rules-saving = Cada turno te da dos tiradas. Hay que usar al menos una; las que no uses se guardan para turnos posteriores. Vale la última tirada del turno.
katego-rules-limited = Tienes 20 tiradas para todos tus turnos: al menos una por turno, y tantas como quieras. Vale la última tirada del turno. Cuando se acaban, tus casillas vacías cuentan 0, y un 0 nunca gana.
katego-rules-city = Tienes 15 tiradas, y se escriben productos. Un número debe ser mayor que el último de esa columna, sea de quien sea: después de un 10 se puede escribir 12, pero no 9. Si una tirada no cabe en ninguna parte, tira otra vez. Sin tiradas, tus casillas vacías cuentan 0. La columna es del número mayor, que es el último.
katego-rules-village = Tienes 30 tiradas. En el primer turno un dado se pone en 1, en el segundo en 2, y así hasta 6; luego otra vez desde 1. El otro dado lo tiras cuantas veces quieras, y se escribe el producto: en el turno 3, un 5 da 15.
katego-rules-skittles = Tienes 30 dados para toda la partida. En un turno tiras cuantos quieras, de 1 a 10; quedan gastados, y se escribe su suma. Sin dados, tus casillas vacías cuentan 0. Lo demás es como en el katego básico.
katego-rules-ladder = Las columnas se disputan una tras otra, con 30 dados por cabeza. En tu turno tiras los dados de uno en uno hasta que tu total en esta columna supere al mejor, o pasas. Si pasas o no llegas, quedas fuera de la columna. Quien quede al final se la lleva y abre la siguiente. Si solo te quedan dados a ti, tiras igualmente por cada columna; si pasas, no es de nadie. Cada dado tirado queda gastado.
katego-rules-skirmish = Una sola fila con las columnas 4 a 15, y 30 dados por cabeza. Por turnos se tiran cuantos dados se quiera, de 1 a 10, por la siguiente columna. Quien antes llegue con la suma a su número se la lleva. Los dados quedan gastados en cualquier caso; la partida acaba cuando no quedan columnas o no quedan dados.
katego-rules-trade = Una sola fila con las columnas 4 a 15, y 30 dados por cabeza. Por la siguiente columna se pujan dados, cada puja mayor que la anterior; quien pasa ya no vuelve. Abre quien va después de la última puja ganadora, o de la última apertura si pasaron todos. Quien hizo la puja mayor tira exactamente esos dados: si la suma llega al número, se lleva la columna; si no, la pierden todos.
katego-rules-auction = Como en el mercado, se pujan dados, cada puja mayor que la anterior. Pero quien gana la puja tira y luego puede tomar cualquier columna libre a cuyo número llegue la suma. Con 8 se puede tomar, por ejemplo, 6 o 4. Si no encaja ninguna, no se toma nada y empieza la siguiente subasta. Cuando pasan todos, acaba la partida.
katego-rules-progressive = Una tabla para todos: se puede escribir en una columna cuantas veces se quiera, pero cada número debe ser mayor que el anterior, sea de quien sea. Una tirada que no cabe en ninguna parte se pierde. La columna es de quien escribió el último número; las columnas sin tocar no dan nada.
katego-rules-podium = Una tabla para todos. En cada columna el número mayor, si es único, da sus puntos, y el menor, si es único, los quita, en cuanto hayan escrito allí dos personas. Se puede no escribir nada: di «paso».
katego-rules-golf = Una tabla para todos, y 50 dados por cabeza. En un turno tiras cuantos quieras, de 1 a 10, y escribes la suma; cada número nuevo de una columna debe ser mayor que el anterior. Sin dados quedas fuera. La columna es del último número.

katego-opt-variant = qué katego. Simples: básico, grande (dos números, su suma), producto (de los dados), super (dos casillas que se multiplican; se escribe en cualquier fila), apagar (un producto igual apaga la columna), fuerza (la fila baja, diez tiradas extra, rayas), abeto (dos, una fila baja y la otra sube). Parejas: parejas, parejas con apagón, rivales, captura, olímpico. Psicológicos: psicológico (una tirada para todos, filas ocultas), sin dados. Tiradas: cinco extra, ahorro, limitado, ciudad, pueblo. Dados: bolos, escalera. Una fila: escaramuza, mercado, subasta. Una tabla: progresivo, podio, golf
katego-opt-columns = cuántas columnas (12; de 7 a 9 personas, 15; desde 10, 18)
katego-opt-table = desde qué número se cuentan las columnas: desde uno o desde dos

katego-key-variant = variante | katego
katego-key-columns = columnas | tamaño
katego-key-table = numeración | tabla
katego-is-base = básico | base
katego-is-big = grande
katego-is-product = producto | productos
katego-is-super = super | superkatego
katego-is-quench = apagar | apagón
katego-is-power = fuerza
katego-is-firtree = abeto
katego-is-pairs = parejas
katego-is-pairquench = parejas con apagón
katego-is-rivals = rivales
katego-is-capture = captura | capturar
katego-is-olympic = olímpico
katego-is-psychological = psicológico
katego-is-diceless = sin dados | katego sin dados
katego-is-spare = cinco extra | tiradas extra
katego-is-saving = ahorro
katego-is-limited = limitado
katego-is-city = ciudad
katego-is-village = pueblo
katego-is-skittles = bolos
katego-is-ladder = escalera
katego-is-skirmish = escaramuza
katego-is-trade = mercado
katego-is-auction = subasta
katego-is-progressive = progresivo
katego-is-podium = podio
katego-is-golf = golf
katego-is-book = uno
katego-is-knizia = dos
katego-preset-classic = clásico

katego-set-variant = { $value ->
    [base] katego básico
    [big] katego grande
    [product] katego de productos
    [super] superkatego
    [quench] katego con apagón
    [power] katego de fuerza
    [firtree] katego del abeto
    [pairs] katego en parejas
    [pairquench] katego en parejas con apagón
    [rivals] parejas rivales en dos mesas
    [capture] katego en parejas con captura
    [olympic] katego olímpico
    [psychological] katego psicológico
    [diceless] katego sin dados
    [spare] katego con cinco tiradas extra
    [saving] katego con ahorro
    [limited] katego con 20 tiradas
    [city] katego de ciudad
    [village] katego de pueblo
    [skittles] katego de bolos
    [ladder] katego en escalera
    [skirmish] katego de escaramuza
    [trade] katego de mercado
    [auction] katego con subasta
    [progressive] katego progresivo
    [podium] katego del podio
   *[golf] katego golf
}
katego-set-columns = { $value ->
    [one] { $value } columna
   *[other] { $value } columnas
}
katego-set-table = { $value ->
    [knizia] columnas desde 2
   *[other] columnas desde 1
}

katego-word-throw = tiro | tirar | otra vez
katego-word-name = canto | cantar | digo
katego-word-column = columna | col | tomo
katego-word-dash = raya | tacho | renuncio
katego-word-pass = paso | pasar
katego-word-bid = pujo | puja | pujar
katego-word-dice = dados | dado
katego-word-row = fila

katego-column = { $column }
katego-column-of = { $column } · { $seat }
katego-dash = — { $column }
katego-again = 🎲 Tirar
katego-again-news = { $seat } vuelve a tirar.
katego-dice = 🎲 { $dice }
katego-dice-news = { $dice ->
    [one] { $seat } tira { $dice } dado.
   *[other] { $seat } tira { $dice } dados.
}
katego-bid = { $dice ->
    [one] Pujar { $dice } dado
   *[other] Pujar { $dice } dados
}
katego-pass = ✋ Paso
katego-pass-news = { $seat } pasa.
katego-row = ✍ { $seat }

katego-holds = { $count ->
    [0] Tu fila está vacía todavía.
   *[other] Tu fila: { $row }.
}
katego-ask = { $several ->
    [yes] escriban el { $value } en una columna
   *[no] escribe el { $value } en una columna
}
katego-ask-again = { $several ->
    [yes] { $throws ->
        [one] escriban el { $value } en una columna o vuelvan a tirar: queda { $throws } tirada
       *[other] escriban el { $value } en una columna o vuelvan a tirar: quedan { $throws } tiradas
    }
   *[no] { $throws ->
        [one] escribe el { $value } en una columna o vuelve a tirar: queda { $throws } tirada
       *[other] escribe el { $value } en una columna o vuelve a tirar: quedan { $throws } tiradas
    }
}
katego-ask-stuck = el { $value } no cabe en ninguna parte: { $several ->
    [yes] vuelvan a tirar
   *[no] vuelve a tirar
}
katego-ask-dash = el { $value } no cabe en ninguna parte: { $several ->
    [yes] renuncien a una columna
   *[no] renuncia a una columna
}
katego-ask-podium = { $several ->
    [yes] escriban el { $value } en una columna, o pasen
   *[no] escribe el { $value } en una columna, o pasa
}
katego-ask-dice = { $dice ->
    [one] tira tu último dado
   *[other] ¿cuántos de tus { $dice } dados tiras?
}
katego-ask-dice-for = { $dice ->
    [one] columna { $column }: tira tu último dado
   *[other] columna { $column }: ¿cuántos de tus { $dice } dados tiras?
}
katego-ask-ladder = { $dice ->
    [one] columna { $column }: tienes { $total }, hay que superar { $lead } y te queda { $dice } dado. ¿Tiras o pasas?
   *[other] columna { $column }: tienes { $total }, hay que superar { $lead } y te quedan { $dice } dados. ¿Tiras o pasas?
}
katego-ask-bid = { $dice ->
    [one] columna { $column }: { $bid ->
        [0] sin pujas por ahora; tienes { $dice } dado. ¿Pujas
       *[other] la puja es de { $bid }; tienes { $dice } dado. ¿Subes
    } o pasas?
   *[other] columna { $column }: { $bid ->
        [0] sin pujas por ahora; tienes { $dice } dados. ¿Pujas
       *[other] la puja es de { $bid }; tienes { $dice } dados. ¿Subes
    } o pasas?
}
katego-ask-take = { $value }: toma una columna

katego-wrote = { $seat } escribe un { $value } en la columna { $column }.
katego-wrote-at = { $seat } escribe un { $value } en la columna { $column } de { $row }.
katego-dashed = { $seat } renuncia a la columna { $column }.
katego-lost = { $seat } saca un { $value }, que no cabe en ninguna parte.
katego-quenched = La columna { $column } se apaga: ese número ya estaba.
katego-captured = ¡{ $seat } y su pareja capturan la columna { $column }!
katego-takes = ¡{ $seat } se lleva la columna { $column }!
katego-leads = { $seat } va por delante en la columna { $column } con { $total }.
katego-gives-up = { $seat } deja la columna { $column } con { $total }.
katego-misses = { $dice ->
    [one] { $seat } tira { $dice } dado: { $value }, no llega.
   *[other] { $seat } tira { $dice } dados: { $value }, no llega.
}
katego-threw = { $dice ->
    [one] { $seat } tira { $dice } dado: { $value }.
   *[other] { $seat } tira { $dice } dados: { $value }.
}
katego-bids = { $dice ->
    [one] { $seat } puja { $dice } dado.
   *[other] { $seat } puja { $dice } dados.
}
katego-passes = { $seat } pasa.
katego-nobody = Nadie puja por la columna { $column }.

katego-moves = Di una columna: «k7». También hay «tiro», «tiro 4», «raya 5», «pujo 4» y «paso», donde la variante los tenga.
katego-columns = Las columnas van de { $first } a { $last }.
katego-full = La columna { $column } está llena.
katego-closed = La columna { $column } está cerrada.
katego-own-row = Se escribe en la fila propia.
katego-higher = En la columna { $column } está el { $last }: solo puede seguir un número mayor, no el { $value }.
katego-falls = El { $value } no cabe en la columna { $column }: la fila tiene que bajar de izquierda a derecha.
katego-rises = El { $value } no cabe en la columna { $column }: la fila tiene que subir de izquierda a derecha.
katego-no-throws = Ya no quedan tiradas para eso: escribe el { $value }.
katego-write-now = Escribe el { $value } en una columna.
katego-throw-again = El { $value } no cabe en ninguna parte: vuelve a tirar.
katego-give-up = El { $value } no cabe en ninguna parte: renuncia a una columna con «raya 5».
katego-count = { $dice ->
    [one] Puedes tirar { $dice } dado: di «tiro 1».
   *[other] Di cuántos dados tiras, de 1 a { $dice }: «tiro 2».
}
katego-take = Con un { $value } puedes tomar: { $columns }.
katego-bid-more = { $dice ->
    [one] Puja más de { $bid } y como mucho { $dice } dado, o pasa.
   *[other] Puja más de { $bid } y como mucho { $dice } dados, o pasa.
}
katego-ladder-moves = Di «tiro» o «paso».
katego-named = Ya has cantado el { $value }: canta otro número.

katego-seats = En esta variante pueden jugar: { $seats }.
katego-own-numbers = Esta variante tiene sus propios números de columna: deja numeración=uno.
katego-not-together = En esta variante se estorba al rival turno a turno, así que no encaja una tirada para todos.
katego-named-is-diceless = El katego psicológico con tiradas cantadas es la variante sin dados: elige «sin dados».
katego-few-values = Solo hay { $values } números, y nadie canta uno dos veces: pon menos columnas.

katego-sheet-bid = { $dice ->
    [one] { $seat } puja { $dice } dado
   *[other] { $seat } puja { $dice } dados
}
katego-sheet-points = puntos
katego-sheet-column = columna
katego-sheet-goal = El mayor se lleva los puntos de la columna; el empate la quema
katego-sheet-won = ganada
katego-sheet-burnt = quemada
katego-sheet-out = apagada
katego-sheet-lost = de nadie
katego-sheet-loser = pierde puntos
katego-sheet-dice = dados que quedan
katego-sheet-throws = tiradas que quedan

katego-lesson-1 = La suma, 9, va en tu fila: escribe k3
katego-lesson-2 = El mayor se lleva la columna 2: 2 puntos
katego-lesson-3 = Dos con el mayor: columna de nadie
katego-lesson-4 = Las columnas ganadas, sumadas

katego-city-lesson-1 = Se escribe el producto: 3 × 3 = 9
katego-city-lesson-2 = El 9 supera al último: escribe k2
katego-city-lesson-3 = El último número, 15, tiene la columna
katego-city-lesson-4 = Quedan tiradas: «tiro» si quieres otra

katego-big-lesson-1 = 9 + 4 = 13, pero 7 + 7 es más
katego-big-lesson-2 = 6 + 5 contra 5 + 6: empate, se quema
katego-big-lesson-3 = Aquí cabe otro número: escribe k1

katego-product-lesson-1 = El producto: 1 × 4 = 4, escribe k1
katego-product-lesson-2 = 3 × 4 y 2 × 6 son iguales: de nadie
katego-product-lesson-3 = 6 × 6 = 36: no hay producto mayor

katego-super-lesson-1 = El 2 de Beto la estropea: 12 × 2 son 24
katego-super-lesson-2 = Sus dos casillas se multiplican: 10 × 9
katego-super-lesson-3 = k1 b: el 3 va a la fila de Beto

katego-quench-lesson-1 = El 12 ya estaba: la columna 4 se apaga
katego-quench-lesson-2 = Se escriben productos: 2 × 3 = 6, k1
katego-quench-lesson-3 = Otro 3 aquí apagaría la columna 1

katego-power-lesson-1 = 8 tras 12: la fila tiene que bajar
katego-power-lesson-2 = «tiro» gastó una de diez tiradas extra
katego-power-lesson-3 = El 9 no cabía en ninguna: «raya 4»

katego-firtree-lesson-1 = El centro da más: 3 puntos
katego-firtree-lesson-2 = La fila de Ana baja: aquí cabe de 4 a 6
katego-firtree-lesson-3 = La fila de Beto sube: aquí, de 7 a 9

katego-pairs-lesson-1 = Ana y Diego son pareja: suman sus números
katego-pairs-lesson-2 = Otra pareja tiene un 9: no cuenta ninguno
katego-pairs-lesson-3 = 8 + 4 es lo mejor de lo que queda

katego-pairquench-lesson-1 = 8 + 7 es más, pero 6 y 6 lo apagan
katego-pairquench-lesson-2 = 10 + 10: dos iguales no se apagan
katego-pairquench-lesson-3 = La pareja está enfrente: sus números suman

katego-rivals-lesson-1 = La tirada de Ana vale también para Diego: 11
katego-rivals-lesson-2 = Dos mesas: en cada una, un duelo
katego-rivals-lesson-3 = Ana y Carla son pareja: 6 + 2 = 8

katego-capture-lesson-1 = 12 y 12 en la pareja: captura inmediata
katego-capture-lesson-2 = Sin captura: la mayor suma, 25 + 20
katego-capture-lesson-3 = Capturada: en la columna 1 ya no se escribe

katego-olympic-lesson-1 = Lo que ve Ana: la fila de su pareja, tapada
katego-olympic-lesson-2 = Las filas rivales sí las ve
katego-olympic-lesson-3 = Una tirada: los cuatro escriben a la vez

katego-psychological-lesson-1 = Una tirada para todos: este 11
katego-psychological-lesson-2 = La fila de Beto se oculta hasta el final
katego-psychological-lesson-3 = Los iguales se queman: ve donde no esté

katego-diceless-lesson-1 = Sin dados: Ana dijo «canto 5 4»
katego-diceless-lesson-2 = Cada cual escribe el 9 cantado: k2
katego-diceless-lesson-3 = La fila de Beto se tapa hasta el final
katego-diceless-lesson-4 = Ana ya cantó 11: no puede otra vez

katego-spare-lesson-1 = ¿Mala? «tiro» otra vez: gasta una extra
katego-spare-lesson-2 = A Ana le quedan 4 de cinco tiradas extra
katego-spare-lesson-3 = Primero 3, luego 11: vale la última

katego-saving-lesson-1 = Dos tiradas por turno: Beto usó las dos
katego-saving-lesson-2 = Ana ahorró una: puede decir «tiro»
katego-saving-lesson-3 = Vale la última tirada del turno: 4

katego-limited-lesson-1 = 20 tiradas para toda la partida: quedan 17
katego-limited-lesson-2 = Para este 11 Ana gastó tres tiradas
katego-limited-lesson-3 = Sin tiradas, la casilla vacía cuenta 0

katego-village-lesson-1 = Turno 3: un dado se pone en 3; 3 × 4 = 12
katego-village-lesson-2 = ¿«tiro» otra vez? Quedan 27 de 30
katego-village-lesson-3 = 1 × 6 en el turno 1; en el 6, hasta 6 × 6

katego-skittles-lesson-1 = 30 dados por partida: a Ana le quedan 17
katego-skittles-lesson-2 = «tiro 7»: siete dados de golpe dieron 30
katego-skittles-lesson-3 = Sin dados, la casilla vacía cuenta 0

katego-ladder-lesson-1 = Ana se quedó en 8: Beto necesita más
katego-ladder-lesson-2 = 6, 1, 4, uno a uno: Beto gana; «paso»
katego-ladder-lesson-3 = Se la lleva quien aguanta; ahora, esta
katego-ladder-lesson-4 = 30 dados en total: cada «tiro» gasta uno

katego-skirmish-lesson-1 = 6 + 2 llega a 6: la columna es de Beto
katego-skirmish-lesson-2 = La siguiente, 7: ¿«tiro 2», o más?
katego-skirmish-lesson-3 = 30 dados por cabeza; lo tirado, gastado

katego-trade-lesson-1 = Pujan dos dados por la columna 6: ¿«pujo 3»?
katego-trade-lesson-2 = Ana, con dos dados, 3 + 4, llegó a 5
katego-trade-lesson-3 = Los dos de Beto dieron 3: perdida para todos

katego-auction-lesson-1 = Ganó Beto con «pujo 2»: tiró dos
katego-auction-lesson-2 = Con 8 vale cualquier columna: escribe k6
katego-auction-lesson-3 = Gastó dos de sus 30 dados

katego-progressive-lesson-1 = 6, 8, 11: cada uno mayor que el anterior
katego-progressive-lesson-2 = El último, 10, tiene la columna
katego-progressive-lesson-3 = 4 supera al 3 de la columna 2: di k2

katego-podium-lesson-1 = 12, el mayor y único: +4 para Beto
katego-podium-lesson-2 = 11, el menor y único: −4 para Ana
katego-podium-lesson-3 = ¿Mejor no escribir? «paso»

katego-golf-lesson-1 = «tiro 7» dio 27, más que 21: escribe k3
katego-golf-lesson-2 = 21 superó a 14: el último se la lleva
katego-golf-lesson-3 = 50 dados por cabeza; hasta diez por turno
