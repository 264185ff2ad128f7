# Help your neighbour: everybody owns numbers and pays for them.

neighbour-name = Ajude o vizinho
neighbour-also = vizinho | ajuda ao vizinho
neighbour-about = Cada pessoa tem alguns números do dado. Por cada dado que cai, quem tem o número põe uma ficha no meio; vence quem primeiro fica sem fichas.
neighbour-brief = três dados, cinco minutos
neighbour-rules =
    Cada pessoa tem dez fichas e quer se livrar delas. Os seis números do dado são divididos: três para cada lado com duas pessoas, dois com três, um com quatro a seis. Com quatro ou cinco pessoas, os números que sobram não são de ninguém.

    Na sua vez jogue três dados. Por cada dado, quem tem o número põe uma ficha no meio, jogue quem jogar. Assim você ajuda a vizinhança, e ela ajuda você.

    Quem primeiro fica sem fichas vence. Se várias ficam sem fichas no mesmo lance, dividem a vitória.

    Por exemplo, quatro pessoas jogam, e sai 2 2 5: quem tem o 2 põe duas fichas, e ninguém paga pelo 5.

    Diga “jogar” ou toque no botão.

neighbour-opt-chips = quantas fichas tem cada pessoa
neighbour-key-chips = fichas
neighbour-set-chips = { $value ->
    [one] { $value } ficha por pessoa
   *[other] { $value } fichas por pessoa
}

neighbour-word-roll = jogar | jogo | lançar | rolar

neighbour-threw = { $seat } tira { $faces }. Vão para o meio: { $paid }.
neighbour-part = { $seat } { $chips }
neighbour-nobody = { $seat } tira { $faces }: não são de ninguém.
neighbour-sheet = Vence quem fica sem fichas
neighbour-sheet-left = O resto saiu, e isso vence
neighbour-sheet-middle = no meio: { $count }
neighbour-sheet-over = Sem fichas vence; { $count ->
    [one] ninguém paga { $last }
   *[other] ninguém paga { $first } e { $last }
}
neighbour-sheet-numbers = Os dados sob um nome são seus números
neighbour-sheet-nobody = ninguém paga
neighbour-sheet-own = paga { $count }
neighbour-sheet-pays = { $seat } paga { $count }
neighbour-sheet-pay = { $paid } pagam
neighbour-sheet-part = { $seat } { $count }
neighbour-sheet-three = três pagam 1

neighbour-lesson-1 = 1 e 2 são os números de Ana
neighbour-lesson-2 = 4 4: Bruno paga duas fichas
neighbour-lesson-3 = No início eram 4 fichas. Bruno: “jogar”
