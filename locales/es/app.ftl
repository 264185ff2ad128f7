# The page of a match in the Mini App.
app-touch-play = Jugar
app-touch-clear = Quitar todas las marcas
app-touch-back = Un paso atrás
app-touch-letter = La letra nueva
app-touch-hint = Toca el tablero
app-touch-keys = Las flechas eligen un sitio, Intro lo marca, Intro otra vez juega, Esc borra.
app-type = O escribe tu jugada
app-fleet = Arrastra tus barcos al tablero y pulsa «Jugar». Cuando estén todos, pulsa «Listo».
app-gone = Esta partida no se puede mostrar aquí.
app-old = Abre el tablero de nuevo: este enlace ya ha caducado.
app-outside = Abre este tablero con el botón en Telegram.
app-failed = El bot no responde. Sigo pidiendo el tablero, pero no envío ninguna jugada otra vez.
