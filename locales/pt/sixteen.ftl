# Sixteen: near to fifteen, but sixteen is dead.

sixteen-name = Dezesseis
sixteen-also = dezesseis morre
sixteen-about = Chegue perto de quinze: dezesseis ou mais morre e paga uma ficha, e, entre quem vive, o menor também.
sixteen-brief = três dados, cinco minutos
sixteen-rules =
    Guarde as suas fichas: cada pessoa tem cinco. Dezesseis ou mais morre. Então chegue o mais perto de quinze que tiver coragem.

    Na sua vez jogue três dados. Depois pode parar, ou jogar de novo os que quiser, no máximo duas vezes. Só vale a soma do fim. Toque em um botão, ou digite “jogar” com os dados que joga de novo (só “jogar” são todos), ou “parar”. Por exemplo: você tem 4 3 2, que somam 9, e digita “jogar 2”; agora o dado mostra 6, e você tem 13. Outra pessoa termina com 5 5 6, que são 16: morreu.

    Quando todo mundo jogou, quem morreu paga uma ficha. Entre quem vive, o menor também paga uma; com empate, paga quem empatou. Se só uma pessoa vive, ela não paga nada. A próxima pessoa abre a rodada seguinte.

    Sem fichas, está fora. Vence quem tem fichas no fim.

    Com “junto” um lance vale para todo mundo: os dados são os mesmos, e cada pessoa decide em segredo o que guarda.

sixteen-rules-three = Como contado acima: três dados, e os que quiser pode jogar de novo, no máximo duas vezes. Digite “jogar 2” para jogar o 2 de novo, “jogar 2 3” para dois dados, “parar” para guardar todos.
sixteen-rules-one = Você joga um dado só quantas vezes quiser, pelo menos uma, e soma: 6 + 5 + 3 são 14. Passou de quinze, morreu na hora; em quinze, a vez acaba. Diga “jogar” e “parar”.

sixteen-opt-form = três dados, de que alguns se jogam de novo, ou um dado que se soma
sixteen-opt-chips = quantas fichas tem cada pessoa
sixteen-key-form = forma
sixteen-key-chips = fichas
sixteen-is-three = três dados | três
sixteen-is-one = um dado | um
sixteen-set-form = { $value ->
    [one] um dado
   *[other] três dados
}
sixteen-set-chips = { $value ->
    [one] { $value } ficha
   *[other] { $value } fichas
}

sixteen-word-roll = jogar | jogo | lançar | rolar | de novo
sixteen-word-hold = parar | paro | chega | fico

sixteen-again = 🎲 { $faces }
sixteen-again-news = { $seat } joga { $faces } de novo.

sixteen-ask = { $least ->
    [0] você tem { $sum }. Jogar de novo ou parar?
   *[other] você tem { $sum }, o menor vivo é { $least }. Jogar de novo ou parar?
}
sixteen-ask-three = você tem { $sum }, { $left ->
    [one] resta um lance
   *[other] restam { $left } lances
}. Que dados jogar de novo, ou parar?
sixteen-ask-all = { $sum } para quem está dentro. Continuar ou parar?
sixteen-ask-all-three = { $left ->
    [one] resta um lance
   *[other] restam { $left } lances
}. Que dados jogar de novo, ou parar?

sixteen-threw = { $seat } tira { $faces }: { $sum }.
sixteen-dead = { $seat } tira { $faces }: { $sum }, morreu.
sixteen-dead-pay = { $count ->
    [one] Morreu, uma ficha: { $names }.
   *[other] Morreram, uma ficha cada: { $names }.
}
sixteen-lowest-pay = { $count ->
    [one] O menor, { $sum }, uma ficha: { $names }.
   *[other] O menor, { $sum }, uma ficha cada: { $names }.
}
sixteen-out = Sem fichas e fora: { $names }.
sixteen-reject-syntax = Digite “jogar” ou “parar”; com três dados dá para dizer quais joga de novo: “jogar 2 3”.

sixteen-sheet = 16 ou mais custa uma ficha, e o menor também
sixteen-sheet-chips = fichas
sixteen-sheet-sum = soma
sixteen-sheet-made = soma { $sum }
sixteen-sheet-dead = morreu: { $sum }
sixteen-sheet-lowest = menor: { $sum }
sixteen-sheet-past = era { $sum }

sixteen-board-three = três
sixteen-board-one = um

sixteen-lesson-1 = Ana jogou o 2 de novo: “jogar 2”, e 13
sixteen-lesson-2 = Bruno tem 11: mais dois lances, ou “parar”
sixteen-lesson-3 = Com 16 ou mais, morreu e paga uma ficha
sixteen-lesson-4 = O menor também paga. Sem fichas: fora
sixteen-one-lesson-1 = Ana somou 6 + 5 + 3 = 14: “parar”
sixteen-one-lesson-2 = 6 + 4 + 6 = 16: morreu, custa uma ficha
sixteen-one-lesson-3 = O menor vivo também paga uma
