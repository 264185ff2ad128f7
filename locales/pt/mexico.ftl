# Mexico: two dice read as a number; the lowest one costs a life.

mexico-name = México
mexico-also = mexicano | dados mexicanos
mexico-about = Dois dados fazem um número, e vinte e um ganha de tudo. O menor número da rodada custa uma vida.
mexico-brief = dois dados, cinco minutos
mexico-rules =
    Ninguém quer o menor número. Dois dados se leem como um número, o maior primeiro: 5 e 3 são 53. O melhor é 21, chamado México. Depois vêm os pares, de 66 até 11. Depois todos os outros como números, de 65 até 31, que é o menor.

    Quem abre a rodada joga uma, duas ou três vezes, e para quando o número está bom: diga “jogar” e “parar”, ou toque nos botões. Só vale o último lance. O resto da mesa tem então tantos lances quantos a primeira pessoa usou, e não mais. Com um México a vez acaba na hora.

    Por exemplo: Ana abre com 53 e depois 65, e para com dois lances. Bruno tira 11, que é um par, e para. Caio tira 42, e depois 31: é o menor.

    Quem tem o menor perde uma de três vidas e abre a próxima rodada. Se há empate no menor, joga-se um desempate, e começa quem jogou por último. Quem fica sem vidas está fora, e vence quem sobra.

    Com “vidas” se escolhe quantas vidas tem cada pessoa.

mexico-opt-lives = quantas vidas tem cada pessoa
mexico-key-lives = vidas
mexico-set-lives = { $value ->
    [one] { $value } vida
   *[other] { $value } vidas
}

mexico-word-roll = jogar | jogo | lançar | rolar | de novo
mexico-word-hold = parar | paro | chega | fico

mexico-ask-roll = { $worst ->
    [0] abra a rodada: você tem no máximo { $left } lances
   *[other] { $left ->
        [one] jogue uma vez, o menor até agora é { $worst }
       *[other] jogue até { $left } vezes, o menor até agora é { $worst }
    }
}
mexico-ask = { $left ->
    [one] resta um lance
   *[other] restam { $left } lances
}{ $worst ->
    [0] { "" }
   *[other] , o menor até agora é { $worst }
}. Jogar de novo ou parar?

mexico-threw = { $seat } tira { $number }.
mexico-mexico = { $seat } tira { $number }: México!
mexico-stops = { $seat } para com { $number }.
mexico-lost = { $lives ->
    [0] { $seat } tem o menor, { $number }, e está fora.
    [one] { $seat } tem o menor, { $number }: resta uma vida.
   *[other] { $seat } tem o menor, { $number }: restam { $lives } vidas.
}
mexico-tie = Empate no menor: { $names } desempatam.

mexico-board-throws = lances
mexico-board-lives = vidas
mexico-board-shows = mostra

mexico-sheet = { $throws ->
    [one] Um lance; 21 é o maior, depois os pares
   *[other] Até { $throws } lances; 21 é o maior, depois os pares
}
mexico-sheet-tie = { $throws ->
    [one] Desempate, um lance
   *[other] Desempate, até { $throws } lances
}
mexico-sheet-old = Rodada nova. Mais claro: a anterior
mexico-sheet-small = Pequeno: lance anterior
mexico-sheet-lives = vidas
mexico-sheet-shows = mostra
mexico-sheet-past = era { $number }
mexico-sheet-fell = { $number }, fora

mexico-lesson-1 = Só vale o último lance: 65
mexico-lesson-2 = Par ganha de 65; só 21 ganha dos pares
mexico-lesson-3 = Ana jogou duas vezes: mais que isso não dá
mexico-lesson-4 = 42 é o menor até aqui: “jogar” mais uma vez
mexico-lesson-5 = Discos são vidas: três por pessoa
