# Newmarket: three dice, then two, then one; the highest stays each time.

newmarket-name = Newmarket
newmarket-also = tres dos uno
newmarket-about = Tres dados, luego dos, luego uno: el mayor de cada tirada se queda, y la mejor suma gana la ronda.
newmarket-brief = tres dados, dos minutos
newmarket-rules =
    Gana la suma más alta de tres dados, que se reúnen de uno en uno. En tu turno tiras los tres: el mayor se queda en la mesa, solo uno aunque haya varios iguales. Tiras los otros dos, y otra vez se queda el mayor. Tiras el último, y se queda lo que sea. Suma los tres.

    Por ejemplo, 6 6 2 deja un seis, luego 5 3 deja un cinco, y después sale un 4: son 15.

    No hay nada que decidir. Pulsa el botón o di «tiro» para cada tirada.

    Cuando han tirado todos, la suma más alta gana un punto; si hay empate, uno por cabeza. Tras cinco rondas gana quien tenga más puntos (opción «rondas»).

newmarket-word-roll = tiro | tirar

newmarket-threw = { $seat } saca { $faces }: se queda { $kept }, la suma es { $sum }.

newmarket-sheet = Ronda { $round } de { $rounds }; cuenta el mayor de cada tirada
newmarket-sheet-old = Ronda { $round } de { $rounds }. En claro, la anterior

newmarket-lesson-1 = «tiro»: de 6 6 2 se queda un seis
newmarket-lesson-2 = Quedan dos dados: se queda el cinco
newmarket-lesson-3 = El último dado: 6 + 5 + 4 = 15
newmarket-lesson-4 = La mejor suma de la ronda vale un punto
