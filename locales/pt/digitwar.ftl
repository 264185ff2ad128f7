digitwar-name = Guerra dos números
digitwar-also = guerra de algarismos | borracha
digitwar-about = Uma fila de algarismos e uma borracha: abaixe um algarismo ou apague um zero com tudo à direita. Quem apaga a fila toda perde.
digitwar-brief = cinco minutos
digitwar-rules =
    Uma fila de algarismos está escrita. Na sua vez você faz uma de duas coisas.

    Abaixar: deixe um algarismo qualquer menor, até 0. Um zero não abaixa mais.

    Apagar: tire um zero qualquer com todos os algarismos à direita.

    Quem apaga a fila toda perde. Com três ou quatro pessoas, quem faz isso fica em último, e o resto divide o primeiro lugar.

    Os lugares estão numerados embaixo da fila. Digite 4>3 para o algarismo do lugar 4 virar 3, ou x5 para apagar o zero do lugar 5 com tudo à direita.

    Quem cria a partida pode escolher quantos algarismos são sorteados, ou escrever a fila: “/digitwar fila=53690846”.
digitwar-opt-length = quantos algarismos são sorteados (20, se nada for dito)
digitwar-opt-row = a fila do início, já escrita: fila=53690846
digitwar-key-length = tamanho | algarismos
digitwar-key-row = fila | início
digitwar-set-length = { $value ->
    [one] { $value } algarismo
   *[other] { $value } algarismos
}
digitwar-set-row = fila { $value }

digitwar-ask = abaixe um algarismo ou apague um zero
digitwar-lower = o lugar { $place } agora é { $to }
digitwar-sheet-aim = Quem apaga a fila toda perde
digitwar-sheet-lost = { $seat } apaga a fila toda
digitwar-erase = tudo apagado a partir do lugar { $place }
digitwar-erase-sure = apagar a fila toda e perder

digitwar-reject-syntax = Digite 4>3 para o algarismo do lugar 4 virar 3, ou x5 para apagar o zero do lugar 5 e tudo à direita.
digitwar-reject-place = Não há algarismo no lugar { $place }: a fila acaba em { $last }.
digitwar-reject-zero = No lugar { $place } há um zero. Ele não abaixa, só se apaga: x{ $place }.
digitwar-reject-higher = Algarismos só abaixam: no lugar { $place } há { $digit }, então pode virar { $most ->
    [0] 0.
    [1] 0 ou 1.
   *[other] de 0 a { $most }.
}
digitwar-reject-erase = Só um zero se apaga com tudo à direita, e no lugar { $place } há { $digit }.
digitwar-reject-length = A fila tem { $count ->
    [one] { $count } algarismo
   *[other] { $count } algarismos
}, não { $length }. Deixe um dos dois de fora.

digitwar-lesson-1 = Um zero sai com tudo à direita: “x6”
digitwar-lesson-2 = Ou abaixe um algarismo: “5>1”
digitwar-lesson-3 = Apagou a fila toda, perdeu
