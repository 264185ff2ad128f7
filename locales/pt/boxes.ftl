boxes-name = Pontinhos
boxes-also = jogo dos pontinhos | quadradinhos | pontos e quadrados | timbiriche
boxes-about = Ligue pontinhos vizinhos; quem fecha um quadradinho fica com ele e joga de novo. Vence quem tem mais.
boxes-brief = dez minutos
boxes-rules =
    Cada pessoa na sua vez liga dois pontinhos vizinhos com um traço, deitado ou em pé.

    Quem faz o quarto lado de um quadradinho fica com ele – ou com os dois, se o traço fecha dois – e tem que fazer outro traço, enquanto houver.

    Quando todos os traços estão feitos, vence quem tem mais quadradinhos; com três ou quatro pessoas, a classificação segue os quadradinhos.

    Digite os dois pontinhos: b2-b3. Mais curto: b2> para o traço à direita de b2, b2v para o de baixo.

    Quem cria a partida pode escolher o tamanho, de 2 × 2 a 9 × 9 quadradinhos. Com “diagonal” também dá para riscar uma diagonal dentro de um quadradinho aberto, uma só em cada: não fecha nada, mas é uma jogada, e a vez passa.
boxes-opt-size = quadradinhos na largura e na altura
boxes-opt-diagonal = em vez de um traço, dá para riscar uma diagonal em um quadradinho aberto, uma só em cada
boxes-key-size = tamanho | folha
boxes-key-diagonal = diagonal | diagonais
boxes-set-size = { $value } quadradinhos
boxes-set-diagonal = { $value ->
    [on] com diagonais
   *[other] sem diagonais
}

boxes-ask = faça um traço
boxes-ask-again = você fechou um quadradinho, então faça outro traço
boxes-count = { $count }

boxes-reject-syntax = Digite os dois pontinhos que você liga, por exemplo b2-b3, ou b2> (para a direita), b2v (para baixo).
boxes-reject-outside = Não existe o pontinho { $place } nesta folha: o último é { $last }.
boxes-reject-drawn = O traço de { $from } a { $to } já está feito.
boxes-reject-apart = { $from } e { $to } não são vizinhos: o traço vai até o próximo pontinho, deitado ou em pé.
boxes-reject-diagonal = De { $from } a { $to } é diagonal, e esta partida é sem elas.
boxes-reject-closed = O quadradinho entre { $from } e { $to } está fechado; a diagonal só vai em um aberto.
boxes-reject-slanted = O quadradinho entre { $from } e { $to } já tem diagonal; só cabe uma.

boxes-lesson-1 = Quarto lado: é seu, e jogue de novo
boxes-lesson-2 = Ligue dois vizinhos: digite “c2-d2”
boxes-lesson-3 = Três lados: o próximo leva este
