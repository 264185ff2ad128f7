barriers-name = Barreiras
barriers-also = barricadas | cercas
barriers-about = Uma barreira sobre duas casas por vez, e barreiras guardam distância. Quem fica sem espaço está fora.
barriers-brief = dez minutos
barriers-rules =
    Cada pessoa na sua vez faz uma barreira: um risco sobre duas casas livres lado a lado, deitado ou em pé.

    Barreiras guardam distância: uma nova não pode encostar em outra, nem pelo lado nem pelo canto das suas casas. Casas hachuradas estão perdidas para todo mundo: ali não cabe mais barreira.

    Quem não consegue riscar perde. Até seis pessoas podem jogar: quem não consegue riscar está fora, e vence quem sobra – quem fez a última barreira.

    Digite as duas casas, por exemplo b2-b3.

    Quem cria a partida escolhe a folha e a distância das barreiras: sem encostar – nem pelos cantos; cantos – pelos cantos pode, pelos lados não; livre – só precisam de casas próprias.
barriers-opt-size = colunas e linhas da folha
barriers-opt-touch = o que não pode encostar: sem encostar – nada, nem os cantos; cantos – pelos lados não; livre – as barreiras encostam à vontade
barriers-key-size = tamanho | folha
barriers-key-touch = encostar | distância
barriers-is-corners = sem encostar
barriers-is-sides = cantos | pelos cantos
barriers-is-free = livre
barriers-set-size = folha { $value }
barriers-set-touch = { $value ->
    [sides] pelos cantos pode, pelos lados não
    [free] barreiras podem encostar
   *[other] sem encostar, nem pelos cantos
}

barriers-ask = faça uma barreira sobre duas casas livres

barriers-reject-syntax = Digite duas casas lado a lado, por exemplo b2-b3.
barriers-reject-outside = Não existe { $place } nesta folha: a última casa é { $last }.
barriers-reject-apart = { $a } e { $b } não ficam lado a lado. Uma barreira cobre duas vizinhas, deitada ou em pé.
barriers-reject-taken = { $place } já está debaixo de uma barreira. Escolha duas casas livres.
barriers-reject-touch = { $place } encostaria na barreira em { $other }, e barreiras não podem se encostar.
barriers-reject-side = { $place } encostaria de lado na barreira em { $other }; só pelos cantos pode.
barriers-reject-corner = { $place } encostaria pelo canto na barreira em { $other }, e barreiras não podem se encostar.
barriers-sheet-dead = aqui não cabe mais barreira

barriers-lesson-1 = Jogada: barreira em duas casas, “c3-d3”
barriers-lesson-2 = Hachurado: perto demais, já não serve
barriers-lesson-3 = Nem os cantos podem se encostar
barriers-lesson-4 = Não cabe barreira? Então você perdeu
