# What all games of dice share: one roll for everybody, named rolls, real dice.

dice-opt-together = один кидок на всіх, а вирішує кожен сам — таємно, кнопкою або в особистому чаті
dice-opt-named = без кидків: гравці по черзі називають, що випало, і це діє для всіх
dice-opt-dice = чиї кубики: кидає бот або кожен свої, справжні, і пише, що випало

dice-key-together = разом | одночасно
dice-key-named = називаємо | без кубиків
dice-key-dice = кубики
dice-is-bot = бот
dice-is-real = справжні
dice-set-together = { $value ->
    [on] один кидок на всіх
   *[other] кожен кидає собі
}
dice-set-named = { $value ->
    [on] кидки називають
   *[other] з кубиками
}
dice-set-dice = { $value ->
    [real] справжні кубики
   *[other] кидає бот
}

dice-throw = 🎲 Кинути
dice-throw-news = { $seat } кидає.
dice-rethrow = 🎲 Кинути
dice-rethrow-news = { $seat } кидає ще раз.
dice-ask-throw = { $several ->
    [yes] киньте
   *[no] кинь
} { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
} і { $several ->
    [yes] напишіть
   *[no] напиши
}, що випало
dice-ask-real = { $dice ->
    [one] { $ask } (кидок — це { $dice } кубик: напиши, що випало)
    [few] { $ask } (кидок — це { $dice } кубики: напиши, що випало)
   *[many] { $ask } (кидок — це { $dice } кубиків: напиши, що випало)
}
dice-ask-name = { $several ->
    [yes] назвіть
   *[no] назви
}, що випало на { $dice ->
    [one] { $dice } кубику
    [few] { $dice } кубиках
   *[many] { $dice } кубиках
}, — для всіх
dice-fell = { $dice ->
    [1] Кубик: { $faces }.
   *[other] Кубики: { $faces }.
}
dice-seat = { $seat }
dice-seats = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
dice-all-chosen = Вибрали всі.
dice-all-open = Вибрали всі, тепер усе відкрито.

dice-name-syntax = Назви кубики, наприклад «випало { $example }».
dice-name-count = { $dice ->
    [one] Назви { $dice } кубик.
    [few] Назви { $dice } кубики.
   *[many] Назви { $dice } кубиків.
}
dice-not-now = Не зараз: спершу кубики.
dice-named-real = Щось одне: або кидки називають, або кубики справжні.
dice-named-many = Гравців більше, ніж кидків: назвати випаде не всім. Краще один кидок на всіх: разом=так.

# Games in which one rolls as often as one dares and stops in time.

dice-roll = 🎲 Кидок
dice-hold = ✋ Стоп
dice-stop = Стоп: { $names }.
dice-roll-first = Спершу кинь хоча б раз.
dice-roll-or-hold = Напиши «кидок» або «стоп».
dice-roll-only = Напиши «кидок» або тисни кнопку.
dice-roll-must = Спинятися зарано: кидай далі.
dice-ask-forced = { $several ->
    [yes] кидайте
   *[no] кидай
} { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
}
dice-stops = { $seat }: стоп на { $sum }.
dice-threw-makes = { $seat }: випало { $faces }, виходить { $sum }.

# Games of several rounds.

dice-opt-rounds = скільки раундів грати
dice-key-rounds = раунди | раундів
dice-set-rounds = { $value ->
    [one] { $value } раунд
    [few] { $value } раунди
   *[many] { $value } раундів
}
dice-round-won = Найкраще в раунді — { $sum }. Очко: { $names }.
dice-round-nobody = Раунд не вдався нікому: очок немає.
dice-sheet-round = Раунд { $round } з { $rounds }
dice-sheet-points = очки
dice-sheet-now = раунд
dice-sheet-made = раунд: +{ $sum }
dice-sheet-runs = поки +{ $sum }
dice-sheet-lost = нічого
dice-sheet-past = було { $sum }
dice-sheet-past-lost = було 0
dice-sheet-wins = очки: { $count }

# Games with a sheet of boxes: up to three rolls, dice are kept in between, then a box is filled.

dice-die = № { $die }
dice-loose = { $face }
dice-kept = 🔒 { $face }
dice-holds = Твої кубики: { $faces }.
dice-keep = лишити { $faces }
dice-keep-news = { $seat } лишає { $faces }.
dice-keep-none = нічого не лишати
dice-keep-none-news = { $seat } нічого не лишає.
dice-again = перекинути { $faces }
dice-again-news = { $seat } перекидає { $faces }.
dice-threw = { $seat }: випало { $faces }.
dice-rethrew = { $seat } перекидає { $again }: випало { $faces }, тепер { $hand }.
dice-rethrew-all = { $seat } перекидає всі кубики: випало { $faces }.
dice-box = { $box }
dice-box-back = ✓ { $box }
dice-box-points = { $box }: { $points }

dice-ask-boxes = { $several ->
    [yes] кидок { $throw } з 3. Позначте кубики, які лишаєте, і киньте решту — або запишіть результат
   *[no] кидок { $throw } з 3. Познач кубики, які лишаєш, і кинь решту — або запиши результат
}
dice-ask-second = перший рядок — { $box }. Тепер другий
dice-ask-fill = { $several ->
    [yes] це був третій кидок: запишіть результат
   *[no] це був третій кидок: запиши результат
}

dice-wrote = { $points ->
    [one] { $seat }: { $box }, { $points } очко.
    [few] { $seat }: { $box }, { $points } очки.
   *[many] { $seat }: { $box }, { $points } очок.
}
dice-struck = { $seat } викреслює: { $box }.
dice-wins = Генерал із першого кидка: { $seat } одразу виграє!

dice-box-syntax = Натисни кнопку або напиши, що лишаєш («лишити 5 5»), і «кидок»; або рядок, у який пишеш.
dice-box-filled = Цей рядок уже зайнятий. Вільні: { $open }.
dice-box-alone = У цей рядок ідуть усі кубики, як лежать: напиши тільки його назву.
dice-not-there = Таких кубиків у тебе немає: { $faces }.
dice-no-throw-left = Це був третій кидок: тепер запиши результат.
dice-all-kept = Лишаєш усі кубики: відпусти хоч один або запиши результат.

dice-sheet-threw = { $seat }
dice-sheet-did = { $seat }: { $did }
dice-sheet-throw = { $seat }: кидок { $throw }, раунд { $turn } з { $turns }
dice-sheet-earlier = кидок { $throw }
dice-sheet-before = раніше:
dice-sheet-common = Для всіх: кидок { $throw }, раунд { $turn } з { $turns }
dice-sheet-left = запас
dice-sheet-left-all = на всіх
dice-sheet-once = 1 раз
dice-sheet-for = для
dice-sheet-for-both = обох
dice-sheet-for-all = усіх
dice-sheet-last = Останній кидок
dice-sheet-last-of = { $seat }: останній кидок
dice-sheet-key = У дужках — що дасть кидок
dice-sheet-key-none = Цей кидок поки нічого не дає
dice-sheet-kept = Риска — лишено
dice-sheet-out = поза грою
dice-sheet-throws = кидок { $throw } з { $throws }
dice-sheet-won = Одразу генерал: { $seat } виграє
dice-sheet-total = Разом
dice-sheet-hidden = сховано
dice-sheet-hidden-end = до кінця
dice-sheet-hidden-all = сховано до кінця
dice-sheet-marked = попередній:
outguess-sheet-more = ще { $points }
outguess-sheet-goal = до { $points }
outguess-sheet-lead = Виграш — з перевагою { $points }

# What the board in letters says.
dice-board-seat = гравець
dice-board-turn = хід
dice-board-all = усі
dice-board-and = і
dice-board-total = разом
dice-board-left = поза грою
dice-board-dice = кубики
dice-board-ones = один.
dice-board-twos = двійки
dice-board-threes = трійки
dice-board-fours = четв.
dice-board-fives = п’ят.
dice-board-sixes = шіст.
dice-board-straight = стрит
dice-board-full = фул
dice-board-four = каре
dice-board-general = генерал
dice-board-yacht = яхта
dice-board-large = вел.
dice-board-small = малий
dice-board-pairs = 2 пари
dice-board-three = трійка
dice-board-pair = пара
dice-board-bonus = премія
dice-board-yatzy = ятзі
dice-board-columns = стовпці
dice-board-runners = бігуни
dice-board-equal = п’ять рівних
dice-board-out = зайвий
dice-board-chance = шанс
dice-board-goal = мета
dice-board-die = кубик
dice-board-bust-on = згорає на
dice-board-bust-on-red = згорає на червоному
dice-board-bust-on-a-double = згорає на дублі
dice-board-overtaking = обгін
dice-board-one-throw-for-all = один кидок на всіх
dice-board-burnt = згор.
dice-board-in = у грі
dice-board-stopped = записано
dice-board-round = раунд
dice-board-no-throw-yet = кидків ще нема
dice-board-banked = записано
dice-board-bust = згоріло
dice-board-throw = кидок
dice-board-divisor = дільник
dice-board-turns = ходи
dice-board-points = очки
dice-board-table = стіл
dice-board-bids = ставить
dice-board-chips = фішки
dice-board-sum = сума
dice-board-now = раунд
dice-board-best-at-once = краще одразу
dice-board-play-off = перегравання
dice-board-fields = поля
dice-board-gondola = гондола
dice-board-away = поза грою
dice-board-square = клітина
dice-board-rests = пауза
dice-board-next = треба
dice-board-done = є
dice-board-pot = банк
dice-board-middle = середина
dice-board-numbers = числа
dice-board-sevens = на сімці

# Games in which the sum nearest to a number wins the round.

nearest-ask-roll = { $several ->
    [yes] кидайте кубик
   *[no] кидай кубик
}
nearest-ask = { $best ->
    [0] у тебе { $sum }{ $sure ->
        [yes] , в інших перебір: «стоп» виграє раунд
       *[no] {""}
    }. Кидаєш ще чи стоп?
   *[other] у тебе { $sum }, а найкраще поки — { $best }. Кидаєш ще чи стоп?
}
nearest-ask-all = в усіх, хто у грі, { $sum }. { $several ->
    [yes] Кидаєте ще
   *[no] Кидаєш ще
} чи стоп?
nearest-threw = { $seat }: випало { $face }, разом { $sum }.
nearest-best = { $seat }: випало { $face } — рівно { $sum }!
nearest-lost = { $seat }: випало { $face }, разом { $sum } — перебір.
nearest-stops = { $seat }: стоп на { $sum }.
nearest-chip = { $chips ->
    [one] { $seat } бере фішку, тепер { $chips }.
    [few] { $seat } бере фішку, тепер їх { $chips }.
   *[many] { $seat } бере фішку, тепер їх { $chips }.
}
## Sums of two pairs of dice, on buttons and in sentences

tally-sheet-sums = сума
tally-sheet-worth = ціна
dice-both = { $one } і { $other }
dice-one = { $one }

nearest-tie = Порівну, переграють: { $names }.
nearest-nobody = Перебір в усіх: цей раунд ніхто не виграв.
nearest-sheet-tie = Перегравання
nearest-sheet-old = Новий раунд. Бліде — минулий раунд
nearest-sheet-chips = фішки
nearest-sheet-sum = сума
nearest-sheet-made = сума { $sum }
nearest-sheet-lost = перебір: { $sum }
nearest-sheet-past = було { $sum }
nearest-sheet-none = без кидка
nearest-share = { $count ->
    [1] Очко: { $names }.
   *[other] По очку: { $names }.
}
nearest-sheet-own = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
nearest-sheet-points = очки

# Games in which every roll moves chips.

chips-count = { $count ->
    [one] { $count } фішку
    [few] { $count } фішки
   *[many] { $count } фішок
}
chips-out = Без фішок: { $names }.
chips-sheet-pot = банк: { $count }
