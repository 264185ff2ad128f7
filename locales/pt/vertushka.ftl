vertushka-name = Tomba o dado
vertushka-also = trinta e um | tombar
vertushka-about = Um lance, depois o dado só tomba de lado em lado. Faça exatamente 31 e nunca passe.
vertushka-brief = um dado, dois minutos
vertushka-rules =
    Um lado joga o dado: o que sai é a soma do início. Daí em diante ninguém mais joga. Cada pessoa na sua vez, a começar pelo outro lado, tomba o dado por cima de uma aresta e soma a face que fica em cima.

    Nem toda face pode vir: não a de cima, não a de baixo (faces opostas somam sete), e não a que estava em cima antes do último tombo. São então três opções, e quatro no primeiro tombo.

    Quem faz exatamente 31 marca 3. Quem passa dá ao outro lado um ponto por cada um a mais: 33 dá 2. Depois quem joga o dado é o outro lado, e 6 pontos vencem a partida.

    Com dois dados você tomba um deles, e as duas faces de cima se somam. A proibição vale para cada dado por si.

    Digite a face que quer em cima: 6. Com dois dados diga qual: esquerda 6, direita 6, ou 4>6 para o que mostra 4. Os botões mostram também a soma.
vertushka-opt-count = quantos dados se tombam
vertushka-opt-target = a soma que ganha a rodada
vertushka-opt-points = pontos que vencem a partida; com 1 é uma rodada só
vertushka-key-count = quantos dados
vertushka-key-target = alvo | soma
vertushka-key-points = pontos
vertushka-set-count = { $value ->
    [one] um dado
   *[other] { $value } dados
}
vertushka-set-target = até { $value }
vertushka-set-points = { $value ->
    [one] uma rodada só
   *[other] partida até { $value } pontos
}
vertushka-preset-two = dois dados
vertushka-preset-single = única | rodada única

vertushka-word-throw = jogar | jogo | lançar | rolar
vertushka-word-left = esquerda | esq
vertushka-word-right = direita | dir

vertushka-ask = { $dice ->
        [one] tombe o dado
       *[other] tombe um dado
    }: { $total } até agora, faltam { $left }
vertushka-tip = { $face } → { $makes }
vertushka-tip-news = { $seat } tomba para { $face }: { $makes }.
vertushka-tip-left = ⬅ { $face } → { $makes }
vertushka-tip-right = ➡ { $face } → { $makes }
vertushka-tip-left-news = { $seat } tomba o da esquerda para { $face }: { $makes }.
vertushka-tip-right-news = { $seat } tomba o da direita para { $face }: { $makes }.
vertushka-sheet-points = { $points ->
    [one] uma rodada só
   *[other] até { $points } pontos
}
vertushka-sheet-over = = { $sum }, passou
vertushka-sheet-target = alvo
vertushka-sheet-before = antes em cima
vertushka-sheet-before-short = antes

vertushka-told-throw = { $seat } tira: { $faces }.
vertushka-told-made = { $points ->
        [one] { $seat } faz { $target } na mosca: { $points } ponto!
       *[other] { $seat } faz { $target } na mosca: { $points } pontos!
    }
vertushka-told-passed = { $points ->
        [one] { $seat } passa: { $sum }. { $other } ganha { $points } ponto.
       *[other] { $seat } passa: { $sum }. { $other } ganha { $points } pontos.
    }

vertushka-reject-syntax = { $dice ->
    [one] Digite a face que quer em cima, por exemplo 6.
   *[other] Digite qual dado e a face que quer em cima: esquerda 6, direita 6, ou 4>6 para o dado que mostra 4.
}
vertushka-reject-face = Um dado tem as faces de 1 a 6.
vertushka-reject-top = { $face } já está em cima. Tombe o dado para uma destas: { $faces }.
vertushka-reject-under = { $face } está embaixo, oposta a { $top }: um tombo só não a traz para cima. Pode ser { $faces }.
vertushka-reject-before = { $face } estava em cima antes do último tombo, e voltar na hora não vale. Pode ser { $faces }.
vertushka-reject-neither = Nenhum dos dados pode tombar para { $face } agora.
vertushka-reject-shown = Nenhum dado mostra { $top }. Em cima: { $tops }.
vertushka-reject-which = Os dois dados podem tombar para { $face }. Diga qual: esquerda { $face } ou direita { $face }.
vertushka-reject-throw = Primeiro se jogam os dados.
vertushka-reject-thrown = Os dados já foram jogados: agora tombe um.

# What the board in letters says.
vertushka-board-to = até
vertushka-board-seat = lugar
vertushka-board-throws = joga
vertushka-board-was = era
vertushka-board-may-be = pode ser
vertushka-board-last = última
vertushka-board-of = de

vertushka-lesson-1 = Esta face está em cima: somou por último
vertushka-lesson-2 = Digite a face que quer; esta é a soma
vertushka-lesson-3 = Estava em cima há pouco: ainda não volta
vertushka-lesson-4 = 31 exatos valem 3 pontos
vertushka-lesson-5 = Passou de 31: o outro lado leva o excesso
