# Chicago: eleven rounds, in each of which another sum is aimed at.

chicago-name = Chicago
chicago-also = once rondas
chicago-about = Dos dados, once rondas: primero se busca el dos, luego el tres, y así hasta el doce. Acierta la suma y te la apuntas.
chicago-brief = dos dados, dos minutos
chicago-rules =
    Se trata de sacar la suma justa en el momento justo. Hay once rondas. En la primera todos buscan el dos, en la siguiente el tres, y así; la última es la del doce.

    En tu turno tiras dos dados una vez: pulsa el botón o di «tiro». Si la suma es la que se busca, te apuntas esos puntos; si no, nada.

    Por ejemplo, en la ronda del ocho 5 3 da 8 puntos, y 5 4, ninguno.

    Tras la ronda del doce acaba la partida: gana quien tenga más puntos, y más de 77 no puede tener nadie. Quienes empatan comparten el lugar.

chicago-word-roll = tiro | tirar

chicago-ask = saca { $aim } con dos dados
chicago-hit = { $seat } saca { $faces } y acierta: { $sum } puntos.
chicago-missed = { $seat } saca { $faces }: son { $sum }, nada.
chicago-sheet = Ahora se busca el { $aim }
chicago-sheet-last = Última tirada: { $faces } = { $sum }
chicago-sheet-aim = meta

chicago-lesson-1 = 5 + 3 = 8, y se busca el ocho: 8 puntos
chicago-lesson-2 = 5 + 4 = 9 no es ocho: nada
chicago-lesson-3 = La próxima ronda busca el nueve: «tiro»
chicago-lesson-4 = Tras el doce ganan más puntos
