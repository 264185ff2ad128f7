# Pig: one or two dice, stop in time.

pig-name = Porco
pig-also = porquinho | o porco
pig-about = Jogue os dados enquanto tiver coragem, depois pare: um lance de azar queima todos os pontos da vez.
pig-brief = dois dados, dez minutos
pig-rules =
    Na sua vez jogue os dados quantas vezes quiser, pelo menos uma. O que sai vai somando pontos da vez. Se você para, eles são anotados, e joga a próxima pessoa.

    Dois dados, um vermelho (com moldura dupla) e um branco: se o vermelho dá 1, os pontos da vez queimam. O que já estava anotado fica, e a vez acaba. O branco pode dar o que for.

    Quem chega primeiro a 200 pontos ao todo vence na hora. Nem precisa parar: pontos da vez que completam o que faltava são anotados sozinhos.

    A folha também conta os pontos que cada pessoa queimou. Manda o costume que quem perde faça dez agachamentos.

    Digite “jogar” e “parar”, ou use os botões.

pig-opt-goal = pontos para vencer (200 com dois dados, 100 com um, se nada for dito)
pig-opt-dice = quantos dados; com um só, o 1 queima os pontos da vez. Com dados de verdade, digite o que saiu na sua mesa (o vermelho primeiro)
pig-opt-bust = o que queima os pontos da vez: um 1 no dado vermelho, ou dois dados iguais (aí os dois têm a mesma cor)
pig-opt-overtake = quem para tira 10 pontos de cada pessoa que alcança ou passa, mas nunca abaixo de 0

pig-key-goal = meta | pontos
pig-key-dice = dados
pig-key-bust = queima
pig-key-overtake = ultrapassagem | ultrapassar
pig-is-2 = dois
pig-is-1 = um
pig-is-real = reais | de verdade | verdade
pig-is-red = vermelho
pig-is-double = iguais | dupla
pig-set-goal = até { $value } pontos
pig-set-dice = { $value ->
    [one] um dado
    [real] { $count ->
        [one] um dado de verdade
       *[other] { $count } dados de verdade
    }
   *[other] { $value } dados
}
pig-set-bust = { $value ->
    [double] dois iguais queimam
   *[other] o 1 vermelho queima
}
pig-set-overtake = { $value ->
    [on] com ultrapassagem
   *[other] sem ultrapassagem
}

pig-word-roll = jogar | jogo | lançar | rolar | mais um
pig-word-hold = parar | paro | chega | anoto

pig-ask-roll = { $several ->
    [yes] joguem os dados
   *[no] jogue os dados
}
pig-ask-choice = { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } nesta vez{ $score ->
        [0] {""}
       *[other] , { $total } se você parar
    }. Jogar de novo ou parar?

pig-ask-all = { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } nesta rodada. Continuar ou parar?

pig-threw = { $seat } tira { $dice }.
pig-bust = { $points ->
        [0] Queimou! { $seat } tira { $dice }, mas ainda não havia nada a perder.
        [one] Queimou! { $seat } tira { $dice } e perde { $points } ponto.
       *[other] Queimou! { $seat } tira { $dice } e perde { $points } pontos.
    }
pig-banked = { $points ->
        [one] { $seat } para com { $points } ponto e tem { $total }.
       *[other] { $seat } para com { $points } pontos e tem { $total }.
    }
pig-overtaken = { $points ->
        [one] { $seat } fica para trás e perde { $points } ponto: restam { $total }.
       *[other] { $seat } fica para trás e perde { $points } pontos: restam { $total }.
    }
pig-reached = { $points ->
        [one] { $seat } tira { $dice } e chega lá com { $points } ponto!
       *[other] { $seat } tira { $dice } e chega lá com { $points } pontos!
    }

pig-round-stop = { $points ->
        [one] A salvo com { $points } ponto: { $names }.
       *[other] A salvo com { $points } pontos: { $names }.
    }
pig-round-bust = { $points ->
        [0] Queimou de cara, sem nada a perder ainda: { $names }.
        [one] Queimou! Lá se vai { $points } ponto: { $names }.
       *[other] Queimou! Lá se vão { $points } pontos: { $names }.
    }

pig-round-new = Rodada nova: todo mundo está dentro de novo.

pig-double-needs-two = Para sair dois iguais são precisos dois dados: escolha dados=dois ou queima=vermelho.

pig-sheet-burnt = { $points ->
    [0] {""}
   *[other] queimou { $points }
}
pig-sheet-gained = +{ $points }
pig-sheet-overtaken = atrás −{ $points }
pig-sheet-out = fora
pig-sheet-goal = meta { $points }
pig-sheet-red = um 1 na moldura dupla queima os pontos da vez
pig-sheet-would = o total de quem para agora
pig-sheet-total = total
pig-sheet-lost = perdido
pig-sheet-first = Vez de { $seat }
pig-sheet-series = { $seat }: { $points } até aqui
pig-sheet-banked = { $seat }: parou com { $points }
pig-sheet-bust = { $seat }: queimou { $points }!
pig-sheet-round = Rodada: { $points } até aqui
pig-sheet-round-bust = Rodada: queimou { $points }!
pig-sheet-before = { $throws ->
    [one] Rodada anterior: um lance, soma { $points }
   *[other] Rodada anterior: { $throws } lances, soma { $points }
}
pig-sheet-before-bust = { $throws ->
    [one] Rodada anterior: queimou de cara
   *[other] Rodada anterior: queimou { $points } após { $throws } lances
}

pig-lesson-1 = “jogar” à vontade: vai somando pontos
pig-lesson-2 = Um 1 no outro dado não faz mal
pig-lesson-3 = Um 1 na moldura dupla queimou 8 pontos
pig-lesson-4 = Depois de “parar” estes pontos são seus
pig-lesson-5 = Vence quem passa desta linha primeiro
