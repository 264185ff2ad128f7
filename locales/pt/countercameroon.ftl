# The counter of Cameroon: marks on the sums of dice.

countercameroon-name = Contador de Camarões
countercameroon-also = contador | quatro marcas
countercameroon-about = Divida quatro dados em dois pares e marque as somas: quem tem quatro marcas em uma soma fica com ela. Soma rara vale mais.
countercameroon-brief = quatro dados, dez minutos
countercameroon-rules =
    Ganhe somas que valem muito. Na sua vez caem quatro dados; divida-os em dois pares e ponha uma marca em cada uma das duas somas. Quem primeiro tem quatro marcas em uma soma fica com ela, e ela fecha para todo mundo.

    O número ao lado de cada soma é o que ela vale: 1 para o 7, e mais quanto mais rara, até 11 para 2 e 12. Com “valores=planos” vai de 1 a 6.

    Você tira 1 4 5 6: marque 5 e 11, ou 6 e 10, ou 7 e 9. Digite “marcar 5 11” ou só “5 11”, ou toque em um botão.

    Com “forma=dois” caem dois dados e dão uma soma: marque, ou jogue os dois de novo com “repetir”, até três vezes; a última soma tem que ser marcada.

    A partida acaba quando as onze somas têm dono; vence quem tem mais pontos. Com um lance para todo mundo, quem chega a quatro marcas ao mesmo tempo fica com a soma junto.

countercameroon-opt-form = quatro dados que dão duas somas, ou dois que dão uma
countercameroon-opt-throws = quantas vezes os dois dados podem ser jogados por vez
countercameroon-opt-values = quanto valem as somas: de 1 a 11, ou de 1 a 6
countercameroon-key-form = forma
countercameroon-key-throws = lances
countercameroon-key-values = valores
countercameroon-is-four = quatro
countercameroon-is-two = dois
countercameroon-is-steep = íngremes
countercameroon-is-flat = planos
countercameroon-set-form = { $value ->
    [two] dois dados
   *[other] quatro dados
}
countercameroon-set-throws = { $value ->
    [one] { $value } lance de dois dados
   *[other] até { $value } lances de dois dados
}
countercameroon-set-values = { $value ->
    [flat] somas valem de 1 a 6
   *[other] somas valem de 1 a 11
}

countercameroon-word-throw = jogar | jogo | lançar | rolar
countercameroon-word-name = digo | dizer
countercameroon-word-mark = marcar | marco
countercameroon-word-again = repetir | repito | jogar de novo | de novo

countercameroon-mark = { $sums }
countercameroon-mark-news = { $seat } marca { $sums }.

countercameroon-again = 🎲 Jogar de novo
countercameroon-again-news = { $seat } joga de novo.
countercameroon-ask = que somas fazer com { $faces }?
countercameroon-ask-two = marcar o { $sum }, ou jogar de novo?

countercameroon-threw = { $seat } tira { $faces }.
countercameroon-marks = { $seat } marca { $sums }.
countercameroon-won = { $points ->
    [one] O { $sum } tem dono, { $points } ponto: { $names }.
   *[other] O { $sum } tem dono, { $points } pontos: { $names }.
}

countercameroon-reject-syntax = Digite as somas que você marca: “5 11” marca o 5 e o 11.
countercameroon-reject-sums = Estes dados dão: { $ways }.
countercameroon-reject-again = Não há mais lance nesta vez: marque o que você tem.
countercameroon-reject-name = Diga dados cuja soma ainda está aberta.

countercameroon-sheet = Quatro marcas ganham a soma
countercameroon-sheet-two = Quatro marcas ganham a soma; lance { $throw }
countercameroon-sheet-closed = soma fechada
countercameroon-sheet-points = pontos

countercameroon-lesson-1 = O que vale cada soma
countercameroon-lesson-2 = Quatro marcas: Ana ganhou o 2
countercameroon-lesson-3 = Fechada para o resto da mesa
countercameroon-lesson-4 = Divida os dados: “6 8” ou “7 7”
