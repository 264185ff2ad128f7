# Cephalopod: dice that capture their neighbours.

cephalopod-name = Polvo
cephalopod-also = cefalópode | o polvo
cephalopod-about = Dados em um tabuleiro de 5 × 5 capturam vizinhos que somam no máximo seis e mostram a soma. Vence quem tem mais dados no fim.
cephalopod-brief = quinze minutos
cephalopod-rules =
    Quando o tabuleiro enche, vence quem tem mais dados nele. Cada pessoa na sua vez põe um dado seu em uma casa livre; passar não vale.

    Olhe os dados acima, abaixo e dos lados dessa casa, de quem forem. Se dois ou mais deles somam seis ou menos, você tem que capturar: escolha um grupo assim, de pelo menos dois dados. Eles voltam para quem os pôs, e o seu dado mostra a soma. Se não há grupo assim, o seu dado mostra um.

    Por exemplo, em volta da sua casa há 1, 2 e 3: dá para pegar 1 + 2 e mostrar três, 1 + 3 e mostrar quatro, 2 + 3 e mostrar cinco, ou todos e mostrar seis.

    Um seis não pode mais ser capturado, porque precisaria de outro dado junto.

    Digite a casa: c3. Quando dá para escolher, diga também os dados que pega: c3 b3 c4. O bot mostra o que é possível. O tabuleiro cheio tem número ímpar de casas, então não há empate.

cephalopod-opt-size = casas na largura e na altura
cephalopod-key-size = tamanho
cephalopod-set-size = { $value } × { $value }

cephalopod-ask = ponha um dado em uma casa livre
cephalopod-option = { $move } (dá { $sum })
cephalopod-reject-syntax = Diga uma casa, por exemplo c3; para capturar, também as vizinhas: c3 b3 c4.
cephalopod-reject-off = { $place } fica fora do tabuleiro.
cephalopod-reject-taken = Em { $place } já há um dado.
cephalopod-reject-far = Só dados colados em { $place } podem ser capturados: acima, abaixo, à esquerda ou à direita.
cephalopod-reject-none = De { $place } não dá para capturar nada: diga só a casa.
cephalopod-reject-choice = Em { $place } é preciso escolher: { $options }.

cephalopod-cell = { $place }
cephalopod-takes = { $seat }: { $place } captura { $cells } e mostra { $sum }.
cephalopod-mark-plain = sem apóstrofo
cephalopod-mark-quote = com apóstrofo
cephalopod-sheet-taken = Claro: os dados pegos
cephalopod-sheet-dice = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}

cephalopod-lesson-1 = 1 + 1: Ana pegou os dois e mostra dois
cephalopod-lesson-2 = Moldura dupla: um dado de Bruno
cephalopod-lesson-3 = Várias opções? “c3 c2 c4” diz qual
cephalopod-lesson-4 = Nada para pegar: um
