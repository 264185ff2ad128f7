# Twenty-one: one die, as near to 21 as one dares.

twentyone-name = Veintiuno
twentyone-also = veintiuna | las veintiuna
twentyone-about = Tira un dado cuantas veces quieras: acércate a 21 cuanto puedas, pero sin pasarte.
twentyone-brief = un dado, cinco minutos
twentyone-rules =
    En tu turno tiras el dado cuantas veces quieras, al menos una, y sumas lo que sale. Con 21 te plantas. Si pasas de 21, quedas fuera de esta ronda.

    Cuando han jugado todos, quien más se acerque a 21 gana un punto; si empatan varios, un punto por cabeza; si todos están fuera, nadie. La siguiente ronda la abre otra persona, por orden.

    Tras cinco rondas gana quien tenga más puntos.

    Con «juntos» una tirada vale para todos, y el punto es para quien aguante más sin pasar de 21.

    Di «tiro» y «me planto», o usa los botones. Al abrir la partida se elige cuántas rondas, por ejemplo rondas=3.

twentyone-opt-rounds = cuántas rondas se juegan
twentyone-key-rounds = rondas
twentyone-set-rounds = { $value ->
    [one] { $value } ronda
   *[other] { $value } rondas
}

twentyone-word-roll = tiro | tirar | sigo | otra
twentyone-word-hold = me planto | plantarse | planto | paro

twentyone-sheet = Ronda { $round } de { $rounds }; más de 21, fuera

twentyone-lesson-1 = Ana se plantó con 18: «me planto»
twentyone-lesson-2 = 6 + 6 + 4 + 6 = 22: fuera de la ronda
twentyone-lesson-3 = Carla puede seguir: «tiro»
twentyone-lesson-4 = Lo más cercano a 21 gana un punto
