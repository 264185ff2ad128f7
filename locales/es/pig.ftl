# Pig: one or two dice, stop in time.

pig-name = Cerdo
pig-also = el cerdo | cerdito | chancho | puerco
pig-about = Tira mientras te atrevas y plántate a tiempo: una mala tirada se lleva todo lo del turno.
pig-brief = dos dados, diez minutos
pig-rules =
    En tu turno tiras los dados cuantas veces quieras, al menos una. Lo que sacas se va sumando. Si te plantas, se anota y le toca a la siguiente persona.

    Dos dados, uno rojo (con doble marco) y uno blanco: si en el rojo sale un 1, pierdes todo lo del turno. Lo anotado antes se queda, y el turno termina. En el blanco puede salir cualquier cosa.

    Gana al momento quien llegue antes a 200 puntos. Para eso no hace falta plantarse: cuando el turno suma lo que faltaba, se anota solo.

    La hoja cuenta también los puntos que ha perdido cada cual. Es costumbre que quienes pierden la partida hagan diez sentadillas.

    Escribe «tiro» y «me planto», o usa los botones.

pig-opt-goal = puntos para ganar (200 con dos dados, 100 con uno, si no se dice otra cosa)
pig-opt-dice = cuántos dados; con uno, un 1 se lleva lo del turno. Con los de verdad escribes lo que sale en tu mesa (primero el rojo)
pig-opt-bust = qué se lleva lo del turno: un 1 en el dado rojo, o cualquier doble (entonces los dos dados son del mismo color)
pig-opt-overtake = quien se planta quita 10 puntos a cada rival que alcance o adelante, pero nunca por debajo de 0

pig-key-goal = meta | puntos
pig-key-dice = dados
pig-key-bust = pierde
pig-key-overtake = adelantar | adelantos
pig-is-2 = dos
pig-is-1 = uno
pig-is-real = reales | de verdad
pig-is-red = rojo
pig-is-double = doble
pig-set-goal = hasta { $value }
pig-set-dice = { $value ->
    [one] un dado
    [real] { $count ->
        [one] un dado de verdad
       *[other] { $count } dados de verdad
    }
   *[other] { $value } dados
}
pig-set-bust = { $value ->
    [double] se pierde con un doble
   *[other] se pierde con un 1 rojo
}
pig-set-overtake = { $value ->
    [on] adelantar quita puntos
   *[other] adelantar no quita puntos
}

pig-word-roll = tiro | tirar | sigo | otra
pig-word-hold = me planto | plantarse | planto | paro

pig-ask-roll = { $several ->
    [yes] tiren los dados
   *[no] tira los dados
}
pig-ask-choice = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en este turno{ $score ->
        [0] {""}
       *[other] ; { $total } si te plantas
    }. ¿Tiras otra vez o te plantas?

pig-ask-all = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en esta ronda. { $several ->
        [yes] ¿Siguen tirando o se plantan?
       *[no] ¿Sigues tirando o te plantas?
    }

pig-threw = { $seat } saca { $dice }.
pig-bust = { $points ->
        [0] ¡Ay! { $seat } saca { $dice }, pero aún no había nada que perder.
        [one] ¡Ay! { $seat } saca { $dice } y pierde { $points } punto.
       *[other] ¡Ay! { $seat } saca { $dice } y pierde { $points } puntos.
    }
pig-banked = { $points ->
        [one] { $seat } se planta con { $points } punto y tiene { $total }.
       *[other] { $seat } se planta con { $points } puntos y tiene { $total }.
    }
pig-overtaken = { $points ->
        [one] Adelantan a { $seat }, que pierde { $points } punto: le quedan { $total }.
       *[other] Adelantan a { $seat }, que pierde { $points } puntos: le quedan { $total }.
    }
pig-reached = { $points ->
        [one] { $seat } saca { $dice } y llega con { $points } punto. ¡Meta!
       *[other] { $seat } saca { $dice } y llega con { $points } puntos. ¡Meta!
    }

pig-round-stop = { $points ->
        [one] Con { $points } punto, a salvo: { $names }.
       *[other] Con { $points } puntos, a salvo: { $names }.
    }
pig-round-bust = { $points ->
        [0] A la primera, y aún no había nada que perder: { $names }.
        [one] ¡Ay! Se pierde { $points } punto: { $names }.
       *[other] ¡Ay! Se pierden { $points } puntos: { $names }.
    }

pig-round-new = Ronda nueva: todos dentro otra vez.

pig-double-needs-two = Para un doble hacen falta dos dados: elige dados=2 o pierde=rojo.

pig-sheet-burnt = { $points ->
    [0] {""}
   *[other] perdidos { $points }
}
pig-sheet-gained = +{ $points }
pig-sheet-overtaken = adelanto −{ $points }
pig-sheet-out = fuera
pig-sheet-goal = meta { $points }
pig-sheet-red = un 1 en el doble marco se lleva lo del turno
pig-sheet-would = el total de quien se plante ahora
pig-sheet-total = total
pig-sheet-lost = perdidos
pig-sheet-first = { $seat } tira
pig-sheet-series = { $seat }: lleva { $points }
pig-sheet-banked = { $seat }: se planta con { $points }
pig-sheet-bust = { $seat }: ¡ay!, { $points } menos
pig-sheet-round = Ronda: van { $points }
pig-sheet-round-bust = Ronda: ¡ay!, { $points } menos
pig-sheet-before = { $throws ->
    [one] La ronda anterior: una tirada, suma { $points }
   *[other] La ronda anterior: { $throws } tiradas, suma { $points }
}
pig-sheet-before-bust = { $throws ->
    [one] La ronda anterior: se perdió a la primera
   *[other] La ronda anterior: { $throws } tiradas, { $points } perdidos
}

pig-lesson-1 = Di «tiro» cuanto te atrevas: se va sumando
pig-lesson-2 = Un 1 en el otro dado no hace nada
pig-lesson-3 = Un 1 en el doble marco se llevó 8 puntos
pig-lesson-4 = Con «me planto» estos puntos se salvan
pig-lesson-5 = Gana quien pase antes de esta línea
