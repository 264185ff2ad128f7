# Chicago: eleven rounds, in each of which another sum is aimed at.

chicago-name = Chicago
chicago-also = onze rodadas
chicago-about = Dois dados, onze rodadas: primeiro se busca um dois, depois um três, e assim até doze. Acerte a soma e marque.
chicago-brief = dois dados, dois minutos
chicago-rules =
    É preciso tirar a soma certa na hora certa. São onze rodadas. Na primeira todo mundo busca o dois, na seguinte o três, e assim por diante; a última é a do doze.

    Na sua vez jogue dois dados uma vez: toque no botão ou diga “jogar”. Se a soma é a que se busca, você marca tantos pontos; se não, nada.

    Por exemplo, na rodada do oito 5 3 dá 8 pontos, e 5 4 nenhum.

    Depois da rodada do doze a partida acaba: vence quem tem mais pontos, e mais de 77 ninguém pode ter. Pontos iguais dividem o lugar.

chicago-word-roll = jogar | jogo | lançar | rolar

chicago-ask = faça { $aim } com dois dados
chicago-hit = { $seat } tira { $faces } e acerta: { $sum } pontos.
chicago-missed = { $seat } tira { $faces }: dá { $sum }, errou.
chicago-sheet = Agora todo mundo busca { $aim }
chicago-sheet-last = Último lance: { $faces } = { $sum }
chicago-sheet-aim = alvo

chicago-lesson-1 = 5 + 3 = 8, e se busca o oito: 8 pontos
chicago-lesson-2 = 5 + 4 = 9 não é oito: nada
chicago-lesson-3 = Na próxima rodada, o nove: “jogar”
chicago-lesson-4 = Depois do doze, mais pontos vencem
