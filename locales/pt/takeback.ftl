takeback-name = Pega de volta
takeback-also = quarenta fichas | devolve
takeback-about = Quarenta fichas no meio, e o dado diz quantas você leva. Faça três pilhas iguais na sua fileira antes que as peguem de volta.
takeback-brief = um dado, cinco minutos
takeback-rules =
    A grade tem três fileiras de quatro casas. As de fora são uma de cada lado, e em cada casa da fileira do meio há dez fichas.

    Cada pessoa na sua vez joga o dado e leva exatamente tantas fichas quantas ele mostra, todas de uma casa para uma vizinha, para o lado, para cima ou para baixo. Vale qualquer casa, também da fileira do outro lado. Se nenhuma permite, o lance se perde. Não vale desfazer na hora, com o mesmo número, o que o outro lado acabou de levar.

    Assim que três ou quatro pilhas da sua fileira são iguais, você vence; casa vazia não é pilha. Com 4 4 1 0 na sua fileira e um 3 no dado, três fichas do meio sobre o 1 dão 4 4 4.

    Se isso deixa iguais as pilhas do outro lado, vence ele. Depois de 200 lances a rodada é empate.

    Em geral se joga uma rodada. Em partida longa cada rodada vale a altura das pilhas iguais, até 20 pontos ou o combinado, em no máximo 20 rodadas.

    Digite de onde para onde: b2 b3. Ou use os botões.
takeback-opt-points = pontos que vencem a partida; com 1 é uma rodada só
takeback-key-points = pontos
takeback-set-points = { $value ->
    [one] uma rodada só
   *[other] partida até { $value } pontos
}
takeback-preset-series = série | partida longa

takeback-word-throw = jogar | jogo | lançar | rolar

takeback-ask = { $count ->
    [one] leve { $count } ficha para a casa vizinha
   *[other] leve { $count } fichas para a casa vizinha
}
takeback-told-moved = { $seat }: { $from } { $to }, { $count ->
    [one] { $count } ficha.
   *[other] { $count } fichas.
}
takeback-told-skip = { $seat } tira { $count }, e com isso não dá para levar nada.
takeback-told-won = { $points ->
        [1] { $seat } tem pilhas iguais de { $height } e vence!
       *[other] { $seat } tem pilhas iguais de { $height } e agora { $total } de { $points }.
    }
takeback-told-draw = { $throws } lances e ninguém venceu: a rodada é empate.

takeback-sheet-points = { $won } de { $points }
takeback-sheet-aim = Três pilhas iguais na sua fileira vencem
takeback-sheet-moved = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}: { $from } → { $to }

takeback-reject-syntax = Digite de onde para onde, por exemplo b2 b3.
takeback-reject-throw = Primeiro jogue o dado.
takeback-reject-thrown = O dado já foi jogado: agora leve as fichas.
takeback-reject-off = Isso fica fora da grade, que vai até { $last }.
takeback-reject-far = { $from } e { $to } não são vizinhas.
takeback-reject-few = { $chips ->
        [0] Em { $from } não há fichas, e você precisa de { $count }.
        [one] Em { $from } só há uma ficha, e você precisa de { $count }.
       *[other] Em { $from } só há { $chips } fichas, e você precisa de { $count }.
    }
takeback-reject-back = Isso só desfaria a última jogada. Leve outra coisa.

# What the board in letters says.
takeback-board-seat = lugar
takeback-board-has-thrown = tirou
takeback-board-throws = joga
takeback-board-to = até

takeback-lesson-1 = A fileira de Ana; em cima, a de Bruno
takeback-lesson-2 = O dado: leve exatamente tantas fichas
takeback-lesson-3 = De onde para onde, ao lado: “b2 b3”
takeback-lesson-4 = Casa vazia não é pilha
