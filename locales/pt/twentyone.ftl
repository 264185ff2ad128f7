# Twenty-one: one die, as near to 21 as one dares.

twentyone-name = Vinte e um
twentyone-also = vinte e um com dado
twentyone-about = Jogue um dado quantas vezes quiser: chegue o mais perto possível de 21, mas não passe.
twentyone-brief = um dado, cinco minutos
twentyone-rules =
    Na sua vez jogue o dado quantas vezes quiser, mas pelo menos uma, e some o que sai. Em 21 você para. Passou de 21, está fora da rodada.

    Quando todo mundo jogou, quem está mais perto de 21 ganha um ponto; com empate, cada pessoa ganha o seu; se todo mundo está fora, ninguém ganha. A próxima pessoa abre a rodada seguinte.

    Depois de cinco rodadas vence quem tem mais pontos.

    Com “junto” um lance vale para todo mundo, e o ponto é de quem fica dentro mais tempo sem passar de 21.

    Diga “jogar” e “parar”, ou toque nos botões. Quem cria a partida pode escolher o número de rodadas, por exemplo rodadas=3.

twentyone-opt-rounds = quantas rodadas são jogadas
twentyone-key-rounds = rodadas
twentyone-set-rounds = { $value ->
    [one] { $value } rodada
   *[other] { $value } rodadas
}

twentyone-word-roll = jogar | jogo | lançar | rolar | mais um
twentyone-word-hold = parar | paro | chega | fico

twentyone-sheet = Rodada { $round } de { $rounds }; passou de 21, fora

twentyone-lesson-1 = Ana parou em 18: “parar”
twentyone-lesson-2 = 6 + 6 + 4 + 6 = 22: fora da rodada
twentyone-lesson-3 = Caio ainda joga: “jogar”
twentyone-lesson-4 = Quem chega mais perto de 21 pontua
