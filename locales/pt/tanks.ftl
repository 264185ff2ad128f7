tanks-name = Tanques
tanks-also = tanques no papel | guerra de tanques
tanks-about = Dois exércitos em uma folha dobrada: marque um tiro na sua metade, e a dobra o leva para a do inimigo.
tanks-brief = dez minutos
tanks-rules =
    A folha, de 40 por 28 unidades, é dobrada no meio. Cada lado põe dez tanques na sua metade, no privado: digite o meio de um tanque, na largura e na altura, 7,3 12,8 (na metade direita 27,3 12,8), ou de vários de uma vez; digitar de novo tira. Ou diga “sortear”. Com “pronto”, os dois exércitos ficam à vista.

    Depois cada pessoa na sua vez marca tiros, também na própria metade. Com a dobra, o tiro cai à mesma distância do outro lado. Acerto em cheio destrói o tanque. Tiro a menos de 0,6 avaria, um segundo destrói; um tanque mede 2 × 1,4. Quem acerta atira de novo; só a primeira vez de todas tem um tiro único. Vence quem destrói todos os tanques inimigos.

    Só a sua metade tem números nas beiras: o resto é no olho.

    Quem cria a partida pode escolher de 7 a 10 tanques, “sem repetir” (o próximo tiro não pode ser no tanque que acabou de ser avariado, a não ser que seja o último) e uma grade para crianças.
tanks-opt-tanks = tanques de cada lado
tanks-opt-norepeat = o próximo tiro não pode ser no tanque que acabou de ser atingido
tanks-opt-help = uma grade na folha, para crianças
tanks-key-tanks = tanques
tanks-key-norepeat = sem repetir
tanks-key-help = ajuda
tanks-is-none = sem grade | nenhuma
tanks-is-grid = grade | quadradinhos
tanks-set-tanks = { $value ->
    [one] { $value } tanque
   *[other] { $value } tanques
}
tanks-set-norepeat = { $value ->
    [on] não duas vezes no mesmo tanque
   *[other] pode repetir o tanque
}
tanks-set-help = { $value ->
    [grid] com grade
   *[other] sem grade
}
tanks-word-random = sortear | sorteio | sorteia | aleatório | sortear tanques
tanks-word-clear = limpar | limpa | apagar
tanks-word-ready = pronto | tudo pronto | vamos

tanks-own = 👁 Meus tanques
tanks-own-secret = ✏ Pôr meus tanques
tanks-ask-place = { $count ->
    [one] { $several ->
        [yes] ponham o tanque: digitem o meio dele e depois digam “pronto”
       *[no] ponha o seu tanque: digite o meio dele e depois diga “pronto”
    }
   *[other] { $several ->
        [yes] ponham os tanques, { $count } ao todo: digitem o meio de cada um e depois digam “pronto”
       *[no] ponha os seus tanques, { $count } ao todo: digite o meio de cada um e depois diga “pronto”
    }
}
tanks-ask-fire = marque um tiro na sua metade
tanks-do-random = 🎲 Sortear tanques
tanks-do-clear = Limpar
tanks-do-ready = ✅ Pronto
tanks-do-place = os tanques são postos
tanks-left = { $count ->
    [one] { $count } tanque
   *[other] { $count } tanques
}

tanks-ready = { $seat } diz “pronto”.
tanks-open = Os dois exércitos estão no campo.
tanks-complete = Todos os seus tanques estão no lugar. Diga “pronto”, ou mude a posição deles.
tanks-miss = { $seat } marca um tiro em { $point }: errou.
tanks-knocked = { $seat } marca um tiro em { $point }: um tanque avariado!
tanks-finished = { $seat } marca um tiro em { $point }: era o fim do tanque!
tanks-direct = { $seat } marca um tiro em { $point }: em cheio!

tanks-reject-syntax-place = Digite o meio de um tanque, na largura e na altura, por exemplo 7,3 12,8, ou na metade direita 27,3 12,8 (vários de uma vez com ponto e vírgula), ou “sortear”, “limpar”, “pronto”.
tanks-reject-syntax-fire = Digite onde você marca o tiro, na largura e na altura, por exemplo 7,3 12,8, ou na metade direita 27,3 12,8.
tanks-reject-outside = Um tanque tem que caber inteiro na sua metade: o meio dele de { $left } a { $right } na largura e de { $top } a { $low } na altura.
tanks-reject-near = Perto demais do seu tanque em { $point }: entre dois tanques tem que haver mais de { $apart }.
tanks-reject-among = { $point }: { $why } Nenhum destes tanques foi posto.
tanks-reject-spent = { $count ->
    [one] Seu tanque já está no lugar.
   *[other] Todos os seus { $count } tanques já estão no lugar. Digite o meio de um para tirar.
}
tanks-reject-missing = { $count ->
    [one] Ainda falta um tanque.
   *[other] Ainda faltam { $count } tanques.
}
tanks-reject-half = Você marca na sua metade: de { $left } a { $right } na largura e de 0 a { $low } na altura. A dobra faz o resto.
tanks-reject-repeat = Esse tiro seria no tanque que você acabou de avariar. Atire em outro.

tanks-sheet-placing = pondo os tanques
tanks-sheet-placed = tanques postos
tanks-sheet-knocked = avariado
tanks-sheet-wreck = destruído
tanks-sheet-aim = mira
tanks-sheet-landed = queda

tanks-lesson-1 = Atire na sua metade: Ana digita 5 21
tanks-lesson-2 = Com a dobra, o tiro cai aqui: errou
tanks-lesson-3 = Em cheio destrói, e Ana continua
tanks-lesson-4 = Perto só avaria; duas vezes destrói
tanks-lesson-5 = Vence quem destrói todos os do inimigo
