# Express: two sums of five dice, and a die to reject.

express-name = Expresso
express-also = paciência de dados
express-about = Faça duas somas de cinco dados e descarte o quinto. Comece poucas somas: uma com poucas marcas custa 200.
express-brief = cinco dados, dez minutos
express-rules =
    Faça mais pontos na sua lista das somas de 2 a 12. Cinco dados caem para todo mundo. Cada pessoa faz dois pares com quatro deles, marca as duas somas e descarta o quinto dado.

    Você pode descartar três números diferentes. Quando já tem três, é obrigatório descartar um deles se saiu; se nenhum saiu, sai um dado qualquer, e não conta. A sua lista acaba quando um dos seus números foi descartado oito vezes; o resto continua.

    Soma sem marcas vale 0, de uma a quatro marcas custam 200, cinco valem 0. Cada marca da sexta à décima vale o que diz o número ao lado da soma: 30 para o 7, até 100 para 2 e 12. Quinhentos pontos é um bom resultado.

    Os dados mostram 1 2 3 4 5: toque em um botão, ou digite “5 9 fora 1” no privado: 2 + 3, 4 + 5, e o 1 é descartado.

    Vence quem tem mais pontos. Cada pessoa decide em segredo até todo mundo escolher; com “junto=não” cada pessoa joga na sua vez. Com “ditados” os lances se dizem, e trinta fazem uma partida.

express-word-throw = jogar | jogo | lançar | rolar
express-word-name = digo | dizer
express-word-take = levo | marcar | marco
express-word-out = fora | sem | descarto

express-take = { $low } e { $high } fora { $out }
express-take-news = { $seat } leva { $low } e { $high }, e descarta { $out }.

express-ask = que duas somas fazer com { $faces }, e que dado fica fora?
express-holds = Sua lista: { $rejects ->
    [none] { $points } pontos.
   *[other] { $points } pontos, descartados: { $rejects }.
}

express-threw = { $seat } tira { $faces }.
express-takes = { $seat } leva { $low } e { $high }, e descarta { $out }.
express-done = { $seat } termina com { $points } pontos.

express-reject-syntax = Digite as duas somas e o dado que fica fora: “5 9 fora 1” faz 5 e 9 e descarta um 1.
express-reject-dice = Isso não dá para fazer de { $faces }: duas somas de dois dados cada, e o quinto dado.
express-reject-out = É preciso descartar um dos seus três números: { $faces }.

express-sheet-points = pontos
express-sheet-out = fora
express-sheet-rejected = descartes
express-sheet = 1–4 marcas: −200; 5: nada; da sexta em diante, o preço de cada
express-sheet-throw = Lance { $throw }:
express-sheet-last = Último:
express-sheet-full = Com anel: { $marks } marcas em um descartado encerram a folha

express-lesson-1 = Duas somas e um dado: “9 11 fora 6”
express-lesson-2 = Poucas marcas: por ora custam 200
express-lesson-3 = Marcas no 8 valem 40 a partir da sexta
express-lesson-4 = Três descartados; a oitava marca encerra
