# A thousand with six dice: set aside what counts, roll the rest.

thousand-name = Mil com seis dados
thousand-also = mil | mil pontos | mil nos dados
thousand-about = Separe os dados que contam e jogue os outros de novo, enquanto tiver coragem: vence quem chega a 1000 primeiro.
thousand-brief = seis dados, quinze minutos
thousand-rules =
    Chegue a 1000 pontos primeiro. Na sua vez o bot joga seis dados. De cada lance separe pelo menos um dado que conta; depois pare e anote os pontos, ou jogue os outros. Se nada conta, perdem-se todos os pontos da vez. Com os seis separados, pode jogar todos de novo.

    Um 1 vale 10, um 5 vale 5. Três iguais no mesmo lance: dez vezes o número, e aqui o 1 é dez: 4 4 4 dá 40, 1 1 1 dá 100. Quatro: vinte vezes, 80 e 200; cinco: cem vezes, 400 e 1000. 1 2 3 4 5 6: 150. Seis iguais vencem na hora.

    Você tira 1 1 1 5 2 6: digite “jogar 1 1 1 5”, e tem 105. Os outros dois dão 5 e 3: “parar” anota 110. Só “jogar” ou “parar” separa tudo o que conta. Ou aperte botões.

    Opções: a meta; “abertura”, o mínimo dos primeiros pontos; “buracos”: com 200 a 295 só dá para parar se a vez chega a 300; igual de 600 a 700. “junto”: seis dados caem para todo mundo; quem tem menos usa os primeiros da esquerda.

thousand-opt-goal = quantos pontos vencem
thousand-opt-opening = quantos pontos a primeira vez que conta tem que trazer
thousand-opt-pits = de 200 a 300 e de 600 a 700 pontos é preciso sair em uma vez só
thousand-key-goal = meta | pontos
thousand-key-opening = abertura
thousand-key-pits = buracos
thousand-set-goal = até { $value } pontos
thousand-set-opening = { $value ->
    [0] sem abertura
   *[other] abertura { $value }
}
thousand-set-pits = { $value ->
    [on] com buracos
   *[other] sem buracos
}

thousand-word-roll = jogar | jogo | lançar | rolar | separo
thousand-word-hold = parar | paro | chega | anoto

thousand-roll = 🎲 { $faces }: { $points }, jogar { $dice }
thousand-roll-news = { $seat } separa { $faces } e joga { $dice }.
thousand-hold = ✋ Parar: +{ $points }
thousand-hold-news = { $seat } para com { $points }.

thousand-ask = { $now ->
    [0] o que você separa? Tudo o que conta: { $points }
   *[other] o que você separa? Tudo o que conta dá { $points } nesta vez
}
thousand-ask-all = continuar ou parar?
thousand-holds = Seus dados: { $faces }. Nesta vez: { $points }.
thousand-holds-none = Nesta vez: { $points }.

thousand-threw = { $seat } tira { $faces }.
thousand-bust = { $points ->
    [0] { $seat } tira { $faces }: nada conta.
   *[other] { $seat } tira { $faces }: nada conta, lá se vão { $points }.
}
thousand-six = { $seat } tira { $faces }: seis iguais!
thousand-aside = { $seat } separa { $faces }: { $points } nesta vez.
thousand-banks = { $seat } anota { $points }: { $total } ao todo.

thousand-reject-syntax = Digite “jogar” ou “parar”, ou também os dados que você separa: “jogar 1 5”.
thousand-reject-set = Não dá para separar { $faces }: uns e cincos contam sozinhos, os outros a partir de três iguais, tudo deste lance.
thousand-reject-stop = Com { $points } ainda não dá para parar: são precisos { $least } em uma vez. Continue jogando.

thousand-sheet-points = pontos
thousand-sheet-now = vez
thousand-sheet-turn = { $seat }: { $points } nesta vez
thousand-sheet-bust = queimou
thousand-sheet-ticked = dá para separar: { $points }
thousand-sheet-all = para todo mundo: lance { $throw }

thousand-lesson-1 = “jogar 4 4 4 1”: separados valem 50
thousand-lesson-2 = Agora “jogar” os outros, ou “parar” e anotar
thousand-lesson-3 = Nada conta: a vez inteira se perdeu
thousand-lesson-4 = Vence quem chega à meta, aqui 300
