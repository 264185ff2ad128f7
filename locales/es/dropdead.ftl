# Drop the dead one: five dice, twos and fives drop dead.

dropdead-name = Dados muertos
dropdead-also = el muerto | dado muerto
dropdead-about = Tira cinco dados y puntúa mientras no salga ni dos ni cinco: esos mueren y se retiran.
dropdead-brief = cinco dados, cinco minutos
dropdead-rules =
    Se trata de hacer muchos puntos antes de quedarte sin dados. Empiezas el turno con cinco: pulsa el botón o di «tiro».

    Si no sale ni dos ni cinco, la tirada puntúa: suma todos los dados. Si sale alguno, la tirada no puntúa, y cada dos y cada cinco muere y se retira. En cualquier caso vuelves a tirar los dados que quedan. Cuando muere el último, acaba tu turno. No hay nada que decidir.

    Por ejemplo: 1 2 4 5 6 no puntúa, quedan tres dados. 3 4 6 da 13. 1 5 4 no puntúa, quedan dos. 6 4 da 10. 2 2, y se acabó: 23 puntos.

    Cada ronda es un turno por cabeza. Tras cinco rondas gana quien tenga más puntos (opción «rondas»).

dropdead-word-roll = tiro | tirar

dropdead-ask = { $dice ->
    [one] llevas { $sum } puntos, tira el último dado
   *[other] llevas { $sum } puntos, tira { $dice } dados
}
dropdead-scored = { $points ->
    [one] { $seat } saca { $faces }: { $points } punto.
   *[other] { $seat } saca { $faces }: { $points } puntos.
}
dropdead-dead = { $dead ->
    [one] { $seat } saca { $faces }: muere un dado.
   *[other] { $seat } saca { $faces }: mueren { $dead } dados.
}
dropdead-over = { $sum ->
    [one] { $seat } saca { $faces }: todos muertos, { $sum } punto.
   *[other] { $seat } saca { $faces }: todos muertos, { $sum } puntos.
}

dropdead-sheet = Ronda { $round } de { $rounds }. Con un 2 o un 5, 0; y se retiran

dropdead-lesson-1 = Un 2 y un 5: nada, los dos mueren
dropdead-lesson-2 = Ni 2 ni 5: 3 + 4 + 6 = 13
dropdead-lesson-3 = Todos muertos: el turno dio 23
dropdead-lesson-4 = «tiro»: Beto empieza con cinco dados
