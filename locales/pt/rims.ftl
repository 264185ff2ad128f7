rims-name = Laços
rims-also = curvas | laçadas
rims-about = Faça curvas fechadas pelos pontos, sem tocar em outra. Quem faz o último laço perde.
rims-brief = cinco minutos
rims-rules =
    A folha está cheia de pontos. Cada pessoa na sua vez faz um laço: uma linha fechada por pelo menos um ponto e no máximo quatro, e só por pontos que ainda não estão em nenhum laço.

    Um laço não pode tocar nem cruzar a si mesmo nem outro. Pode ficar dentro de outro, ou dar a volta em pontos e laços como quiser.

    Quem faz o último laço – quando todos os pontos já estão em um – perde. Com três ou quatro pessoas, o resto divide a vitória.

    Digite os cantos em ordem, de 3 a 12 cruzamentos da folha: c3 f5 e9 b7. A linha se fecha e se arredonda sozinha. Um ponto só, c3, é um lacinho por ele.

    Quem cria a partida escolhe quantos pontos há (8 a 24), por quantos um laço pode passar (até “livre”), e com “contrário=não” o último laço vence.
rims-opt-points = quantos pontos
rims-opt-max = por quantos pontos um laço pode passar
rims-opt-misere = quem faz o último laço perde; não – vence
rims-key-points = pontos
rims-key-max = máximo | no laço
rims-key-misere = contrário | último perde
rims-is-1 = 1
rims-is-2 = 2
rims-is-3 = 3
rims-is-4 = 4
rims-is-5 = 5
rims-is-6 = 6
rims-is-7 = 7
rims-is-8 = 8
rims-is-9 = 9
rims-is-10 = 10
rims-is-11 = 11
rims-is-12 = 12
rims-is-unlimited = livre | sem limite
rims-set-points = { $value ->
    [one] { $value } ponto
   *[other] { $value } pontos
}
rims-set-max = { $value ->
    [1] um ponto por laço
    [unlimited] pontos à vontade por laço
   *[other] até { $value } pontos por laço
}
rims-set-misere = { $value ->
    [on] o último laço perde
   *[other] o último laço vence
}

rims-ask = { $free ->
    [one] faça um laço: resta um ponto
   *[other] faça um laço: restam { $free } pontos
}
rims-point = { $place }

rims-reject-syntax = Digite os cantos de um laço em ordem, por exemplo c3 f5 e9 b7, ou um ponto só.
rims-reject-outside = Não existe { $place } nesta folha: o último cruzamento é { $last }.
rims-reject-corners = { $count ->
    [one] Um laço tem de { $least } a { $most } cantos, e aqui há { $count }.
   *[other] Um laço tem de { $least } a { $most } cantos, e aqui há { $count }.
}
rims-reject-bare = Em { $place } não há ponto: um lacinho se faz em um ponto livre. Um laço maior precisa de três cantos ou mais.
rims-reject-knot = Essa linha toca ou cruza a si mesma. Um laço não pode.
rims-reject-taken = { $place } já está em um laço. Laços só passam por pontos ainda livres.
rims-reject-empty = Este laço não passa por nenhum ponto. Tem que passar por pelo menos um livre; dar a volta nele não basta.
rims-reject-many = { $most ->
    [one] Este laço passa por { $count } pontos, e só pode um por laço.
   *[other] Este laço passa por { $count } pontos, e podem no máximo { $most } por laço.
}
rims-reject-meets = Ele tocaria ou cruzaria o laço que passa por { $place }. Laços não podem se encontrar.

rims-sheet-misere = o último laço perde
rims-sheet-last = o último laço vence

rims-lesson-1 = Um laço passa por um a quatro pontos
rims-lesson-2 = Digite os cantos: i2 o3 p8 f10
rims-lesson-3 = Dentro pode, tocar em um laço não
rims-lesson-4 = Um ponto só é um lacinho: s3
rims-lesson-5 = Quem tem que levar o último ponto perde
