# Martinetti: from one to twelve and back, by three dice and their sums.

martinetti-name = Martinetti
martinetti-also = de um a doze
martinetti-about = Três dados e suas somas levam você de um a doze e de volta a um, número por número. Vence quem volta primeiro.
martinetti-brief = três dados, dez minutos
martinetti-rules =
    Passe pelos números de 1 a 12 em ordem, e volte a 1. Na sua vez jogue três dados uma vez: toque no botão ou diga “jogar”.

    O número que falta pode ser um dado, a soma de dois, ou a soma dos três. Se ele sai, o mesmo lance pode dar também o próximo, e assim por diante, até onde for; cada dado conta de novo para cada número. O bot pega todos por você.

    Por exemplo, o primeiro lance é 1 1 3: aí está o seu 1, depois 1 + 1 = 2, o 3, 3 + 1 = 4 e 3 + 1 + 1 = 5 – cinco números com um lance.

    Depois do 12 vêm 11, 10 e assim por diante. Quem primeiro volta a 1 vence na hora.

    Com “repetir” você joga de novo enquanto cada lance avança.

martinetti-opt-again = quem avança joga de novo
martinetti-key-again = repetir | de novo
martinetti-set-again = { $value ->
    [on] quem avança joga de novo
   *[other] um lance por vez
}

martinetti-word-roll = jogar | jogo | lançar | rolar

martinetti-ask = jogue três dados: falta o { $next }
martinetti-got = { $seat } tira { $faces } e pega { $numbers }. O próximo é { $next }.
martinetti-nothing = { $seat } tira { $faces }: sem { $next }.
martinetti-home = { $seat } tira { $faces }, pega { $numbers } e está de volta!
martinetti-sheet = Com anel: o número que falta
martinetti-sheet-again = Com anel: o que falta; se sair, jogue de novo
martinetti-sheet-got = pegou { $numbers }

martinetti-lesson-1 = 4 + 6 = 10 e 6 + 3 = 9: dois de uma vez
martinetti-lesson-2 = O anel: o número que falta agora
martinetti-lesson-3 = Um traço em cima: na volta de 12 para 1
martinetti-lesson-4 = Agora é a vez de Bruno: “jogar”
