gridlock-name = Engarrafamento
gridlock-also = retângulos de dados | congestionamento
gridlock-about = Dois dados dão os lados de um retângulo: pinte em casa, ou onde atrapalha na outra grade. Mais casas pintadas vencem.
gridlock-brief = dois dados, dez minutos
gridlock-rules =
    Cada lado tem uma grade de 10 × 10 casas. As letras das colunas seguem de uma grade para a outra, então cada casa tem um nome próprio.

    Cada pessoa na sua vez joga dois dados: os lados de um retângulo de casas vazias que você pinta, em pé ou deitado. Com 3 e 5 você pinta 15 casas. Retângulos podem se encostar, mas não se cobrir, e ficam em uma grade só.

    Digite dois cantos opostos: b2 d6. Para um quadrado basta a casa de cima à esquerda: b2.

    Dá para pintar em qualquer grade, mas as casas contam para quem tem aquela grade. Na outra você dá algo de presente, mas uma casa bem posta pode estragar muito espaço.

    Se não há espaço na sua grade, a sua vez se perde. Ainda dá para pintar na outra, ou digitar “passo”. Se não há espaço em lugar nenhum, a vez passa sozinha.

    Duas vezes perdidas seguidas terminam a rodada, de quem forem. Vence quem tem mais casas pintadas na própria grade. Em uma série contam as casas de todas as rodadas, e os lados se revezam no começo.
gridlock-opt-size = casas de cada lado das grades
gridlock-key-size = tamanho | grade
gridlock-set-size = grades de { $value } × { $value }
gridlock-opt-games = quantas rodadas são jogadas; contam as casas de todas
gridlock-key-games = série | rodadas
gridlock-set-games = { $value ->
    [one] uma rodada só
   *[other] { $value } rodadas
}

gridlock-word-throw = jogar | jogo | lançar | rolar
gridlock-word-pass = passo | passar

gridlock-pass = passar
gridlock-pass-news = { $seat } passa: uma vez perdida.
gridlock-ask = pinte { $a } × { $b } em qualquer grade
gridlock-ask-spoil = não cabe { $a } × { $b } em casa, a vez se perde: pinte na outra grade ou passe
gridlock-told-stuck = { $seat } tira { $a } e { $b }: não cabe em lugar nenhum, uma vez perdida.
gridlock-told-next = Duas vezes perdidas: a rodada acabou. Até agora { $one } : { $two }. Começa a rodada { $game }.
gridlock-told-over = Duas vezes perdidas seguidas: é o fim, { $one } : { $two }.

gridlock-sheet-lost = vez perdida
gridlock-sheet-key = linhas: quem pintou; número: quem pontua

gridlock-reject-syntax = Digite dois cantos opostos do seu retângulo, por exemplo b2 d6.
gridlock-reject-throw = Primeiro jogue os dados.
gridlock-reject-thrown = Os dados já foram jogados: agora pinte um retângulo.
gridlock-reject-sides = Os dados dizem { $a } × { $b }, e isso é { $width } × { $height }. Diga dois cantos opostos.
gridlock-reject-off = Isso fica fora das grades, que vão até { $last }.
gridlock-reject-across = Isso passa de uma grade para a outra. Um retângulo fica em uma só.
gridlock-reject-taken = Algumas dessas casas já estão pintadas.
gridlock-reject-pass = Há espaço na sua grade, então não dá para passar.

# What the board in letters says.
gridlock-board-has-thrown = tirou
gridlock-board-throws = joga
gridlock-board-lost-turns = perdidas
gridlock-board-games-over = rodadas
gridlock-board-of = de

gridlock-lesson-1 = Em cima: grade de Ana. Embaixo: de Bruno
gridlock-lesson-2 = Os dados são os lados: 3 × 3
gridlock-lesson-3 = Uma casa de Ana estraga a de Bruno
gridlock-lesson-4 = Todas contam, de quem forem
gridlock-lesson-5 = Para pintar, digite dois cantos: “g4 i6”
