segments-name = Pontos e segmentos
segments-also = ligue os pontos | segmentos
segments-about = Ligue pontos livres dois a dois, sem cruzar nada. Quem não acha mais o que ligar perde.
segments-brief = cinco minutos
segments-rules =
    A folha está cheia de pontos numerados. Cada pessoa na sua vez liga dois deles com um segmento reto. Cada ponto pode ser ponta de um segmento só.

    Um segmento não pode cruzar nem tocar outro, nem passar por um terceiro ponto.

    Quem não acha mais dois pontos para ligar perde. Pontos que não se ligam a mais nada ficam riscados.

    Digite os números dos dois pontos, por exemplo 3-9.

    Quem cria a partida escolhe quantos pontos há, de 8 a 30, e se estão espalhados por sorteio ou em um círculo.
segments-opt-points = quantos pontos
segments-opt-layout = sorteio – os pontos ficam espalhados na folha; círculo – eles ficam em um círculo
segments-key-points = pontos
segments-key-layout = posição
segments-is-random = sorteio | espalhados
segments-is-circle = círculo
segments-set-points = { $value ->
    [one] { $value } ponto
   *[other] { $value } pontos
}
segments-set-layout = { $value ->
    [circle] em um círculo
   *[other] espalhados por sorteio
}

segments-ask = ligue dois pontos livres

segments-reject-syntax = Digite os números de dois pontos, por exemplo 3-9.
segments-reject-none = Esse ponto não existe: os números vão de 1 a { $last }.
segments-reject-same = Um segmento liga dois pontos diferentes.
segments-reject-taken = O ponto { $point } está ocupado: já está ligado a { $other }. Cada ponto é ponta de um segmento só.
segments-reject-cross = Ele cruzaria { $a }–{ $b }. Segmentos não podem nem se tocar.
segments-reject-through = Ele passa por { $point }. Nenhum outro ponto pode ficar no caminho.

segments-sheet-closed = — não se liga a mais nada
segments-sheet-stuck = { $seat }: sem saída

segments-lesson-1 = Ligue dois pontos livres: digite 2-6
segments-lesson-2 = De um ponto riscado não sai mais nada
segments-lesson-3 = Não cruze linhas; sem saída, você perde
