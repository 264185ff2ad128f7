# Spider: cross out the sums of two dice.

spider-name = Aranha
spider-also = a aranha | teia
spider-about = Risque as somas de dois dados. O que falta deixa você jogar de novo, o que já tem vai de presente.
spider-brief = dois dados, cinco minutos
spider-rules =
    Vence quem primeiro risca dez somas: 2, 3, 4, 5, 6, 8, 9, 10, 11 e 12. Elas estão penduradas nos fios da sua teia.

    Na sua vez jogue dois dados: toque no botão ou digite “jogar”. Se a soma ainda falta, o bot a risca por você, e você joga de novo. Se você já a tem, ela vai de presente para a próxima pessoa a quem ainda falta, e a sua vez acaba.

    O sete é curinga: risque a soma que quiser, por um botão ou digitando, por exemplo 12. Depois disso a sua vez acaba.

    Por exemplo: você tira 1 e 1, e o 2 é riscado. Você tira 1 e 1 de novo: agora a próxima pessoa risca o 2, e a vez passa para ela.

    Quem risca a última soma vence na hora, mesmo que outra pessoa a tenha tirado.

spider-word-throw = jogar | jogo | lançar | rolar

spider-cross = ✗ { $sum }
spider-cross-news = { $seat } risca { $sum }.
spider-ask = { $left ->
    [one] jogue os dados, falta uma soma
   *[other] jogue os dados, faltam { $left } somas
}
spider-ask-any = pelo sete, risque a soma que quiser
spider-crossed = { $seat } tira { $faces } e risca { $sum }.
spider-gift = { $seat } tira { $faces }: { $other } risca { $sum }.
spider-nobody = { $seat } tira { $faces }: ninguém mais precisa do { $sum }.
spider-any = { $seat } tira { $faces }: sete, qualquer soma.
spider-chosen = { $seat } risca { $sum }.
spider-reject-syntax = Digite “jogar”, ou depois de um sete a soma que você risca.
spider-reject-throw = Primeiro jogue: toque no botão ou digite “jogar”.
spider-reject-cross = Risque uma destas: { $open }.

spider-sheet = Sete é curinga; dez somas riscadas vencem
spider-sheet-of = { $count } de { $all }
spider-sheet-crossed = riscadas

spider-board-crossed = riscadas
spider-board-open = abertas

spider-lesson-1 = 5 + 6: Ana risca 11 e joga de novo
spider-lesson-2 = 3 + 4 = 7: a soma que quiser, “12”
spider-lesson-3 = O 2 já estava riscado: foi para Bruno
spider-lesson-4 = Vence quem riscou as dez somas
