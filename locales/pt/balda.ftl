balda-name = Balda
balda-also = quadrado de palavras | palavras no quadrado
balda-about = Ponha uma letra no quadrado e leia uma palavra nova que passe por ela. Palavra longa vale mais. De 1 a 4 pessoas.
balda-brief = meia hora
balda-rules =
    Uma palavra está escrita na linha do meio. Na sua vez, ponha uma letra em uma casa vazia e diga uma palavra que passe por ela: de casa em casa para cima, para baixo ou para os lados, cada casa uma vez, nunca na diagonal. Cada letra da palavra vale um ponto.

    Só valem substantivos comuns na forma básica, e nenhuma palavra duas vezes, nem a primeira. Se o dicionário não conhece a sua palavra, o resto da mesa decide: ela vale se alguém disser que sim e ninguém que não. Uma palavra assim por vez. Computador não vota.

    Você pode passar. Quando o quadrado enche, ou todo mundo passa em seguida, vence quem tem mais pontos. Jogando só, o objetivo é encher o quadrado.

    Digite casa, letra e palavra: c2 k crank.

    Quem cria a partida pode escolher o lado (tamanho=7), a primeira palavra (palavra=ghost) ou o número de vezes de cada pessoa (vezes=5). Com “/balda próprios” também se pergunta por nomes próprios.
balda-opt-size = casas de cada lado, número ímpar (5, ou tantas quantas letras tem a primeira palavra)
balda-opt-word = a primeira palavra: palavra=ghost (sorteada, se nada for dito)
balda-opt-proper = nomes próprios também valem, se o resto da mesa aceitar
balda-opt-turns = quantas vezes joga cada pessoa; 0: até o quadrado encher
balda-opt-lang = idioma das palavras
balda-key-size = tamanho | quadrado
balda-key-word = palavra | primeira palavra
balda-key-proper = próprios | nomes
balda-key-turns = vezes
balda-key-lang = idioma | língua
balda-set-size = quadrado { $value } × { $value }
balda-set-word = primeira palavra { $value }
balda-set-proper = { $value ->
    [on] nomes próprios valem se a mesa aceitar
   *[other] só substantivos comuns
}
balda-set-turns = { $value ->
    [0] até o quadrado encher
    [one] { $value } vez por pessoa
   *[other] { $value } vezes por pessoa
}
balda-set-lang = palavras: { $language }

balda-word-pass = passo | passar | eu passo
balda-word-counts = vale | ela vale | aceito
balda-word-void = não vale | ela não vale | não aceito
balda-word-abstain = me abstenho | abstenção

balda-ask = { $several ->
    [yes] ponham uma letra e digam uma palavra que passe por ela, ou passem
   *[no] ponha uma letra e diga uma palavra que passe por ela, ou passe
}
balda-sheet-vote = { $word } não está no dicionário: a mesa vota
balda-ask-vote = o dicionário não conhece { $word }. É um substantivo comum?
balda-ask-proper = o dicionário não conhece { $word }. Vale? Nomes próprios valem
balda-write = { $place } { $letter }: { $word }, { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
balda-pass = ⏭ Passar
balda-yes = ✅ Vale
balda-no = ❌ Não vale
balda-abstain = abstenção
balda-pass-news = { $seat }: passo.
balda-yes-news = { $seat }: vale.
balda-no-news = { $seat }: não vale.
balda-offered = { $seat }: { $place } { $letter }, propõe { $word }: { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
} se a mesa aceitar.
balda-taken = { $word } vale.
balda-turned-down = { $word } não vale. { $seat } tenta outra vez, com uma palavra do dicionário.

balda-reject-syntax = Digite casa, letra e palavra, por exemplo c2 k crank, ou “passo”.
balda-reject-letters = As palavras aqui: { $language }. Escreva letra e palavra nesse idioma.
balda-reject-outside = Não existe { $place } neste quadrado: a última casa é { $last }.
balda-reject-taken = { $place } já tem letra. Escolha uma casa vazia.
balda-reject-short = Uma palavra tem pelo menos duas letras.
balda-reject-letter = O caminho tem que passar por { $place }, mas { $word } não tem { $letter }.
balda-reject-used = { $word } já foi usada.
balda-reject-through = O caminho tem que passar por { $place }: { $word } só se lê sem essa casa.
balda-reject-path = Não há caminho: { $word } não se lê de casa em casa por { $place }.
balda-reject-unknown = { $word } não está no dicionário.
balda-reject-turned-down = { $word } não está no dicionário, e a mesa não aceitou.
balda-reject-one-try = { $word } não está no dicionário, e só dá para tentar uma palavra inventada por vez. Use uma do dicionário, ou passe.
balda-reject-vote = Primeiro diga se { $word } vale: “vale” ou “não vale”.
balda-reject-no-vote = Não há nada para votar.
balda-reject-word-letters = { $word } tem letras que não existem nesse idioma: { $language }. Para palavras de outro idioma, diga qual, por exemplo idioma=fr.
balda-reject-word-even = A primeira palavra precisa de um número ímpar de letras, para haver uma linha do meio: { $word } não serve.
balda-reject-word-size = { $word } tem { $count } letras, e o quadrado { $size } casas de cada lado. Deixe um dos dois de fora.

balda-lesson-1 = A letra nova A dá ATOM: 4 pontos
balda-lesson-2 = Leia de casa em casa, nunca na diagonal
balda-lesson-3 = Digite casa, letra e palavra: “c1 e mope”
balda-lesson-4 = Quadrado cheio: vence quem tem mais
