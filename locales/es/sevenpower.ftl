# Seven to the power: seven brings seven chips, other sums cost.

sevenpower-name = Poder del siete
sevenpower-also = siete de la suerte | potencia de siete
sevenpower-about = Dos dados que suman siete dan siete fichas; cualquier otra suma cuesta lo que dista de siete. Gana quien conserve fichas al final.
sevenpower-brief = dos dados, diez minutos
sevenpower-rules =
    Hay veinte fichas por cabeza. En tu turno tiras dos dados y los sumas.

    El siete te da siete fichas del pozo; si hay menos, la banca pone lo que falta. Cualquier otra suma cuesta tantas fichas como dista de siete: van al pozo.

    Si no puedes pagar del todo, pagas lo que tengas. Quien se queda sin fichas queda fuera. Gana quien conserve fichas al final.

    Por ejemplo, 6 4 suman diez y cuestan tres fichas; 3 2 suman cinco y cuestan dos.

    Con «suma=once» se paga lo que dista de once. El once se lleva el pozo entero, y con el doce pagas tantas fichas como hay en él.

    Di «tiro» o pulsa el botón.

sevenpower-opt-chips = cuántas fichas por cabeza
sevenpower-opt-sum = qué suma gana: el siete da siete fichas; el once, el pozo entero
sevenpower-key-chips = fichas
sevenpower-key-sum = suma
sevenpower-is-seven = siete
sevenpower-is-eleven = once
sevenpower-set-chips = { $value ->
    [one] { $value } ficha por cabeza
   *[other] { $value } fichas por cabeza
}
sevenpower-set-sum = { $value ->
    [eleven] el once se lleva el pozo
   *[other] el siete da siete fichas
}

sevenpower-word-roll = tiro | tirar

sevenpower-takes = { $seat } saca { $faces }, { $sum }: ¡{ $chips } del pozo!
sevenpower-takes-more = { $seat } saca { $faces }, { $sum }: { $chips }, { $pot ->
    [0] ¡todo de la banca!
   *[other] ¡{ $pot } del pozo y { $lacks } de la banca!
}
sevenpower-pays = { $seat } saca { $faces }, { $sum }, y paga { $chips }.
sevenpower-all = { $seat } saca { $faces }, { $sum }, y paga todo lo que le queda: { $chips }.
sevenpower-sheet-seven = El 7 toma 7 fichas; si no, paga la distancia
sevenpower-sheet-eleven = 11 toma el pozo, 12 lo dobla; si no, paga la distancia
sevenpower-sheet-left = en el pozo: { $count }
sevenpower-sheet-aim = meta: { $aim }
sevenpower-sheet-puts = suma { $sum }, paga la distancia: { $off }
sevenpower-sheet-doubles = { $sum } dobla el pozo: paga { $count }
sevenpower-sheet-rest = { $sum }: las últimas { $count }, al pozo
sevenpower-sheet-last = suma { $sum }, distancia { $off }: paga las últimas { $count }
sevenpower-sheet-takes = suma { $sum }, toma { $count }

sevenpower-lesson-1 = 6 + 4 = 10 dista tres de siete: Ana paga 3
sevenpower-lesson-2 = 4 + 3 = 7: siete fichas para Beto
sevenpower-lesson-3 = «tiro»: la banca pone lo que falte al pozo
