# Drop the dead one: five dice, twos and fives drop dead.

dropdead-name = Dado morto
dropdead-also = dados mortos | morreu saiu
dropdead-about = Jogue cinco dados e marque, enquanto não sair dois nem cinco: esses morrem e saem.
dropdead-brief = cinco dados, cinco minutos
dropdead-rules =
    Faça muitos pontos antes que os seus dados acabem. Comece a vez com cinco dados: toque no botão ou diga “jogar”.

    Se não há dois nem cinco, o lance vale: some todos os dados. Se há, o lance não vale nada, e cada dois e cada cinco morre e sai. De qualquer jeito você joga de novo com os dados que sobram. Quando o último morre, a vez acaba. Nunca é preciso decidir nada.

    Por exemplo: 1 2 4 5 6 não vale nada, sobram três dados. 3 4 6 vale 13. 1 5 4 não vale nada, sobram dois. 6 4 vale 10. 2 2, e acabou: 23 pontos.

    Cada pessoa joga uma vez por rodada. Depois de cinco rodadas vence quem tem mais pontos (opção “rodadas”).

dropdead-word-roll = jogar | jogo | lançar | rolar

dropdead-ask = { $dice ->
    [one] { $sum } pontos até agora, jogue o último dado
   *[other] { $sum } pontos até agora, jogue { $dice } dados
}
dropdead-scored = { $points ->
    [one] { $seat } tira { $faces }: { $points } ponto.
   *[other] { $seat } tira { $faces }: { $points } pontos.
}
dropdead-dead = { $dead ->
    [one] { $seat } tira { $faces }: morre um dado.
   *[other] { $seat } tira { $faces }: morrem { $dead } dados.
}
dropdead-over = { $sum ->
    [one] { $seat } tira { $faces }: todos mortos, com { $sum } ponto.
   *[other] { $seat } tira { $faces }: todos mortos, com { $sum } pontos.
}

dropdead-sheet = Rodada { $round } de { $rounds }. Com 2 ou 5 dá 0, e eles saem

dropdead-lesson-1 = Um 2 e um 5: nada, os dois morrem
dropdead-lesson-2 = Nem 2 nem 5: 3 + 4 + 6 = 13
dropdead-lesson-3 = Todos mortos: a vez rendeu 23
dropdead-lesson-4 = “jogar”: Bruno começa com cinco dados
