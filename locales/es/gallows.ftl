gallows-name = Ahorcado
gallows-also = el ahorcado | juego del ahorcado
gallows-about = Una palabra secreta, letra a letra, y un dibujo que crece con cada fallo: el ahorcado.
gallows-brief = cinco minutos
gallows-rules =
    Quien empieza pone una palabra, en privado con el bot: de 4 a 16 letras y del diccionario. Los demás la buscan juntos, sin orden de turnos.

    Se dice una letra o la palabra entera. Si la letra está, aparece en todos sus sitios; si no, se dibuja un trazo: poste, viga, cuerda, cabeza, cuerpo, dos brazos, dos piernas. Una palabra equivocada también cuesta un trazo. Lo ya probado no cuesta nada, ni la letra que se ve en un extremo.

    Gana quien encuentre la palabra. Si antes se completa el dibujo, gana quien la puso.

    Escribe una letra o la palabra entera, o pulsa una letra. Una palabra que no encaja con las letras abiertas pasa por charla, a menos que escribas «palabra crown».

    Con «pone=bot» la palabra es del bot y adivinan todos; en solitario siempre es así. «extremos=no» tapa la primera y la última letra, «trazos» acorta el dibujo, «permite=cualquiera» deja salirse del diccionario. Con «palabras=5» se juegan cinco: quien acierta pone la siguiente, y gana quien acierte más.
gallows-opt-setter = quién pone las palabras: alguien de la partida, o el bot para todos
gallows-opt-lang = idioma de las palabras
gallows-opt-ends = mostrar la primera y la última letra
gallows-opt-lives = cuántos trazos hasta completar el dibujo
gallows-opt-allow = qué palabras se pueden poner: las del diccionario o cualquiera
gallows-opt-words = cuántas palabras se juegan
gallows-key-setter = pone
gallows-key-lang = idioma | lengua
gallows-key-ends = extremos | primera y última letra
gallows-key-lives = trazos | vidas
gallows-key-allow = permite
gallows-key-words = palabras
gallows-is-player = persona | alguien
gallows-is-bot = bot
gallows-is-dictionary = diccionario
gallows-is-any = cualquiera
gallows-set-setter = { $value ->
    [bot] las palabras las pone el bot
   *[other] la palabra la pone alguien
}
gallows-set-lang = palabras: { $language }
gallows-set-ends = { $value ->
    [on] se ven la primera y la última letra
   *[other] no se ve ninguna letra
}
gallows-set-lives = { $value ->
    [one] { $value } trazo
   *[other] { $value } trazos
}
gallows-set-allow = { $value ->
    [any] vale cualquier palabra
   *[other] palabras del diccionario
}
gallows-set-words = { $value ->
    [one] { $value } palabra
   *[other] { $value } palabras
}

gallows-word-word = palabra

gallows-own-secret = ✏ Poner la palabra
gallows-ask-word = pon una palabra para los demás, de 4 a 16 letras
gallows-ask-guess = { $several ->
    [yes] { $left ->
        [one] digan una letra o la palabra. ¡Un trazo más y se completa el dibujo!
       *[other] digan una letra o la palabra. Quedan { $left } trazos
    }
   *[no] { $left ->
        [one] di una letra o la palabra. ¡Un trazo más y se completa el dibujo!
       *[other] di una letra o la palabra. Quedan { $left } trazos
    }
}
gallows-do-set = se pone una palabra
gallows-do-guess = { $guess }
gallows-tried = ·
gallows-left = { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
gallows-setter = palabra de { $seat }
gallows-setter-past = era la palabra de { $seat }
gallows-finder = acierta { $seat }
gallows-unfound = sin acertar

gallows-set = { $seat } pone una palabra de { $count ->
    [one] { $count } letra
   *[other] { $count } letras
}.
gallows-found = { $seat } dice { $letter }: { $count ->
    [one] está.
    [2] está dos veces.
    [3] está tres veces.
   *[other] está { $count } veces.
}
gallows-missed = { $seat } dice { $letter }: no está, un trazo más.
gallows-ends = { $seat } dice { $letter }: no hay otra. No cuesta nada.
gallows-no = { $seat } dice { $word }: no es, un trazo más.
gallows-guessed = { $seat } acierta: ¡{ $word }!
gallows-drawn-out = El dibujo está completo. La palabra era { $word }.
gallows-called-off = Quien puso la palabra ya no juega. La palabra era { $word }.

gallows-feat = { $strokes ->
    [0] ni un trazo
    [one] { $strokes } trazo
   *[other] { $strokes } trazos
}

gallows-reject-syntax = Escribe una letra, o la palabra entera.
gallows-reject-syntax-word = Escribe una sola palabra, solo con letras.
gallows-reject-length = Una palabra tiene de { $least } a { $most } letras; esta tiene { $count }.
gallows-reject-unknown = «{ $word }» no está en el diccionario. Pon un sustantivo común en su forma básica.
gallows-reject-again = La { $letter } ya se probó. No cuesta nada; di otra letra.
gallows-reject-long = Aquí ninguna palabra tiene más de { $most } letras. Eso no cuesta nada.
gallows-reject-wrong = { $word } ya se probó y no es. Eso no cuesta nada.

gallows-lesson-1 = Esa letra no está: otro trazo, la cuerda
gallows-lesson-2 = Escribe una letra, «t», o la palabra
gallows-lesson-3 = Si se completa el dibujo, gana Ana
gallows-lesson-4 = Ana puso la palabra en privado con el bot
gallows-lesson-5 = Gana quien encuentre la palabra
