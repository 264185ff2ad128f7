# Spider: cross out the sums of two dice.

spider-name = Araña
spider-also = la araña
spider-about = Tacha las sumas de dos dados. Lo que necesitas te deja tirar otra vez; lo que ya tienes se regala.
spider-brief = dos dados, cinco minutos
spider-rules =
    Gana quien tache antes diez sumas: 2, 3, 4, 5, 6, 8, 9, 10, 11 y 12. Cuelgan de los hilos de tu telaraña.

    En tu turno tiras dos dados: pulsa el botón o escribe «tiro». Si aún necesitas la suma, el bot te la tacha y tiras otra vez. Si ya la tienes, es un regalo para la siguiente persona que todavía la necesite, y acaba tu turno.

    El siete es un comodín: tacha la suma que quieras, con un botón o escribiéndola, por ejemplo 12. Después acaba tu turno.

    Por ejemplo: sacas 1 y 1, y se tacha el 2. Vuelves a sacar 1 y 1: ahora el 2 lo tacha quien va después, y le toca.

    Quien tacha la última suma gana al momento, aunque la haya sacado otra persona.

spider-word-throw = tiro | tirar

spider-cross = ✗ { $sum }
spider-cross-news = { $seat } tacha { $sum }.
spider-ask = { $left ->
    [one] tira los dados, falta una suma
   *[other] tira los dados, faltan { $left } sumas
}
spider-ask-any = por el siete, tacha la suma que quieras
spider-crossed = { $seat } saca { $faces } y tacha { $sum }.
spider-gift = { $seat } saca { $faces }: { $other } tacha { $sum }.
spider-nobody = { $seat } saca { $faces }: el { $sum } ya no lo necesita nadie.
spider-any = { $seat } saca { $faces }: siete, la suma que quiera.
spider-chosen = { $seat } tacha { $sum }.
spider-reject-syntax = Escribe «tiro», o después de un siete la suma que tachas.
spider-reject-throw = Primero tira: pulsa el botón o escribe «tiro».
spider-reject-cross = Tacha una de estas: { $open }.

spider-sheet = El siete es comodín; ganan diez sumas
spider-sheet-of = { $count } de { $all }
spider-sheet-crossed = tachadas

spider-board-crossed = tachadas
spider-board-open = libres

spider-lesson-1 = 5 + 6: Ana tacha 11 y tira otra vez
spider-lesson-2 = 3 + 4 = 7: la que quiera, así que «12»
spider-lesson-3 = El 2 ya estaba tachado: fue para Beto
spider-lesson-4 = Gana quien tache las diez sumas
