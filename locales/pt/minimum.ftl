# Minimum: as along and across, but the lesser one of rows and columns counts.

minimum-name = Mínimo
minimum-also = o menor dos dois
minimum-about = Uma grade de 5 × 5 por pessoa, cheia com os mesmos algarismos; o menor entre linhas e colunas é o seu resultado.
minimum-brief = dois dados, dez minutos
minimum-rules =
    Cada pessoa tem uma grade vazia de cinco por cinco. O bot joga dois dados, 25 vezes, para todo mundo. Vale o último algarismo da soma: 7 é 7, mas 10 é 0, 11 é 1 e 12 é 2. A cada lance cada pessoa escolhe em segredo em que casa vazia da sua grade vai o algarismo. O que está escrito fica.

    No fim cada linha e cada coluna vale: dois iguais 1 ponto, três 3, quatro 6, cinco 10. Dois pares dão 2, trinca e par dão 4. Iguais não precisam ser vizinhos. Cinco algarismos em sequência valem 5, em qualquer ordem: 4 6 8 5 7. O zero vem antes do um ou depois do nove: 0 1 2 3 4 e 6 7 8 9 0 são sequências, 8 9 0 1 2 não.

    Agora some as linhas, some as colunas, e fique com a menor das duas somas: é o seu resultado. Com 21 nas linhas e 2 nas colunas, é 2. Vence o maior resultado, então mantenha as duas em equilíbrio.

    Toque em uma casa, ou digite na conversa privada: “b3”.

minimum-word-throw = jogar | jogo | lançar | rolar

minimum-lesson-1 = Linhas : colunas → vale a menor
minimum-lesson-2 = Quatro noves nesta linha: 6 pontos
minimum-lesson-3 = 6 7 8 9 0 é sequência, em qualquer ordem: 5
minimum-lesson-4 = 4 + 4 dá 8; 10, 11, 12 dão 0, 1, 2
minimum-lesson-5 = Toque na casa, ou digite: “b5”
