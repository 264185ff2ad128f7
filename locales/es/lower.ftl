# Who is lower: both choose a number in secret, and the lower one scores, if it is lower by enough.

lower-name = Número bajo
lower-also = el más bajo | quién pone menos
lower-about = Los dos eligen en secreto un número. El menor se lo apunta, salvo que el otro sea justo uno más: ese se lleva los dos.
lower-brief = sin dados, cinco minutos
lower-rules =
    Los dos eligen en secreto un número del 1 al 6, con un botón o en el chat privado. Luego se descubren, como dos dados puestos bajo la mano.

    El número menor se apunta lo suyo: 2 contra 5 son 2 puntos para el 2. Pero si el otro es justo uno más, el mayor se lleva los dos: 4 contra 5 son 9 puntos para el 5. Los iguales no dan nada.

    Así que el uno está a salvo de todo menos del dos, y da poco; quien quiere más, arriesga más. Gana quien llegue antes a 30 puntos.

    Con «meta» se fija con cuántos puntos se gana.

lower-opt-goal = con cuántos puntos se gana
lower-key-goal = meta | puntos
lower-set-goal = hasta { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}

lower-ask = { $several ->
    [yes] elijan un número del 1 al { $most }
   *[no] elige un número del 1 al { $most }
}
lower-round = { $first } { $one }, { $second } { $two }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} para { $seat }.
lower-both = { $first } { $one }, { $second } { $two }: justo uno más, { $points } puntos para { $seat }.
lower-equal = { $number } y { $number }: nada para nadie.
lower-reject = Elige un número del 1 al { $most }.

lower-board-points = puntos
lower-board-chosen = elegido
lower-board-yes = sí
lower-board-no = no

lower-lesson-1 = Tu número no se ve hasta elegir los dos
lower-lesson-2 = 2 contra 5: el menor se apunta su 2
lower-lesson-3 = 5 es justo uno más que 4: se lleva 4 + 5
lower-lesson-4 = Gana quien llegue a 15 (lo normal, 30)

lower-sheet = El menor puntúa; 1 más, los dos
