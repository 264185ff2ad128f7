# Ninety-nine: a number, five dice, and a formula of all of them.

ninetynine-name = Noventa e nove
ninetynine-also = contas com dados | noventa e nove com dados
ninetynine-about = Um número é dito e cinco dados caem: faça com os cinco uma conta que chegue o mais perto possível do número.
ninetynine-brief = cinco dados, quinze minutos
ninetynine-rules =
    Em cada rodada outra pessoa diz um número de 33 a 99. Depois caem cinco dados. Faça uma conta que use cada um dos cinco exatamente uma vez e chegue o mais perto possível do número. Dá para somar, subtrair, multiplicar, dividir e usar parênteses; frações no caminho não têm problema.

    Mande a conta para o bot no privado, por exemplo 5*5*3-(2+6). Para “vezes” também serve × ou x, para “dividido” o sinal :. Pode mandar quantas quiser enquanto há tempo: vale a sua melhor. Digite “pronto” quando não tiver nada melhor. A rodada acaba quando todo mundo está pronto, ou depois de três minutos.

    Aí aparecem todas as contas, e a melhor que era possível. Quem chega mais perto, por cima ou por baixo, ganha um ponto; se a conta acerta o número, dois pontos. Com empate, cada pessoa ganha os seus.

    Cinco rodadas fazem uma partida. “rodadas” diz quantas são, “minutos” quanto tempo há para pensar.
ninetynine-opt-rounds = quantos números são ditos
ninetynine-opt-minutes = quanto tempo há para pensar, em minutos
ninetynine-key-rounds = rodadas
ninetynine-key-minutes = minutos
ninetynine-set-rounds = { $value ->
    [one] { $value } rodada
   *[other] { $value } rodadas
}
ninetynine-set-minutes = { $value ->
    [one] { $value } minuto para pensar
   *[other] { $value } minutos para pensar
}

ninetynine-word-done = pronto | nada melhor | acabei

ninetynine-board-round = rodada
ninetynine-board-seat = lugar
ninetynine-board-points = pontos
ninetynine-board-value = valor
ninetynine-board-formula = conta
ninetynine-board-left = fora
ninetynine-board-of = de
ninetynine-board-target = alvo
ninetynine-board-dice = dados
ninetynine-board-best = melhor

ninetynine-ask-name = diga um número de 33 a 99
ninetynine-ask = { $several ->
    [yes] façam { $target } com { $faces } e mandem a conta
   *[no] faça { $target } com { $faces } e mande a conta
}

ninetynine-name-it = { $target }
ninetynine-send = uma conta
ninetynine-done = ✓ Pronto
ninetynine-done-news = { $seat } diz “pronto”.

ninetynine-named = { $seat } diz { $target }. Os dados: { $faces }.
ninetynine-made = Dá { $value }, a { $off } do alvo. Mande algo melhor, ou “pronto”.
ninetynine-worse = Dá { $value }, a { $off } do alvo: você já tinha coisa melhor.
ninetynine-hit = Dá { $value }: na mosca!
ninetynine-nobody = Ninguém mandou conta.
ninetynine-exact = { $count ->
    [one] { $names } acerta na mosca: dois pontos.
   *[other] { $names } acertam na mosca: dois pontos para cada.
}
ninetynine-nearest = { $count ->
    [one] { $names } chega mais perto, a { $off }: um ponto.
   *[other] { $names } chegam mais perto, a { $off }: um ponto para cada.
}
ninetynine-silent = Sem resposta: { $names }.
ninetynine-best = Dava para fazer: { $formula } = { $value }.

ninetynine-reject-number = Diga um número inteiro de 33 a 99.
ninetynine-reject-formula = Mande uma conta com os cinco dados, por exemplo 5*5*3-(2+6), ou “pronto”.
ninetynine-reject-dice = Use cada dado exatamente uma vez: { $faces }.
ninetynine-reject-equals = Essa conta dá { $value }, não { $said }.
ninetynine-reject-zero = Essa conta divide por zero.
ninetynine-reject-wait = Primeiro é preciso dizer um número.

ninetynine-sheet-points = pontos
ninetynine-sheet-value = valor
ninetynine-sheet-target = alvo
ninetynine-sheet-how = Os cinco dados, + − × : e parênteses
ninetynine-sheet-off = a { $off }
ninetynine-sheet-exact = na mosca
ninetynine-sheet-none = nada
ninetynine-sheet-formula = conta
ninetynine-sheet-round = Rodada { $round } de { $rounds }
ninetynine-sheet-after = Após a rodada { $round } de { $rounds }
ninetynine-sheet-best = Melhor: { $formula } = { $value }

ninetynine-lesson-1 = Ana diz 67; caem estes cinco dados
ninetynine-lesson-2 = Bruno: 5 × 5 × 3 − (2 + 6) = 67, dois pontos
ninetynine-lesson-3 = 68 daria um ponto, se fosse o mais perto
ninetynine-lesson-4 = Depois da rodada aparece a melhor conta
