rims-name = Lazos
rims-also = bucles | curvas cerradas
rims-about = Dibuja curvas cerradas por los puntos sin tocar nunca otra. Quien dibuja el último lazo pierde.
rims-brief = cinco minutos
rims-rules =
    La hoja está sembrada de puntos. Por turnos se dibuja un lazo: una línea cerrada que pasa por un punto al menos y cuatro como mucho, y solo por puntos que aún no están en ningún lazo.

    Un lazo no puede tocarse ni cruzarse a sí mismo ni a otro. Puede quedar dentro de otro, o rodear puntos y lazos como quiera.

    Quien dibuja el último lazo, es decir, cuando ya no queda ningún punto libre, pierde. Entre tres o cuatro, los demás comparten la victoria.

    Escribe las esquinas en orden, de 3 a 12 nudos de la hoja: c3 f5 e9 b7. La línea se cierra y se redondea sola. Un punto solo, c3, es un lazo pequeño que pasa por él.

    Al abrir la partida se elige cuántos puntos hay (de 8 a 24), por cuántos puede pasar un lazo (hasta «sin límite»), y con «al revés=no» el último lazo gana.
rims-opt-points = cuántos puntos
rims-opt-max = por cuántos puntos puede pasar un lazo
rims-opt-misere = quien dibuja el último lazo pierde; no: gana
rims-key-points = puntos
rims-key-max = máximo | por lazo
rims-key-misere = al revés | último pierde
rims-is-1 = 1
rims-is-2 = 2
rims-is-3 = 3
rims-is-4 = 4
rims-is-5 = 5
rims-is-6 = 6
rims-is-7 = 7
rims-is-8 = 8
rims-is-9 = 9
rims-is-10 = 10
rims-is-11 = 11
rims-is-12 = 12
rims-is-unlimited = sin límite
rims-set-points = { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
rims-set-max = { $value ->
    [1] un punto por lazo
    [unlimited] cuantos puntos quieras por lazo
   *[other] hasta { $value } puntos por lazo
}
rims-set-misere = { $value ->
    [on] el último lazo pierde
   *[other] el último lazo gana
}

rims-ask = { $free ->
    [one] dibuja un lazo: queda un punto
   *[other] dibuja un lazo: quedan { $free } puntos
}
rims-point = { $place }

rims-reject-syntax = Escribe en orden las esquinas de un lazo, por ejemplo c3 f5 e9 b7, o un punto solo.
rims-reject-outside = En esta hoja no hay { $place }: el último nudo es { $last }.
rims-reject-corners = { $count ->
    [one] Un lazo tiene de { $least } a { $most } esquinas, y esto es { $count }.
   *[other] Un lazo tiene de { $least } a { $most } esquinas, y aquí hay { $count }.
}
rims-reject-bare = En { $place } no hay ningún punto: un lazo pequeño se dibuja en un punto libre. Uno mayor necesita tres esquinas o más.
rims-reject-knot = Esa línea se toca o se cruza a sí misma. Un lazo no puede.
rims-reject-taken = { $place } ya está en un lazo. Los lazos pasan solo por puntos libres.
rims-reject-empty = Este lazo no pasa por ningún punto. Tiene que pasar al menos por uno libre; rodearlo no basta.
rims-reject-many = { $most ->
    [one] Este lazo pasa por { $count } puntos, y solo puede pasar por uno.
   *[other] Este lazo pasa por { $count } puntos, y puede pasar por { $most } como mucho.
}
rims-reject-meets = Tocaría o cruzaría el lazo que pasa por { $place }. Los lazos no pueden encontrarse.

rims-sheet-misere = el último lazo pierde
rims-sheet-last = el último lazo gana

rims-lesson-1 = Un lazo pasa por uno a cuatro puntos
rims-lesson-2 = Di las esquinas: i2 o3 p8 f10
rims-lesson-3 = Dentro sí, pero sin tocar otro lazo
rims-lesson-4 = Un punto solo, un lazo pequeño: s3
rims-lesson-5 = Quien toma el último punto pierde
