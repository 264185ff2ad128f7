# Along but not across: one grid for two, one scores the rows, the other the columns.

alongonly-name = Linhas contra colunas
alongonly-also = deitado contra em pé
alongonly-about = Duas pessoas enchem a mesma grade de 5 × 5: uma pontua nas linhas, a outra nas colunas.
alongonly-brief = dois dados, dez minutos
alongonly-rules =
    Os dois lados dividem uma grade vazia de cinco por cinco. Por sorteio, um lado pontua nas linhas, o outro nas colunas. Quem tem as linhas começa. Na sua vez o bot joga dois dados: escreva o último algarismo da soma em qualquer casa vazia: 7 é 7, mas 10 é 0, 11 é 1 e 12 é 2. O que está escrito fica.

    Cada fila vale conforme enche: dois iguais 1 ponto, três 3, quatro 6, cinco 10. Dois pares dão 2, trinca e par dão 4. Iguais não precisam ser vizinhos. Cinco algarismos em sequência valem 5, em qualquer ordem: 4 6 8 5 7. O zero vem antes do um ou depois do nove: 0 1 2 3 4 e 6 7 8 9 0 são sequências, 8 9 0 1 2 não.

    Procure casas em que um algarismo ajuda uma fila sua e estraga uma do outro lado. Depois os lados trocam linhas e colunas e jogam mais uma vez em grade nova. Os dois resultados se somam; vence quem tem mais pontos.

    Toque em uma casa, ou digite: “b3”.

alongonly-word-throw = jogar | jogo | lançar | rolar

alongonly-sheet-worth = par 1 · trinca 3 · quadra 6 · cinco 10 · seq. 5

alongonly-lesson-1 = Um lado pontua nas linhas, outro nas colunas
alongonly-lesson-2 = Três setes nesta linha: 3 pontos
alongonly-lesson-3 = Três oitos e dois quatros: 4 pontos
alongonly-lesson-4 = 4 + 4 dá 8, mas 10, 11, 12 dão 0, 1, 2
alongonly-lesson-5 = Toque numa casa vazia, ou digite: “e5”
