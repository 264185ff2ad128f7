# Arpeggio: one list rises, the other one falls.

arpeggio-name = Arpejo
arpeggio-also = arpejos | sobe e desce
arpeggio-about = Dois dados dão números de dois algarismos. Sua lista tem que subir, a do outro lado descer: vence quem chega a dez números.
arpeggio-brief = dois dados, cinco minutos
arpeggio-rules =
    Uma lista sobe e a outra desce; o sorteio decide de quem é qual. Vence quem primeiro tem dez números.

    Na sua vez o bot joga dois dados. Leia-os como número na ordem que quiser: 3 e 4 são 34 ou 43. Escreva, se ele segue na sua direção, ou passe. Se os dados são iguais, dá para jogar um deles de novo, uma vez.

    Se você passa, o outro lado pode escrever um número com os seus dados, e depois é a sua vez de novo. Ou recusa com “jogar” e recebe dados próprios.

    Uma vez por partida cada pessoa pode recuar: escrever um número contra a sua direção, e seguir dali. Nenhum número pode vir depois de si mesmo.

    Sua lista sobe e chegou a 24, os dados mostram 3 4: digite “34” ou “43”.

    Digite o número, “passo” ou “repetir” (um de dois dados iguais), ou toque nos botões. Se um lado não pode seguir, o outro continua; se nenhum pode, ou depois de 80 vezes ao todo, vence a lista mais longa. “tamanho” diz quantos números são precisos; o limite de 80 muda junto.
arpeggio-opt-length = quantos números enchem a lista
arpeggio-key-length = tamanho | números
arpeggio-set-length = { $value ->
    [one] lista de { $value } número
   *[other] lista de { $value } números
}

arpeggio-word-roll = jogar | jogo | lançar | rolar
arpeggio-word-pass = passo | passar
arpeggio-word-again = repetir | repito | um dado de novo | repetir um dado

arpeggio-write = { $number }
arpeggio-write-news = { $seat }: { $number }
arpeggio-pass = Passar
arpeggio-pass-news = { $seat } passa.
arpeggio-roll = 🎲 Jogar
arpeggio-roll-news = { $seat } recusa os dados.
arpeggio-again = 🎲 Repetir um dado
arpeggio-again-news = { $seat } joga um dado de novo.

arpeggio-ask-rises = escreva um número de { $faces } que suba, ou passe{ arpeggio-back }
arpeggio-ask-falls = escreva um número de { $faces } que desça, ou passe{ arpeggio-back }
arpeggio-ask-offered = digite um número de { $faces }, ou “jogar” para ter dados próprios{ arpeggio-back }
arpeggio-back = { $back ->
    [0] {""}
    [1] {" "}({ $one } é um recuo, possível uma vez por partida)
   *[other] {" "}({ $one } e { $two } são recuos, possíveis uma vez por partida)
}

arpeggio-threw = { $seat } tira { $faces }.
arpeggio-writes = { $count ->
    [one] { $seat } escreve { $number }, o primeiro número.
   *[other] { $seat } escreve { $number } e tem { $count } números.
}
arpeggio-steps-back = { $seat } recua para { $number }; isso só dá uma vez.
arpeggio-passes = { $seat } passa e oferece os dados.

arpeggio-reject-syntax = Digite um número que os dados dão, ou “passo”.
arpeggio-reject-dice = Estes dados dão: { $numbers }.
arpeggio-reject-rises = Sua lista sobe a partir de { $last }, e você já recuou: escreva um número maior, ou passe.
arpeggio-reject-falls = Sua lista desce a partir de { $last }, e você já recuou: escreva um número menor, ou passe.
arpeggio-reject-roll = Os dados já foram jogados: escreva um número, ou passe.
arpeggio-reject-again = Só um de dois dados iguais pode ser jogado de novo, e só uma vez.
arpeggio-reject-pass = Dados que lhe foram oferecidos não se oferecem de novo: use-os, ou jogue.

arpeggio-board-count = total
arpeggio-board-list = lista
arpeggio-board-rises = sobe
arpeggio-board-falls = desce
arpeggio-board-throw = lance
arpeggio-board-offered = oferta
arpeggio-board-step-back-used = recuo usado:

arpeggio-sheet-threw = o último lance
arpeggio-sheet-double = { $one }, ou repetir um
arpeggio-sheet-one = { $one }
arpeggio-sheet-two = { $one } ou { $two }
arpeggio-sheet-back = recuo
arpeggio-sheet-rises = sobe: { $count } de { $length }
arpeggio-sheet-falls = desce: { $count } de { $length }
arpeggio-sheet-count = números

arpeggio-lesson-1 = A lista de Ana sobe, de baixo
arpeggio-lesson-2 = A de Bruno desce: cada número é menor
arpeggio-lesson-3 = Ana passou, e Bruno usou os dados
arpeggio-lesson-4 = Um recuo, uma vez por partida
arpeggio-lesson-5 = Bruno tirou 5 e 4: digita “54” ou “45”
