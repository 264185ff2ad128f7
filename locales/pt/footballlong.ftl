footballlong-name = Futebol de bola longa
footballlong-also = bola longa | futebol com bola longa
footballlong-about = Futebol no papel com quatro traços por vez: a bola vai aonde não passou linha, e quem fica sem caminho cede uma falta.
footballlong-brief = quinze minutos
footballlong-rules =
    A bola sai do centro. Em cada vez são quatro traços pelas linhas do papel, cada um até um ponto onde não passou linha. A borda é fechada, mas os pontos entre as traves são abertos.

    De um ponto entre as traves, passe da linha: é gol. Aí podem ser menos de quatro traços. Só tocar a linha não é gol. A seta ao lado do seu nome mostra para onde você ataca.

    Se você não consegue mais completar a vez, o outro lado bate falta: seis traços retos em qualquer das oito direções, por cima de tudo, mas sem sair do campo, a não ser no gol que você ataca. A trave devolve a bola. Depois de dez faltas seguidas há pênaltis: os dois escolhem um lado em segredo.

    Depois de um gol, começa quem levou. Digite os pontos ou direções: i12 i11 j11 j10, n n e n, chute ne. “passo=diagonal”: três traços, também na diagonal, e as linhas não podem se cruzar.
footballlong-opt-size = largura e comprimento do campo em quadradinhos, os dois pares; os gols ficam nos lados curtos
footballlong-opt-goal = largura dos gols, um número par de quadradinhos (cerca de um quarto da largura, se nada for dito)
footballlong-opt-step = em cada vez: 4 retos – quatro traços pelas linhas do papel; 3 livres – três, também na diagonal
footballlong-opt-kick = quantos traços tem uma falta, 6 ou 13
footballlong-opt-goals = quantos gols vencem
footballlong-opt-after = o campo depois de um gol: limpo, ou continua – as linhas ficam
footballlong-key-size = tamanho | campo
footballlong-key-goal = gol | largura do gol
footballlong-key-step = passo | vez
footballlong-key-kick = falta | chute
footballlong-key-goals = gols | até
footballlong-key-after = depois | depois do gol
footballlong-is-4 = 4 retos | quatro | reto
footballlong-is-3d = 3 livres | três | diagonal
footballlong-is-6 = 6 | curta
footballlong-is-13 = 13 | longa
footballlong-is-clean = limpo
footballlong-is-continue = continua | linhas ficam
footballlong-set-size = campo { $value }
footballlong-set-goal = gols de { $value } quadradinhos
footballlong-set-step = { $value ->
    [4] quatro traços retos por vez
   *[other] três traços por vez, também na diagonal
}
footballlong-set-kick = faltas de { $value } traços
footballlong-set-goals = { $value ->
    [one] um gol vence
   *[other] { $value } gols vencem
}
footballlong-set-after = { $value ->
    [continue] as linhas ficam depois do gol
   *[other] campo limpo depois do gol
}
footballlong-word-n = n | norte | cima
footballlong-word-ne = ne | nordeste
footballlong-word-e = e | leste
footballlong-word-se = se | sudeste
footballlong-word-s = s | sul | baixo
footballlong-word-sw = sw | sudoeste
footballlong-word-w = w | oeste
footballlong-word-nw = nw | noroeste
footballlong-word-kick = chute | chuto | chutar | falta
footballlong-word-left = esquerda
footballlong-word-middle = meio | centro
footballlong-word-right = direita

footballlong-ask = leve a bola por { $links } traços
footballlong-ask-kick = bata a falta: escolha uma direção
footballlong-ask-aim = pênalti: escolha onde você chuta
footballlong-ask-jump = pênalti: escolha para onde você pula
footballlong-kick = chute { $arrow }
footballlong-left = ← esquerda
footballlong-middle = meio
footballlong-right = direita →
footballlong-ball = ●
footballlong-none = ·
footballlong-goal = Gol de { $seat }!
footballlong-stuck = { $seat } não consegue completar a vez: falta para { $other }.
footballlong-penalties = Dez faltas seguidas: pênaltis! { $seat } chuta primeiro.
footballlong-converted = { $seat } marca de pênalti.
footballlong-saved = { $other } defende o pênalti de { $seat }.
footballlong-is-penalties = Pênaltis
footballlong-is-shooting = Pênaltis: { $seat } chuta, { $other } defende
footballlong-is-in = gol
footballlong-is-kept = defesa
footballlong-is-keeper = no gol
footballlong-sheet-arrow = ataque
footballlong-sheet-open = opções

footballlong-reject-syntax = Digite os pontos do caminho, por exemplo i12 i11 j11 j10, ou direções: n n e n.
footballlong-reject-syntax-kick = Digite a direção da falta, por exemplo chute ne.
footballlong-reject-syntax-side = Escolha um lado: esquerda, meio ou direita.
footballlong-reject-outside = Não existe { $place } neste campo: o último ponto é { $last }.
footballlong-reject-far = De { $ball } um traço só não leva a { $place }: diga cada ponto do caminho.
footballlong-reject-slants = Aqui os traços vão pelas linhas do papel, e de { $ball } esse é diagonal.
footballlong-reject-visited = Por { $ball } já passou linha.
footballlong-reject-crosses = De { $ball } esse traço cruza uma linha.
footballlong-reject-border = { $ball } fica na borda, que é fechada menos entre as traves.
footballlong-reject-leaves = De { $ball } esse traço sai do campo. O gol se faz de um ponto bem entre as traves.
footballlong-reject-own = De { $ball } seria gol contra; você ataca o outro gol.
footballlong-reject-count = Aí há { $count ->
    [one] { $count } traço
   *[other] { $count } traços
}; em cada vez são { $want }, menos só com gol.
footballlong-reject-goal = Aí a bola já está no gol. Deixe o resto de fora.
footballlong-reject-kick = Um chute { $arrow } de comprimento inteiro sai do campo. Estes ficam dentro: { $arrows }
footballlong-reject-shorter = Nenhum chute tem o comprimento inteiro aqui, então vale o mais longo, { $links ->
    [one] { $links } traço
   *[other] { $links } traços
}: { $arrows }
footballlong-reject-no-kick = Você pode levar a bola, então não há falta. Diga os pontos do caminho.
footballlong-reject-only-kick = { $other } não consegue completar a vez, então você bate falta. Escolha uma direção, por exemplo chute ne.
footballlong-reject-wide = Um gol de { $goal } quadradinhos é largo demais: aqui cabem no máximo { $most }.

footballlong-lesson-1 = Ana não tem saída: falta para Bruno
footballlong-lesson-2 = Falta: seis traços retos, “chute s”
footballlong-lesson-3 = Em cada vez: quatro traços, a pontos novos
footballlong-lesson-4 = Vez de Ana: “c8 d8 d7 e7”
footballlong-lesson-5 = Bruno marca aqui, passando a linha
