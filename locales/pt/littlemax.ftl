# Little Max: dice under a cup, a number that is true or not, and whoever doubts it lifts the cup.

littlemax-name = Pequeno Max
littlemax-also = mentira no copo | dados no copo | maxinho
littlemax-about = Jogue debaixo do copo, olhe só você e diga um número maior que o último, verdade ou não. Quem vai levantar o copo?
littlemax-brief = dois dados no copo, dez minutos
littlemax-rules =
    Jogue dois dados debaixo de um copo (“jogar”): só você os vê. Eles se leem como um número, o dado maior primeiro: 5 e 4 são 54. O melhor é 21, chamado Max, depois vêm os pares de 66 até 11, depois os outros de 65 até 31.

    Diga um número como “65”, verdade ou não. A próxima pessoa ou acredita (“acredito”), joga e diz um maior, ou levanta o copo (“levanto”). Se os dados valem o que foi dito, ou mais, quem levantou perde uma ficha; se valem menos, perde quem disse. Quem perde joga em seguida.

    Cada pessoa tem três fichas (opção “fichas”). Sem nenhuma, está fora, e vence quem fica com fichas no fim.

    Por exemplo: Ana diz 54. Bruno acredita, tira 4 e 1, e diz 61. Caio levanta o copo: 41 é menos que 61, e Bruno perde uma ficha.

    Nada é maior que 21. A próxima pessoa ou paga uma ficha, e ninguém olha, ou levanta o copo: se o 21 é verdade, perde duas fichas; se não, quem mentiu perde uma.

    Também há botões. Seus dados você vê por um botão, ou no privado.

littlemax-opt-chips = quantas fichas tem cada pessoa
littlemax-key-chips = fichas
littlemax-set-chips = { $value ->
    [one] { $value } ficha
   *[other] { $value } fichas
}

littlemax-word-throw = jogar | jogo | lançar | rolar | jogar no copo
littlemax-word-believe = acredito | acreditar | eu acredito | acreditar e jogar
littlemax-word-lift = levanto | levantar | levantar o copo | duvido
littlemax-word-pay = pago | pagar | pagar uma ficha | ficha

littlemax-throw = 🎲 Jogar no copo
littlemax-throw-news = { $seat } joga debaixo do copo.
littlemax-believe = 🎲 Acreditar e jogar
littlemax-believe-news = { $seat } acredita e joga.
littlemax-lift = 👀 Levantar o copo
littlemax-lift-news = { $seat } levanta o copo.
littlemax-pay = Pagar uma ficha
littlemax-pay-news = { $seat } paga uma ficha.
littlemax-say = { $number }
littlemax-holds = Debaixo do copo você tem { $number }.

littlemax-ask-throw = jogue debaixo do copo; só você vai ver os dados
littlemax-ask-say-first = diga um número, verdade ou não
littlemax-ask-say = diga um número maior que { $number }, verdade ou não
littlemax-ask-answer = acreditar no { $number } de { $seat } e jogar, ou levantar o copo?
littlemax-ask-top = pagar uma ficha pelo 21 de { $seat }, ou levantar o copo?

littlemax-believes = { $seat } acredita e joga.
littlemax-says = { $seat } diz { $number }.
littlemax-true = { $seat } levanta o copo: { $number }, então { $said } não era mentira. { $seat } perde { $chips ->
    [one] uma ficha
   *[other] { $chips } fichas
}{ $left ->
    [0] {" "}e está fora
   *[other] {" "}e fica com { $left }
}.
littlemax-false = { $seat } levanta o copo: { $number }, e não { $said }. { $liar } perde uma ficha{ $left ->
    [0] {" "}e está fora
   *[other] {" "}e fica com { $left }
}.
littlemax-pays = { $seat } paga uma ficha{ $left ->
    [0] {" "}e está fora
   *[other] {" "}e fica com { $left }
}. Ninguém olha debaixo do copo.
littlemax-anew = O copo está vazio: agora joga { $seat }.

littlemax-reject-syntax = Diga um número como 65, ou “acredito” ou “levanto”.
littlemax-reject-number = Dois dados nunca se leem como { $number }. A ordem é 31, 32, 41 … 65, depois 11, 22 … 66, depois 21.
littlemax-reject-low = Diga um número maior que { $number }. A ordem é 31, 32, 41 … 65, depois 11, 22 … 66, depois 21.
littlemax-reject-say = Primeiro diga um número, por exemplo 65.
littlemax-reject-throw = Primeiro jogue debaixo do copo.
littlemax-reject-answer = Primeiro acredite ou levante o copo.
littlemax-reject-top = Nada é maior que 21: pague uma ficha, ou levante o copo.

littlemax-board-seat = lugar
littlemax-board-chips = fichas
littlemax-board-left = fora
littlemax-board-said = disse
littlemax-board-lifted = aberto
littlemax-board-not-lifted = fechado
littlemax-board-cup = copo

littlemax-sheet-chips = fichas
littlemax-sheet-chain = disseram:
littlemax-sheet-said = { $seat }: disse { $number }
littlemax-sheet-lay = e tinha { $number }
littlemax-sheet-doubt = { $seat } duvida
littlemax-sheet-before = rodada anterior:
littlemax-sheet-last = última rodada:
littlemax-sheet-throws = { $seat } joga
littlemax-sheet-says = { $seat } diz um número
littlemax-sheet-more = acima de { $number }
littlemax-sheet-lost = { $seat }: −{ $chips } { $chips ->
    [one] ficha
   *[other] fichas
}

littlemax-lesson-1 = Ana diz 54, e ninguém mais olhou
littlemax-lesson-2 = “acredito”: Bruno tem que passar de 54
littlemax-lesson-3 = “levanto”: Caio vê 41, 61 era mentira
littlemax-lesson-4 = Mentira custa ficha, e dúvida à toa também
