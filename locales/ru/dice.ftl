# Общее для игр с костями: один бросок на всех, назначенные броски, настоящие кости.

dice-opt-together = один бросок на всех, а решает каждый сам — тайно, кнопкой или боту в личку
dice-opt-named = без бросков: игроки по очереди называют, что выпало, и это действует для всех
dice-opt-dice = чьи кости: бросает бот или каждый сам, настоящие, и пишет, что выпало

dice-key-together = вместе | одновременно
dice-key-named = называем | без костей
dice-key-dice = кости
dice-is-bot = бот
dice-is-real = настоящие
dice-set-together = { $value ->
    [on] один бросок на всех
   *[other] каждый бросает себе
}
dice-set-named = { $value ->
    [on] броски называют
   *[other] с костями
}
dice-set-dice = { $value ->
    [real] настоящие кости
   *[other] бросает бот
}

dice-throw = 🎲 Бросить
dice-throw-news = { $seat } бросает.
dice-rethrow = 🎲 Бросить
dice-rethrow-news = { $seat } бросает ещё раз.
dice-ask-throw = { $several ->
    [yes] бросьте
   *[no] брось
} { $dice ->
    [one] { $dice } кость и { $several ->
        [yes] напишите
       *[no] напиши
    }
    [few] { $dice } кости и { $several ->
        [yes] напишите
       *[no] напиши
    }
   *[many] { $dice } костей и { $several ->
        [yes] напишите
       *[no] напиши
    }
}, что выпало
dice-ask-real = { $dice ->
    [one] { $ask } (бросок — это { $dice } кость: напиши, что выпало)
    [few] { $ask } (бросок — это { $dice } кости: напиши, что выпало)
   *[many] { $ask } (бросок — это { $dice } костей: напиши, что выпало)
}
dice-ask-name = { $several ->
    [yes] назовите
   *[no] назови
}, что выпало на { $dice ->
    [one] кости
    [few] { $dice } костях
   *[many] { $dice } костях
}, — для всех
dice-fell = { $dice ->
    [1] Кость: { $faces }.
   *[other] Кости: { $faces }.
}
dice-seat = { $seat }
dice-seats = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
dice-all-chosen = Выбор сделан.
dice-all-open = Выбор сделан, теперь всё открыто.

dice-name-syntax = Назови кости, например «выпало { $example }».
dice-name-count = { $dice ->
    [one] Назови { $dice } кость.
    [few] Назови { $dice } кости.
   *[many] Назови { $dice } костей.
}
dice-not-now = Не сейчас: сначала кости.
dice-named-real = Что-нибудь одно: либо броски называют, либо кости настоящие.
dice-named-many = Игроков больше, чем бросков: назвать достанется не всем. Лучше один бросок на всех: вместе=да.

# Игры, где бросают сколько хотят и должны вовремя остановиться.

dice-roll = 🎲 Бросок
dice-hold = ✋ Стоп
dice-stop = Стоп: { $names }.
dice-roll-first = Сначала брось хотя бы раз.
dice-roll-or-hold = Напиши «бросок» или «стоп».
dice-roll-only = Напиши «бросок» или жми на кнопку.
dice-roll-must = Останавливаться рано: бросай дальше.
dice-ask-forced = { $dice ->
    [one] бросай кость
    [few] бросай { $dice } кости
   *[many] бросай { $dice } костей
}
dice-stops = { $seat }: стоп на { $sum }.
dice-threw-makes = { $seat }: выпало { $faces }, получается { $sum }.

# Игры из нескольких раундов.

dice-opt-rounds = сколько раундов играть
dice-key-rounds = раунды | раундов
dice-set-rounds = { $value ->
    [one] { $value } раунд
    [few] { $value } раунда
   *[many] { $value } раундов
}
dice-round-won = Лучший результат раунда — { $sum }. Очко: { $names }.
dice-round-nobody = Раунд не удался никому: очков нет.
dice-sheet-round = Раунд { $round } из { $rounds }
dice-sheet-points = очки
dice-sheet-now = раунд
dice-sheet-made = раунд: +{ $sum }
dice-sheet-runs = пока +{ $sum }
dice-sheet-lost = ничего
dice-sheet-past = было { $sum }
dice-sheet-past-lost = было 0
dice-sheet-wins = очки: { $count }

# Игры с листом клеток: до трёх бросков, кости можно оставлять, потом заполняется одна клетка.

dice-die = № { $die }
dice-loose = { $face }
dice-kept = 🔒 { $face }
dice-holds = Твои кости: { $faces }.
dice-keep = оставить { $faces }
dice-keep-news = { $seat } оставляет { $faces }.
dice-keep-none = ничего не оставлять
dice-keep-none-news = { $seat } ничего не оставляет.
dice-again = перебросить { $faces }
dice-again-news = { $seat } перебрасывает { $faces }.
dice-threw = { $seat }: выпало { $faces }.
dice-rethrew = { $seat } перебрасывает { $again }: выпало { $faces }, теперь { $hand }.
dice-rethrew-all = { $seat } перебрасывает все кости: выпало { $faces }.
dice-box = { $box }
dice-box-back = ✓ { $box }
dice-box-points = { $box }: { $points }

dice-ask-boxes = { $several ->
    [yes] бросок { $throw } из 3: отметьте кости, которые оставляете, и бросьте остальные — или запишите результат
   *[no] бросок { $throw } из 3: отметь кости, которые оставляешь, и брось остальные — или запиши результат
}
dice-ask-second = первая строка — { $box }. Теперь вторая
dice-ask-fill = { $several ->
    [yes] это был третий бросок: запишите результат
   *[no] это был третий бросок: запиши результат
}

dice-wrote = { $points ->
    [one] { $seat }: { $box }, { $points } очко.
    [few] { $seat }: { $box }, { $points } очка.
   *[many] { $seat }: { $box }, { $points } очков.
}
dice-struck = { $seat } вычёркивает: { $box }.
dice-wins = Генерал с первого броска: { $seat } сразу выигрывает!

dice-box-syntax = Нажми кнопку или напиши, что оставляешь («оставить 5 5»), и «бросок»; либо строку, в которую пишешь.
dice-box-filled = Эта строка уже занята. Свободны: { $open }.
dice-box-alone = В эту строку идут все кости как лежат: напиши только её название.
dice-not-there = Таких костей у тебя нет: { $faces }.
dice-no-throw-left = Это был третий бросок: теперь запиши результат.
dice-all-kept = Оставлены все кости: отпусти хоть одну или запиши результат.

dice-sheet-threw = { $seat }
dice-sheet-did = { $seat }: { $did }
dice-sheet-throw = { $seat }: бросок { $throw }, раунд { $turn } из { $turns }
dice-sheet-earlier = бросок { $throw }
dice-sheet-before = раньше:
dice-sheet-common = Для всех: бросок { $throw }, раунд { $turn } из { $turns }
dice-sheet-left = запас
dice-sheet-left-all = на всех
dice-sheet-once = 1 раз
dice-sheet-for = для
dice-sheet-for-both = обоих
dice-sheet-for-all = всех
dice-sheet-last = Последний бросок
dice-sheet-last-of = { $seat }: последний бросок
dice-sheet-key = В скобках — что даст бросок
dice-sheet-key-none = Этот бросок пока ничего не даёт
dice-sheet-kept = Черта — оставлено
dice-sheet-out = вне игры
dice-sheet-throws = бросок { $throw } из { $throws }
dice-sheet-won = Сразу генерал: { $seat } выигрывает
dice-sheet-total = Итого
dice-sheet-hidden = скрыто
dice-sheet-hidden-end = до конца
dice-sheet-hidden-all = скрыто до конца
dice-sheet-marked = прошлый бросок:
outguess-sheet-more = ещё { $points }
outguess-sheet-goal = до { $points }
outguess-sheet-lead = Победа — при перевесе { $points }

# Слова доски, набранной буквами.
dice-board-seat = игрок
dice-board-turn = ход
dice-board-all = все
dice-board-and = и
dice-board-total = всего
dice-board-left = вне игры
dice-board-dice = кости
dice-board-ones = един.
dice-board-twos = двойки
dice-board-threes = тройки
dice-board-fours = четв.
dice-board-fives = пят.
dice-board-sixes = шест.
dice-board-straight = стрит
dice-board-full = фулл
dice-board-four = каре
dice-board-general = генерал
dice-board-yacht = яхта
dice-board-large = бол.
dice-board-small = малый
dice-board-pairs = 2 пары
dice-board-three = тройка
dice-board-pair = пара
dice-board-bonus = премия
dice-board-yatzy = ятси
dice-board-columns = столбцы
dice-board-runners = бегуны
dice-board-equal = пять равных
dice-board-out = лишняя
dice-board-chance = шанс
dice-board-goal = цель
dice-board-die = кость
dice-board-bust-on = сгорает на
dice-board-bust-on-red = сгорает на красной
dice-board-bust-on-a-double = сгорает на дубле
dice-board-overtaking = обгон
dice-board-one-throw-for-all = один бросок на всех
dice-board-burnt = сгор.
dice-board-in = играет
dice-board-stopped = записано
dice-board-round = раунд
dice-board-no-throw-yet = бросков ещё нет
dice-board-banked = записано
dice-board-bust = чирик
dice-board-throw = бросок
dice-board-divisor = делитель
dice-board-turns = ход.
dice-board-points = очки
dice-board-table = стол
dice-board-bids = ставит
dice-board-chips = фишки
dice-board-sum = сумма
dice-board-now = раунд
dice-board-best-at-once = лучшее сразу
dice-board-play-off = переигровка
dice-board-fields = поля
dice-board-gondola = гондола
dice-board-away = вне игры
dice-board-square = клетка
dice-board-rests = отдых
dice-board-next = нужно
dice-board-done = есть
dice-board-pot = банк
dice-board-middle = середина
dice-board-numbers = числа
dice-board-sevens = на семёрке

# Игры, где раунд выигрывает сумма, ближайшая к числу.

nearest-ask-roll = бросай кость
nearest-ask = { $best ->
    [0] у тебя { $sum }{ $sure ->
        [yes] , у остальных перебор: «стоп» выигрывает раунд
       *[no] {""}
    }. Бросаешь ещё или стоп?
   *[other] у тебя { $sum }, а лучшее пока — { $best }. Бросаешь ещё или стоп?
}
nearest-ask-all = у всех, кто в игре, { $sum }. { $several ->
    [yes] Бросаете ещё
   *[no] Бросаешь ещё
} или стоп?
nearest-threw = { $seat }: выпало { $face }, всего { $sum }.
nearest-best = { $seat }: выпало { $face } — ровно { $sum }!
nearest-lost = { $seat }: выпало { $face }, всего { $sum } — перебор.
nearest-stops = { $seat }: стоп на { $sum }.
nearest-chip = { $chips ->
    [one] { $seat } берёт фишку — теперь { $chips }.
   *[other] { $seat } берёт фишку — теперь их { $chips }.
}
## Суммы двух пар костей: на кнопках и в сообщениях

tally-sheet-sums = сумма
tally-sheet-worth = цена
dice-both = { $one } и { $other }
dice-one = { $one }

nearest-tie = Поровну, переигрывают: { $names }.
nearest-nobody = Перебор у всех: этот раунд никто не выиграл.
nearest-sheet-tie = Переигровка
nearest-sheet-old = Новый раунд. Бледное — прошлый раунд
nearest-sheet-chips = фишки
nearest-sheet-sum = сумма
nearest-sheet-made = сумма { $sum }
nearest-sheet-lost = перебор: { $sum }
nearest-sheet-past = было { $sum }
nearest-sheet-none = без броска
nearest-share = { $count ->
    [1] Очко: { $names }.
   *[other] По очку: { $names }.
}
nearest-sheet-own = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
nearest-sheet-points = очки

# Игры, где каждый бросок передвигает фишки.

chips-count = { $count ->
    [one] { $count } фишку
    [few] { $count } фишки
   *[many] { $count } фишек
}
chips-out = Без фишек: { $names }.
chips-sheet-pot = банк: { $count }
