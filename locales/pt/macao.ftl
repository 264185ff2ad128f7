# Macao: one die, as near to nine as one dares.

macao-name = Macau
macao-also = nove malvado
macao-about = Vá jogando um dado: chegue o mais perto possível de nove, porque quem passa está fora da rodada.
macao-brief = um dado, cinco minutos
macao-rules =
    Na sua vez jogue o dado quantas vezes quiser, mas pelo menos uma, e some o que sai. Em nove você para, porque nada é melhor. Passou de nove, está fora da rodada.

    Quando todo mundo jogou, quem tem mais leva uma ficha. Quem empata desempata entre si, e começa quem jogou por último. Se todo mundo está fora, ninguém leva a ficha; no desempate joga-se de novo. A próxima pessoa abre a rodada seguinte.

    Vence quem tem três fichas primeiro.

    Com “nove”, o nove leva a ficha na hora, antes de o resto jogar. Com “junto” um lance vale para todo mundo, e a ficha é de quem fica dentro mais tempo sem passar de nove.

    Diga “jogar” e “parar”, ou toque nos botões.

macao-opt-chips = quantas fichas vencem
macao-opt-nine = o nove leva a ficha na hora, antes de o resto jogar

macao-key-chips = fichas
macao-key-nine = nove
macao-set-chips = { $value ->
    [one] { $value } ficha vence
   *[other] { $value } fichas vencem
}
macao-set-nine = { $value ->
    [on] nove vence na hora
   *[other] todo mundo joga
}

macao-word-roll = jogar | jogo | lançar | rolar | mais um
macao-word-hold = parar | paro | chega | fico

macao-sheet = { $chips ->
    [one] { $chips } ficha vence; passou de 9, fora
   *[other] { $chips } fichas vencem; passou de 9, fora
}
macao-lesson-1 = Ana parou em 7: “parar”
macao-lesson-2 = 5 + 6 = 11: passou de nove, está fora
macao-lesson-3 = Caio ainda pode fazer 8 ou 9: “jogar”
macao-lesson-4 = A ficha vem aqui; duas vencem a partida
