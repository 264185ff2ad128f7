# The Kremlin tower: four dice, two sums, three runners.

tower-name = Torre del Kremlin
tower-also = torre | la torre
tower-about = Cuatro dados dan dos sumas, y tres escaladores suben por sus columnas: plántate a tiempo o pierde lo subido.
tower-brief = cuatro dados, diez minutos
tower-rules =
    Sube hasta arriba tres columnas antes que los demás.

    En tu turno tiras cuatro dados y los repartes en dos parejas. Tus escaladores suben un paso en las columnas de las dos sumas. Hay tres; uno nuevo sale justo encima de tu marca. Si se puede, hay que usar las dos sumas; si solo queda un escalador para dos columnas nuevas, eliges tú.

    Tras cada tirada te plantas o tiras otra vez. Si te plantas, tus marcas suben hasta los escaladores. Si una tirada no da ninguna suma que sirva a un escalador, se pierde todo lo de este turno. Una columna subida hasta arriba se cierra para todos.

    Sacas 2 3 3 6: son 5 y 9, o bien 8 y 6. Escribe «subo 5 9» o solo «5 9», luego «tiro» o «me planto», o usa los botones.

    La partida acaba con la tercera columna; «columnas» fija otro número.

tower-opt-columns = con cuántas columnas se gana
tower-key-columns = columnas
tower-set-columns = { $value ->
    [one] se gana con { $value } columna
   *[other] se gana con { $value } columnas
}

tower-word-roll = tiro | tirar | sigo
tower-word-hold = me planto | plantarse | planto | paro
tower-word-take = subo | subir | tomo

tower-take = { $sums }
tower-take-news = { $seat } sube con { $sums }.

tower-ask-take = ¿qué sumas haces con { $faces }?
tower-ask-one = ¿qué suma tomas de { $faces }?
tower-ask = { $free ->
    [0] ¿tiras otra vez o te plantas?
    [one] ¿tiras otra vez o te plantas? Queda un escalador libre
   *[other] ¿tiras otra vez o te plantas? Quedan { $free } escaladores libres
}

tower-threw = { $seat } saca { $faces }.
tower-falls = { $seat } saca { $faces }: no puede subir ningún escalador, turno perdido.
tower-takes = { $seat } sube con { $sums }.
tower-stops = { $seat } se planta; las marcas suben hasta los escaladores: { $sums }.
tower-top = { $columns ->
    [one] { $seat } corona el { $sum }, su primera columna.
   *[other] { $seat } corona el { $sum } y ya tiene { $columns } columnas.
}

tower-reject-columns = Con tantas columnas por subir quizá no pueda ganar nadie: pon menos, o que juegue menos gente.
tower-reject-syntax = Escribe las sumas con las que subes, por ejemplo «5 9», o «tiro» o «me planto».
tower-reject-take = Esta tirada da: { $moves }.
tower-reject-one = No hay escaladores para las dos sumas: elige una. Esta tirada da: { $moves }.
tower-reject-decide = Con esta tirada ya has subido: tira otra vez o plántate.
tower-reject-first = Primero elige las sumas de esta tirada.

tower-sheet = { $columns ->
    [one] Gana una columna
   *[other] Ganan { $columns } columnas
}
tower-sheet-runners = { $columns ->
    [one] Gana una columna; cruz = escalador
   *[other] Ganan { $columns } columnas; cruz = escalador
}

tower-lesson-1 = Sumas de dos parejas: «5 9» o «6 8»
tower-lesson-2 = Amarillo: escaladores; sin suma, perdidos
tower-lesson-3 = Con «me planto» las marcas se quedan
tower-lesson-4 = Columna coronada, cerrada; aquí ganan dos
