seabattle-name = Batalha naval
seabattle-also = combate naval | naval
seabattle-about = Duas frotas escondidas e um tiro de cada vez: água, acertou, afundou.
seabattle-brief = quinze minutos
seabattle-rules =
    Cada pessoa tem uma frota no seu tabuleiro, que a outra não vê. No tabuleiro comum de 10 × 10 são um navio de quatro casas, dois de três, três de dois e quatro de um. Os navios são retos e nunca se encostam, nem pelos cantos.

    Primeiro cada pessoa posiciona seus navios, no privado com o bot ou pelo botão no grupo. Digite as duas pontas de um navio, a1-a4 (uma casa só para o menor), ou de vários de uma vez, a1-a4 c1-c3; digitar de novo tira o navio. “sortear” deixa a sorte decidir, “limpar” tira todos. Quando estiver bom, diga “pronto”.

    Depois cada lado dá um tiro por vez: digite uma casa, como e5. A resposta é água, acertou ou afundou. Quem acerta atira de novo. Em volta de um navio afundado não há nada: essas casas ficam marcadas e não valem tiro.

    Vence quem afundar primeiro a frota inteira do outro lado.

    Quem cria a partida muda o tabuleiro, a frota e o tiro extra de quem acerta. Com rajadas, você atira de uma vez em tantas casas quantos navios tem à tona: a1 c5 e9.
seabattle-opt-size = casas de cada lado do tabuleiro
seabattle-opt-fleet = comprimentos dos navios, por exemplo 4,3,3,2,2,2,1,1,1,1
seabattle-opt-again = quem acerta atira de novo
seabattle-opt-salvo = tantos tiros por vez quantos navios você tem à tona
seabattle-key-size = tamanho
seabattle-key-fleet = frota | navios
seabattle-key-again = repete | de novo
seabattle-key-salvo = rajada | rajadas
seabattle-set-size = tabuleiro { $value } × { $value }
seabattle-set-fleet = navios { $value }
seabattle-set-again = { $value ->
    [on] quem acerta atira de novo
   *[other] um tiro por vez, acertando ou não
}
seabattle-set-salvo = { $value ->
    [on] rajadas
   *[other] tiros avulsos
}
seabattle-word-random = sortear | sorteio | sorteia | aleatório | sortear a frota
seabattle-word-clear = limpar | limpa | apagar
seabattle-word-ready = pronto | tudo pronto | vamos

seabattle-do-random = 🎲 Sortear a frota
seabattle-do-clear = Limpar
seabattle-do-ready = ✅ Pronto
seabattle-do-place = os navios são postos

seabattle-own = 👁 Minha frota
seabattle-own-secret = ✏ Pôr meus navios
seabattle-ask-place = { $several ->
    [yes] posicionem seus navios: digitem as duas pontas de cada um e depois digam “pronto”
   *[no] posicione seus navios: digite as duas pontas de cada um e depois diga “pronto”
}
seabattle-ask-shoot = atire em uma casa
seabattle-ask-salvo =
    { $shots ->
        [one] diga uma casa para atirar
       *[other] mande uma rajada de { $shots } casas
    }

seabattle-ready = { $seat } diz “pronto”: a frota está no mar.
seabattle-complete = Todos os seus navios estão no lugar. Diga “pronto”, ou mude a posição deles.
seabattle-miss = { $seat } atira em { $place }: água.
seabattle-hit = { $seat } atira em { $place }: acertou!
seabattle-sunk =
    { $seat } atira em { $place }: { $length ->
        [one] afundou um barquinho!
       *[other] afundou um navio de { $length }!
    }
seabattle-salvo = { $seat } manda uma rajada: { $cells }.
seabattle-cell-miss = { $place } água
seabattle-cell-hit = { $place } acertou
seabattle-cell-sunk = { $place } afundou

seabattle-reject-syntax-place = Digite as duas pontas de um navio, por exemplo a1-a4 (vários de uma vez: a1-a4 c1-c3), ou “sortear”, “limpar”, “pronto”.
seabattle-reject-syntax-shoot = Digite uma casa para atirar, por exemplo e5.
seabattle-reject-syntax-salvo = Digite as casas da rajada em uma linha só, por exemplo a1 c5 e9.
seabattle-reject-outside = Não existe { $place } neste tabuleiro: a última casa é { $last }.
seabattle-reject-bent = De { $from } a { $to } não é linha reta.
seabattle-reject-among = { $ship }: { $why } Nenhum destes navios foi posto.
seabattle-reject-near = Os navios não podem se encostar, nem pelos cantos.
seabattle-reject-length =
    { $length ->
        [one] Esta frota não tem navios de uma casa.
       *[other] Esta frota não tem navios de { $length } casas.
    }
seabattle-reject-spent =
    { $length ->
        [one] Todos os seus navios de uma casa já estão no lugar.
       *[other] Todos os seus navios de { $length } casas já estão no lugar.
    }
seabattle-reject-missing =
    { $count ->
        [one] Ainda falta um navio, de tamanho { $lengths }.
       *[other] Ainda faltam { $count } navios, destes tamanhos: { $lengths }.
    }
seabattle-reject-shot-before = Em { $place } você já atirou. Escolha outra casa.
seabattle-reject-empty = { $place } com certeza é água: fica ao lado de um navio afundado.
seabattle-reject-twice = { $place } está duas vezes na sua rajada.
seabattle-reject-volley =
    { $want ->
        [one] Você tem um tiro, mas disse { $given } casas.
       *[other] Sua rajada tem { $want } tiros, mas você disse { $given }.
    }
seabattle-reject-fleet-long = Um navio de { $length } não cabe em um tabuleiro de { $size } × { $size }.
seabattle-reject-fleet-crowded = Essa frota é grande demais para um tabuleiro de { $size } × { $size }. Use menos navios, navios menores ou um tabuleiro maior.
seabattle-afloat = { $count } à tona
seabattle-places = põe os navios

seabattle-lesson-1 = Acertou: Bruno atira de novo
seabattle-lesson-2 = Afundou: em volta só há água
seabattle-lesson-3 = O quadro vermelho: atire aqui, “b2”
seabattle-lesson-4 = Só Ana vê; posto no privado: e1-f1
seabattle-lesson-5 = Afunde a frota inteira e vença
