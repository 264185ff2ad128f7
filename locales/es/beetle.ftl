# Beetle: one die draws a beetle, part by part.

beetle-name = Escarabajo
beetle-also = el escarabajo | escarabajito
beetle-about = Cada tirada del dado dibuja una parte de tu escarabajo, si la necesitas. Gana el primer escarabajo completo.
beetle-brief = un dado, dos minutos
beetle-rules =
    Gana quien complete antes su escarabajo. Por turnos se tira un dado una vez: pulsa el botón o di «tiro». El bot dibuja la parte que toca.

    El 1 es el cuerpo; el 2, la cabeza; el 3, una pata; el 4, un ojo; el 5, una antena, y el 6, la cola. Un escarabajo tiene un cuerpo, una cabeza, seis patas, dos ojos, dos antenas y una cola: trece partes.

    Primero va el cuerpo. Cabeza, patas y cola necesitan un cuerpo; ojos y antenas, la cabeza. Si sale algo que aún no puedes usar, o que tu escarabajo ya tiene completo, no se dibuja nada y pasa el turno.

    Por ejemplo: tu primera tirada es un 3, pero no hay cuerpo, así que nada. Después sacas un 1, el cuerpo. Luego otro 3, y ahí va la primera pata.

    Quien completa antes el escarabajo gana al momento.

beetle-word-roll = tiro | tirar

beetle-body = cuerpo
beetle-head = cabeza
beetle-leg = pata
beetle-eye = ojo
beetle-feeler = antena
beetle-tail = cola

beetle-ask-first = tira el dado: necesitas un { $face } ({ $part })
beetle-ask = { $left ->
    [one] tira el dado: falta una parte
   *[other] tira el dado: faltan { $left } partes
}
beetle-drawn = { $seat } saca { $face }: { $part }.
beetle-needs = { $seat } saca { $face }: no sirve, antes hace falta otra parte ({ $part }).
beetle-enough = { $seat } saca { $face }: no sirve, de eso no falta nada ({ $part }).
beetle-whole = { $seat } saca { $face }: { $part }, ¡y el escarabajo está completo!

beetle-sheet = Primero el cuerpo; ojos y antenas, tras la cabeza
beetle-sheet-parts = { $parts } de { $all }
beetle-sheet-all = partes
beetle-sheet-times = { $part } × { $count }

beetle-board-parts = partes
beetle-board-body = cuerpo
beetle-board-head = cabeza
beetle-board-leg = pata
beetle-board-eye = ojo
beetle-board-feeler = antena
beetle-board-tail = cola

beetle-lesson-1 = El 1 dibuja el cuerpo: va el primero
beetle-lesson-2 = El 2, la cabeza; luego, ojos y antenas
beetle-lesson-3 = El 3, una pata; el escarabajo tiene seis
beetle-lesson-4 = «tiro»: a Beto le falta la cabeza, un 2
beetle-lesson-5 = Trece partes hacen un escarabajo
