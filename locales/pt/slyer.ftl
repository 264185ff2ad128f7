# Who is slyer: both choose a number in secret and score it, unless the other one is lower by exactly one.

slyer-name = Malandragem
slyer-also = um a menos | um abaixo
slyer-about = Os dois lados escolhem um número em segredo e marcam esses pontos. Mas se o seu é exatamente um a menos, os dois são seus.
slyer-brief = sem dados, cinco minutos
slyer-rules =
    Os dois lados escolhem um número de 1 a 5 em segredo, por um botão ou na conversa privada. Depois os dois aparecem, e cada lado marca o seu: 1 e 4 são 1 ponto e 4 pontos.

    Mas se um número é exatamente um a menos, quem o escolheu leva os dois, e o outro lado fica sem nada: 2 contra 3 são 5 pontos a zero. Então o cinco rende mais, enquanto o outro lado não escolher o quatro; contra o quatro, o três é bom, e assim por diante.

    Vence quem abre 11 pontos de vantagem. A imagem mostra quem está na frente e por quanto.

    Com “números” dá para escolher até 6.

slyer-opt-numbers = até que número se pode escolher
slyer-key-numbers = números | máximo
slyer-set-numbers = números de 1 a { $value }

slyer-ask = { $several ->
    [yes] escolham um número de 1 a { $most }
   *[no] escolha um número de 1 a { $most }
}
slyer-round = { $first } { $one }, { $second } { $two }: cada lado marca o seu.
slyer-both = { $first } { $one }, { $second } { $two }: um a menos, { $points } pontos para { $seat }.
slyer-reject = Escolha um número de 1 a { $most }.

slyer-board-points = pontos
slyer-board-chosen = pronto
slyer-board-yes = sim
slyer-board-no = não

slyer-lesson-1 = Ninguém vê o seu número antes da hora
slyer-lesson-2 = 1 e 4: cada lado marca o que escolheu
slyer-lesson-3 = 2 é um a menos que 3: leva 2 + 3
slyer-lesson-4 = Vence quem abre 11 pontos

slyer-sheet = Cada lado marca o seu; 1 a menos leva tudo
