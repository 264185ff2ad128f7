# Fifty: two dice, only equal ones count.

fifty-name = Cincuenta
fifty-also = dobles
fifty-about = Dos dados, y solo cuentan los dobles: dos seises dan mucho, dos treses se lo llevan todo.
fifty-brief = dos dados, dos minutos
fifty-rules =
    Gana quien llegue antes a cincuenta puntos. Por turnos se tiran dos dados una vez: pulsa el botón o di «tiro». No hay nada que decidir, solo confiar en la suerte.

    Si los dos dados son distintos, nada. Dos seises dan 25 puntos. Dos unos, doses, cuatros o cincos dan 5. Dos treses son un desastre: pierdes todos tus puntos y empiezas otra vez de cero.

    Por ejemplo, 4 4 y luego 6 6 dan 30 puntos; si después sale 3 3, vuelves a 0.

    Quien llega a cincuenta gana al momento. Para una partida más corta o más larga se pone otra meta, como 25 o 100 puntos.

fifty-opt-goal = con cuántos puntos se gana
fifty-key-goal = meta | puntos
fifty-set-goal = se gana con { $value } puntos

fifty-word-roll = tiro | tirar

fifty-threw = { $seat } saca { $faces }: nada.
fifty-scored = { $seat } saca { $faces }: { $points } puntos, { $total } en total.
fifty-lost = { $seat } saca { $faces }: ¡adiós a todos los puntos!

fifty-sheet = Gana quien llegue antes a { $goal }
fifty-sheet-pair = otro doble +{ $points }
fifty-sheet-nothing = → 0

fifty-lesson-1 = 6 6 da 25, 4 4 da 5: son 30
fifty-lesson-2 = 3 3: Beto tenía 5 y se queda sin nada
fifty-lesson-3 = Es todo lo que cuenta; cincuenta gana
fifty-lesson-4 = Un turno es una tirada: «tiro»
