# Katego: a row of columns for each player; the single highest entry has the column. With 26 variants.

katego-name = Katego
katego-also = dados katego | catego
katego-about = Ponha cada lance numa coluna da sua fileira: o maior número, se for único, leva a coluna; iguais a queimam.
katego-brief = dois dados, cinco minutos
katego-rules =
    Cada pessoa tem uma fileira de 12 colunas (15 com sete pessoas ou mais, 18 com dez). Na sua vez caem dois dados; escreva a soma em qualquer coluna livre da sua fileira: “k7”.

    Quando a coluna 7 está cheia em todas as fileiras, ela dá 7 pontos a quem tem ali o maior número, se só uma pessoa o tem. Se o maior se repete, a coluna queima: não é de ninguém. Vence quem tem mais pontos.

    Há mais 26 variantes: uma tabela para todo mundo, duplas, ofertas por colunas… Quem cria a partida escolhe: /katego variante=grande. Todos os nomes estão nas opções.

katego-rules-base = Como contado acima: um número em cada coluna, e o maior, se for único, leva a coluna.
katego-rules-big = Em cada coluna cabem dois números de cada pessoa, então são o dobro de vezes. A coluna vai para a maior soma dos dois números; maiores somas iguais a queimam. 9 + 4 não ganha de 7 + 7.
katego-rules-product = Em vez da soma, você escreve o produto dos dois dados: 3 e 5 dão 15. Há 18 produtos, de 1 a 36. O resto é como no katego básico.
katego-rules-super = Você tem duas casas em cada coluna, e pode escrever o lance em qualquer casa livre de qualquer pessoa: um 2 fica melhor na fileira de outra pessoa. Suas duas casas de uma coluna se multiplicam; o maior produto, se for único, leva a coluna. 9 e 4 dão 36, e 6 e 6 também: essa coluna queima.
katego-rules-quench = Escrevem-se produtos. Se você escreve um produto que já está na coluna, na fileira de quem for, a coluna se apaga na hora: não dá nada, e ninguém escreve mais ali. Você tem que escrever enquanto tiver casa livre em coluna aberta; sem ela, você para e o resto continua.
katego-rules-power = Sua fileira tem que descer da esquerda para a direita: depois de um 9 na coluna 3 só podem vir números menores. Você tem dez lances extras para a partida inteira; com um deles joga os dois dados de novo, e vale o último lance. Dá para abrir mão de uma casa com um traço, e é obrigatório se o lance não cabe em lugar nenhum. Traço nunca leva coluna.
katego-rules-firtree = Para duas pessoas. As colunas valem 1 2 3 4 5 6 6 5 4 3 2 1 pontos. Uma fileira tem que descer da esquerda para a direita, a outra subir; o sorteio decide qual. Cada pessoa tem dez lances extras para a partida inteira, e pode abrir mão de uma casa com um traço, o que é obrigatório se o lance não cabe em lugar nenhum.
katego-rules-pairs = As duplas se sentam frente a frente: 4, 6 ou 8 pessoas. A coluna vai para a dupla com a maior soma dos seus dois números; somas iguais a queimam. Com três ou quatro duplas, um número que outra dupla também tem na coluna não conta: de 9 + 6, 9 + 5 e 8 + 4 os noves caem, e vence a terceira dupla.
katego-rules-pairquench = As duplas se sentam frente a frente, e a coluna vai para a dupla com a maior soma. Mas se os dois números da dupla que lidera são diferentes e outra dupla tem dois iguais, a coluna se apaga: 8 + 7 contra 6 + 6 não dá nada, 8 + 8 contra 6 + 6 vai para os oitos.
katego-rules-rivals = Para quatro pessoas, duas duplas em duas mesas: em cada mesa, uma pessoa da sua dupla contra uma da outra. Rivais em mesas diferentes recebem os mesmos lances, então a sorte é dividida por igual. Cada mesa conta como no katego básico, e depois cada dupla soma seus dois resultados.
katego-rules-capture = As duplas se sentam frente a frente, e escrevem-se produtos. Assim que a dupla tem o mesmo produto duas vezes em uma coluna, ela a captura na hora com os pontos; casas vazias ali não contam mais. Coluna que ninguém captura vai, quando cheia, para a dupla com a maior soma.
katego-rules-olympic = Para quatro pessoas, duas duplas. Um lance por rodada, e as quatro o escrevem ao mesmo tempo na própria fileira. Você vê o que a outra dupla escreveu, mas não a fileira da sua dupla. Conta como em duplas: a coluna vai para a maior soma.
katego-rules-psychological = Um lance por rodada para todo mundo. Você o escreve na sua fileira, que ninguém mais vê até o fim. Aí todas as fileiras aparecem e contam como no katego básico: vale a pena estar onde ninguém está.
katego-rules-diceless = Sem dados: cada pessoa na sua vez dita um lance, por exemplo 6 5, e todo mundo escreve a soma ditada em uma fileira que fica coberta até o fim. Ninguém dita a mesma soma duas vezes. Os lances que não dá para dividir por igual ficam com o bot; com mais gente do que lances, as primeiras pessoas ditam um cada.
katego-rules-spare = Você tem cinco lances extras para a partida inteira: depois de qualquer lance pode gastar um e jogar os dois dados de novo. Vale o último lance. O resto é como no katego básico.
katego-rules-saving = Cada vez dá dois lances. Pelo menos um você tem que usar; os que sobram ficam guardados para depois. Vale o último lance da vez.
katego-rules-limited = Você tem 20 lances para todas as suas vezes: pelo menos um por vez, e quantos quiser. Vale o último lance da vez. Quando acabam, suas casas vazias valem 0, e um 0 nunca vence.
katego-rules-city = Você tem 15 lances, e escrevem-se produtos. Um número tem que ser maior do que o último daquela coluna, de quem for: depois de um 10 pode vir 12, mas não 9. Se o lance não cabe em lugar nenhum, jogue de novo. Sem lances, suas casas vazias valem 0. A coluna vai para o maior número, que é o último.
katego-rules-village = Você tem 30 lances. Na primeira vez um dado fica em 1, na segunda em 2, e assim até 6, depois de novo a partir de 1. O outro dado você joga quantas vezes quiser, e escreve-se o produto: na vez 3, um 5 dá 15.
katego-rules-skittles = Você tem 30 dados para a partida inteira. Em cada vez joga quantos quiser, de 1 a 10; eles se gastam, e escreve-se a soma. Sem dados, suas casas vazias valem 0. O resto é como no katego básico.
katego-rules-ladder = As colunas são disputadas uma depois da outra, com 30 dados por pessoa. Na sua vez você joga dados um por um, até o seu total nesta coluna passar o de quem está na frente, ou passa a vez. Quem passa ou fica abaixo sai desta coluna. Quem sobra fica com ela e abre a próxima. Se só você ainda tem dados, continua jogando por cada coluna; se passa, ela não é de ninguém. Cada dado jogado é gasto.
katego-rules-skirmish = Uma fileira de colunas de 4 a 15, e 30 dados por pessoa. Cada pessoa na sua vez joga quantos dados quiser, de 1 a 10, pela próxima coluna. Quem primeiro chega ao número dela com a soma fica com ela. Os dados se gastam de qualquer jeito; a partida acaba quando todas as colunas têm dono ou os dados acabam.
katego-rules-trade = Uma fileira de colunas de 4 a 15, e 30 dados por pessoa. Pela próxima coluna oferecem-se números de dados, cada oferta maior do que a anterior; quem passa não volta. Abre quem vem depois da última maior oferta, ou depois de quem abriu, se todo mundo passou. Quem fez a maior oferta joga exatamente tantos dados: se a soma chega ao número, leva a coluna; se não, ela se perde para todo mundo.
katego-rules-auction = Como na barganha, oferecem-se dados, cada oferta maior do que a anterior. Mas quem ganha joga os dados e pode levar qualquer coluna livre cujo número a soma alcança. Com 8 dá para levar 6 ou 4, por exemplo. Se nenhuma serve, nada é levado e começa o próximo leilão. Quando todo mundo passa, a partida acaba.
katego-rules-progressive = Uma tabela para todo mundo: dá para escrever em uma coluna quantas vezes quiser, mas cada número novo tem que ser maior do que o anterior, de quem for. Lance que não cabe se perde. A coluna vai para quem escreveu o último número; coluna vazia não dá nada.
katego-rules-podium = Uma tabela para todo mundo. Em cada coluna o maior número, se for único, dá os pontos dela, e o menor, se for único, custa o mesmo, quando duas pessoas já escreveram ali. Você pode não escrever nada: diga “passo”.
katego-rules-golf = Uma tabela para todo mundo, e 50 dados por pessoa. Em cada vez você joga quantos quiser, de 1 a 10, e escreve a soma; cada número novo da coluna tem que ser maior do que o anterior. Sem dados, você está fora. A coluna vai para o último número.

katego-opt-variant = qual katego. Simples: básico, grande (dois números cada, a soma deles), produto (dos dados), super (duas casas, multiplicadas; escrever em qualquer fileira), apagão (produto igual apaga a coluna), força (a fileira desce, dez lances extras, traços), pinheiro (duas pessoas, uma fileira desce, a outra sobe). Duplas: duplas, duplas com apagão, rivais, captura, olímpico. Psicológicos: psicológico (um lance para todo mundo, fileiras ocultas), mental (sem dados). Lances: cinco extras, poupança, limitado, cidade, aldeia. Dados: boliche, escada. Uma fileira: escaramuça, barganha, leilão. Uma tabela: progressivo, pódio, golfe
katego-opt-columns = quantas colunas (12; com 7 a 9 pessoas 15; a partir de 10, 18)
katego-opt-table = a partir de que número se contam as colunas: de um ou de dois

katego-key-variant = variante | katego
katego-key-columns = colunas | tamanho
katego-key-table = tabela | numeração
katego-is-base = básico | simples
katego-is-big = grande
katego-is-product = produto | produtos
katego-is-super = super | superkatego
katego-is-quench = apagão
katego-is-power = força
katego-is-firtree = pinheiro
katego-is-pairs = duplas | pares
katego-is-pairquench = duplas com apagão
katego-is-rivals = rivais
katego-is-capture = captura
katego-is-olympic = olímpico
katego-is-psychological = psicológico
katego-is-diceless = mental | katego sem dados
katego-is-spare = cinco extras | lances extras
katego-is-saving = poupança | poupar
katego-is-limited = limitado | lances limitados
katego-is-city = cidade
katego-is-village = aldeia
katego-is-skittles = boliche
katego-is-ladder = escada
katego-is-skirmish = escaramuça
katego-is-trade = barganha
katego-is-auction = leilão
katego-is-progressive = progressivo
katego-is-podium = pódio
katego-is-golf = golfe
katego-is-book = um
katego-is-knizia = dois
katego-preset-classic = clássico

katego-set-variant = { $value ->
    [base] katego básico
    [big] katego grande
    [product] katego com produtos
    [super] superkatego
    [quench] katego com apagão
    [power] katego força
    [firtree] katego pinheiro
    [pairs] katego em duplas
    [pairquench] katego em duplas com apagão
    [rivals] duplas rivais em duas mesas
    [capture] katego em duplas com captura
    [olympic] katego olímpico
    [psychological] katego psicológico
    [diceless] katego sem dados
    [spare] katego com cinco lances extras
    [saving] katego com lances guardados
    [limited] katego com 20 lances
    [city] katego cidade
    [village] katego aldeia
    [skittles] katego boliche
    [ladder] katego escada
    [skirmish] katego escaramuça
    [trade] katego barganha
    [auction] katego leilão
    [progressive] katego progressivo
    [podium] katego pódio
   *[golf] katego golfe
}
katego-set-columns = { $value ->
    [one] { $value } coluna
   *[other] { $value } colunas
}
katego-set-table = { $value ->
    [knizia] colunas a partir de 2
   *[other] colunas a partir de 1
}

katego-word-throw = jogar | jogo | lançar | rolar | de novo
katego-word-name = digo | dizer | dito
katego-word-column = coluna | levo | levar
katego-word-dash = traço | riscar | risco
katego-word-pass = passo | passar | chega
katego-word-bid = ofereço | oferta | oferecer
katego-word-dice = dados | dado
katego-word-row = fileira

katego-column = { $column }
katego-column-of = { $column } · { $seat }
katego-dash = — { $column }
katego-again = 🎲 Jogar
katego-again-news = { $seat } joga de novo.
katego-dice = 🎲 { $dice }
katego-dice-news = { $dice ->
    [one] { $seat } joga { $dice } dado.
   *[other] { $seat } joga { $dice } dados.
}
katego-bid = { $dice ->
    [one] Ofereço { $dice } dado
   *[other] Ofereço { $dice } dados
}
katego-pass = ✋ Passar
katego-pass-news = { $seat } passa.
katego-row = ✍ { $seat }

katego-holds = { $count ->
    [0] Sua fileira ainda está vazia.
   *[other] Sua fileira: { $row }.
}
katego-ask = { $several ->
    [yes] escrevam { $value } em uma coluna
   *[no] escreva { $value } em uma coluna
}
katego-ask-again = { $throws ->
    [one] { $several ->
        [yes] escrevam { $value } em uma coluna, ou joguem de novo: resta { $throws } lance
       *[no] escreva { $value } em uma coluna, ou jogue de novo: resta { $throws } lance
    }
   *[other] { $several ->
        [yes] escrevam { $value } em uma coluna, ou joguem de novo: restam { $throws } lances
       *[no] escreva { $value } em uma coluna, ou jogue de novo: restam { $throws } lances
    }
}
katego-ask-stuck = { $several ->
    [yes] { $value } não cabe em lugar nenhum: joguem de novo
   *[no] { $value } não cabe em lugar nenhum: jogue de novo
}
katego-ask-dash = { $several ->
    [yes] { $value } não cabe em lugar nenhum: risquem uma coluna
   *[no] { $value } não cabe em lugar nenhum: risque uma coluna
}
katego-ask-podium = { $several ->
    [yes] escrevam { $value } em uma coluna, ou passem
   *[no] escreva { $value } em uma coluna, ou passe
}
katego-ask-dice = { $dice ->
    [one] jogue o seu último dado
   *[other] quantos dos seus { $dice } dados você joga?
}
katego-ask-dice-for = { $dice ->
    [one] coluna { $column }: jogue o seu último dado
   *[other] coluna { $column }: quantos dos seus { $dice } dados você joga?
}
katego-ask-ladder = { $dice ->
    [one] coluna { $column }: você tem { $total }, precisa passar de { $lead }, resta { $dice } dado. Jogar ou passar?
   *[other] coluna { $column }: você tem { $total }, precisa passar de { $lead }, restam { $dice } dados. Jogar ou passar?
}
katego-ask-bid = { $dice ->
    [one] coluna { $column }: { $bid ->
        [0] nenhuma oferta ainda, você tem { $dice } dado. Oferecer
       *[other] a oferta é { $bid }, você tem { $dice } dado. Oferecer mais
    } ou passar?
   *[other] coluna { $column }: { $bid ->
        [0] nenhuma oferta ainda, você tem { $dice } dados. Oferecer
       *[other] a oferta é { $bid }, você tem { $dice } dados. Oferecer mais
    } ou passar?
}
katego-ask-take = { $value }: leve uma coluna

katego-wrote = { $seat } escreve { $value } na coluna { $column }.
katego-wrote-at = { $seat } escreve { $value } na coluna { $column } de { $row }.
katego-dashed = { $seat } risca a coluna { $column }.
katego-lost = { $seat } tira { $value }, e não cabe em lugar nenhum.
katego-quenched = A coluna { $column } se apaga: esse número já estava lá.
katego-captured = { $seat } e sua dupla capturam a coluna { $column }!
katego-takes = { $seat } leva a coluna { $column }!
katego-leads = { $seat } está na frente na coluna { $column } com { $total }.
katego-gives-up = { $seat } larga a coluna { $column } com { $total }.
katego-misses = { $dice ->
    [one] { $seat } joga { $dice } dado: { $value }, não basta.
   *[other] { $seat } joga { $dice } dados: { $value }, não basta.
}
katego-threw = { $dice ->
    [one] { $seat } joga { $dice } dado: { $value }.
   *[other] { $seat } joga { $dice } dados: { $value }.
}
katego-bids = { $dice ->
    [one] { $seat } oferece { $dice } dado.
   *[other] { $seat } oferece { $dice } dados.
}
katego-passes = { $seat } passa.
katego-nobody = Ninguém oferece pela coluna { $column }.

katego-moves = Diga uma coluna: “k7”. Também há “jogar”, “jogar 4”, “traço 5”, “ofereço 4” e “passo”, conforme a variante.
katego-columns = As colunas vão de { $first } a { $last }.
katego-full = A coluna { $column } está cheia.
katego-closed = A coluna { $column } está fechada.
katego-own-row = Você escreve na sua própria fileira.
katego-higher = A coluna { $column } tem { $last }: só pode vir um número maior, não { $value }.
katego-falls = { $value } não cabe na coluna { $column }: a fileira tem que descer da esquerda para a direita.
katego-rises = { $value } não cabe na coluna { $column }: a fileira tem que subir da esquerda para a direita.
katego-no-throws = Não sobrou lance para isso: escreva { $value }.
katego-write-now = Escreva { $value } em uma coluna.
katego-throw-again = { $value } não cabe em lugar nenhum: jogue de novo.
katego-give-up = { $value } não cabe em lugar nenhum: risque uma coluna com “traço 5”.
katego-count = { $dice ->
    [one] Você pode jogar { $dice } dado: diga “jogar 1”.
   *[other] Diga quantos dados joga, de 1 a { $dice }: “jogar 2”.
}
katego-take = Com { $value } você pode levar: { $columns }.
katego-bid-more = { $dice ->
    [one] Ofereça mais de { $bid } e no máximo { $dice } dado, ou passe.
   *[other] Ofereça mais de { $bid } e no máximo { $dice } dados, ou passe.
}
katego-ladder-moves = Diga “jogar” ou “passo”.
katego-named = Você já ditou { $value }: diga outro número.

katego-seats = Esta variante é para tantas pessoas: { $seats }.
katego-own-numbers = Esta variante tem números de coluna próprios: deixe tabela=um.
katego-not-together = Nesta variante as pessoas se atrapalham vez por vez, então um lance para todo mundo não serve.
katego-named-is-diceless = O katego psicológico com lances ditados é a variante sem dados: escolha “mental”.
katego-few-values = Só há { $values } números, e ninguém dita um duas vezes: escolha menos colunas.

katego-sheet-bid = { $dice ->
    [one] { $seat }: oferta { $dice } dado
   *[other] { $seat }: oferta { $dice } dados
}
katego-sheet-points = pontos
katego-sheet-column = coluna
katego-sheet-goal = O maior leva o número da coluna; iguais a queimam
katego-sheet-won = coluna ganha
katego-sheet-burnt = coluna queimada
katego-sheet-out = coluna apagada
katego-sheet-lost = coluna sem dono
katego-sheet-loser = perde pontos
katego-sheet-dice = dados restantes
katego-sheet-throws = lances restantes

katego-lesson-1 = A soma, 9, vai na sua fileira: digite k3
katego-lesson-2 = O maior, único, leva a coluna 2: 2 pontos
katego-lesson-3 = Dois têm o maior: coluna de ninguém
katego-lesson-4 = As colunas ganhas, somadas

katego-city-lesson-1 = Escreva o produto dos dados: 3 × 3 = 9
katego-city-lesson-2 = 9 passa o último daqui: digite k2
katego-city-lesson-3 = O último, 15, tem a coluna
katego-city-lesson-4 = Restam lances: “jogar” se quiser outro

katego-big-lesson-1 = 9 + 4 = 13, mas 7 + 7 é mais
katego-big-lesson-2 = 6 + 5 contra 5 + 6: soma igual, queima
katego-big-lesson-3 = Aqui cabe mais um número: digite k1

katego-product-lesson-1 = Escreva o produto: 1 × 4 = 4, digite k1
katego-product-lesson-2 = 3 × 4 e 2 × 6 são iguais: de ninguém
katego-product-lesson-3 = 6 × 6 = 36: não há produto maior

katego-super-lesson-1 = O 2 de Bruno estraga: 12 × 2 são só 24
katego-super-lesson-2 = As duas casas se multiplicam: 10 × 9 = 90
katego-super-lesson-3 = k1 b: o 3 vai na fileira de Bruno

katego-quench-lesson-1 = O 12 já estava lá: apagou a coluna 4
katego-quench-lesson-2 = Escreva produtos: 2 × 3 = 6, digite k1
katego-quench-lesson-3 = Outro 3 aqui apagaria a coluna 1

katego-power-lesson-1 = 8 depois de 12: a fileira desce
katego-power-lesson-2 = “jogar” custou um de dez extras
katego-power-lesson-3 = O 9 não cabia: “traço 4”

katego-firtree-lesson-1 = O meio vale mais: 3 pontos
katego-firtree-lesson-2 = A de Ana desce: aqui caberia de 4 a 6
katego-firtree-lesson-3 = A de Bruno sobe: aqui caberia de 7 a 9

katego-pairs-lesson-1 = Ana e Duda são dupla: os números somam
katego-pairs-lesson-2 = Outra dupla também tem 9: nenhum conta
katego-pairs-lesson-3 = 8 + 4 é o máximo do que sobra

katego-pairquench-lesson-1 = 8 + 7 é mais, mas 6 e 6 apagam a coluna
katego-pairquench-lesson-2 = 10 + 10: dois iguais estão seguros
katego-pairquench-lesson-3 = Duplas frente a frente: os números somam

katego-rivals-lesson-1 = O lance de Ana foi o de Duda: 11 e 11
katego-rivals-lesson-2 = Duas mesas, com um duelo em cada uma
katego-rivals-lesson-3 = Ana e Caio são dupla: 6 + 2 = 8

katego-capture-lesson-1 = 12 duas vezes na dupla: capturou na hora
katego-capture-lesson-2 = Sem captura: a maior soma, 25 + 20
katego-capture-lesson-3 = Capturada: ninguém escreve na coluna 1

katego-olympic-lesson-1 = O que Ana vê: a sua dupla está oculta
katego-olympic-lesson-2 = As fileiras da outra dupla Ana vê
katego-olympic-lesson-3 = Um lance: todo mundo escreve junto

katego-psychological-lesson-1 = Lance comum: 11 vai nas duas fileiras
katego-psychological-lesson-2 = A fileira de Bruno fica oculta até o fim
katego-psychological-lesson-3 = Iguais queimam: vá onde Bruno não está

katego-diceless-lesson-1 = Sem dados: Ana disse “digo 5 4”
katego-diceless-lesson-2 = Os dois escrevem o 9 ditado: digite k2
katego-diceless-lesson-3 = A fileira de Bruno fica coberta até o fim
katego-diceless-lesson-4 = Ana já ditou 11: outra vez não pode

katego-spare-lesson-1 = Lance fraco? “jogar” gasta um extra
katego-spare-lesson-2 = Ana ainda tem 4 dos cinco extras
katego-spare-lesson-3 = Antes 3, depois 11: vale o último lance

katego-saving-lesson-1 = Dois lances por vez: Bruno usou os dois
katego-saving-lesson-2 = Ana guardou um: pode “jogar” mais uma vez
katego-saving-lesson-3 = Vale o último lance da vez, agora 4

katego-limited-lesson-1 = 20 lances para a partida: restam 17
katego-limited-lesson-2 = Por este 11 Ana gastou três lances
katego-limited-lesson-3 = Sem lances, casa vazia vale 0

katego-village-lesson-1 = Vez 3: um dado fica em 3; 3 × 4 = 12
katego-village-lesson-2 = “jogar” de novo? Restam 27 de 30 lances
katego-village-lesson-3 = 1 × 6 na vez 1; na vez 6 até 6 × 6

katego-skittles-lesson-1 = 30 dados para a partida: Ana tem 17
katego-skittles-lesson-2 = “jogar 7”: sete dados deram 30
katego-skittles-lesson-3 = Sem dados, casa vazia vale 0

katego-ladder-lesson-1 = Ana parou em 8: Bruno precisa de mais
katego-ladder-lesson-2 = 6, 1, 4, um a um: Bruno lidera, “passo”
katego-ladder-lesson-3 = Quem sobra leva; esta é a próxima
katego-ladder-lesson-4 = 30 dados ao todo: cada “jogar” gasta um

katego-skirmish-lesson-1 = 6 + 2 passa de 6: Bruno leva a coluna
katego-skirmish-lesson-2 = A próxima, 7: “jogar 2”, ou mais dados?
katego-skirmish-lesson-3 = 30 dados cada; o que se joga se gasta

katego-trade-lesson-1 = Dois dados pela coluna 6: “ofereço 3”?
katego-trade-lesson-2 = Os dois de Ana, 3 + 4, passam de 5: levou
katego-trade-lesson-3 = Os de Bruno deram só 3: coluna perdida

katego-auction-lesson-1 = Maior oferta de Bruno, 2: jogou dois
katego-auction-lesson-2 = 8 serve para qualquer coluna: digite k6
katego-auction-lesson-3 = Bruno gastou dois de 30 dados

katego-progressive-lesson-1 = 6, 8, 11: cada um maior que o anterior
katego-progressive-lesson-2 = O último, 10, tem a coluna
katego-progressive-lesson-3 = 4 passa o 3 da coluna 2: digite k2

katego-podium-lesson-1 = 12, o maior, único: +4 para Bruno
katego-podium-lesson-2 = 11, o menor, único: −4 para Ana
katego-podium-lesson-3 = Melhor não escrever nada? “passo”

katego-golf-lesson-1 = “jogar 7” deu 27, mais que 21: digite k3
katego-golf-lesson-2 = 21 passou 14: o último tem a coluna
katego-golf-lesson-3 = 50 dados cada, no máximo dez por vez
