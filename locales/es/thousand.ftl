# A thousand with six dice: set aside what counts, roll the rest.

thousand-name = Mil con seis dados
thousand-also = mil | los mil
thousand-about = Aparta los dados que puntúan y vuelve a tirar los demás mientras te atrevas: gana quien llegue antes a 1000.
thousand-brief = seis dados, un cuarto de hora
thousand-rules =
    Gana quien llegue antes a 1000 puntos. En tu turno el bot tira seis dados. De cada tirada apartas al menos un dado que puntúe; después te plantas y anotas los puntos, o tiras los demás. Si en una tirada no puntúa nada, pierdes todo lo de este turno. Con los seis apartados puedes tirarlos todos otra vez.

    Un 1 vale 10; un 5, 5. Tres iguales en una tirada: diez veces el número, y el 1 cuenta como diez: 4 4 4 son 40; 1 1 1, 100. Cuatro: veinte veces, 80 y 200; cinco: cien veces, 400 y 1000. 1 2 3 4 5 6: 150. Seis iguales ganan al momento.

    Sacas 1 1 1 5 2 6: escribe «tiro 1 1 1 5» y llevas 105. En los otros dos salen 5 y 3: «me planto» anota 110. «tiro» y «me planto» a secas apartan todo lo que puntúa. O usa los botones.

    Opciones: la meta; «apertura», el mínimo para los primeros puntos; «fosos»: con 200 a 295 solo te plantas si este turno te lleva a 300; igual de 600 a 700. «juntos»: seis dados para todos; quien tenga menos toma los primeros de la izquierda.

thousand-opt-goal = con cuántos puntos se gana
thousand-opt-opening = cuántos puntos tiene que dar el primer turno que cuente
thousand-opt-pits = de 200 a 300 y de 600 a 700 puntos hay que salir en un solo turno
thousand-key-goal = meta | puntos
thousand-key-opening = apertura
thousand-key-pits = fosos
thousand-set-goal = hasta { $value } puntos
thousand-set-opening = { $value ->
    [0] sin apertura
   *[other] apertura { $value }
}
thousand-set-pits = { $value ->
    [on] con fosos
   *[other] sin fosos
}

thousand-word-roll = tiro | tirar | sigo | aparto
thousand-word-hold = me planto | plantarse | planto | paro

thousand-roll = 🎲 { $faces }: { $points }, tirar { $dice }
thousand-roll-news = { $seat } aparta { $faces } y tira { $dice }.
thousand-hold = ✋ Plantarse: +{ $points }
thousand-hold-news = { $seat } se planta con { $points }.

thousand-ask = { $now ->
    [0] ¿qué apartas? Todo lo que puntúa: { $points }
   *[other] ¿qué apartas? Con todo lo que puntúa llevas { $points } en este turno
}
thousand-ask-all = { $several ->
    [yes] ¿siguen tirando o se plantan?
   *[no] ¿sigues tirando o te plantas?
}
thousand-holds = Tus dados: { $faces }. En este turno: { $points }.
thousand-holds-none = En este turno: { $points }.

thousand-threw = { $seat } saca { $faces }.
thousand-bust = { $points ->
    [0] { $seat } saca { $faces }: no puntúa nada.
   *[other] { $seat } saca { $faces }: no puntúa nada, pierde { $points }.
}
thousand-six = { $seat } saca { $faces }: ¡seis iguales!
thousand-aside = { $seat } aparta { $faces }: { $points } en este turno.
thousand-banks = { $seat } anota { $points }: { $total } en total.

thousand-reject-syntax = Escribe «tiro» o «me planto», o también los dados que apartas: «tiro 1 5».
thousand-reject-set = No puedes apartar { $faces }: los unos y los cincos valen sueltos, los demás desde tres iguales, todos de esta tirada.
thousand-reject-stop = Con { $points } no te puedes plantar: te hacen falta { $least } en un turno. Sigue tirando.

thousand-sheet-points = puntos
thousand-sheet-now = turno
thousand-sheet-turn = { $seat }: { $points } en este turno
thousand-sheet-bust = pierde
thousand-sheet-ticked = se pueden apartar: { $points }
thousand-sheet-all = para todos: tirada { $throw }

thousand-lesson-1 = «tiro 4 4 4 1»: se apartan y dan 50
thousand-lesson-2 = Ahora «tiro» los demás, o «me planto»
thousand-lesson-3 = No puntuó nada: se perdió todo el turno
thousand-lesson-4 = Gana quien llegue antes a la meta, aquí 300
