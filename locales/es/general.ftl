# General: five dice, three rolls, ten boxes.

general-name = Generala
general-also = la generala | general
general-about = Cinco dados, hasta tres tiradas, diez casillas; cinco iguales a la primera ganan al momento.
general-brief = cinco dados, un cuarto de hora
general-rules =
    Tienes diez turnos. Tiras cinco dados; hasta dos veces puedes volver a tirar los que quieras. Luego rellenas una casilla libre.

    Unos a seises: la suma de los dados con ese número. Escalera 1–5 o 2–6, full (tres y dos), póker (cuatro iguales), generala (cinco iguales): 10, 20, 30, 40 puntos, o 20, 30, 40, 60 con puntos=habitual. Lo que no tienes se tacha. Cinco iguales valen también como póker, pero no como full.

    Servidos, es decir, a la primera tirada, escalera, full y póker valen 5 más, y una generala servida, anotada en su casilla, gana la partida al momento. Gana quien tenga más puntos.

    Pulsa los dados que guardas y luego «Tirar». O escribe: «guardo 3 5 5» marca dados, «tiro» tira los demás; «otra vez 1 2» hace las dos cosas. Luego una casilla: «generala», «5».

    Con «juntos» una tirada vale para todos, se decide en secreto con botones y las hojas se abren al final; la generala servida vale entonces solo sus puntos.

general-opt-points = cuánto valen las casillas: clásico (generala 40) o habitual (generala 60)
general-key-points = puntos | escala
general-is-book = clásico
general-is-public = habitual
general-set-points = { $value ->
    [public] la generala vale 60
   *[other] la generala vale 40
}

general-word-throw = tiro | tirar
general-word-name = canto | cantar | digo
general-word-keep = guardo | guardar | me quedo
general-word-again = otra vez | tiro otra vez | repito
general-word-die = dado
general-word-ones = unos
general-word-twos = doses
general-word-threes = treses
general-word-fours = cuatros
general-word-fives = cincos
general-word-sixes = seises
general-word-straight = escalera
general-word-full = full | full house
general-word-four = póker | cuatro iguales
general-word-general = generala | cinco iguales

general-box-ones = Unos
general-box-twos = Doses
general-box-threes = Treses
general-box-fours = Cuatros
general-box-fives = Cincos
general-box-sixes = Seises
general-box-straight = Escalera
general-box-full = Full
general-box-four = Póker
general-box-general = Generala


general-lesson-1 = Para un full: «guardo 1 1 2 2» y «tiro»
general-lesson-2 = Una casilla por turno: 16 por cuatro cuatros
general-lesson-3 = Full servido: 30 + 5
general-lesson-4 = Entre paréntesis: lo que daría ahora
