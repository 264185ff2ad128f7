# Newmarket: three dice, then two, then one; the highest stays each time.

newmarket-name = Newmarket
newmarket-also = três dois um | fica o maior
newmarket-about = Três dados, depois dois, depois um: de cada lance fica o maior, e a melhor soma ganha a rodada.
newmarket-brief = três dados, dois minutos
newmarket-rules =
    Busque a maior soma de três dados, juntando um por um. Na sua vez jogue os três: o maior fica na mesa, só um mesmo que vários sejam iguais. Jogue os outros dois, e de novo fica o maior. Jogue o último, e ele fica como cair. Some os três.

    Por exemplo, 6 6 2 deixa um seis, depois 5 3 deixa um cinco, depois vem um 4: são 15.

    Não há nada a decidir. Toque no botão ou diga “jogar” a cada lance.

    Quando todo mundo jogou, a maior soma ganha um ponto; com empate, um para cada. Depois de cinco rodadas vence quem tem mais pontos (opção “rodadas”).

newmarket-word-roll = jogar | jogo | lançar | rolar

newmarket-threw = { $seat } tira { $faces }: o { $kept } fica, a soma é { $sum }.

newmarket-sheet = Rodada { $round } de { $rounds }; vale o maior dado de um lance
newmarket-sheet-old = Rodada { $round } de { $rounds }. Mais claro: a anterior

newmarket-lesson-1 = “jogar”: de 6 6 2 fica um seis
newmarket-lesson-2 = Sobram dois dados: o cinco fica
newmarket-lesson-3 = O último dado: 6 + 5 + 4 = 15
newmarket-lesson-4 = A melhor soma da rodada vale um ponto
