footballbounce-name = Futebol com tabela
footballbounce-also = futebol de papel | futebol de tabela
footballbounce-about = Futebol no papel, traço por traço: a bola bate nas paredes, e onde já passou linha você continua.
footballbounce-brief = quinze minutos
footballbounce-rules =
    A bola sai do centro. Uma jogada é um traço até um ponto vizinho, reto ou na diagonal. Traços podem se cruzar, mas nenhum se repete.

    Se a bola chega a um ponto onde já passou linha, a mesma pessoa continua, e de novo, enquanto isso durar.

    A parede devolve a bola na hora, como luz no espelho. Se o traço de volta já existe, você continua como quiser. De um canto não há saída.

    A seta ao lado do seu nome mostra para onde você ataca. Um traço para dentro do gol vale (em geral d1, e1, f1 ou d11, e11, f11: as traves contam); gol contra vale para o outro lado. Quem tem que continuar e não pode perde a rodada. Aí o campo fica limpo, e começa quem perdeu.

    Digite o próximo ponto, f7, ou uma direção, se. Se por f7 já passou linha, dá para digitar a sequência toda: f7 g8.
footballbounce-opt-size = largura e comprimento do campo em quadradinhos, os dois pares; os gols ficam nos lados curtos
footballbounce-opt-goal = largura dos gols, um número par de quadradinhos
footballbounce-opt-goals = quantos gols vencem
footballbounce-opt-bounce = a borda: espelho – ela devolve a bola; livre – seus pontos contam como visitados, e os gols ficam um traço atrás da linha
footballbounce-key-size = tamanho | campo
footballbounce-key-goal = gol | largura do gol
footballbounce-key-goals = gols | até
footballbounce-key-bounce = tabela | paredes
footballbounce-is-reflect = espelho
footballbounce-is-free = livre
footballbounce-set-size = campo { $value }
footballbounce-set-goal = gols de { $value } quadradinhos
footballbounce-set-goals = { $value ->
    [one] um gol vence
   *[other] { $value } gols vencem
}
footballbounce-set-bounce = { $value ->
    [free] paredes contam como visitadas
   *[other] paredes devolvem a bola
}
footballbounce-word-n = n | norte | cima
footballbounce-word-ne = ne | nordeste
footballbounce-word-e = e | leste | direita
footballbounce-word-se = se | sudeste
footballbounce-word-s = s | sul | baixo
footballbounce-word-sw = sw | sudoeste
footballbounce-word-w = w | oeste | esquerda
footballbounce-word-nw = nw | noroeste

footballbounce-ask = leve a bola a um ponto vizinho
footballbounce-ask-on = por aqui já passou linha: continue
footballbounce-shot = gol { $arrow }
footballbounce-ball = ●
footballbounce-drawn = ·
footballbounce-thrown = { $move }, da parede para { $end }
footballbounce-goal = Gol de { $seat }!
footballbounce-own-goal = Gol contra de { $seat }: vale para { $other }.
footballbounce-sheet-stuck = Bola presa: { $seat } não tem saída
footballbounce-sheet-arrow = ataque
footballbounce-sheet-open = opções
footballbounce-stuck = { $seat } não tem mais saída: a rodada é de { $other }.

footballbounce-reject-syntax = Digite o próximo ponto, por exemplo f7, uma sequência f7 g8, ou direções: n ne e se s sw w nw.
footballbounce-reject-outside = Não existe { $place } neste campo: o último ponto é { $last }.
footballbounce-reject-far = { $place } não é vizinho da bola em { $ball }: um traço leva a um dos oito pontos em volta.
footballbounce-reject-nowhere = A bola já está em { $ball }. Diga o ponto para onde ela vai.
footballbounce-reject-drawn = Esse traço a partir de { $ball } já existe. Escolha um livre; os losangos na imagem mostram onde.
footballbounce-reject-border = De { $ball } esse traço corre pela borda, que conta como riscada.
footballbounce-reject-leaves = De { $ball } esse traço sai do campo.
footballbounce-reject-rests = Por { $ball } ainda não passou linha, então a vez acaba ali. Deixe o resto de fora.
footballbounce-reject-goal = Aí a bola já está no gol. Deixe o resto de fora.
footballbounce-reject-wide = Um gol de { $goal } quadradinhos é largo demais: aqui cabem no máximo { $most }.

footballbounce-lesson-1 = A parede devolveu a bola como espelho
footballbounce-lesson-2 = Aqui já passou linha: Ana continua
footballbounce-lesson-3 = Losangos mostram para onde: digite “d5”
footballbounce-lesson-4 = Ana chuta aqui; as traves também contam
footballbounce-lesson-5 = Bola presa, como no canto? Rodada perdida
