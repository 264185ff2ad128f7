turnover-name = Vira o dado
turnover-also = virar | vira ou retira
turnover-about = Vire um dado seu ou retire um do outro lado: quem fica sem dados perde. Depois do lance nada mais depende da sorte.
turnover-brief = cinco dados cada, dez minutos
turnover-rules =
    Cada lado joga cinco dados, e a menor soma começa. Daí em diante ninguém mais joga dados.

    Na sua vez você faz uma de duas coisas. Vira um dado seu de cabeça para baixo (“virar 2”): faces opostas somam sete, então um 2 vira 5. Dado virado tem uma seta curva embaixo, e não vira de novo enquanto você não retirar um.

    Ou retira um dado do outro lado (“retirar 5”): ele vai para o meio. Em troca, o outro lado pega de volta do meio dados que somam menos do que ele mostrava, e aí é a vez dele. Se sai um 5 e no meio há 1 2 3, “pegar 1 3” vale, mas não 2 e 3. Ou pega “nada”.

    Quem fica sem dados, e não pega nenhum de volta, perde. A rodada não pode durar para sempre, porque cada dado retirado enriquece o meio.

    Em partida até 50, quem vence a rodada marca a soma dos dados que restam, e jogam-se os dados de novo.

    Também há botões. Se dois dados do outro lado são iguais, “retirar 5” pega o que não foi virado, e “retirar virado 5” o virado.
turnover-opt-points = pontos que vencem a partida; com 1 é uma rodada só
turnover-key-points = pontos
turnover-set-points = { $value ->
    [one] uma rodada só
   *[other] partida até { $value } pontos
}
turnover-preset-series = série | partida longa

turnover-word-throw = jogar | jogo | lançar | rolar
turnover-word-flip = virar | viro | vira
turnover-word-trash = retirar | retiro | retira
turnover-word-turned = virado
turnover-word-take = pegar | pego | pega
turnover-word-nothing = nada | nenhum

turnover-ask = vire um dado seu ou retire um do outro lado
turnover-ask-trash = todos os seus dados estão virados: retire um do outro lado
turnover-ask-take = pegue de volta dados que somam menos de { $limit }
turnover-flip = ↻ { $face } → { $to }
turnover-flip-news = { $seat } vira um { $face }: agora é { $to }.
turnover-trash = 🗑 { $face }
turnover-trash-news = { $seat } retira um { $face } do outro lado.
turnover-trash-turned = 🗑 { $face } ↻
turnover-trash-turned-news = { $seat } retira um { $face } virado do outro lado.
turnover-take = ↩ { $faces }
turnover-take-news = { $seat } pega de volta { $faces }.
turnover-nothing = Nada
turnover-nothing-news = { $seat } não pega nada de volta.

turnover-told-begins = { $seat } tem { $low }, { $other } tem { $high }: a menor soma começa. Vez de { $seat }.
turnover-told-tie = { $sum } dos dois lados: todos os dados são jogados de novo.
turnover-told-none = { $seat } perde um dado, e o meio estava vazio: não há nada para pegar de volta.
turnover-told-more = { $seat } perde um dado, e nada no meio soma menos de { $limit }.
turnover-told-won = { $points ->
        [1] { $other } não tem mais dados. { $seat } vence com { $pips ->
            [one] { $pips } ponto
           *[other] { $pips } pontos
        } na mesa!
       *[other] { $other } não tem mais dados. { $seat } marca { $pips ->
            [one] { $pips } ponto
           *[other] { $pips } pontos
        } e tem { $total } de { $points }.
    }

turnover-sheet-middle = O meio
turnover-sheet-empty = O meio está vazio
turnover-sheet-trashed = { $seat }: fora o { $face }
turnover-sheet-none = { $other } retira { $face }; { $seat }, nada
turnover-sheet-take = Pegue menos de { $limit }
turnover-sheet-points = { $won } de { $points }
turnover-sheet-hand = { $count ->
    [one] { $count } dado, soma { $sum }
   *[other] { $count } dados, soma { $sum }
}
turnover-sheet-turned = Com seta: virado, por ora não vira de novo

turnover-reject-syntax = Digite por exemplo virar 2 ou retirar 5; e para pegar de volta, pegar 1 3 ou nada.
turnover-reject-throw = Primeiro se jogam os dados.
turnover-reject-thrown = Os dados já foram jogados.
turnover-reject-take = Primeiro pegue de volta dados que somam menos de { $limit }, ou nada.
turnover-reject-act = Agora não há nada para pegar de volta: vire um dado seu ou retire um do outro lado.
turnover-reject-face = Um dado mostra de 1 a { $most }.
turnover-reject-own = Nenhum dado seu mostra { $face }.
turnover-reject-turned = Esse { $face } já está virado. Dá para virar de novo quando você tiver retirado um dado.
turnover-reject-other = Nenhum dado do outro lado mostra { $face }.
turnover-reject-other-turned = Nenhum dado virado do outro lado mostra { $face }.
turnover-reject-sum = Isso soma { $sum }, e tem que ser menos de { $limit }.
turnover-reject-middle = No meio não há tantos dados com { $face }.

# What the board in letters says.
turnover-board-seat = lugar
turnover-board-middle = meio
turnover-board-throws = joga
turnover-board-takes-less-than = pega menos de
turnover-board-to = até

turnover-lesson-1 = Vire um seu: 4 vira 3. Digite “virar 4”
turnover-lesson-2 = Virado: não vira sem retirar um dado
turnover-lesson-3 = “retirar 5”: um do outro lado, ao meio
turnover-lesson-4 = Lá se pega de volta menos do que mostrava
turnover-lesson-5 = Sem dados: rodada perdida
