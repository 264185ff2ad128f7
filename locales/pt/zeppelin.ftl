# The airship: chips on fields, and a gondola that keeps them.

zeppelin-name = Dirigível
zeppelin-also = o dirigível | gôndola | zepelim
zeppelin-about = Ponha uma ficha em campo vazio, tire de um cheio – e o seis cai na gôndola, que não devolve nada. Vence quem sobra com fichas.
zeppelin-brief = um dado, cinco minutos
zeppelin-rules =
    Cada pessoa tem seis fichas. O dirigível tem cinco campos, de 1 a 5, e embaixo dele fica a gôndola, o número 6.

    Na sua vez jogue um dado. Se o campo desse número está vazio, ponha uma ficha nele. Se há uma ficha, pegue-a. Com um 6 você põe uma ficha na gôndola, sempre, e ela fica lá.

    Quem fica sem fichas está fora. Vence quem sobra com fichas.

    Por exemplo: Ana tira 3 e põe uma ficha no campo 3. Bruno também tira 3, e a pega.

    Diga “jogar” ou toque no botão.

zeppelin-opt-chips = quantas fichas tem cada pessoa
zeppelin-key-chips = fichas
zeppelin-set-chips = { $value ->
    [one] { $value } ficha por pessoa
   *[other] { $value } fichas por pessoa
}

zeppelin-word-roll = jogar | jogo | lançar | rolar

zeppelin-put = { $seat } tira { $face } e põe uma ficha ali.
zeppelin-take = { $seat } tira { $face } e pega a ficha.
zeppelin-gondola = { $seat } tira { $face }: uma ficha vai para a gôndola.
zeppelin-sheet = Vence quem sobra com fichas
zeppelin-sheet-puts = { $face } vazio, põe 1
zeppelin-sheet-takes = { $face } cheio, leva 1
zeppelin-sheet-keeps = { $face }, põe 1 na gôndola
zeppelin-sheet-gondola = × { $count }

zeppelin-lesson-1 = “jogar”: o campo 2 estava vazio, Ana pagou
zeppelin-lesson-2 = Um 6 vai para a gôndola e fica
zeppelin-lesson-3 = O campo 1 estava cheio: Bruno pegou
zeppelin-lesson-4 = Ana não tem mais fichas e está fora
