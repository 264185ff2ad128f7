# Macao: one die, as near to nine as one dares.

macao-name = Macao
macao-also = el nueve | nueve
macao-about = Sigue tirando un dado: acércate a nueve cuanto puedas, porque si te pasas quedas fuera de la ronda.
macao-brief = un dado, cinco minutos
macao-rules =
    En tu turno tiras el dado cuantas veces quieras, al menos una, y sumas lo que sale. Con nueve te plantas, porque no hay nada mejor. Si pasas de nueve, quedas fuera de esta ronda.

    Cuando han jugado todos, quien tenga más toma una ficha. Quienes empatan van al desempate; empieza quien jugó en último lugar. Si todos están fuera, nadie toma la ficha; en un desempate se juega otra vez. La siguiente ronda la abre otra persona, por orden.

    Gana quien tenga antes tres fichas.

    Con «nueve», el nueve toma la ficha al momento, antes de que tiren los demás. Con «juntos» una tirada vale para todos, y la ficha es para quien aguante más sin pasar de nueve.

    Di «tiro» y «me planto», o usa los botones.

macao-opt-chips = con cuántas fichas se gana
macao-opt-nine = el nueve toma la ficha al momento, antes de que tiren los demás

macao-key-chips = fichas
macao-key-nine = nueve
macao-set-chips = { $value ->
    [one] se gana con { $value } ficha
   *[other] se gana con { $value } fichas
}
macao-set-nine = { $value ->
    [on] el nueve gana al momento
   *[other] juegan todos
}

macao-word-roll = tiro | tirar | sigo | otra
macao-word-hold = me planto | plantarse | planto | paro

macao-sheet = { $chips ->
    [one] Gana { $chips } ficha; más de 9, fuera
   *[other] Ganan { $chips } fichas; más de 9, fuera
}
macao-lesson-1 = Ana se plantó con 7: «me planto»
macao-lesson-2 = 5 + 6 = 11: más de nueve, fuera
macao-lesson-3 = Carla aún puede llegar a 8 o 9: «tiro»
macao-lesson-4 = Aquí va una ficha; con dos se gana esta
