# Who is lower: both choose a number in secret, and the lower one scores, if it is lower by enough.

lower-name = Quem tem menos
lower-also = o menor marca | menor número
lower-about = Os dois lados escolhem um número em segredo. O menor marca, a não ser que o outro seja só um a mais: aí ele leva os dois.
lower-brief = sem dados, cinco minutos
lower-rules =
    Os dois lados escolhem um número de 1 a 6 em segredo, por um botão ou na conversa privada. Depois os dois aparecem, como dois dados postos debaixo da mão.

    Quem pôs o menor marca o seu número: 2 contra 5 são 2 pontos para o 2. Mas se o outro número é exatamente um a mais, o maior leva os dois: 4 contra 5 são 9 pontos para o 5. Números iguais não marcam nada.

    Então um 1 só teme o 2, e rende pouco; quem quer mais arrisca mais. Vence quem primeiro tem 30 pontos.

    Com “meta” se escolhe quantos pontos vencem.

lower-opt-goal = quantos pontos vencem
lower-key-goal = meta | pontos
lower-set-goal = até { $value ->
    [one] { $value } ponto
   *[other] { $value } pontos
}

lower-ask = { $several ->
    [yes] escolham um número de 1 a { $most }
   *[no] escolha um número de 1 a { $most }
}
lower-round = { $first } { $one }, { $second } { $two }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} para { $seat }.
lower-both = { $first } { $one }, { $second } { $two }: só um a mais, { $points } pontos para { $seat }.
lower-equal = { $number } dos dois lados: nada para ninguém.
lower-reject = Escolha um número de 1 a { $most }.

lower-board-points = pontos
lower-board-chosen = pronto
lower-board-yes = sim
lower-board-no = não

lower-lesson-1 = Ninguém vê o seu número antes da hora
lower-lesson-2 = 2 contra 5: o menor marca seu 2
lower-lesson-3 = 5 é um acima de 4: leva 4 + 5
lower-lesson-4 = Vence quem tem 15 (em geral 30)

lower-sheet = O menor marca; 1 a mais leva os dois
