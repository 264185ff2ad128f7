# What the games share that fill grids of five by five with digits.

crisscross-opt-centre = primeiro cada pessoa joga para si e escreve esse algarismo no centro
crisscross-key-centre = centro | primeiro o centro
crisscross-set-centre = { $value ->
    [on] primeiro se preenche o centro
   *[other] todas as casas vazias
}
crisscross-opt-games = quantas grades são preenchidas; depois de cada uma trocam-se linhas e colunas
crisscross-key-games = grades
crisscross-set-games = { $value ->
    [one] { $value } grade
   *[other] { $value } grades
}

crisscross-cell = { $place }
crisscross-digit = { $digit }
crisscross-shut = ·

crisscross-ask-all = { $digit } para todo mundo: em que casa vai?
crisscross-ask = escreva o { $digit } em uma casa vazia
crisscross-holds = Sua grade: { $grid }. { $rows } nas linhas, { $columns } nas colunas.
crisscross-centre = { $seat }: { $digit } no centro.
crisscross-threw = { $seat } tira { $faces }: { $digit }.
crisscross-wrote = { $seat } escreve { $digit } em { $place }.
crisscross-game-over = { $rows } tem { $along } nas linhas, { $columns } tem { $across } nas colunas.

crisscross-reject-syntax = Diga uma casa, por exemplo { $place }.
crisscross-reject-outside = Não existe { $place }: a última casa é { $last }.
crisscross-reject-taken = { $place } já tem um { $digit }.

crisscross-sheet-throw = lance { $throw } de { $all }
crisscross-sheet-game = grade { $game } de { $games }
crisscross-sheet-rows = linhas
crisscross-sheet-columns = cols.
crisscross-sheet-points = pts.
crisscross-sheet-lesser = linhas : colunas → a menor
crisscross-sheet-both = linhas + colunas = pontos
crisscross-sheet-against = linhas : colunas
crisscross-sheet-the-lesser = → a menor
crisscross-sheet-plus = linhas + colunas
crisscross-sheet-are-points = = pontos
crisscross-sheet-out = fora
crisscross-sheet-has-rows = linhas: { $points }
crisscross-sheet-has-columns = colunas: { $points }
crisscross-sheet-all = total { $points }

crisscross-board-rows = linhas
crisscross-board-columns = colunas
crisscross-board-game = grade
