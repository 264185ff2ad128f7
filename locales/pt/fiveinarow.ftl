fiveinarow-name = Cinco em linha
fiveinarow-also = gomoku | cinco em fila
fiveinarow-about = Xis e bolinhas em uma folha sem fim: vence quem puser cinco em linha primeiro.
fiveinarow-brief = dez minutos
fiveinarow-rules =
    Em papel quadriculado sem fim (40 × 40 casas, que ninguém enche) xis e bolinhas se revezam, um sinal por vez em qualquer casa vazia. Os primeiros cinco em linha – deitada, em pé ou na diagonal – vencem; folha cheia é empate. A imagem mostra a parte em que se joga e cresce quando precisa.

    Digite uma casa, por exemplo t20.

    Variantes: linha – quatro ou seis em linha; exato – linha mais comprida não vence. trinca – com um sinal, o xis não pode fazer duas trincas abertas, a não ser que vença. Trinca aberta é a que mais um sinal transforma em quadra que vence pelas duas pontas (com quatro em linha, um par aberto; com seis, uma quadra aberta).

    swap2 – quem começa põe xis, bolinha, xis (t20 u19 s22, ou um por um). A outra pessoa fica com xis, fica com bolinha, ou põe mais uma bolinha e um xis e deixa a escolha para quem começou. Depois joga a bolinha.
fiveinarow-opt-line = quantos sinais em linha vencem
fiveinarow-opt-exact = linha mais comprida não vence
fiveinarow-opt-open3 = o xis não pode fazer duas trincas abertas com um sinal só
fiveinarow-opt-swap2 = abertura de torneio: um lado põe três sinais, o outro escolhe com que joga
fiveinarow-key-line = linha
fiveinarow-key-exact = exato | exata
fiveinarow-key-open3 = trinca | três e três
fiveinarow-key-swap2 = swap2 | troca
fiveinarow-preset-tournament = torneio
fiveinarow-set-line = { $value } em linha
fiveinarow-set-exact = { $value ->
    [off] linha mais comprida também vence
   *[on] linha mais comprida não vence
}
fiveinarow-set-open3 = { $value ->
    [off] o xis pode tudo
   *[on] sem duas trincas abertas de uma vez para o xis
}
fiveinarow-set-swap2 = { $value ->
    [off] o xis começa
   *[on] abertura swap2
}
fiveinarow-word-crosses = xis | fico com xis | quero xis
fiveinarow-word-rings = bolinha | bolinhas | fico com bolinha | quero bolinha
fiveinarow-word-more = mais dois | mais dois sinais | ponho mais dois

fiveinarow-crosses = ✕ Xis
fiveinarow-rings = ◯ Bolinha
fiveinarow-more = Mais dois sinais

fiveinarow-ask-cross = ponha um xis
fiveinarow-ask-ring = ponha uma bolinha
fiveinarow-ask-three = abra com três sinais: xis, bolinha, xis
fiveinarow-ask-two = ponha uma bolinha e um xis
fiveinarow-ask-choice = escolha: xis, bolinha ou mais dois sinais
fiveinarow-ask-take = escolha: xis ou bolinha

fiveinarow-took-crosses = { $seat } fica com xis. Joga a bolinha.
fiveinarow-took-rings = { $seat } fica com bolinha, e joga.
fiveinarow-took-more = { $seat } põe mais dois sinais e deixa a escolha.

fiveinarow-reject-syntax = Digite uma casa, por exemplo t20.
fiveinarow-reject-syntax-choice = Digite o que você escolhe: “xis”, “bolinha” ou “mais dois”.
fiveinarow-reject-outside = Não existe { $place } nesta folha: a última casa é { $last }.
fiveinarow-reject-taken = { $place } está ocupada. Escolha uma casa vazia.
fiveinarow-reject-threes = Um xis em { $place } faria duas trincas abertas de uma vez. O xis só pode isso quando vence.
fiveinarow-reject-many = { $left ->
    [one] Agora você põe um sinal. Digite uma casa.
   *[other] Agora você põe { $left } sinais, não mais.
}
fiveinarow-reject-choose = Escolha primeiro: “xis”, “bolinha” ou “mais dois”.
fiveinarow-reject-take = Escolha primeiro: “xis” ou “bolinha”.
fiveinarow-reject-more = Mais dois sinais já foram postos: escolha “xis” ou “bolinha”.
fiveinarow-reject-settled = Agora não há o que escolher. Digite uma casa.

fiveinarow-sheet-three = { $seat } põe os três primeiros
fiveinarow-sheet-chooses = { $seat } escolhe:
fiveinarow-sheet-choice = xis, bolinha ou mais dois sinais
fiveinarow-sheet-two = { $seat } põe mais dois sinais
fiveinarow-sheet-take = xis ou bolinha

fiveinarow-lesson-1 = O quinto xis vai aqui e vence: “x20”
fiveinarow-lesson-2 = Xis e bolinha se revezam, um por vez
fiveinarow-lesson-3 = A linha vai reta ou na diagonal
