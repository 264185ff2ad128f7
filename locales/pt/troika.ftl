troika-name = Troika
troika-also = trio de letras | três letras
troika-about = Escrevam letras, uma por vez: quem completa uma palavra de três letras fica com ela.
troika-brief = dez minutos
troika-rules =
    Duas pessoas se revezam e escrevem uma letra qualquer em uma casa vazia. Sempre que três letras vizinhas em uma linha, coluna ou diagonal formam uma palavra, quem a completou com a sua letra ganha um ponto. A palavra pode ser lida de qualquer ponta; três casas contam uma vez só, mesmo que formem palavra nos dois sentidos. Uma letra pode completar várias palavras.

    As palavras são substantivos de três letras do dicionário. Em tabuleiros maiores que 3 × 3 contam todas as trincas de vizinhas em linha.

    Quando o tabuleiro enche, vence quem tem mais palavras. Com “primeira”, a primeira palavra vence na hora.

    Digite casa e letra: b2 k.

    Quem cria a partida pode escolher o tabuleiro, de 3 × 3 a 6 × 6, e o idioma das palavras.
troika-opt-size = casas de cada lado do tabuleiro
troika-opt-first = a primeira palavra vence
troika-opt-lang = idioma das palavras
troika-key-size = tamanho
troika-key-first = primeira | primeira palavra
troika-key-lang = idioma | língua
troika-set-size = tabuleiro { $value } × { $value }
troika-set-first = { $value ->
    [on] a primeira palavra vence
   *[other] vence quem tem mais palavras
}
troika-set-lang = palavras: { $language }

troika-ask = escreva uma letra em uma casa vazia
troika-ask-first = escreva uma letra em uma casa vazia; a primeira palavra vence
troika-write = { $place } { $letter }
troika-scored = { $seat }: { $place } { $letter } – { $words }, { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}!

troika-reject-syntax = Digite uma casa e uma letra, por exemplo b2 k.
troika-reject-letters = As palavras aqui: { $language }. Escreva uma letra desse idioma.
troika-reject-outside = Não existe { $place } neste tabuleiro: a última casa é { $last }.
troika-reject-taken = { $place } já tem letra. Escolha uma casa vazia.

troika-lesson-1 = O P de Ana deu TOP na diagonal: um ponto
troika-lesson-2 = Dos dois lados, POM ou MOP: um ponto só
troika-lesson-3 = Qualquer letra em casa vazia: a2 k
troika-lesson-4 = Tabuleiro cheio: mais palavras vencem
