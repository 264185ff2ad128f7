gallows-name = Forca
gallows-also = jogo da forca | enforcado
gallows-about = Uma palavra secreta, uma letra por vez, e um desenho que cresce a cada erro: a forca.
gallows-brief = cinco minutos
gallows-rules =
    Quem começa escolhe uma palavra, no privado com o bot: de 4 a 16 letras, do dicionário. A turma toda procura junto.

    Um palpite é uma letra ou a palavra inteira. Letra que está na palavra aparece em todos os lugares; para a que não está, um traço: poste, trave, corda, cabeça, corpo, dois braços, duas pernas. Palavra errada também custa um traço. Repetir um palpite não custa nada, nem letra que já aparece em uma ponta.

    Quem acha a palavra vence. Se o desenho fica pronto antes, vence quem escolheu a palavra.

    Digite uma letra, como “a”, ou a palavra inteira, ou toque em uma letra. Palavra que não combina com as letras abertas passa por conversa; para arriscar: “palavra crown”.

    Com “quem=bot” o bot escolhe e todo mundo adivinha; jogando só é sempre assim. “pontas=não” esconde a primeira e a última letra, “vidas” encurta o desenho, “aceita=qualquer” permite palavras fora do dicionário. Com “palavras=5” são cinco palavras: quem acha uma escolhe a próxima, e vence quem achar mais.
gallows-opt-setter = quem escolhe as palavras: uma pessoa, ou o bot para todo mundo
gallows-opt-lang = idioma das palavras
gallows-opt-ends = mostrar a primeira e a última letra
gallows-opt-lives = quantos traços até o desenho ficar pronto
gallows-opt-allow = que palavras valem: as do dicionário, ou qualquer uma
gallows-opt-words = quantas palavras são jogadas
gallows-key-setter = quem
gallows-key-lang = idioma | língua
gallows-key-ends = pontas | primeira e última letra
gallows-key-lives = vidas | traços
gallows-key-allow = aceita
gallows-key-words = palavras
gallows-is-player = pessoa | gente
gallows-is-bot = bot
gallows-is-dictionary = dicionário
gallows-is-any = qualquer | todas
gallows-set-setter = { $value ->
    [bot] o bot escolhe as palavras
   *[other] uma pessoa escolhe a palavra
}
gallows-set-lang = palavras: { $language }
gallows-set-ends = { $value ->
    [on] primeira e última letra à vista
   *[other] nenhuma letra à vista
}
gallows-set-lives = { $value ->
    [one] { $value } traço
   *[other] { $value } traços
}
gallows-set-allow = { $value ->
    [any] qualquer palavra vale
   *[other] palavras do dicionário
}
gallows-set-words = { $value ->
    [one] { $value } palavra
   *[other] { $value } palavras
}

gallows-word-word = palavra

gallows-own-secret = ✏ Escolher palavra
gallows-ask-word = escolha uma palavra para a turma, de 4 a 16 letras
gallows-ask-guess = { $several ->
    [yes] { $left ->
        [one] digam uma letra ou a palavra. Mais um traço e o desenho fica pronto!
       *[other] digam uma letra ou a palavra. Restam { $left } traços
    }
   *[no] { $left ->
        [one] diga uma letra ou a palavra. Mais um traço e o desenho fica pronto!
       *[other] diga uma letra ou a palavra. Restam { $left } traços
    }
}
gallows-do-set = palavra escolhida
gallows-do-guess = { $guess }
gallows-tried = ·
gallows-left = restam { $left }
gallows-setter = palavra de { $seat }
gallows-setter-past = a palavra era de { $seat }
gallows-finder = achada por { $seat }
gallows-unfound = ninguém achou

gallows-set = { $seat } escolheu uma palavra de { $count ->
    [one] { $count } letra
   *[other] { $count } letras
}.
gallows-found = { $seat }: { $letter } – { $count ->
    [one] tem uma.
    [2] tem duas.
    [3] tem três.
   *[other] tem { $count }.
}
gallows-missed = { $seat }: { $letter } – não tem, um traço.
gallows-ends = { $seat }: { $letter } – não tem outra. Não custa nada.
gallows-no = { $seat }: { $word } – não é, um traço.
gallows-guessed = { $seat } achou: { $word }!
gallows-drawn-out = O desenho está pronto. A palavra era { $word }.
gallows-called-off = Quem escolheu a palavra saiu. A palavra era { $word }.

gallows-feat = { $strokes ->
    [0] nenhum traço
    [one] { $strokes } traço
   *[other] { $strokes } traços
}

gallows-reject-syntax = Digite uma letra, ou a palavra inteira.
gallows-reject-syntax-word = Digite uma palavra, só com letras.
gallows-reject-length = Uma palavra tem de { $least } a { $most } letras; esta tem { $count }.
gallows-reject-unknown = “{ $word }” não está no dicionário. Use um substantivo comum na forma básica.
gallows-reject-again = { $letter } já foi tentada. Não custa nada; diga outra letra.
gallows-reject-long = Nenhuma palavra aqui tem mais de { $most } letras. Não custa nada.
gallows-reject-wrong = { $word } já foi tentada e não é. Não custa nada.

gallows-lesson-1 = Não tem essa letra: mais um traço, a corda
gallows-lesson-2 = Digite uma letra, “t”, ou a palavra toda
gallows-lesson-3 = Se o desenho fica pronto, Ana vence
gallows-lesson-4 = Ana escolheu a palavra no privado
gallows-lesson-5 = Vence quem acha a palavra
