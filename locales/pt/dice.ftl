# What all games of dice share: one roll for everybody, named rolls, real dice.

dice-opt-together = um lance vale para todo mundo; cada pessoa decide por si, em segredo, por um botão ou na conversa privada
dice-opt-named = ninguém joga dados: cada pessoa na sua vez diz o que eles mostram, e vale para todo mundo
dice-opt-dice = que dados caem: os do bot, ou dados de verdade na sua mesa, e você digita o que saiu

dice-key-together = junto | juntos | todo mundo junto
dice-key-named = ditados | sem dados
dice-key-dice = dados
dice-is-bot = bot
dice-is-real = reais | de verdade | verdade
dice-set-together = { $value ->
    [on] um lance para todo mundo
   *[other] cada pessoa joga os seus dados
}
dice-set-named = { $value ->
    [on] lances ditados
   *[other] com dados
}
dice-set-dice = { $value ->
    [real] dados de verdade
   *[other] o bot joga os dados
}

dice-throw = 🎲 Jogar
dice-throw-news = { $seat } joga os dados.
dice-rethrow = 🎲 Jogar
dice-rethrow-news = { $seat } joga de novo.
dice-ask-throw = { $dice ->
    [one] { $several ->
        [yes] joguem o dado e digitem o que saiu
       *[no] jogue o dado e digite o que saiu
    }
   *[other] { $several ->
        [yes] joguem { $dice } dados e digitem o que saiu
       *[no] jogue { $dice } dados e digite o que saiu
    }
}
dice-ask-real = { $dice ->
    [one] { $ask } (para jogar, digite o que saiu no seu dado)
   *[other] { $ask } (para jogar, digite o que saiu nos seus { $dice } dados)
}
dice-ask-name = { $dice ->
    [one] { $several ->
        [yes] digam o que o dado mostra, para todo mundo
       *[no] diga o que o dado mostra, para todo mundo
    }
   *[other] { $several ->
        [yes] digam o que os { $dice } dados mostram, para todo mundo
       *[no] diga o que os { $dice } dados mostram, para todo mundo
    }
}
dice-fell = { $dice ->
    [1] O dado: { $faces }.
   *[other] Os dados: { $faces }.
}
dice-seat = { $seat }
dice-seats = { $count ->
    [one] { $count } pessoa
   *[other] { $count } pessoas
}
dice-all-chosen = A escolha está feita.
dice-all-open = A escolha está feita: agora está tudo aberto.

dice-name-syntax = Diga os dados, por exemplo “digo { $example }”.
dice-name-count = { $dice ->
    [one] Diga um dado.
   *[other] Diga { $dice } dados.
}
dice-not-now = Agora não: primeiro os dados.
dice-named-real = Escolha um dos dois: lances ditados ou dados de verdade.
dice-named-many = Há mais gente do que lances, então nem todo mundo poderia ditar um. Joguem junto, com um lance só.

# Games in which one rolls as often as one dares and stops in time.

dice-roll = 🎲 Jogar
dice-hold = ✋ Parar
dice-stop = Até aqui: { $names }.
dice-roll-first = Jogue os dados pelo menos uma vez antes de parar.
dice-roll-or-hold = Diga “jogar” ou “parar”.
dice-roll-only = Diga “jogar”, ou toque no botão.
dice-roll-must = Ainda não dá para parar: continue jogando.
dice-ask-forced = { $several ->
    [yes] { $dice ->
        [one] joguem o dado
       *[other] joguem { $dice } dados
    }
   *[no] { $dice ->
        [one] jogue o dado
       *[other] jogue { $dice } dados
    }
}
dice-stops = { $seat } para com { $sum }.
dice-threw-makes = { $seat } tira { $faces }: { $sum }.

# Games of several rounds.

dice-opt-rounds = quantas rodadas são jogadas
dice-key-rounds = rodadas
dice-set-rounds = { $value ->
    [one] { $value } rodada
   *[other] { $value } rodadas
}
dice-round-won = { $names }: um ponto por { $sum }, o melhor da rodada.
dice-round-nobody = Todo mundo perdeu a rodada: ninguém ganha ponto.
dice-sheet-round = Rodada { $round } de { $rounds }
dice-sheet-points = pontos
dice-sheet-now = agora
dice-sheet-made = rodada: +{ $sum }
dice-sheet-runs = +{ $sum } até aqui
dice-sheet-lost = nada
dice-sheet-past = era { $sum }
dice-sheet-past-lost = era 0
dice-sheet-wins = pontos: { $count }

# Games with a sheet of boxes: up to three rolls, dice are kept in between, then a box is filled.

dice-die = Nº { $die }
dice-loose = { $face }
dice-kept = 🔒 { $face }
dice-holds = Seus dados: { $faces }.
dice-keep = guardar { $faces }
dice-keep-news = { $seat } guarda { $faces }.
dice-keep-none = não guardar nada
dice-keep-none-news = { $seat } não guarda nada.
dice-again = jogar de novo { $faces }
dice-again-news = { $seat } joga de novo { $faces }.
dice-threw = { $seat } tira { $faces }.
dice-rethrew = { $seat } joga de novo { $again } e tira { $faces }: agora { $hand }.
dice-rethrew-all = { $seat } joga todos de novo: { $faces }.
dice-box = { $box }
dice-box-back = ✓ { $box }
dice-box-points = { $box }: { $points }

dice-ask-boxes = { $several ->
    [yes] lance { $throw } de 3. Toquem nos dados que querem guardar e joguem os outros de novo, ou preencham uma casa
   *[no] lance { $throw } de 3. Toque nos dados que quer guardar e jogue os outros de novo, ou preencha uma casa
}
dice-ask-second = a primeira casa é { $box }. Agora a segunda
dice-ask-fill = { $several ->
    [yes] esse foi o terceiro lance: preencham uma casa
   *[no] esse foi o terceiro lance: preencha uma casa
}

dice-wrote = { $points ->
    [one] { $seat }: { $box }, { $points } ponto.
   *[other] { $seat }: { $box }, { $points } pontos.
}
dice-struck = { $seat } risca: { $box }.
dice-wins = General de primeira: { $seat } vence na hora!

dice-box-syntax = Toque em um botão, ou digite os dados que quer guardar (“guardo 5 5”) e “jogar”; ou a casa que você preenche.
dice-box-filled = Essa você já preencheu. Ainda abertas: { $open }.
dice-box-alone = Essa casa usa todos os dados como estão: digite só o nome dela.
dice-not-there = Você não tem esses dados: { $faces }.
dice-no-throw-left = Esse foi o terceiro lance: agora preencha uma casa.
dice-all-kept = Você guarda todos os dados: solte um, ou preencha uma casa.

dice-sheet-threw = { $seat }
dice-sheet-did = { $seat }: { $did }
dice-sheet-throw = { $seat }: lance { $throw }, vez { $turn } de { $turns }
dice-sheet-earlier = lance { $throw }
dice-sheet-before = antes:
dice-sheet-common = todo mundo: lance { $throw }, vez { $turn } de { $turns }
dice-sheet-left = resta
dice-sheet-left-all = todos
dice-sheet-once = só um
dice-sheet-for = por
dice-sheet-for-both = dois
dice-sheet-for-all = todos
dice-sheet-last = O último lance
dice-sheet-last-of = { $seat }: último lance
dice-sheet-key = Entre parênteses: o que estes dados dariam
dice-sheet-key-none = Estes dados ainda não dariam nada
dice-sheet-kept = Sublinhado: guardado
dice-sheet-out = fora
dice-sheet-throws = lance { $throw } de { $throws }
dice-sheet-won = General de primeira: { $seat } vence
dice-sheet-total = Total
dice-sheet-hidden = oculto
dice-sheet-hidden-end = até o fim
dice-sheet-hidden-all = oculto até o fim
dice-sheet-marked = lance anterior:
outguess-sheet-more = falta { $points }
outguess-sheet-goal = até { $points }
outguess-sheet-lead = vence quem tem { $points } a mais

# What the board in letters says.
dice-board-seat = lugar
dice-board-turn = vez
dice-board-all = todos
dice-board-and = e
dice-board-total = total
dice-board-left = resta
dice-board-dice = dados
dice-board-ones = uns
dice-board-twos = dois
dice-board-threes = três
dice-board-fours = quatro
dice-board-fives = cinco
dice-board-sixes = seis
dice-board-straight = sequência
dice-board-full = full
dice-board-four = quadra
dice-board-general = general
dice-board-yacht = iate
dice-board-large = grande
dice-board-small = pequena
dice-board-pairs = pares
dice-board-three = trinca
dice-board-pair = par
dice-board-bonus = bônus
dice-board-yatzy = yatzy
dice-board-columns = colunas
dice-board-runners = peões
dice-board-equal = iguais
dice-board-out = fora
dice-board-chance = chance
dice-board-goal = meta
dice-board-die = dado
dice-board-bust-on = queima com
dice-board-bust-on-red = 1 vermelho queima
dice-board-bust-on-a-double = dobro queima
dice-board-overtaking = ultrapassar
dice-board-one-throw-for-all = um lance para todos
dice-board-burnt = queimou
dice-board-in = dentro
dice-board-stopped = parou
dice-board-round = rodada
dice-board-no-throw-yet = sem lance ainda
dice-board-banked = parou
dice-board-bust = queimou
dice-board-throw = lance
dice-board-divisor = divisor
dice-board-turns = vezes
dice-board-points = pontos
dice-board-table = tabela
dice-board-bids = apostas
dice-board-chips = fichas
dice-board-sum = soma
dice-board-now = agora
dice-board-best-at-once = melhor já
dice-board-play-off = desempate
dice-board-fields = campos
dice-board-gondola = gôndola
dice-board-away = fora de jogo
dice-board-square = casa
dice-board-rests = espera
dice-board-next = próximo
dice-board-done = pronto
dice-board-pot = pote
dice-board-middle = meio
dice-board-numbers = números
dice-board-sevens = setes

# Games in which the sum nearest to a number wins the round.

nearest-ask-roll = { $several ->
    [yes] joguem o dado
   *[no] jogue o dado
}
nearest-ask = { $best ->
    [0] você tem { $sum }{ $sure ->
        [yes] , o resto da mesa está fora: parar ganha a rodada
       *[no] {""}
    }. Jogar de novo ou parar?
   *[other] você tem { $sum }, o melhor até agora é { $best }. Jogar de novo ou parar?
}
nearest-ask-all = { $sum } para quem está dentro. Continuar ou parar?
nearest-threw = { $seat } tira { $face }: { $sum }.
nearest-best = { $seat } tira { $face }: { $sum }!
nearest-lost = { $seat } tira { $face }: { $sum }, fora.
nearest-stops = { $seat } para com { $sum }.
nearest-chip = { $chips ->
    [one] { $seat } leva uma ficha e tem { $chips }.
   *[other] { $seat } leva uma ficha e tem { $chips }.
}
## Sums of two pairs of dice, on buttons and in sentences

tally-sheet-sums = soma
tally-sheet-worth = vale
dice-both = { $one } e { $other }
dice-one = { $one }

nearest-tie = Tudo igual: { $names } desempatam.
nearest-nobody = Ficou todo mundo fora: ninguém ganha a rodada.
nearest-sheet-tie = Desempate
nearest-sheet-old = Rodada nova. Mais claro: a anterior
nearest-sheet-chips = fichas
nearest-sheet-sum = soma
nearest-sheet-made = soma { $sum }
nearest-sheet-lost = fora: { $sum }
nearest-sheet-past = era { $sum }
nearest-sheet-none = sem lance
nearest-share = { $count ->
    [one] Um ponto: { $names }.
   *[other] Um ponto para cada: { $names }.
}
nearest-sheet-own = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
nearest-sheet-points = pontos

# Games in which every roll moves chips.

chips-count = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
chips-out = Sem fichas: { $names }.
chips-sheet-pot = pote: { $count }
