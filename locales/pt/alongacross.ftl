# Along and across: digits of shared rolls in a grid of five by five.

alongacross-name = Linhas e colunas
alongacross-also = deitado e em pé | linhas com colunas
alongacross-about = Os mesmos lances para todo mundo, uma grade de 5 × 5 por pessoa: iguais e sequências valem em linhas e colunas.
alongacross-brief = dois dados, dez minutos
alongacross-rules =
    Cada pessoa tem uma grade vazia de cinco por cinco. O bot joga dois dados, 25 vezes, para todo mundo. Vale o último algarismo da soma: 7 é 7, mas 10 é 0, 11 é 1 e 12 é 2. A cada lance cada pessoa escolhe em segredo em que casa vazia da sua grade vai o algarismo. O que está escrito fica.

    No fim cada uma das cinco linhas e cinco colunas vale: dois iguais 1 ponto, três 3, quatro 6, cinco 10. Dois pares dão 2, trinca e par dão 4. Iguais não precisam ser vizinhos. Cinco algarismos em sequência valem 5, em qualquer ordem: 4 6 8 5 7. O zero vem antes do um ou depois do nove: 0 1 2 3 4 e 6 7 8 9 0 são sequências, 8 9 0 1 2 não.

    Os pontos de todas as linhas e colunas se somam, e vence quem tem mais.

    Setes saem mais, depois seis e oitos; uns, dois e três são raros. Toque em uma casa, ou digite na conversa privada: “b3”.

alongacross-word-throw = jogar | jogo | lançar | rolar

alongacross-lesson-1 = 6 7 8 9 0 é sequência, em qualquer ordem: 5
alongacross-lesson-2 = Quatro oitos nesta coluna: 6 pontos
alongacross-lesson-3 = 3 + 1 dá 4; 10, 11, 12 dão 0, 1, 2
alongacross-lesson-4 = Linhas + colunas = seus pontos
alongacross-lesson-5 = Toque na casa, ou digite: “c5”
