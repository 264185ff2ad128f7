# Девяносто девять: число, пять костей и выражение из всех пяти.

ninetynine-name = Девяносто девять
ninetynine-into = { ninetynine-name }
ninetynine-also = 99 | от 33 до 99
ninetynine-about = Называют число, падают пять костей: составь из всех пяти выражение как можно ближе к этому числу.
ninetynine-brief = пять костей, четверть часа
ninetynine-rules =
    В каждом раунде новый ведущий называет число от 33 до 99. Потом бросают пять костей. Составь выражение, в котором каждая из пяти встречается ровно один раз, и подойди к числу как можно ближе. Можно складывать, вычитать, умножать, делить и ставить скобки; дроби по пути разрешены.

    Выражение отправь боту в личку, например 5*5*3-(2+6). Умножение можно писать × или х, деление — двоеточием. Пока есть время, присылай сколько хочешь: останется лучшее. Больше ничего не придумал — пиши «готово». Раунд кончается, когда готовы все, или через три минуты.

    Потом показывают все выражения и лучшее из возможных. Кто ближе всех, сверху или снизу, получает очко; кто попал точно — два. Если таких несколько, очки получает каждый.

    В партии пять раундов. «раунды» меняет их число, «минуты» — время на раздумья.
ninetynine-opt-rounds = сколько чисел называют
ninetynine-opt-minutes = сколько минут на раздумья
ninetynine-key-rounds = раунды | раундов
ninetynine-key-minutes = минуты | минут
ninetynine-set-rounds = { $value ->
    [one] { $value } раунд
    [few] { $value } раунда
   *[many] { $value } раундов
}
ninetynine-set-minutes = { $value ->
    [one] { $value } минута на раздумья
    [few] { $value } минуты на раздумья
   *[many] { $value } минут на раздумья
}

ninetynine-word-done = готово | готов | готова | done

ninetynine-board-round = раунд
ninetynine-board-seat = игрок
ninetynine-board-points = очки
ninetynine-board-value = итог
ninetynine-board-formula = выражение
ninetynine-board-left = вне игры
ninetynine-board-of = из
ninetynine-board-target = число
ninetynine-board-dice = кости
ninetynine-board-best = лучшее

ninetynine-ask-name = назови число от 33 до 99
ninetynine-ask = { $several ->
   *[no] составь { $target } из { $faces } и пришли выражение
    [yes] составьте { $target } из { $faces } и пришлите выражение
}

ninetynine-name-it = { $target }
ninetynine-send = выражение
ninetynine-done = ✓ Готово
ninetynine-done-news = { $seat }: готово.

ninetynine-named = { $seat } называет { $target }. Кости: { $faces }.
ninetynine-made = Это { $value }, мимо на { $off }. Пришли лучше или напиши «готово».
ninetynine-worse = Это { $value }, мимо на { $off }: прежнее было лучше.
ninetynine-hit = Это { $value }: точно в цель!
ninetynine-nobody = Никто ничего не прислал.
ninetynine-exact = { $names }: { $count ->
    [one] точно в цель, два очка.
   *[other] точно в цель, по два очка.
}
ninetynine-nearest = { $names }: { $count ->
    [one] ближе всех, мимо на { $off }, очко.
   *[other] ближе всех, мимо на { $off }, по очку.
}
ninetynine-silent = Без ответа: { $names }.
ninetynine-best = А можно было так: { $formula } = { $value }.

ninetynine-reject-number = Назови целое число от 33 до 99.
ninetynine-reject-formula = Пришли выражение из пяти костей, например 5*5*3-(2+6), или «готово».
ninetynine-reject-dice = Каждая кость нужна ровно один раз: { $faces }.
ninetynine-reject-equals = Здесь выходит { $value }, а не { $said }.
ninetynine-reject-zero = Здесь деление на ноль.
ninetynine-reject-wait = Сначала надо назвать число.

ninetynine-sheet-points = очки
ninetynine-sheet-value = вышло
ninetynine-sheet-target = цель
ninetynine-sheet-how = Все пять костей, + − × : и скобки
ninetynine-sheet-off = мимо на { $off }
ninetynine-sheet-exact = точно в цель
ninetynine-sheet-none = без ответа
ninetynine-sheet-formula = выражение
ninetynine-sheet-round = Раунд { $round } из { $rounds }
ninetynine-sheet-after = Итог раунда { $round } из { $rounds }
ninetynine-sheet-best = Лучшее: { $formula } = { $value }

ninetynine-lesson-1 = Анна называет 67; выпадают эти пять костей
ninetynine-lesson-2 = Борис: 5 × 5 × 3 − (2 + 6) = 67, два очка
ninetynine-lesson-3 = 68 дало бы очко, будь оно ближе всех
ninetynine-lesson-4 = После раунда показывают лучшее
