fiveinarow-name = Пять в ряд
fiveinarow-into = { fiveinarow-name }
fiveinarow-also = гомоку | рэндзю | рендзю
fiveinarow-about = Крестики-нолики на бесконечном листе: кто первым поставит пять в ряд, тот и выиграл.
fiveinarow-brief = десять минут
fiveinarow-rules =
    На клетчатом листе без края (40 × 40 клеток — всё равно не заполнить) по очереди ставят крестики и нолики, каждый в любую пустую клетку. Выигрывают первые пять в ряд: по горизонтали, по вертикали или наискосок. Полный лист — ничья. На картинке видно то место, где идёт игра.

    Ход — это клетка, например ф20.

    Варианты: ряд — четыре или шесть; ровно — ряд длиннее не выигрывает. Вилка — крестику нельзя сделать разом две открытые тройки, если это не победа. Открытая тройка одним ходом становится четвёркой, выигрывающей с любого конца (при ряде из четырёх это двойка, из шести — четвёрка).

    Обмен — первый ставит крестик, нолик, крестик (ф20 х19 у22 или по одному). Второй берёт крестики, берёт нолики или ставит ещё нолик и крестик, а выбирает первый. Потом ходят нолики.
fiveinarow-opt-line = сколько знаков в ряд нужно для победы
fiveinarow-opt-exact = ряд длиннее нужного не выигрывает
fiveinarow-opt-open3 = крестикам нельзя одним ходом сделать две открытые тройки
fiveinarow-opt-swap2 = турнирное начало: один ставит три знака, другой выбирает сторону
fiveinarow-key-line = ряд | в ряд
fiveinarow-key-exact = ровно | точно
fiveinarow-key-open3 = вилка | три на три | без вилок
fiveinarow-key-swap2 = обмен | свап
fiveinarow-preset-tournament = турнир | турнирные
fiveinarow-set-line = { $value } в ряд
fiveinarow-set-exact = { $value ->
    [off] ряд длиннее тоже выигрывает
   *[on] ряд длиннее не выигрывает
}
fiveinarow-set-open3 = { $value ->
    [off] крестикам можно всё
   *[on] крестикам нельзя две открытые тройки разом
}
fiveinarow-set-swap2 = { $value ->
    [off] начинают крестики
   *[on] начало с обменом
}
fiveinarow-word-crosses = крестики | крестик | за крестики | беру крестики | играю крестиками | crosses
fiveinarow-word-rings = нолики | нолик | за нолики | беру нолики | играю ноликами | rings
fiveinarow-word-more = ещё | еще | ещё два | еще два | ещё два знака | еще два знака | more

fiveinarow-crosses = ✕ Крестики
fiveinarow-rings = ◯ Нолики
fiveinarow-more = Ещё два знака

fiveinarow-ask-cross = поставь крестик
fiveinarow-ask-ring = поставь нолик
fiveinarow-ask-three = начни с трёх знаков: крестик, нолик, крестик
fiveinarow-ask-two = поставь нолик и крестик
fiveinarow-ask-choice = выбирай: крестики, нолики или ещё два знака
fiveinarow-ask-take = выбирай: крестики или нолики

fiveinarow-took-crosses = { $seat }: беру крестики. Ходят нолики.
fiveinarow-took-rings = { $seat }: беру нолики, мой и ход.
fiveinarow-took-more = { $seat }: ставлю ещё два знака, выбор за соперником.

fiveinarow-reject-syntax = Напиши одну клетку, например ф20.
fiveinarow-reject-syntax-choice = Напиши, что выбираешь: «крестики», «нолики» или «ещё два».
fiveinarow-reject-outside = Клетки { $place } на листе нет: последняя — { $last }.
fiveinarow-reject-taken = Клетка { $place } занята, выбери пустую.
fiveinarow-reject-threes = Крестик на { $place } сделал бы сразу две открытые тройки. Крестикам так можно, только если это победа.
fiveinarow-reject-many = { $left ->
    [1] Сейчас ставится один знак: напиши одну клетку.
   *[other] Сейчас ставятся { $left } знака, не больше.
}
fiveinarow-reject-choose = Сначала выбор: «крестики», «нолики» или «ещё два».
fiveinarow-reject-take = Сначала выбор: «крестики» или «нолики».
fiveinarow-reject-more = Два знака уже добавлены: выбирай «крестики» или «нолики».
fiveinarow-reject-settled = Сейчас выбирать нечего. Напиши клетку.

fiveinarow-sheet-three = { $seat } ставит первые три знака
fiveinarow-sheet-chooses = { $seat } выбирает:
fiveinarow-sheet-choice = крестики, нолики или ещё два знака
fiveinarow-sheet-two = { $seat } ставит ещё два знака
fiveinarow-sheet-take = крестики или нолики

fiveinarow-lesson-1 = Пятый крестик встанет сюда и выиграет: «ш20»
fiveinarow-lesson-2 = Ставят по очереди, по одному знаку
fiveinarow-lesson-3 = Ряд — прямой или наискосок, без пропусков
