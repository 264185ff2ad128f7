# Yacht: five dice, three rolls, fifteen boxes.

yacht-name = Iate
yacht-also = pôquer de dados | poker de dados
yacht-about = Cinco dados, até três lances, quinze casas para preencher; o que sai no primeiro lance vale o dobro.
yacht-brief = cinco dados, vinte minutos
yacht-rules =
    Você joga quinze vezes. São cinco dados; até duas vezes pode jogar de novo os que quiser. Depois preencha uma casa aberta; o que você não tem vale 0.

    Iate: cinco iguais, a soma + 50. Sequência grande 2–6: 40. Pequena 1–5: 35. Quadra: a soma dela + 10. Full house (3 + 2): todos os dados. Dois pares, trinca, par: a soma desses dados. Chance: todos os dados.
    De 1 a 6: três dados daquele número valem 0, cada um que falta −10; quatro ou cinco valem a soma.

    Casa preenchida logo no primeiro lance vale a soma dos seus dados em dobro, exceto chance e 1 a 6: sequência grande 40 + 20 = 60, pequena 35 + 15 = 50. Vence quem tem mais pontos.

    Toque nos dados para guardar, ou digite “guardar 3 5 5” e “jogar”, ou “repetir 1 2”; depois a casa: “iate”, “5”. Com dois pares, “par 3” pega o menor.

    Com “junto” um lance vale para todo mundo, cada pessoa decide em segredo por botões, e as folhas abrem no fim.

yacht-word-throw = jogar | jogo | lançar | rolar
yacht-word-name = digo | dizer
yacht-word-keep = guardar | guardo | guarda
yacht-word-again = repetir | repito | jogar de novo | de novo
yacht-word-die = dado
yacht-word-yacht = iate
yacht-word-large = grande | sequência grande
yacht-word-small = pequena | sequência pequena
yacht-word-four = quadra | quatro iguais
yacht-word-full = full | full house | full hand
yacht-word-pairs = pares | dois pares
yacht-word-three = trinca | três iguais
yacht-word-pair = par
yacht-word-chance = chance
yacht-word-ones = uns
yacht-word-twos = dois
yacht-word-threes = três
yacht-word-fours = quatro
yacht-word-fives = cinco
yacht-word-sixes = seis

yacht-box-yacht = Iate
yacht-box-large = Sequência grande
yacht-box-small = Sequência pequena
yacht-box-four = Quadra
yacht-box-full = Full house
yacht-box-pairs = Dois pares
yacht-box-three = Trinca
yacht-box-pair = Par
yacht-box-chance = Chance
yacht-box-ones = Uns
yacht-box-twos = Dois
yacht-box-threes = Três
yacht-box-fours = Quatro
yacht-box-fives = Cinco
yacht-box-sixes = Seis


yacht-lesson-1 = “guardar 4 5”, “jogar”, até três lances
yacht-lesson-2 = Entre parênteses: o que vale; digite a casa
yacht-lesson-3 = Sequência no primeiro lance: 40 e mais 20
yacht-lesson-4 = Quadra: a soma dela e mais 10
yacht-lesson-5 = De 1 a 6: quatro uns valem a sua soma
