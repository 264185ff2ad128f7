# Golden general: ten dice in five colours, two boxes a turn.

goldengeneral-name = General dourado
goldengeneral-also = bozó dourado | general de ouro
goldengeneral-about = Dez dados em cinco cores: divida-os em duas mãos com todas as cores, e preencha duas casas de uma vez.
goldengeneral-brief = dez dados em cinco cores, quinze minutos
goldengeneral-rules =
    Você joga cinco vezes. São dez dados, dois de cada cor; até duas vezes pode jogar de novo os que quiser. Depois os dez formam duas mãos de cinco, cada uma com as cinco cores, e cada mão preenche uma casa.

    De uns a seis: a soma dos dados daquele número. Sequência 1–5 ou 2–6, full house, quadra, general (cinco iguais): 10, 20, 30, 40 pontos, ou 20, 30, 40, 60 com pontos=comum. O que a mão não tem se risca. O primeiro lance vale como os outros. Vence quem tem mais pontos.

    Toque nos dados que quer guardar, ou digite “guardar 5 5 5” e “jogar”, ou “repetir 1 2”. Depois toque em duas casas ou digite as duas: “general 6”; os dados se dividem para que valham o máximo. Ou diga que dados a primeira recebe: “full 6 66111”.

    Com “junto” um lance vale para todo mundo, cada pessoa decide em segredo por botões, e as folhas abrem no fim.

goldengeneral-opt-points = quanto valem as casas: clássico (general 40), ou comum (general 60)
goldengeneral-key-points = pontos
goldengeneral-is-book = clássico
goldengeneral-is-public = comum
goldengeneral-set-points = { $value ->
    [public] general vale 60
   *[other] general vale 40
}

goldengeneral-word-throw = jogar | jogo | lançar | rolar
goldengeneral-word-name = digo | dizer
goldengeneral-word-keep = guardar | guardo | guarda
goldengeneral-word-again = repetir | repito | jogar de novo | de novo
goldengeneral-word-die = dado
goldengeneral-word-ones = uns
goldengeneral-word-twos = dois
goldengeneral-word-threes = três
goldengeneral-word-fours = quatro
goldengeneral-word-fives = cinco
goldengeneral-word-sixes = seis
goldengeneral-word-straight = sequência | seguida
goldengeneral-word-full = full | full house | full hand
goldengeneral-word-four = quadra | quatro iguais | poker
goldengeneral-word-general = general | cinco iguais

goldengeneral-box-ones = Uns
goldengeneral-box-twos = Dois
goldengeneral-box-threes = Três
goldengeneral-box-fours = Quatro
goldengeneral-box-fives = Cinco
goldengeneral-box-sixes = Seis
goldengeneral-box-straight = Sequência
goldengeneral-box-full = Full house
goldengeneral-box-four = Quadra
goldengeneral-box-general = General

goldengeneral-letter-red = V
goldengeneral-letter-green = D
goldengeneral-letter-blue = Z
goldengeneral-letter-yellow = A
goldengeneral-letter-white = B

goldengeneral-no-hand = Com estes dados não dá para formar uma mão com as cinco cores.

goldengeneral-lesson-1 = Dez dados, dois de cada cor
goldengeneral-lesson-2 = São duas mãos, cada uma com todas as cores
goldengeneral-lesson-3 = Cada vez preenche duas casas: “full 1”
goldengeneral-lesson-4 = Entre parênteses: o que os dados dão agora
