# Pinke: nine fields, one of which keeps its chips.

pinke-name = Pinke
pinke-also = nove campos
pinke-about = Nove campos para dois dados: um vazio custa uma ficha, um cheio a devolve, e dois uns ou dois seis limpam o tabuleiro.
pinke-brief = dois dados, dez minutos
pinke-rules =
    Cada pessoa tem vinte fichas. No meio há nove campos, para as somas de 3 a 11.

    Na sua vez jogue dois dados. Se o campo da soma está vazio, ponha uma ficha nele, e a vez acaba. Se há uma ficha, pegue-a; depois jogue de novo, ou pare.

    O sete é diferente. Quem o tira põe ali uma ficha, que fica, e a vez acaba: as fichas se acumulam.

    Um 2 ou um 12 limpa o tabuleiro: você leva tudo, os setes também, e tem que jogar de novo. Mas outro 2 ou 12 na mesma vez custa uma ficha para cada um dos nove campos.

    Quem fica sem fichas está fora. A partida acaba quando só uma pessoa tem fichas, ou depois de quinze rodadas (“rodadas” muda isso): vence quem tem mais.

    Por exemplo: no tabuleiro vazio, 3 2 põe uma ficha no 5. A próxima pessoa tira 4 1, cinco também, leva a ficha e pode jogar de novo.

    Diga “jogar” e “parar”, ou toque nos botões.

pinke-opt-chips = quantas fichas tem cada pessoa
pinke-opt-rounds = quantas rodadas são jogadas no máximo
pinke-key-chips = fichas
pinke-key-rounds = rodadas
pinke-set-chips = { $value ->
    [one] { $value } ficha por pessoa
   *[other] { $value } fichas por pessoa
}
pinke-set-rounds = { $value } rodadas

pinke-word-roll = jogar | jogo | lançar | rolar | de novo
pinke-word-hold = parar | paro | chega | fico

pinke-ask-throw = jogue dois dados
pinke-ask = { $fields ->
    [0] o tabuleiro está vazio. Jogar de novo ou parar?
    [one] há ficha em um campo. Jogar de novo ou parar?
   *[other] há fichas em { $fields } campos. Jogar de novo ou parar?
}
pinke-put = { $seat } tira { $faces } e põe uma ficha no { $sum }.
pinke-take = { $seat } tira { $faces } e leva a ficha do { $sum }.
pinke-seven = { $seat } tira { $faces }: uma ficha fica no 7.
pinke-sweep = { $seat } tira { $faces } e limpa o tabuleiro: { $chips }!
pinke-flood = { $seat } tira { $faces } outra vez: uma ficha em cada campo, { $chips }.
pinke-holds = { $seat } para.
pinke-sheet = Rodada { $round } de { $rounds }; fichas no 7 ficam
pinke-sheet-more = Rodada { $round } de { $rounds }: jogar de novo ou parar?
pinke-sheet-again = Rodada { $round } de { $rounds }: jogue de novo
pinke-sheet-puts = { $sum } vazio, põe { $count }
pinke-sheet-takes = { $sum } cheio, leva { $count }
pinke-sheet-seven = { $sum }, põe { $count } que fica
pinke-sheet-sweeps = { $sum } limpa tudo, leva { $count }
pinke-sheet-floods = { $sum } de novo, põe { $count }

pinke-lesson-1 = Campo vazio custa uma ficha
pinke-lesson-2 = Fichas no 7 ficam lá
pinke-lesson-3 = A ficha é sua. “jogar” ou “parar”?
pinke-lesson-4 = 1 1 ou 6 6 leva tudo
