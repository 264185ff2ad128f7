# Put and take: the first die says which, the second how much.

putandtake-name = Põe e tira
putandtake-also = rapa | tira e põe | deixa põe tira
putandtake-about = Dois dados: o primeiro diz se você põe fichas no pote ou tira, o segundo quantas. Quem fica sem está fora.
putandtake-brief = dois dados, cinco minutos
putandtake-rules =
    Cada pessoa tem cinco fichas e põe uma delas no pote.

    Na sua vez jogue dois dados. Se o primeiro é par, você tira do pote; se é ímpar, põe fichas. O segundo diz quantas: 1 é uma ficha, 2 são duas, 3 são três, 4 também três, 5 são quatro, e 6 é tudo – você rapa o pote inteiro, ou põe tantas quantas há nele.

    Ninguém tira mais do que há, e ninguém põe mais do que tem. Quando o pote fica vazio, cada pessoa põe de novo uma ficha.

    Quem fica sem fichas está fora. Vence quem sobra com fichas.

    Por exemplo, 4 6 tira tudo, e 1 5 põe quatro.

    Diga “jogar” ou toque no botão.

putandtake-opt-chips = quantas fichas tem cada pessoa
putandtake-key-chips = fichas
putandtake-set-chips = { $value ->
    [one] { $value } ficha por pessoa
   *[other] { $value } fichas por pessoa
}

putandtake-word-roll = jogar | jogo | lançar | rolar

putandtake-takes = { $seat } tira { $faces } e leva { $chips }.
putandtake-takes-rest = { $seat } tira { $faces } e leva { $chips }: não há mais no pote.
putandtake-takes-all = { $seat } tira { $faces } e rapa o pote: { $chips }!
putandtake-puts = { $seat } tira { $faces } e põe { $chips }.
putandtake-puts-rest = { $seat } tira { $faces } e põe { $chips }: não tem mais.
putandtake-puts-all = { $seat } tira { $faces } e dobra o pote: { $chips }.
putandtake-ante = O pote está vazio: cada pessoa põe uma ficha.
putandtake-sheet-first = Primeiro dado: par tira, ímpar põe
putandtake-sheet = Segundo dado: 1–3 como mostra, 4 são três, 5 quatro, 6 tudo
putandtake-sheet-puts = põe { $count }
putandtake-sheet-same = dobra o pote: { $count }
putandtake-sheet-last = põe as últimas { $count }
putandtake-sheet-takes = leva { $count }
putandtake-sheet-takes-all = leva todas, { $count }; cada pessoa põe 1

putandtake-lesson-1 = Primeiro dado 1: põe. Segundo 5: quatro
putandtake-lesson-2 = Bruno só tinha três fichas e está fora
putandtake-lesson-3 = “jogar”: um par e depois 6 rapam o pote
