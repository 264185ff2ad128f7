palms-name = Palmas
palms-also = palma | palma da mão
palms-about = Há números espalhados na sua palma. Enquanto você procura o que foi chamado, o outro lado enche uma grade de cruzes.
palms-brief = dez minutos
palms-rules =
    Cada lado tem uma palma com os números de 1 a 30 espalhados, que ninguém mais vê, e uma grade vazia de 8 × 8 quadradinhos.

    Primeiro olhe a sua palma, que só você vê, e diga “pronto”, em resposta a ela ou ao bot no privado. Quando os dois lados disseram, vem o primeiro chamado.

    Cada pessoa na sua vez chama um número: 17. O outro lado o procura na sua palma e digita a casa em que está, de novo em resposta à palma ou ao bot no privado: f9. Por cada segundo inteiro desde que o bot mostra o chamado até a resposta certa, quem chamou faz uma cruz. Casa errada custa mais uma. Depois de vinte segundos o chamado acaba, e nunca rende mais de vinte cruzes. Aí chama o outro lado.

    Cada número você chama uma vez só, tenha o outro lado chamado o que for. Vence quem enche a grade primeiro. Se todos os números já foram chamados, vence quem tem mais cruzes.

    Quem cria a partida pode escolher de 10 a 60 números e o tamanho da grade.
palms-opt-numbers = quantos números há em uma palma
palms-opt-grid = a grade a encher de cruzes
palms-key-numbers = números
palms-key-grid = grade | tamanho
palms-set-numbers = { $value ->
    [one] { $value } número
   *[other] { $value } números
}
palms-set-grid = grade { $value }

palms-word-ready = pronto | tudo pronto | vamos

palms-own-secret = ✋ Minha palma
palms-ask-ready = { $several ->
    [yes] olhem a palma e depois digam “pronto”, pelo botão ou no privado
   *[no] olhe a sua palma e depois diga “pronto”, pelo botão ou no privado
}
palms-ask-call = { $most ->
    [one] chame um número: 1
   *[other] chame um número de 1 a { $most }
}
palms-ask-find = ache o { $number } na sua palma e digite a casa dele
palms-do-ready = ✅ Pronto
palms-do-ready-news = { $seat } diz “pronto”.
palms-do-call = { $number }
palms-do-find = uma casa na palma
palms-crosses = { $count } de { $all }
palms-lost = perdeu { $seconds } s

palms-ready = { $seat } diz “pronto”.
palms-called = { $seat } chama { $number }!
palms-wrong = { $seat }: o { $number } não está lá. Isso custa uma cruz.
palms-found = { $seat } achou o { $number } em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}: { $crosses ->
    [0] nenhuma cruz
    [one] uma cruz
   *[other] { $crosses } cruzes
} para { $caller }{ $wrong ->
    [0] {""}
    [1] , uma delas por casa errada
   *[other] , { $wrong } delas por casas erradas
}.
palms-late = { $seat } não achou o { $number } em { $seconds } segundos: { $crosses ->
    [one] { $crosses } cruz
   *[other] { $crosses } cruzes
} para { $caller }.

palms-reject-syntax-ready = Primeiro olhe a sua palma. Depois me diga “pronto” no privado.
palms-reject-syntax-call = Digite o número que você chama, de 1 a { $most }.
palms-reject-syntax-find = Digite a casa em que está o número, por exemplo f9.
palms-reject-wait = Primeiro o seu último número tem que ser achado. Depois você chama o próximo.
palms-reject-number = { $most ->
    [one] Na palma só há o número 1.
   *[other] Os números da palma vão de 1 a { $most }.
}
palms-reject-called = Você já chamou { $number }. Chame outro número.
palms-reject-outside = Não existe { $place } nesta folha: a última casa é { $last }.

# What the board in letters says.
palms-board-crosses = cruzes
palms-board-of = de
palms-board-lost = perdeu
palms-board-called = chamado
palms-board-sought = busca
palms-board-ready = pronto
palms-board-yes = sim
palms-board-no = não

palms-sheet-called = riscados os já chamados:

palms-lesson-1 = Ana chamou 1: digite “c8” para o bot
palms-lesson-2 = Cada segundo de busca: uma cruz para Ana
palms-lesson-3 = Vence quem enche a grade
palms-lesson-4 = Só Bruno vê esta palma
