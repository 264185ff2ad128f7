# Fifty: two dice, only equal ones count.

fifty-name = Cinquenta
fifty-also = duplas até cinquenta
fifty-about = Dois dados, e só iguais contam: dois seis dão muito, dois três levam tudo embora.
fifty-brief = dois dados, dois minutos
fifty-rules =
    Vence quem primeiro tem cinquenta pontos. Cada vez é um lance de dois dados: toque no botão ou diga “jogar”. Não há nada a decidir, só torcer.

    Se os dois dados são diferentes, nada. 6 6 dá 25 pontos. 1 1, 2 2, 4 4 ou 5 5 dá 5. Mas 3 3 é um desastre: todos os seus pontos se vão, e você recomeça do zero.

    Por exemplo, 4 4 e depois 6 6 dão 30 pontos; se em seguida vem 3 3, você volta a 0.

    Quem chega a cinquenta vence na hora. Uma partida mais curta ou mais longa tem outra meta, como 25 ou 100 pontos.

fifty-opt-goal = quantos pontos vencem
fifty-key-goal = meta | pontos | até
fifty-set-goal = { $value } pontos vencem

fifty-word-roll = jogar | jogo | lançar | rolar

fifty-threw = { $seat } tira { $faces }: nada.
fifty-scored = { $seat } tira { $faces }: { $points } pontos, { $total } ao todo.
fifty-lost = { $seat } tira { $faces }: lá se vão todos os pontos!

fifty-sheet = Vence quem chega primeiro a { $goal }
fifty-sheet-pair = outro par +{ $points }
fifty-sheet-nothing = → 0

fifty-lesson-1 = 6 6 são 25, 4 4 são 5: dá 30
fifty-lesson-2 = 3 3: Bruno tinha 5 e agora não tem nada
fifty-lesson-3 = Aqui está o que conta; cinquenta vencem
fifty-lesson-4 = Um lance por vez: “jogar”
