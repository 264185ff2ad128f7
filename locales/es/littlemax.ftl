# Little Max: dice under a cup, a number that is true or not, and whoever doubts it lifts the cup.

littlemax-name = Kiriki
littlemax-also = kinito | mentiroso | el mentiroso
littlemax-about = Tira bajo el cubilete, mira a solas y di un número mayor que el anterior, sea verdad o no. ¿Quién levanta el cubilete?
littlemax-brief = dos dados y cubilete, diez minutos
littlemax-rules =
    Tira dos dados bajo el cubilete («tiro»): solo los ves tú. Se leen como un número, primero el dado mayor: 5 y 4 son 54. Lo mejor es 21, el kiriki; después las parejas, de 66 a 11; después los demás, de 65 a 31.

    Di un número, como «65», sea verdad o no. Quien sigue se lo cree («me lo creo»), tira y dice uno mayor, o levanta el cubilete («levanto»). Si los dados valen lo que se dijo, o más, pierde una ficha quien levantó; si valen menos, quien lo dijo. Quien pierde tira después.

    Hay tres fichas por cabeza (opción «fichas»). Sin ninguna quedas fuera, y gana quien conserve fichas al final.

    Por ejemplo: Ana dice 54. Beto se lo cree, tira 4 y 1, y dice 61. Carla levanta el cubilete: 41 es menos que 61, así que Beto pierde una ficha.

    Un 21 no se puede superar. Quien sigue paga una ficha, y nadie mira, o levanta el cubilete: un 21 de verdad le cuesta dos fichas; si era mentira, pierde una quien mintió.

    También hay botones. Tus dados los ves con un botón o en privado.

littlemax-opt-chips = cuántas fichas por cabeza
littlemax-key-chips = fichas
littlemax-set-chips = { $value ->
    [one] { $value } ficha
   *[other] { $value } fichas
}

littlemax-word-throw = tiro | tirar
littlemax-word-believe = me lo creo | creo | creer | me lo creo y tiro
littlemax-word-lift = levanto | levantar | dudo | mentira
littlemax-word-pay = pago | pagar | ficha | pagar una ficha

littlemax-throw = 🎲 Tirar
littlemax-throw-news = { $seat } tira bajo el cubilete.
littlemax-believe = 🎲 Me lo creo y tiro
littlemax-believe-news = { $seat } se lo cree y tira.
littlemax-lift = 👀 Levanto
littlemax-lift-news = { $seat } levanta el cubilete.
littlemax-pay = Pagar una ficha
littlemax-pay-news = { $seat } paga una ficha.
littlemax-say = { $number }
littlemax-holds = Bajo el cubilete tienes { $number }.

littlemax-ask-throw = tira bajo el cubilete; los dados solo los verás tú
littlemax-ask-say-first = di un número, sea verdad o no
littlemax-ask-say = di un número mayor que { $number }, sea verdad o no
littlemax-ask-answer = ¿te crees el { $number } de { $seat } y tiras, o levantas el cubilete?
littlemax-ask-top = ¿pagas una ficha por el 21 de { $seat }, o levantas el cubilete?

littlemax-believes = { $seat } se lo cree y tira.
littlemax-says = { $seat } dice { $number }.
littlemax-true = { $seat } levanta el cubilete: { $number }, así que el { $said } vale. { $seat } pierde { $chips ->
    [one] una ficha
   *[other] { $chips } fichas
}{ $left ->
    [0] {" "}y queda fuera
    [one] {" "}y le queda una
   *[other] {" "}y le quedan { $left }
}.
littlemax-false = { $seat } levanta el cubilete: { $number } y no { $said }. { $liar } pierde una ficha{ $left ->
    [0] {" "}y queda fuera
    [one] {" "}y le queda una
   *[other] {" "}y le quedan { $left }
}.
littlemax-pays = { $seat } paga una ficha{ $left ->
    [0] {" "}y queda fuera
    [one] {" "}y le queda una
   *[other] {" "}y le quedan { $left }
}. Nadie mira bajo el cubilete.
littlemax-anew = El cubilete está vacío: ahora tira { $seat }.

littlemax-reject-syntax = Di un número como 65, o «me lo creo» o «levanto».
littlemax-reject-number = Dos dados nunca se leen como { $number }. El orden es 31, 32, 41 … 65, luego 11, 22 … 66, luego 21.
littlemax-reject-low = Di un número mayor que { $number }. El orden es 31, 32, 41 … 65, luego 11, 22 … 66, luego 21.
littlemax-reject-say = Primero di un número, por ejemplo 65.
littlemax-reject-throw = Primero tira bajo el cubilete.
littlemax-reject-answer = Primero créetelo o levanta el cubilete.
littlemax-reject-top = No hay nada mayor que 21: paga una ficha o levanta el cubilete.

littlemax-board-seat = puesto
littlemax-board-chips = fichas
littlemax-board-left = fuera
littlemax-board-said = dicho
littlemax-board-lifted = al aire
littlemax-board-not-lifted = tapado
littlemax-board-cup = dados

littlemax-sheet-chips = fichas
littlemax-sheet-chain = dicho:
littlemax-sheet-said = { $seat }: dijo { $number }
littlemax-sheet-lay = era { $number }
littlemax-sheet-doubt = { $seat } lo duda
littlemax-sheet-before = la ronda anterior:
littlemax-sheet-last = la última ronda:
littlemax-sheet-throws = { $seat } tira
littlemax-sheet-says = { $seat } dice un número
littlemax-sheet-more = más de { $number }
littlemax-sheet-lost = { $seat }: −{ $chips } { $chips ->
    [one] ficha
   *[other] fichas
}

littlemax-lesson-1 = Ana dice 54, y nadie más lo ha visto
littlemax-lesson-2 = «me lo creo»: Beto debe decir más de 54
littlemax-lesson-3 = «levanto»: Carla ve 41; 61 era mentira
littlemax-lesson-4 = Mentir cuesta una ficha; dudar mal, también
