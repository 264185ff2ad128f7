floatingsquare-name = Quadrado flutuante
floatingsquare-also = quadrado solto
floatingsquare-about = Xis e bolinhas em um quadrado de 4 × 4 que flutua: onde ele fica só se vê jogando. Vence quem tem mais trincas.
floatingsquare-brief = cinco minutos
floatingsquare-rules =
    O primeiro xis fica no meio da folha. Depois bolinha e xis se revezam, um sinal por vez em casa vazia.

    Todos os sinais juntos têm que caber em um quadrado de 4 × 4 casas. Onde ele fica se decide jogando: as casas sombreadas são as que ainda servem. Com o décimo sexto sinal ele está cheio e a partida acaba.

    Cada três sinais seus lado a lado – deitados, em pé ou na diagonal – valem um ponto, então quatro em linha valem dois. Vence quem tem mais pontos; iguais, empate.

    Digite uma casa, por exemplo c3. Variantes: mudar – uma vez por partida, mude um sinal seu antes de pôr o novo (d4>e5 c3); cruzar – duas trincas suas que se cruzam valem um ponto a mais; vizinho – cada sinal encosta em um anterior; menos – vence quem tem menos pontos; grande – uma folha de 8 × 8, em que o primeiro xis vai em qualquer das quatro casas do meio.
floatingsquare-opt-relocate = uma vez por partida, dá para mudar um sinal próprio antes de pôr o novo
floatingsquare-opt-shared = duas trincas próprias que se cruzam valem um ponto a mais
floatingsquare-opt-adjacent = cada sinal encosta em um anterior
floatingsquare-opt-misere = vence quem tem menos trincas
floatingsquare-opt-board = uma folha de 8 × 8, e o primeiro xis vai em uma de quatro casas
floatingsquare-key-relocate = mudar
floatingsquare-key-shared = cruzar | cruzadas
floatingsquare-key-adjacent = vizinho | encostado
floatingsquare-key-misere = menos
floatingsquare-key-board = grande | folha grande
floatingsquare-set-relocate = { $value ->
    [off] os sinais ficam onde estão
   *[on] uma vez cada, um sinal pode mudar antes
}
floatingsquare-set-shared = { $value ->
    [off] trincas cruzadas valem o normal
   *[on] trincas cruzadas valem um a mais
}
floatingsquare-set-adjacent = { $value ->
    [off] sinais não precisam encostar
   *[on] cada sinal encosta em um anterior
}
floatingsquare-set-misere = { $value ->
    [off] mais trincas vencem
   *[on] menos trincas vencem
}
floatingsquare-set-board = { $value ->
    [off] folha 7 × 7
   *[on] folha 8 × 8
}

floatingsquare-ask-cross = ponha um xis
floatingsquare-ask-round = ponha uma bolinha
floatingsquare-scores = { $seat }: { $move } – { $points ->
    [one] { $points } ponto!
   *[other] { $points } pontos!
}
floatingsquare-legend-free = aqui ainda cabe um sinal
floatingsquare-legend-triple = três em linha – um ponto

floatingsquare-reject-syntax = Digite uma casa, por exemplo c3.
floatingsquare-reject-outside = Não existe { $place } nesta folha: a última casa é { $last }.
floatingsquare-reject-taken = { $place } está ocupada. Escolha uma casa vazia.
floatingsquare-reject-wide = Com { $place } o quadrado teria { $count } casas de largura; só cabem 4.
floatingsquare-reject-high = Com { $place } o quadrado teria { $count } casas de altura; só cabem 4.
floatingsquare-reject-apart = { $place } não encosta em nenhum sinal, e aqui cada um tem que encostar.
floatingsquare-reject-middle = O primeiro xis vai em uma das quatro casas do meio.
floatingsquare-reject-fixed = Nesta partida os sinais ficam onde estão. Digite uma casa.
floatingsquare-reject-moved = Você já mudou um sinal; só pode uma vez por partida.
floatingsquare-reject-own = { $place } não é um sinal seu.
floatingsquare-reject-same = O sinal ficaria onde está. Diga outra casa, ou só ponha um novo.

floatingsquare-lesson-1 = Três xis em linha: um ponto
floatingsquare-lesson-2 = Quatro dariam dois: a bolinha impede
floatingsquare-lesson-3 = No cinza pode jogar: digite “b4”
floatingsquare-lesson-4 = Aqui não: tudo tem que caber em 4 × 4
