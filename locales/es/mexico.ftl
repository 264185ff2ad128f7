# Mexico: two dice read as a number; the lowest one costs a life.

mexico-name = México
mexico-also = mexicano
mexico-about = Dos dados forman un número, y el veintiuno gana a todo. El número más bajo de la ronda cuesta una vida.
mexico-brief = dos dados, cinco minutos
mexico-rules =
    No hay que sacar lo más bajo. Los dos dados se leen como un número, primero el mayor: 5 y 3 son 53. Lo mejor es 21, el México. Después van las parejas, de 66 a 11. Después todos los demás como números, de 65 a 31, que es el más bajo.

    Quien abre la ronda tira una, dos o tres veces y se planta cuando el número le convence: di «tiro» y «me planto», o usa los botones. Solo cuenta la última tirada. Los demás tienen entonces tantas tiradas como usó quien abrió, no más. Después de un México el turno acaba al momento.

    Por ejemplo: Ana abre con 53 y luego 65, y se planta con dos tiradas. Beto saca 11, que es pareja, y se planta. Carla saca 42 y luego 31: es lo más bajo.

    Lo más bajo pierde una de tres vidas y abre la ronda siguiente. Si empatan varios, lo desempatan entre sí; empieza quien jugó en último lugar. Sin vidas quedas fuera, y gana quien quede al final.

    Con «vidas» se fija cuántas hay por cabeza.

mexico-opt-lives = cuántas vidas por cabeza
mexico-key-lives = vidas
mexico-set-lives = { $value ->
    [one] { $value } vida
   *[other] { $value } vidas
}

mexico-word-roll = tiro | tirar | sigo | otra
mexico-word-hold = me planto | plantarse | planto | paro

mexico-ask-roll = { $worst ->
    [0] abre la ronda: tienes { $left } tiradas como mucho
   *[other] { $left ->
        [one] tira una vez; lo más bajo por ahora es { $worst }
       *[other] tira hasta { $left } veces; lo más bajo por ahora es { $worst }
    }
}
mexico-ask = { $left ->
    [one] te queda una tirada
   *[other] te quedan { $left } tiradas
}{ $worst ->
    [0] { "" }
   *[other] ; lo más bajo por ahora es { $worst }
}. ¿Tiras otra vez o te plantas?

mexico-threw = { $seat } saca { $number }.
mexico-mexico = { $seat } saca { $number }: ¡México!
mexico-stops = { $seat } se planta con { $number }.
mexico-lost = { $lives ->
    [0] Lo más bajo es el { $number } de { $seat }, que queda fuera.
    [one] Lo más bajo es el { $number } de { $seat }: le queda una vida.
   *[other] Lo más bajo es el { $number } de { $seat }: le quedan { $lives } vidas.
}
mexico-tie = Empate en lo más bajo: desempatan { $names }.

mexico-board-throws = tiradas
mexico-board-lives = vidas
mexico-board-shows = muestra

mexico-sheet = { $throws ->
    [one] Una tirada; gana 21, luego parejas
   *[other] Hasta { $throws } tiradas; gana 21, luego parejas
}
mexico-sheet-tie = { $throws ->
    [one] Desempate, una tirada
   *[other] Desempate, hasta { $throws } tiradas
}
mexico-sheet-old = Ronda nueva. En claro, la anterior
mexico-sheet-small = Pequeños: tiradas previas
mexico-sheet-lives = vidas
mexico-sheet-shows = tiene
mexico-sheet-past = antes { $number }
mexico-sheet-fell = { $number }, fuera

mexico-lesson-1 = Solo cuenta la última tirada: 65
mexico-lesson-2 = La pareja gana a 65; a todas, solo el 21
mexico-lesson-3 = Ana tiró dos veces: nadie tira más
mexico-lesson-4 = 42 es lo más bajo por ahora: «tiro»
mexico-lesson-5 = Los discos son vidas: tres por cabeza
