# The game of the goose: a spiral of sixty-three squares.

goose-name = Jogo do ganso
goose-also = ganso | o ganso | jogo da oca
goose-about = Uma espiral de sessenta e três casas: gansos levam você adiante, e ponte, pousada, poço, labirinto, prisão e morte fazem o resto. Vence quem chega a 63.
goose-brief = um ou dois dados, dez minutos
goose-rules =
    Vence quem chega primeiro à casa 63, no meio da espiral. Na sua vez jogue o dado uma vez: toque no botão ou diga “jogar”. Sua peça anda esse número.

    Em um ganso você anda o mesmo número de novo, até parar em casa sem ganso.

    6, a ponte: você passa para 12. 19, a pousada: duas vezes sem jogar. 31, o poço, e 52, a prisão: espera até outra pessoa chegar ali, mas no máximo três vezes. 42, o labirinto: de volta a 30. 58, a morte: de volta ao início.

    Se você chega a uma casa ocupada, a peça que estava lá vai para a casa de onde você veio.

    Para 63 o número tem que ser exato: o que sobra, você volta. De 60, um 5 leva a 63 e de volta a 61. Um ganso na volta leva ainda mais para trás.

    Com “dupla” jogam-se dois dados. Aí um nove logo no seu primeiro lance leva a 26 (com 6 3) ou a 53 (com 5 4).

goose-opt-pair = dois dados em vez de um
goose-key-pair = dupla | dois dados
goose-set-pair = { $value ->
    [on] dois dados
   *[other] um dado
}

goose-word-roll = jogar | jogo | lançar | rolar

goose-threw = { $seat } tira { $faces }: { $stops }.
goose-stop-square = na { $square }
goose-stop-goose = o ganso na { $square } leva adiante
goose-stop-back = até 63 e de volta a { $square }
goose-stop-nine = um nove de saída leva a { $square }
goose-stop-bridge = pela ponte até { $square }
goose-stop-inn = a pousada na { $square }, duas vezes sem jogar
goose-stop-well = no poço da { $square }
goose-stop-maze = no labirinto, de volta a { $square }
goose-stop-prison = na prisão da { $square }
goose-stop-death = a morte, de volta ao início
goose-stop-home = 63, chegou
goose-met = { $square ->
    [0] { $seat } tem que voltar ao início.
   *[other] { $seat } tem que ir para { $square }.
}
goose-missed = { $left ->
    [0] { $seat } perde a vez, a última.
   *[other] { $seat } perde a vez.
}

goose-sheet = Vence quem chega a 63
goose-sheet-missed = { $square } · perdeu
goose-sheet-start = início
goose-sheet-square = casa
goose-sheet-waits = { $square } · perde { $left }

goose-lesson-1 = Você começa aqui: diga “jogar”
goose-lesson-2 = Ganso: o mesmo número de novo
goose-lesson-3 = A ponte leva a 12
goose-lesson-4 = Pousada: 2 vezes de folga
goose-lesson-5 = Para 63, número exato
