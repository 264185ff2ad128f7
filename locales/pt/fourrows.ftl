# Four rows: two white dice for everybody, four coloured ones for whoever rolls.

fourrows-name = Quatro fileiras
fourrows-also = fileiras coloridas | fileira por fileira
fourrows-about = Dados brancos para todo mundo, coloridos para quem joga: risque números em quatro fileiras da esquerda para a direita e pule o mínimo.
fourrows-brief = seis dados, quinze minutos
fourrows-rules =
    Cada pessoa tem quatro fileiras: vermelha e amarela de 2 a 12, verde e azul de 12 a 2. Risque números só da esquerda para a direita; o que você pula se perde.

    Na sua vez, jogue dois dados brancos e um de cada cor. Primeiro todo mundo pode riscar a soma dos brancos em uma fileira, em segredo até todo mundo decidir. Depois quem jogou pode riscar um branco mais um colorido, na fileira dessa cor. Quem jogou e não risca nada leva uma multa.

    Toque em um botão, ou digite “vermelha 7” ou “v7”; “passo” não risca nada. A soma branca vai no privado.

    O último número de uma fileira pede antes cinco riscos. Com ele você risca o cadeado, mais um risco; dá para vários na mesma hora. Aí a fileira fecha, e o dado dela sai. A partida acaba com duas fileiras fechadas, ou na quarta multa de alguém.

    Os riscos de uma fileira valem 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 e 78 pontos, uma multa tira 5. 4, 7, 0 e 2 riscos e uma multa: 10 + 28 + 0 + 3 − 5 = 36. Vence quem tem mais pontos.

fourrows-opt-locks = quantas fileiras fechadas terminam a partida
fourrows-opt-penalties = quantas multas de uma pessoa terminam a partida
fourrows-key-locks = cadeados
fourrows-key-penalties = multas
fourrows-set-locks = { $value ->
    [one] { $value } fileira fechada termina
   *[other] { $value } fileiras fechadas terminam
}
fourrows-set-penalties = { $value ->
    [one] { $value } multa termina
   *[other] { $value } multas terminam
}

fourrows-word-throw = jogar | jogo | lançar | rolar
fourrows-word-red = vermelha | vermelho | v
fourrows-word-yellow = amarela | amarelo | a
fourrows-word-green = verde | d
fourrows-word-blue = azul | z
fourrows-word-pass = passo | passar

fourrows-row-red = vermelha
fourrows-row-yellow = amarela
fourrows-row-green = verde
fourrows-row-blue = azul
fourrows-letter-red = V
fourrows-letter-yellow = A
fourrows-letter-green = D
fourrows-letter-blue = Z

fourrows-cross-red = 🔴 { $number }
fourrows-cross-red-news = { $seat } risca vermelha { $number }.
fourrows-cross-yellow = 🟡 { $number }
fourrows-cross-yellow-news = { $seat } risca amarela { $number }.
fourrows-cross-green = 🟢 { $number }
fourrows-cross-green-news = { $seat } risca verde { $number }.
fourrows-cross-blue = 🔵 { $number }
fourrows-cross-blue-news = { $seat } risca azul { $number }.
fourrows-pass = Passar

fourrows-ask-throw = { $several ->
    [yes] joguem { $dice } dados e digitem o que saiu: dois brancos, depois { $colours }
   *[no] jogue { $dice } dados e digite o que saiu: dois brancos, depois { $colours }
}
fourrows-ask-first = { $several ->
    [yes] os brancos de { $seat } dão { $sum }: risquem em uma fileira, ou passem
   *[no] os brancos de { $seat } dão { $sum }: risque em uma fileira, ou passe
}
fourrows-ask-white = { $several ->
    [yes] os brancos dão { $sum }: risquem em uma fileira, ou passem
   *[no] os brancos dão { $sum }: risque em uma fileira, ou passe
}
fourrows-ask-coloured = { $several ->
    [yes] risquem um branco mais um colorido, ou passem
   *[no] risque um branco mais um colorido, ou passe
}
fourrows-ask-penalty = { $several ->
    [yes] risquem um branco mais um colorido, ou levem uma multa de 5
   *[no] risque um branco mais um colorido, ou leve uma multa de 5
}

fourrows-die-red = 🔴 { $face }
fourrows-die-yellow = 🟡 { $face }
fourrows-die-green = 🟢 { $face }
fourrows-die-blue = 🔵 { $face }
fourrows-threw = { $seat } tira ⚪ { $one } + { $two } = { $sum }, { $coloured }.
fourrows-crossed = A soma branca: { $crosses }.
fourrows-crossed-one = { $seat } – { $row } { $number }
fourrows-crossed-none = Ninguém risca a soma branca.
fourrows-crosses = { $seat } risca { $row } { $number }.
fourrows-passes = { $seat } passa.
fourrows-penalty = { $seat } não riscou nada e leva { $count ->
    [1] a primeira multa
    [2] a segunda multa
    [3] a terceira multa
    [4] a quarta multa
   *[other] a multa número { $count }
}.
fourrows-locked = O cadeado da fileira { $row } vai para { $names }: ela fecha para todo mundo.
fourrows-over-locks = { $count ->
    [one] Uma fileira está fechada: é o fim.
   *[other] { $count } fileiras estão fechadas: é o fim.
}
fourrows-over-penalties = { $count ->
    [one] { $seat } tem uma multa: é o fim.
   *[other] { $seat } tem { $count } multas: é o fim.
}

fourrows-reject-syntax = Digite a fileira e o número, por exemplo “vermelha 7”, ou “passo”.
fourrows-reject-throw = Primeiro os dados.
fourrows-reject-thrown = Os dados já foram jogados: risque um número ou passe.
fourrows-reject-locked = A fileira { $row } está fechada.
fourrows-reject-sum = Agora só vale a soma dos brancos: { $sum }.
fourrows-reject-colour = Com um branco e o dado da fileira { $row } dá para fazer { $other ->
    [0] { $sum }
   *[other] { $sum } ou { $other }
}.
fourrows-reject-left = Não dá para voltar a { $row } { $number }: já há risco no { $last }.
fourrows-reject-last = { $count ->
    [one] O último número, { $row } { $number }, pede antes { $needed } riscos, e há { $count }.
   *[other] O último número, { $row } { $number }, pede antes { $needed } riscos, e há { $count }.
}

fourrows-holds = { $points ->
    [one] Sua folha, { $points } ponto: { $rows }.
   *[other] Sua folha, { $points } pontos: { $rows }.
}
fourrows-holds-row = { $count ->
    [one] { $row } { $count } risco (no { $last })
   *[other] { $row } { $count } riscos (último: { $last })
}
fourrows-holds-empty = { $row } vazia

fourrows-sheet-penalties = multas
fourrows-sheet-points = pontos
fourrows-sheet-white = brancos: qualquer um pode riscar a soma
fourrows-sheet-coloured = branco + cor: só quem jogou
fourrows-sheet-before = o último lance

fourrows-board-seat = lugar
fourrows-board-left = fora
fourrows-board-red = verm.
fourrows-board-yellow = amar.
fourrows-board-green = verde
fourrows-board-blue = azul
fourrows-board-penalties = multas
fourrows-board-points = pontos
fourrows-board-white = branca

fourrows-lesson-1 = Todo mundo risca a branca: “verde 4”
fourrows-lesson-2 = Só quem jogou: um branco + um colorido
fourrows-lesson-3 = Da esquerda à direita; o que pula se perde
fourrows-lesson-4 = O cadeado também conta e fecha a fileira
fourrows-lesson-5 = 1, 3, 6, 10 … pontos, multa custa 5
