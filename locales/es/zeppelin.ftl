# The airship: chips on fields, and a gondola that keeps them.

zeppelin-name = Dirigible
zeppelin-also = el dirigible | zepelín | góndola
zeppelin-about = Pon una ficha en un campo vacío, tómala de uno lleno; con un seis va a la góndola, que no devuelve nada. Gana quien conserve fichas al final.
zeppelin-brief = un dado, cinco minutos
zeppelin-rules =
    Hay seis fichas por cabeza. El dirigible tiene cinco campos, del 1 al 5, y debajo cuelga la góndola, con el número 6.

    En tu turno tiras un dado. Si el campo de ese número está vacío, pones una ficha en él. Si hay una ficha, la tomas. Con un 6 pones una ficha en la góndola, siempre, y ahí se queda.

    Quien se queda sin fichas queda fuera. Gana quien conserve alguna al final.

    Por ejemplo: Ana saca un 3 y pone una ficha en el campo 3. Beto también saca un 3, y la toma.

    Di «tiro» o pulsa el botón.

zeppelin-opt-chips = cuántas fichas por cabeza
zeppelin-key-chips = fichas
zeppelin-set-chips = { $value ->
    [one] { $value } ficha por cabeza
   *[other] { $value } fichas por cabeza
}

zeppelin-word-roll = tiro | tirar

zeppelin-put = { $seat } saca { $face } y pone ahí una ficha.
zeppelin-take = { $seat } saca { $face } y toma la ficha.
zeppelin-gondola = { $seat } saca { $face }: una ficha a la góndola.
zeppelin-sheet = Gana quien conserve fichas
zeppelin-sheet-puts = { $face } vacío, pone 1
zeppelin-sheet-takes = { $face } lleno, toma 1
zeppelin-sheet-keeps = { $face }, pone 1 en la góndola
zeppelin-sheet-gondola = × { $count }

zeppelin-lesson-1 = «tiro»: el campo 2 estaba vacío: Ana pagó
zeppelin-lesson-2 = El 6 va a la góndola y ahí se queda
zeppelin-lesson-3 = Campo 1, lleno: Beto tomó la ficha
zeppelin-lesson-4 = Ana no tiene fichas y queda fuera
