dots-name = Cerco
dots-also = cerco de pontos | pontos cercados
dots-about = Cerque os pontos do outro lado com uma corrente dos seus. O clássico do papel quadriculado, até 39 × 32.
dots-brief = meia hora
dots-rules =
    Cada pessoa na sua vez põe um ponto num cruzamento de linhas; ponto posto não anda. Feche uma corrente dos seus pontos – vizinhos na linha, na coluna ou na diagonal – em volta de pontos do outro lado, e eles são presos: lá ninguém joga mais, e cada ponto preso vale um. A beira da folha não é muro.

    Área sem ponto inimigo é só uma casinha. Ponto inimigo posto ali se perde na hora, a não ser que feche uma corrente em volta de parte do muro. Os seus que estavam presos ali ficam livres.

    Digite coluna e linha: j10. Os primeiros pontos ficam na zona sombreada. /hint mostra as casinhas, no privado.

    A partida acaba com a folha cheia, por acordo (aí valem os pontos) ou com uma palavra:
    • terra – seus pontos sem ligação com a beira vão para o outro lado, e você ainda precisa ficar na frente.
    • parar – você não põe mais pontos; o outro lado tem três minutos para cercar os soltos; “pronto” encerra.

    Quem cria a partida escolhe a folha (oficial: 39x32, rápida: 12x12) e mais.
dots-opt-size = largura e altura da folha
dots-opt-start = o que há na folha no início: nada, uma cruz, duas cruzes, ou várias em lugares sorteados, viradas por sorteio ou não
dots-opt-zone = em folha vazia, os primeiros pontos ficam no meio
dots-opt-capture = inimigo: a área só conta com ponto inimigo dentro; qualquer: toda área fechada
dots-opt-extra = quem captura joga de novo
dots-opt-border = nenhum ponto na beira da folha
dots-opt-sudden = tantos pontos capturados vencem na hora; 0: nunca
dots-opt-ground = se a palavra “terra” termina a partida
dots-opt-stoptime = segundos que o outro lado tem depois de “parar”
dots-key-size = tamanho | folha
dots-key-start = início
dots-key-zone = zona
dots-key-capture = captura
dots-key-extra = extra | vez extra
dots-key-border = beira | beira livre
dots-key-sudden = súbita | morte súbita
dots-key-ground = terra | aterrar
dots-key-territory = território
dots-key-stoptime = tempo final | segundos
dots-is-empty = vazia
dots-is-cross = cruz
dots-is-double-cross = duas cruzes
dots-is-crosses = cruzes
dots-is-turned = viradas | cruzes viradas
dots-is-enemy = inimigo
dots-is-any = qualquer
dots-preset-official = oficial | completa
dots-preset-quick = rápida | rápido
dots-set-size = folha { $value }
dots-set-start = { $value ->
    [cross] uma cruz no início
    [double-cross] duas cruzes no início
    [crosses] { $count ->
        [one] uma cruz em lugar sorteado
       *[other] { $count } cruzes em lugares sorteados
    }
    [turned] { $count ->
        [one] uma cruz em lugar sorteado, virada por sorteio
       *[other] { $count } cruzes em lugares sorteados, cada uma virada por sorteio
    }
   *[other] folha vazia
}
dots-set-zone = { $value ->
    [on] primeiros pontos no meio
   *[other] primeiros pontos onde quiser
}
dots-set-capture = { $value ->
    [any] toda área fechada conta
   *[other] só contam áreas com pontos inimigos
}
dots-set-extra = { $value ->
    [on] quem captura joga de novo
   *[other] sem vez extra
}
dots-set-border = { $value ->
    [on] a beira fica livre
   *[other] pode pôr ponto na beira
}
dots-set-sudden = { $value ->
    [0] sem morte súbita
    [one] { $value } ponto capturado vence na hora
   *[other] { $value } pontos capturados vencem na hora
}
dots-set-ground = { $value ->
    [on] com “terra”
   *[other] sem “terra”
}
dots-set-territory = { $value ->
    [on] com território
   *[other] sem território
}
dots-set-stoptime = { $value ->
    [one] { $value } segundo depois de “parar”
   *[other] { $value } segundos depois de “parar”
}
dots-word-ground = terra | aterro | aterrar
dots-word-stop = parar | paro | parei
dots-word-done = pronto | acabei | terminei

dots-do-dot = { $place }
dots-do-ground = ⏚ Terra
dots-do-stop = ✋ Parar
dots-do-done = ✅ Pronto

dots-ask = ponha um ponto
dots-ask-zone = ponha o seu primeiro ponto na zona sombreada, de { $from } a { $to }
dots-ask-stopped = { $seat } parou. Cerque o que está solto e depois diga “pronto”

dots-captured =
    { $seat }: { $place } captura { $count ->
        [one] { $count } ponto!
       *[other] { $count } pontos!
    }
dots-freed =
    { $seat }: { $place } captura { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    } e liberta { $freed }!
dots-lost = { $seat } entra em { $place }, numa casinha de { $other }, e perde o ponto.
dots-grounded =
    { $seat } diz “terra”. { $loose ->
        [0] Nenhum ponto está solto.
        [one] { $loose } ponto solto vai para o outro lado.
       *[other] { $loose } pontos soltos vão para o outro lado.
    }
dots-stopped =
    { $seat } para. Agora só { $other } põe pontos, { $seconds ->
        [180] por três minutos no máximo.
       *[other] por { $seconds } segundos no máximo.
    }
dots-done = { $seat } diz “pronto”.
dots-time = Acabou o tempo depois de “parar”.
dots-sheet-grounded = { $seat }: “terra”
dots-sheet-enough = { $count ->
    [one] A primeira captura venceu
   *[other] Quem capturou { $count } venceu
}

dots-hint =
    { $empty ->
        [yes] Ainda não há casinhas.
       *[no] Sombreado: as casinhas, { $own ->
            [one] { $own } cruzamento seu
           *[other] { $own } cruzamentos seus
        }, { $other } do outro lado.
    }
    Se você dissesse “terra” agora, perderia { $loose ->
        [0] zero pontos
        [one] { $loose } ponto solto
       *[other] { $loose } pontos soltos
    } e { $verdict }.
dots-hint-ahead = venceria por { $by }
dots-hint-even = só empataria, então ainda não pode
dots-hint-behind = ficaria { $by } atrás, então ainda não pode

dots-reject-syntax = Digite um cruzamento, por exemplo c3.
dots-reject-outside = Não existe { $place } nesta folha: o último cruzamento é { $last }.
dots-reject-taken = Em { $place } já há um ponto.
dots-reject-area = { $place } fica em área capturada: lá ninguém joga mais.
dots-reject-border = { $place } fica na beira, e nesta partida a beira fica livre.
dots-reject-zone = O primeiro ponto vai na zona sombreada, de { $from } a { $to }.
dots-reject-ground =
    Ainda não: você capturou { $own }, o outro lado { $other }, e { $loose ->
        [0] nenhum ponto seu está solto
        [one] { $loose } ponto seu está solto (com anel)
       *[other] { $loose } pontos seus estão soltos (com anel)
    }. { $short ->
        [one] Falta { $short } ponto.
       *[other] Faltam { $short } pontos.
    }
dots-reject-no-ground = Nesta partida não há “terra”.
dots-reject-stopped = “Parar” já foi dito: ponha pontos, ou diga “pronto”.
dots-reject-done = “Pronto” é para o tempo depois de “parar”.
dots-reject-crosses =
    Talvez não haja lugar para { $given } cruzes nesta folha. { $most ->
        [one] Cabe uma.
       *[other] Cabem até { $most }.
    }
dots-reject-narrow = Duas cruzes lado a lado precisam de uma folha de seis colunas quando a beira fica livre.
dots-opt-territory = quem fecha uma área pode deixá-la aberta e pintar depois; por acordo, os lugares vazios dela também contam
dots-word-paint = pintar | pinto | pinta
dots-word-leave = deixar | deixo | deixar aberta

dots-do-paint = 🖍 Pintar
dots-do-paint-area = 🖍 Pintar { $place }
dots-do-leave = Deixar aberta

dots-ask-paint = pintar a área fechada ou deixar aberta? (o próximo ponto pinta)
dots-left = { $seat } deixa a área aberta.
dots-painted =
    { $seat } pinta a área em volta de { $place }: { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }.
dots-reject-undecided = Primeiro decida sobre a área fechada: “pintar” ou “deixar”.
dots-territory-counted = Com metade dos pontos abertos: { $seat } { $one } : { $two } { $other }.
dots-reject-no-territory = Nesta partida não há território: as áreas são pintadas na hora.
dots-reject-decided = Nenhuma área acabou de ser fechada. Uma mais antiga se pinta com um cruzamento dentro dela, por exemplo pintar c4.
dots-reject-not-left = { $place } não fica em área que você deixou aberta e que ainda está fechada em volta.
dots-reject-no-enemy = Não há ponto inimigo na área em volta de { $place }.
dots-sgf-size = Uma folha de “{ $given }” não pode ser jogada: são de 5 a 39 cruzamentos de cada lado.
dots-sgf-start = Os pontos do início não são uma cruz nem duas cruzes no meio, nem até oito cruzes, viradas para qualquer lado, sem se encostar; outra coisa não pode ser jogada.
dots-sgf-rule = A regra “{ $given }” não pode ser jogada aqui.
dots-sgf-sudden = “InstantWin={ $given }” não pode ser jogado aqui: no máximo { $most } pontos capturados vencem na hora.
dots-sgf-lacking = Nó { $node }: pelas regras daqui “{ $given }” captura, e o arquivo tem a regra “{ $rule }”, que ninguém conhece aqui. O que vem depois não foi lido.
dots-sgf-pass = Nó { $node }: pelas regras deste arquivo “{ $given }” é passar a vez, e aqui ninguém passa. O que vem depois não foi lido.
dots-sgf-chain = Nó { $node }: pelas regras daqui “{ $given }” não captura essa área. O que vem depois não foi lido.

dots-lesson-1 = Este ponto fechou uma corrente azul
dots-lesson-2 = O vermelho de dentro está preso: 1 ponto
dots-lesson-3 = Corrente: elos retos ou na diagonal
dots-lesson-4 = A beira da folha não é muro
dots-lesson-5 = A jogada é um cruzamento: digite “g6”
