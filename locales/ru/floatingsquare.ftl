floatingsquare-name = Плавающий квадрат
floatingsquare-into = { floatingsquare-name }
floatingsquare-also = блуждающий квадрат
floatingsquare-about = Крестики и нолики в квадрате 4 × 4, который ещё неизвестно где: это решают сами ходы. У кого больше троек, тот и выиграл.
floatingsquare-brief = пять минут
floatingsquare-rules =
    Первый крестик стоит в середине листа. Дальше по очереди: нолик, крестик — по одному знаку в пустую клетку.

    Все знаки вместе должны уместиться в квадрат 4 × 4. Где он лежит, решают сами игроки: клетки, куда ещё можно ходить, закрашены. С шестнадцатым знаком квадрат заполнен, партия окончена.

    Каждые три своих знака подряд — по горизонтали, вертикали или наискосок — дают очко, четыре подряд — два. У кого очков больше, тот победил; поровну — ничья.

    Ход — это клетка: например, в3. Варианты: перестановка — раз за партию можно сначала передвинуть свой знак (г4>д5 в3); пересечение — за две свои тройки с общим знаком ещё очко; соседство — каждый знак касается прежнего; поддавки — побеждает тот, у кого троек меньше; доска — лист 8 × 8, первый крестик в любую из четырёх средних клеток.
floatingsquare-opt-relocate = раз за партию можно перед ходом переставить свой знак
floatingsquare-opt-shared = за две свои тройки с общим знаком ещё одно очко
floatingsquare-opt-adjacent = каждый знак касается прежнего
floatingsquare-opt-misere = побеждает тот, у кого троек меньше
floatingsquare-opt-board = лист 8 × 8, первый крестик — в одну из четырёх средних клеток
floatingsquare-key-relocate = перестановка
floatingsquare-key-shared = пересечение | скрещение
floatingsquare-key-adjacent = соседство
floatingsquare-key-misere = поддавки
floatingsquare-key-board = доска | большой лист
floatingsquare-set-relocate = { $value ->
    [off] знаки не переставляют
   *[on] раз за партию можно переставить свой знак
}
floatingsquare-set-shared = { $value ->
    [off] пересечения троек не считаются
   *[on] за пересечение своих троек ещё очко
}
floatingsquare-set-adjacent = { $value ->
    [off] знаки могут стоять порознь
   *[on] каждый знак касается прежнего
}
floatingsquare-set-misere = { $value ->
    [off] побеждает тот, у кого троек больше
   *[on] побеждает тот, у кого троек меньше
}
floatingsquare-set-board = { $value ->
    [off] лист 7 × 7
   *[on] лист 8 × 8
}

floatingsquare-ask-cross = поставь крестик
floatingsquare-ask-round = поставь нолик
floatingsquare-scores = { $seat }: { $move } — { $points ->
    [one] { $points } очко!
    [few] { $points } очка!
   *[many] { $points } очков!
}
floatingsquare-legend-free = сюда ещё можно ходить
floatingsquare-legend-triple = три в ряд — очко

floatingsquare-reject-syntax = Напиши одну клетку, например в3.
floatingsquare-reject-outside = Клетки { $place } на листе нет: последняя — { $last }.
floatingsquare-reject-taken = Клетка { $place } занята, выбери пустую.
floatingsquare-reject-wide = С { $place } квадрат станет шириной { $count }, а можно только 4.
floatingsquare-reject-high = С { $place } квадрат станет высотой { $count }, а можно только 4.
floatingsquare-reject-apart = { $place } не касается ни одного знака, а здесь так нельзя.
floatingsquare-reject-middle = Первый крестик — в одну из четырёх клеток посередине.
floatingsquare-reject-fixed = Переставлять знаки в этой партии нельзя. Напиши одну клетку.
floatingsquare-reject-moved = Знак уже переставлен, а это можно раз за партию.
floatingsquare-reject-own = На { $place } нет твоего знака.
floatingsquare-reject-same = Так знак останется на месте. Назови другую клетку или просто поставь новый.

floatingsquare-lesson-1 = Три крестика подряд — очко
floatingsquare-lesson-2 = Нолик не дал четвёртый: было бы два очка
floatingsquare-lesson-3 = Ходят на серое: пиши «б4»
floatingsquare-lesson-4 = Сюда нельзя: все знаки — в квадрате 4 × 4
