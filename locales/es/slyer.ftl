# Who is slyer: both choose a number in secret and score it, unless the other one is lower by exactly one.

slyer-name = Uno menos
slyer-also = justo uno menos | duelo de astucia
slyer-about = Los dos eligen en secreto un número y se lo apuntan. Pero si el tuyo es justo uno menos, te llevas los dos.
slyer-brief = sin dados, cinco minutos
slyer-rules =
    Los dos eligen en secreto un número del 1 al 5, con un botón o en el chat privado. Luego se descubren, y cada cual se apunta el suyo: 1 y 4 son 1 punto y 4 puntos.

    Pero si un número es justo uno menos que el otro, quien lo eligió se lleva los dos y el otro bando, nada: 2 contra 3 son 5 puntos a cero. Así que el cinco es el que más da, mientras el otro bando no elija el cuatro; contra el cuatro va bien el tres, y así sucesivamente.

    Gana quien saque 11 puntos de ventaja. La imagen muestra quién va por delante y por cuánto.

    Con «números» se puede elegir hasta 6.

slyer-opt-numbers = hasta qué número se puede elegir
slyer-key-numbers = números | máximo
slyer-set-numbers = números del 1 al { $value }

slyer-ask = { $several ->
    [yes] elijan un número del 1 al { $most }
   *[no] elige un número del 1 al { $most }
}
slyer-round = { $first } { $one }, { $second } { $two }: cada cual se apunta el suyo.
slyer-both = { $first } { $one }, { $second } { $two }: uno menos, { $points } puntos para { $seat }.
slyer-reject = Elige un número del 1 al { $most }.

slyer-board-points = puntos
slyer-board-chosen = elegido
slyer-board-yes = sí
slyer-board-no = no

slyer-lesson-1 = Tu número no se ve hasta elegir los dos
slyer-lesson-2 = 1 y 4: cada cual se apunta lo suyo
slyer-lesson-3 = 2 es justo uno menos que 3: se lleva 2 + 3
slyer-lesson-4 = Gana quien saque 11 de ventaja

slyer-sheet = Cada cual, lo suyo; 1 menos, los dos
