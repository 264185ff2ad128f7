### What a match answers when a step is not possible.

undo-table = Desde entonces alguien ha dejado la partida o se ha quedado sin tiempo: eso no se puede deshacer.
reject-lapse = El reloj no corre para nadie.
reject-full = Esta partida ya es demasiado larga. Termínala con /draw o /resign.
reject-line = Eso no se puede escribir en el registro de la partida.
reject-first = Puede empezar un puesto del 1 al { $max }.
reject-rules = Esta partida se jugó con reglas anteriores ({ $given }, ahora { $now }) y solo se puede mirar.

### Matches in SGF, the files of other programs.

sgf-syntax = Línea { $line }, columna { $column }: { $what }
sgf-no-match = el archivo no contiene ninguna partida: nada empieza con «(».
sgf-no-node = la partida está vacía: no hay ni un solo «;».
sgf-early = «{ $given }» está antes del primer «;».
sgf-no-value = detrás de «{ $given }» falta un valor entre corchetes.
sgf-open-value = el corchete «[» no se cierra con «]».
sgf-open-match = el archivo acaba aquí y su partida no se cierra con «)».
sgf-stray = «{ $given }» no va aquí.
sgf-many-nodes = no se leen más de { $most } nodos.
sgf-large = El archivo pesa más de { $most } megabytes.
sgf-unsaid = El archivo no dice de qué juego es: falta el número detrás de GM.
sgf-no-game = Aquí no hay ningún juego con el número GM[{ $given }].
sgf-many-moves = Nodo { $node }: no se leen más de { $most } jugadas.
sgf-comment = Nodo { $node }: no se puede leer lo que hay anotado ahí para Kletka ({ $why }).
sgf-value = Nodo { $node }: «{ $given }» no es una jugada. Lo que sigue no se ha leído.
sgf-setup = Nodo { $node }: «{ $given }» cambia la posición sin una jugada, y eso aquí no se puede. No se ha leído, ni lo que sigue.
sgf-komi = «{ $given }» da puntos a un bando, y aquí no cuentan para nadie. Se han leído todas las jugadas, pero no cómo terminó la partida.
sgf-more = El archivo contiene varias partidas. Solo se ha leído la primera.
