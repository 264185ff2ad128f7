bulls-name = Touros e vacas
bulls-also = senha | bois e vacas | vacas e touros
bulls-about = Adivinhe um número secreto: um touro para cada algarismo no lugar, uma vaca para cada um que fica em outro.
bulls-brief = dez minutos
bulls-rules =
    Cada pessoa pensa em um número de quatro algarismos diferentes, que pode começar com 0, e manda para o bot no privado.

    Depois cada lado dá um palpite por vez. A resposta conta os touros, algarismos no lugar certo, e as vacas, algarismos que estão no número, mas em outro lugar. Se o segredo é 6109, o palpite 0123 tem um touro (o 1) e uma vaca (o 0).

    Vence quem adivinhar primeiro o número do outro lado. Se foi quem começou, o outro lado tem um último palpite; se também acertar, é empate.

    Para dar um palpite, digite os algarismos: 0123.

    Quem cria a partida pode escolher de três a seis algarismos, e com “repete” um algarismo pode aparecer várias vezes no número. Jogando só, você adivinha um número do bot com o mínimo de palpites.
bulls-opt-digits = algarismos de um número
bulls-opt-repeat = um algarismo pode aparecer várias vezes no número
bulls-opt-solo = uma pessoa só adivinha o número do bot
bulls-key-digits = algarismos | dígitos
bulls-key-repeat = repete | repetir
bulls-key-solo = solo | só
bulls-set-digits = { $value ->
    [one] { $value } algarismo
   *[other] { $value } algarismos
}
bulls-set-repeat = { $value ->
    [on] algarismos podem repetir
   *[other] todos os algarismos diferentes
}
bulls-set-solo = { $value ->
    [on] uma pessoa só, contra o número do bot
   *[other] uma pessoa só, ou duas, uma contra a outra
}

bulls-ask-secret = { $digits ->
    [one] { $several ->
        [yes] pensem em um número secreto de { $digits } algarismo
       *[no] pense em um número secreto de { $digits } algarismo
    }
   *[other] { $several ->
        [yes] pensem em um número secreto de { $digits } algarismos
       *[no] pense em um número secreto de { $digits } algarismos
    }
}
bulls-ask-guess = { $digits ->
    [one] { $several ->
        [yes] adivinhem o número: digitem { $digits } algarismo
       *[no] adivinhe o número: digite { $digits } algarismo
    }
   *[other] { $several ->
        [yes] adivinhem o número: digitem { $digits } algarismos
       *[no] adivinhe o número: digite { $digits } algarismos
    }
}
bulls-ask-last = seu número foi adivinhado: um último palpite para empatar
bulls-own-secret = ✏ Meu número
bulls-do-secret = um número foi escolhido
bulls-do-guess = { $guess }

bulls-ready = { $seat } já pensou em um número.
bulls-answer = { $seat }: { $guess } – { $bulls ->
    [0] nenhum touro
    [one] um touro
   *[other] { $bulls } touros
}, { $cows ->
    [0] nenhuma vaca
    [one] uma vaca
   *[other] { $cows } vacas
}.
bulls-found = { $seat }: { $guess } – é esse!
bulls-unset = nada ainda
bulls-bull = no lugar
bulls-cow = em outro lugar
bulls-seeks = busca o número de { $seat }
bulls-seeks-bot = busca o número do bot

bulls-feat = { $guesses ->
    [one] { $guesses } palpite
   *[other] { $guesses } palpites
}

bulls-reject-syntax = { $digits ->
    [3] Digite três algarismos, por exemplo 609.
    [4] Digite quatro algarismos, por exemplo 6109.
    [5] Digite cinco algarismos, por exemplo 61093.
   *[other] Digite { $digits } algarismos, por exemplo 610934.
}
bulls-reject-count = { $digits ->
    [one] Os números aqui têm { $digits } algarismo; o seu tem { $given }.
   *[other] Os números aqui têm { $digits } algarismos; o seu tem { $given }.
}
bulls-reject-repeat = Todos os algarismos têm que ser diferentes, e o { $digit } aparece mais de uma vez.
bulls-reject-solo = “Solo” é para uma pessoa. Deixe de fora para jogar contra alguém.

bulls-lesson-1 = Um touro: o 1 está no lugar
bulls-lesson-2 = Uma vaca: há um 0, mas em outro lugar
bulls-lesson-3 = Digite os números: “6109”, e Ana achou
bulls-lesson-4 = O número de Ana, mandado no privado
bulls-lesson-5 = Ana começou, então Bruno tem mais um
