# Ninety-nine: a number, five dice, and a formula of all of them.

ninetynine-name = Дев’яносто дев’ять
ninetynine-into = { ninetynine-name }
ninetynine-also = 99 | від 33 до 99
ninetynine-about = Називають число, падають п’ять кубиків: склади з усіх п’яти вираз, якнайближчий до числа.
ninetynine-brief = п’ять кубиків, чверть години
ninetynine-rules =
    У кожному раунді інший гравець називає число від 33 до 99. Потім падають п’ять кубиків. Склади вираз, де кожен із п’яти є рівно раз, якнайближчий до числа. Можна додавати, віднімати, множити, ділити і ставити дужки; дроби по дорозі дозволено.

    Надішли вираз ботові в особисті, наприклад 5*5*3-(2+6). Множення можна писати як × або x, ділення — як :. Надсилати можна скільки завгодно, поки є час: рахується найкраще. Коли кращого немає, напиши «готово». Раунд закінчується, коли готові всі або минуть три хвилини.

    Потім показують усі вирази й найкращий із можливих. Хто найближче, з якого хочеш боку, дістає очко; за точне число — два. Якщо найближчих кілька, очки дістають усі.

    Партія має п’ять раундів. «раунди» міняє їхнє число, «хвилини» — скільки думати.
ninetynine-opt-rounds = скільки чисел називають
ninetynine-opt-minutes = скільки хвилин думати
ninetynine-key-rounds = раунди | раундів
ninetynine-key-minutes = хвилини | хвилин
ninetynine-set-rounds = { $value ->
    [one] { $value } раунд
    [few] { $value } раунди
   *[many] { $value } раундів
}
ninetynine-set-minutes = { $value ->
    [one] { $value } хвилина думати
    [few] { $value } хвилини думати
   *[many] { $value } хвилин думати
}

ninetynine-word-done = готово | усе готово | кращого немає

ninetynine-board-round = раунд
ninetynine-board-seat = гравець
ninetynine-board-points = очки
ninetynine-board-value = вийшло
ninetynine-board-formula = вираз
ninetynine-board-left = вибуває
ninetynine-board-of = з
ninetynine-board-target = число
ninetynine-board-dice = кубики
ninetynine-board-best = краще

ninetynine-ask-name = назви число від 33 до 99
ninetynine-ask = { $several ->
    [yes] складіть { $target } з { $faces } і надішліть вираз
   *[no] склади { $target } з { $faces } і надішли вираз
}

ninetynine-name-it = { $target }
ninetynine-send = вираз
ninetynine-done = ✓ Готово
ninetynine-done-news = { $seat }: готово.

ninetynine-named = { $seat } називає { $target }. Кубики: { $faces }.
ninetynine-made = Виходить { $value }, різниця { $off }. Надішли щось краще або «готово».
ninetynine-worse = Виходить { $value }, різниця { $off }: у тебе вже було краще.
ninetynine-hit = Виходить { $value }: точно!
ninetynine-nobody = Виразу ніхто не надіслав.
ninetynine-exact = { $count ->
    [one] Точно! Два очки: { $names }.
    [few] Точно! По два очки: { $names }.
   *[many] Точно! По два очки: { $names }.
}
ninetynine-nearest = { $count ->
    [one] Найближче, різниця { $off }. Очко: { $names }.
    [few] Найближче, різниця { $off }. По очку: { $names }.
   *[many] Найближче, різниця { $off }. По очку: { $names }.
}
ninetynine-silent = Без відповіді: { $names }.
ninetynine-best = Можна було так: { $formula } = { $value }.

ninetynine-reject-number = Назви ціле число від 33 до 99.
ninetynine-reject-formula = Надішли вираз із п’яти кубиків, наприклад 5*5*3-(2+6), або «готово».
ninetynine-reject-dice = Кожен кубик має бути рівно раз: { $faces }.
ninetynine-reject-equals = Цей вираз дає { $value }, а не { $said }.
ninetynine-reject-zero = У цьому виразі є ділення на нуль.
ninetynine-reject-wait = Спершу треба назвати число.

ninetynine-sheet-points = очки
ninetynine-sheet-value = вийшло
ninetynine-sheet-target = число
ninetynine-sheet-how = Усі п’ять кубиків, + − × : і дужки
ninetynine-sheet-off = різниця { $off }
ninetynine-sheet-exact = точно
ninetynine-sheet-none = нічого
ninetynine-sheet-formula = вираз
ninetynine-sheet-round = Раунд { $round } з { $rounds }
ninetynine-sheet-after = Після раунду { $round } з { $rounds }
ninetynine-sheet-best = Краще: { $formula } = { $value }

ninetynine-lesson-1 = Анна називає 67; падають ці п’ять кубиків
ninetynine-lesson-2 = Богдан: 5 × 5 × 3 − (2 + 6) = 67, два очки
ninetynine-lesson-3 = 68 дало б очко, якби було найближче
ninetynine-lesson-4 = Після раунду показують найкращий вираз
