## Results

casual-wrong = «amistosa» puede ser sí o no, pero no «{ $given }».
casual-about = partida que no cuenta para el ranking
lobby-casual = No cuenta para el ranking.
lobby-met = Entre { $one } y { $other } van { $own } : { $theirs }{ $drawn ->
    [0] .
    [one] , con un empate.
   *[other] , con { $drawn } empates.
}
rated = Ranking: { $players }.
rated-player = { $seat } { $points }{ $guess ->
    [yes] ?
   *[no] {""}
} ({ $change })
rated-between = Entre ustedes: { $one } { $own } : { $theirs } { $other }{ $drawn ->
    [0] .
    [one] , con un empate.
   *[other] , con { $drawn } empates.
}
lobby-hints = Se permiten pistas.
lobby-no-hints = Sin pistas.
unrated-casual = No cuenta para el ranking, según lo acordado.
unrated-computer = No cuenta para el ranking: jugaba el bot.
unrated-shared = No cuenta para el ranking: un puesto se jugó entre varios.
unrated-twice = No cuenta para el ranking: una persona tenía dos puestos.
unrated-short = No cuenta para el ranking: fue demasiado corta.
unrated-often = No cuenta para el ranking: hoy ya era su sexta partida.
unrated-vote = No cuenta para el ranking: el chat jugaba en equipo.

rating = { $points }{ $guess ->
    [yes] ?
   *[no] {""}
}
rating-none = –
score = { $won } : { $lost }{ $drawn ->
    [0] {""}
   *[other] {" "}(= { $drawn })
}
month-points = { $points }
month-matches = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
top-group = Las tablas son de los grupos: pregunta allí. Aquí, /stats muestra tus resultados.
top-game = { $game }: ranking
top-month = Este mes, todos los juegos
top-past = Todos los juegos, { $month }
top-month-nobody = Este mes nadie ha terminado una partida para el ranking.
top-nobody = Aquí aún no hay partidas para el ranking. Con /{ $command } @nombre empieza una.
top-few = Se entra en la tabla con { $enough } partidas para el ranking, y nadie las tiene todavía.
top-nothing = Aquí aún no se ha decidido nada. Con /{ $command } @nombre empieza una partida.
top-all = Quién juega mejor aquí
top-leader = { $game }: { $name } { $value }
top-leaderless = { $game }: nadie tiene aún { $enough } partidas para el ranking
top-line = { $place }. { $name } { $value } · { $detail }
top-between = …
key-month = Este mes
key-all-games = Todos los juegos
key-picture = Imagen
key-picture-of = Imagen: { $chat }
stats-group = Pregunta por los demás en el grupo donde juegas con ellos.
stats-head = { $name }
stats-chat = { $chat }:
stats-private = A solas conmigo
stats-elsewhere = En otro chat
stats-chats-more = { $count ->
    [one] …y un grupo más
   *[other] …y { $count } grupos más
}
stats-nothing = Aquí aún no has terminado ninguna partida. Con /{ $command } @nombre empieza una.
stats-nothing-of = { $name } aún no ha terminado ninguna partida aquí.
stats-game = { $game }: { $value } · { $detail }
stats-latest = Últimas partidas: { $marks }
stats-longest = Mejor racha: { $count } ({ $game })
stats-computer = Contra el bot: { $levels }
stats-level = nivel { $level }: { $won } de { $played }
stats-alone = En solitario: { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
stats-between = Tú y { $name }: { $games }
stats-met = { $game } { $own } : { $theirs }{ $drawn ->
    [0] {""}
   *[other] {" "}(= { $drawn })
}
stats-line = Ranking: { $game }
stats-line-points = { $line } { $points }
person-unknown = No conozco a nadie con el nombre { $name }. Mejor responde a uno de sus mensajes.

annulled = La №{ $number } ya no cuenta.
annulled-now = La №{ $number } ya no cuenta. { $ratings }.
annulled-rating = { $seat } { $points }{ $guess ->
    [yes] ?
   *[no] {""}
}

## Cups

cup-word-stop = parar | terminar
cup-word-out = fuera | sacar
cup-word-knockout = eliminatorias | eliminatoria
cup-word-tables = mesas
cup-word-round = ronda
cup-group = Las copas se juegan en grupos.
cup-none = Aquí aún no hay ninguna copa. Con /cup { $command } se abre una.
cup-none-alive = Aquí no se está jugando ninguna copa.
cup-which = ¿Cuál? Añade su número: { $cups }
cup-many = Aquí caben solo { $most } copas a la vez. Quien abrió una, o quien administra el grupo, puede pararla: /cup stop y su número. { $cups }
cup-unknown = No existe la copa №{ $number }.
cup-founder = Eso lo hace quien abrió la copa.
cup-admins = Eso solo puede hacerlo quien administra el grupo.
cup-leaders = Eso solo puede hacerlo quien abrió la copa o quien administra el grupo.
cup-no-form = De este juego no se puede hacer una copa así.
cup-no-vote = En una copa juegan personas, no chats: ahí no se vota.
cup-not-started = La copa aún no ha empezado.
cup-running = La copa ya ha empezado.
cup-is-over = La copa ya terminó.
cup-too-few = Falta gente: hacen falta al menos dos personas, o una mesa completa.
cup-too-many = La copa está completa.
cup-too-late = Ya es tarde para entrar en esta copa.
cup-not-in = No está en esta copa.
cup-you-not-in = No estás en esta copa.
cup-already-in = Ya estás dentro.
cup-gone = Ya habías salido.
cup-put-out = Quien administra el grupo te sacó de esta copa.
cup-eliminated = Ya no sigues en la copa.
cup-closing = La copa acaba de todos modos con esta ronda.
cup-decided = Eso ya no se puede cambiar: la copa ha seguido adelante.
cup-round-wrong = Una ronda dura de 10 minutos a 60 días, como ronda=1d, pero no «{ $given }».
cup-list = Copas de aquí (/cup con un número muestra una otra vez)
cup-line-joining = №{ $number } { $game }: { $count ->
    [one] hay una inscripción
   *[other] hay { $count } inscripciones
}
cup-line-running = №{ $number } { $game }: ronda { $round } de { $rounds }
cup-line-over = №{ $number } { $game }: 🏆 { $winners }
cup-line-off = №{ $number } { $game }: anulada
cup-head = Copa №{ $number } · { $game }
cup-invites = 🏆 { $cup }. La abre { $name }; { $form }.
cup-is-by-count = hasta seis, todos contra todos; si son más, sistema suizo
cup-is-round-robin = todos contra todos
cup-is-swiss = sistema suizo
cup-is-knockout = eliminatorias
cup-is-tables = mesas de varios
cup-round-time = Cada ronda dura { $time }.
cup-nobody = Todavía no se ha inscrito nadie.
cup-begun = Ha empezado.
cup-off = Se ha anulado.
cup-pledge = Sorteo, fijado de antemano: { $pledge }
cup-secret = El sorteo salió de { $secret }
cup-round = { $cup } · ronda { $round } de { $rounds } ({ $form })
cup-open = №{ $number } { $players }
cup-result = №{ $number } { $players } { $own } : { $theirs }
cup-table = №{ $number } { $names }
cup-until = La ronda dura hasta el { $day }.
cup-until-hour = La ronda dura hasta el { $day }, a las { $time }.
cup-over-time = Se acabó el tiempo de la ronda. Las partidas siguen, pero quien haya pensado { $share } en total pierde.
cup-bye = { $name } pasa sin jugar: un punto.
cup-rest = { $name } descansa en esta ronda.
cup-withdrawn = { $name } no se ha presentado y queda fuera; con «Unirse» vuelve a entrar.
cup-absent = { $name } no se ha presentado y queda fuera.
cup-forfeit = { $name } pasa sin jugar.
cup-forfeit-point = { $gone } ya no juega: el punto es para { $name }.
cup-forfeit-struck = { $gone } ya no juega, así que { $name } se queda sin partida en esta ronda.
cup-lot = El sorteo favorece a { $name }.
cup-again = La №{ $former } se juega otra vez como №{ $number }.
cup-won = 🏆 ¡{ $winners } gana la copa!
cup-shared = 🏆 { $winners } comparten la copa.
cup-stopped = La copa se ha detenido.
cup-unwon = No gana la copa nadie.
cup-closes = La copa termina con esta ronda, que cuenta.
key-cups = Copas
cup-no-undo = En una copa no se deshacen jugadas.
cup-no-cancel = Quien juega una copa no puede anular sus partidas. Para rendirte, responde a la imagen «me rindo».
cup-no-out = Quien juega una copa no puede sacar a nadie. Puede hacerlo quien administre el grupo sin jugarla.
cup-anonymous = Quien juega una copa no decide sobre esto, así que escribe con tu propio nombre.
cup-draw-early = En una copa, el empate se puede acordar cuando ya han jugado todos.
cup-clock-long = { $clock }: es demasiado para una ronda de { $round }. Como mucho: { $most }.

## Privacy

privacy-text = Lo que guardo: tu nombre, tu usuario y tu idioma, tal como los muestra Telegram; las partidas que juegas aquí, con sus jugadas; sus resultados, rankings y copas. De lo demás que escribes no se guarda nada. Se queda hasta que pidas borrarlo; las copias de seguridad que haya hecho quien opera este bot se borran con el tiempo.
privacy-file = Lo que guardo sobre ti: resultados y registros.
privacy-sure = ¿Borro todo lo tuyo? Las partidas en curso cuentan como rendición, tus rankings y tablas desaparecen, y en las partidas terminadas quedas sin nombre. Los acertijos que hayas empezado hoy no se pueden empezar otra vez hoy. Esto no se puede deshacer.
privacy-not = No se ha borrado nada.
privacy-under-way = Ya está en marcha.
privacy-done = Hecho: ya no queda nada con tu nombre. En las partidas terminadas ahora eres { $name }. Las copias de seguridad de quien opera el bot desaparecen con el tiempo; las imágenes en los chats se quedan.
key-my-data = Mis datos en archivo
key-erase = Borrar lo mío
key-erase-sure = Sí, borrarlo todo
key-erase-not = No
fair-erased = (borrado a petición propia; la semilla se conserva)

## Votes

chat-name = El chat
table-key-vote = votación | votos
table-is-first = primera
vote-allowed = 10m, 1d, primera
vote-about = el chat juega en un bando y vota sus jugadas durante este tiempo desde el primer voto; con «primera» vale la primera jugada
vote-wrong = Una votación puede durar de 10s a 7d, por ejemplo votación=10m o votación=1d, o votación=primera, pero no { $given }.
vote-secrets = En { $game } hay secretos, así que el chat no puede votar.
vote-clock = El reloj del chat son las votaciones: quita «reloj».
vote-private = Para votar hace falta un grupo: pídelo allí.
vote-alone = Di contra quién juega el chat: añade «bot:4» o un @nombre.
vote-how = Aquí puede votar todo el mundo; la votación se cierra { $span } después de la primera respuesta.
vote-how-first = Aquí puede responder cualquiera: vale la primera jugada.
lobby-vote = Un bando es el chat: votan todos, y cada votación se cierra { $span } después de la primera respuesta.
lobby-vote-first = Un bando es el chat: juega quien responda primero.
vote-count = { $choice } { $count }
vote-count-named = { $choice } { $count } ({ $voters })
vote-resign = rendirse
vote-draw = empate
vote-undo = deshacer la jugada
vote-open = №{ $number } · El chat vota: { $counts }. { $closes } Responde con una jugada; puedes cambiarla.
vote-closes = Se cierra a las { $time }.
vote-closes-on = Se cierra el { $day }, a las { $time }.
vote-closes-in = Se cierra en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
vote-closed = №{ $number } · El chat ha votado: { $counts }.
vote-undecided = №{ $number } · La votación termina sin decidir nada: { $counts }.
vote-off = №{ $number } · Esta votación ya no vale: la partida siguió sin ella.
vote-no-undo = El chat no deshace jugadas.
news-vote = Votos: { $counts }.
toast-vote = Tu voto: { $move }. Puedes cambiarlo.
toast-vote-against = Quien esté en contra, que vote una jugada.

## Months

month-head = 🏆 La tabla de { $month }:
month-1 = enero
month-2 = febrero
month-3 = marzo
month-4 = abril
month-5 = mayo
month-6 = junio
month-7 = julio
month-8 = agosto
month-9 = septiembre
month-10 = octubre
month-11 = noviembre
month-12 = diciembre

## The puzzle of the day

daily-word-yesterday = ayer
daily-head = 🧩 Acertijos del día №{ $number } · { $day }
daily-how = Cada cual juega por su cuenta, en privado, y los acertijos son iguales para todos. Los nuevos, a las { $time }.
daily-alone = Hoy son iguales para todos, y cada uno se juega una sola vez. Los nuevos, a las { $time }.
daily-was = Así fue el { $day }. Con /daily ves los acertijos de hoy.
daily-over = Ese día ya pasó. Con /daily ves los acertijos de hoy.
daily-game = { $game }
daily-place = { $place }. { $name }: { $feat } { $signs }
daily-place-unsolved = –. { $name }: sin resolver
daily-more = { $count ->
    [one] …y una persona más
   *[other] …y { $count } personas más
}
daily-row = Los últimos siete días: { $row }
daily-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
daily-score = { $points } : { $other }
daily-line = Kletka { $number } · { $game } · { $signed ->
    [yes] { $signs } · { $feat }
   *[no] { $feat }
}
daily-line-unsolved = Kletka { $number } · { $game } · sin resolver
daily-pledge = El secreto de hoy está fijado por { $pledge }; /daily ayer muestra el del día anterior.
daily-secret = Secreto del día: { $secret }. Su SHA-256 es { $pledge }, como se mostró ese día; el SHA-256 de sus bytes y dos líneas, { $date } y el juego, da el secreto de cada acertijo.
daily-none = Acertijos del día: { $games }.
daily-nobody = Ayer nadie pidió los acertijos.
daily-done = Ese ya lo has jugado hoy: { $line }
daily-spent = Ese ya lo has jugado hoy.
daily-gone = Esa partida ya terminó; el próximo acertijo llega mañana.
daily-full = La tabla de ese grupo está llena.
daily-no-cancel = Un acertijo del día no se puede anular. Puedes rendirte: /resign
daily-no-undo = En un acertijo del día no se deshacen jugadas.
key-pass-on = Compartir resultado
