bulls-name = Toros y vacas
bulls-also = picas y fijas | picas y famas | toque y fama
bulls-about = Adivina cifra a cifra un número secreto: un toro por cada cifra en su sitio, una vaca por cada una que va en otro.
bulls-brief = diez minutos
bulls-rules =
    Cada cual piensa un número de cuatro cifras distintas, que puede empezar por 0, y se lo manda al bot en privado.

    Después se adivina por turnos. La respuesta cuenta los toros, cifras en su sitio, y las vacas, cifras que están en el número pero en otro sitio. Si el secreto es 6109, el intento 0123 tiene un toro (el 1) y una vaca (el 0).

    Gana quien adivine antes el número rival. Si es quien empezó, al otro bando le queda un último intento; si los dos aciertan, es empate.

    Para intentarlo, escribe las cifras: 0123.

    Al abrir la partida se eligen de tres a seis cifras, y con «repetir» una cifra puede salir varias veces. En solitario adivinas un número del bot con los menos intentos posibles.
bulls-opt-digits = cifras del número
bulls-opt-repeat = una cifra puede salir varias veces en un número
bulls-opt-solo = en solitario se adivina el número del bot
bulls-key-digits = cifras | dígitos
bulls-key-repeat = repetir | repetidas
bulls-key-solo = solitario | solo
bulls-set-digits = { $value ->
    [one] { $value } cifra
   *[other] { $value } cifras
}
bulls-set-repeat = { $value ->
    [on] las cifras pueden repetirse
   *[other] todas las cifras distintas
}
bulls-set-solo = { $value ->
    [on] en solitario, contra el número del bot
   *[other] en solitario o cada cual contra el otro bando
}

bulls-ask-secret = { $several ->
    [yes] { $digits ->
        [one] piensen un número secreto de { $digits } cifra
       *[other] piensen un número secreto de { $digits } cifras
    }
   *[no] { $digits ->
        [one] piensa un número secreto de { $digits } cifra
       *[other] piensa un número secreto de { $digits } cifras
    }
}
bulls-ask-guess = { $several ->
    [yes] { $digits ->
        [one] adivinen el número: escriban { $digits } cifra
       *[other] adivinen el número: escriban { $digits } cifras
    }
   *[no] { $digits ->
        [one] adivina el número: escribe { $digits } cifra
       *[other] adivina el número: escribe { $digits } cifras
    }
}
bulls-ask-last = ya han adivinado tu número: un último intento para empatar
bulls-own-secret = ✏ Poner mi número
bulls-do-secret = se ha elegido un número
bulls-do-guess = { $guess }

bulls-ready = { $seat } ya tiene número.
bulls-answer = { $seat }: { $guess } — { $bulls ->
    [0] ningún toro
    [one] { $bulls } toro
   *[other] { $bulls } toros
}, { $cows ->
    [0] ninguna vaca
    [one] { $cows } vaca
   *[other] { $cows } vacas
}.
bulls-found = { $seat }: { $guess } — ¡ese es!
bulls-unset = nada todavía
bulls-bull = en su sitio
bulls-cow = en otro sitio
bulls-seeks = busca el número de { $seat }
bulls-seeks-bot = busca el número del bot

bulls-feat = { $guesses ->
    [one] { $guesses } intento
   *[other] { $guesses } intentos
}

bulls-reject-syntax = { $digits ->
    [3] Escribe tres cifras, por ejemplo 609.
    [4] Escribe cuatro cifras, por ejemplo 6109.
    [5] Escribe cinco cifras, por ejemplo 61093.
   *[other] Escribe { $digits } cifras, por ejemplo 610934.
}
bulls-reject-count = { $digits ->
    [one] Aquí los números tienen { $digits } cifra; el tuyo tiene { $given }.
   *[other] Aquí los números tienen { $digits } cifras; el tuyo tiene { $given }.
}
bulls-reject-repeat = Todas las cifras deben ser distintas, y el { $digit } está más de una vez.
bulls-reject-solo = «Solitario» es para una sola persona. Quítalo para jugar contra alguien.

bulls-lesson-1 = Un toro: el 1 está en su sitio
bulls-lesson-2 = Una vaca: hay un 0, pero en otro sitio
bulls-lesson-3 = Escribe cifras: «6109», y Ana acierta
bulls-lesson-4 = El número de Ana, mandado en privado al bot
bulls-lesson-5 = Empezó Ana: a Beto le queda un intento
