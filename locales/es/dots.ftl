dots-name = Cerco de puntos
dots-also = kropki | puntos | el cerco
dots-about = Rodea los puntos rivales con una cadena de los tuyos. El clásico del papel cuadriculado, hasta 39 × 32.
dots-brief = media hora
dots-rules =
    Por turnos se pone un punto en un cruce de líneas; ya no se mueve. Si cierras una cadena de puntos tuyos (vecinos en recto o en diagonal) alrededor de puntos rivales, los capturas: ahí no juega nadie, y cada uno es un tanto. El borde de la hoja no hace de muro.

    Una zona sin puntos rivales es solo una casa. El punto rival que entre en ella se pierde al momento, salvo que cierre una cadena en torno a parte de sus muros. Si capturas una zona con presos tuyos, quedan libres.

    Escribe columna y fila: j10. Los primeros van en la zona sombreada. /hint muestra las casas, en privado.

    La partida acaba con la hoja llena, por acuerdo (deciden los tantos) o con una palabra:
    • tierra: tus puntos no unidos al borde pasan al otro bando. Aun así debes quedar por delante.
    • alto: no pones más puntos, y el otro bando tiene tres minutos para rodear los sueltos; con «hecho» se acaban antes.

    Al abrir la partida se elige la hoja (oficial: 39x32, rápida: 12x12), las cruces del inicio y más.
dots-opt-size = ancho y alto de la hoja
dots-opt-start = qué hay en la hoja al empezar: nada, una cruz, dos cruces, o varias al azar, giradas por sorteo o no
dots-opt-zone = en una hoja vacía los primeros puntos van en el centro
dots-opt-capture = rival: una zona solo cuenta con un punto rival dentro; cualquiera: cuenta toda zona cerrada
dots-opt-extra = quien captura juega otra vez
dots-opt-border = sin puntos en el borde de la hoja
dots-opt-sudden = con cuántos puntos capturados se gana al instante; 0: nunca
dots-opt-ground = si se puede acabar una partida con la palabra «tierra»
dots-opt-stoptime = segundos que tiene el otro bando después de «alto»
dots-key-size = tamaño | hoja
dots-key-start = inicio
dots-key-zone = zona
dots-key-capture = captura
dots-key-extra = extra | turno extra
dots-key-border = borde | borde libre
dots-key-sudden = súbita | muerte súbita
dots-key-ground = tierra
dots-key-territory = territorio
dots-key-stoptime = alto | segundos
dots-is-empty = vacía
dots-is-cross = cruz
dots-is-double-cross = dos cruces
dots-is-crosses = cruces
dots-is-turned = cruces giradas | giradas
dots-is-enemy = rival
dots-is-any = cualquiera
dots-preset-official = oficial | completa
dots-preset-quick = rápida
dots-set-size = hoja { $value }
dots-set-start = { $value ->
    [cross] una cruz al empezar
    [double-cross] dos cruces al empezar
    [crosses] { $count ->
        [one] una cruz al azar
       *[other] { $count } cruces al azar
    }
    [turned] { $count ->
        [one] una cruz al azar, girada por sorteo
       *[other] { $count } cruces al azar, cada una girada por sorteo
    }
   *[other] hoja vacía
}
dots-set-zone = { $value ->
    [on] primeros puntos en el centro
   *[other] primeros puntos donde sea
}
dots-set-capture = { $value ->
    [any] cuenta toda zona cerrada
   *[other] solo cuentan zonas con puntos rivales
}
dots-set-extra = { $value ->
    [on] otro turno tras capturar
   *[other] sin turnos extra
}
dots-set-border = { $value ->
    [on] el borde queda libre
   *[other] se permiten puntos en el borde
}
dots-set-sudden = { $value ->
    [0] sin muerte súbita
    [one] { $value } punto capturado gana al instante
   *[other] { $value } puntos capturados ganan al instante
}
dots-set-ground = { $value ->
    [on] se puede tocar tierra
   *[other] sin tocar tierra
}
dots-set-territory = { $value ->
    [on] con territorio
   *[other] sin territorio
}
dots-set-stoptime = { $value ->
    [one] { $value } segundo tras «alto»
   *[other] { $value } segundos tras «alto»
}
dots-word-ground = tierra | toco tierra | a tierra
dots-word-stop = alto | digo alto | paro
dots-word-done = hecho | ya está | termino

dots-do-dot = { $place }
dots-do-ground = ⏚ Tierra
dots-do-stop = ✋ Alto
dots-do-done = ✅ Hecho

dots-ask = pon un punto
dots-ask-zone = pon tu primer punto en la zona sombreada, de { $from } a { $to }
dots-ask-stopped = { $seat } dice alto. Rodea lo que esté suelto y di «hecho»

dots-captured =
    { $seat }: ¡{ $place } captura { $count ->
        [one] { $count } punto!
       *[other] { $count } puntos!
    }
dots-freed =
    { $seat }: ¡{ $place } captura { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    } y libera { $freed }!
dots-lost = { $seat } entra en una casa de { $other } en { $place } y pierde el punto.
dots-grounded =
    { $seat } toca tierra. { $loose ->
        [0] No hay ningún punto suelto.
        [one] { $loose } punto suelto pasa al otro bando.
       *[other] { $loose } puntos sueltos pasan al otro bando.
    }
dots-stopped =
    { $seat } dice alto. Ahora solo { $other } pone puntos, { $seconds ->
        [180] tres minutos como mucho.
       *[other] { $seconds } segundos como mucho.
    }
dots-done = { $seat } dice «hecho».
dots-time = Se acabó el tiempo tras el alto.
dots-sheet-grounded = { $seat } en tierra
dots-sheet-enough = { $count ->
    [one] Ganó la primera captura
   *[other] Ganó quien capturó antes { $count }
}

dots-hint =
    { $empty ->
        [yes] Todavía no hay casas.
       *[no] Sombreadas: las casas; { $own ->
            [one] { $own } intersección es tuya
           *[other] { $own } intersecciones son tuyas
        } y { $other }, del otro bando.
    }
    Si ahora tocaras tierra, { $loose ->
        [0] no perderías ningún punto
        [one] perderías { $loose } punto suelto
       *[other] perderías { $loose } puntos sueltos
    } y { $verdict }.
dots-hint-ahead = ganarías por { $by }
dots-hint-even = solo empatarías, así que aún no se puede
dots-hint-behind = irías { $by } por detrás, así que aún no se puede

dots-reject-syntax = Escribe una intersección, por ejemplo c3.
dots-reject-outside = En esta hoja no hay { $place }: la última intersección es { $last }.
dots-reject-taken = En { $place } ya hay un punto.
dots-reject-area = { $place } está en una zona capturada: ahí ya no juega nadie.
dots-reject-border = { $place } está en el borde, y en esta partida el borde queda libre.
dots-reject-zone = El primer punto va en la zona sombreada, de { $from } a { $to }.
dots-reject-ground =
    Aún no: llevas capturados { $own }, el otro bando { $other }, y { $loose ->
        [0] no tienes ningún punto suelto
        [one] tienes { $loose } punto suelto (con un anillo)
       *[other] tienes { $loose } puntos sueltos (con un anillo)
    }. { $short ->
        [one] Falta { $short } tanto más.
       *[other] Faltan { $short } tantos más.
    }
dots-reject-no-ground = En esta partida no se puede tocar tierra.
dots-reject-stopped = Ya se ha dicho «alto»: pon puntos o di «hecho».
dots-reject-done = «hecho» es para el tiempo después de un alto.
dots-reject-crosses =
    En esta hoja puede no haber sitio para { $given } cruces. { $most ->
        [one] Cabe una.
       *[other] Caben hasta { $most }.
    }
dots-reject-narrow = Con el borde libre, dos cruces juntas necesitan una hoja de seis columnas.
dots-opt-territory = quien cierra una zona puede dejarla abierta y pintarla más tarde; al acabar por acuerdo cuentan también sus intersecciones vacías
dots-word-paint = pintar | pinto
dots-word-leave = dejar | dejo | dejar abierta

dots-do-paint = 🖍 Pintar
dots-do-paint-area = 🖍 Pintar { $place }
dots-do-leave = Dejar abierta

dots-ask-paint = ¿pintas la zona cerrada o la dejas abierta? (el siguiente punto la pinta)
dots-left = { $seat } deja abierta la zona.
dots-painted =
    { $seat } pinta la zona en torno a { $place }: { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }.
dots-reject-undecided = Primero decide sobre la zona cerrada: «pintar» o «dejar».
dots-territory-counted = Con la mitad de las intersecciones abiertas: { $seat } { $one } : { $two } { $other }.
dots-reject-no-territory = Esta partida es sin territorio: las zonas se pintan al momento.
dots-reject-decided = No se acaba de cerrar ninguna zona. Para pintar una anterior, di una intersección de dentro, por ejemplo pintar c4.
dots-reject-not-left = { $place } no está en ninguna zona que hayas dejado abierta y que siga cerrada.
dots-reject-no-enemy = En la zona de { $place } no hay ningún punto rival.
dots-sgf-size = En una hoja de «{ $given }» no se puede jugar: cada lado tiene de 5 a 39 intersecciones.
dots-sgf-start = Los puntos del inicio no son ni una cruz o una cruz doble en el centro, ni hasta ocho cruces, giradas hacia un lado u otro, que no se toquen; con otra cosa no se puede jugar.
dots-sgf-rule = La regla «{ $given }» no se puede jugar aquí.
dots-sgf-sudden = «InstantWin={ $given }» no se puede jugar aquí: ganan al instante { $most } puntos capturados como mucho.
dots-sgf-lacking = Nodo { $node }: según las reglas de aquí «{ $given }» captura, y el archivo lleva la regla «{ $rule }», que aquí no se conoce. Lo que sigue no se ha leído.
dots-sgf-pass = Nodo { $node }: según las reglas de este archivo «{ $given }» es pasar, y aquí no pasa nadie. Lo que sigue no se ha leído.
dots-sgf-chain = Nodo { $node }: según las reglas de aquí «{ $given }» no captura esa zona. Lo que sigue no se ha leído.

dots-lesson-1 = Este punto cierra una cadena azul
dots-lesson-2 = El punto rojo queda capturado: 1 tanto
dots-lesson-3 = La cadena va en recto o en diagonal
dots-lesson-4 = El borde de la hoja no hace de muro
dots-lesson-5 = Se juega en una intersección: «g6»
