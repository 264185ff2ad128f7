golf-name = Golfe
golf-also = golfe no papel
golf-about = Leve a bola por entre os morros até o buraco com o mínimo de tacadas.
golf-brief = dez minutos
golf-rules =
    As bolas saem lado a lado da parte de baixo da folha, o buraco fica em cima. Cada pessoa na sua vez diz para onde bater, no máximo a 12 quadradinhos. A bola nunca vai bem ali: quanto mais longa a tacada, mais ela foge.

    A bola entra quando a linha dela acaba a menos de 0,4 quadradinho do buraco, ou passa por cima dele com menos de 2 ainda a correr. Mais rápida, passa direto. A beira da folha segura a bola.

    Linha que bate em um morro para no pé dele. Quem joga em seguida então empurra a bola 3 quadradinhos para onde quiser: empurrar w (oeste, para a esquerda), ou um botão. Com “multa” somam-se tacadas em vez disso.

    Vence quem precisa de menos tacadas. Depois de 25 a bola é recolhida.

    Digite um cruzamento de linhas, k24, ou com décimos: 11,5 24,2 ou k,5 24,2.

    Quem cria a partida escolhe quantos morros há, até 8.
golf-opt-hills = quantos morros ficam no caminho
golf-opt-penalty = tacadas a mais por bater em um morro, em vez do empurrão; 0: empurrão
golf-key-hills = morros
golf-key-penalty = multa
golf-set-hills = { $value ->
    [0] sem morros
    [one] { $value } morro
   *[other] { $value } morros
}
golf-set-penalty = { $value ->
    [0] bola no morro leva empurrão
    [one] morro custa { $value } tacada
   *[other] morro custa { $value } tacadas
}

golf-word-roll = empurrar | empurro
golf-word-n = n | norte | cima
golf-word-ne = ne | nordeste
golf-word-e = e | leste | direita
golf-word-se = se | sudeste
golf-word-s = s | sul | baixo
golf-word-sw = sw | sudoeste
golf-word-w = w | oeste | esquerda
golf-word-nw = nw | noroeste

golf-ask = tacada { $stroke }: diga para onde bater, até { $most } quadradinhos
golf-ask-roll = empurre a bola de { $other } 3 quadradinhos: para onde?
golf-ball = ⚪
golf-way-n = ⬆️ n
golf-way-ne = ↗️ ne
golf-way-e = ➡️ e
golf-way-se = ↘️ se
golf-way-s = ⬇️ s
golf-way-sw = ↙️ sw
golf-way-w = ⬅️ w
golf-way-nw = ↖️ nw
golf-way-n-news = { $seat } empurra a bola para o norte.
golf-way-ne-news = { $seat } empurra a bola para o nordeste.
golf-way-e-news = { $seat } empurra a bola para o leste.
golf-way-se-news = { $seat } empurra a bola para o sudeste.
golf-way-s-news = { $seat } empurra a bola para o sul.
golf-way-sw-news = { $seat } empurra a bola para o sudoeste.
golf-way-w-news = { $seat } empurra a bola para o oeste.
golf-way-nw-news = { $seat } empurra a bola para o noroeste.

golf-told-in = { $strokes ->
        [one] { $seat } acerta o buraco com { $strokes } tacada!
       *[other] { $seat } acerta o buraco com { $strokes } tacadas!
    }
golf-told-hill = { $seat } bate em um morro. { $other } empurra a bola.
golf-told-blocked = { $seat } empurra a bola de { $other }, mas um morro a segura.
golf-told-penalty = { $count ->
        [one] { $seat } bate em um morro: { $count } tacada a mais, são { $strokes }.
       *[other] { $seat } bate em um morro: { $count } tacadas a mais, são { $strokes }.
    }
golf-told-up = { $seat } recolhe a bola depois de { $strokes } tacadas.
golf-is-in = no buraco
golf-is-out = fora do buraco
golf-is-rolled = morro: { $other } empurra
golf-has-strokes = { $count ->
    [one] { $count } tacada
   *[other] { $count } tacadas
}
golf-is-up = recolheu
golf-is-left = saiu
golf-sheet-reach = alcance da tacada
golf-sheet-mover = joga

golf-reject-syntax = Digite para onde bater: um lugar como k24, ou com décimos 11,5 24,2.
golf-reject-way = Digite para onde vai a bola: n, ne, e, se, s, sw, w ou nw.
golf-reject-off = Isso fica fora da folha: ela vai de a1 a { $last }.
golf-reject-here = A sua bola já está aí. Mire em outro lugar.
golf-reject-far = Isso fica a { $far } quadradinhos. Dá para mirar no máximo a { $most }, até a linha tracejada.
golf-reject-roll = Primeiro empurre a bola de { $other }: digite para onde, por exemplo empurrar w.
golf-reject-stroke = Empurrão é para bola que bateu em um morro. Agora diga para onde bater.

# What the board in letters says.
golf-board-at = em
golf-board-strokes = tacadas
golf-board-in = dentro
golf-board-picked-up = recolheu
golf-board-left = saiu

golf-lesson-1 = O morro segurou a bola de Ana
golf-lesson-2 = Bruno deu um empurrão de 3: “empurrar s”
golf-lesson-3 = Digite o alvo, dentro do arco: “k14”
golf-lesson-4 = Quanto mais longa a tacada, mais ela foge
golf-lesson-5 = Vence quem usa menos tacadas
