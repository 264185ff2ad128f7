# Игрушка: лампочки, для одного.

toyalone-name = Лампочки
toyalone-about = Погаси все лампочки: нажатие переключает лампочку и её соседок.
toyalone-rules =
    Некоторые лампочки горят. Нажатие на клетку переключает её лампочку и соседние: сверху, снизу, слева и справа. Погаси все, пока не кончились нажатия; сколько нажатий осталось, столько и очков.

    Напиши клетку, например б2, или «хватит», чтобы сдаться.

toyalone-opt-size = сторона поля
toyalone-opt-presses = сколько нажатий (если не указано, столько же, сколько клеток)
toyalone-key-size = поле | размер
toyalone-key-presses = нажатия
toyalone-set-size = сторона { $value }
toyalone-set-presses = нажатий: { $value }

toyalone-word-enough = enough | хватит | сдаюсь

toyalone-ask = { $several ->
        [yes] жмите
       *[no] жми
    } на лампочку, осталось { $left ->
        [one] { $left } нажатие
        [few] { $left } нажатия
       *[many] { $left } нажатий
    }
toyalone-left = { $left ->
        [one] осталось { $left } нажатие
        [few] осталось { $left } нажатия
       *[many] осталось { $left } нажатий
    }
toyalone-outside = { $place } за краем поля, жми на одну из лампочек.
toyalone-syntax = Напиши клетку, например б2, или «хватит».
