# Ship, captain, mate and crew: five dice, a six, a five and a four in this order, the rest counts.

crew-name = Navio, capitão, imediato e tripulação
crew-also = navio | capitão | tripulação | navio capitão tripulação
crew-about = Cinco dados, três lances: primeiro um seis, o navio, depois um cinco, o capitão, depois um quatro, o imediato. Os outros dois são a tripulação.
crew-brief = cinco dados, cinco minutos
crew-rules =
    Na sua vez você tem até três lances; o primeiro com os cinco dados. Toque no botão ou diga “jogar”.

    Primeiro é preciso um navio: um seis. Depois o navio precisa de um capitão: um cinco. Depois vem o imediato: um quatro. Eles embarcam bem nessa ordem, vários no mesmo lance se estiverem lá, e ficam. Um cinco sem seis fica em terra. O bot embarca por você, e você joga os outros dados de novo.

    Quando os três estão lá, os outros dois dados são a tripulação, e a soma deles é o que você marca. Se sobram lances, pode dizer “parar”, ou jogar os dois de novo por mais; vale o último lance. Se depois de três lances falta um dos três, não marca nada.

    Por exemplo: 6 4 4 3 2, o seis é o navio. 5 4 1 1, aí vêm capitão e imediato, e uma tripulação fraca de 2. 6 3, e a tripulação é 9.

    Cada pessoa joga uma vez por rodada. Depois de dez rodadas vence quem tem mais pontos; “rodadas” muda esse número.

crew-word-roll = jogar | jogo | lançar | rolar | de novo
crew-word-hold = parar | paro | chega | fico

crew-ask = { $left ->
    [one] sua tripulação é { $sum }, e resta um lance. Jogar os dois dados de novo ou parar?
   *[other] sua tripulação é { $sum }, e restam { $left } lances. Jogar os dois dados de novo ou parar?
}
crew-ask-all = { $left ->
    [one] o navio tem tripulação, resta um lance. Jogar de novo ou parar?
   *[other] o navio tem tripulação, restam { $left } lances. Jogar de novo ou parar?
}
crew-adrift = { $seat }, lance { $throw }: { $faces }. Ainda sem navio.
crew-ship = { $seat }, lance { $throw }: { $faces }. O navio está lá, mas sem capitão.
crew-captain = { $seat }, lance { $throw }: { $faces }. O capitão está lá, mas sem imediato.
crew-manned = { $seat }, lance { $throw }: { $faces }. Todos a bordo, a tripulação é { $sum }.
crew-scored = { $seat }, lance { $throw }: { $faces }. A vez acabou, { $sum } pontos pela tripulação.
crew-nothing = { $seat }, lance { $throw }: { $faces }. A vez acabou, falta gente a bordo: nada.

crew-lesson-1 = Navio 6, capitão 5, imediato 4: na ordem
crew-lesson-2 = Os outros dois são a tripulação: 6 + 3 = 9
crew-lesson-3 = “jogar” por mais, “parar” para marcar
crew-lesson-4 = Sem 4 no terceiro lance: nada
crew-sheet = Rodada { $round } de { $rounds }. Primeiro 6, 5 e 4; os outros dois valem
