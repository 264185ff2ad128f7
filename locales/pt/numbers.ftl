numbers-name = Números
numbers-also = numerama | fazer dez | soma dez
numbers-about = Risque vizinhos que são iguais ou somam dez, copie o resto no fim, até a folha ficar vazia. Jogando só ou em corrida.
numbers-brief = quinze minutos
numbers-rules =
    Os algarismos de 1 a 9 e de 11 a 19 estão na folha, nove por linha.

    Risque dois algarismos iguais ou que somam dez, se são vizinhos: um vem depois do outro na ordem de leitura (o fim de uma linha continua no começo da próxima), ou estão na mesma coluna. O que está riscado entre eles não conta.

    Quando acabam os pares, ou antes, digite “mais”: todos os algarismos que sobram são copiados depois da última casa, em ordem. Você vence quando tudo está riscado. Com cem linhas a folha está cheia.

    Digite duas casas: i1-a2. /hint mostra um par, e jogando só você pode voltar jogadas à vontade.

    Várias pessoas correm em folhas iguais, cada uma no seu ritmo: vence quem faz menos cópias e, no empate, menos jogadas. “cópia=sem par”: o resto só se copia quando não há mais par. “cópias=3” permite três: sem cópia e sem par, acabou. “início=sorteio” começa com algarismos sorteados.
numbers-opt-refill = quando o resto pode ser copiado: a qualquer hora, ou só quando não há mais par
numbers-opt-refills = quantas vezes o resto pode ser copiado; 0: quantas quiser
numbers-opt-start = os algarismos do início: os de sempre, ou sorteados
numbers-key-refill = cópia
numbers-key-refills = cópias
numbers-key-start = início
numbers-is-any = sempre | qualquer hora
numbers-is-stuck = sem par | fim
numbers-is-usual = comum | normal
numbers-is-drawn = sorteio | sorteados
numbers-set-refill = { $value ->
    [stuck] o resto só se copia sem par
   *[other] o resto se copia a qualquer hora
}
numbers-set-refills = { $value ->
    [0] cópias à vontade
    [one] no máximo { $value } cópia
   *[other] no máximo { $value } cópias
}
numbers-set-start = { $value ->
    [drawn] algarismos sorteados
   *[other] algarismos de sempre
}

numbers-word-more = mais | copiar | copia | copio

numbers-ask = { $several ->
    [yes] risquem um par, ou copiem o resto com “mais”
   *[no] risque um par, ou copie o resto com “mais”
}
numbers-more = ✏️ Mais
numbers-more-sure = copiar outra vez, embora haja pares
numbers-more-news = { $seat }: o resto é copiado.
numbers-strike = { $one }–{ $two }
numbers-count = restam { $left } · { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
numbers-refills = cópias { $refills }
numbers-folded = … { $rows ->
    [one] { $rows } linha riscada
   *[other] { $rows } linhas riscadas
}
numbers-feat = { $left ->
    [one] resta { $left } algarismo
   *[other] restam { $left } algarismos
}
numbers-feat-cleared = { $moves ->
    [one] tudo em { $moves } jogada
   *[other] tudo em { $moves } jogadas
}
numbers-hint = Dá para riscar { $one } e { $two }.
numbers-hint-none = Não há mais par: digite “mais”.

numbers-reject-syntax = Digite as duas casas que você risca, por exemplo i1-a2, ou “mais”.
numbers-reject-outside = Não existe { $place } nesta folha: a última casa é { $last }.
numbers-reject-struck = { $place } já está riscada.
numbers-reject-same = Isso é { $place } duas vezes. Diga duas casas.
numbers-reject-fit = { $one } e { $two } não são iguais nem somam dez.
numbers-reject-between = Entre eles está { $digit }, em { $place }.
numbers-reject-order = Eles não estão na mesma coluna, e na ordem de leitura há { $digit } no meio, em { $place }.
numbers-reject-stuck = Ainda dá para riscar um par; aqui o resto só se copia quando não há nenhum.
numbers-reject-refills = O resto já foi copiado { $count ->
    [one] uma vez: era só isso
   *[other] { $count } vezes: era só isso
}.
numbers-reject-full = Os algarismos que sobram não cabem: a folha tem { $count } linhas.

# What the board in letters says.
numbers-board-seat = lugar
numbers-board-left = restam
numbers-board-refills = cópias
numbers-board-moves = vezes

numbers-lesson-1 = 9 e 1 somam dez, de i1 se lê a2: i1-a2
numbers-lesson-2 = Dois iguais, lado a lado: b2-c2
numbers-lesson-3 = 8 e 2: o que está riscado não conta
numbers-lesson-4 = Um embaixo do outro: i2-i3
numbers-lesson-5 = Sem par: “mais”. Tudo riscado, venceu
