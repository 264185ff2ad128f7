# A hundred and one: six rolls, each of them ones or tens.

hundredone-name = Cento e um
hundredone-also = cento e um e fora
hundredone-about = Seis lances, cada um unidades ou dezenas: chegue o mais perto possível de cem, mas não passe.
hundredone-brief = um dado, dois minutos
hundredone-rules =
    Uma rodada são seis lances de um dado. Depois de cada lance você anota unidades ou dezenas: um 4 vale 4 ou 40. Os seis contam, e nada muda depois.

    Os seus seis números se somam. A soma mais perto de 100 por baixo ganha a rodada e um ponto; com empate, um para cada. 100 exatos é o melhor, 101 ou mais está fora.

    Os lances são para todo mundo: cada pessoa anota em segredo, e depois de cada lance tudo aparece. Com “junto=não” cada pessoa joga seis lances próprios, uma depois da outra.

    Depois de cinco rodadas vence quem tem mais pontos; “rodadas” muda esse número. Para anotar, toque em um botão, ou digite o número no privado, por exemplo 40.

hundredone-word-throw = jogar | jogo | lançar | rolar
hundredone-word-name = digo | dizer

hundredone-writes = { $worth }

hundredone-ask = você tem { $sum }, e saiu { $face }: vale { $face } ou { $tens }?
hundredone-ask-all = { $several ->
    [yes] vocês anotam { $face } ou { $tens }?
   *[no] você anota { $face } ou { $tens }?
}

hundredone-threw = { $seat } tira { $faces }.
hundredone-wrote = { $seat } anota { $worth }, o que dá { $sum }.
hundredone-made = { $seat } anota { $worth } e termina com { $sum }.
hundredone-out = { $seat } anota { $worth } e está fora com { $sum }.
hundredone-lost = Acima de cem: { $names }.

hundredone-reject = O dado mostra { $face }: anote { $face } ou { $tens }.
hundredone-syntax = Digite o número que você anota: o do dado, ou dez vezes ele.

hundredone-sheet = Rodada { $round } de { $rounds }; o dado ou ×10, mais de { $most } é demais
hundredone-sheet-before = antes { $sums }
hundredone-sheet-short = até 100: { $points }
hundredone-sheet-out = demais

hundredone-lesson-1 = Um 4 se anota “4” ou “40”
hundredone-lesson-2 = Tudo se soma: este 20 era um 2
hundredone-lesson-3 = 84 é o mais perto de 100: um ponto
hundredone-lesson-4 = 101 ou mais está fora
