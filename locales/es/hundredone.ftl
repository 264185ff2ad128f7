# A hundred and one: six rolls, each of them ones or tens.

hundredone-name = Ciento uno
hundredone-also = ciento uno y fuera
hundredone-about = Seis tiradas, cada una como unidades o decenas: acércate a cien cuanto puedas, pero sin pasarte.
hundredone-brief = un dado, dos minutos
hundredone-rules =
    Una ronda son seis tiradas de un dado. Tras cada una la escribes como unidades o como decenas: un 4 es 4 o 40. Cuentan las seis, y luego no se cambia nada.

    Tus seis números se suman. La suma más cercana a 100 por debajo gana la ronda y un punto; si hay empate, uno por cabeza. 100 justo es lo mejor; con 101 o más quedas fuera.

    Las tiradas son para todos: cada cual escribe en secreto, y tras cada tirada se descubre todo. Con «juntos=no» cada cual hace sus propias seis tiradas, por orden.

    Tras cinco rondas gana quien tenga más puntos; «rondas» fija otro número. Para escribir, usa un botón o mándale el número al bot en privado, por ejemplo 40.

hundredone-word-throw = tiro | tirar
hundredone-word-name = canto | cantar | digo

hundredone-writes = { $worth }

hundredone-ask = tienes { $sum } y sale un { $face }: ¿{ $face } o { $tens }?
hundredone-ask-all = { $several ->
    [yes] ¿escriben { $face } o { $tens }?
   *[no] ¿escribes { $face } o { $tens }?
}

hundredone-threw = { $seat } saca { $faces }.
hundredone-wrote = { $seat } escribe { $worth } y suma { $sum }.
hundredone-made = { $seat } escribe { $worth } y termina con { $sum }.
hundredone-out = { $seat } escribe { $worth } y queda fuera con { $sum }.
hundredone-lost = Más de cien: { $names }.

hundredone-reject = El dado muestra { $face }: escribe { $face } o { $tens }.
hundredone-syntax = Escribe el número que anotas: el del dado, o diez veces más.

hundredone-sheet = Ronda { $round } de { $rounds }; el dado o ×10, más de { $most } es demasiado
hundredone-sheet-before = antes { $sums }
hundredone-sheet-short = a 100: { $points }
hundredone-sheet-out = se pasa

hundredone-lesson-1 = Un 4 se escribe «4» o «40»
hundredone-lesson-2 = Se suma todo: este 20 era un 2
hundredone-lesson-3 = 84 es lo más cercano a 100: un punto
hundredone-lesson-4 = Con 101 o más, fuera
