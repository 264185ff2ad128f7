# Ship, captain, mate and crew: five dice, a six, a five and a four in this order, the rest counts.

crew-name = Barco, capitán, piloto y tripulación
crew-also = barco capitán y tripulación | barco | tripulación
crew-about = Cinco dados, tres tiradas: primero un seis, el barco; luego un cinco, el capitán; luego un cuatro, el piloto. Los otros dos son la tripulación.
crew-brief = cinco dados, cinco minutos
crew-rules =
    En tu turno tienes hasta tres tiradas; la primera, con los cinco dados. Pulsa el botón o di «tiro».

    Primero hace falta un barco: un seis. Luego el barco necesita capitán: un cinco. Después va el piloto: un cuatro. Suben a bordo justo en ese orden, varios en una misma tirada si están, y se quedan. Un cinco sin seis se queda en tierra. El bot los sube por ti, y tú vuelves a tirar los demás dados.

    Cuando están los tres, los otros dos dados son la tripulación, y te apuntas su suma. Si quedan tiradas, puedes decir «me planto» o volver a tirar los dos a ver si sale más; vale la última tirada. Si tras tres tiradas falta alguno, no te apuntas nada.

    Por ejemplo: 6 4 4 3 2, el seis es tu barco. 5 4 1 1, ahí van capitán y piloto, y una pobre tripulación de 2. 6 3, y la tripulación vale 9.

    Cada ronda es un turno por cabeza. Tras diez rondas gana quien tenga más puntos; «rondas» fija otro número.

crew-word-roll = tiro | tirar | sigo | otra
crew-word-hold = me planto | plantarse | planto | paro

crew-ask = { $left ->
    [one] tu tripulación vale { $sum } y queda una tirada. ¿Tiras los dos dados otra vez o te plantas?
   *[other] tu tripulación vale { $sum } y quedan { $left } tiradas. ¿Tiras los dos dados otra vez o te plantas?
}
crew-ask-all = { $left ->
    [one] a bordo están los tres y queda una tirada
   *[other] a bordo están los tres y quedan { $left } tiradas
}. { $several ->
    [yes] ¿Tiran otra vez por la tripulación o se plantan?
   *[no] ¿Tiras otra vez por la tripulación o te plantas?
}
crew-adrift = { $seat }, tirada { $throw }: { $faces }. Aún sin barco.
crew-ship = { $seat }, tirada { $throw }: { $faces }. Ya hay barco, pero no capitán.
crew-captain = { $seat }, tirada { $throw }: { $faces }. Ya hay capitán, pero no piloto.
crew-manned = { $seat }, tirada { $throw }: { $faces }. Todos a bordo, la tripulación vale { $sum }.
crew-scored = { $seat }, tirada { $throw }: { $faces }. Fin del turno, { $sum } puntos por la tripulación.
crew-nothing = { $seat }, tirada { $throw }: { $faces }. Fin del turno, falta gente a bordo: nada.

crew-lesson-1 = Barco 6, capitán 5, piloto 4: en este orden
crew-lesson-2 = Los otros dos, la tripulación: 6 + 3 = 9
crew-lesson-3 = «tiro» por más; «me planto» y lo apuntas
crew-lesson-4 = Sin el 4 en la tercera tirada: nada
crew-sheet = Ronda { $round } de { $rounds }. Primero 6, 5 y 4; los otros dos puntúan
