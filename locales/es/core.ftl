# Words of the table. Games bring their own files.
# Messages hold no markup: names are made bold or turned into mentions where they are put in.

move = { $move }
player = { $seat }
name = { $name }
partners = { $one } & { $two }
versus = { $one } — { $two }
names = { $names }
names-more = y { $count } más
computer-name = Kletka{ $nth ->
        [0] { "" }
       *[other] { " " }{ $nth }
    } (nivel { $level })

# What a player says instead of a command, as an answer to a board.
word-resign = me rindo | rendirse | abandono | abandonar
word-draw = empate | ¿empate? | empate? | tablas | ¿tablas? | tablas? | ofrezco empate | ofrezco tablas
word-undo = deshacer | deshago | volver atrás | retirar jugada
word-board = tablero | mostrar | ver tablero
word-near = cerca
word-whole = entero | entera | toda la hoja

# The answer to a question whether it is meant.
word-yes = sí | claro | dale
word-no = no | nop | no quiero

## Refusals

reject-over = Esta partida ya terminó.
match-not-begun = Esta partida aún no ha empezado.
reject-turn = No es tu turno: le toca a { $seat }.
reject-turn-others = No es tu turno.
reject-sealed = Es secreto: pulsa uno de los botones, nadie verá cuál, o mándamelo en privado.
reject-private = Esa jugada es secreta: mándamela en nuestro chat privado.
reject-alone = Esa jugada es secreta y aquí la lee todo el mundo: pulsa el botón de debajo del tablero.
reject-draws = Ese sorteo no puede haber salido así.
reject-by-hand = { $dice ->
        [one] Aquí el dado es de verdad: tira { $dice } dado y escribe lo que sale.
       *[other] Aquí los dados son de verdad: tira { $dice } dados y escribe lo que sale.
    }
reject-wrong-dice = { $dice ->
        [one] Escribe lo que sale en tu dado, de { $least } a { $most }, por ejemplo { $example }.
       *[other] Escribe { $dice } dados, de { $least } a { $most }, por ejemplo { $example }.
    }
reject-seats = { $max ->
    [2] Este juego es para dos.
   *[other] A este juego se juega entre { $min } y { $max }.
}
reject-letters = Este tablero usa otras letras: { $letters }
reject-gone = Ya no estás en esta partida.
undo-none = No tienes ninguna jugada que deshacer.
undo-chance = Una tirada de dados no se puede deshacer.
undo-reveal = Desde entonces se ha descubierto un secreto: esa jugada ya no se puede deshacer.
undo-gone = La partida ya ha seguido adelante.

move-how = Pon tu jugada detrás del comando: /m e4. Si juegas varias partidas, primero el número de la partida: /m 17 e4.
match-none-here = Aquí no estás jugando. Con /play empiezas una partida y con /matches ves las que hay.
match-unknown = No existe la partida №{ $number }.
match-unreadable = La partida №{ $number } se jugó con reglas que ya no conozco. Solo queda de ella la última imagen.
match-outdated = { $match } termina aquí sin resultado: las reglas han cambiado desde que empezó y ya no puedo jugar con las de antes.
match-line = №{ $number } { $game } ({ $players })
match-which = ¿En cuál? { $matches }. Pon primero su número: /m { $number } { $move }
match-which-word = ¿En cuál? { $matches }. Por ejemplo: { $command }
command-unknown = No conozco /{ $name }. En /help está lo que sé hacer.
anonymous-plays = Escribes como grupo o como canal, y aquí solo juegan personas: escribe con tu propio nombre.
private-idle = Ninguna partida te espera aquí. Con /play ves los juegos; para jugar con más gente, añádeme a un grupo.

limit-here = { $most ->
    [one] Ya tienes un reto esperando aquí. Retíralo primero o espera a que se una alguien.
   *[other] Ya tienes { $most } retos esperando aquí. Retira uno primero o espera a que se una alguien.
}
limit-challenges = { $most ->
    [one] Ya tienes un reto esperando en alguna parte. Retíralo primero o espera a que se una alguien.
   *[other] Ya tienes { $most } retos esperando, contando todos los chats. Retira uno primero; con /matches los ves.
}
limit-matches = { $most ->
    [one] Ya estás jugando una partida y no puedo llevarte más. Termínala primero.
   *[other] Ya estás jugando { $most } partidas y no puedo llevarte más. Termina alguna primero; con /matches las ves.
}
limit-files = { $most ->
    [one] Ya has pedido una película, tarjeta o registro en este minuto. Prueba dentro de un minuto.
   *[other] Ya van { $most } películas, tarjetas y registros en un minuto. Prueba dentro de un minuto.
}

## Toasts

toast-sealed = Eliges { $move }. Nadie más lo ve.
toast-sealed-open = Eliges { $move }. Ya han elegido todos: se descubre todo.
toast-sealed-late = Ya no se puede cambiar: te quedas con { $move }.
toast-sealed-holds = Eliges { $move }. { $holds }
toast-outside = No estás en el grupo de esta partida.
toast-stranger = No juegas en la №{ $number }.
toast-old-board = Ese botón ya no vale.
toast-host-only = Eso solo puede hacerlo quien lanzó el reto.
toast-host-leaves = El reto es tuyo y ya hay gente apuntada. «Retirar» lo anula para todos.
toast-not-invited = Este reto es para otra persona.
toast-joined-already = Ya estás dentro.
toast-not-joined = No estás en la partida.
toast-wait-others = Tu sí ya cuenta. Ahora falta una respuesta.
toast-lobby-void = Este reto ya no está en pie.
toast-lobby-started = La partida ya ha empezado.
toast-invite-own = Tiene que pulsarlo otra persona: la invitación es tuya.
toast-invite-computer = La invitación es tuya. Pulsa otra vez para jugar contra el bot.
toast-lobby-full = No quedan puestos libres.
toast-too-few = { $count ->
    [one] Falta una persona más. Pueden jugar: { $counts }.
   *[other] Faltan { $count } personas más. Pueden jugar: { $counts }.
}
toast-shared = Estás dentro: juega cuando quieras.
toast-count = En este juego pueden jugar: { $counts }.
toast-rematch-there = Ya hay revancha: №{ $number }.
toast-offer-gone = Esa oferta ya no vale.
toast-question = ¿Seguro? Contesta a la pregunta de abajo.
toast-again = ¿Seguro? Pulsa otra vez el mismo botón.
toast-half = { $typed }…
toast-half-row = { $typed }…{ $row }
toast-question-no = Todo sigue igual.
toast-question-late = Tarde: ya pasó el minuto para contestar.
toast-question-gone = Esta pregunta ya está resuelta.
toast-question-other = Esa pregunta no era para ti.
toast-admins-only = Solo quien administra el grupo puede cambiar los ajustes.
toast-admins-unsure = No he podido saber si administras el grupo. Inténtalo otra vez.
toast-change-late = Las opciones solo se cambian antes de la primera jugada.
toast-tune-late = Ya se ha unido alguien con estas condiciones.
toast-saved = Guardado.

## Challenges

game-unknown = No hay ningún juego «{ $name }». Con /play los ves todos.
game-unknown-near = No hay ningún juego «{ $name }». ¿Será { $near }?
game-which-one = No hay ningún juego «{ $name }». ¿Será { $games }? Entonces escribe { $example }
game-which = «{ $name }» puede ser varios juegos: { $games }. Escribe el comando del que quieras, por ejemplo { $example }
game-command = { $game } (/{ $command })
game-which-more = { $count ->
    [one] y uno más
   *[other] y { $count } más
}
option-value = { $key } no puede ser { $given }. Puede ser { $allowed }.
option-unknown = Aquí no hay ninguna opción «{ $name }». Hay: { $known }. Escribe el valor justo detrás del signo «=».
option-unknown-near = Aquí no hay ninguna opción «{ $name }». ¿Será { $near }?
option-counted = { $word }:{ $from }…{ $to }
table-key-clock = reloj | tiempo
table-key-resigns = rendirse | se rinde
table-key-hints = pistas
table-key-casual = amistosa | amistoso
table-key-bot = bot | máquina
table-is-on = sí | activado
table-is-off = no | desactivado
table-is-blitz = blitz | relámpago
clock-wrong = El reloj no puede ser { $given }. Indica el tiempo por jugada y una reserva, como reloj=10s+1m o reloj=12h+2d (s, m, h, d; por jugada, 30d como mucho; de reserva, 60d como mucho), o bien reloj=blitz, o reloj=no.
hints-wrong = Pistas puede ser sí o no, pero no { $given }.
resigns-wrong = Que el bot se rinda puede ser sí o no, pero no { $given }.
challenge-level = No hay ningún bot «{ $given }»: el nivel va de 1 a 5, por ejemplo bot:3.
challenge-no-computer = A este juego yo no sé jugar.
challenge-private = Reta a tus amistades en un grupo. Aquí puedes jugar contra mí: añade «bot», o de «bot:1» a «bot:5».
challenge-group = Para este juego hace falta más gente: añádeme a un grupo y ábrelo allí.
challenge-alone = Es un juego para una sola persona. Los demás pueden echar una mano con el botón de debajo de la imagen.
challenge-oneself = El reto tiene que ser para otra persona.
challenge-bot-how = Para jugar contra mí, escribe «bot» o «bot:3» en lugar de mi nombre.
challenge-twice = Has puesto a { $name } dos veces.
lobby-open = { $seat } abre una partida de { $into }, №{ $number }. ¿Quién juega?
lobby-challenge = { $seat } reta a { $guests } a una partida de { $into }, №{ $number }.
lobby-alone = { $seat } juega en solitario: { $game }, №{ $number }.
lobby-options = Condiciones: { $options }.
lobby-clock = Reloj: { $clock }.
lobby-counts = Pueden jugar: { $counts }.
lobby-joined = { $count ->
    [one] Por ahora: { $names }
   *[other] Ya son { $count }: { $names }
}
lobby-invited = Falta la respuesta de { $guests }.
lobby-ready = ¿Todo listo? Pulsen «Empezar».
lobby-crowded = { $count ->
        [one] ⚠ Aquí ya se juega otra partida, y Telegram me deja enviar
       *[other] ⚠ Aquí ya se juegan otras { $count } partidas, y Telegram me deja enviar
    } unas 15 imágenes por minuto en un grupo: los tableros llegarán despacio. Va mejor un reloj como reloj=1m, o jugar desde el chat privado conmigo, donde llegan al momento en cuanto empiece la partida: { $link }
# Behind the first line of a challenge and of a board where chance plays a part: a link.
luck-sign = 🎲
lobby-started = №{ $number } { $game }: { $names }. Empieza la partida.
lobby-void = El reto №{ $number } ({ $game }) queda sin efecto.
lobby-lapsed = Nadie ha contestado en un día.
lobby-changed = Se están cambiando las opciones: sigue como №{ $number }.
lobby-withdrawn = Ha sido retirado.
lobby-declined = { $seat } dice que no.
lobby-left = { $seat } ya no está en el grupo.

key-value = { $value }
key-unlimited = ∞
key-join = Unirse
key-start = Empezar
key-leave = Salir
key-change = ⚙ Opciones
key-withdraw = Retirar
key-call-off = Anular
key-accept = Aceptar
key-decline = No, gracias
key-yes = Sí
key-no = No
key-drop = No esperar más
key-agree = De acuerdo
key-refuse = No
key-rematch = Revancha
key-film = Película
key-card = Tarjeta
key-lookback = Repasar
key-record = Registro
key-group = Volver al grupo
key-object = ✋ No salió eso
key-share = Echar una mano
key-again = Otra vez
key-holds = 👁 Lo que tengo
key-hint = ▶ Jugarla
key-in-private = En privado
key-secret = ✏ Responder en secreto
key-own = 👁 Mi tablero
key-answer-again = Cambiar
key-private = Abrir mi tablero
key-play-move = ▶ Jugar { $move }
key-move = ✏️ Jugada
key-more = ⋯
key-draw = 🤝 Empate
key-undo = ↩ Deshacer
key-resign = 🏳 Rendirse
key-nudge = 🔔 Avisar
key-down = ⬇ Bajar
key-show = Ver el tablero
key-catalogue = Juegos
key-add-group = Añadirme a un grupo
key-alone = Jugar
key-open = Abierto a todos
key-level = 🤖 { $level }
key-rules = Reglas
key-back = « Atrás
key-earlier = «
key-later = »
key-board = 👆 Tablero táctil
key-view-near = 🔍 Últimas jugadas
key-view-whole = 🗺 Hoja entera
key-turn = №{ $number } { $game }
key-page = { $page } / { $pages }
key-chosen = ✓ { $label }
key-option = { $name }: { $label }
key-setting = { $name }: { $value }

## Titles of pictures: beside them there is little room

decimal-point = ,
title-turn = turno { $number }: { $seat }
title-move = turno { $number }
title-round = ronda { $number }
title-round-turn = ronda { $number }: { $seat }
title-round-of = ronda { $number } de { $of }
title-round-of-turn = ronda { $number } de { $of }: { $seat }
title-won = gana { $seat }
title-shared = ganan { $seat }
title-draw = empate
title-over = fin
seat-mark = puesto { $number }
picture-name = { $shown } es { $name }
picture-names = En la imagen: { $names }

## What stands for a player on a board in letters, before their name: “x = Anna”

mark-number = { $number }
mark-sign = { $sign }
mark-both = { $sign } { $side }
mark-left = izda.
mark-right = dcha.
mark-up = arriba
mark-down = abajo

## How a match has ended, in large letters below its last board

result-won = Gana { $seat }
result-won-by = Gana { $seat } { $own } : { $theirs }
result-draw = Empate
result-draw-at = Empate { $own } : { $theirs }
result-resigned = { $seat } se rinde
result-timeout = { $seat }: sin tiempo
result-agreed = por acuerdo
result-place = { $place }. { $seat }
result-place-at = { $place }. { $seat }: { $points }

## Days

day-1 = { $day } de enero de { $year }
day-2 = { $day } de febrero de { $year }
day-3 = { $day } de marzo de { $year }
day-4 = { $day } de abril de { $year }
day-5 = { $day } de mayo de { $year }
day-6 = { $day } de junio de { $year }
day-7 = { $day } de julio de { $year }
day-8 = { $day } de agosto de { $year }
day-9 = { $day } de septiembre de { $year }
day-10 = { $day } de octubre de { $year }
day-11 = { $day } de noviembre de { $year }
day-12 = { $day } de diciembre de { $year }

## Boards

news-move = { $seat }: { $move }
news-resigned = { $people ->
    [one] { $seat } se rinde.
   *[other] { $seat } se rinden.
}
news-agreed = Hay acuerdo: la partida termina aquí.
news-objected = { $seat } protesta: se vuelven a tirar los dados.
news-gap = …
object-late = Tarde: el resultado ya vale.
object-once = Ya protestaste una vez por esta tirada. Ahora vale.
object-own = Contra tu tirada solo pueden protestar los demás.
news-undone = { $people ->
    [one] { $seat } deshace una jugada.
   *[other] { $seat } deshacen una jugada.
}
ask-colon = :
ask-private = { $several ->
    [yes] Es secreto: mándenmelo en privado, no aquí.
   *[no] Es secreto: mándamelo en privado, no aquí.
}
ask-alone = { $several ->
    [yes] Es secreto: pulsen el botón de abajo. La pregunta la ven solo ustedes y la respuesta la veo solo yo.
   *[no] Es secreto: pulsa el botón de abajo. La pregunta la ves solo tú y la respuesta la veo solo yo.
}
alone-ask = №{ $number }: { $ask }{ $ends ->
    [yes] {""}
   *[no] .
} Responde a este mensaje: no lo ve nadie más.
alone-board = №{ $number }: tu tablero.
alone-reply = Responde a este mensaje, por ejemplo { $example }.
alone-kept = Anotado: { $answer }
alone-off = En este grupo eso no funciona ahora mismo. Abre nuestro chat privado.
alone-nothing = Aquí no hay nada que debas ver solo tú.
alone-wait = No tan rápido: prueba dentro de un minuto.
alone-late = Tarde: la partida ya ha seguido.
alone-idle = Ninguna partida de aquí espera un secreto tuyo.
alone-failed = { $seat }, { $match } necesita un secreto tuyo y aquí no puedo pedírtelo: abre nuestro chat privado y pulsa «Iniciar».
ask-sealed = { $several ->
    [yes] Pulsen un botón: nadie más verá cuál.
   *[no] Pulsa un botón: nadie más verá cuál.
}
ask-wait = Esperamos a { $players }.
board-written = Este grupo no permite fotos, así que va el tablero con letras:
board-no-place = { $place } no está en esta hoja; su última esquina es { $last }.
film-barred = No puedo mostrar la película aquí: este grupo no permite GIF.
card-barred = No puedo mostrar la tarjeta aquí: este grupo no permite fotos.
record-barred = No puedo enviar el registro aquí: este grupo no permite archivos.
topic-closed = El tema de la partida №{ $number } está cerrado. Lo que pase en ella aparecerá allí en cuanto se vuelva a abrir.
how-type = Basta con escribir, por ejemplo, { $example }.
how-react = 👍 o 👎 en este mensaje también vale.
how-react-object = 👎 en esta imagen también vale como protesta.
how-card = { $several ->
    [yes] Usen los botones, o pulsen «✏️ Jugada» y escriban, por ejemplo, { $example }.
   *[no] Usa los botones, o pulsa «✏️ Jugada» y escribe, por ejemplo, { $example }.
}
how-halves = { $several ->
    [yes] Pulsen una letra y un número, por ejemplo { $example }.
   *[no] Pulsa una letra y un número, por ejemplo { $example }.
}
how-places = { $several ->
    [yes] Pulsen los puntos uno tras otro, por ejemplo { $example }.
   *[no] Pulsa los puntos uno tras otro, por ejemplo { $example }.
}
how-drawn = { $several ->
    [yes] todo está puesto al azar: con el botón 👁 lo ven solo ustedes. Pueden sortear otra vez; al final pulsen «Listo».
   *[no] todo está puesto al azar: con el botón 👁 lo ves solo tú. Puedes sortear otra vez; al final pulsa «Listo».
}
how-elsewhere = Es secreto: el botón de abajo lleva a nuestro chat privado.
card-below = ⬇ La partida sigue abajo.
card-turns = 🔔 ¿Te aviso en privado cuando te toque? Mándame allí: /settings avisos=sí
how-reply = { $several ->
    [yes] Respondan a esta imagen con su jugada, por ejemplo { $example }.
   *[no] Responde a esta imagen con tu jugada, por ejemplo { $example }.
}
over-won = 🏆 ¡Gana { $winners }!
over-shared = 🏆 ¡Ganan { $winners }!
over-draw = Empate.
over-solved = 🏆 ¡Resuelto!
over-unsolved = Esta vez no pudo ser.
over-points = { $end } { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
over-cancelled = Partida anulada: no cuenta.
over-all-late = Se acabó el tiempo para todos: no gana nadie.

## Time

span-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
span-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
span-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
}
span-days = { $n ->
    [one] { $n } día
   *[other] { $n } días
}
time-digits = { $digits }
time-until = { $left }
time-seconds = { $seconds } s
time-hours = { $hours } h
time-hours-minutes = { $hours } h { $minutes } min
time-days = { $days } d
time-days-hours = { $days } d { $hours } h
clock-both = { $turn } por jugada y luego { $reserve } de reserva
clock-turn = { $turn } por jugada
clock-reserve = { $reserve } cada uno para toda la partida
clock-blitz = { $turn } por jugada; si se pasa el tiempo, se juega al azar
clock-allowed = 10s+1m, 12h+2d, blitz, no
clock-about = tiempo para cada jugada y una reserva para toda la partida; en blitz, si se pasa el tiempo, se juega al azar
resigns-allowed = sí, no
resigns-about = si el bot puede rendirse cuando ya nada puede cambiar; si no se dice nada, lo hace a partir del nivel 3
hints-about = si se me puede pedir una jugada con /hint; si no se dice nada, se puede cuando no hay ranking en juego
clock-left = ⏳ { $clocks }
clock-running = { $seat } { $turn } + { $reserve }
clock-waiting = { $seat } { $left }
news-dropped = { $seat } ya no está en el grupo: cuenta como quedarse sin tiempo.
news-flag = A { $seat } se le acaba el tiempo.
news-all-late = Se acabó el tiempo para todos.
news-round-over = Se acabó el tiempo de la ronda, y le tocaba a { $seat }.
news-round-over-all = Se acabó el tiempo de la ronda, y les tocaba a todos.
news-round-over-rest = Se acabó el tiempo de la ronda: la partida vale tal como está.
news-blitz = { $people ->
    [one] { $seat } no llega a tiempo; se juega al azar: { $move }
   *[other] { $seat } no llegan a tiempo; se juega al azar: { $move }
}
news-blitz-secret = { $people ->
    [one] { $seat } no llega a tiempo; se juega al azar.
   *[other] { $seat } no llegan a tiempo; se juega al azar.
}
news-long = Esta partida ya tiene { $most } líneas y no puedo guardar más. Termina aquí y no cuenta.
news-unattended = Van diez turnos seguidos jugados al azar: parece que no juega nadie.
news-absent = { $people ->
    [one] { $seat } lleva una semana sin jugar: cuenta como rendirse.
   *[other] { $seat } llevan una semana sin jugar: cuenta como rendirse.
}
news-all-absent = Nadie ha jugado en una semana.
late-flag = Tarde: en la №{ $number } ya se te había acabado el tiempo.
late-blitz = Tarde: se te acabó el tiempo y se jugó al azar.
left-waits = { $name } ya no está en el grupo; { $match } espera su vuelta.
left-plays = { $name } ya no está en el grupo, pero conserva su puesto en { $match }, que esperará su vuelta.
left-off = { $seat } ya no está en el grupo, así que el reto queda sin efecto: { $match }.
drop-late = No hace falta: ya está de vuelta, o ya no juega la partida.
shut-out = { $seat }, { $match } necesita tu respuesta en privado y allí no puedo escribirte: abre nuestro chat y pulsa «Iniciar».
remind-clock = { $match }: { $players }, se acaba el tiempo. Para esta jugada queda: { $left }.
remind-silence = { $match }: { $players }, toca jugar. Una semana de silencio cuenta como rendirse.
remind-nobody = { $match }: { $players }, toca jugar. Tras una semana sin jugadas, la partida se anula.

## The table

offer-draw = { $seat } ofrece empate en la №{ $number }.
offer-undo = { $seat } pide deshacer una jugada en la №{ $number }.
sure-resign = { $match }: { $seat }, ¿te rindes?
host-asked = Allí se le pregunta a quien empezó la partida.
sure-resign-along = { $match }: { $by } quiere rendirse. { $host }, la partida es tuya: ¿la terminamos?
sure-cancel-along = { $match }: { $by } quiere anularla. { $host }, la partida es tuya: ¿termina sin contar?
sure-cancel = { $match }: ¿la anulamos? Entonces no contará.
sure-drop = { $match }: { $seat }, { $name } ya no está en el grupo. ¿Dejamos de esperar? Cuenta como quedarse sin tiempo.
sure-draw = { $match }: { $seat }, ¿ofrezco empate allí?
sure-undo = { $match }: { $seat }, ¿pido allí que te dejen deshacer tu jugada?
sure-move = { $match }: { $seat }, «{ $move }»: ¿seguro? No hay vuelta atrás.
sure-how-reply = Pulsa un botón o responde «sí». Si no hay respuesta en un minuto, todo sigue igual.
sure-how = Pulsa un botón o escribe «sí». Si no hay respuesta en un minuto, todo sigue igual.
question-lapsed = { $match }: nadie ha contestado en un minuto, así que todo sigue igual.
board-there = La imagen está en el grupo.
offer-lapsed = Esta oferta ha caducado.
offer-agreed = { $seat } acepta.
offer-refused = { $seat } dice que no.
offer-withdrawn = { $seat } cambia de idea.
draw-alone = No hay con quién acordarlo. Para terminar, responde a la imagen «me rindo».
draw-computer = El bot sigue jugando.
cancel-who = Una partida la anulan solo quienes la juegan, mientras nadie haya jugado por segunda vez, o quien administra el grupo.
cancel-too-late = Ya es tarde para anularla. Para rendirte, responde a la imagen «me rindo».
hint-move = №{ $number }, una pista: «{ $move }».
hint-more = una pista: «{ $move }». { $more }
hint-later = Doy pistas cuando te toca a ti.
hint-thinking = Todavía estoy pensando tu pista.
hint-nothing = Para esta jugada no tengo pista.
hint-rated = En una partida para el ranking no hay pistas, salvo que el reto diga «pistas=sí».
hint-cup = En esta copa no hay pistas. Para que las haya, abre una con «pistas=sí».
hint-daily = Para el acertijo del día no hay pistas.
hint-off = Esta partida se acordó sin pistas.
hint-none = No hay nada más que ver que lo que muestra la imagen.
hint-private = Eso es solo para ti: abre nuestro chat privado y escribe allí /hint. { $link }
hint-shut = { $match }: { $seat }, la respuesta es solo para ti, pero no puedo escribirte en privado. Abre nuestro chat, pulsa «Iniciar» y pídela otra vez.
back = №{ $number }, jugada { $ply }: { $seat } jugó «{ $played }». Mejor era «{ $better }».
back-points = { $points ->
    [one] Costó { $points } punto.
   *[other] Costó { $points } puntos.
}
back-chances = Con la mejor: { $before }. Con la que se jugó: { $after }.
back-looking = Estoy repasando la partida.
back-busy = De una en una: todavía te estoy repasando otra partida.
back-later = Podrás repasarla cuando termine la partida.
back-nothing = En esta partida no hay nada que repasar.
back-there = La imagen ya está en este chat.
back-none = En esta partida ninguna jugada costó mucho.
back-none-found = №{ $number }: no veo ninguna jugada que costara mucho.
back-failed = №{ $number }: no he podido calcular cuánto valían las jugadas.
value-points = { $points ->
    [one] { $points } punto de ventaja al final
   *[other] { $points } puntos de ventaja al final
}
value-won = victoria segura
value-ahead = ventaja
value-level = igualdad
value-behind = desventaja
value-lost = derrota segura
export-secret = Este registro guarda secretos; se abre cuando termine la partida.
replay-secret = Esta partida guarda secretos; la película se ve cuando termine.
card-later = La tarjeta sale cuando termine la partida.
card-cancelled = Una partida anulada no tiene tarjeta.
replay-so-far = { $count ->
    [0] Todavía no ha jugado nadie.
    [one] Va una jugada.
   *[other] Van { $count } jugadas.
}
matches-none = Aquí no hay partidas. Con /play empiezas una.
matches-head = Partidas:
matches-lobby = { $match }: falta gente
match-void = { $match }: el reto queda sin efecto
matches-turn = { $match }: turno de { $asked }
turns-head = Te toca:
turns-none = Ahora no te espera nada.
matches-more = { $count ->
    [one] y una más
   *[other] y { $count } más
}
fair-pledge = №{ $number }: todo el azar sale de un secreto sorteado al lanzar el reto. Su SHA-256: { $pledge }
fair-pledge-cup = №{ $number }: todo el azar sale de un secreto sorteado cuando la copa empezó esta partida. Su SHA-256: { $pledge }
fair-wait = El secreto se muestra cuando termine la partida; entonces cualquiera puede comprobar que no se cambió nada.
fair-secret = El secreto: { $secret }
fair-joined = Cómo se unió la gente:
    { $joined }
fair-joined-cup = Lo que añade la copa (su número, el de la partida en ella, quién juega), ya sabido al sortear el secreto:
    { $joined }
fair-seed = Semilla = SHA-256 de los 32 bytes del secreto y de cada una de estas líneas con un salto de línea: { $seed }
fair-dice = Los dados salen de la semilla. Cada paso tiene su propio flujo de ChaCha20 (clave: la semilla; flujo: 0 para la preparación, después el número de la jugada; contador desde 0), leído en palabras de 32 bits. Un dado de n caras toma la siguiente palabra w menor que el mayor múltiplo de n hasta 2³²: muestra w mod n + 1. En docs/fair.md está como un programa corto en Python.

## Reading

greet-hello = ¡Hola! Traigo papel cuadriculado, lápices y dados para este grupo: elijan un juego o reten a alguien con /play.
greet-deaf = Aquí solo leo comandos y respuestas a mis mensajes, a no ser que me hagan administrador: entonces un simple «e4» ya es una jugada.
greet-hears = Leo todo lo que se escribe aquí, así que un simple «e4» basta como jugada.
start-title = Kletka
start-hello = ¡Hola! Traigo juegos de lápiz y papel para jugar en grupo, en hojas cuadriculadas de cuaderno escolar.
start-how = Reta a alguien, o prueba uno contra mí aquí mismo.
start-how-group = Elijan uno y vean quién se une, o jueguen contra mí.
start-friend = Con tu gente se juega en un grupo: añádeme a uno y escribe allí /{ $command } @nombre. Sin nombre, juega quien pulse «Unirse».
key-play-friend = 👥 Jugar con alguien
key-play-computer = 🤖 Jugar contra el bot
help-how = Para empezar un juego, escribe su nombre y a quién retas: /dots @nombre. Con bot:1 … bot:5 juegas contra el bot; si no pones nada más que el juego, se une quien quiera.
help-moves = Para jugar, basta con escribir la jugada, como e4. Si tienes varias partidas, primero el número: 17 e4.
help-answers = Para jugar, responde a la imagen con tu jugada, como e4, o escribe /m e4. Si me haces administrador, basta con e4.
help-group = { $name }: { $commands }
help-group-open = Empezar
help-group-match = En la partida
help-group-besides = Más
help-play = /play
help-matches = /matches
help-rules = /rules
help-m = /m (una jugada)
help-board = /board (mostrarlo otra vez; de una hoja grande, una parte: /board cerca o /board k12)
help-resign = /resign
help-draw = /draw
help-undo = /undo (deshacer)
help-cancel = /cancel (anular)
help-hint = /hint (qué jugaría yo, solo para ti)
help-export = /export (el registro)
help-replay = /replay (la partida en película)
help-fair = /fair (comprobar la suerte)
help-cup = /cup (torneo)
help-daily = /daily (acertijos del día)
help-top = /top (el ranking)
help-stats = /stats (tus resultados)
help-privacy = /privacy (tus datos)
help-settings = /settings
lesson-film = { $game }: una partida en película
lesson-players = Ana | Beto | Carla | Diego | Eva | Fran | Gema | Hugo
key-rules-options = Opciones
rules-head = { $game }
rules-variant = { $game }: { $variant }
rules-which = ¿Las reglas de qué juego?
rules-options = Opciones:
rules-option = { $key } ({ $allowed }): { $about }
rules-preset = { $name }: { $sets }
catalogue-head = ¿A qué jugamos?
catalogue-found = «{ $name }» puede ser varios juegos. ¿Cuál?
catalogue-computer = A estos sé jugar. ¿A cuál?
# A game in a list: how many dice it takes and how long, and for how many it is.
catalogue-line = { $game }: { $brief }, { $most ->
    [one] en solitario
   *[other] juegan { $counts }
}
catalogue-alone = Juego en solitario: /{ $game }
catalogue-command = Para retar a alguien: /{ $game } @nombre
catalogue-levels = 🤖 1 … 5: contra el bot; el más fuerte es el 5.
catalogue-how-strong = ¿Con qué fuerza juego? El 1 es fácil; con el 5 doy lo mejor de mí.
catalogue-luck = Aquí lo deciden todo los dados, así que no juego ni bien ni mal.
family-lines = Líneas y cuadros
family-battles = Batallas
family-strokes = Fútbol, carreras, golf
family-words = Palabras
family-figures = Números
family-dice = Dados
family-stopping = Plantarse a tiempo
family-combinations = Combinaciones
family-reckoning = Cálculo
family-crossing = Largo y ancho
family-power = Juegos de poder
family-bluff = Engaño
family-boards = De tablero
family-races = Carreras
family-chips = Fichas
family-children = Infantiles
family-luck = Pura suerte
family-alone = En solitario

settings-head = Ajustes de este chat
setting-lang = Idioma
setting-labels = Letras de los tableros
setting-labels-auto = según el idioma
setting-labels-latin = a b c d
setting-labels-cyrillic = а б в г
setting-boards = Tableros
setting-boards-replace = imagen nueva, la vieja se borra
setting-boards-edit = la imagen cambia en su sitio
setting-boards-keep = se quedan todas las imágenes
setting-theme = Aspecto
setting-theme-paper = cuaderno
setting-theme-dark = oscuro
setting-theme-contrast = alto contraste
setting-view = Hojas grandes
setting-view-auto = según el tamaño
setting-view-whole = la hoja entera
setting-view-near = en torno a las últimas jugadas
setting-quiet = Horas de silencio
setting-quiet-off = ninguna
setting-hours = de { $from }:00 a { $to }:00
setting-zone = Zona horaria
setting-utc = UTC{ $zone }
setting-place = { $zone }
setting-daily = Los acertijos del día
setting-daily-off = solo si se piden
setting-daily-on = cada mañana a las nueve
setting-month = La tabla del mes
setting-month-off = no se anuncia
setting-month-on = se anuncia
setting-move = El botón «Jugada»
setting-move-on = debajo de los tableros
setting-move-off = no
setting-app = Tablero táctil
setting-app-on = con un botón debajo
setting-app-off = no
setting-colours = Colores de los botones
setting-colours-on = a quién le toca y qué es definitivo
setting-colours-off = no
setting-times = Tiempo que queda
setting-times-on = al mirar el mensaje
setting-times-off = al enviar el mensaje
setting-cards = Retos con @nombre
setting-cards-on = se aceptan
setting-cards-off = aquí no
setting-secrets = Secretos
setting-secrets-on = aquí, los ve solo una persona
setting-secrets-off = solo en privado
setting-answers = Respuestas a una persona
setting-answers-on = las ve solo esa persona
setting-answers-off = las ven todos
setting-reactions = 👍, 👎 y 🤔
setting-reactions-on = valen como respuesta
setting-reactions-off = no significan nada
setting-turns = Avisarme cuando me toque
setting-turns-off = no
setting-turns-on = sí
setting-wrong = Aquí no se puede ajustar { $given }. Se puede ajustar: idioma=es u otro, letras=auto, latinas o cirílicas, tableros=nueva, cambia o todas, vista=auto, entera o cerca, aspecto=cuaderno, oscuro o contraste, silencio=23-8 o no, zona=+3 o Europe/Madrid, táctil=sí o no, colores=sí o no, tiempos=sí o no; en grupos acertijos=sí o no, mes=sí o no, jugada=sí o no, retos=sí o no, secretos=sí o no, respuestas=sí o no, reacciones=sí o no; y en privado avisos=sí o no.

# How settings are typed behind the command: /settings theme=dark.
setting-key-lang = idioma | lengua
setting-key-labels = letras
setting-key-boards = tableros
setting-key-view = vista | hojas
setting-key-theme = aspecto | tema
setting-key-quiet = silencio
setting-key-zone = zona
setting-key-daily = acertijos
setting-key-month = mes
setting-key-move = jugada
setting-key-app = táctil
setting-key-colours = colores
setting-key-times = tiempos
setting-key-cards = retos
setting-key-secrets = secretos
setting-key-answers = respuestas
setting-key-reactions = reacciones
setting-key-turns = avisos | avisarme
setting-is-auto = auto | automático
setting-is-latin = latinas
setting-is-cyrillic = cirílicas
setting-is-replace = nueva | nuevas
setting-is-edit = cambia | cambiar
setting-is-keep = todas | quedan
setting-is-whole = entera
setting-is-near = cerca
setting-is-paper = cuaderno | papel
setting-is-dark = oscuro
setting-is-contrast = contraste

## What the messenger’s menu of commands says

command-play = elegir un juego, retar a alguien
command-m = hacer una jugada: /m e4
command-board = mostrar otra vez el tablero
command-matches = partidas de aquí
command-rules = reglas de un juego
command-resign = rendirse
command-draw = ofrecer empate
command-undo = pedir que te dejen deshacer tu jugada
command-cancel = anular una partida
command-hint = qué jugaría yo en tu lugar, solo para ti
command-export = el registro en un archivo
command-replay = la partida en película
command-fair = comprobar que no hay trampa en la suerte
command-daily = los acertijos del día, iguales para todos
command-cup = un torneo: /cup dots
command-top = quién juega mejor aquí
command-stats = tus resultados, o los de otra persona
command-privacy = qué guardo sobre ti y cómo borrarlo
command-settings = idioma, tableros, aspecto, horas de silencio
command-help = cómo se juega

# What the bot suggests to those who type behind its name.
inline-refused = ✗ { $move }
inline-gain = { $match }: { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } puntos
}
inline-off = Aquí los retos con @nombre están desactivados. Escribe tú: /{ $game }
inline-challenge = { $name } abre una partida de { $into }. ¿Quién juega?
guest-how = Escribe un juego detrás de mi nombre, por ejemplo: @{ $bot } dots
inline-title = { $game } · { $terms }
inline-blitz = El blitz solo funciona en chats donde estoy: en los demás el tablero no puede cambiar tan rápido.
nudge = { $several ->
    [yes] { $names }, les toca en la №{ $number }.
   *[no] { $names }, te toca en la №{ $number }.
}
nudge-nobody = No hay a quién avisar en la №{ $number }.
show-here = Mostrar aquí la №{ $number }
inline-long = Es demasiado para un solo botón. Quita alguna opción.
