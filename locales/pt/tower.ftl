# The Kremlin tower: four dice, two sums, three runners.

tower-name = Torre do Kremlin
tower-also = torre | a torre
tower-about = Quatro dados fazem duas somas, e três peões sobem suas colunas: pare a tempo, ou perca o que subiu.
tower-brief = quatro dados, dez minutos
tower-rules =
    Chegue ao topo de três colunas antes do resto da mesa.

    Na sua vez jogue quatro dados e divida-os em dois pares. Seus peões sobem um degrau nas colunas das duas somas. São três peões; um novo começa logo acima da sua marca. As duas somas têm que ser usadas, se der; se só há um peão para duas colunas novas, você escolhe.

    Depois de cada lance, pare ou jogue de novo. Se você para, suas marcas sobem até os peões. Se um lance não dá nenhuma soma que um peão possa usar, tudo o que esta vez ganhou se perde. Coluna que alguém subiu até o fim fecha para todo mundo.

    Você tira 2 3 3 6: são 5 e 9, ou 8 e 6. Digite “subir 5 9” ou só “5 9”, depois “jogar” ou “parar”, ou toque nos botões.

    A partida acaba na terceira coluna; “colunas” muda esse número.

tower-opt-columns = quantas colunas vencem
tower-key-columns = colunas
tower-set-columns = { $value ->
    [one] { $value } coluna vence
   *[other] { $value } colunas vencem
}

tower-word-roll = jogar | jogo | lançar | rolar | de novo
tower-word-hold = parar | paro | chega
tower-word-take = subir | subo | levo

tower-take = { $sums }
tower-take-news = { $seat } sobe com { $sums }.

tower-ask-take = que somas fazer com { $faces }?
tower-ask-one = qual das somas de { $faces } usar?
tower-ask = { $free ->
    [0] jogar de novo ou parar?
    [one] jogar de novo ou parar? Um peão está livre
   *[other] jogar de novo ou parar? { $free } peões estão livres
}

tower-threw = { $seat } tira { $faces }.
tower-falls = { $seat } tira { $faces }: nenhum peão sobe, a vez está perdida.
tower-takes = { $seat } sobe com { $sums }.
tower-stops = { $seat } para; as marcas ficam no lugar dos peões: { $sums }.
tower-top = { $columns ->
    [one] { $seat } chega ao topo do { $sum }, a primeira coluna.
   *[other] { $seat } chega ao topo do { $sum } e tem { $columns } colunas.
}

tower-reject-columns = Com tantas colunas a subir talvez ninguém pudesse vencer: escolha menos colunas, ou menos gente.
tower-reject-syntax = Digite as somas com que você sobe, por exemplo “5 9”, ou “jogar” ou “parar”.
tower-reject-take = Este lance dá: { $moves }.
tower-reject-one = Não há peões para as duas somas: escolha uma. Este lance dá: { $moves }.
tower-reject-decide = Você já subiu com este lance: jogue de novo ou pare.
tower-reject-first = Primeiro escolha as somas deste lance.

tower-sheet = { $columns ->
    [one] Uma coluna vence
   *[other] { $columns } colunas vencem
}
tower-sheet-runners = { $columns ->
    [one] Uma coluna vence; a cruz é um peão
   *[other] { $columns } colunas vencem; a cruz é um peão
}

tower-lesson-1 = Somas de dois pares: “5 9” ou “6 8”
tower-lesson-2 = Amarelo: peões; sem soma, perdidos
tower-lesson-3 = Depois de “parar” as marcas ficam lá
tower-lesson-4 = Coluna subida fecha; aqui duas vencem
