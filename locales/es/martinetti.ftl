# Martinetti: from one to twelve and back, by three dice and their sums.

martinetti-name = Martinetti
martinetti-also = ida y vuelta
martinetti-about = Tres dados y sus sumas te llevan del uno al doce y de vuelta al uno, número a número. Gana quien vuelva antes.
martinetti-brief = tres dados, diez minutos
martinetti-rules =
    Se trata de pasar por los números del 1 al 12 en orden, y de vuelta al 1. En tu turno tiras tres dados una vez: pulsa el botón o di «tiro».

    El número que necesitas puede ser un dado, la suma de dos o la suma de los tres. Si te sale, la misma tirada puede darte también el siguiente, y así hasta donde llegue; cada dado vuelve a contar para cada número. El bot los toma todos por ti.

    Por ejemplo, tu primera tirada es 1 1 3: ahí está tu 1, luego 1 + 1 = 2, el 3, 3 + 1 = 4 y 3 + 1 + 1 = 5: cinco números en una tirada.

    Después del 12 necesitas 11, 10 y así. Gana al momento quien vuelva antes al 1.

    Con «otra vez» vuelves a tirar mientras cada tirada te haga avanzar.

martinetti-opt-again = quien avanza tira otra vez
martinetti-key-again = otra vez
martinetti-set-again = { $value ->
    [on] si avanzas, tiras otra vez
   *[other] una tirada por turno
}

martinetti-word-roll = tiro | tirar

martinetti-ask = tira tres dados: necesitas el { $next }
martinetti-got = { $seat } saca { $faces } y consigue { $numbers }. Sigue el { $next }.
martinetti-nothing = { $seat } saca { $faces }: ahí no hay ningún { $next }.
martinetti-home = { $seat } saca { $faces }, consigue { $numbers } ¡y está de vuelta!
martinetti-sheet = Con anillo: el que necesitas
martinetti-sheet-again = Con anillo: el que necesitas; si sale, tiras más
martinetti-sheet-got = sale { $numbers }

martinetti-lesson-1 = 4 + 6 = 10 y 6 + 3 = 9: dos de una vez
martinetti-lesson-2 = El anillo: el número que hace falta
martinetti-lesson-3 = Raya encima: ya de vuelta, del 12 al 1
martinetti-lesson-4 = Ahora le toca a Beto: «tiro»
