# Sysna: two-dice pig with one roll for everybody, and with overtaking.

sysna-name = Sysna
sysna-also = cerdo para todos | piara
sysna-about = El cerdo para todos a la vez: las mismas tiradas, seguir o plantarse en secreto, y adelantar a los demás.
sysna-brief = dos dados, diez minutos
sysna-rules =
    Se tiran para todos dos dados: uno rojo (con doble marco, se dice primero) y uno blanco. Lo que sale se va sumando, igual para todos. Antes de cada nueva tirada se decide en secreto: seguir, o plantarse y quedarse con lo sumado.

    Si en el rojo sale un 1, quienes siguen pierden lo de esta ronda, y la ronda acaba. También acaba cuando ya no sigue nadie. Entonces empieza la siguiente, con todos dentro.

    Al acabar una ronda se comparan los totales con los de antes: a quien alcanzan o adelantan le quitan 10 puntos, pero nunca por debajo de 0 y solo una vez por ronda.

    En cuanto alguien tiene 200 puntos tras una ronda, gana quien tenga más.

    Pulsa «Tirar» para seguir o «Plantarse», o escríbelo al bot en privado; no lo ve nadie hasta que hayan elegido todos.

sysna-opt-goal = puntos para ganar

sysna-key-goal = meta | puntos
sysna-set-goal = hasta { $value }

sysna-word-roll = tiro | tirar | sigo | otra
sysna-word-hold = me planto | plantarse | planto | paro

sysna-lesson-1 = Una tirada para todos: suma para cada cual
sysna-lesson-2 = Tirar o plantarse: con botón o en privado
sysna-lesson-3 = Beto se plantó a tiempo y guardó 5
sysna-lesson-4 = Un 1 rojo: pierden todos los que siguen
