# What the games share that fill grids of five by five with digits.

crisscross-opt-centre = спершу кожен кидає раз для себе й пише цю цифру в центр
crisscross-key-centre = центр | спершу центр
crisscross-set-centre = { $value ->
    [on] спершу заповнюють центр
   *[other] усі клітинки порожні
}
crisscross-opt-games = скільки квадратів заповнюють; після кожного гравці міняються рядками й стовпцями
crisscross-key-games = квадрати | квадратів
crisscross-set-games = { $value ->
    [one] { $value } квадрат
    [few] { $value } квадрати
   *[many] { $value } квадратів
}

crisscross-cell = { $place }
crisscross-digit = { $digit }
crisscross-shut = ·

crisscross-ask-all = { $digit } для всіх: у яку клітинку?
crisscross-ask = впиши { $digit } в порожню клітинку
crisscross-holds = Твій квадрат: { $grid }. { $rows } у рядках, { $columns } у стовпцях.
crisscross-centre = { $seat }: { $digit } у центр.
crisscross-threw = { $seat }: випало { $faces }, це { $digit }.
crisscross-wrote = { $seat }: { $digit } на { $place }.
crisscross-game-over = { $rows }: { $along } у рядках, { $columns }: { $across } у стовпцях.

crisscross-reject-syntax = Назви клітинку, наприклад { $place }.
crisscross-reject-outside = Клітинки { $place } немає: остання — { $last }.
crisscross-reject-taken = На { $place } вже стоїть { $digit }.

crisscross-sheet-throw = кидок { $throw } з { $all }
crisscross-sheet-game = квадрат { $game } з { $games }
crisscross-sheet-rows = ряд.
crisscross-sheet-columns = ствп.
crisscross-sheet-points = очки
crisscross-sheet-lesser = рядки : стовпці → менше
crisscross-sheet-both = рядки + стовпці = очки
crisscross-sheet-against = рядки : стовпці
crisscross-sheet-the-lesser = → менше
crisscross-sheet-plus = рядки + стовпці
crisscross-sheet-are-points = = очки
crisscross-sheet-out = поза грою
crisscross-sheet-has-rows = рядки: { $points }
crisscross-sheet-has-columns = стовпці: { $points }
crisscross-sheet-all = разом { $points }

crisscross-board-rows = рядки
crisscross-board-columns = стовпці
crisscross-board-game = квадрат
