# Общее для игр, где цифры вписывают в квадрат пять на пять.

crisscross-opt-centre = сначала каждый бросает себе и вписывает эту цифру в середину
crisscross-key-centre = центр | сначала центр
crisscross-set-centre = { $value ->
    [on] сначала центр
   *[other] все клетки пустые
}
crisscross-opt-games = сколько квадратов заполнять: после каждого игроки меняются строками и столбцами
crisscross-key-games = квадраты | квадратов | партии | партий
crisscross-set-games = { $value ->
    [one] { $value } квадрат
    [few] { $value } квадрата
   *[many] { $value } квадратов
}

crisscross-cell = { $place }
crisscross-digit = { $digit }
crisscross-shut = ·

crisscross-ask-all = { $digit } на всех: в какую клетку?
crisscross-ask = впиши { $digit } в пустую клетку
crisscross-holds = Твой квадрат: { $grid }. В строках { $rows }, в столбцах { $columns }.
crisscross-centre = { $seat }: в середине { $digit }.
crisscross-threw = { $seat }: выпало { $faces }, цифра { $digit }.
crisscross-wrote = { $seat }: { $digit } на { $place }.
crisscross-game-over = Строки, { $rows }: { $along }. Столбцы, { $columns }: { $across }.

crisscross-reject-syntax = Назови клетку, например { $place }.
crisscross-reject-outside = Клетки { $place } нет: последняя — { $last }.
crisscross-reject-taken = На { $place } уже стоит { $digit }.

crisscross-sheet-throw = бросок { $throw } из { $all }
crisscross-sheet-game = квадрат { $game } из { $games }
crisscross-sheet-rows = стр.
crisscross-sheet-columns = стлб.
crisscross-sheet-points = очки
crisscross-sheet-lesser = строки : столбцы → меньшее
crisscross-sheet-both = строки + столбцы = очки
crisscross-sheet-against = строки : столбцы
crisscross-sheet-the-lesser = → меньшее
crisscross-sheet-plus = строки + столбцы
crisscross-sheet-are-points = = очки
crisscross-sheet-out = вне игры
crisscross-sheet-has-rows = строки: { $points }
crisscross-sheet-has-columns = столбцы: { $points }
crisscross-sheet-all = всего { $points }

crisscross-board-rows = стр.
crisscross-board-columns = столбцы
crisscross-board-game = квадрат
