# Ascent: numbers of two dice in a list, and the longest run that rises.

ascent-name = Subida
ascent-also = ladeira | a subida
ascent-about = Quinze lances para todo mundo dão números de dois algarismos: escreva cada um na sua lista e faça a maior subida.
ascent-brief = dois dados, cinco minutos
ascent-rules =
    Cada pessoa tem uma lista de quinze linhas, numeradas a partir de 1. Dois dados caem quinze vezes, e cada lance vale para todo mundo. Leia os dados como número de dois algarismos na ordem que quiser: 1 e 4 são 14 ou 41. Escreva em qualquer linha vazia da sua lista; lá ele fica.

    Quando todas as listas estão cheias, vale a subida mais longa: linhas vizinhas, uma depois da outra, em que cada número é maior que o anterior. Cada linha dela é um ponto.

    Por exemplo, 12 15 24 23 em linhas vizinhas têm uma subida de três.

    Toque em um número com a sua linha, ou digite os dois para o bot no privado: “41 3” escreve 41 na linha 3. Ninguém vê o que você escreve até todo mundo ter escrito.

    Com “ditados”, cada pessoa na sua vez diz o que os dados mostram, em vez de jogá-los.

ascent-word-throw = jogar | jogo | lançar | rolar
ascent-word-name = digo | dizer

ascent-write = { $number } → { $line }
ascent-ask = { $several ->
    [yes] escrevam { $numbers } em uma linha
   *[no] escreva { $numbers } em uma linha
}
ascent-holds = Sua lista: { $list }. Maior subida: { $run }.

ascent-wrote = { $seat }: { $number } → linha { $line }.

ascent-reject-syntax = Digite o número e a linha: “41 3” escreve 41 na linha 3.
ascent-reject-number = Este lance dá: { $numbers }.
ascent-reject-line = As linhas vão de 1 a { $lines }.
ascent-reject-filled = A linha { $line } já tem { $number }.

ascent-board-list = lista
ascent-board-throw = lance
ascent-board-run = subida

ascent-sheet-run = subida: { $run }
ascent-sheet-runs = subida
ascent-sheet-best = maior
ascent-sheet-either = { $one } ou { $two }

ascent-lesson-1 = 1 e 4 dão 14 ou 41
ascent-lesson-2 = Baixos à esquerda, altos à direita
ascent-lesson-3 = A maior subida fica sombreada e conta
ascent-lesson-4 = 61 e 66 lado a lado: subida de dois
ascent-lesson-5 = 5 e 2: digite “52 10” no privado
