# General: five dice, three rolls, ten boxes.

general-name = General
general-also = bozó | jogo do general
general-about = Cinco dados, até três lances, dez casas; cinco iguais no primeiro lance vencem na hora.
general-brief = cinco dados, quinze minutos
general-rules =
    Você joga dez vezes. São cinco dados; até duas vezes pode jogar de novo os que quiser. Depois preencha uma casa aberta.

    De uns a seis: a soma dos dados daquele número. Sequência 1–5 ou 2–6, full house (trinca e par), quadra, general (cinco iguais): 10, 20, 30, 40 pontos, ou 20, 30, 40, 60 com pontos=comum. O que você não tem se risca. Cinco iguais também são quadra, mas não full house.

    No primeiro lance, sequência, full house e quadra valem 5 a mais, e um general escrito na casa dele vence a partida na hora. Vence quem tem mais pontos.

    Toque nos dados que quer guardar, depois em “Jogar”. Ou digite: “guardar 3 5 5” marca dados, “jogar” joga os outros; “repetir 1 2” faz as duas coisas. Depois a casa: “general”, “5”.

    Com “junto” um lance vale para todo mundo, cada pessoa decide em segredo por botões, e as folhas abrem no fim; um general de primeira então só vale seus pontos.

general-opt-points = quanto valem as casas: clássico (general 40), ou comum (general 60)
general-key-points = pontos
general-is-book = clássico
general-is-public = comum
general-set-points = { $value ->
    [public] general vale 60
   *[other] general vale 40
}

general-word-throw = jogar | jogo | lançar | rolar
general-word-name = digo | dizer
general-word-keep = guardar | guardo | guarda
general-word-again = repetir | repito | jogar de novo | de novo
general-word-die = dado
general-word-ones = uns
general-word-twos = dois
general-word-threes = três
general-word-fours = quatro
general-word-fives = cinco
general-word-sixes = seis
general-word-straight = sequência | seguida
general-word-full = full | full house | full hand
general-word-four = quadra | quatro iguais | poker
general-word-general = general | cinco iguais

general-box-ones = Uns
general-box-twos = Dois
general-box-threes = Três
general-box-fours = Quatro
general-box-fives = Cinco
general-box-sixes = Seis
general-box-straight = Sequência
general-box-full = Full house
general-box-four = Quadra
general-box-general = General


general-lesson-1 = Para um full: “guardar 1 1 2 2”, “jogar”
general-lesson-2 = Uma casa por vez: 16 por quatro quatros
general-lesson-3 = Full house no primeiro lance: 30 + 5
general-lesson-4 = Entre parênteses: o que os dados dão agora
