race-name = Corrida
race-also = corrida no papel | corrida de carros | carrinhos
race-about = Carrinhos no papel: dê um peteleco na caneta em volta da pista e fique longe da borda.
race-brief = quinze minutos
race-rules =
    Carrinhos dão a volta em um anel no sentido da seta. Na sua vez você diz para onde vai o risco da caneta, no máximo a 8 quadradinhos. Ela nunca vai bem ali: quanto mais longo o risco, mais ele foge.

    Quem toca na borda fica ali, ganha uma cruz, perde a vez seguinte e uma de 5 vidas. Sem vidas, o próximo toque acaba com o carro.

    Vence quem cruza a linha primeiro depois de uma volta inteira. O resto disputa os outros lugares; carro quebrado fica no fim, conforme até onde chegou.

    Digite um cruzamento de linhas, k7, ou com décimos: 11,5 7,2 ou k,5 7,2.

    Opções: voltas; zonas de perigo, onde um toque custa duas vidas; portões, círculos a cruzar em ordem; obstáculos; ultrapassagem: carro que é passado a menos de meio quadradinho perde uma vida; uma série de corridas por 5, 3, 2 e 1 pontos, com que se compram vidas e espinhos nos intervalos. Espinhos tiram uma vida de quem você passa.
race-opt-laps = quantas voltas
race-opt-danger = zonas de perigo na borda: um toque ali custa duas vidas
race-opt-gates = pequenos círculos que a linha tem que cruzar em ordem
race-opt-obstacles = cunhas e ilhas no caminho
race-opt-overtake = carro que é passado a menos de meio quadradinho perde uma vida
race-opt-series = quantas corridas; com pontos se compram vidas e espinhos nos intervalos
race-key-laps = voltas
race-key-danger = perigo | zonas
race-key-gates = portões
race-key-obstacles = obstáculos
race-key-overtake = ultrapassagem | ultrapassar
race-key-series = série | corridas
race-set-laps = { $value ->
    [one] { $value } volta
   *[other] { $value } voltas
}
race-set-danger = { $value ->
    [on] com zonas de perigo
   *[other] sem zonas de perigo
}
race-set-gates = { $value ->
    [on] com portões
   *[other] sem portões
}
race-set-obstacles = { $value ->
    [on] com obstáculos
   *[other] sem obstáculos
}
race-set-overtake = { $value ->
    [on] ultrapassagem custa uma vida
   *[other] ultrapassagem livre
}
race-set-series = { $value ->
    [one] { $value } corrida
   *[other] { $value } corridas
}

race-word-life = vida | vidas
race-word-spikes = espinhos
race-word-go = seguir | sigo | próxima | pronto

race-ask = diga para onde riscar: até { $most } quadradinhos
race-ask-shop = { $purse ->
        [one] { $purse } ponto
       *[other] { $purse } pontos
    } para gastar: uma vida, espinhos, ou seguir para a próxima corrida?
race-life = ❤️ Vida ({ $price })
race-spikes = 🦔 Espinhos ({ $price })
race-go = 🏁 Seguir
race-go-news = { $seat } segue em frente.

race-told-contact = { $lives ->
        [0] { $seat } bate na borda e perde a vez. Acabaram as vidas!
        [one] { $seat } bate na borda e perde a vez: resta { $lives } vida.
       *[other] { $seat } bate na borda e perde a vez: restam { $lives } vidas.
    }
race-told-danger = { $lives ->
        [0] { $seat } bate em zona de perigo: lá se vão duas vidas e a vez seguinte. Acabaram as vidas!
        [one] { $seat } bate em zona de perigo: lá se vão duas vidas, resta { $lives }, e perde a vez.
       *[other] { $seat } bate em zona de perigo: lá se vão duas vidas, restam { $lives }, e perde a vez.
    }
race-told-passed = { $lives ->
        [0] { $seat } passa raspando em { $other }, que fica sem vidas.
        [one] { $seat } passa raspando em { $other }, que ainda tem { $lives } vida.
       *[other] { $seat } passa raspando em { $other }, que ainda tem { $lives } vidas.
    }
race-told-wrecked = { $seat } quebra o carro e sai da corrida.
race-told-gate = { $seat }: portão { $gate } de { $gates }.
race-told-lap = { $seat } completa a volta { $lap } de { $laps }.
race-told-home = { $seat } cruza a linha: { $place }º lugar!
race-told-life = { $seat } compra uma vida.
race-told-spikes = { $seat } compra espinhos.
race-told-next = A corrida { $race } de { $races } começa em uma pista nova.

race-sheet-gate = portões, em ordem
race-sheet-contact = borda: menos uma vida
race-sheet-zone = menos 2 vidas
race-sheet-obstacle = obstáculo
race-sheet-lives = vidas
race-sheet-reach = alcance do risco
race-is = { $all }
race-is-home = { $place }º lugar
race-is-wrecked = quebrou
race-is-left = fora da corrida
race-is-turned = perde a vez
race-is-missed = perdeu a vez
race-is-lap = volta { $lap }/{ $laps }
race-is-gate = portões { $gate }/{ $gates }
race-is-spiked = espinhos
race-is-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}

race-reject-syntax = Digite para onde riscar: um lugar como k7, ou com décimos 11,5 7,2.
race-reject-off = Isso fica fora da folha: ela vai de a1 a { $last }.
race-reject-here = O seu carro já está aí. Mire em outro lugar.
race-reject-far = Isso fica a { $far } quadradinhos. Dá para mirar no máximo a { $most }, até a linha tracejada.
race-reject-shop = A corrida acabou. Compre alguma coisa, ou digite “seguir”.
race-reject-drive = Compras são nos intervalos de uma série. Agora diga para onde vai o carro.
race-reject-price = Isso custa { $price }, e você tem { $purse }.
race-reject-spikes = O seu carro já tem espinhos; eles duram até o fim da série.

# What the board in letters says.
race-board-race = corrida
race-board-of = de
race-board-laps = voltas
race-board-at = em
race-board-lives = vidas
race-board-done = feito
race-board-gates = portões
race-board-points = pontos
race-board-purse = bolsa
race-board-home = chegou
race-board-wrecked = quebrou
race-board-left = saiu
race-board-turned = espera
race-board-spikes = espinho

race-lesson-1 = A borda: lá se vão uma vida e a vez
race-lesson-2 = Digite o alvo, dentro do círculo: ab15
race-lesson-3 = Quanto mais longo o risco, mais ele foge
race-lesson-4 = Vence a primeira volta até esta linha
race-lesson-5 = Vidas: sem elas, um toque acaba com você
