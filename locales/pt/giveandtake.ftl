# Give and take: as many chips as the die shows go to the next player.

giveandtake-name = Toma lá, dá cá
giveandtake-also = dá cá | passa ficha
giveandtake-about = Jogue o dado e dê tantas fichas à próxima pessoa. Vence quem primeiro fica sem fichas.
giveandtake-brief = um dado, cinco minutos
giveandtake-rules =
    Cada pessoa tem dez fichas e quer se livrar delas.

    Na sua vez jogue um dado. Dê tantas fichas quantas ele mostra à próxima pessoa – a da sua esquerda, se fosse em volta da mesa. O 6 é diferente: aí você tira uma ficha do jogo.

    Se o dado mostra mais do que você tem, nada acontece.

    Quem primeiro fica sem fichas vence na hora.

    Por exemplo, com quatro fichas um 3 dá três delas, e um 5 não faz nada.

    Diga “jogar” ou toque no botão.

giveandtake-opt-chips = quantas fichas tem cada pessoa
giveandtake-key-chips = fichas
giveandtake-set-chips = { $value ->
    [one] { $value } ficha por pessoa
   *[other] { $value } fichas por pessoa
}

giveandtake-word-roll = jogar | jogo | lançar | rolar

giveandtake-gives = { $seat } tira { $face }: { $chips } para { $other }.
giveandtake-away = { $seat } tira { $face }: uma ficha sai do jogo.
giveandtake-few = { $seat } tira { $face }, mas só tem { $chips }: nada acontece.
giveandtake-sheet = Vence quem fica sem fichas
giveandtake-sheet-away = { $count } fora do jogo
giveandtake-sheet-gives = dá { $count }
giveandtake-sheet-six = { $face }: uma ficha sai do jogo
giveandtake-sheet-few = { $face } é mais que { $count }: nada

giveandtake-lesson-1 = Bruno tirou 3: três fichas para Ana
giveandtake-lesson-2 = Um 6 tira uma ficha do jogo
giveandtake-lesson-3 = “jogar”: um 4 vence já, um 5 não faz nada
