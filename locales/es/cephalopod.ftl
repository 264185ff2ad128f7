# Cephalopod: dice that capture their neighbours.

cephalopod-name = Cefalópodo
cephalopod-also = calamar | pulpo
cephalopod-about = En un tablero de 5 × 5 los dados capturan vecinos que sumen seis como mucho y muestran esa suma. Gana quien tenga más al llenarlo.
cephalopod-brief = un cuarto de hora
cephalopod-rules =
    Gana quien tenga más dados en el tablero cuando se llene. Por turnos pones un dado tuyo en una casilla libre; no se puede pasar.

    Mira los dados de arriba, de abajo y de los lados de esa casilla, sean de quien sean. Si dos o más suman juntos seis o menos, hay que capturar: elige un grupo así, de dos dados al menos. Vuelven a sus dueños, y tu dado muestra la suma. Si no hay ningún grupo, tu dado muestra un uno.

    Por ejemplo, alrededor hay 1, 2 y 3: puedes tomar 1 + 2 y mostrar un tres, 1 + 3 y mostrar un cuatro, 2 + 3 y mostrar un cinco, o los tres y mostrar un seis.

    Un seis ya no se puede capturar, porque haría falta otro dado a su lado.

    Escribe la casilla: c3. Si puedes elegir, di también qué dados tomas: c3 b3 c4. El bot te dice qué se puede. El tablero tiene un número impar de casillas, así que no hay empate.

cephalopod-opt-size = casillas a lo ancho y a lo alto
cephalopod-key-size = tamaño | tablero
cephalopod-set-size = { $value } × { $value }

cephalopod-ask = pon un dado en una casilla libre
cephalopod-option = { $move } (da { $sum })
cephalopod-reject-syntax = Di una casilla, por ejemplo c3; para capturar, también las vecinas: c3 b3 c4.
cephalopod-reject-off = { $place } está fuera del tablero.
cephalopod-reject-taken = En { $place } ya hay un dado.
cephalopod-reject-far = Solo se capturan dados junto a { $place }: arriba, abajo, a la izquierda o a la derecha.
cephalopod-reject-none = Desde { $place } no se puede capturar nada: di solo la casilla.
cephalopod-reject-choice = En { $place } tienes que elegir: { $options }.

cephalopod-cell = { $place }
cephalopod-takes = { $seat }: { $place } captura { $cells } y muestra { $sum }.
cephalopod-mark-plain = sin comilla
cephalopod-mark-quote = con comilla
cephalopod-sheet-taken = En claro: los tomados
cephalopod-sheet-dice = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}

cephalopod-lesson-1 = 1 + 1: Ana tomó los dos y muestra un dos
cephalopod-lesson-2 = Doble marco: un dado de Beto
cephalopod-lesson-3 = ¿Varias formas? «c3 c2 c4» dice cuál
cephalopod-lesson-4 = Nada que tomar: un uno
