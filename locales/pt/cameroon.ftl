# Cameroon: five dice, three rolls, ten turns.

cameroon-name = Camarões
cameroon-also = dados de camarões
cameroon-about = Cinco dados, até três lances, dez rodadas: casas só suas, ou colunas que todo mundo enche junto.
cameroon-brief = cinco dados, dez minutos
cameroon-rules =
    Jogue cinco dados; até duas vezes pode jogar de novo os que quiser. Depois preencha uma casa; o que você não tem vale 0.

    De uns a seis: a soma daquele número. Full house (3 + 2): todos os dados. Sequência pequena 1–5: 21, grande 2–6: 30, cinco iguais: 50.

    Depois de 5 5 5 6 2 digite “cinco” para ter 15. Ou tente um full house: “repetir 2 6”, ou “guardar 5 5 5” e depois “jogar”. Ou toque nos dados, depois em um botão.

    Depois que cada pessoa jogou dez vezes a partida acaba, e vence quem tem mais pontos.

    Com “junto” um lance vale para todo mundo, cada pessoa decide em segredo, e as folhas abrem no fim. Com “colunas=comuns” todo mundo soma nas mesmas colunas, várias vezes, até uma ficar cheia. Com a última a partida acaba na hora, mesmo que alguém ainda tenha uma vez. O número ao lado do nome é o que falta: três dados do número por pessoa, 20 pontos por pessoa no full house, 60 nos cinco iguais. Aí os pontos mudam: sequências 15 e 20, uma vez para todo mundo, cinco iguais 30.

cameroon-opt-columns = casas de cada pessoa, ou colunas que todo mundo enche junto
cameroon-key-columns = colunas | casas
cameroon-is-own = próprias
cameroon-is-shared = comuns
cameroon-set-columns = { $value ->
    [shared] colunas comuns
   *[other] casas próprias
}
cameroon-reject-shared = Nas colunas comuns cada pessoa joga na sua vez: deixe “junto” e “ditados” de fora.

cameroon-full = Cheia e fechada para todo mundo: { $box }.

cameroon-word-throw = jogar | jogo | lançar | rolar
cameroon-word-name = digo | dizer
cameroon-word-keep = guardar | guardo | guarda
cameroon-word-again = repetir | repito | jogar de novo | de novo
cameroon-word-die = dado
cameroon-word-ones = uns
cameroon-word-twos = dois
cameroon-word-threes = três
cameroon-word-fours = quatro
cameroon-word-fives = cinco
cameroon-word-sixes = seis
cameroon-word-small = pequena | sequência pequena
cameroon-word-large = grande | sequência grande
cameroon-word-full = full | full house | full hand
cameroon-word-equal = iguais | cinco iguais

cameroon-box-ones = Uns
cameroon-box-twos = Dois
cameroon-box-threes = Três
cameroon-box-fours = Quatro
cameroon-box-fives = Cinco
cameroon-box-sixes = Seis
cameroon-box-small = Sequência pequena
cameroon-box-large = Sequência grande
cameroon-box-full = Full house
cameroon-box-equal = Cinco iguais

cameroon-lesson-1 = Até três lances: “repetir 1 6”
cameroon-lesson-2 = Três cincos: 15 na casa dos cincos
cameroon-lesson-3 = Sequência pequena: 21
cameroon-lesson-4 = Entre parênteses: o que a casa daria agora
