# Yatzy: five dice, three rolls, fifteen boxes and a bonus.

yatzy-name = Yatzy
yatzy-also = yam | yams
yatzy-about = Cinco dados, até três lances, quinze casas para preencher, e um bônus se as seis de cima chegam a 63.
yatzy-brief = cinco dados, vinte minutos
yatzy-rules =
    Faça mais pontos que o resto da mesa. Na sua vez jogue cinco dados; até duas vezes pode jogar de novo os que quiser. Depois preencha uma casa aberta; o que você não tem vale 0.

    De 1 a 6: a soma daquele número; 63 ou mais ao todo dão 50 de bônus. Par, dois pares (diferentes), trinca, quadra: a soma desses dados. Sequência 1–5: 15, 2–6: 20. Full house (3 + 2): todos os dados. Chance: todos os dados. Yatzy, cinco iguais: 50.

    “folha=treze” não tem pares: trinca, quadra e chance valem todos os dados, full house 25, quatro em sequência 30, cinco em sequência 40, yatzy 50, cada yatzy a mais outros 100; o bônus é 35.

    A partida acaba quando todas as casas estão cheias.

    Toque nos dados para guardar, ou digite “guardar 3 5 5” e “jogar”, ou “repetir 1 2”; depois a casa: “yatzy”, “full”, “5” para os cincos.

    Com “junto” um lance vale para todo mundo, cada pessoa decide em segredo por botões, e as folhas abrem no fim.

yatzy-opt-sheet = quinze casas, ou treze com pontos fixos para full house e sequências
yatzy-key-sheet = folha | casas
yatzy-is-fifteen = quinze
yatzy-is-thirteen = treze
yatzy-set-sheet = { $value ->
    [thirteen] treze casas
   *[other] quinze casas
}

yatzy-further = Yatzy de novo: { $seat } ganha mais { $points }.

yatzy-word-throw = jogar | jogo | lançar | rolar
yatzy-word-name = digo | dizer
yatzy-word-keep = guardar | guardo | guarda
yatzy-word-again = repetir | repito | jogar de novo | de novo
yatzy-word-die = dado
yatzy-word-ones = uns
yatzy-word-twos = dois
yatzy-word-threes = três
yatzy-word-fours = quatro
yatzy-word-fives = cinco
yatzy-word-sixes = seis
yatzy-word-pair = par
yatzy-word-pairs = pares | dois pares
yatzy-word-three = trinca | três iguais
yatzy-word-four = quadra | quatro iguais
yatzy-word-small = pequena | sequência pequena
yatzy-word-large = grande | sequência grande
yatzy-word-full = full | full house | full hand
yatzy-word-chance = chance
yatzy-word-yatzy = yatzy

yatzy-box-ones = Uns
yatzy-box-twos = Dois
yatzy-box-threes = Três
yatzy-box-fours = Quatro
yatzy-box-fives = Cinco
yatzy-box-sixes = Seis
yatzy-box-bonus = Bônus de 63
yatzy-box-pair = Par
yatzy-box-pairs = Dois pares
yatzy-box-three = Trinca
yatzy-box-four = Quadra
yatzy-box-small = Sequência pequena
yatzy-box-large = Sequência grande
yatzy-box-full = Full house
yatzy-box-chance = Chance
yatzy-box-yatzy = Yatzy

yatzy-lesson-1 = “guardar 4 4”, “jogar”, até três lances
yatzy-lesson-2 = Quatro seis: 24 dos 63 para o bônus
yatzy-lesson-3 = Full house: todos os dados, 18
yatzy-lesson-4 = Entre parênteses: o que vale; digite a casa
