# Beetle: one die draws a beetle, part by part.

beetle-name = Besouro
beetle-also = desenhe o besouro | bicho
beetle-about = Cada lance do dado desenha uma parte do seu besouro, se ela faz falta. Vence o primeiro besouro inteiro.
beetle-brief = um dado, dois minutos
beetle-rules =
    Quem primeiro tem um besouro inteiro vence. Cada pessoa na sua vez joga um dado uma vez: toque no botão ou diga “jogar”. O bot desenha a parte daquele número.

    1 é o corpo, 2 a cabeça, 3 uma perna, 4 um olho, 5 uma antena e 6 a cauda. Um besouro tem um corpo, uma cabeça, seis pernas, dois olhos, duas antenas e uma cauda: treze partes.

    O corpo vem primeiro. Cabeça, pernas e cauda precisam do corpo; olhos e antenas precisam da cabeça. Se sai uma parte que ainda não serve, ou que o seu besouro já tem completa, nada é desenhado e joga a próxima pessoa.

    Por exemplo: no primeiro lance sai um 3, mas não há corpo, então nada. Na vez seguinte sai um 1, o corpo. Depois outro 3, e aí vem a primeira perna.

    Quem completa o besouro primeiro vence na hora.

beetle-word-roll = jogar | jogo | lançar | rolar

beetle-body = corpo
beetle-head = cabeça
beetle-leg = perna
beetle-eye = olho
beetle-feeler = antena
beetle-tail = cauda

beetle-ask-first = jogue o dado: falta um { $face } ({ $part })
beetle-ask = { $left ->
    [one] jogue o dado: falta uma parte
   *[other] jogue o dado: faltam { $left } partes
}
beetle-drawn = { $seat } tira { $face }: { $part }.
beetle-needs = { $seat } tira { $face }: não serve, primeiro vem { $part }.
beetle-enough = { $seat } tira { $face }: não serve, não falta { $part }.
beetle-whole = { $seat } tira { $face }: { $part }, e o besouro está inteiro!

beetle-sheet = Primeiro o corpo; olhos e antenas após a cabeça
beetle-sheet-parts = { $parts } de { $all }
beetle-sheet-all = partes
beetle-sheet-times = { $part } × { $count }

beetle-board-parts = partes
beetle-board-body = corpo
beetle-board-head = cabeça
beetle-board-leg = perna
beetle-board-eye = olho
beetle-board-feeler = antena
beetle-board-tail = cauda

beetle-lesson-1 = 1 desenha o corpo: vem primeiro
beetle-lesson-2 = 2 é a cabeça; depois olhos e antenas
beetle-lesson-3 = 3 é uma perna; um besouro tem seis
beetle-lesson-4 = “jogar”: Bruno precisa da cabeça, um 2
beetle-lesson-5 = Treze partes fazem um besouro
