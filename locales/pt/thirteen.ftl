# Thirteen: a running total that scores wherever it is a multiple of thirteen.

thirteen-name = Treze
thirteen-also = vezes treze | múltiplos de treze
thirteen-about = Cinco lances fazem um total que vai andando: sempre que é múltiplo de treze, ele vale pontos.
thirteen-brief = dois dados, cinco minutos
thirteen-rules =
    São dois dados, um deles com faces de 2 a 7, então um lance vale de 3 a 13. Cada vez são cinco lances. O primeiro abre o seu total.

    Com cada um dos outros quatro faça uma coisa: somar o lance, tirar (nunca abaixo de zero), somar duas, três ou quatro vezes, ou somar a metade, um terço ou um quarto, arredondado para baixo. Se o novo total é múltiplo de 13, ele vale tantos pontos: 39 são três vezes 13, então 3 pontos. O total segue para o próximo lance.

    Cada pessoa joga cinco vezes (opção “rodadas”), e vence quem tem mais pontos. O zero não vale nada, e o primeiro lance também não.

    Com dados de verdade, digite primeiro o dado comum, depois o de 2 a 7. Se não tem um, use outro dado comum: o 1 dele vale 7.

    Digite “+”, “-”, “x3”, “:2” ou simplesmente o novo total, ou use os botões.

thirteen-opt-divisor = de que número o total tem que ser múltiplo: 11 é mais fácil, 17 é mais difícil
thirteen-opt-rounds = quantas vezes joga cada pessoa

thirteen-key-divisor = divisor | número
thirteen-key-rounds = rodadas | vezes
thirteen-set-divisor = múltiplos de { $value }
thirteen-set-rounds = { $value ->
    [one] uma vez por pessoa
   *[other] { $value } vezes por pessoa
}

thirteen-word-throw = jogar | jogo | lançar | rolar
thirteen-word-name = digo | dizer

thirteen-op = { $op }
thirteen-op-makes = { $op } → { $total }
thirteen-op-scores = { $points ->
    [one] { $op } → { $total } = { $points } ponto
   *[other] { $op } → { $total } = { $points } pontos
}

thirteen-ask = { $total } e um lance de { $sum } – o que você faz com isso?
thirteen-ask-all = um lance de { $sum } para todo mundo – fazer o que com ele?

thirteen-holds = { $points ->
    [one] Seu total: { $total }, { $points } ponto nesta vez, { $all } ao todo.
   *[other] Seu total: { $total }, { $points } pontos nesta vez, { $all } ao todo.
}
thirteen-threw = { $seat } tira { $faces }, são { $sum }.
thirteen-scored = { $points ->
    [one] { $seat } faz { $total }: { $points } ponto!
   *[other] { $seat } faz { $total }: { $points } pontos!
}
thirteen-turn = { $points ->
    [0] { $seat }: nenhum ponto nesta vez, { $all } ao todo.
    [one] { $seat }: { $points } ponto nesta vez, { $all } ao todo.
   *[other] { $seat }: { $points } pontos nesta vez, { $all } ao todo.
}

thirteen-reject-syntax = Digite “+”, “-”, “x2” até “x4”, “:2” até “:4”, ou o novo total.
thirteen-reject-total = Não dá para fazer { $number }. O que dá: { $made }.
thirteen-reject-minus = { $total } menos { $sum } fica abaixo de zero: some alguma coisa.

thirteen-sheet-now = agora
thirteen-sheet-all = pontos
thirteen-sheet-total = pontos: { $points }
thirteen-sheet-of = Vez { $turn } de { $turns }. Com anel: os pontos, número ÷ { $divisor }
thirteen-sheet-other = Moldura grossa: o dado de 2 a 7
thirteen-sheet-turns = Acima dos pontos: vez por vez

thirteen-lesson-1 = 9 + 3×10 = 39, três vezes 13: 3 pontos
thirteen-lesson-2 = “+” soma o lance, “-” tira
thirteen-lesson-3 = “x2” até “x4”, ou parte: “:2” até “:4”
thirteen-lesson-4 = Um dado comum, e um de 2 a 7
thirteen-lesson-5 = Os pontos desta vez; em geral cinco vezes
