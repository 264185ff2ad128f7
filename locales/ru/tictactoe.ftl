tictactoe-name = Крестики-нолики
tictactoe-into = { tictactoe-name }
tictactoe-also = иксики-нолики
tictactoe-about = Крестики против ноликов: кто первым выстроит ряд. Поле от 3 × 3 до 10 × 10.
tictactoe-brief = минута
tictactoe-rules =
    Двое по очереди ставят свой знак в пустую клетку. Кто начинает, тот рисует крестики, соперник — нолики.

    Побеждает тот, кто первым выстроит сплошной ряд своих знаков нужной длины: по горизонтали, по вертикали или наискосок. На обычном поле 3 × 3 хватит трёх; более длинный ряд тоже годится. Если поле заполнено, а ряда ни у кого нет, — ничья.

    Ход — это клетка: буква столбца и номер строки, например б2. На маленьком поле можно просто нажать на клетку.

    Размер поля и длину ряда выбирает тот, кто зовёт играть: /tictactoe размер=5 ряд=4.
tictactoe-opt-size = сколько клеток в стороне поля
tictactoe-opt-line = сколько знаков в ряд нужно для победы
tictactoe-key-size = размер | поле
tictactoe-key-line = ряд | в ряд
tictactoe-set-size = поле { $value } × { $value }
tictactoe-set-line = { $value } в ряд

tictactoe-ask-cross = поставь крестик в пустую клетку
tictactoe-ask-round = поставь нолик в пустую клетку
tictactoe-cross = ✕
tictactoe-round = ◯

tictactoe-reject-syntax = Напиши одну клетку, например б2.
tictactoe-reject-outside = Клетки { $place } на поле нет: последняя — { $last }.
tictactoe-reject-taken = Клетка { $place } занята, выбери пустую.
tictactoe-reject-line = Ряд длиной { $line } не помещается на поле { $size } × { $size }.

tictactoe-lesson-1 = Три в ряд — победа: прямо или наискосок
tictactoe-lesson-2 = Крестик на а2 закончит ряд
tictactoe-lesson-3 = Ход — любая пустая клетка: нажми или пиши в2
