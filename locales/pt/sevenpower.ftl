# Seven to the power: seven brings seven chips, other sums cost.

sevenpower-name = Força do sete
sevenpower-also = sete à potência | sete ganha
sevenpower-about = Dois dados que dão sete rendem sete fichas; qualquer outra soma custa a distância até sete. Vence quem sobra com fichas.
sevenpower-brief = dois dados, dez minutos
sevenpower-rules =
    Cada pessoa tem vinte fichas. Na sua vez jogue dois dados e some.

    Sete lhe dá sete fichas do pote; se há menos, a banca põe o que falta. Qualquer outra soma custa tantas fichas quantas ela está longe do sete: elas vão para o pote.

    Se você não pode pagar tudo, paga o que tem. Quem fica sem fichas está fora. Vence quem sobra com fichas.

    Por exemplo, 6 4 dá dez e custa três fichas, 3 2 dá cinco e custa duas.

    Com “soma=onze” você paga a distância até onze. O onze leva o pote inteiro, e com doze você paga tantas fichas quantas há nele.

    Diga “jogar” ou toque no botão.

sevenpower-opt-chips = quantas fichas tem cada pessoa
sevenpower-opt-sum = que soma ganha: sete dá sete fichas, onze o pote inteiro
sevenpower-key-chips = fichas
sevenpower-key-sum = soma
sevenpower-is-seven = sete
sevenpower-is-eleven = onze
sevenpower-set-chips = { $value ->
    [one] { $value } ficha por pessoa
   *[other] { $value } fichas por pessoa
}
sevenpower-set-sum = { $value ->
    [eleven] onze leva o pote
   *[other] sete dá sete fichas
}

sevenpower-word-roll = jogar | jogo | lançar | rolar

sevenpower-takes = { $seat } tira { $faces }, { $sum }: { $chips } do pote!
sevenpower-takes-more = { $seat } tira { $faces }, { $sum }: { $chips }, { $pot ->
    [0] tudo da banca!
   *[other] { $pot } do pote e { $lacks } da banca!
}
sevenpower-pays = { $seat } tira { $faces }, { $sum }, e paga { $chips }.
sevenpower-all = { $seat } tira { $faces }, { $sum }, e paga tudo o que resta: { $chips }.
sevenpower-sheet-seven = 7 leva 7 fichas, se não, pague a distância
sevenpower-sheet-eleven = 11 leva o pote, 12 dobra, se não, pague a distância
sevenpower-sheet-left = fica no pote: { $count }
sevenpower-sheet-aim = alvo: { $aim }
sevenpower-sheet-puts = soma { $sum }, paga a distância: { $off }
sevenpower-sheet-doubles = { $sum } dobra o pote: paga { $count }
sevenpower-sheet-rest = { $sum }: últimas { $count } para o pote
sevenpower-sheet-last = soma { $sum }, distância { $off }: paga as últimas { $count }
sevenpower-sheet-takes = soma { $sum }, leva { $count }

sevenpower-lesson-1 = 6 + 4 = 10, a três de sete: Ana pagou 3
sevenpower-lesson-2 = 4 + 3 = 7: sete fichas para Bruno
sevenpower-lesson-3 = “jogar”: a banca põe o que falta no pote
