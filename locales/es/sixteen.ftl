# Sixteen: near to fifteen, but sixteen is dead.

sixteen-name = Dieciséis
sixteen-also = dieciséis muere | el dieciséis
sixteen-about = Acércate a quince: con dieciséis o más mueres y pagas una ficha. También paga lo más bajo con vida.
sixteen-brief = tres dados, cinco minutos
sixteen-rules =
    Se trata de conservar tus fichas: hay cinco por cabeza. Dieciséis o más muere. Así que acércate a quince cuanto te atrevas.

    En tu turno tiras tres dados. Luego puedes plantarte o volver a tirar los que quieras, dos veces como mucho. Solo cuenta la suma final. Usa un botón, o escribe «tiro» con los dados que vuelves a tirar («tiro» a secas, todos), o «me planto». Por ejemplo: tienes 4 3 2, que son 9, y escribes «tiro 2»; sale un 6 y tienes 13. Alguien acaba con 5 5 6, que son 16: muere.

    Cuando han jugado todos, quien muere paga una ficha. También paga una quien tenga lo más bajo con vida; si empatan varios, una por cabeza. Si solo vive una persona, no paga. La siguiente ronda la abre otra persona, por orden.

    Sin fichas quedas fuera. Gana quien conserve fichas al final.

    Con «juntos» una tirada vale para todos: todos usan los mismos dados, y cada cual decide en secreto qué guarda.

sixteen-rules-three = Como se ha contado: tres dados, y puedes volver a tirar los que quieras, dos veces como mucho. Escribe «tiro 2» para volver a tirar el 2, «tiro 2 3» para dos dados, «me planto» para quedarte con todo.
sixteen-rules-one = Tiras un solo dado cuantas veces quieras, al menos una, y sumas: 6 + 5 + 3 son 14. Con más de quince mueres al momento; con quince te plantas sin decirlo. Di «tiro» y «me planto».

sixteen-opt-form = tres dados, de los que se repiten algunos, o un dado que se va sumando
sixteen-opt-chips = cuántas fichas por cabeza
sixteen-key-form = forma
sixteen-key-chips = fichas
sixteen-is-three = tres dados | tres
sixteen-is-one = un dado | uno
sixteen-set-form = { $value ->
    [one] un dado
   *[other] tres dados
}
sixteen-set-chips = { $value ->
    [one] { $value } ficha
   *[other] { $value } fichas
}

sixteen-word-roll = tiro | tirar | sigo | otra
sixteen-word-hold = me planto | plantarse | planto | paro

sixteen-again = 🎲 { $faces }
sixteen-again-news = { $seat } vuelve a tirar { $faces }.

sixteen-ask = { $least ->
    [0] tienes { $sum }. ¿Tiras otra vez o te plantas?
   *[other] tienes { $sum }, lo más bajo con vida es { $least }. ¿Tiras otra vez o te plantas?
}
sixteen-ask-three = tienes { $sum }, { $left ->
    [one] queda una tirada
   *[other] quedan { $left } tiradas
}. ¿Qué dados vuelves a tirar, o te plantas?
sixteen-ask-all = { $sum } para todos los que siguen. { $several ->
    [yes] ¿Siguen tirando o se plantan?
   *[no] ¿Sigues tirando o te plantas?
}
sixteen-ask-all-three = { $left ->
    [one] queda una tirada
   *[other] quedan { $left } tiradas
}. { $several ->
    [yes] ¿Qué dados vuelven a tirar, o se plantan?
   *[no] ¿Qué dados vuelves a tirar, o te plantas?
}

sixteen-threw = { $seat } saca { $faces }: { $sum }.
sixteen-dead = { $seat } saca { $faces }: { $sum }, muere.
sixteen-dead-pay = { $count ->
    [one] Muere, una ficha: { $names }.
   *[other] Mueren, una ficha por cabeza: { $names }.
}
sixteen-lowest-pay = { $count ->
    [one] Lo más bajo, { $sum }, una ficha: { $names }.
   *[other] Lo más bajo, { $sum }, una ficha por cabeza: { $names }.
}
sixteen-out = Sin fichas y fuera: { $names }.
sixteen-reject-syntax = Escribe «tiro» o «me planto»; con tres dados puedes decir cuáles vuelves a tirar: «tiro 2 3».

sixteen-sheet = 16 o más cuesta una ficha, y lo más bajo también
sixteen-sheet-chips = fichas
sixteen-sheet-sum = suma
sixteen-sheet-made = suma { $sum }
sixteen-sheet-dead = muere: { $sum }
sixteen-sheet-lowest = mínimo: { $sum }
sixteen-sheet-past = hizo { $sum }

sixteen-board-three = tres
sixteen-board-one = uno

sixteen-lesson-1 = Ana volvió a tirar su 2: «tiro 2», y son 13
sixteen-lesson-2 = Beto tiene 11: dos tiradas, o «me planto»
sixteen-lesson-3 = Con 16 o más mueres y pagas una ficha
sixteen-lesson-4 = También paga lo más bajo. Sin fichas, fuera
sixteen-one-lesson-1 = Ana sumó 6 + 5 + 3 = 14: «me planto»
sixteen-one-lesson-2 = 6 + 4 + 6 = 16: muere, cuesta una ficha
sixteen-one-lesson-3 = Lo más bajo con vida también paga
