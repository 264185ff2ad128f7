# House numbers: three rolls, three digits, each written at once.

housenumbers-name = Número da casa
housenumbers-also = número de casa | casa
housenumbers-about = Três lances de um dado dão um número de três algarismos: escreva cada um na hora como centena, dezena ou unidade. O maior vence.
housenumbers-brief = um dado, dois minutos
housenumbers-rules =
    Vence o maior número de casa. Na sua vez o dado cai três vezes. Depois de cada lance, escreva o número na hora em um dos seus três lugares: centena, dezena ou unidade. O que está escrito fica, e em cada lugar cabe um algarismo.

    Toque em um botão, ou digite “centena”, “dezena” ou “unidade”. Por exemplo: um 3 vai para a dezena, um 6 para a centena, e o 2 sobra para a unidade: 632.

    Quando todo mundo tem um número, o maior ganha um ponto; com empate, um para cada. Depois a próxima pessoa abre uma rodada nova. Depois de cinco rodadas vence quem tem mais pontos (opção “rodadas”).

    Com “menor” vence o menor número. Com “cego” você escolhe o lugar antes de o dado cair, e só a sorte decide. Com um lance para todo mundo, os três algarismos são os mesmos, e cada pessoa os põe onde quiser; onde o resto pôs os seus você vê quando todo mundo escolheu.

housenumbers-opt-lowest = vence o menor número
housenumbers-opt-blind = o lugar se escolhe antes de o dado cair
housenumbers-key-lowest = menor
housenumbers-key-blind = cego | às cegas
housenumbers-set-lowest = { $value ->
    [on] vence o menor
   *[other] vence o maior
}
housenumbers-set-blind = { $value ->
    [on] lugares às cegas
   *[other] primeiro o dado, depois o lugar
}

housenumbers-word-hundreds = centena | centenas
housenumbers-word-tens = dezena | dezenas
housenumbers-word-units = unidade | unidades
housenumbers-word-throw = jogar | jogo | lançar | rolar
housenumbers-word-name = digo | dizer

housenumbers-hundreds = Centena: { $shown }
housenumbers-tens = Dezena: { $shown }
housenumbers-units = Unidade: { $shown }
housenumbers-hundreds-news = { $seat } escolhe a centena.
housenumbers-tens-news = { $seat } escolhe a dezena.
housenumbers-units-news = { $seat } escolhe a unidade.

housenumbers-ask = { $best ->
    [0] onde vai o { $face }: centena, dezena ou unidade?
   *[other] onde vai o { $face }: centena, dezena ou unidade? O melhor número até agora é { $best }
}
housenumbers-ask-blind = { $several ->
    [yes] escolham um lugar antes de o dado cair: centena, dezena ou unidade?
   *[no] escolha um lugar antes de o dado cair: centena, dezena ou unidade?
}
housenumbers-threw = { $seat } tira { $face }.
housenumbers-made = { $seat } tem o número { $number }.
housenumbers-reject-filled = Nesse lugar já há um algarismo.
housenumbers-reject-syntax = Digite “centena”, “dezena” ou “unidade”.

housenumbers-sheet = Rodada { $round } de { $rounds }, o maior vence
housenumbers-sheet-lowest = Rodada { $round } de { $rounds }, o menor vence
housenumbers-sheet-number = número
housenumbers-sheet-before = antes
housenumbers-sheet-was = era { $number }

housenumbers-board-points = pontos
housenumbers-board-number = número
housenumbers-board-before = antes
housenumbers-board-lowest = menor

housenumbers-lesson-1 = 3 foi para a dezena: “dezena”
housenumbers-lesson-2 = Um 6 fica melhor na centena: 632
housenumbers-lesson-3 = Bruno tirou 4: onde vai escrever?
housenumbers-lesson-4 = O maior: um ponto; em geral cinco rodadas
